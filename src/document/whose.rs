//! Which game a document is of.

use serde_json::Value;

/// The game of a document that tells none: the one that was there before others were.
pub const UNTOLD: &str = "yokohama";

/// The game that a document is of, by its name: the one that it tells, which may be nobody's, or [`UNTOLD`].
pub fn told(document: &Value) -> &str {
    let game = document.get("game").and_then(Value::as_str);
    game.unwrap_or(UNTOLD)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_document_is_of_the_game_that_it_tells() {
        assert_eq!(told(&json!({"game": "another", "version": 1})), "another");
        assert_eq!(told(&json!({"position": 1})), UNTOLD);
        for none in [json!({"game": 7}), json!([]), json!(null)] {
            assert_eq!(told(&none), UNTOLD, "{none}");
        }
    }
}
