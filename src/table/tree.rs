//! The table as headings and buttons in reading order: the whole game for who hears it, or plays it by keys.
//!
//! The tree is made from what there is to [`Show`], like the scene, and says the same: each thing that can be touched has its
//! button here, whether or not there is room to draw it. A press of a button is a touch of its target.

mod asked;
mod things;

pub use asked::{Asked, answer};

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Show;
use super::choices;
use super::entry::Target;
use crate::words::Key;
use crate::yokohama::Move;
use crate::yokohama::map::Place;

/// A part of the table under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What the page knows it by: the same for as long as it is the same part.
    pub id: String,
    /// How deep its heading is: 1 for the whole table, 2 for its parts, 3 for a part of those.
    pub level: u8,
    /// Its heading.
    pub heading: String,
    /// What is told before its buttons, line by line.
    pub told: Vec<String>,
    /// Its buttons.
    pub items: Vec<Item>,
}

/// A thing to be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What the page knows it by: the same for as long as it is the same thing.
    pub id: String,
    /// What a press means.
    pub target: Target,
    /// What is said of it.
    pub label: String,
    /// An Area's row and its place in that row, counted from 0: arrow keys go by it.
    pub lies: Option<(u8, u8)>,
}

/// The table as headings and buttons, in reading order.
pub fn tree(show: &Show) -> Vec<Section> {
    let mut sections = vec![things::table(show), question(show)];
    sections.push(things::belongings(show));
    sections.extend(things::areas(show));
    sections.extend(things::boards(show));
    sections.push(things::goals(show));
    sections.push(things::players(show));
    sections.push(things::sights(show));
    sections.push(things::log(show));
    sections.push(things::controls(show));
    sections
}

/// The open question with its answers: whatever can be touched for it, wherever it lies.
fn question(show: &Show) -> Section {
    let asked = choices::question(show);
    let mut told = vec![asked.detail];
    told.retain(|line| !line.is_empty());
    let mut section = Section::new("ask", 2, asked.title, told);
    for target in choices(show) {
        section.answer(target, choice(show, target));
    }
    for control in choices::controls(show) {
        let target = Target::Control(control);
        section.answer(target, show.spoken(target));
    }
    section
}

/// What can be touched next, each once: the recommended way first, ways out last.
pub(super) fn choices(show: &Show) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for target in show.entry.next() {
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    let recommended = choices::recommended(show, &targets);
    targets.sort_by_key(|&target| (Some(target) != recommended, target == Target::Move(Move::GoOn)));
    targets
}

/// What is said of an answer: what it does, or if more must be chosen, what it begins.
fn choice(show: &Show, target: Target) -> String {
    let (words, game, table, names) = (show.words, show.game, show.table(), show.names);
    let ways: Vec<Move> = show.entry.leads_to(target).collect();
    let said = match (target, ways.as_slice()) {
        (_, &[action]) => return words.spoken_choice(game, table, action, names),
        (Target::Place(place), &[action, ..]) => match words.prospect(game, table, action, names) {
            Some(prospect) if matches!(action, Move::Go(..)) => words.then(prospect.title, prospect.detail),
            _ => words.place(table, place),
        },
        _ => show.spoken(target),
    };
    let n = u16::try_from(ways.len()).unwrap_or(u16::MAX);
    words.then(said, words.fill(Key::TreeWays, &[("n", n.into())]))
}

impl Section {
    fn new(id: &str, level: u8, heading: impl Into<String>, told: Vec<String>) -> Self {
        Self {
            id: id.to_owned(),
            level,
            heading: heading.into(),
            told,
            items: Vec::new(),
        }
    }

    /// Adds the button of a target that stands elsewhere as well.
    fn answer(&mut self, target: Target, label: String) {
        self.items.push(Item {
            id: format!("answer-{}", id(target)),
            target,
            label,
            lies: None,
        });
    }

    /// Adds the button of a target, named as what it is.
    fn push(&mut self, show: &Show, target: Target) {
        self.push_as(show, target, show.spoken(target));
    }

    /// Adds the button of a target, named by a text; what can be used now is told as such.
    fn push_as(&mut self, show: &Show, target: Target, text: String) {
        let said = |key| show.words.fill(key, &[("thing", text.as_str().into())]);
        let label = if show.entry.chosen() == Some(target) {
            said(Key::TreeChosen)
        } else if show.entry.is_lit(target) {
            said(Key::TreeUsable)
        } else {
            text
        };
        self.items.push(Item {
            id: id(target),
            target,
            label,
            lies: None,
        });
    }

    /// Adds the button of an Area that lies in a row.
    fn push_area(&mut self, show: &Show, place: Place, lies: (u8, u8)) {
        self.push(show, Target::Place(place));
        if let Some(item) = self.items.last_mut() {
            item.lies = Some(lies);
        }
    }
}

/// A short name of a target, the same on every machine and at every time.
fn id(target: Target) -> String {
    let mut hasher = DefaultHasher::new();
    target.hash(&mut hasher);
    format!("t{:x}", hasher.finish())
}
