//! What makes a move a commitment.

use super::{Key, Words};
use crate::sitting::Seal;

impl Words {
    /// Why a move cannot be taken back, in a sentence.
    pub fn spoken_seal(self, seal: Seal) -> &'static str {
        self.text(match seal {
            Seal::Reveals => Key::TreeReveals,
            Seal::Chance => Key::TreeChance,
            Seal::HandsOn => Key::TreeHandsOn,
        })
    }

    /// Why a move cannot be taken back, in a few words.
    pub fn seal(self, seal: Seal) -> &'static str {
        self.text(match seal {
            Seal::Reveals => Key::SealReveals,
            Seal::Chance => Key::SealChance,
            Seal::HandsOn => Key::SealHandsOn,
        })
    }

    /// The same in fewer words yet.
    pub fn short_seal(self, seal: Seal) -> &'static str {
        self.text(match seal {
            Seal::Reveals => Key::SealShort,
            Seal::Chance => Key::SealChanceShort,
            Seal::HandsOn => Key::SealHandsOn,
        })
    }
}
