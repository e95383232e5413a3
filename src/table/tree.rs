//! The table as headings and buttons in reading order: the whole game for who hears it, or plays it by keys.
//!
//! The tree is made from what there is to [`Show`], like the scene, and says the same: each thing that can be touched has its
//! button here, whether or not there is room to draw it. A press of a button is a touch of its target.

mod asked;

pub use asked::{Asked, answer};

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Show;
use super::target::{Control, Target};
use crate::sorting;
use crate::words::Key;
use crate::yokohama::map::Place;
use crate::yokohama::table::things;
use crate::yokohama::table::{choices, outlook, payment, question};
use crate::yokohama::{Ask, Move, Toll};

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
    /// Whether what it stands for is open, of what can be folded.
    pub expanded: Option<bool>,
    /// Whether a press of it confirms a half-entered move.
    pub confirms: bool,
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
    let title = question::spoken(show).title;
    let mut section = Section::new("ask", 2, title, told(show));
    for target in choices(show) {
        section.answer(show, target, choice(show, target));
    }
    // The way back of a whole turn is not so near at hand.
    for control in choices::controls(show)
        .into_iter()
        .filter(|control| *control != Control::Restart)
    {
        let target = Target::Control(control);
        section.answer(show, target, show.spoken(target));
    }
    section
}

/// What is told of the open question: its detail, that the turn is the last, and how to go on from what was touched.
fn told(show: &Show) -> Vec<String> {
    let (words, table) = (show.words, show.table());
    let ask = table.decision().map(|decision| decision.ask);
    // Where a turn begins, whichever question that is, and where it can be ended.
    let tells = match ask {
        Some(Ask::Before | Ask::After) => true,
        Some(Ask::Placement(placed)) => placed.count == 0,
        _ => false,
    };
    let last = words
        .last_turn(table, show.me())
        .filter(|_| tells && show.view.seat.is_some());
    let begun = show.entry.chosen().map(|_| {
        words.text(match confirmed(show) {
            Some(_) => Key::TreeConfirm,
            None => Key::TreeEscape,
        })
    });
    let detail = question::spoken(show).detail;
    let lack = payment::spoken_lack(show);
    let lines = [Some(detail.as_str()), last, begun, lack.as_deref()]
        .into_iter()
        .flatten();
    lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// The only move that is left of what was touched: its button confirms it.
fn confirmed(show: &Show) -> Option<Target> {
    show.entry.chosen()?;
    let mut moves = show.entry.moves();
    match (moves.next(), moves.next()) {
        (Some(action), None) => Some(Target::Move(action)),
        _ => None,
    }
}

/// What can be touched next, each once: the recommended way first, ways out last.
pub(crate) fn choices(show: &Show) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for target in show.entry.next() {
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    let recommended = choices::recommended(show, &targets);
    sorting::by_key(&mut targets, |&target| {
        (Some(target) != recommended, target == Target::Move(Move::GoOn))
    });
    targets
}

/// What is said of an answer: what it does, or if more must be chosen, what it begins; then what speaks against it.
fn choice(show: &Show, target: Target) -> String {
    let said = answer_to(show, target);
    let Some(action) = outlook::one_of(show.entry.leads_to(target)) else {
        return said;
    };
    let seal = show.entry.seal(action).map(|seal| show.words.spoken_seal(seal));
    let waste = outlook::waste(show, action).map(|waste| show.words.waste(waste));
    let against = seal.into_iter().chain(waste);
    against.fold(said, |said, line| show.words.then(said, line.to_owned()))
}

/// What is said of an answer: what it does, or if more must be chosen, what it begins.
fn answer_to(show: &Show, target: Target) -> String {
    let (words, table) = (show.words, show.table());
    let ways: Vec<Move> = show.entry.leads_to(target).collect();
    let said = match (target, ways.as_slice()) {
        (_, &[action]) => return deed(show, action),
        (Target::Place(place), &[action, ..]) => match show.speech().prospect(action) {
            Some(prospect) if matches!(action, Move::Go(..)) => words.then(prospect.title, prospect.detail),
            _ => words.place(table, place),
        },
        _ => show.spoken(target),
    };
    let n = u16::try_from(ways.len()).unwrap_or(u16::MAX);
    words.then(said, words.fill(Key::TreeWays, &[("n", n.into())]))
}

/// What a move does, in a sentence that names the card it is about.
fn deed(show: &Show, action: Move) -> String {
    let (words, game, table, speech) = (show.words, show.game, show.table(), show.speech());
    let said = speech.spoken_choice(action);
    match action {
        Move::Keep(which) => question::offered_order(show, which).map_or(said, |order| speech.keeping_long(order)),
        Move::Learn(space, _) => {
            let board = table.board(table.acting.place).area.board();
            let cards = table.laboratories.get(usize::from(board));
            let card = cards.and_then(|cards| cards.get(usize::from(space)).copied().flatten());
            card.map_or(said.clone(), |card| words.then(said, words.spoken_effect(game, card)))
        }
        _ => said,
    }
}

impl Section {
    pub(crate) fn new(id: &str, level: u8, heading: impl Into<String>, told: Vec<String>) -> Self {
        Self {
            id: id.to_owned(),
            level,
            heading: heading.into(),
            told,
            items: Vec::new(),
        }
    }

    /// Adds the button of a target that stands elsewhere as well.
    fn answer(&mut self, show: &Show, target: Target, label: String) {
        let confirms = confirmed(show) == Some(target);
        // What was pressed and now confirms is no longer called the same.
        let label = match confirms {
            true => show.words.fill(Key::TreeConfirmThis, &[("action", label.into())]),
            false => label,
        };
        self.items.push(Item {
            id: format!("answer-{}", id(target)),
            target,
            label,
            expanded: None,
            confirms,
            lies: None,
        });
    }

    /// Adds the button of a target, named as what it is.
    pub(crate) fn push(&mut self, show: &Show, target: Target) {
        self.push_as(show, target, show.spoken(target));
    }

    /// Adds the button of a target, named by a text; what can be used now is told as such.
    pub(crate) fn push_as(&mut self, show: &Show, target: Target, text: String) {
        let said = |key| show.words.fill(key, &[("thing", text.as_str().into())]);
        let label = if show.entry.chosen() == Some(target) {
            said(Key::TreeChosen)
        } else if show.entry.is_lit(target) && matches!(target, Target::Offer(_)) {
            said(Key::TreeOffered)
        } else if show.entry.is_lit(target) {
            said(Key::TreeUsable)
        } else {
            text
        };
        self.add(target, label);
    }

    fn add(&mut self, target: Target, label: String) {
        self.items.push(Item {
            id: id(target),
            target,
            label,
            expanded: None,
            confirms: false,
            lies: None,
        });
    }

    /// Adds the button of an Area that lies in a row; what it is now is told right after its name.
    pub(crate) fn push_area(&mut self, show: &Show, place: Place, lies: (u8, u8)) {
        let target = Target::Place(place);
        self.add(
            target,
            match state(show, place) {
                Some(now) => show.speech().spoken_area_now(place, show.view.seat, &now),
                None => show.spoken(target),
            },
        );
        if let Some(item) = self.items.last_mut() {
            item.lies = Some(lies);
        }
    }
}

/// What an Area is to the open question: chosen, or usable and at what price.
fn state(show: &Show, place: Place) -> Option<String> {
    let (words, table, target) = (show.words, show.table(), Target::Place(place));
    if show.entry.chosen() == Some(target) {
        return Some(words.text(Key::TreeHereChosen).to_owned());
    }
    if !show.entry.is_lit(target) {
        return None;
    }
    let toll = match outlook::one_of(show.entry.leads_to(target)) {
        Some(Move::Go(_, toll)) => toll,
        Some(Move::Place(place)) => table.placement_toll(place),
        _ => Toll::FREE,
    };
    Some(match show.speech().toll(toll) {
        Some(price) => words.fill(Key::TreeHereFor, &[("price", price.into())]),
        None => words.text(Key::TreeHere).to_owned(),
    })
}

/// A short name of a target, the same within one run.
fn id(target: Target) -> String {
    let mut hasher = DefaultHasher::new();
    target.hash(&mut hasher);
    format!("t{:x}", hasher.finish())
}
