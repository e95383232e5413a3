//! The keys of the table's nodes: the parts that any table has, and the key of each thing that more than one file asks for. The kinds of
//! things of a game have keys of their own, from [`OF_GAMES`] on.
//!
//! To ask for a key that no node has is no error, yet then nothing moves, is ringed or can be taken up. So how such a key is
//! made stands here alone.

use crate::drawing::scene::Key;
use crate::game::Seat;

/// The first of the kinds of a game's things.
pub(crate) const OF_GAMES: u16 = 256;

/// Kinds of keyed things, counted on from the number of the first.
macro_rules! kinds {
    ($(#[$meta:meta])* $visible:vis enum $name:ident { $first:ident = $number:expr $(, $kind:ident)* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u16)]
        $visible enum $name { $first = $number $(, $kind)* }

        impl $name {
            /// The key of a thing of this kind with up to three numbers; for what its own file alone asks for.
            $visible const fn key(self, first: u16, second: u16, third: u16) -> Key {
                Key::of(self as u16, first, second, third)
            }

            /// Whether a key is of this kind.
            $visible const fn has(self, key: Key) -> bool {
                key.kind() == self as u16
            }
        }
    };
}

pub(crate) use kinds;

kinds! {
    /// A kind of keyed parts that any table has.
    pub(crate) enum Part {
        // On the board and around it.
        Ground = 1,
        Bar,
        Control,
        Gauge,
        // Over all else.
        Focus,
        Pointed,
        Flyer,
        Trace,
        Drag,
        Closer,
        // Players and log.
        Panel,
        Strip,
        Log,
        // The dock.
        Dock,
        Question,
        Button,
        Me,
        // The sheet over the board.
        Sheet,
        SheetHead,
        SheetFold,
        SheetFoot,
        // A phone's sheet and its tabs.
        Phone,
        PhoneTab,
        PhoneQuestion,
        PhoneHead,
        PhoneFold,
        MoreHead,
        MoreLog,
    }
}

/// Another player's panel.
pub(crate) const fn panel(seat: Seat) -> Key {
    Part::Panel.key(seat.0 as u16, 0, 0)
}

/// A player's part of the narrow strip that stands for the panels where these have no room.
pub(crate) const fn strip(seat: Seat) -> Key {
    Part::Strip.key(seat.0 as u16, 0, 0)
}

/// What one owns oneself.
pub(crate) const fn me() -> Key {
    Part::Me.key(0, 0, 0)
}

/// The open question in the dock.
pub(crate) const fn question() -> Key {
    Part::Question.key(0, 0, 0)
}

/// The sheet of a number over the table.
pub const fn sheet(number: u16) -> Key {
    Part::Sheet.key(number, 0, 0)
}
