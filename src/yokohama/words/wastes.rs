//! Hints about what is legal but wasteful.

use super::{Caption, Words};
use crate::yokohama::Waste;

impl Words {
    /// What would be wasted, in a sentence with its chapter.
    pub fn waste_hint(self, waste: Waste) -> String {
        let chapter = self.chapter(waste.chapter());
        let hint = self.waste(waste);
        self.fill(Caption::Hint, &[("hint", hint.into()), ("chapter", chapter.into())])
    }

    /// What would be wasted, in a sentence.
    pub fn waste(self, waste: Waste) -> &'static str {
        self.text(match waste {
            Waste::Delivery => Caption::WasteDelivery,
            Waste::Achievement => Caption::WasteAchievement,
            Waste::Token => Caption::WasteToken,
            Waste::Building => Caption::WasteBuilding,
            Waste::FreePiece => Caption::WasteFreePiece,
            Waste::FreeOrder => Caption::WasteFreeOrder,
            Waste::FreeTechnology => Caption::WasteFreeTechnology,
            Waste::FreeSpace => Caption::WasteFreeSpace,
            Waste::FreeCustomsSpace => Caption::WasteFreeCustomsSpace,
            Waste::NothingPlaced => Caption::WasteNothingPlaced,
            Waste::BeyondFive => Caption::WasteBeyondFive,
            Waste::NoUse => Caption::WasteNoUse,
            Waste::DearerWay => Caption::WasteDearerWay,
        })
    }
}
