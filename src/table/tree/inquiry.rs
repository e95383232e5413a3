//! What a key asks for at any time, answered in a few sentences.

use super::super::target::Target;
use super::super::{Heard, Show};
use super::{choice, choices, told};
use crate::words::LogLine;

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// What is asked.
    Question,
    /// What can be done.
    Choices,
    /// The own goods and hand.
    Mine,
    /// How the scores stand.
    Scores,
    /// What the focus is on.
    Here,
    /// What happened last.
    Happened,
    /// How near the end is.
    End,
}

impl Inquiry {
    /// Everything that can be asked for, with the name that the page has for it.
    pub const ALL: [(&'static str, Self); 7] = [
        ("asked", Self::Question),
        ("choices", Self::Choices),
        ("mine", Self::Mine),
        ("scores", Self::Scores),
        ("here", Self::Here),
        ("happened", Self::Happened),
        ("end", Self::End),
    ];

    /// What a name asks for.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(known, _)| *known == name)
            .map(|(_, asked)| *asked)
    }
}

/// The answer in words.
pub fn answer<G: Heard>(show: &Show<G>, asked: Inquiry) -> String {
    match asked {
        Inquiry::Question => question(show),
        Inquiry::Choices => match choices(show).as_slice() {
            [] => question(show),
            targets => sentences(show, targets.iter().map(|target| choice(show, *target))),
        },
        Inquiry::Mine => G::mine(show),
        Inquiry::Scores => G::scores(show),
        Inquiry::Here => here(show),
        Inquiry::Happened => {
            let from = since_last_turn(show);
            sentences(show, show.log[from..].iter().map(|line| line.text.clone()))
        }
        Inquiry::End => sentences(show, G::end(show).into_iter()),
    }
}

/// Where in the log the own last turn was over: what follows is the others' and what was done in this one. If nothing follows,
/// that turn itself is told.
fn since_last_turn<G: Heard>(show: &Show<G>) -> usize {
    let turn = |line: &LogLine<G::Event>| {
        let event = line.event.filter(G::begins_turn)?;
        Some(G::doer(&event)? == show.me())
    };
    let own = show.log.iter().rposition(|line| turn(line) == Some(true));
    let is_mine = G::active(show.table()) == show.me();
    let before = match (own, is_mine) {
        (Some(own), true) => show.log[..own].iter().rposition(|line| turn(line) == Some(true)),
        (own, _) => own,
    };
    let from = before.map_or(0, |before| before + 1);
    let other = show.log[from..].iter().position(|line| turn(line) == Some(false));
    other.map_or(before.unwrap_or(0), |other| from + other)
}

/// What is asked, with what to know for the answer.
fn question<G: Heard>(show: &Show<G>) -> String {
    let title = G::question(show).title;
    told(show)
        .into_iter()
        .fold(title, |said, line| show.words.then(said, line))
}

/// What the focus is on: what it is, and what a press of it does.
fn here<G: Heard>(show: &Show<G>) -> String {
    let Some(target) = show.focus.filter(|target| *target != Target::Question) else {
        return question(show);
    };
    if show.entry.is_lit(target) && matches!(target, Target::Move(_)) {
        return choice(show, target);
    }
    let [around, square] = G::lies(show, target);
    let thing = around
        .into_iter()
        .fold(show.spoken(target), |said, around| show.words.then(said, around));
    let said = match show.entry.is_lit(target).then(|| choice(show, target)) {
        None => thing,
        Some(choice) if choice.contains(&show.spoken(target)) => choice,
        Some(choice) => show.words.then(thing, choice),
    };
    square
        .into_iter()
        .fold(said, |said, square| show.words.then(said, square))
}

/// Lines one after another, each a sentence of its own.
fn sentences<G: Heard>(show: &Show<G>, lines: impl Iterator<Item = String>) -> String {
    lines
        .reduce(|said, line| show.words.then(said, line))
        .unwrap_or_default()
}
