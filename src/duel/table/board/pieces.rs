//! What lies and stands at a Place: Influence cards, the Station token, Shops and the Trading House.

use super::super::cards::{self, Influence};
use super::super::{Scene, Show, Sight, Target, Thing, hints, keys};
use super::label;
use super::tile::{Tile, WIDE};
use crate::drawing::geometry::Held as _;
use crate::drawing::palette;
use crate::drawing::scene::{Align, Key, Layer, Mark, Node, Paint, Point, Rect, Stamp, Stroke, Symbol};
use crate::duel::components::{PLAYERS, Place, Resource, Title};
use crate::duel::rules::construction::LEAST;
use crate::duel::rules::places::EARNED;
use crate::duel::{Player, Step};
use crate::game::Seat;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Draws all that lies and stands at a Place.
pub(super) fn draw(show: &Show, tile: &Tile, scene: &mut Scene) {
    played(show, tile, scene);
    if tile.parts.has_sockets() {
        sockets(show, tile, scene);
    }
}

/// The Influence cards of a player that lie at a Place.
fn lying(show: &Show, place: Place, seat: Seat) -> Vec<Influence> {
    let cards = show.table().seats[seat].cards.iter().enumerate();
    let lying = cards
        .filter(|(_, card)| card.at == Some(place))
        .map(|(row, card)| Influence {
            level: show.game.level(row, card),
            upgraded: card.upgraded,
            crest: show.crest(seat),
        });
    lying.collect()
}

/// Whether the cards of a player lie at the left of a Place. The other's lie at the right where the own are there too; without sockets, where what is built
/// stands at the right, beside those.
fn lies_left(show: &Show, tile: &Tile, seat: Seat) -> bool {
    let own = &show.table().seats[show.me()].cards;
    seat == show.me() || !tile.parts.has_sockets() || own.iter().all(|card| card.at != Some(tile.place))
}

/// How the cards of a player lie at the foot of a Place's picture: side by side, closer where there is little room, and beside the Station.
struct Pile {
    foot: Rect,
    /// Whether the cards lie beside the name, for the picture is low; where there is no room either, they lie below it, and small.
    is_low: bool,
    /// How large a card is.
    card: [f32; 2],
    /// From one to the next.
    step: f32,
    /// How large the Station token is.
    token: f32,
}

impl Pile {
    /// The share of its usual size that a card on a small tile has at least.
    const LEAST: f32 = 0.77;
    /// The same where all that lies there has little room.
    const CROWDED: f32 = 0.69;

    fn of(show: &Show, tile: &Tile, cards: usize) -> Self {
        let parts = &tile.parts;
        let large = parts.full;
        let [w, h] = if large {
            [30.0, 38.0].map(|length| length * parts.unit)
        } else {
            [21.0, 26.0]
        };
        // Below the name, where the picture is low.
        let below = parts.picture.h - if large { 24.0 * parts.unit + 8.0 } else { 20.0 };
        let is_small = below < h * Self::LEAST && !large;
        // As near to the name as it may be.
        let near = below + 1.0;
        let is_crowded = is_small && near >= h * Self::CROWDED && !has_room_beside_name(show, tile, w);
        let is_low = is_small && !is_crowded;
        let (high, least) = match (large, is_low, is_crowded) {
            (true, ..) => (below, 0.66),
            // Beside the name it has the whole height.
            (_, true, _) => (parts.picture.h - 8.0, Self::LEAST),
            (_, _, true) => (near, Self::CROWDED),
            _ => (below, Self::LEAST),
        };
        let share = (high / h).held(least, 1.0);
        let [w, h] = [w * share, h * share];
        let mut foot = parts.picture.inset_by(if large { 6.0 } else { 5.0 }, 0.0);
        let foot = foot.take_bottom(h + if large { 5.0 } else { 3.0 });
        let token = if large { 34.0 * parts.unit } else { TOKEN };
        let stands = show.table().station == Some(tile.place) && !parts.is_bare();
        let station = if stands { token * PLATE + APART } else { 0.0 };
        let room = ((foot.w - station) / 2.0 - 2.0).max(w);
        Self {
            foot,
            is_low,
            card: [w, h],
            step: ((room - w) / (cards.max(2) - 1) as f32).min(w + APART),
            token,
        }
    }

    /// How far from the left edge the cards there begin, which take so much: beside the names, where they have no room below them, at every Place as far,
    /// but where the Station and what is built leave less.
    fn aside(&self, show: &Show, tile: &Tile, wide: f32) -> f32 {
        let stands = show.table().station == Some(tile.place) && tile.rect.w >= WIDE;
        let station = if stands { self.token + APART } else { 0.0 };
        let room = self.foot.w - wide - station - built_width(show, tile.place);
        match self.is_low {
            true => label::names_width(show, tile).min(room).max(0.0),
            false => 0.0,
        }
    }

    /// How much of the foot so many cards take.
    fn wide(&self, cards: usize) -> f32 {
        match cards.checked_sub(1) {
            Some(others) => self.card[0] + self.step * others as f32,
            None => 0.0,
        }
    }
}

/// Whether all cards there, so wide each, the Station and what is built have room beside the Place's name.
fn has_room_beside_name(show: &Show, tile: &Tile, card: f32) -> bool {
    let place = tile.place;
    let cards: usize = show
        .me()
        .round(PLAYERS)
        .map(|seat| lying(show, place, seat).len())
        .sum();
    let station = if show.table().station == Some(place) {
        TOKEN + APART
    } else {
        0.0
    };
    let lies = cards as f32 * (card + APART) + station + built_width(show, place);
    lies <= tile.parts.picture.w - label::name_width(show, tile)
}

/// How large the Station token is on a small tile.
const TOKEN: f32 = 22.0;

/// Between two things that lie side by side.
const APART: f32 = 3.0;

/// The Influence cards of both players at a Place, and what is left between those at its left and those at its right.
struct Laid {
    /// Whose they are, and where each lies, the own first.
    cards: Vec<(Seat, Influence, Rect)>,
    /// From where to where there is room between them.
    between: [f32; 2],
}

impl Laid {
    fn of(show: &Show, tile: &Tile) -> Self {
        let piles: Vec<_> = show
            .me()
            .round(PLAYERS)
            .map(|seat| (seat, lying(show, tile.place, seat)))
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(seat, cards)| {
                (
                    seat,
                    lies_left(show, tile, seat),
                    Pile::of(show, tile, cards.len()),
                    cards,
                )
            })
            .collect();
        let Pile { foot, .. } = Pile::of(show, tile, 0);
        let at_left = piles.iter().filter(|(_, left, ..)| *left);
        let wide = at_left.map(|(.., pile, cards)| pile.wide(cards.len()) + APART).sum();
        let aside = piles
            .first()
            .map_or(0.0, |(_, _, pile, _)| pile.aside(show, tile, wide));
        let mut between = [foot.x + aside, foot.right()];
        let mut laid = Vec::new();
        for (seat, left, pile, cards) in piles {
            let [w, h] = pile.card;
            let wide = pile.wide(cards.len());
            for (card, number) in cards.into_iter().zip(0_u8..) {
                let step = f32::from(number) * pile.step;
                let x = if left { between[0] + step } else { between[1] - w - step };
                laid.push((seat, card, Rect::new(x, pile.foot.y, w, h)));
            }
            match left {
                true => between[0] += wide + APART,
                false => between[1] -= wide + APART,
            }
        }
        Self { cards: laid, between }
    }
}

/// The Influence cards that lie there, a pile a player, and the Station.
fn played(show: &Show, tile: &Tile, scene: &mut Scene) {
    let place = tile.place;
    let table = show.table();
    let laid = Laid::of(show, tile);
    for seat in show.me().round(PLAYERS) {
        let cards = laid.cards.iter().filter(|(owner, ..)| *owner == seat);
        let marks: Vec<Mark> = cards
            .flat_map(|(_, card, at)| cards::influence(*card, *at, Light::Rest))
            .collect();
        if !marks.is_empty() {
            scene.push(Node::new(keys::played(place, seat), Layer::Piece).with_marks(marks));
        }
    }
    let [mut left, right] = laid.between;
    if table.station == Some(place) {
        let target = Target::Thing(Thing::Sight(Sight::Station));
        let at = station_at(show, tile, [left, right]);
        if !tile.parts.is_bare() || tile.rect.w >= WIDE {
            left = at.right() + APART;
        }
        let owner = table.owner(Title::Station).unwrap_or(table.active);
        let color = show.crest(owner).color();
        let paper = Paint::new(palette::PAPER, Stroke::new(palette::EDGE, 1.0));
        let mut marks = vec![Mark::block(at, at.h / 2.0, paper)];
        match at.w > at.h {
            // Where there is room it says what it adds.
            true => {
                let row = Row::new((at.h * 0.5).max(11.0))
                    .icon_size(at.h * 0.84)
                    .tinted(Symbol::Station, color);
                marks.extend(row.gap(2.0).text("+1").within(at, Align::Middle));
            }
            false => marks.push(Mark::tinted(Symbol::Station, at.inset(4.0), color)),
        }
        let token = Node::new(keys::station(), Layer::Piece).with_marks(marks);
        // Who touches it while its Place may be chosen chooses the Place.
        scene.push(match Light::choosable(show, Target::Thing(Thing::Place(place))) {
            Light::Rest => token.with_target(at, target).with_label(show.label(target)),
            _ => token,
        });
    }
    if !tile.parts.has_sockets() {
        built(show, tile, left, scene);
    }
}

/// Where the Station token lies between the cards there: at the right; without sockets, where what is built stands at the right, at the left, and on a bare
/// tile in the middle, or if that is too small, above the cards.
fn station_at(show: &Show, tile: &Tile, [left, right]: [f32; 2]) -> Rect {
    let Pile { foot, token, .. } = Pile::of(show, tile, 0);
    if tile.parts.is_bare() {
        let middle = match tile.rect.w < WIDE {
            true => Point::new(foot.x, (foot.y - token).max(tile.rect.y)) + Point::new(token / 2.0, token / 2.0),
            false => {
                let last = foot.right() - built_width(show, tile.place) - token;
                let x = left.max(foot.centre().x - token / 2.0).min(last);
                Point::new(x + token / 2.0, foot.centre().y)
            }
        };
        return Rect::around(middle, token, token);
    }
    let [w, h] = [token * PLATE, token * 0.8];
    let y = foot.centre().y - h / 2.0;
    let x = if tile.parts.has_sockets() { right - w } else { left };
    Rect::new(x, y, w, h)
}

/// How wide the Station token is with what it adds, in its heights.
const PLATE: f32 = 1.7;

/// The own Shop at the left, the Trading House in the middle, the other's Shop at the right; what may be built now is lit. While it is chosen where to
/// go they tell what they add, and what could be built.
fn sockets(show: &Show, tile: &Tile, scene: &mut Scene) {
    let (place, parts) = (tile.place, &tile.parts);
    let board = show.table().board(place);
    let me = show.me();
    let mut seats = me.round(PLAYERS);
    let [mine, other] = [seats.next().unwrap_or(me), seats.next().unwrap_or(me)];
    let shop = |seat: Seat| {
        let stands = board.shops[usize::from(seat.0)].then_some(seat);
        (keys::shop(place, seat), Thing::Shop(place, seat), Symbol::Shop, stands)
    };
    let house = (
        keys::house(place),
        Thing::House(place),
        Symbol::TradingHouse,
        board.house,
    );
    let reached = tile.influence.filter(|_| parts.full && show.table().active == me);
    let inner = parts.sockets.inset_by(4.0, 2.0);
    for ((key, thing, symbol, owner), socket) in [shop(mine), house, shop(other)].into_iter().zip(inner.columns(3, 4.0))
    {
        let target = Target::Thing(thing);
        let light = Light::choosable(show, target);
        let side = socket.h.min(socket.w);
        let mut node = Node::new(key, Layer::Part);
        if light != Light::Rest {
            node = node.with_marks(print::slip(socket, 3.0, light));
        }
        let told = reached.and_then(|influence| told(show, thing, owner, influence));
        let is_site = owner.is_none() && told.is_some() && has_yen(show, place, thing, reached.unwrap_or_default());
        if is_site && light == Light::Rest {
            let edge = Stroke::new(palette::GOLD_DARK, 1.25).dashed(3.0, 2.5);
            let paper = Paint::new(palette::PAPER.alpha(70), edge);
            node = node.with_marks([Mark::block(socket.inset_by(1.0, 1.5), 3.0, paper)]);
        }
        let color = show.crest(owner.unwrap_or(mine)).color();
        let row = Row::new((socket.h * 0.4).held(11.0, 16.0)).icon_size(side - 4.0);
        let row = match owner {
            Some(_) => row.tinted(symbol, color),
            None if is_site => row.icon_size(side * 0.7).tinted(symbol, color),
            None => row.faint().tinted(symbol, color).color(palette::MUTE),
        };
        if owner.is_some() || light != Light::Rest || told.is_some() {
            let row = match told {
                Some(told) => row.gap(4.0).text(told),
                None => row,
            };
            // Whose yen that is.
            let other = owner.filter(|owner| *owner != me).map(|owner| show.crest(owner));
            let row = match other.filter(|_| reached.is_some() && matches!(thing, Thing::House(_))) {
                Some(crest) => row.gap(3.0).tinted(crest.symbol(), crest.color()),
                None => row,
            };
            let row = row.fitting(socket.w - 2.0);
            node = node.with_marks(row.within(socket, Align::Middle));
        } else {
            let edge = Stroke::new(palette::MUTE.alpha(60), 1.0).dashed(3.0, 2.5);
            node = node.with_marks([Mark::block(socket.inset_by(2.0, 1.5), 3.0, edge)]);
            let ghost = Rect::around(socket.centre(), side * 0.55, side * 0.55);
            node = node.with_marks([Stamp::new(symbol, ghost).tinted(palette::MUTE).grey().into()]);
        }
        if light != Light::Rest || hints::is_building(show, place, thing) {
            node = node.with_target(socket, target).with_label(show.label(target));
        }
        scene.push(node);
    }
}

/// How large a building stands on a picture, and how far from the next at least.
const SIDE: f32 = 24.0;
const CLOSE: f32 = 15.0;

/// What is built at a Place, the own first, each with its owner.
fn built_at(show: &Show, place: Place) -> impl Iterator<Item = (Key, Symbol, Seat)> {
    let board = show.table().board(place);
    show.me().round(PLAYERS).flat_map(move |seat| {
        let shop = board.shops[usize::from(seat.0)].then_some((keys::shop(place, seat), Symbol::Shop, seat));
        let house = (board.house == Some(seat)).then_some((keys::house(place), Symbol::TradingHouse, seat));
        [shop, house].into_iter().flatten()
    })
}

/// How much of a foot what is built at a Place takes at least.
fn built_width(show: &Show, place: Place) -> f32 {
    match built_at(show, place).count().checked_sub(1) {
        Some(others) => SIDE + others as f32 * CLOSE,
        None => 0.0,
    }
}

/// What is built, where there is no room for sockets: at the right of the picture, the own outermost, closer where what ends at `left` leaves little room.
fn built(show: &Show, tile: &Tile, left: f32, scene: &mut Scene) {
    let mut foot = tile.parts.picture.inset_by(3.0, 0.0).take_bottom(SIDE);
    let count = built_at(show, tile.place).count();
    let room = foot.right() - left - SIDE;
    let step = (room / count.saturating_sub(1).max(1) as f32).held(CLOSE, SIDE);
    for (key, symbol, seat) in built_at(show, tile.place) {
        let at = Rect::new(foot.right() - SIDE, foot.y, SIDE, SIDE);
        foot.take_right(step);
        scene.push(Node::new(key, Layer::Part).with_marks([Mark::tinted(symbol, at, show.crest(seat).color())]));
    }
}

/// Whether an action at a Place is still to come: of what is being sent there, or because none goes on.
fn is_to_come(show: &Show, place: Place) -> bool {
    hints::total(show, place).is_some() || !hints::goes_on(show, place)
}

/// Whether something may still be built at a Place in the action that goes on there, or in one that is to come.
fn is_yet_built(show: &Show, place: Place) -> bool {
    is_to_come(show, place) || show.table().action().step != Step::End
}

/// What the next building of a player costs, in yen.
const fn price(player: &Player, building: Thing) -> u16 {
    match building {
        Thing::House(_) => player.house_price(),
        _ => Player::SHOP_PRICE,
    }
}

/// Whether the player at the lower edge, who acts at a Place with so much Influence, has the yen for a building once it may be built, as far as that is
/// known now: with what the Bank gives and the own Trading House earns until then.
fn has_yen(show: &Show, place: Place, building: Thing, influence: u8) -> bool {
    let me = show.me();
    let player = &show.table().seats[me];
    let is_to_come = is_to_come(show, place);
    let gives = match place {
        Place::Bank if is_to_come || hints::acting(show, place).is_none() => hints::yields(show, me, place, influence),
        _ => 0,
    };
    let earns = match show.table().board(place).house {
        Some(owner) if owner == me && is_to_come => EARNED,
        _ => 0,
    };
    player.yen + gives + earns >= price(player, building)
}

/// What an own building adds to the Influence and what the other one's Trading House earns there; of what is not built its price, where so much
/// Influence lets it be built, and it is not too late.
fn told(show: &Show, thing: Thing, owner: Option<Seat>, influence: u8) -> Option<String> {
    let me = show.me();
    let player = &show.table().seats[me];
    let yen = |yen: u16| Some(show.speech().amount(Resource::Yen, yen));
    let is_yet = thing.place().is_none_or(|place| is_yet_built(show, place));
    match (thing, owner) {
        (_, None) if influence < LEAST || !is_yet => None,
        (Thing::Shop(_, seat), None) if seat == me && player.shops > 0 => yen(price(player, thing)),
        (Thing::House(_), None) if player.houses > 0 => yen(price(player, thing)),
        (_, Some(seat)) if seat == me => Some("+1".to_owned()),
        (Thing::House(_), Some(_)) => yen(EARNED),
        _ => None,
    }
}
