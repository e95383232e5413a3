//! What is drawn on the card beside its words: a Place's picture, a whole card, or a symbol.

use super::{Show, Sight, Target, Thing, bar, icons, strips};
use crate::drawing::scene::{Corners, Mark, Outline, Rect, Stroke, Symbol, palette};
use crate::duel::Duel;
use crate::duel::components::Place;
use crate::duel::course::Category;
use crate::game::Seat;
use crate::table::Pictured;
use crate::table::print::Light;

/// A picture on a card.
#[derive(Clone, Copy, Debug)]
pub enum Picture {
    /// None.
    None,
    /// A symbol before the title, in the colour of its owner if it has one.
    Emblem(Symbol, Option<Seat>),
    /// A Place: its scene before the title.
    Place(Place),
    /// A whole card, so high.
    Card(Thing, f32),
}

/// How wide a whole card is.
const CARD: f32 = 118.0;
/// Between a picture and the words.
const GAP: f32 = 12.0;

impl Pictured<Duel> for Picture {
    fn of(show: &Show, target: Target, most: f32) -> Self {
        let thing = match target {
            Target::Thing(thing) => thing,
            Target::Player(seat) => return Self::Emblem(show.crest(seat).symbol(), Some(seat)),
            _ => return Self::None,
        };
        let me = Some(show.me());
        match thing {
            Thing::Place(place) => Self::Place(place),
            Thing::Order(_) | Thing::Looked(_) => Self::Card(thing, (most * 0.6).min(116.0)),
            Thing::Church(_) => Self::Card(thing, 62.0),
            Thing::Bonus(_) => Self::Card(thing, 54.0),
            Thing::Shop(place, seat) => {
                let stands = show.table().board(place).shops[usize::from(seat.0)];
                Self::Emblem(Symbol::Shop, stands.then_some(seat))
            }
            Thing::House(place) => Self::Emblem(Symbol::TradingHouse, show.table().board(place).house),
            Thing::Technology(_) | Thing::Owned(_) => Self::Emblem(icons::PRODUCTION, None),
            Thing::Card(_) | Thing::Upgrade(_) | Thing::Support(_) => Self::Emblem(icons::INFLUENCE, me),
            Thing::Trader => Self::Emblem(icons::TRADER, me),
            Thing::Exchange(_) => Self::Emblem(Symbol::AnyGood, None),
            Thing::Sight(sight) => match sight {
                Sight::Deck(deck) => Self::Emblem(bar::symbol(deck), None),
                Sight::Station => Self::Emblem(Symbol::Station, None),
                Sight::Criterion(_) => Self::Emblem(icons::TRADER, None),
                Sight::Category(Category::Orders | Category::MostOrders) => Self::Emblem(Symbol::Order, None),
                Sight::Category(_) => Self::Emblem(Symbol::Point, None),
                Sight::Round => Self::None,
            },
        }
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
            Self::Card(thing, _) => strips::card(show, thing, card, Light::Rest),
            _ => Vec::new(),
        }
    }

    fn emblem(&self) -> f32 {
        match self {
            Self::Place(_) => 84.0,
            Self::Emblem(..) => 44.0,
            _ => 0.0,
        }
    }

    fn emblem_height(&self) -> f32 {
        match self {
            Self::Place(_) => 44.0,
            Self::Emblem(..) => 36.0,
            _ => 0.0,
        }
    }

    fn marks_emblem(&self, show: &Show, rect: Rect) -> Vec<Mark> {
        match *self {
            Self::Place(place) => {
                let scene = icons::scenery(place);
                let frame = Rect::new(rect.x, rect.y, 74.0, 44.0);
                let picture = Mark::stamp(scene, frame.cover(scene.aspect()));
                vec![
                    Mark::Clip(Outline::Block(frame, Corners::from(3.0)), vec![picture]),
                    Mark::block(frame, 3.0, Stroke::new(palette::EDGE, 1.5)),
                ]
            }
            Self::Emblem(symbol, owner) => {
                let color = owner.map_or(palette::MUTE, |seat| show.crest(seat).color());
                vec![Mark::tinted(symbol, Rect::new(rect.x, rect.y, 36.0, 36.0), color)]
            }
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
