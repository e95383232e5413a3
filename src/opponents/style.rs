//! Styles: what a computer player is fond of, so that those at a table do not all play alike.
//!
//! One with a style holds the things that it is fond of worth a little more than they are, and as much what promises them: a scholar likes
//! Power at a Laboratory as well. So it goes for them in time, where they come cheap. What it holds others to play, and what it thinks
//! the others' things are worth, has no style.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::{Computer, Rates, Terms, left};
use crate::chance::{Chance, Seed};
use crate::game::Seat;
use crate::yokohama::{Pieces, Player, Table, View, Yokohama};

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

    /// How one of this style leans; `None` if nobody has learned it.
    pub fn lean(self) -> Option<&'static Lean> {
        static SHIPPED: OnceLock<Vec<Lean>> = OnceLock::new();
        let shipped = SHIPPED
            .get_or_init(|| serde_json::from_str(include_str!("../yokohama/minds/styles.json")).unwrap_or_default());
        shipped.iter().find(|lean| lean.style == self)
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How somebody leans to a style. It is learned by `cargo run --release --example learn -- --leans`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lean {
    /// To what.
    pub style: Style,
    /// What each of its things is worth beside all else that it brings, in thousandths of a point.
    pub by: i32,
    /// How many more of them the terms of a position promise to the end of the game, in thousandths of a thing.
    pub terms: Rates,
}

/// A seat at a table that leans.
#[derive(Clone, Debug)]
pub(super) struct Leaning {
    seat: Seat,
    style: Style,
    by: i32,
    rates: Rates,
    /// How much more it likes what it had as its turn began: only what the turn does to that is to count.
    before: i32,
}

impl Leaning {
    /// The view's seat with this lean, to which terms count as much as to others and as they promise things of its style.
    pub(super) fn new(rates: &Rates, game: &Yokohama, view: &View, seat: Seat, lean: &Lean) -> Self {
        let terms = Terms::of(game, &view.table, &view.hand, seat);
        let left = left(&view.table, seat);
        let mut leaning = Self {
            seat,
            style: lean.style,
            by: lean.by,
            rates: rates.clone().with(lean.by, &lean.terms),
            before: 0,
        };
        leaning.before = leaning.to_come(&view.table, &terms, left) - rates.of(&terms, left);
        leaning
    }

    /// Whether it is that seat.
    pub(super) const fn is_of(&self, seat: Seat) -> bool {
        self.seat.0 == seat.0
    }

    /// What is still to come of some terms when so much of the game is left, in thousandths of a point as the seat likes it.
    pub(super) fn to_come(&self, table: &Table, terms: &Terms, left: i32) -> i32 {
        let things = self.by * self.style.count(&table.seats[self.seat]);
        self.rates.of(terms, left) + things - self.before
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
    use crate::printed::Edition;
    use crate::yokohama::components::{OrderId, TechnologyId};
    use crate::yokohama::content::Content;
    use crate::yokohama::minds::terms::names;
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

    /// The lead of each of two seats, plainly and as somebody sees it who leans.
    fn leads(game: &Yokohama, state: &State, leaning: &Weights) -> [[i64; 2]; 2] {
        [Seat(0), Seat(1)].map(|seat| [Weights::shipped(), leaning].map(|weights| weights.lead(game, state, seat)))
    }

    #[test]
    fn a_seat_that_leans_likes_more_of_its_things_and_no_other_does() {
        let (game, mut state) = dealt();
        let lean = Lean {
            style: Style::Scholar,
            by: 70,
            terms: Rates::NONE,
        };
        let leaning = Weights::shipped().leaning(&game, &game.view(&state, Some(Seat(1))), &lean);
        for [plain, leaning] in leads(&game, &state, &leaning) {
            assert_eq!(plain, leaning, "what there was before counts nothing");
        }
        for player in &mut state.table.seats.0 {
            player.technologies.insert(TechnologyId(4));
        }
        let [other, own] = leads(&game, &state, &leaning);
        assert_eq!(other[0], other[1]);
        assert_eq!(own[0] + 70, own[1]);
        state.table.stage = Stage::Over;
        let [_, own] = leads(&game, &state, &leaning);
        assert_eq!(own[0], own[1], "in the end only the score counts");
    }

    #[test]
    fn what_promises_a_thing_is_liked_like_that_part_of_it() {
        let (game, mut state) = dealt();
        let mut terms = Rates::NONE;
        let yen = names().position(|name| name == "Yen 0").expect("there is such a term");
        (terms.early[yen], terms.late[yen]) = (500, 500);
        let lean = Lean {
            style: Style::Trader,
            by: 60,
            terms,
        };
        state.table.seats[Seat(0)].yen = 0;
        let leaning = Weights::shipped().leaning(&game, &game.view(&state, Some(Seat(0))), &lean);
        state.table.seats[Seat(0)].yen = 2;
        let [own, other] = leads(&game, &state, &leaning);
        assert_eq!(own[0] + 60, own[1], "two yen promise half a thing each");
        assert_eq!(other[0], other[1]);
    }

    #[test]
    fn every_style_leans_as_was_learned() {
        let text = include_str!("../yokohama/minds/styles.json");
        let leans: Vec<Lean> = serde_json::from_str(text).expect("the leans are JSON");
        let shipped: Vec<Lean> = Style::ALL.into_iter().filter_map(Style::lean).cloned().collect();
        assert_eq!(leans, shipped, "a row a style");
        assert!(leans.iter().all(|lean| lean.by > 0), "{leans:?}");
        let rows: serde_json::Value = serde_json::from_str(text).expect("the leans are JSON");
        let known = serde_json::to_value(&leans).expect("leans can be written");
        assert_eq!(rows, known, "learn them anew after a change of terms");
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
