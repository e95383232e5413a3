//! Nothing is lost: the pieces and cards of Yokohama at every moment.

use meiji::game::{Game, Seat};
use meiji::yokohama::components::{Country, OrderId, Piece, TechnologyId};
use meiji::yokohama::map;
use meiji::yokohama::{Occupant, State, Yokohama};

/// Checks that every piece and card is somewhere and only there.
pub fn check(game: &Yokohama, state: &State) {
    let table = &state.table;
    for seat in Seat::all(game.players()) {
        let player = &table.seats[seat];
        let boards = table.places().map(|place| table.board(place));
        let on_areas: u8 = boards.clone().map(|board| board.assistants[seat]).sum();
        let settled = table
            .church
            .iter()
            .chain(&table.customs)
            .filter(|on| **on == Occupant::Seat(seat))
            .count() as u8;
        let achieved = table
            .achievements
            .iter()
            .filter(|achievement| achievement.done_by(seat))
            .count() as u8;
        let assistants = player.hand.assistants + player.warehouse.assistants + on_areas + settled + achieved;
        assert_eq!(assistants, 20, "the Assistants of {seat:?}");

        let built: usize = boards
            .clone()
            .map(|board| board.shops.iter().filter(|shop| **shop == Some(seat)).count())
            .sum();
        assert_eq!(
            player.hand.shops + player.warehouse.shops + built as u8,
            8,
            "the Shops of {seat:?}"
        );
        let houses = boards.clone().filter(|board| board.house == Some(seat)).count() as u8;
        assert_eq!(
            player.hand.houses + player.warehouse.houses + houses,
            4,
            "the Trading Houses of {seat:?}"
        );
        assert_eq!(
            table.built(seat, Piece::Shop),
            built as u8,
            "the Shops that {seat:?} has built"
        );
        assert_eq!(
            table.built(seat, Piece::TradingHouse),
            houses,
            "the Trading Houses that {seat:?} has built"
        );
        assert!(
            boards
                .clone()
                .all(|board| board.shops.iter().filter(|shop| **shop == Some(seat)).count() <= 1)
        );

        assert!(player.orders_in_hand <= 3, "the hand limit");
        assert_eq!(state.secret.hands[seat].orders.len(), player.orders_in_hand);
        let icons: u8 = player.icons.iter().sum();
        let flag = player
            .reward
            .and_then(|reward| game.content().rewards[usize::from(reward.0)].country);
        assert_eq!(
            icons,
            player.completed.len() + player.technologies.len() + u8::from(flag.is_some())
        );
        if let Some(place) = player.president {
            assert!(table.takes_pieces(place), "a President stands on an Area");
        }
    }
    for board in table
        .places()
        .map(|place| table.board(place))
        .filter(|board| board.building.is_none())
    {
        assert!(
            board.token.is_none() && board.house.is_none() && board.shops == [None; 4],
            "the Canal takes nothing"
        );
        assert!(
            board.assistants.0.iter().all(|count| *count == 0),
            "the Canal takes nobody"
        );
    }
    cards(state);
    agents(state);
    assert!(table.places().count() == usize::from(map::places(game.players())));
}

fn cards(state: &State) {
    let (table, secret) = (&state.table, &state.secret);
    let mut orders = [0; 36];
    let hands = Seat::all(table.players).map(|seat| &secret.hands[seat]);
    let in_hands = hands.flat_map(|hand| {
        hand.orders
            .iter()
            .chain(hand.offer.into_iter().flatten())
            .chain(hand.refused)
            .collect::<Vec<OrderId>>()
    });
    let completed = Seat::all(table.players).flat_map(|seat| table.seats[seat].completed.iter());
    let decks = secret
        .orders
        .cards()
        .iter()
        .map(|card| OrderId(*card))
        .chain(secret.removed.iter());
    let ports = table.ports.iter().flatten().flatten().copied();
    for order in in_hands.chain(completed).chain(decks).chain(ports) {
        orders[usize::from(order.0)] += 1;
    }
    assert_eq!(orders, [1; 36], "every Order is in one place");
    assert_eq!(secret.orders.len(), table.order_deck);

    let mut technologies = [0; 30];
    let owned = Seat::all(table.players).flat_map(|seat| table.seats[seat].technologies.iter());
    let deck = secret.technologies.cards().iter().map(|card| TechnologyId(*card));
    for card in owned
        .chain(deck)
        .chain(table.laboratories.iter().flatten().flatten().copied())
    {
        technologies[usize::from(card.0)] += 1;
    }
    assert_eq!(technologies, [1; 30], "every Technology is in one place");
    assert_eq!(secret.technologies.len(), table.technology_deck);
}

fn agents(state: &State) {
    let table = &state.table;
    for country in Country::ALL {
        let index = country.index();
        let players = Seat::all(table.players).map(|seat| &table.seats[seat]);
        let taken: u8 = players
            .map(|player| player.agents[index] + player.used_agents[index])
            .sum();
        assert_eq!(
            table.agents[index] + taken,
            country.agents(),
            "the agents of {country:?}"
        );
    }
}
