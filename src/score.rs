//! Scores of any game, line by line.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

/// A final score, in points: its lines, in the order of the score sheet. A line may be below 0, where a game takes points away.
macro_rules! score {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $line:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize)]
        #[serde(rename_all = "camelCase")]
        pub struct $name { $($(#[$doc])* pub $line: i32),+ }

        impl $name {
            /// The whole score.
            pub fn total(&self) -> i32 {
                self.lines().iter().sum()
            }

            /// Its lines, in their order.
            pub const fn lines(&self) -> [i32; [$(stringify!($line)),+].len()] {
                [$(self.$line),+]
            }
        }
    };
}

pub(crate) use score;

/// What counts add up to. Nothing limits them in a game that is played for ever: it stays at the most there is and never wraps round.
pub fn sum(counts: &[u16]) -> u16 {
    counts.iter().fold(0, |sum: u16, count| sum.saturating_add(*count))
}

#[cfg(test)]
mod tests {
    use super::sum;

    score! {
        /// A score.
        Score {
            /// For Orders.
            orders,
            /// For what is most.
            most_orders,
        }
    }

    #[test]
    fn a_score_is_the_sum_of_its_lines() {
        let score = Score {
            orders: 7,
            most_orders: -6,
        };
        assert_eq!(score.lines(), [7, -6]);
        assert_eq!(score.total(), 1);
        let text = serde_json::to_string(&score).expect("it has a text");
        assert_eq!(text, r#"{"orders":7,"mostOrders":-6}"#);
    }

    #[test]
    fn a_sum_never_wraps_round() {
        assert_eq!(sum(&[]), 0);
        assert_eq!(sum(&[u16::MAX, 1, 2]), u16::MAX);
    }
}
