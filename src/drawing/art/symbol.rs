//! The symbols, by name.

use super::decode::{self, Drawing};
use crate::drawing::geometry::Size;

macro_rules! symbols {
    ($($(#[$doc:meta])* $variant:ident = $file:literal { is_tinted: $tinted:literal, is_scene: $scene:literal }),+ $(,)?) => {
        /// A drawing of the table: those of the house, and those of the games that are built.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Symbol { $($(#[$doc])* $variant),+ }

        impl Symbol {
            /// Every symbol, in the order of the lists that they stand in.
            pub const ALL: [Self; [$($file),+].len()] = [$(Self::$variant),+];

            /// The name of its file, without the ending.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $file),+ }
            }

            /// Whether parts of it take the colour of a player: pieces and crests.
            pub const fn is_tinted(self) -> bool {
                match self { $(Self::$variant => $tinted),+ }
            }

            /// Whether it is a scene that fills its box: 200 by 120, or as a print of the first page 200 by 280.
            pub const fn is_scene(self) -> bool {
                match self { $(Self::$variant => $scene),+ }
            }
        }
    };
}

// The build joins the lists of the folders into one: see `build/art.rs`.
include!(concat!(env!("OUT_DIR"), "/symbols.rs"));

impl Symbol {
    /// Its drawing.
    pub fn drawing(self) -> &'static Drawing {
        decode::drawing(self)
    }

    /// Whether there is a drawing of it: the first page's program has few.
    pub fn is_drawn(self) -> bool {
        !self.drawing().steps.is_empty()
    }

    /// Whether it is a seal: a character on vermilion.
    pub fn is_seal(self) -> bool {
        self.name().starts_with("seal-")
    }

    /// Its size in its own units.
    pub fn size(self) -> Size {
        self.drawing().size
    }

    /// Its width by its height.
    pub fn aspect(self) -> f32 {
        let size = self.size();
        size.w / size.h
    }
}
