//! What flies from place to place because of what happened, and when: event after event.

use super::spots::Thing;
use super::whereabouts::extent;
use super::{pieces, routes};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Key, Mark, Point, Rect, Scene, Symbol, palette};
use crate::game::Seat;
use crate::table::motion::{LONGEST, STEP, Span};
use crate::table::target::Target;
use crate::table::{Show, keys, layout};
use crate::yokohama::components::{OrderId, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Event, Payee, Toll, Why};

/// Something that flies.
#[derive(Clone, Debug)]
pub(crate) struct Flight {
    /// What it looks like, where its marks stand.
    pub(crate) marks: Vec<Mark>,
    /// The middle of its marks.
    pub(crate) middle: Point,
    /// From where to where: points on the table.
    pub(crate) way: Vec<Point>,
    /// The pile it is taken from.
    pub(crate) leaves: Option<Key>,
    /// The pile that it joins.
    pub(crate) joins: Option<Key>,
    /// When it is in the air.
    pub(crate) span: Span,
}

/// All flights between two scenes, and when the boards' rows are filled.
#[derive(Debug, Default)]
pub(crate) struct Timeline {
    /// What flies.
    pub(crate) flights: Vec<Flight>,
    /// When cards are drawn.
    pub(crate) filling: Option<Span>,
}

/// The time between two pieces that fly together, in milliseconds.
const APART: f32 = 60.0;
/// The most symbols that fly for one gain.
const MANY: u16 = 3;
/// How long a row takes to fill.
const FILLING: f32 = 260.0;

/// What is told in one go: alike events side by side.
struct Scenery<'a> {
    before: &'a Scene<Target>,
    after: &'a Scene<Target>,
    show: &'a Show<'a>,
    /// Where the last action, building or board was: what is gained comes from there.
    source: Option<Thing>,
}

/// The flights of events, told one after another.
pub(crate) fn timeline(before: &Scene<Target>, after: &Scene<Target>, show: &Show, events: &[Event]) -> Timeline {
    let mut scenery = Scenery {
        before,
        after,
        show,
        source: None,
    };
    // Groups of flights, and whether rows fill with them.
    let mut groups: Vec<(Vec<Flight>, bool)> = Vec::new();
    let mut last = None;
    for event in events {
        let flights = scenery.flights(event);
        let fills = matches!(event, Event::PortFilled { .. } | Event::LaboratoryFilled { .. });
        if flights.is_empty() && !fills {
            continue;
        }
        let kind = Some(std::mem::discriminant(event));
        match groups.last_mut().filter(|_| last == kind) {
            Some((group, _)) => group.extend(flights),
            None => groups.push((flights, fills)),
        }
        last = kind;
    }
    laid(groups)
}

/// Lays groups one behind the other; where that takes too long, each begins before the last has ended.
fn laid(groups: Vec<(Vec<Flight>, bool)>) -> Timeline {
    let mut starts = Vec::new();
    let (mut start, mut last) = (0.0_f32, 0.0_f32);
    let mut lengths = Vec::new();
    for (flights, fills) in &groups {
        starts.push(start);
        let longest = flights.iter().map(|flight| time_for(&flight.way)).fold(0.0, f32::max);
        last = (longest + spread(flights.len())).max(if *fills { FILLING } else { 0.0 });
        lengths.push(last);
        start += last;
    }
    let latest = starts.last().copied().unwrap_or_default();
    let squeeze = ((LONGEST - last) / latest.max(1.0)).min(1.0);
    let mut timeline = Timeline::default();
    for (((flights, fills), start), length) in groups.into_iter().zip(starts).zip(lengths) {
        let start = start * squeeze;
        if fills {
            timeline.filling = Some(Span::new(start, length));
        }
        let step = spread(flights.len()) / flights.len().saturating_sub(1).max(1) as f32;
        for (number, mut flight) in flights.into_iter().enumerate() {
            flight.span = Span::new(start + step * number as f32, time_for(&flight.way));
            timeline.flights.push(flight);
        }
    }
    timeline
}

/// The time between the first and the last of pieces that fly together.
fn spread(number: usize) -> f32 {
    (APART * number.saturating_sub(1) as f32).min(2.0 * APART)
}

/// How long a way takes: a long one longer, but not in the same measure.
fn time_for(way: &[Point]) -> f32 {
    let long: f32 = way.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    (220.0 + long * 0.2).held(*STEP.start(), *STEP.end() - 40.0)
}

impl Scenery<'_> {
    /// What flies because of an event.
    fn flights(&mut self, event: &Event) -> Vec<Flight> {
        use Thing::{Area as Tile, Assistants, Hand, Player, Token, Warehouse};
        let assistant = |seat| (Symbol::Assistant, seat);
        match *event {
            Event::Acted { place, .. } => {
                self.source = Some(Tile(place));
                Vec::new()
            }
            Event::Placed { seat, place } => {
                self.fly(assistant(seat), Hand(seat, Piece::Assistant), Assistants(place, seat))
            }
            Event::Recovered { seat, place, count } => {
                let one = self.fly(assistant(seat), Assistants(place, seat), Hand(seat, Piece::Assistant));
                one.into_iter().cycle().take(usize::from(count.min(3))).collect()
            }
            Event::Shifted { seat, from, to } => {
                self.fly(assistant(seat), Thing::origin(from, seat), Assistants(to, seat))
            }
            Event::Settled {
                seat,
                board,
                space,
                from,
            } => {
                self.source = Some(Thing::Space(board, space));
                self.fly(assistant(seat), Thing::origin(from, seat), Thing::Space(board, space))
            }
            Event::PresidentMoved { seat, from, to, toll } => self.president(seat, from, to, toll),
            Event::StationPlaced { seat, .. } => self.fly((Symbol::Station, seat), Player(seat), Thing::Station),
            Event::Recruited { seat, piece } => {
                self.fly((piece.into(), seat), Warehouse(seat, piece), Hand(seat, piece))
            }
            Event::ShopBuilt { seat, place, space, .. } => {
                self.source = Some(Thing::Shop(place, space));
                self.fly((Symbol::Shop, seat), Hand(seat, Piece::Shop), Thing::Shop(place, space))
            }
            Event::HouseBuilt { seat, place, .. } => {
                self.source = Some(Thing::House(place));
                let house = (Symbol::TradingHouse, seat);
                self.fly(house, Hand(seat, Piece::TradingHouse), Thing::House(place))
            }
            Event::TokenTaken { seat, place, .. } => {
                self.source = Some(Tile(place));
                self.plain(Symbol::FivePower, Token(place), Player(seat))
            }
            Event::AgentUsed { seat, place, .. } => self.plain(Symbol::Agent, Player(seat), Tile(place)),
            Event::OrderTaken {
                seat,
                board,
                space,
                card,
            } => self.order(seat, Thing::Order(board, space), card),
            Event::Learned {
                seat,
                board,
                space,
                card,
            } => {
                self.source = Some(Thing::Technology(board, space));
                let key = keys::technology_card(card);
                self.card(
                    Some(key),
                    Symbol::Technology,
                    Thing::Technology(board, space),
                    Player(seat),
                )
            }
            Event::Achieved { seat, stack, .. } => {
                self.source = Some(Thing::Achievement(stack));
                self.plain(self.show.crest(seat).symbol(), Player(seat), Thing::Achievement(stack))
            }
            Event::Paid {
                seat,
                to: Payee::Seat(payee),
                what,
                amount,
            } => self.some(what.into(), amount, Player(seat), Player(payee)),
            Event::Gained {
                seat,
                what,
                amount,
                why: Why::Action | Why::TradingHouse | Why::Token | Why::Building | Why::Board | Why::Achievement,
            } => match self.source {
                Some(source) => self.some(what.into(), amount, source, Player(seat)),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// An Order that is taken. The own one comes to the hand as it lies there; of another's the slip on the board, which
    /// everybody saw, goes to its owner's panel.
    fn order(&self, seat: Seat, from: Thing, card: Option<OrderId>) -> Vec<Flight> {
        let gone = self.before.nodes().iter().map(|node| node.key);
        let mut gone = gone.filter(|key| keys::is_order_card(*key) && self.after.node(*key).is_none());
        let slip = match card {
            Some(card) => Some(keys::order_card(card)),
            // Without its name, the slip that is missing from the boards, if only one is.
            None => gone.next().filter(|_| gone.next().is_none()),
        };
        let held = card.map(keys::held_order);
        let ends = held.and_then(|key| self.after.node(key)).and_then(|node| {
            let start = slip.and_then(|key| self.before.node(key)).and_then(extent);
            let start = start.or_else(|| from.rect(self.show, self.before))?;
            Some((node, start.centre(), extent(node)?.centre()))
        });
        match ends {
            Some((node, start, end)) => vec![Flight {
                marks: node.marks.clone(),
                middle: end,
                way: vec![start, end],
                leaves: slip,
                joins: held,
                span: Span::default(),
            }],
            None => self.card(slip, Symbol::Order, from, Thing::Player(seat)),
        }
    }

    /// A card that goes from a board to a player: its slip, or where the scene has none, its symbol.
    fn card(&self, slip: Option<Key>, symbol: Symbol, from: Thing, to: Thing) -> Vec<Flight> {
        let slip = slip.and_then(|key| self.before.node(key));
        let Some((node, start)) = slip.and_then(|node| Some((node, extent(node)?.centre()))) else {
            return self.plain(symbol, from, to);
        };
        let Some(end) = self.centre(to, self.after, self.before) else {
            return Vec::new();
        };
        vec![Flight {
            marks: node.marks.clone(),
            middle: start,
            way: vec![start, end],
            leaves: Some(node.key),
            joins: to.key(self.show),
            span: Span::default(),
        }]
    }

    /// Where a thing lies: what comes from it has left the new scene, what joins it stands there.
    fn centre(&self, thing: Thing, first: &Scene<Target>, then: &Scene<Target>) -> Option<Point> {
        let rect = thing.alone(self.show, first).or_else(|| thing.rect(self.show, then))?;
        Some(match thing {
            // The middle of a panel is empty; what is owned stands in its upper half.
            Thing::Player(_) => Point::new(rect.x + rect.w * 0.4, rect.y + rect.h * 0.4),
            _ => rect.centre(),
        })
    }

    /// A player's piece that flies straight.
    fn fly(&self, (symbol, seat): (Symbol, Seat), from: Thing, to: Thing) -> Vec<Flight> {
        let side = self.side(if symbol == Symbol::Assistant { 32.0 } else { 38.0 });
        self.straight(from, to, |at| {
            pieces::piece(self.show, symbol, seat, Rect::around(at, side, side))
        })
    }

    /// A symbol on a disc that flies straight.
    fn plain(&self, symbol: Symbol, from: Thing, to: Thing) -> Vec<Flight> {
        let side = self.side(34.0);
        self.straight(from, to, |at| {
            let [disc, symbol] = Mark::on_disc(symbol, Rect::around(at, side, side));
            let shade = Mark::circle(at + Point::new(0.0, 2.0), side / 2.0, palette::INK.alpha(45));
            vec![shade, disc, symbol]
        })
    }

    /// Some goods, yen or points that fly straight, one behind the other.
    fn some(&self, symbol: Symbol, amount: u16, from: Thing, to: Thing) -> Vec<Flight> {
        let side = self.side(24.0);
        let one = self.straight(from, to, |at| vec![Mark::stamp(symbol, Rect::around(at, side, side))]);
        one.into_iter().cycle().take(usize::from(amount.min(MANY))).collect()
    }

    fn straight(&self, from: Thing, to: Thing, marks: impl Fn(Point) -> Vec<Mark>) -> Vec<Flight> {
        let ends = self
            .centre(from, self.before, self.after)
            .zip(self.centre(to, self.after, self.before));
        let Some((start, end)) = ends.filter(|(start, end)| start.distance(*end) > 4.0) else {
            return Vec::new();
        };
        vec![Flight {
            marks: marks(end),
            middle: end,
            way: vec![start, end],
            leaves: from.key(self.show),
            joins: to.key(self.show),
            span: Span::default(),
        }]
    }

    /// The President goes along the streets that it paid for; when it rides, and to and from the hand, it flies.
    fn president(&self, seat: Seat, from: Option<Place>, to: Option<Place>, toll: Toll) -> Vec<Flight> {
        let piece = (Symbol::President, seat);
        let (Some(from), Some(to)) = (from, to) else {
            let [from, to] = [from, to].map(|place| match place {
                Some(_) => Thing::President(seat),
                None => Thing::Player(seat),
            });
            return self.fly(piece, from, to);
        };
        let key = keys::president(seat);
        let nodes = self.before.node(key).zip(self.after.node(key));
        let ends = nodes.and_then(|(before, after)| extent(before).zip(extent(after)).map(|ends| (after, ends)));
        let Some((node, (start, end))) = ends else {
            return Vec::new();
        };
        let streets = routes::streets(self.show, seat, [from, to], toll);
        let way = [start.centre()].into_iter().chain(streets).chain([end.centre()]);
        vec![Flight {
            marks: node.marks.clone(),
            middle: end.centre(),
            way: way.collect(),
            leaves: Some(key),
            joins: Some(key),
            span: Span::default(),
        }]
    }

    /// A length of the layout in pixels.
    fn side(&self, length: f32) -> f32 {
        length * layout::unit(self.show.size)
    }
}
