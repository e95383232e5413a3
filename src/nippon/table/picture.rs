//! What is drawn on the card beside its words: a whole card, or a symbol.

use super::{Show, Sight, Target, Thing, cards, cities, icons};
use crate::drawing::scene::{Color, Mark, Rect, Symbol};
use crate::nippon::Nippon;
use crate::nippon::components::City;
use crate::table::Pictured;
use crate::table::print::Light;

/// A picture on a card.
#[derive(Clone, Copy, Debug)]
pub enum Picture {
    /// None.
    None,
    /// A symbol before the title, in a tint.
    Emblem(Symbol, Color),
    /// The tile of a City before the title.
    City(City),
    /// A whole card, so high.
    Card(Thing, f32),
}

/// How wide a whole card is.
const CARD: f32 = 104.0;
/// Between a picture and the words.
const GAP: f32 = 12.0;

impl Pictured<Nippon> for Picture {
    fn of(show: &Show, target: Target, _: f32) -> Self {
        let own = show.crest(show.me()).color();
        let thing = match target {
            Target::Thing(thing) => thing,
            Target::Player(seat) => return Self::Emblem(show.crest(seat).symbol(), show.crest(seat).color()),
            Target::Sheet(sheet) => return Self::Emblem(super::choices::symbol(sheet), own),
            _ => return Self::None,
        };
        let symbol = match thing {
            Thing::Slot(slot) => slot.actions()[0].into(),
            Thing::Worker(_, colour) => icons::worker(colour),
            Thing::Action(action) => action.into(),
            Thing::Influence(city, _) | Thing::Sight(Sight::City(city)) => return Self::City(city),
            Thing::Tile(_) => Symbol::InfluenceTile,
            Thing::Region(_) => Symbol::Steamship,
            Thing::Track(track) => track.into(),
            Thing::Blueprints => Symbol::Blueprint,
            Thing::Factory(good) => good.into(),
            Thing::Contract(contract) if show.table().seats[show.me()].contracts.contains(contract) => {
                return Self::Card(thing, 56.0);
            }
            Thing::Contract(_) => Symbol::Contract,
            Thing::Open(tile) => tile.good().into(),
            Thing::Reward(..) | Thing::Sight(Sight::Rewards) => Symbol::Reward,
            Thing::Space(space) => space.into(),
            Thing::Consolidate | Thing::Sight(Sight::Wages) => Symbol::Consolidate,
            Thing::Sight(Sight::Scoring) => Symbol::Torii,
            Thing::Sight(Sight::Rows) => Symbol::WorkerWhite,
            Thing::Sight(Sight::Left(transport)) => transport.into(),
            Thing::Sight(Sight::Machines) => Symbol::Machine,
        };
        Self::Emblem(symbol, own)
    }

    fn beside(&self) -> f32 {
        match self {
            Self::Card(..) => CARD + GAP,
            _ => 0.0,
        }
    }

    fn beside_height(&self) -> f32 {
        match self {
            Self::Card(_, h) => *h,
            _ => 0.0,
        }
    }

    fn marks_beside(&self, show: &Show, mut rect: Rect) -> Vec<Mark> {
        rect.take_right(GAP.min(rect.w));
        let card = rect.take_top(self.beside_height());
        match *self {
            Self::Card(Thing::Contract(contract), _) => cards::contract(show, contract, card, Light::Rest),
            _ => Vec::new(),
        }
    }

    fn emblem(&self) -> f32 {
        match self {
            Self::City(_) => 56.0,
            Self::Emblem(..) => 44.0,
            _ => 0.0,
        }
    }

    fn emblem_height(&self) -> f32 {
        match self {
            Self::City(_) => 48.0,
            Self::Emblem(..) => 36.0,
            _ => 0.0,
        }
    }

    fn marks_emblem(&self, show: &Show, rect: Rect) -> Vec<Mark> {
        match *self {
            Self::City(city) => cities::tile(show, city, Rect::new(rect.x, rect.y, 46.0, 46.0)),
            Self::Emblem(symbol, color) => vec![Mark::tinted(symbol, Rect::new(rect.x, rect.y, 36.0, 36.0), color)],
            _ => Vec::new(),
        }
    }

    fn below(&self, _: &Show, _: f32, _: f32) -> f32 {
        0.0
    }

    fn marks_below(&self, _: &Show, _: Rect, _: f32) -> Vec<Mark> {
        Vec::new()
    }
}
