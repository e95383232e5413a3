//! What a position is worth to a seat, in thousandths of a point: the score as it is, and what is still to come of what there is.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::rates::{Rates, Row};
use super::style::{Lean, Leaning};
use crate::game::Seat;
use crate::yokohama::minds::terms::{Terms, left};
use crate::yokohama::{State, View, Yokohama};

/// What positions are held worth.
#[derive(Clone, Debug)]
pub struct Weights {
    /// How much each term counts, in thousandths of a point.
    pub rates: Rates,
    /// By how much a lead may still change: as the game ends, and more for each sixteenth of it that is left.
    spread: [i32; 2],
    /// Who leans to a style.
    leaning: Option<Leaning>,
}

/// The file of weights.
#[derive(Debug, Serialize, Deserialize)]
struct Document {
    spread: [i32; 2],
    terms: Vec<Row>,
}

impl Weights {
    /// The weights that the game ships with: learned by `cargo run --release --example learn`.
    pub fn shipped() -> &'static Self {
        static SHIPPED: OnceLock<Weights> = OnceLock::new();
        SHIPPED.get_or_init(|| {
            Self::parse(include_str!("../yokohama/minds/weights.json")).unwrap_or_else(|_| Self::none())
        })
    }

    /// Weights by which nothing counts but the score.
    pub const fn none() -> Self {
        Self {
            rates: Rates::NONE,
            spread: [1000, 1000],
            leaning: None,
        }
    }

    /// The same with another spread of leads: as the game ends, and more for each sixteenth of it that is left.
    #[must_use]
    pub const fn with_spread(self, spread: [i32; 2]) -> Self {
        Self { spread, ..self }
    }

    /// The same of the view's seat as one who leans to a style, for the turn that it plays next; an onlooker does not lean.
    #[must_use]
    pub fn leaning(&self, game: &Yokohama, view: &View, lean: &Lean) -> Self {
        let leaning = view.seat.map(|seat| Leaning::new(&self.rates, game, view, seat, lean));
        Self {
            leaning,
            ..self.clone()
        }
    }

    /// Reads weights from JSON, a row a term. A term that has no row counts nothing.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        let Document { spread, terms } = serde_json::from_str(text)?;
        Ok(Self {
            rates: terms.into(),
            ..Self::none().with_spread(spread)
        })
    }

    /// The weights as JSON, a row a line.
    pub fn to_json(&self) -> String {
        let rows = self.rates.rows();
        let lines: Vec<String> = rows
            .map(|row| serde_json::to_string(&row).unwrap_or_default())
            .collect();
        let [end, left] = self.spread;
        format!("{{\"spread\":[{end},{left}],\"terms\":[\n{}\n]}}\n", lines.join(",\n"))
    }

    /// The worth of a state to a seat.
    pub fn worth(&self, game: &Yokohama, state: &State, seat: Seat) -> i32 {
        self.worth_with(game, state, seat, game.score(&state.table)[seat].total(), None)
    }

    /// The same with its score there, and if it leans, as it likes it.
    fn worth_with(&self, game: &Yokohama, state: &State, seat: Seat, score: u16, leaning: Option<&Leaning>) -> i32 {
        let score = 1000 * i32::from(score);
        let left = left(&state.table, seat);
        if left == 0 {
            return score;
        }
        let terms = Terms::of(game, &state.table, &state.secret.hands[seat], seat);
        score
            + match leaning {
                None => self.rates.of(&terms, left),
                Some(leaning) => leaning.to_come(&state.table, &terms, left),
            }
    }

    /// By how much the worth of a state to a seat is above the most that it is to another, in thousandths of a point. To a seat that
    /// leans to a style a state is worth what it likes it, as long as a turn is left to it.
    pub fn lead(&self, game: &Yokohama, state: &State, seat: Seat) -> i64 {
        let scores = game.score(&state.table);
        let worth = |of: Seat, leaning| i64::from(self.worth_with(game, state, of, scores[of].total(), leaning));
        let leaning = self.leaning.as_ref().filter(|leaning| leaning.is_of(seat));
        let others = Seat::all(state.table.players).filter(|&other| other != seat);
        worth(seat, leaning) - others.map(|other| worth(other, None)).max().unwrap_or(0)
    }

    /// How sure a seat may be of winning, from -1,000,000 to 1,000,000: its lead over the best of the others, by the worth of the state
    /// to each, against what may still happen to it. A lead is worth more the less of the game is left, so that who leads ends it.
    pub fn prospect(&self, game: &Yokohama, state: &State, seat: Seat) -> i32 {
        let lead = self.lead(game, state, seat);
        let [end, more] = self.spread.map(i64::from);
        let spread = end + more * i64::from(left(&state.table, seat));
        (i64::from(SURE) * lead / (lead.abs() + spread)) as i32
    }
}

/// The surest prospect.
pub const SURE: i32 = 1_000_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::game::Game;
    use crate::printed::Edition;
    use crate::yokohama::content::Content;
    use crate::yokohama::minds::terms::names;
    use crate::yokohama::{Cause, Ending, Options, Stage};

    fn dealt() -> (Yokohama, State) {
        let game = Yokohama::new(Content::first(), Options::new(2).expect("two can play"));
        let mut state = game.deal(Seed(1));
        state.table.round = 3;
        state.table.stage = Stage::Before;
        (game, state)
    }

    #[test]
    fn the_shipped_weights_know_every_term() {
        let text = include_str!("../yokohama/minds/weights.json");
        let document: Document = serde_json::from_str(text).expect("the weights are JSON");
        let rows: Vec<String> = document.terms.iter().map(|row| row.term.clone()).collect();
        assert_eq!(
            rows,
            names().collect::<Vec<_>>(),
            "learn them anew after a change of terms"
        );
        assert_eq!(Weights::shipped().to_json(), text, "as `learn` writes them");
    }

    #[test]
    fn what_one_is_ahead_the_other_is_behind() {
        let (game, mut state) = dealt();
        state.table.seats[Seat(1)].points = 9;
        let weights = Weights::shipped();
        let [one, other] = [Seat(0), Seat(1)].map(|seat| weights.prospect(&game, &state, seat));
        assert_eq!(one, -other);
        assert!(other > 0 && other < SURE);
    }

    #[test]
    fn a_lead_is_surer_when_less_is_left() {
        let (game, mut state) = dealt();
        state.table.seats[Seat(0)].points = 40;
        let weights = Weights::none();
        let early = weights.prospect(&game, &state, Seat(0));
        state.table.ending = Some(Ending {
            cause: Cause::Church,
            seat: Seat(0),
            last_round: 4,
        });
        let late = weights.prospect(&game, &state, Seat(0));
        assert!(late > early, "{late} > {early}");
    }

    #[test]
    fn when_no_turn_is_left_nothing_but_the_score_counts() {
        let (game, mut state) = dealt();
        state.table.stage = Stage::Over;
        let score = game.score(&state.table)[Seat(0)].total();
        assert_eq!(
            Weights::shipped().worth(&game, &state, Seat(0)),
            1000 * i32::from(score)
        );
    }
}
