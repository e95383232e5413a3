//! The short notation of Yokohama Duel. That every legal move of it is read back is in `tests/suite`.

use meiji::chance::Seed;
use meiji::duel::components::{Exchange, Fee, Offering, Opener, OrderId, Place, Support};
use meiji::duel::{Duel, Move, NotAMove, State, View};
use meiji::game::{Game, Seat};
use meiji::short::Typed;

use crate::conformance::{duel, random_game};

/// What the asked seat sees, and its legal moves.
fn asked(game: &Duel, state: &State) -> (View, Vec<Move>) {
    let view = game.view(state, game.decision(state).map(|decision| decision.seat));
    let mut legal = Vec::new();
    game.moves_seen(&view, &mut legal);
    (view, legal)
}

/// Looks at some moments of random games.
fn moments(games: u64, mut look: impl FnMut(&Duel, &State)) {
    let game = duel();
    for number in 0..games {
        let mut step = 0;
        random_game(&game, Seed(number), |state, _| {
            step += 1;
            if step % 3 == 0 {
                look(&game, state);
            }
        });
    }
}

#[test]
fn moves_are_written_as_the_table_of_the_notation_says() {
    let game = duel();
    let state = game.deal(Seed(1));
    let view = game.view(&state, Some(state.table.active));
    let looked: Vec<OrderId> = view.hand.looked.iter().collect();
    let given = [Offering::Copper, Offering::Tea, Offering::Yen].into_iter().collect();
    for (action, text) in [
        (Move::GoOn, "."),
        (Move::Go(Place::TeaPlantation), ">te"),
        (Move::Go(Place::Chinatown), ">ct"),
        (Move::Open(Opener::Tram), "/tr"),
        (Move::Open(Opener::Stagecoach), "/co"),
        (Move::Open(Opener::Station), "/st"),
        (Move::Card(3), "i3"),
        (Move::Support(Support::One, false), "+1"),
        (Move::Support(Support::Two, true), "+2t"),
        (Move::Phone, "+t"),
        (Move::Exchange(Exchange::BuyImport), "bi"),
        (Move::Exchange(Exchange::SellCopper), "sc"),
        (Move::Church(2, Default::default()), "ch3"),
        (Move::Church(2, given), "ch3cty"),
        (Move::Learn(1, 0), "le2"),
        (Move::Learn(1, 1), "le2i1"),
        (Move::Station(Place::Bank), "#ba"),
        (Move::Keep(looked[0]), "k1"),
        (Move::KeepFor(looked[1], Fee::Yen), "k2y"),
        (Move::KeepFor(looked[2], Fee::Import), "k3i"),
        (Move::Under(looked[2]), "u3"),
        (Move::Bonus(0), "bo1"),
        (Move::Shop, "s"),
        (Move::House, "h"),
        (Move::Upgrade(2), "up2"),
        (Move::Trader(Place::Bank), "*ba"),
        (Move::Mill, "mill"),
    ] {
        assert_eq!(Duel::short(&view, action).as_deref(), Some(text));
        assert_eq!(game.read_short(&view, text), Ok(action), "legal or not");
    }
    assert_eq!(
        Duel::short(&view, Move::Deliver(looked[0])),
        None,
        "it is looked at, and not in hand"
    );
    let other = game.view(&state, Some(Seat(1 - state.table.active.0)));
    assert_eq!(
        Duel::short(&other, Move::Keep(looked[0])),
        None,
        "the other does not see it"
    );
}

/// By the one who looks at their first Orders, or by one who has an Order in hand.
#[test]
fn whatever_the_documentation_shows_as_typed_is_read_as_a_move() {
    let page = include_str!("../../docs/duel/notation.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    let typed = rows.filter_map(|row| row.split(" | ").next());
    let typed: Vec<&str> = typed.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    let game = duel();
    let dealt = game.deal(Seed(1));
    let mut begun = dealt;
    while begun.table.round == 0 {
        let (_, legal) = asked(&game, &begun);
        game.play(&mut begun, legal[0], &mut ());
    }
    let views = [dealt, begun].map(|state| asked(&game, &state).0);
    for text in &typed {
        let is_read = views.iter().any(|view| game.read_short(view, text).is_ok());
        assert!(is_read, "docs/duel/notation.md: {text}");
    }
    assert!(typed.len() > 25, "{} are shown", typed.len());
}

#[test]
fn what_is_no_move_is_said_to_be_none() {
    let game = duel();
    let (view, _) = asked(&game, &game.deal(Seed(1)));
    for text in [">", ">xx", "te", "k4", "i", "church", ">te >fi", "u1;"] {
        assert_eq!(game.read_short(&view, text), Err(NotAMove), "{text:?}");
    }
}

/// Without its sign.
#[test]
fn a_place_alone_stands_for_no_move_where_two_go_there() {
    let mut met = 0;
    moments(24, |game, state| {
        let (view, legal) = asked(game, state);
        for place in Place::ALL {
            let there =
                |action: &&Move| matches!(action, Move::Go(at) | Move::Trader(at) | Move::Station(at) if *at == place);
            let ways: Vec<&Move> = legal.iter().filter(there).collect();
            if let [first, _, ..] = ways[..] {
                let short = Duel::short(&view, *first).expect("a legal move can be written");
                assert_eq!(game.read_short(&view, &short[1..]), Err(NotAMove), "{short}");
                met += 1;
            }
        }
    });
    assert!(met > 0, "no two moves went to one Place");
}

#[test]
fn no_card_beyond_those_of_the_game_is_written() {
    let known = Duel::shorts_of_hands();
    for text in ["k0", "k31", "u0", "de31", "ky", "k1t"] {
        assert!(!known.iter().any(|short| short == text), "{text}");
    }
}
