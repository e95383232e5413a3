//! Which symbol stands for which thing of the game.

use crate::drawing::art::Symbol;
use crate::yokohama::Cause;
use crate::yokohama::components::{Agent, Area, AreaType, Country, Good, Offering, Piece, Resource};

impl From<Good> for Symbol {
    fn from(good: Good) -> Self {
        Resource::from(good).into()
    }
}

impl From<Resource> for Symbol {
    fn from(resource: Resource) -> Self {
        match resource {
            Resource::Copper => Self::Copper,
            Resource::Silk => Self::Silk,
            Resource::Tea => Self::Tea,
            Resource::Fish => Self::Fish,
            Resource::Import => Self::Import,
            Resource::Yen => Self::Yen,
            Resource::Points => Self::Point,
        }
    }
}

impl From<Country> for Symbol {
    fn from(country: Country) -> Self {
        match country {
            Country::American => Self::American,
            Country::Dutch => Self::Dutch,
            Country::British => Self::British,
            Country::French => Self::French,
            Country::German => Self::German,
        }
    }
}

impl From<Piece> for Symbol {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Assistant => Self::Assistant,
            Piece::Shop => Self::Shop,
            Piece::TradingHouse => Self::TradingHouse,
        }
    }
}

impl From<Offering> for Symbol {
    fn from(offering: Offering) -> Self {
        offering.price().0.into()
    }
}

impl From<AreaType> for Symbol {
    fn from(kind: AreaType) -> Self {
        match kind {
            AreaType::Production => Self::Production,
            AreaType::Commercial => Self::Commercial,
        }
    }
}

impl From<Cause> for Symbol {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::TradingHouses => Self::TradingHouse,
            Cause::Shops => Self::Shop,
            Cause::Orders => Self::Order,
            Cause::Church => Self::ChurchSeal,
            Cause::Customs => Self::CustomsSeal,
        }
    }
}

impl Symbol {
    /// A Warehouse icon that shows its piece.
    pub const fn shown(piece: Piece) -> Self {
        match piece {
            Piece::Assistant => Self::WarehouseAssistant,
            Piece::Shop => Self::WarehouseShop,
            Piece::TradingHouse => Self::WarehouseHouse,
        }
    }

    /// The seal of an Area that has a board beside the map: the same on its tile, its strip, its sheet and its tab.
    pub const fn seal(area: Area) -> Option<Self> {
        match area {
            Area::PortA | Area::PortB => Some(Self::PortSeal),
            Area::LaboratoryA | Area::LaboratoryB => Some(Self::LaboratorySeal),
            Area::Church => Some(Self::ChurchSeal),
            Area::Customs => Some(Self::CustomsSeal),
            _ => None,
        }
    }

    /// What an Area yields, as on its rate strip; the Canal yields nothing and shows its waves.
    pub const fn yielded(area: Area) -> Self {
        match area {
            Area::CopperMine => Self::Copper,
            Area::SilkMill => Self::Silk,
            Area::Tea => Self::Tea,
            Area::Fishing => Self::Fish,
            Area::Bank => Self::Yen,
            Area::Chinatown => Self::AnyGood,
            Area::Church => Self::Power,
            Area::Customs => Self::Import,
            Area::EmploymentAgency => Self::Warehouse,
            Area::LaboratoryA | Area::LaboratoryB => Self::Technology,
            Area::PortA | Area::PortB => Self::Order,
            Area::Canal => Self::Water,
        }
    }

    /// The badge of an agent: its flag, or a 5-Power token for a Free Agent.
    pub fn badge(agent: Agent) -> Self {
        match agent {
            Agent::Foreign(country) => country.into(),
            Agent::Free => Self::FivePower,
            Agent::Reward => Self::Achievement,
        }
    }
}
