//! Styles: what a computer player is fond of, so that those at a table do not all play alike.
//!
//! One with a style takes what it is fond of where it costs little: it counts each such thing as if it made its own seat so much surer
//! of winning. What it holds others to play, and what it thinks the others' things are worth, has no style.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::Computer;
use crate::chance::{Chance, Seed};
use crate::game::Seat;
use crate::yokohama::{Pieces, Player, Table};

/// What a Merchant or Master is fond of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// Shops and Trading Houses.
    Builder,
    /// Technologies.
    Scholar,
    /// Delivered Orders: a merchant of goods.
    Trader,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 3] = [Self::Builder, Self::Scholar, Self::Trader];

    /// What it is called by programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Scholar => "scholar",
            Self::Trader => "trader",
        }
    }

    /// How many things a player has got that one of this style is fond of.
    pub const fn count(self, player: &Player) -> i32 {
        let things = match self {
            Self::Builder => {
                let unbuilt = player.hand.shops + player.warehouse.shops + player.hand.houses + player.warehouse.houses;
                Pieces::ALL.shops + Pieces::ALL.houses - unbuilt
            }
            Self::Scholar => player.technologies.len(),
            Self::Trader => player.completed.len(),
        };
        things as i32
    }

    /// How far one of this style leans.
    pub fn lean(self) -> Lean {
        static SHIPPED: OnceLock<Vec<Lean>> = OnceLock::new();
        let shipped = SHIPPED.get_or_init(|| serde_json::from_str(include_str!("styles.json")).unwrap_or_default());
        let own = shipped.iter().find(|lean| lean.style == self);
        own.copied().unwrap_or(Lean { style: self, by: 0 })
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How far somebody leans to a style. How far each may without playing worse is learned by `cargo run --release --example learn -- --leans --games 1000 --seed 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lean {
    /// To what.
    pub style: Style,
    /// How much surer of winning one thing more counts, in millionths: see [`Weights::prospect`](super::Weights::prospect).
    pub by: i32,
}

/// Somebody at a table who leans.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leaning {
    seat: Seat,
    lean: Lean,
    had: i32,
}

impl Leaning {
    /// A seat that leans from what it has now: what it has got already makes it no surer.
    pub(super) fn new(table: &Table, seat: Seat, lean: Lean) -> Self {
        let had = lean.style.count(&table.seats[seat]);
        Self { seat, lean, had }
    }

    /// How much surer of winning a seat takes itself to be than it is.
    pub(super) fn surer(self, table: &Table, seat: Seat) -> i32 {
        if self.seat != seat {
            return 0;
        }
        self.lean.by * (self.lean.style.count(&table.seats[seat]) - self.had)
    }
}

/// Gives each Merchant and Master at a table a style if it has none, by the game's seed: one that nobody there has, as long as there is
/// one. `computers` are the seats', `None` where a person plays.
pub fn deal_styles(seed: Seed, computers: &mut [Option<Computer>]) {
    /// So that styles have nothing to do with the cards of the same seed.
    const APART: u64 = 0x5374_796C_6573;
    let mut order = Style::ALL;
    Chance::new(Seed(seed.0 ^ APART)).shuffle(&mut order);
    for at in 0..computers.len() {
        let with = |style: Style| {
            let seated = computers.iter().flatten();
            seated.filter(|computer| computer.style() == Some(style)).count()
        };
        let rarest = order.into_iter().min_by_key(|&style| with(style));
        let plain = computers[at].filter(|computer| computer.style().is_none());
        if let (Some(style), Some(computer)) = (rarest, plain) {
            computers[at] = Some(computer.in_style(style).unwrap_or(computer));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::opponents::{Opponent, Weights};
    use crate::yokohama::components::{OrderId, TechnologyId};
    use crate::yokohama::content::Content;
    use crate::yokohama::{Options, Stage, State, Yokohama};

    fn dealt() -> (Yokohama, State) {
        let game = Yokohama::new(Content::first(), Options::new(2).expect("two can play"));
        let mut state = game.deal(Seed(1));
        state.table.round = 3;
        state.table.stage = Stage::Before;
        (game, state)
    }

    #[test]
    fn things_are_counted_that_are_built_learned_and_delivered() {
        let (_, mut state) = dealt();
        let player = &mut state.table.seats[Seat(0)];
        assert_eq!(Style::ALL.map(|style| style.count(player)), [0, 0, 0]);
        player.hand.shops -= 2;
        player.warehouse.houses -= 1;
        player.technologies.insert(TechnologyId(4));
        player.completed.insert(OrderId(3));
        player.completed.insert(OrderId(9));
        assert_eq!(Style::ALL.map(|style| style.count(player)), [3, 1, 2]);
    }

    #[test]
    fn a_lean_makes_its_own_seat_surer_and_no_other() {
        let (game, mut state) = dealt();
        let weights = Weights::shipped();
        let lean = Lean {
            style: Style::Scholar,
            by: 70,
        };
        let leaning = weights.leaning(Leaning::new(&state.table, Seat(1), lean));
        let both = |state: &State| {
            [Seat(0), Seat(1)].map(|seat| [weights, &leaning].map(|by| by.prospect(&game, state, seat)))
        };
        for [plain, leaning] in both(&state) {
            assert_eq!(plain, leaning, "what there was before makes nobody surer");
        }
        for player in &mut state.table.seats.0 {
            player.technologies.insert(TechnologyId(4));
        }
        let [other, own] = both(&state);
        assert_eq!(other[0], other[1]);
        assert_eq!(own[0] + 70, own[1]);
        let leads = [weights, &leaning].map(|by| by.lead(&game, &state, Seat(1)));
        assert_eq!(leads[0], leads[1], "the coach's figure stays");
    }

    #[test]
    fn every_style_leans_as_far_as_was_learned() {
        let text = include_str!("styles.json");
        let leans: Vec<Lean> = serde_json::from_str(text).expect("the leans are JSON");
        assert_eq!(leans, Style::ALL.map(Style::lean), "a row a style");
        assert!(leans.iter().all(|lean| lean.by > 0), "{leans:?}");
    }

    fn merchant() -> Option<Computer> {
        Some(Opponent::Merchant.into())
    }

    fn styles(computers: &[Option<Computer>]) -> Vec<Option<Style>> {
        let styles = computers.iter().map(|computer| computer.and_then(Computer::style));
        styles.collect()
    }

    #[test]
    fn three_opponents_get_three_styles_the_same_for_the_same_seed() {
        let mut orders = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut computers = [None, merchant(), merchant(), Some(Opponent::Master.into())];
            deal_styles(Seed(seed), &mut computers);
            let mut again = [None, merchant(), merchant(), Some(Opponent::Master.into())];
            deal_styles(Seed(seed), &mut again);
            assert_eq!(computers, again);
            let found = styles(&computers);
            assert_eq!(found[0], None, "a person has no style");
            orders.insert(found.clone());
            let mut found: Vec<Style> = found.into_iter().flatten().collect();
            found.sort_unstable();
            assert_eq!(found, Style::ALL);
        }
        assert_eq!(orders.len(), 6, "every order comes with some seed");
    }

    #[test]
    fn who_has_a_style_keeps_it_and_who_comes_later_gets_another() {
        let builder = merchant().and_then(|merchant| merchant.in_style(Style::Builder));
        let mut computers = [builder, merchant(), Some(Opponent::Greedy.into()), None];
        deal_styles(Seed(7), &mut computers);
        assert_eq!(computers[0], builder);
        assert_eq!(computers[2], Some(Opponent::Greedy.into()), "a Clerk has no style");
        let second = styles(&computers)[1];
        assert!(second.is_some_and(|style| style != Style::Builder), "{second:?}");
    }
}
