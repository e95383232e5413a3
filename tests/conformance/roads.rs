//! Whatever is paid for a walk, there is a road that costs it (rulebook: Movement step).

use meiji::game::{Game, Seat};
use meiji::yokohama::components::{Area, Title};
use meiji::yokohama::map::{self, Place};
use meiji::yokohama::{Ask, Move, State, Step, Toll, Yokohama};

/// Checks the road of every way that is offered; gives how many of them must be paid.
pub fn check(game: &Yokohama, state: &State) -> usize {
    let table = &state.table;
    if table.decision().is_none_or(|decision| decision.ask != Ask::Movement) {
        return 0;
    }
    let me = table.me();
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    let ways = moves.into_iter().filter_map(|action| match action {
        Move::Go(to, toll) => Some((to, toll)),
        _ => None,
    });
    let mut paid = 0;
    for (to, toll) in ways {
        let rides = me.knows(Title::Tram) || me.knows(Title::Station) && table.station == Some(to);
        match (me.president, game.road(table, to, toll)) {
            (Some(start), Some(road)) => {
                leads_there(state, start, &road, to);
                assert_eq!(cost(state, &road), toll, "the road from {start:?} to {to:?}: {road:?}");
                paid += usize::from(toll.yen() > 0);
            }
            (None, road) => assert_eq!(road, None, "nobody walks from the hand"),
            (Some(start), None) => assert!(rides, "no road from {start:?} to {to:?} for {toll:?}"),
        }
    }
    paid
}

/// Every step is from an Area to one that it touches, or that the Canal touches as well, over own Assistants.
fn leads_there(state: &State, start: Place, road: &[Step], to: Place) {
    let table = &state.table;
    let touch = |one, other| map::neighbours(table.players, one).contains(other);
    let canal = || table.places().find(|&place| table.board(place).area == Area::Canal);
    let mut here = start;
    for step in road {
        assert!(table.board(step.to).assistants[table.active] > 0, "{road:?}");
        let beside = match step.canal {
            true => canal().is_some_and(|canal| touch(canal, here) && touch(canal, step.to)),
            false => touch(here, step.to),
        };
        assert!(beside && here != step.to, "{road:?} from {start:?}");
        here = step.to;
    }
    assert_eq!(here, to, "{road:?} from {start:?}");
}

/// What the steps cost, as the rulebook has it: ¥1 a President, once, and ¥1 a crossing.
fn cost(state: &State, road: &[Step]) -> Toll {
    let table = &state.table;
    let mut toll = Toll::FREE;
    for step in road {
        let met = Seat::all(table.players)
            .filter(|&seat| seat != table.active && table.seats[seat].president == Some(step.to))
            .filter(|_| !table.me().knows(Title::Stagecoach))
            .fold(0, |seats, seat| seats | 1 << seat.0);
        assert_eq!(
            step.pays,
            met & !toll.seats,
            "each President is paid at the first step: {road:?}"
        );
        toll.seats |= met;
        toll.crossings += u8::from(step.canal);
    }
    toll
}
