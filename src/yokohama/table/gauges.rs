//! How near the end of the game is: what gauges and sentences tell of it (rulebook: Endgame Conditions).

use super::Show;
use crate::yokohama::Condition;
use crate::yokohama::components::ORDERS;

/// How near an endgame condition is: from 0 to 1, which ends the game.
pub(super) fn nearness(condition: &Condition) -> f32 {
    if condition.counts_down() {
        1.0 - f32::from(condition.has) / ORDERS as f32
    } else {
        f32::from(condition.has) / f32::from(condition.needs)
    }
}

/// How far an endgame condition is met, in a sentence that names who is nearest.
pub(super) fn spoken(show: &Show, condition: &Condition) -> String {
    let Condition {
        cause,
        has,
        needs,
        leader,
    } = *condition;
    let said = show.words.spoken_gauge(cause, has, needs);
    match leader {
        Some(seat) => show.words.spoken_nearest(said, show.names.of(seat)),
        None => said,
    }
}
