//! A Building tile: its Shop spaces and its Trading House space, each with what it gives or who built there.

use super::keys;
use super::parts::Detail;
use super::rewards::{Rewarding as _, gains};
use super::{Show, Target, Thing, pieces};
use crate::drawing::palette;
use crate::drawing::scene::{
    Align, Corners, Face, Key, Layer, Mark, Node, Paint, Point, Rect, Scene, Stroke, Symbol, Text,
};
use crate::game::Seat;
use crate::table::print::Light;
use crate::table::row::Row;
use crate::yokohama::content::Reward;
use crate::yokohama::map::Place;

/// Draws the spaces of the Building tile of an Area in a layer, each to be touched: below the Area's tile, or on a phone's
/// sheet.
pub(super) fn spaces(show: &Show, place: Place, rect: Rect, detail: Detail, layer: Layer, scene: &mut Scene<Target>) {
    let board = show.table().board(place);
    let Some(tile) = board
        .building
        .and_then(|tile| show.game.content().buildings.get(usize::from(tile.0)))
    else {
        return;
    };
    let (margin, gap) = match detail {
        Detail::Full => (5.0, 3.0),
        Detail::Less if rect.h < 34.0 => (2.0, 1.5),
        Detail::Less => (3.0, 1.5),
        Detail::Least | Detail::Sign => (2.5, 2.0),
    };
    let mut rest = rect.inset_by(margin, margin);
    // A Trading House is larger than a Shop.
    let house = rest.take_right((rest.w - 4.0 * gap) * 1.25 / 5.25);
    rest.take_right(gap);
    for ((space, rect), number) in tile.shops.iter().zip(rest.columns(4, gap)).zip(0_u8..) {
        let space = Space {
            target: Target::Thing(Thing::Shop(place, number)),
            key: keys::shop(place, number, layer),
            reward: space,
            owner: board.shops[usize::from(number)],
            symbol: Symbol::Shop,
        };
        space.draw(show, rect, detail, layer, scene);
    }
    let space = Space {
        target: Target::Thing(Thing::House(place)),
        key: keys::house(place, layer),
        reward: &tile.house,
        owner: board.house,
        symbol: Symbol::TradingHouse,
    };
    space.draw(show, house, detail, layer, scene);
}

/// A Shop space or a Trading House space.
struct Space<'a> {
    target: Target,
    key: Key,
    reward: &'a Reward,
    owner: Option<Seat>,
    symbol: Symbol,
}

impl Space<'_> {
    fn draw(&self, show: &Show, rect: Rect, detail: Detail, layer: Layer, scene: &mut Scene<Target>) {
        let light = Light::of(show, self.target);
        let mut marks = Vec::new();
        match self.owner {
            Some(owner) if detail == Detail::Least => marks.extend(self.sign(show, owner, rect)),
            Some(owner) => marks.extend(self.house(show, owner, rect)),
            None => {
                marks.extend(self.paper(rect, light));
                if detail != Detail::Least {
                    marks.extend(reward(self.reward, rect, detail));
                }
            }
        }
        let mut node = Node::new(self.key, layer).with_marks(marks);
        // On a phone's overview a space is too small for a finger: the sheet shows it larger.
        if detail != Detail::Least {
            node = node.with_target(rect, self.target).with_label(show.label(self.target));
        }
        scene.push(node);
    }

    /// The empty space.
    fn paper(&self, rect: Rect, light: Light) -> Vec<Mark> {
        let is_house = self.symbol == Symbol::TradingHouse;
        let corners = if is_house {
            Corners::new((rect.h * 0.25).min(9.0), 3.0)
        } else {
            Corners::from(3.0)
        };
        if light == Light::Lit {
            return vec![
                Mark::block(rect.inset(-1.5), corners, Stroke::new(palette::OCHRE_LIGHT, 3.0)),
                Mark::block(
                    rect,
                    corners,
                    Paint::new(palette::WHITE, Stroke::new(palette::GOLD, 2.0)),
                ),
            ];
        }
        let paint = if is_house {
            Paint::new(palette::WHITE.alpha(80), Stroke::new(palette::INK.alpha(50), 1.0))
        } else {
            palette::WHITE.alpha(62).into()
        };
        vec![Mark::block(rect, corners, paint)]
    }

    /// The building that stands there.
    fn house(&self, show: &Show, owner: Seat, rect: Rect) -> Vec<Mark> {
        let side = (rect.w * 1.1).min(rect.h * 1.06);
        let place = Rect::around(rect.centre(), side, side);
        pieces::piece(show, self.symbol, owner, place)
    }

    /// The owner's colour and crest, where a building would be too small.
    fn sign(&self, show: &Show, owner: Seat, rect: Rect) -> Vec<Mark> {
        let crest = show.crest(owner);
        let side = rect.h.min(rect.w);
        vec![
            Mark::block(rect, 2.0, Paint::new(crest.color(), Stroke::new(palette::INK, 1.0))),
            Mark::tinted(crest.symbol(), Rect::around(rect.centre(), side, side), crest.color()),
        ]
    }
}

/// A reward in a space: in a line; in a narrow space the figure below its symbol; several things in lines below each other.
fn reward(reward: &Reward, rect: Rect, detail: Detail) -> Vec<Mark> {
    let (size, icon) = match detail {
        Detail::Full if rect.w >= 36.0 => (15.0, 20.0),
        Detail::Full => (14.0, 18.0),
        _ => (13.0, 16.0),
    };
    let row = Row::new(size).icon_size(icon);
    let room = rect.inset_by(0.5, 1.0);
    let whole = row.clone().reward(reward);
    if whole.width() <= room.w {
        return whole.within(room, Align::Middle).collect();
    }
    let gains: Vec<_> = gains(reward).collect();
    if let (&[(amount, symbol)], true) = (&gains[..], room.h >= 22.0) {
        return above(amount, symbol, size, room);
    }
    row.reward_within(reward, room, 2, Align::Middle)
}

/// A symbol with its figure below.
fn above(amount: u8, symbol: Symbol, size: f32, room: Rect) -> Vec<Mark> {
    let face = Face::SansBold;
    let size = if room.h < 27.0 { size - 1.0 } else { size };
    let figure = face.cap_height(size);
    let side = (room.h - figure - 3.0).min(room.w).min(size * 1.6);
    let all = Rect::around(room.centre(), room.w, side + 2.0 + figure);
    let icon = Rect::around(Point::new(all.centre().x, all.y + side / 2.0), side, side);
    let at = Point::new(all.centre().x, all.bottom());
    vec![
        Mark::stamp(symbol, icon),
        Text::new(amount.to_string(), at, face, size, palette::INK)
            .aligned(Align::Middle)
            .into(),
    ]
}
