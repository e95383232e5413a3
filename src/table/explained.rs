//! What is said of what lies on the table.

use std::fmt::Debug;

use super::target::{Control, Target};
use super::{Labels, Show, Shown, TargetOf};
use crate::drawing::scene::Node;
use crate::game::Seat;
use crate::words::story::Storied;
use crate::words::{Hint, Key, Question, Speech, Words};

/// A game that is put in words.
pub trait Explained: Shown + Storied {
    /// A chapter of its rules.
    type Chapter: Copy + Debug + Eq + 'static;

    /// What a chapter is called.
    fn chapter(words: Words, chapter: Self::Chapter) -> &'static str;

    /// Whether all that an event tells lies open on the table, so that its line is brief there.
    fn lies_open(event: &Self::Event) -> bool;

    /// Whether other events sum up what this one tells, so that in a short log it is told only while it is the latest.
    fn is_summed_up(_: &Self::Event) -> bool {
        false
    }

    /// The open question, for who does not see the table; of another seat's, whose it is.
    fn question(show: &Show<Self>) -> Question;

    /// What is said of a thing.
    fn spoken(show: &Show<Self>, thing: Self::Thing) -> String;

    /// What is said of a move, in a few words.
    fn spoken_move(speech: &Speech<Self>, action: Self::Move) -> String;

    /// What is said of a player.
    fn spoken_player(speech: &Speech<Self>, seat: Seat) -> String;

    /// What a sheet is called.
    fn spoken_sheet(words: Words, sheet: Self::Sheet) -> &'static str;

    /// What its rules and player's aid tell, in a sentence, with the key that opens them.
    fn told_aid(words: Words) -> &'static str;

    /// What a phone's tab is called behind which one's own lies, and what lies there, in a sentence.
    fn told_own(words: Words) -> [&'static str; 2];

    /// What a phone's last tab is called, and what lies behind it, in a sentence.
    fn told_more(words: Words) -> [&'static str; 2];

    /// How the short notation names the places of the board, each with what it is called.
    fn squares(words: Words, view: &Self::View) -> Vec<(String, &'static str)>;

    /// What would be wasted, in a sentence.
    fn wasted(words: Words, hint: Self::Hint) -> &'static str;

    /// What there is to know of a thing, a move, a player or a sheet; `None` if it explains itself.
    fn hint(show: &Show<Self>, target: TargetOf<Self>) -> Option<Hint<Self::Chapter>>;
}

impl<G: Explained> Show<'_, G> {
    /// What stands in the place of a question to another seat: whose it is, or that a computer thinks about it.
    pub(crate) fn question_to(&self, seat: Seat) -> Question {
        let key = if self.busy { Key::ComputerThinks } else { Key::TurnOf };
        Question {
            title: self.words.fill(key, &[("name", self.names.of(seat).into())]),
            detail: String::new(),
        }
    }

    /// The spoken label of a target for what is drawn of it; empty where labels are left out.
    pub(crate) fn label(&self, target: TargetOf<G>) -> String {
        match self.labels {
            Labels::Told => self.spoken(target),
            Labels::Untold => String::new(),
        }
    }

    /// The spoken label of a node with a target, wherever it was left out as it was drawn.
    pub fn label_of(&self, node: &Node<TargetOf<G>>, target: TargetOf<G>) -> String {
        match node.label.as_str() {
            "" => self.spoken(target),
            own => own.to_owned(),
        }
    }

    /// What a control is called.
    pub(super) fn control(&self, control: Control) -> &'static str {
        match control.key() {
            Some(key) => self.words.text(key),
            None if control == Control::TabMore => G::told_more(self.words)[0],
            None => G::told_own(self.words)[0],
        }
    }

    /// The spoken label of a target.
    pub fn spoken(&self, target: TargetOf<G>) -> String {
        match target {
            Target::Thing(thing) => G::spoken(self, thing),
            Target::Move(action) | Target::Way(action) => G::spoken_move(&self.speech(), action),
            Target::Player(seat) => G::spoken_player(&self.speech(), seat),
            Target::Sheet(sheet) => G::spoken_sheet(self.words, sheet).to_owned(),
            Target::Told(number) => {
                let lines = self.log.iter().filter(|line| line.number == number);
                self.words.commas(lines.map(|line| line.text.clone()))
            }
            Target::Control(control) => self.control(control).to_owned(),
            Target::Question => G::question(self).title,
        }
    }

    /// What there is to know of a target, from what the view's seat may know; `None` if it explains itself.
    pub fn hint(&self, target: TargetOf<G>) -> Option<Hint<G::Chapter>> {
        match target {
            Target::Control(control) => {
                let told = match control {
                    Control::Help => G::told_aid(self.words),
                    Control::TabOwn => G::told_own(self.words)[1],
                    Control::TabMore => G::told_more(self.words)[1],
                    other => self.words.text(other.tip()?),
                };
                Some(Hint::new(self.control(control)).lines([told.to_owned()]))
            }
            Target::Told(_) => Some(self.words.control(Key::Log, Key::TipTold)),
            Target::Question => None,
            Target::Thing(_) | Target::Move(_) | Target::Way(_) | Target::Player(_) | Target::Sheet(_) => {
                G::hint(self, target)
            }
        }
    }
}

impl Control {
    /// What it does, where its name does not tell all, and no game has to tell it.
    const fn tip(self) -> Option<Key> {
        Some(match self {
            Self::Undo => Key::TipUndo,
            Self::Redo => Key::TipRedo,
            Self::Restart => Key::TipRestart,
            Self::Menu => Key::TipMenu,
            Self::Log => Key::TipLog,
            Self::Cancel => Key::TipCancel,
            Self::Fold => Key::TipFold,
            Self::ZoomIn | Self::ZoomFit => Key::TipZoom,
            Self::TabTurn => Key::TipTurn,
            Self::Help | Self::TabOwn | Self::TabMore => return None,
        })
    }
}
