//! A computer player as one sits down with it: of a kind, and where that has styles, of a style.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::style::Style;
use super::{Effort, Opponent, Pondered};
use crate::chance::{Chance, Seed};

/// A kind of computer player and its style, written `merchant` or `merchant:builder`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "String")]
pub struct Computer {
    kind: Opponent,
    style: Option<Style>,
}

impl From<Opponent> for Computer {
    fn from(kind: Opponent) -> Self {
        Self { kind, style: None }
    }
}

impl Computer {
    /// How every one is written.
    pub const NAMES: [&'static str; 11] = [
        "random",
        "apprentice",
        "greedy",
        "merchant",
        "merchant:builder",
        "merchant:scholar",
        "merchant:trader",
        "master",
        "master:builder",
        "master:scholar",
        "master:trader",
    ];

    /// How those are written that one can play against, from gentle to hard: all but the one for tests.
    pub fn offered() -> impl Iterator<Item = &'static str> {
        let for_tests = Opponent::Random.name();
        Self::NAMES.into_iter().filter(move |name| *name != for_tests)
    }

    /// Its kind.
    pub const fn kind(self) -> Opponent {
        self.kind
    }

    /// Its style; `None` for one without.
    pub const fn style(self) -> Option<Style> {
        self.style
    }

    /// The same in a style; `None` if its kind has no styles.
    pub fn in_style(self, style: Style) -> Option<Self> {
        let style = Some(style);
        self.kind.has_styles().then_some(Self { style, ..self })
    }

    /// Every kind, without a style and in each that it has.
    pub fn all() -> impl Iterator<Item = Self> {
        let in_styles = |plain: Self| Style::ALL.into_iter().filter_map(move |style| plain.in_style(style));
        let kinds = Opponent::ALL.into_iter().map(Self::from);
        kinds.flat_map(move |plain| [plain].into_iter().chain(in_styles(plain)))
    }

    /// The next move of the view's seat: see [`Opponent::choose`].
    pub fn choose<G: Pondered>(self, game: &G, view: &G::View, seed: Seed) -> Option<G::Move> {
        self.plan(game, view, Effort::default(), seed).first().copied()
    }

    /// The next moves of the view's seat: see [`Opponent::plan`].
    pub fn plan<G: Pondered>(self, game: &G, view: &G::View, effort: Effort, seed: Seed) -> Vec<G::Move> {
        self.plan_told(game, view, effort, seed, &mut |_| ())
    }

    /// The same; `told` hears now and then how many of the effort's playouts were made.
    pub fn plan_told<G: Pondered>(
        self,
        game: &G,
        view: &G::View,
        effort: Effort,
        seed: Seed,
        told: &mut dyn FnMut(u32),
    ) -> Vec<G::Move> {
        let lean = G::leans().iter().find(|lean| self.style == Some(lean.style));
        self.kind.plan_leaning(game, view, lean, effort, seed, told)
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        match self.style {
            Some(style) => write!(f, ":{style}"),
            None => Ok(()),
        }
    }
}

/// A text that names no computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAComputer {
    /// There is no such kind.
    Kind,
    /// There is no such style.
    Style,
    /// The kind has no styles.
    NoStyles,
}

impl fmt::Display for NotAComputer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Kind => "computers are random, apprentice, greedy, merchant and master",
            Self::Style => "styles are builder, scholar and trader",
            Self::NoStyles => "only merchant and master have styles",
        })
    }
}

impl std::error::Error for NotAComputer {}

impl FromStr for Computer {
    type Err = NotAComputer;

    fn from_str(text: &str) -> Result<Self, NotAComputer> {
        if let Some(found) = Self::all().find(|computer| computer.to_string() == text) {
            return Ok(found);
        }
        let (kind, style) = text.split_once(':').unwrap_or((text, ""));
        let is_kind = Opponent::ALL.into_iter().any(|each| each.name() == kind);
        let is_style = Style::ALL.into_iter().any(|each| each.name() == style);
        Err(match (is_kind, is_style) {
            (false, _) => NotAComputer::Kind,
            (true, false) => NotAComputer::Style,
            (true, true) => NotAComputer::NoStyles,
        })
    }
}

impl<'de> Deserialize<'de> for Computer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| D::Error::unknown_variant(&text, &Self::NAMES))
    }
}

impl From<Computer> for String {
    fn from(computer: Computer) -> Self {
        computer.to_string()
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

    #[test]
    fn every_computer_is_read_as_it_is_written() {
        for computer in Computer::all() {
            assert_eq!(computer.to_string().parse(), Ok(computer));
        }
        let written: Vec<String> = Computer::all().map(|computer| computer.to_string()).collect();
        assert_eq!(written, Computer::NAMES);
        assert_eq!(Computer::offered().collect::<Vec<_>>(), written[1..]);
    }

    #[test]
    fn what_names_no_computer_is_refused_for_its_reason() {
        let read = str::parse::<Computer>;
        assert_eq!(
            read("merchant:builder").map(|read| read.style()),
            Ok(Some(Style::Builder))
        );
        assert_eq!(read("person"), Err(NotAComputer::Kind));
        assert_eq!(read("merchant:miser"), Err(NotAComputer::Style));
        assert_eq!(read("merchant:"), Err(NotAComputer::Style));
        assert_eq!(read("greedy:builder"), Err(NotAComputer::NoStyles));
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
