//! A refusal by the rules, of any game: which rule, and where the rulebook states it.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use std::fmt;

use serde::Serialize;

/// A rule that forbids a move (`R`) together with the chapter that states it (`C`), for the question that was open. Its text is for those who
/// write programs; what a player reads is said in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Forbidden<R, C> {
    /// The rule.
    #[serde(flatten)]
    pub refusal: R,
    /// Where the rulebook states it.
    pub chapter: C,
}

impl<R: fmt::Debug, C: fmt::Debug> fmt::Display for Forbidden<R, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} (rulebook: {:?})", self.refusal, self.chapter)
    }
}

impl<R: fmt::Debug, C: fmt::Debug> std::error::Error for Forbidden<R, C> {}

#[cfg(test)]
mod tests {
    use super::Forbidden;

    #[test]
    fn it_names_the_rule_and_the_chapter() {
        #[derive(Debug, serde::Serialize)]
        #[serde(tag = "rule")]
        enum Rule {
            Occupied { by: u8 },
        }
        let forbidden = Forbidden {
            refusal: Rule::Occupied { by: 2 },
            chapter: "movement",
        };
        assert_eq!(forbidden.to_string(), r#"Occupied { by: 2 } (rulebook: "movement")"#);
        let text = serde_json::to_string(&forbidden).expect("it has a text");
        assert_eq!(text, r#"{"rule":"Occupied","by":2,"chapter":"movement"}"#);
    }
}
