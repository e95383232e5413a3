//! Which symbol stands for which thing of the game. A Train is the house's engine, yen and points are the house's.

use crate::drawing::art::Symbol;
use crate::nippon::components::{Achievement, Action, Colour, Good, Resource, RewardBonus, Track, Transport};
use crate::nippon::content::Gain;
use crate::table::row::Row;

impl From<Good> for Symbol {
    fn from(good: Good) -> Self {
        match good {
            Good::Silk => Self::Silk,
            Good::Paper => Self::Paper,
            Good::Bento => Self::Bento,
            Good::Lenses => Self::Lenses,
            Good::Clocks => Self::Clocks,
            Good::LightBulbs => Self::LightBulbs,
        }
    }
}

impl From<Resource> for Symbol {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Yen => Self::Yen,
            Resource::Coal => Self::Coal,
            Resource::Blueprints => Self::Blueprint,
        }
    }
}

impl From<Transport> for Symbol {
    fn from(transport: Transport) -> Self {
        match transport {
            Transport::Train => Self::Station,
            Transport::Ship => Self::Steamship,
        }
    }
}

impl From<Track> for Symbol {
    fn from(track: Track) -> Self {
        match track {
            Track::Money => Self::Yen,
            Track::Coal => Self::Coal,
            Track::Knowledge => Self::Knowledge,
        }
    }
}

impl From<Action> for Symbol {
    fn from(action: Action) -> Self {
        match action {
            Action::Knowledge => Self::Knowledge,
            Action::Produce => Self::Produce,
            Action::Export => Self::Export,
            Action::Invest => Self::Invest,
            Action::Mines => Self::Mine,
            Action::Ships => Self::Steamship,
            Action::Machinery => Self::Machine,
            Action::Trains => Self::Station,
            Action::LocalMarket => Self::Market,
        }
    }
}

impl From<RewardBonus> for Symbol {
    fn from(bonus: RewardBonus) -> Self {
        bonus.gain().0.into()
    }
}

impl From<Achievement> for Symbol {
    fn from(space: Achievement) -> Self {
        match space {
            Achievement::Contracts => Self::Contract,
            Achievement::Money => Self::Yen,
            Achievement::Knowledge => Self::Knowledge,
            Achievement::Ships => Self::Steamship,
            Achievement::Trains => Self::Station,
            Achievement::Coal => Self::Coal,
            Achievement::Factories => Self::Factory,
            Achievement::Machines => Self::Machine,
            Achievement::Regions => Self::InfluenceTile,
        }
    }
}

/// What stands for a Worker of a colour.
pub(super) const fn worker(colour: Colour) -> Symbol {
    match colour {
        Colour::White => Symbol::WorkerWhite,
        Colour::Black => Symbol::WorkerBlack,
        Colour::Red => Symbol::WorkerRed,
        Colour::Green => Symbol::WorkerGreen,
        Colour::Teal => Symbol::WorkerTeal,
        Colour::Orange => Symbol::WorkerOrange,
    }
}

/// The sign of a colour: what its wages are told by.
pub(super) const fn badge(colour: Colour) -> Symbol {
    match colour {
        Colour::White => Symbol::BadgeWhite,
        Colour::Black => Symbol::BadgeBlack,
        Colour::Red => Symbol::BadgeRed,
        Colour::Green => Symbol::BadgeGreen,
        Colour::Teal => Symbol::BadgeTeal,
        Colour::Orange => Symbol::BadgeOrange,
    }
}

/// Whether stars are counted on an Achievement space.
pub(super) const fn counts_stars(space: Achievement) -> bool {
    matches!(
        space,
        Achievement::Knowledge | Achievement::Ships | Achievement::Trains | Achievement::Coal
    )
}

/// What a Region gives, after what stands in a row; `yen` writes thousands of yen.
pub(super) fn gained(row: Row, gain: Gain, yen: impl Fn(u16) -> String) -> Row {
    match gain {
        Gain::Yen(n) => row.text(format!("+{}", yen(n.into()))),
        Gain::Coal(n) => row.amount(format!("+{n}"), Symbol::Coal),
        Gain::Blueprints(n) => row.amount(format!("+{n}"), Symbol::Blueprint),
        Gain::Points(n) => row.amount(format!("+{n}"), Symbol::Point),
    }
}
