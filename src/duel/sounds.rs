//! What the table of Yokohama Duel sounds like: its cards are paper, its pieces wood, and what scores or serves for long is a string.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use super::components::Resource;
use super::{Duel, Event};
use crate::sounds::{Sound, Sounding};

impl Sounding for Duel {
    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::PlaceChosen { .. } | Event::StationPlaced { .. } | Event::Turned { .. } => Some(Sound::Wood),
            Event::ShopBuilt { .. } | Event::HouseBuilt { .. } => Some(Sound::Build),
            Event::Paid {
                what: Resource::Yen, ..
            }
            | Event::Gained {
                what: Resource::Yen, ..
            } => Some(Sound::Coin),
            Event::Paid { .. } | Event::Gained { .. } => Some(Sound::Sack),
            Event::CardPlayed { .. }
            | Event::SupportPlayed { .. }
            | Event::SupportGained { .. }
            | Event::SupportReturned { .. }
            | Event::Learned { .. }
            | Event::OrderLookedAt { .. }
            | Event::OrderKept { .. }
            | Event::OrderPutUnder { .. }
            | Event::OrderGained { .. }
            | Event::BonusShuffled
            | Event::BonusLaid { .. }
            | Event::CardsBack
            | Event::TechnologyDiscarded { .. }
            | Event::TechnologyLaid { .. } => Some(Sound::Paper),
            Event::TechnologyUsed { .. }
            | Event::ChurchTaken { .. }
            | Event::BonusTaken { .. }
            | Event::TraderRecruited { .. }
            | Event::Upgraded { .. } => Some(Sound::String),
            Event::Delivered { .. } | Event::GameOver => Some(Sound::Chord),
            Event::RoundBegan { .. } => Some(Sound::Drum),
            // What comes of them is heard.
            Event::TurnBegan { .. } | Event::Acted { .. } | Event::Exchanged { .. } => None,
        }
    }
}
