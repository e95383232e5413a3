//! The set-up, counted (rulebook: Game Setup).

use std::collections::BTreeSet;

use meiji::yokohama::components::Area;
use meiji::yokohama::{Ask, Occupant, State, Yokohama};

use crate::sight::places;

/// Everything that the rulebook says of a game that was just dealt.
pub fn check(game: &Yokohama, state: &State) {
    let table = &state.table;
    let content = game.content();
    let players = game.options().players();
    assert_eq!(table.players, players);

    let boards: Vec<_> = table.boards.iter().take(places(players).len()).collect();
    let mut areas: Vec<Area> = boards.iter().map(|board| board.area).collect();
    areas.sort_unstable();
    assert_eq!(areas, areas_in_play(players), "the Area boards");

    let tiles: BTreeSet<_> = boards.iter().filter_map(|board| board.building).collect();
    let tokens: BTreeSet<_> = boards.iter().filter_map(|board| board.token).collect();
    let canals = areas.iter().filter(|area| **area == Area::Canal).count();
    assert_eq!(
        tiles.len(),
        boards.len() - canals,
        "a different Building tile below every Area"
    );
    assert_eq!(
        tokens.len(),
        boards.len() - canals,
        "a different 5-Power token on every Area"
    );
    let all_tokens = content.tokens.len() + if game.options().free_agents() { 5 } else { 0 };
    assert!(tokens.iter().all(|token| usize::from(token.0) < all_tokens));
    for board in &boards {
        let canal = board.area == Area::Canal;
        assert_eq!(board.building.is_none(), canal);
        assert_eq!(board.token.is_none(), canal);
        assert!(board.shops.iter().all(Option::is_none) && board.house.is_none());
        assert_eq!(board.assistants.0, [0; 4]);
    }

    for seat in 0..players {
        let player = &table.seats.0[usize::from(seat)];
        let yen = if seat == table.starter.0 { 3 } else { 4 };
        assert_eq!(
            (player.president, player.yen, player.goods, player.imports),
            (None, yen, [1; 4], 0)
        );
        let hand = (player.hand.assistants, player.hand.shops, player.hand.houses);
        let warehouse = (
            player.warehouse.assistants,
            player.warehouse.shops,
            player.warehouse.houses,
        );
        assert_eq!((hand, warehouse), ((8, 2, 0), (12, 6, 4)));
        assert_eq!((player.points, player.orders_in_hand, player.tokens), (0, 0, 0));
    }

    // One Achievement of each stack of four.
    for (stack, achievement) in (0..).zip(&table.achievements) {
        assert_eq!(achievement.tile.0 / 4, stack);
        assert_eq!(achievement.done, [None; 4]);
    }
    let rewards: BTreeSet<_> = table.rewards.iter().flatten().collect();
    assert_eq!(rewards.len(), if game.options().achievement_rewards() { 4 } else { 0 });
    assert_eq!(table.agents, [2, 1, 3, 2, 2]);

    // Each card is in one place; 2, 1 or 0 boards of six are without cards.
    let (ports, laboratories) = if players == 2 {
        (1, 1)
    } else {
        (2, if players == 3 { 1 } else { 2 })
    };
    assert!(table.ports[..ports].iter().flatten().all(Option::is_some));
    assert!(table.ports[ports..].iter().flatten().all(Option::is_none));
    assert!(table.laboratories[..laboratories].iter().flatten().all(Option::is_some));
    assert!(table.laboratories[laboratories..].iter().flatten().all(Option::is_none));
    let order_deck = match players {
        2 => 10,
        3 => 13,
        _ => 16,
    };
    assert_eq!((table.order_deck, state.secret.orders.len()), (order_deck, order_deck));
    let technology_deck = if players == 4 { 18 } else { 24 };
    assert_eq!(
        (table.technology_deck, state.secret.technologies.len()),
        (technology_deck, technology_deck)
    );

    let mut orders: Vec<u8> = table.ports.iter().flatten().flatten().map(|order| order.0).collect();
    orders.extend(state.secret.orders.cards());
    orders.extend(state.secret.removed.iter().map(|order| order.0));
    orders.extend(
        state
            .secret
            .hands
            .0
            .iter()
            .filter_map(|hand| hand.offer)
            .flatten()
            .map(|order| order.0),
    );
    orders.sort_unstable();
    assert_eq!(orders, (0..36).collect::<Vec<u8>>(), "every Order once");
    assert_eq!(
        state.secret.removed.iter().count(),
        [16, 5, 0][usize::from(players - 2)]
    );
    let mut technologies: Vec<u8> = table
        .laboratories
        .iter()
        .flatten()
        .flatten()
        .map(|card| card.0)
        .collect();
    technologies.extend(state.secret.technologies.cards());
    technologies.sort_unstable();
    assert_eq!(technologies, (0..30).collect::<Vec<u8>>(), "every Technology once");

    // With two players one marked space of each board is blocked.
    for (board, rows) in [(table.church, content.church), (table.customs, content.customs)] {
        for (occupant, row) in board.iter().zip(rows) {
            let blocked = players == 2 && row.blocked_for_two;
            assert_eq!(*occupant, if blocked { Occupant::Neutral } else { Occupant::Nobody });
        }
        let blocked = board.iter().filter(|occupant| **occupant == Occupant::Neutral).count();
        assert_eq!(blocked, if players == 2 { 1 } else { 0 });
    }

    // The starting player chooses a first Order first.
    let decision = table.decision().expect("a question");
    assert_eq!((decision.ask, decision.seat), (Ask::FirstOrder, table.starter));
}

/// The Area boards of a game, in the order of their declaration.
fn areas_in_play(players: u8) -> Vec<Area> {
    let mut areas = vec![
        Area::Bank,
        Area::Church,
        Area::Customs,
        Area::EmploymentAgency,
        Area::LaboratoryA,
        Area::PortA,
        Area::CopperMine,
        Area::SilkMill,
        Area::Tea,
        Area::Fishing,
    ];
    if players >= 3 {
        areas.extend([Area::PortB, Area::Chinatown, Area::Canal, Area::Fishing]);
    }
    if players >= 4 {
        areas.extend([Area::LaboratoryB, Area::CopperMine, Area::SilkMill, Area::Tea]);
    }
    areas.sort_unstable();
    areas
}
