//! What a position is worth to a seat, in thousandths of a point: the score as it is, and what is still to come of what there is. It is a
//! sum over the features of the position, by rates that were learned.

use serde::{Deserialize, Serialize};

use super::features::Features;
use super::rates::{Rates, Row};
use super::style::{Lean, Leaning, Styled};
use super::value::{SURE, Value, Worth};
use crate::game::{BySeat, SEATS, Seat};

/// A game whose positions somebody has learned the worth of.
pub trait Weighed: Features {
    /// The weights that the game ships with.
    fn weights() -> &'static Weights<Self>;
}

/// What positions are held worth.
#[derive(Clone, Debug)]
pub struct Weights<G: Features> {
    /// How much each feature counts, in thousandths of a point.
    pub rates: Rates<G>,
    /// By how much a lead may still change: as the game ends, and more for each sixteenth of it that is left.
    spread: [i32; 2],
    /// Who leans to a style.
    leaning: Option<Leaning<G>>,
}

/// The file of weights.
#[derive(Debug, Serialize, Deserialize)]
struct Document {
    spread: [i32; 2],
    terms: Vec<Row>,
}

impl<G: Features> Weights<G> {
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
    pub fn with_spread(self, spread: [i32; 2]) -> Self {
        Self { spread, ..self }
    }

    /// Reads weights from JSON, a row a feature. One that has no row counts nothing.
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

    /// How sure a seat may be of winning with a lead, against what may still happen to it. A lead is worth more the less of the game is
    /// left, so that who leads ends it.
    fn winning(&self, lead: i64, left: i32) -> i32 {
        let [end, more] = self.spread.map(i64::from);
        let spread = end + more * i64::from(left);
        (i64::from(SURE) * lead / (lead.abs() + spread)) as i32
    }
}

impl<G: Styled> Weights<G> {
    /// The same of a seat as one who leans to a style, for the turn that it plays next from a state.
    #[must_use]
    pub fn leaning(&self, game: &G, state: &G::State, seat: Seat, lean: &Lean<G>) -> Self {
        Self {
            leaning: Some(Leaning::new(&self.rates, game, state, seat, lean)),
            ..self.clone()
        }
    }

    /// The worth of a state to a seat, as one without a style holds it.
    pub fn worth(&self, game: &G, state: &G::State, seat: Seat) -> i32 {
        self.worth_with(game, state, seat, game.totals(state)[seat], game.left(state, seat))[0]
    }

    /// The same with its score there and what is left of the game to it, and beside it as the seat itself likes it, if it leans.
    fn worth_with(&self, game: &G, state: &G::State, seat: Seat, score: i32, left: i32) -> [i32; 2] {
        let score = 1000 * score;
        if left == 0 {
            return [score; 2];
        }
        let features = game.features(state, seat);
        let plain = score + self.rates.of(&features, left);
        match self.leaning.as_ref().filter(|leaning| leaning.is_of(seat)) {
            None => [plain; 2],
            Some(leaning) => [plain, score + leaning.to_come(game, state, &features, left)],
        }
    }

    /// By how much the worth of a state to a seat is above the most that it is to another, in thousandths of a point. To a seat that
    /// leans to a style a state is worth what it likes it, as long as a turn is left to it.
    pub fn lead(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        let mut worths = BySeat::default();
        self.weigh(game, state, &mut worths);
        worths[seat].lead
    }
}

impl<G: Styled> Value<G> for Weights<G> {
    fn weigh(&self, game: &G, state: &G::State, worths: &mut BySeat<Worth>) {
        let players = game.players();
        let scores = game.totals(state);
        let (mut all, mut lefts) = (BySeat([[0; 2]; SEATS]), BySeat([0; SEATS]));
        for seat in Seat::all(players) {
            lefts[seat] = game.left(state, seat);
            all[seat] = self.worth_with(game, state, seat, scores[seat], lefts[seat]);
        }
        for seat in Seat::all(players) {
            let others = Seat::all(players).filter(|&other| other != seat);
            let most = others.map(|other| all[other][0]).max().unwrap_or(0);
            let lead = i64::from(all[seat][1]) - i64::from(most);
            worths[seat] = Worth {
                winning: self.winning(lead, lefts[seat]),
                lead,
            };
        }
    }
}
