//! A part of the table under a heading, with its buttons: what the table consists of for who hears it, or plays it by keys.

use std::hash::{DefaultHasher, Hash, Hasher};

use derive_where::derive_where;

use super::{Shown, TargetOf};

/// A part of a game's table under a heading.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Section<G: Shown> {
    /// What the page knows it by: the same for as long as it is the same part.
    pub id: String,
    /// How deep its heading is: 1 for the whole table, 2 for its parts, 3 for a part of those.
    pub level: u8,
    /// Its heading.
    pub heading: String,
    /// What is told before its buttons, line by line.
    pub told: Vec<String>,
    /// Its buttons.
    pub items: Vec<Item<G>>,
}

/// A thing of a game's table to be pressed.
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Item<G: Shown> {
    /// What the page knows it by: the same for as long as it is the same thing.
    pub id: String,
    /// What a press means.
    pub target: TargetOf<G>,
    /// What is said of it.
    pub label: String,
    /// Whether what it stands for is open, of what can be folded.
    pub expanded: Option<bool>,
    /// Whether a press of it confirms a half-entered move.
    pub confirms: bool,
    /// A cell's row and its column, counted from 0: arrow keys go by it. Where rows are laid like bricks, what lies in the same column of the
    /// row above is above to the left, what lies in the next one above to the right.
    pub lies: Option<(u8, u8)>,
}

impl<G: Shown> Section<G> {
    /// A part without buttons yet.
    pub(crate) fn new(id: &str, level: u8, heading: impl Into<String>, told: Vec<String>) -> Self {
        Self {
            id: id.to_owned(),
            level,
            heading: heading.into(),
            told,
            items: Vec::new(),
        }
    }

    /// Adds the button of a target under a label.
    pub(crate) fn add(&mut self, target: TargetOf<G>, label: String) {
        self.items.push(Item {
            id: id(target),
            target,
            label,
            expanded: None,
            confirms: false,
            lies: None,
        });
    }

    /// The button that was added last is a cell of the board, by its row and column; or none.
    pub(crate) fn lies_at(&mut self, lies: Option<(u8, u8)>) {
        if let Some(item) = self.items.last_mut() {
            item.lies = lies;
        }
    }
}

/// A short name of a target, the same within one run.
pub(super) fn id<T: Hash>(target: T) -> String {
    let mut hasher = DefaultHasher::new();
    target.hash(&mut hasher);
    format!("t{:x}", hasher.finish())
}
