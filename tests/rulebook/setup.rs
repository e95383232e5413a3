//! Game Setup.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::words::Words;
use meiji::yokohama::components::Country;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Ask, Chapter, Move, Occupant, Options, OptionsError, Refusal, State, Yokohama};

use crate::scene::{EVA, JACK, MARY, Scene, WILLIAM, conserved};

fn game(players: u8) -> Yokohama {
    Yokohama::new(Content::first(), Options::new(players).unwrap())
}

fn dealt(players: u8, seed: u64) -> State {
    game(players).deal(Seed(seed))
}

fn started_by(players: u8, starter: Seat) -> Yokohama {
    Yokohama::new(
        Content::first(),
        Options::new(players).unwrap().with_starter(starter).unwrap(),
    )
}

/// Setup, step 4: what a player receives; ruling: 12 of the 15 Assistants in the Warehouse are Assistants of the game.
#[test]
fn each_player_receives_the_same_pieces_and_goods() {
    for players in 2..=4 {
        let state = dealt(players, 8);
        for seat in Seat::all(players) {
            let player = state.table.seats[seat];
            assert_eq!(player.president, None);
            assert_eq!(
                (player.hand.assistants, player.hand.shops, player.hand.houses),
                (8, 2, 0)
            );
            let warehouse = player.warehouse;
            assert_eq!((warehouse.assistants, warehouse.shops, warehouse.houses), (12, 6, 4));
            assert_eq!(player.goods, [1, 1, 1, 1]);
            assert_eq!((player.imports, player.points), (0, 0));
            assert!(player.technologies.is_empty() && player.completed.is_empty());
        }
        conserved(&state);
    }
}

/// Setup, step 4: ¥3 for the starting player, ¥4 for all others.
#[test]
fn the_starting_player_has_a_yen_less() {
    for starter in Seat::all(4) {
        let state = started_by(4, starter).deal(Seed(2));
        for seat in Seat::all(4) {
            assert_eq!(state.table.seats[seat].yen, if seat == starter { 3 } else { 4 });
        }
    }
}

/// Ruling: the start page or the seed names the starting player.
#[test]
fn the_starting_player_is_named_or_drawn() {
    assert_eq!(started_by(3, WILLIAM).deal(Seed(1)).table.starter, WILLIAM);
    let drawn = (0..60)
        .map(|seed| dealt(4, seed).table.starter)
        .collect::<BTreeSet<_>>();
    assert!(drawn.into_iter().eq(Seat::all(4)));
    let nobody = Options::new(2).unwrap().with_starter(WILLIAM);
    assert_eq!(nobody, Err(OptionsError::Starter(2)));
}

/// The game is for two to four players.
#[test]
fn one_or_five_cannot_play() {
    assert_eq!(Options::new(1), Err(OptionsError::Players(1)));
    assert_eq!(Options::new(5), Err(OptionsError::Players(5)));
    let told = |error| Words::default().options_error(error);
    assert!(told(OptionsError::Players(5)).contains("2, 3 or 4 players, not for 5"));
    assert!(told(OptionsError::Starter(3)).contains("seat 4"));
    assert!((2..=4).all(|players| Options::new(players).is_ok()));
}

/// Setup, step 5: the starting player takes the first turn, and stays the starting player.
#[test]
fn the_starting_player_begins_every_round() {
    let game = started_by(3, EVA);
    let mut state = game.deal(Seed(4));
    (0..3).for_each(|_| game.play(&mut state, Move::Keep(0), &mut ()));
    let mut scene = Scene {
        game,
        state,
        events: Vec::new(),
    };
    for round in 1..=3 {
        for seat in [EVA, WILLIAM, JACK] {
            assert_eq!((scene.asked(), scene.state.table.round), (seat, round));
            assert_eq!(scene.state.table.starter, EVA);
            scene.end_turn();
        }
    }
}

/// Setup, step 6: one tile of each stack of four Achievements, drawn at random.
#[test]
fn one_achievement_of_each_stack_lies_open() {
    let mut seen = BTreeSet::new();
    for seed in 0..100 {
        let tiles = dealt(2, seed).table.achievements.map(|achievement| achievement.tile.0);
        assert_eq!(tiles.map(|tile| tile / 4), [0, 1, 2]);
        seen.extend(tiles);
    }
    assert!(seen.into_iter().eq(0..12));
}

/// Setup, step 7: the Laboratory boards in play are filled. Ruling: 24 / 24 / 18 cards stay in the deck.
#[test]
fn the_laboratories_are_filled_from_the_technology_deck() {
    for (players, filled, deck) in [(2, 6, 24), (3, 6, 24), (4, 12, 18)] {
        let State { table, secret } = dealt(players, 6);
        let cards = table.laboratories.iter().flatten().flatten().map(|card| card.0);
        let open = cards.collect::<BTreeSet<_>>();
        assert_eq!(open.len(), filled);
        assert_eq!((table.technology_deck, secret.technologies.len()), (deck, deck));
        let all = open
            .iter()
            .chain(secret.technologies.cards())
            .copied()
            .collect::<BTreeSet<_>>();
        assert_eq!(all.len(), 30, "every card is in the game once");
        assert_eq!(
            table.laboratories[1][0].is_some(),
            players == 4,
            "Laboratory B is for four players"
        );
    }
}

/// Setup, step 8: 16 / 5 / 0 Orders leave the game unseen. Ruling: 10 / 13 / 16 stay in the deck.
#[test]
fn orders_are_removed_unseen_and_the_ports_filled() {
    for (players, filled, removed, deck) in [(2, 6, 16, 10), (3, 12, 5, 13), (4, 12, 0, 16)] {
        let State { table, secret } = dealt(players, 6);
        let open = table
            .ports
            .iter()
            .flatten()
            .flatten()
            .map(|card| card.0)
            .collect::<BTreeSet<_>>();
        assert_eq!(open.len(), filled);
        assert_eq!(
            table.ports[1][0].is_some(),
            players > 2,
            "Port B is for three and four players"
        );
        assert_eq!(secret.removed.len(), removed);
        assert_eq!((table.order_deck, secret.orders.len()), (deck, deck));
        let offers = Seat::all(players).flat_map(|seat| secret.hands[seat].offer.unwrap());
        let hidden = secret.removed.iter().chain(offers).map(|card| card.0);
        let all = open
            .iter()
            .copied()
            .chain(hidden)
            .chain(secret.orders.cards().iter().copied());
        let all = all.collect::<Vec<_>>();
        assert_eq!(all.len(), 36);
        assert_eq!(
            all.into_iter().collect::<BTreeSet<_>>().len(),
            36,
            "every card is in the game once"
        );
    }
}

/// Ruling: the Ports are filled first; then each player, in turn order, sees two Orders.
#[test]
fn first_orders_are_dealt_in_turn_order_after_the_ports() {
    let by_jack = started_by(3, JACK).deal(Seed(9));
    let by_william = started_by(3, WILLIAM).deal(Seed(9));
    assert_eq!(by_jack.table.ports, by_william.table.ports);
    let offers = |state: &State, seats: [Seat; 3]| seats.map(|seat| state.secret.hands[seat].offer);
    assert_eq!(
        offers(&by_jack, [JACK, EVA, WILLIAM]),
        offers(&by_william, [WILLIAM, JACK, EVA])
    );
}

/// Setup, step 8: each player keeps one of two Orders, in turn order, and the other returns to the box.
#[test]
fn each_player_keeps_one_of_two_orders() {
    let game = started_by(4, MARY);
    let mut state = game.deal(Seed(3));
    for (seat, keep) in [(MARY, 0), (JACK, 1), (EVA, 1), (WILLIAM, 0)] {
        let decision = game.decision(&state).unwrap();
        assert_eq!((decision.seat, decision.ask), (seat, Ask::FirstOrder));
        let offer = state.secret.hands[seat].offer.unwrap();
        game.try_play(&mut state, Move::Keep(keep), &mut ()).unwrap();
        let hand = state.secret.hands[seat];
        assert!(hand.orders.iter().eq([offer[usize::from(keep)]]));
        assert_eq!(hand.refused, Some(offer[usize::from(1 - keep)]));
        assert_eq!(hand.offer, None);
        assert_eq!(state.table.seats[seat].orders_in_hand, 1);
    }
    let decision = game.decision(&state).unwrap();
    assert_eq!((decision.seat, decision.ask, state.table.round), (MARY, Ask::Before, 1));
}

/// Setup, step 8: one of the two is kept; neither both nor none.
#[test]
fn an_order_must_be_kept() {
    let game = game(2);
    let state = game.deal(Seed(1));
    let mut moves = Vec::new();
    game.legal_moves(&state, &mut moves);
    assert_eq!(moves, [Move::Keep(0), Move::Keep(1)]);
    let forbidden = game.why_not(&state, Move::GoOn).unwrap();
    assert_eq!(
        (forbidden.refusal, forbidden.chapter),
        (Refusal::MustChoose, Chapter::Setup)
    );
    let forbidden = game.why_not(&state, Move::Keep(2)).unwrap();
    assert_eq!(
        (forbidden.refusal, forbidden.chapter),
        (Refusal::NoSuchThing, Chapter::Setup)
    );
}

/// Setup: with two players an unused colour's Assistant blocks a marked space. Ruling: one each on Church and Customs.
#[test]
fn two_players_block_a_space_of_the_church_and_of_the_customs() {
    let marked = |spaces: &[Occupant]| spaces.iter().position(|space| *space == Occupant::Neutral);
    let content = Content::first();
    let table = dealt(2, 1).table;
    for (spaces, rows) in [(table.church, content.church), (table.customs, content.customs)] {
        let count = |occupant| spaces.iter().filter(|space| **space == occupant).count();
        assert_eq!((count(Occupant::Neutral), count(Occupant::Nobody)), (1, 7));
        assert_eq!(marked(&spaces), rows.iter().position(|row| row.blocked_for_two));
    }
    for players in [3, 4] {
        let table = dealt(players, 1).table;
        assert_eq!(
            (table.church, table.customs),
            ([Occupant::Nobody; 8], [Occupant::Nobody; 8])
        );
    }
}

/// Setup, step 3, and Game Components: 2 American, 1 Dutch, 3 British, 2 French and 2 German agents in the supply.
#[test]
fn ten_foreign_agents_lie_in_the_supply() {
    for players in 2..=4 {
        let supply = dealt(players, 1).table.agents;
        let by_name = [
            Country::American,
            Country::Dutch,
            Country::British,
            Country::French,
            Country::German,
        ];
        assert_eq!(by_name.map(|country| supply[country.index()]), [2, 1, 3, 2, 2]);
    }
}

/// Setup: the Station token lies in the supply, nothing stands anywhere, no mini-expansion is in unless agreed.
#[test]
fn the_table_is_empty_at_first() {
    let table = dealt(4, 1).table;
    assert_eq!(table.station, None);
    assert_eq!(table.rewards, [None; 4]);
    assert_eq!(table.ending, None);
    for board in table.boards {
        assert_eq!(
            (board.shops, board.house, board.assistants.0),
            ([None; 4], None, [0; 4])
        );
    }
    assert!(
        table
            .achievements
            .iter()
            .all(|achievement| achievement.done == [None; 4])
    );
}

/// Ruling: a player's 20 Assistants are in hand, Areas, boards, Achievements or Warehouse at every moment.
#[test]
fn pieces_are_conserved_at_every_moment() {
    for players in 2..=4 {
        let game = game(players);
        let mut state = game.deal(Seed(players.into()));
        let mut moves = Vec::new();
        let mut chance = meiji::chance::Chance::new(Seed(17));
        for _ in 0..3000 {
            game.legal_moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut ());
            conserved(&state);
        }
        assert!(state.table.round > 3, "the game came under way");
    }
}
