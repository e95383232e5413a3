//! Which symbol stands for which thing of the game: the fan is Influence, the candle Faith, the flask Production.

use crate::drawing::art::Symbol;
use crate::duel::components::{Good, Offering, Place, Resource, Title};
use crate::duel::content::Gain;
use crate::table::row::Row;

/// What stands for Influence.
pub(super) const INFLUENCE: Symbol = Symbol::Influence;

/// What stands for Faith.
pub(super) const FAITH: Symbol = Symbol::Faith;

/// What stands for Production.
pub(super) const PRODUCTION: Symbol = Symbol::Technology;

/// What tells what a Technology is for: it serves once a round, or gives points at the end.
pub(super) const fn purpose(title: Title) -> Option<Symbol> {
    match title {
        _ if title.is_used() => Some(Symbol::OnceARound),
        _ if title.is_scored() => Some(Symbol::Point),
        _ => None,
    }
}

/// What stands for a Trader.
pub(super) const TRADER: Symbol = Symbol::Trader;

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
            Resource::Turned => Self::ImportTurned,
            Resource::Yen => Self::Yen,
        }
    }
}

impl From<Offering> for Symbol {
    fn from(offering: Offering) -> Self {
        Resource::from(offering).into()
    }
}

/// The picture of a Place.
pub(super) const fn scenery(place: Place) -> Symbol {
    match place {
        Place::TeaPlantation => Symbol::TeaScene,
        Place::Fishery => Symbol::FishingScene,
        Place::SilkMill => Symbol::SilkMillScene,
        Place::CopperMine => Symbol::CopperMineScene,
        Place::Bank => Symbol::BankScene,
        Place::Chinatown => Symbol::ChinatownScene,
        Place::Church => Symbol::ChurchScene,
        Place::Laboratory => Symbol::LaboratoryScene,
        Place::Customs => Symbol::CustomsScene,
        Place::Port => Symbol::PortScene,
    }
}

/// The seal of a Place where cards or imported goods lie to be taken.
pub(super) const fn seal(place: Place) -> Option<Symbol> {
    match place {
        Place::Laboratory => Some(Symbol::LaboratorySeal),
        Place::Port => Some(Symbol::PortSeal),
        Place::Church => Some(Symbol::ChurchSeal),
        Place::Customs => Some(Symbol::CustomsSeal),
        _ => None,
    }
}

/// What a Place yields, by its symbol.
pub(super) const fn yielded(place: Place) -> Symbol {
    match place {
        Place::TeaPlantation => Symbol::Tea,
        Place::Fishery => Symbol::Fish,
        Place::SilkMill => Symbol::Silk,
        Place::CopperMine => Symbol::Copper,
        Place::Bank => Symbol::Yen,
        Place::Chinatown => Symbol::Exchange,
        Place::Church => FAITH,
        Place::Laboratory => PRODUCTION,
        Place::Customs => Symbol::ImportTurned,
        Place::Port => Symbol::Order,
    }
}

/// A reward, symbol by symbol after what stands in a row.
pub(super) fn reward(row: Row, gains: &[Gain]) -> Row {
    gains.iter().fold(row, |row, gain| {
        let row = if row.is_empty() { row } else { row.gap(6.0) };
        gained(row, *gain)
    })
}

/// A row with an amount added to it whose symbol stands clear of the figure.
pub(super) fn amount(row: Row, n: impl ToString, symbol: Symbol) -> Row {
    row.text(n.to_string()).gap(4.0).icon(symbol)
}

/// One symbol of a reward with its amount, after what stands in a row.
pub(super) fn gained(row: Row, gain: Gain) -> Row {
    let support = |row: Row, n: u8, card: &str| match n {
        1 => row.text(card).gap(2.0).icon(Symbol::Support),
        n => row
            .text(format!("{n}×"))
            .gap(1.5)
            .text(card)
            .gap(2.0)
            .icon(Symbol::Support),
    };
    match gain {
        Gain::Yen(n) => row.amount(n, Symbol::Yen),
        Gain::Copper(n) => row.amount(n, Symbol::Copper),
        Gain::Silk(n) => row.amount(n, Symbol::Silk),
        Gain::Tea(n) => row.amount(n, Symbol::Tea),
        Gain::Fish(n) => row.amount(n, Symbol::Fish),
        Gain::Imports(n) => row.amount(n, Symbol::Import),
        Gain::Turns(n) => row.amount(n, Symbol::ImportTurned),
        Gain::PlusOne(n) => support(row, n, "+1"),
        Gain::PlusTwo(n) => support(row, n, "+2"),
        Gain::Orders(n) => row.amount(n, Symbol::Order),
        Gain::Look { at, keep } => row.text(format!("{keep}/{at}")).gap(2.0).icon(Symbol::Order),
        Gain::Bonus(level) => row.text(level.to_string()).gap(2.0).icon(Symbol::Bonus),
    }
}
