//! What a key asks for at any time, answered in a few sentences.

use super::super::Show;
use super::super::target::Target;
use super::super::tree::{choice, choices, told};
use crate::yokohama::Event;
use crate::yokohama::table::gauges;
use crate::yokohama::words::{Caption, LogLine};

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
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

impl Asked {
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
pub fn answer(show: &Show, asked: Asked) -> String {
    let (words, table) = (show.words, show.table());
    match asked {
        Asked::Question => question(show),
        Asked::Choices => match choices(show).as_slice() {
            [] => question(show),
            targets => sentences(show, targets.iter().map(|target| choice(show, *target))),
        },
        Asked::Mine => {
            let mine = show.speech().spoken_player(show.me());
            let offer = show.view.hand.offer.into_iter().flatten();
            let orders = show.view.hand.orders.iter().chain(offer);
            orders
                .map(|order| show.speech().spoken_order(order))
                .fold(mine, |said, order| words.then(said, order))
        }
        Asked::Scores => words.spoken_scores(table, show.names),
        Asked::Here => here(show),
        Asked::Happened => {
            let from = since_last_turn(show);
            sentences(show, show.log[from..].iter().map(|line| line.text.clone()))
        }
        Asked::End => {
            let gauges = table.conditions().into_iter();
            let gauges = gauges.map(|condition| gauges::spoken(show, &condition));
            let last = words.last_turn(table, show.me()).map(str::to_owned);
            let ending = words.ending(table, show.names).into_iter();
            sentences(show, gauges.chain(ending).chain(words.last_round(table)).chain(last))
        }
    }
}

/// Where in the log the own last turn was over: what follows is the others' and what was done in this one. If nothing follows,
/// that turn itself is told.
fn since_last_turn(show: &Show) -> usize {
    let turn = |line: &LogLine| match line.event {
        Some(Event::TurnBegan { seat, .. }) => Some(seat == show.me()),
        _ => None,
    };
    let own = show.log.iter().rposition(|line| turn(line) == Some(true));
    let is_mine = show.table().active == show.me();
    let before = match (own, is_mine) {
        (Some(own), true) => show.log[..own].iter().rposition(|line| turn(line) == Some(true)),
        (own, _) => own,
    };
    let from = before.map_or(0, |before| before + 1);
    let other = show.log[from..].iter().position(|line| turn(line) == Some(false));
    other.map_or(before.unwrap_or(0), |other| from + other)
}

/// What is asked, with what to know for the answer.
fn question(show: &Show) -> String {
    let title = crate::yokohama::table::question::spoken(show).title;
    told(show)
        .into_iter()
        .fold(title, |said, line| show.words.then(said, line))
}

/// What the focus is on: what it is, and what a press of it does.
fn here(show: &Show) -> String {
    let Some(target) = show.focus.filter(|target| *target != Target::Question) else {
        return question(show);
    };
    if show.entry.is_lit(target) && matches!(target, Target::Move(_)) {
        return choice(show, target);
    }
    let mut thing = show.spoken(target);
    let mut square = None;
    if let Target::Place(place) = target {
        thing = show
            .words
            .then(thing, show.words.spoken_neighbours(show.table(), place));
        square = Some(
            show.words
                .fill(Caption::SpokenSquare, &[("square", show.view.square(place).into())]),
        );
    }
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
fn sentences(show: &Show, lines: impl Iterator<Item = String>) -> String {
    lines
        .reduce(|said, line| show.words.then(said, line))
        .unwrap_or_default()
}
