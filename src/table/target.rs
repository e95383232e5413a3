//! What can be touched on the table.

use crate::game::Seat;
use crate::words::Key;

/// Something on the table that can be touched: of a game whose things, moves and sheets are `T`, `M` and `S`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target<T, M, S> {
    /// A thing of the game.
    Thing(T),
    /// A button that stands for one move.
    Move(M),
    /// A way to pay for what was chosen, to be picked before it is confirmed.
    Way(M),
    /// A player's panel.
    Player(Seat),
    /// What a sheet belongs to: its strip or tab, and the sheet itself.
    Sheet(S),
    /// A line of the log, by the number of its move.
    Told(usize),
    /// Something that plays no move.
    Control(Control),
    /// The open question itself: the focus rests there when it has no other place.
    Question,
}

/// Something to touch that plays no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Control {
    /// Take the last move back.
    Undo,
    /// Play what was taken back again.
    Redo,
    /// Take the whole turn back, as far as that is possible.
    Restart,
    /// Open the menu.
    Menu,
    /// Open the help.
    Help,
    /// Open the log.
    Log,
    /// Give up the half-entered move.
    Cancel,
    /// Fold the open sheet away.
    Fold,
    /// Show the table closer.
    ZoomIn,
    /// Show the whole table.
    ZoomFit,
    /// The phone's tab with the open question.
    TabTurn,
    /// The phone's tab with what is one's own.
    TabOwn,
    /// The phone's tab with what lies behind no other.
    TabMore,
}

impl<T, M, S> Target<T, M, S> {
    /// What is touched before a button that is not there yet: the way to pay that it would confirm.
    pub fn picked(self) -> Option<Self> {
        match self {
            Self::Move(action) => Some(Self::Way(action)),
            _ => None,
        }
    }
}

impl Control {
    /// That of a name that lessons have for it, as in `undo`.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "restart" => Self::Restart,
            "menu" => Self::Menu,
            "help" => Self::Help,
            "log" => Self::Log,
            _ => return None,
        })
    }

    /// What it is called; `None` where the game has to say it.
    pub const fn key(self) -> Option<Key> {
        Some(match self {
            Self::Undo => Key::Undo,
            Self::Redo => Key::Redo,
            Self::Restart => Key::RestartTurn,
            Self::Menu => Key::Menu,
            Self::Help => Key::Help,
            Self::Log => Key::Log,
            Self::Cancel => Key::Cancel,
            Self::Fold => Key::FoldAway,
            Self::ZoomIn => Key::Zoom,
            Self::ZoomFit => Key::ZoomFit,
            Self::TabTurn => Key::TurnTab,
            Self::TabOwn | Self::TabMore => return None,
        })
    }
}
