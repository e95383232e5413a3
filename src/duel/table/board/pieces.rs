//! What lies and stands at a Place: Influence cards, the Station token, Shops and the Trading House.

use super::super::cards::{self, Influence};
use super::super::{Scene, Show, Sight, Target, Thing, keys};
use super::label;
use super::tile::{Tile, WIDE};
use crate::drawing::geometry::Held as _;
use crate::drawing::palette;
use crate::drawing::scene::{Align, Layer, Mark, Node, Paint, Point, Rect, Stamp, Stroke, Symbol};
use crate::duel::Player;
use crate::duel::components::{PLAYERS, Place, Resource, Title};
use crate::duel::rules::construction::LEAST;
use crate::duel::rules::places::EARNED;
use crate::game::Seat;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Draws all that lies and stands at a Place.
pub(super) fn draw(show: &Show, tile: &Tile, scene: &mut Scene) {
    played(show, tile, scene);
    match tile.parts.sockets.h > 0.0 {
        true => sockets(show, tile, scene),
        false => built(show, tile, scene),
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

/// Whether the cards of a player lie at the left of a Place. The other's lie at the right where the own are there too, and where cards are too small for the
/// crest that tells whose they are.
fn lies_left(show: &Show, tile: &Tile, seat: Seat) -> bool {
    let own = &show.table().seats[show.me()].cards;
    seat == show.me() || tile.parts.full && own.iter().all(|card| card.at != Some(tile.place))
}

/// How the cards of a player lie at the foot of a Place's picture: side by side, closer where there is little room, and beside the Station.
struct Pile {
    foot: Rect,
    /// Whether the picture is too low for a card below the name.
    is_low: bool,
    /// How large a card is.
    card: [f32; 2],
    /// From one to the next.
    step: f32,
    /// How large the Station token is.
    token: f32,
}

impl Pile {
    fn of(show: &Show, tile: &Tile, cards: usize) -> Self {
        let parts = &tile.parts;
        let large = parts.full;
        let [w, h] = if large {
            [30.0, 38.0].map(|length| length * parts.unit)
        } else {
            [19.0, 24.0]
        };
        // Below the name, where the picture is low.
        let below = parts.picture.h - if large { 24.0 * parts.unit + 8.0 } else { 20.0 };
        let least = if large { 0.66 } else { 0.83 };
        let share = (below / h).held(least, 1.0);
        let is_low = below < h * least && !large;
        let [w, h] = [w * share, h * share];
        let mut foot = parts.picture.inset_by(if large { 6.0 } else { 5.0 }, 0.0);
        let foot = foot.take_bottom(h + if large { 5.0 } else { 3.0 });
        let token = if large { 34.0 * parts.unit } else { 22.0 };
        let stands = show.table().station == Some(tile.place) && !parts.is_bare();
        let station = if stands { token * PLATE + 3.0 } else { 0.0 };
        let room = ((foot.w - station) / 2.0 - 2.0).max(w);
        Self {
            foot,
            is_low,
            card: [w, h],
            step: ((room - w) / (cards.max(2) - 1) as f32).min(w + 3.0),
            token,
        }
    }

    /// How far from the left edge so many cards begin there: beside the name, where they have no room below it, as far as the other's have theirs.
    fn aside(&self, show: &Show, tile: &Tile, cards: usize) -> f32 {
        let room = self.foot.w - self.wide(cards) - 2.0 * self.card[0];
        match self.is_low {
            true => label::name_width(show, tile).min(room).max(0.0),
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

/// The Influence cards that lie there, a pile a player, and the Station.
fn played(show: &Show, tile: &Tile, scene: &mut Scene) {
    let place = tile.place;
    let table = show.table();
    for seat in show.me().round(PLAYERS) {
        let cards = lying(show, place, seat);
        let pile = Pile::of(show, tile, cards.len());
        let (foot, [w, h]) = (pile.foot, pile.card);
        let left = lies_left(show, tile, seat);
        let aside = pile.aside(show, tile, cards.len());
        let mut marks = Vec::new();
        for (card, number) in cards.iter().zip(0_u8..) {
            let step = f32::from(number) * pile.step;
            let x = if left {
                foot.x + aside + step
            } else {
                foot.right() - w - step
            };
            marks.extend(cards::influence(*card, Rect::new(x, foot.y, w, h), Light::Rest));
        }
        if !marks.is_empty() {
            scene.push(Node::new(keys::played(place, seat), Layer::Piece).with_marks(marks));
        }
    }
    if table.station == Some(place) {
        let target = Target::Thing(Thing::Sight(Sight::Station));
        let at = station_at(show, tile);
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
}

/// Where the Station token lies: at the right, beside the cards that the other one has there; on a small tile, where what is built stands at the right,
/// beside the cards at the left, and on a bare one in the middle, or if that is too small, above the own ones.
fn station_at(show: &Show, tile: &Tile) -> Rect {
    let side = |left: bool| {
        let seats = show.me().round(PLAYERS);
        let cards = seats.filter(|seat| lies_left(show, tile, *seat) == left);
        let cards = cards.map(|seat| lying(show, tile.place, seat).len()).max().unwrap_or(0);
        match Pile::of(show, tile, cards).wide(cards) {
            0.0 => 0.0,
            wide => wide + 3.0,
        }
    };
    let Pile { foot, token, .. } = Pile::of(show, tile, 0);
    if tile.parts.is_bare() {
        let middle = match tile.rect.w < WIDE {
            true => Point::new(foot.x + token / 2.0, foot.y - token / 2.0),
            // Beside the own cards.
            false => {
                let own = lying(show, tile.place, show.me()).len();
                let pile = Pile::of(show, tile, own);
                let beside = foot.x + pile.aside(show, tile, own) + pile.wide(own) + token / 2.0;
                Point::new(beside.max(foot.centre().x), foot.centre().y)
            }
        };
        return Rect::around(middle, token, token);
    }
    let [w, h] = [token * PLATE, token * 0.8];
    let y = foot.centre().y - h / 2.0;
    match tile.parts.full {
        true => Rect::new(foot.right() - side(false) - w, y, w, h),
        false => Rect::new(foot.x + side(true), y, w, h),
    }
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
    let reached = tile.influence.filter(|_| parts.full);
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
        let is_site = owner.is_none() && told.is_some();
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
        if owner.is_some() || light != Light::Rest {
            node = node.with_target(socket, target).with_label(show.label(target));
        }
        scene.push(node);
    }
}

/// What is built, where there is no room for sockets: at the right of the picture, the own outermost.
fn built(show: &Show, tile: &Tile, scene: &mut Scene) {
    let (place, parts) = (tile.place, &tile.parts);
    const SIDE: f32 = 24.0;
    let board = show.table().board(place);
    let mut foot = parts.picture.inset_by(3.0, 0.0);
    // Beside the cards that the other one played.
    for seat in show.opponents().filter(|seat| !lies_left(show, tile, *seat)) {
        let cards = lying(show, place, seat).len();
        let wide = Pile::of(show, tile, cards).wide(cards);
        foot.take_right(if cards > 0 { wide + 4.0 } else { 0.0 });
    }
    let mut foot = foot.take_bottom(SIDE);
    for seat in show.me().round(PLAYERS) {
        let shop = board.shops[usize::from(seat.0)].then_some((keys::shop(place, seat), Symbol::Shop));
        let house = (board.house == Some(seat)).then_some((keys::house(place), Symbol::TradingHouse));
        for (key, symbol) in [shop, house].into_iter().flatten() {
            let at = foot.take_right(SIDE);
            scene.push(Node::new(key, Layer::Part).with_marks([Mark::tinted(symbol, at, show.crest(seat).color())]));
        }
    }
}

/// What an own building adds to the Influence and what the other one's Trading House earns there; of what is not built its price, where so much
/// Influence lets it be built.
fn told(show: &Show, thing: Thing, owner: Option<Seat>, influence: u8) -> Option<String> {
    let me = show.me();
    let player = &show.table().seats[me];
    let price = |yen: u16| Some(show.speech().amount(Resource::Yen, yen));
    match (thing, owner) {
        (Thing::Shop(_, seat), None) if seat == me && player.shops > 0 && influence >= LEAST => {
            price(Player::SHOP_PRICE)
        }
        (Thing::House(_), None) if player.houses > 0 && influence >= LEAST => price(player.house_price()),
        (_, Some(seat)) if seat == me => Some("+1".to_owned()),
        (Thing::House(_), Some(_)) => price(EARNED),
        _ => None,
    }
}
