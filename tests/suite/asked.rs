//! What a game asks, for sets and messages.

use meiji::game::Game;

/// What a decision asks, by name.
pub fn kind<G: Game>(decision: G::Decision) -> String {
    let told = format!("{decision:?}");
    let ask = told.split("ask: ").nth(1).unwrap_or(&told);
    ask.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
