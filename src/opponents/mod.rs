//! Computer players. Each is given the view of its seat and a seed of its own, and nothing else.

mod account;
mod ahead;
mod coach;
mod computer;
mod features;
mod greedy;
mod habits;
mod master;
mod planner;
mod random;
mod rates;
mod style;
#[cfg(test)]
pub(crate) mod suite;
mod turns;
mod value;
mod worth;

use serde::{Deserialize, Serialize};

pub use account::{Accounted, Reason};
pub use coach::{Advice, Judgement, Why, advise, chances, judge};
pub use computer::{Computer, NotAComputer, deal_styles};
pub(crate) use features::features;
pub use features::{Features, Group, Numbers, Subject, WHOLE, groups, names};
pub use greedy::Clerked;
pub use habits::Habits;
pub use rates::Rates;
pub use style::{Lean, Style, Styled};
pub use turns::{Keep, Search, Turn};
pub use value::{SURE, Value, Worth};
pub use worth::{Weighed, Weights};

use crate::chance::Seed;
use ahead::Mind;
use planner::Care;

/// A game that all kinds of computer players play.
pub trait Pondered: Weighed + Accounted + Habits + Clerked {}

impl<G: Weighed + Accounted + Habits + Clerked> Pondered for G {}

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// Plays any legal move; for tests.
    Random,
    /// Tries many ways to play its turn and takes the best one, for the points and means it leaves.
    Greedy,
    /// Thinks of a few ways to play its turn, and overlooks some.
    Apprentice,
    /// Compares whole turns by what it has learned they are worth.
    Merchant,
    /// Plays on in its head after the best turns.
    Master,
}

/// How hard a computer player thinks about a turn. It counts work and not time, so that the same effort gives the same move everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effort {
    /// How often a Master plays on in its head.
    pub playouts: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { playouts: 400 }
    }
}

impl Opponent {
    /// The kinds there are.
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Apprentice,
        Self::Greedy,
        Self::Merchant,
        Self::Master,
    ];

    /// What it is called by programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Apprentice => "apprentice",
            Self::Merchant => "merchant",
            Self::Master => "master",
        }
    }

    /// Whether it can have a [`Style`]. An Apprentice's plans are too simple for one; `Greedy` stays as it is, as the measure for the others.
    pub const fn has_styles(self) -> bool {
        matches!(self, Self::Merchant | Self::Master)
    }

    /// Answers the question that is open for the view's seat, or `None` if that seat is not asked. The same view and seed
    /// give the same move.
    pub fn choose<G: Pondered>(self, game: &G, view: &G::View, seed: Seed) -> Option<G::Move> {
        self.plan(game, view, Effort::default(), seed).first().copied()
    }

    /// The next moves of the view's seat, at least one, up to where something hidden shows or its turn ends; none if that seat
    /// is not asked. The same view and seed give the same moves.
    pub fn plan<G: Pondered>(self, game: &G, view: &G::View, effort: Effort, seed: Seed) -> Vec<G::Move> {
        self.plan_leaning(game, view, None, effort, seed, &mut |_| ())
    }

    /// The same by one who leans to a style, of which a kind without styles takes no notice; `told` hears now and then how many of the
    /// effort's playouts were made.
    fn plan_leaning<G: Pondered>(
        self,
        game: &G,
        view: &G::View,
        lean: Option<&Lean<G>>,
        effort: Effort,
        seed: Seed,
        told: &mut dyn FnMut(u32),
    ) -> Vec<G::Move> {
        let mut moves = Vec::new();
        game.moves_seen(view, &mut moves);
        if moves.len() < 2 {
            return moves;
        }
        let lean = lean.filter(|_| self.has_styles());
        let leaning = lean.and_then(|lean| leaning(game, view, lean));
        let plain = G::weights();
        let value = leaning.as_ref().unwrap_or(plain);
        let mind = Mind { game, view, value };
        match self {
            Self::Random => vec![random::choose(&moves, seed)],
            Self::Greedy => vec![greedy::choose(game, view, &moves, seed)],
            Self::Apprentice => planner::plan(&mind, Care::APPRENTICE, seed),
            Self::Merchant => planner::plan(&mind, Care::MERCHANT, seed),
            Self::Master => master::plan(&mind, plain, effort, seed, told),
        }
    }
}

/// The weights of the seat that is asked as one who leans, for the turn that it plays next. What it cannot know is dealt anew: it makes no
/// difference to what it has.
fn leaning<G: Pondered>(game: &G, view: &G::View, lean: &Lean<G>) -> Option<Weights<G>> {
    let state = game.determinize(view, Seed(0));
    turns::mover(game, &state).map(|seat| G::weights().leaning(game, &state, seat, lean))
}
