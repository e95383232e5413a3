//! What is copied of a game of Yokohama tells what others complete. That it tells nothing hidden is in `tests/suite`.

use meiji::chance::{Chance, Seed};
use meiji::sitting::Sitting;
use meiji::transcript::choices;
use meiji::yokohama::Move;

use crate::tables::table;
use crate::walk::draw;

#[test]
fn everybody_is_told_what_somebody_completes() {
    let game = table(0);
    let mut chance = Chance::new(Seed(1));
    let mut sitting = Sitting::new(game, Seed(1));
    let mut delivered = 0;
    for _ in 0..900 {
        let moves = sitting.legal_moves();
        if moves.is_empty() {
            break;
        }
        let action = draw(&moves, 1, &mut chance);
        sitting.play(action).expect("a legal move");
        if sitting.asked().is_none() {
            break;
        }
        if matches!(action, Move::Deliver(_)) {
            delivered += 1;
            let last = choices(&sitting, None).pop().and_then(|(_, mut moves)| moves.pop());
            assert_eq!(last, Some(action.to_string()));
        }
    }
    assert!(delivered > 2, "{delivered}");
}
