//! Hints about what is legal but wasteful, and what makes a move a commitment.

use super::{Key, Words};
use crate::sitting::Seal;
use crate::yokohama::Waste;

impl Words {
    /// What would be wasted, in a sentence with its chapter.
    pub fn waste_hint(self, waste: Waste) -> String {
        let chapter = self.chapter(waste.chapter());
        let hint = self.waste(waste);
        self.fill(Key::Hint, &[("hint", hint.into()), ("chapter", chapter.into())])
    }

    /// What would be wasted, in a sentence.
    pub fn waste(self, waste: Waste) -> &'static str {
        self.text(match waste {
            Waste::Delivery => Key::WasteDelivery,
            Waste::Achievement => Key::WasteAchievement,
            Waste::Token => Key::WasteToken,
            Waste::Building => Key::WasteBuilding,
            Waste::FreePiece => Key::WasteFreePiece,
            Waste::FreeOrder => Key::WasteFreeOrder,
            Waste::FreeTechnology => Key::WasteFreeTechnology,
            Waste::FreeSpace => Key::WasteFreeSpace,
            Waste::FreeCustomsSpace => Key::WasteFreeCustomsSpace,
            Waste::NothingPlaced => Key::WasteNothingPlaced,
            Waste::BeyondFive => Key::WasteBeyondFive,
            Waste::NoUse => Key::WasteNoUse,
            Waste::DearerWay => Key::WasteDearerWay,
        })
    }

    /// Why a move cannot be taken back, in a sentence.
    pub fn spoken_seal(self, seal: Seal) -> &'static str {
        self.text(match seal {
            Seal::Reveals => Key::TreeReveals,
            Seal::HandsOn => Key::TreeHandsOn,
        })
    }

    /// Why a move cannot be taken back, in a few words.
    pub fn seal(self, seal: Seal) -> &'static str {
        self.text(match seal {
            Seal::Reveals => Key::SealReveals,
            Seal::HandsOn => Key::SealHandsOn,
        })
    }
}
