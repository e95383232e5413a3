//! Which rules a game is played by. Should something be ruled otherwise later, games that were begun before keep their rules.

use crate::printed::rules;

rules! {
    /// The rules that a game is played by, written as their number.
    Rules {
        /// 1, those of a document that does not tell.
        First,
    }
}
