//! What flies over Yokohama's table because of what happened.

use super::spots::Spot;
use super::{keys, pieces, routes};
use crate::drawing::scene::{Rect, Symbol};
use crate::game::Seat;
use crate::table::motion::{Flight, Scenery, Span, extent, rect};
use crate::yokohama::components::{OrderId, Piece};
use crate::yokohama::map::Place;
use crate::yokohama::{Event, Payee, Toll, Why, Yokohama};

/// What flights are told of.
type Flights<'a> = Scenery<'a, Yokohama>;

/// What flies because of an event.
pub(super) fn flights(scenery: &mut Flights, event: &Event) -> Vec<Flight> {
    use Spot::{Area as Tile, Assistants, Hand, Player, Token, Warehouse};
    let assistant = |seat| (Symbol::Assistant, seat);
    match *event {
        Event::Acted { place, .. } => {
            scenery.source = Some(Tile(place));
            Vec::new()
        }
        Event::Placed { seat, place } => fly(
            scenery,
            assistant(seat),
            Hand(seat, Piece::Assistant),
            Assistants(place, seat),
        ),
        Event::Recovered { seat, place, count } => {
            let one = fly(
                scenery,
                assistant(seat),
                Assistants(place, seat),
                Hand(seat, Piece::Assistant),
            );
            one.into_iter().cycle().take(usize::from(count.min(3))).collect()
        }
        Event::Shifted { seat, from, to } => {
            fly(scenery, assistant(seat), Spot::origin(from, seat), Assistants(to, seat))
        }
        Event::Settled {
            seat,
            board,
            space,
            from,
        } => {
            scenery.source = Some(Spot::Space(board, space));
            fly(
                scenery,
                assistant(seat),
                Spot::origin(from, seat),
                Spot::Space(board, space),
            )
        }
        Event::PresidentMoved { seat, from, to, toll } => president(scenery, seat, from, to, toll),
        Event::StationPlaced { seat, .. } => fly(scenery, (Symbol::Station, seat), Player(seat), Spot::Station),
        Event::Recruited { seat, piece } => {
            fly(scenery, (piece.into(), seat), Warehouse(seat, piece), Hand(seat, piece))
        }
        Event::ShopBuilt { seat, place, space, .. } => {
            scenery.source = Some(Spot::Shop(place, space));
            fly(
                scenery,
                (Symbol::Shop, seat),
                Hand(seat, Piece::Shop),
                Spot::Shop(place, space),
            )
        }
        Event::HouseBuilt { seat, place, .. } => {
            scenery.source = Some(Spot::House(place));
            let house = (Symbol::TradingHouse, seat);
            fly(scenery, house, Hand(seat, Piece::TradingHouse), Spot::House(place))
        }
        Event::TokenTaken { seat, place, .. } => {
            scenery.source = Some(Tile(place));
            scenery.plain(Symbol::FivePower, Token(place), Player(seat))
        }
        Event::AgentUsed { seat, place, .. } => scenery.plain(Symbol::Agent, Player(seat), Tile(place)),
        Event::OrderTaken {
            seat,
            board,
            space,
            card,
        } => order(scenery, seat, Spot::Order(board, space), card),
        Event::Learned {
            seat,
            board,
            space,
            card,
        } => {
            scenery.source = Some(Spot::Technology(board, space));
            let key = keys::technology_card(card);
            scenery.card(
                Some(key),
                Symbol::Technology,
                Spot::Technology(board, space),
                Player(seat),
            )
        }
        Event::Achieved { seat, stack, .. } => {
            scenery.source = Some(Spot::Achievement(stack));
            scenery.plain(
                scenery.show.crest(seat).symbol(),
                Player(seat),
                Spot::Achievement(stack),
            )
        }
        Event::Paid {
            seat,
            to: Payee::Seat(payee),
            what,
            amount,
        } => scenery.some(what.into(), amount, Player(seat), Player(payee)),
        Event::Gained {
            seat,
            what,
            amount,
            why: Why::Action | Why::TradingHouse | Why::Token | Why::Building | Why::Board | Why::Achievement,
        } => match scenery.source {
            Some(source) => scenery.some(what.into(), amount, source, Player(seat)),
            None => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// An Order that is taken. The own one comes to the hand as it lies there; of another's the slip on the board, which
/// everybody saw, goes to its owner's panel.
fn order(scenery: &Flights, seat: Seat, from: Spot, card: Option<OrderId>) -> Vec<Flight> {
    let gone = scenery.before.nodes().iter().map(|node| node.key);
    let mut gone = gone.filter(|key| keys::is_order_card(*key) && scenery.after.node(*key).is_none());
    let slip = match card {
        Some(card) => Some(keys::order_card(card)),
        // Without its name, the slip that is missing from the boards, if only one is.
        None => gone.next().filter(|_| gone.next().is_none()),
    };
    let held = card.map(keys::held_order);
    let ends = held.and_then(|key| scenery.after.node(key)).and_then(|node| {
        let start = slip.and_then(|key| scenery.before.node(key)).and_then(extent);
        let start = start.or_else(|| rect(scenery.show, from, scenery.before))?;
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
        None => scenery.card(slip, Symbol::Order, from, Spot::Player(seat)),
    }
}

/// A player's piece that flies straight.
fn fly(scenery: &Flights, (symbol, seat): (Symbol, Seat), from: Spot, to: Spot) -> Vec<Flight> {
    let side = scenery.side(if symbol == Symbol::Assistant { 32.0 } else { 38.0 });
    scenery.straight(from, to, |at| {
        pieces::piece(scenery.show, symbol, seat, Rect::around(at, side, side))
    })
}

/// The President goes along the streets that it paid for; when it rides, and to and from the hand, it flies.
fn president(scenery: &Flights, seat: Seat, from: Option<Place>, to: Option<Place>, toll: Toll) -> Vec<Flight> {
    let piece = (Symbol::President, seat);
    let (Some(from), Some(to)) = (from, to) else {
        let [from, to] = [from, to].map(|place| match place {
            Some(_) => Spot::President(seat),
            None => Spot::Player(seat),
        });
        return fly(scenery, piece, from, to);
    };
    let key = keys::president(seat);
    let nodes = scenery.before.node(key).zip(scenery.after.node(key));
    let ends = nodes.and_then(|(before, after)| extent(before).zip(extent(after)).map(|ends| (after, ends)));
    let Some((node, (start, end))) = ends else {
        return Vec::new();
    };
    let streets = routes::streets(scenery.show, seat, [from, to], toll);
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
