//! What the table of Nippon sounds like: Workers and tiles are wood, what is built is set down twice, and what scores or serves for long is a string.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use super::components::Resource;
use super::{Event, Nippon};
use crate::sounds::{Sound, Sounding};

impl Sounding for Nippon {
    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::WorkerTaken { .. }
            | Event::RowMoved { .. }
            | Event::WorkerDrawn { .. }
            | Event::WorkersReturned { .. }
            | Event::InfluencePlaced { .. }
            | Event::InfluenceReturned { .. }
            | Event::MachineStored { .. } => Some(Sound::Wood),
            Event::FactoryBuilt { .. } | Event::Improved { .. } | Event::TransportBuilt { .. } => Some(Sound::Build),
            Event::Paid {
                what: Resource::Yen, ..
            }
            | Event::Gained {
                what: Resource::Yen, ..
            } => Some(Sound::Coin),
            Event::Ran { .. } | Event::CubesLaid { .. } | Event::Supplied { .. } => Some(Sound::Sack),
            Event::Paid {
                what: Resource::Coal, ..
            }
            | Event::Gained {
                what: Resource::Coal, ..
            } => Some(Sound::Sack),
            Event::Paid { .. }
            | Event::Gained { .. }
            | Event::Discarded { .. }
            | Event::RewardTaken { .. }
            | Event::MultiplierTaken { .. }
            | Event::MultiplierDiscarded { .. } => Some(Sound::Paper),
            Event::Raised { .. }
            | Event::Scored { .. }
            | Event::RegionScored { .. }
            | Event::ShipsScored { .. }
            | Event::AchievementScored { .. }
            | Event::MultiplierPlaced { .. } => Some(Sound::String),
            Event::ContractFulfilled { .. } | Event::GameOver => Some(Sound::Chord),
            Event::ScoringBegan { .. } | Event::LastPhaseBegan { .. } => Some(Sound::Drum),
            // What comes of them is heard.
            Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Acted { .. }
            | Event::Consolidated { .. }
            | Event::WagesDue { .. }
            | Event::Refilled
            | Event::MarkerMoved { .. }
            | Event::FinalBudget { .. } => None,
        }
    }
}
