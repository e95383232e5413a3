//! The signs of the table: goods, pieces, cards, seals (rulebook: Icons).

use super::components::{Good, Piece, Resource};

/// A sign: something that has an icon of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Copper, silk, tea, fish, imported goods, yen or points.
    Resource(Resource),
    /// A trade good to choose.
    AnyGood,
    /// Power.
    Power,
    /// A 5-Power token.
    FivePower,
    /// A Foreign Agent.
    Agent,
    /// An Order.
    Order,
    /// A Technology.
    Technology,
    /// An Achievement.
    Achievement,
    /// The end of the game.
    Ending,
    /// The movement of an Assistant.
    Movement,
    /// A piece from the Warehouse.
    Warehouse,
    /// A Production Area.
    Production,
    /// A Commercial Area.
    Commercial,
    /// The Canal, which is neither.
    Water,
    /// The five countries.
    Countries,
    /// A President.
    President,
    /// An Assistant, a Shop or a Trading House.
    Piece(Piece),
    /// The Station token.
    Station,
    /// The four players' crests.
    Crests,
    /// The seals of the four kinds of management boards.
    Seals,
}

impl Sign {
    /// Every sign, in the order of a legend.
    pub fn all() -> impl Iterator<Item = Self> {
        let resources = Resource::ALL.map(Self::Resource);
        let pieces = Piece::ALL.map(Self::Piece);
        let others = [
            Self::Station,
            Self::Power,
            Self::FivePower,
            Self::Agent,
            Self::Countries,
            Self::Order,
            Self::Technology,
            Self::Achievement,
            Self::Warehouse,
            Self::Movement,
            Self::Production,
            Self::Commercial,
            Self::Water,
            Self::Seals,
            Self::Crests,
            Self::Ending,
        ];
        resources
            .into_iter()
            .chain([Self::AnyGood, Self::President])
            .chain(pieces)
            .chain(others)
    }
}

impl From<Good> for Sign {
    fn from(good: Good) -> Self {
        Self::Resource(good.into())
    }
}
