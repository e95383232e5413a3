//! What the table of Yokohama sounds like.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use super::components::Resource;
use super::{Event, Yokohama};
use crate::sounds::{Sound, Sounding};

impl Sounding for Yokohama {
    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. }
            | Event::PresidentMoved { .. }
            | Event::Recovered { .. }
            | Event::Recruited { .. }
            | Event::Shifted { .. }
            | Event::StationPlaced { .. } => Some(Sound::Wood),
            Event::ShopBuilt { .. } | Event::HouseBuilt { .. } => Some(Sound::Build),
            Event::Paid {
                what: Resource::Yen, ..
            }
            | Event::Gained {
                what: Resource::Yen, ..
            } => Some(Sound::Coin),
            Event::Gained {
                what: Resource::Points, ..
            }
            | Event::Settled { .. }
            | Event::TokenTaken { .. }
            | Event::AgentJoined { .. } => Some(Sound::String),
            Event::Paid { .. } | Event::Gained { .. } => Some(Sound::Sack),
            Event::OrderKept { .. }
            | Event::OrderTaken { .. }
            | Event::Learned { .. }
            | Event::PortFilled { .. }
            | Event::LaboratoryFilled { .. } => Some(Sound::Paper),
            Event::Delivered { .. } | Event::Achieved { .. } | Event::RewardTaken { .. } | Event::GameOver => {
                Some(Sound::Chord)
            }
            Event::RoundBegan { .. } | Event::EndTriggered { .. } => Some(Sound::Drum),
            // What comes of them is heard.
            Event::TurnBegan { .. }
            | Event::Acted { .. }
            | Event::AgentUsed { .. }
            | Event::NoAgentLeft { .. }
            | Event::Exchanged { .. }
            | Event::NothingBuilt { .. } => None,
        }
    }
}
