//! What a first game explains: each point when the game asks for it.

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::guide::due;
use meiji::nippon::components::{Track, Transport};
use meiji::nippon::guide::{DECLARED, Point};
use meiji::nippon::{Ask, Move, Nippon, Stage, State};

use crate::conformance::{nippon, random_game};

fn told(game: &Nippon, state: &State, seat: Option<Seat>) -> Vec<Point> {
    due(game, &game.view(state, seat))
}

/// What explains a question.
fn explains(ask: Ask) -> &'static [Point] {
    match ask {
        Ask::Turn => &[Point::Turn, Point::Full],
        Ask::Action(_) => &[Point::Action],
        Ask::Steps(Track::Knowledge) => &[Point::Knowledge],
        Ask::Steps(_) => &[Point::Mines],
        Ask::Run => &[Point::Run],
        Ask::Contract => &[Point::Contract],
        Ask::Factory => &[Point::Factory],
        Ask::Improvement => &[Point::Improvement],
        Ask::Site(Transport::Train) => &[Point::Train],
        Ask::Site(Transport::Ship) => &[Point::Ship],
        Ask::Place => &[Point::Place],
        Ask::Return => &[Point::Return],
        Ask::Reward => &[Point::Reward],
        Ask::Space => &[Point::Space],
        Ask::Goods => &[Point::Goods],
        Ask::Finish => &[Point::Finish],
    }
}

#[test]
fn each_point_is_due_when_the_game_asks_for_it() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..8 {
            let over = random_game(&game, Seed(number), |state, _, _, _| {
                let decision = game.decision(state).expect("it goes on");
                let points = told(&game, state, Some(decision.seat));
                let has = |point| points.contains(&point);
                let question = explains(decision.ask);
                let asked = question.iter().filter(|point| has(**point)).count();
                assert_eq!(asked, 1, "{:?} is explained once: {points:?}", decision.ask);
                // Beside the question itself only what may be done at many of them is explained, and the last phase.
                let often = [Point::LastPhase, Point::Exchange, Point::Consolidate];
                let known = |point: &Point| question.contains(point) || often.contains(point);
                assert!(points.iter().all(known), "{points:?}");
                let mut moves = Vec::new();
                game.legal_moves(state, &mut moves);
                let workers = state.table.seats[decision.seat].workers.len();
                let turn = decision.ask == Ask::Turn;
                assert_eq!(has(Point::LastPhase), state.table.stage == Stage::LastPhase);
                assert_eq!(
                    has(Point::Exchange),
                    moves.iter().any(|action| matches!(action, Move::Exchange(_)))
                );
                assert_eq!(has(Point::Full), turn && workers == 6);
                assert_eq!(has(Point::Consolidate), turn && (3..6).contains(&workers));
                for seat in [None, Some(decision.seat.next(players))] {
                    assert_eq!(told(&game, state, seat), [Point::Others]);
                }
            });
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                assert!(told(&game, &over, seat).is_empty());
            }
        }
    }
}

#[test]
fn every_point_is_declared_to_scripts_by_its_name_and_nothing_else() {
    let names = Point::ALL.map(|point| serde_json::to_string(&point).expect("it has a name"));
    let declared = DECLARED.lines().find_map(|line| line.trim().strip_prefix("point: "));
    let declared = declared.and_then(|line| line.strip_suffix(';')).expect("the points");
    assert_eq!(declared, names.join(" | "));
}
