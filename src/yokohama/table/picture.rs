//! What is drawn on the card beside its words: the card itself, an Area's rates, a player's Technologies, or an emblem.

use super::parts::Detail;
use super::tiles::scenery;
use super::{Show, Sight, Target, Thing, cards, pieces, rates};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Corners, Mark, Outline, Paint, Point, Rect, Stroke, Symbol, Text, palette};
use crate::game::Seat;
use crate::table::Pictured;
use crate::table::print::Light;
use crate::yokohama::Yokohama;
use crate::yokohama::components::{Area, OrderId, TechnologyId};
use crate::yokohama::map::Place;

/// A picture on a card.
#[derive(Clone, Debug)]
pub enum Picture {
    /// None.
    None,
    /// A symbol before the title, in the colour of its owner if it has one.
    Emblem(Symbol, Option<Seat>),
    /// An Area: its scene before the title, its rates below.
    Area(Place),
    /// A whole Order, so high.
    Order(OrderId, f32),
    /// A whole Technology on a space of a Laboratory, so high.
    Technology(TechnologyId, usize, f32),
    /// A player's crest, and their Technologies below.
    Player(Seat),
}

/// A whole card.
const CARD: (f32, f32) = (134.0, 176.0);
/// The most of a card's height that a whole card on it takes, so that it stays narrow where it is low.
const SHARE: f32 = 0.6;
/// Between a picture and the words.
const GAP: f32 = 12.0;

impl Pictured<Yokohama> for Picture {
    fn of(show: &Show, target: Target, most: f32) -> Self {
        let table = show.table();
        let h = CARD.1.min(most * SHARE);
        let order = |card| Self::Order(card, h);
        let whole = match target {
            Target::Thing(Thing::Offer(which)) => show
                .view
                .hand
                .offer
                .and_then(|offer| offer.get(usize::from(which)).copied())
                .map(order),
            Target::Thing(Thing::HandOrder(card)) => Some(order(card)),
            Target::Thing(Thing::Order(board, space)) => table.ports[usize::from(board)][usize::from(space)].map(order),
            Target::Thing(Thing::Technology(board, space)) => table.laboratories[usize::from(board)]
                [usize::from(space)]
            .map(|card| Self::Technology(card, space.into(), h)),
            Target::Thing(Thing::Place(place)) => Some(Self::Area(place)),
            Target::Player(seat) => Some(Self::Player(seat)),
            _ => None,
        };
        let owner = match target {
            Target::Thing(Thing::Shop(place, space)) => table.board(place).shops[usize::from(space)],
            Target::Thing(Thing::House(place)) => table.board(place).house,
            Target::Thing(Thing::HandAssistants) | Target::Thing(Thing::Warehouse(_)) => Some(show.me()),
            _ => None,
        };
        let emblem = || symbol(target).map(|symbol| Self::Emblem(symbol, owner));
        whole.or_else(emblem).unwrap_or(Self::None)
    }

    fn beside(&self) -> f32 {
        match self {
            Self::Order(_, h) | Self::Technology(_, _, h) => *h * CARD.0 / CARD.1 + GAP,
            _ => 0.0,
        }
    }

    fn beside_height(&self) -> f32 {
        match self {
            Self::Order(_, h) | Self::Technology(_, _, h) => *h,
            _ => 0.0,
        }
    }

    fn marks_beside(&self, show: &Show, mut rect: Rect) -> Vec<Mark> {
        rect.take_right(GAP.min(rect.w));
        let card = rect.take_top(self.beside_height());
        match *self {
            Self::Order(order, _) => cards::order_card(show, order, card, Light::Rest),
            Self::Technology(technology, space, _) => {
                let size = cards::effect_size(show, std::iter::once(technology), card);
                cards::technology_card(show, technology, space, card, Light::Rest, size)
            }
            _ => Vec::new(),
        }
    }

    fn emblem(&self) -> f32 {
        match self {
            Self::Area(_) => 84.0,
            Self::Emblem(..) | Self::Player(_) => 44.0,
            _ => 0.0,
        }
    }

    fn emblem_height(&self) -> f32 {
        match self {
            Self::Area(_) => 44.0,
            Self::Emblem(..) | Self::Player(_) => 36.0,
            _ => 0.0,
        }
    }

    fn marks_emblem(&self, show: &Show, rect: Rect) -> Vec<Mark> {
        let square = Rect::new(rect.x, rect.y, 36.0, 36.0);
        match *self {
            Self::Area(place) => {
                let area = show.table().board(place).area;
                let frame = Rect::new(rect.x, rect.y, 74.0, 44.0);
                let scene = Mark::stamp(scenery(area), frame.cover(scenery(area).aspect()));
                vec![
                    Mark::Clip(Outline::Block(frame, Corners::from(3.0)), vec![scene]),
                    Mark::block(frame, 3.0, Stroke::new(palette::EDGE, 1.5)),
                ]
            }
            Self::Emblem(symbol, Some(owner)) => pieces::piece(show, symbol, owner, square),
            Self::Emblem(symbol, None) => vec![Mark::tinted(symbol, square, palette::MUTE)],
            Self::Player(seat) => {
                let crest = show.crest(seat);
                vec![Mark::tinted(crest.symbol(), square, crest.color())]
            }
            _ => Vec::new(),
        }
    }

    fn below(&self, show: &Show, w: f32, size: f32) -> f32 {
        match *self {
            Self::Area(place) if show.table().board(place).area != Area::Canal => 44.0 + 6.0,
            Self::Player(seat) => technologies(show, seat, w, size).map_or(0.0, |list| list.height() + 6.0),
            _ => 0.0,
        }
    }

    fn marks_below(&self, show: &Show, rect: Rect, size: f32) -> Vec<Mark> {
        let mut rect = rect;
        rect.take_top(6.0_f32.min(rect.h));
        match *self {
            Self::Area(place) if rect.h > 0.0 => {
                let mut marks = vec![Mark::block(
                    rect,
                    3.0,
                    Paint::new(palette::RATE, Stroke::new(palette::LINE, 1.0)),
                )];
                marks.extend(rates::marks(
                    show.game,
                    show.table().board(place).area,
                    rect,
                    power(show, place),
                    Detail::Full,
                ));
                marks
            }
            Self::Player(seat) => {
                technologies(show, seat, rect.w, size).map_or_else(Vec::new, |list| list.marks(show, rect))
            }
            _ => Vec::new(),
        }
    }
}

/// The Power that the view's seat has at a place with its President; none for an onlooker.
fn power(show: &Show, place: Place) -> Option<u8> {
    let seat = show.view.seat?;
    let table = show.table();
    table.takes_pieces(place).then(|| table.power_arriving(seat, place))
}

/// A player's Technologies, each with its value, flag, title and what it does.
struct Technologies {
    cards: Vec<(TechnologyId, Vec<String>)>,
    columns: usize,
    size: f32,
}

/// The Technologies of a player in so many columns as the width has room for.
fn technologies(show: &Show, seat: Seat, w: f32, size: f32) -> Option<Technologies> {
    let owned = show.table().seats[seat].technologies;
    if owned.is_empty() {
        return None;
    }
    let columns = (w / 200.0).held(1.0, 3.0) as usize;
    let columns = if size > BRIEF { columns.min(2) } else { columns };
    let room = (w - 10.0 * (columns - 1) as f32) / columns as f32 - LEFT;
    let cards = owned.iter().map(|id| {
        let title = cards::technology(show, id).title;
        let effect = if size > BRIEF {
            show.words.effect(title)
        } else {
            show.words.effect_short(title)
        };
        (id, letters::wrap(Face::Sans, effect_size(size), effect, room))
    });
    Some(Technologies {
        cards: cards.collect(),
        columns,
        size,
    })
}

/// In this size of type and below a player's Technologies are told in short.
const BRIEF: f32 = 12.0;
/// Before a Technology's title: its value and its flag.
const LEFT: f32 = 50.0;

/// The size of the type of an effect on a card of a size of type.
fn effect_size(size: f32) -> f32 {
    (size - 1.0).max(11.0)
}

impl Technologies {
    fn cell(&self, lines: &[String]) -> f32 {
        (self.size + 1.0) * 1.3 + lines.len() as f32 * effect_size(self.size) * 1.25 + 5.0
    }

    /// The cards in columns, one after the other down each.
    fn by_column(&self) -> impl Iterator<Item = &[(TechnologyId, Vec<String>)]> {
        self.cards.chunks(self.cards.len().div_ceil(self.columns))
    }

    fn height(&self) -> f32 {
        let high = |cards: &[(TechnologyId, Vec<String>)]| cards.iter().map(|(_, lines)| self.cell(lines)).sum::<f32>();
        self.by_column().map(high).fold(0.0, f32::max) + 5.0
    }

    fn marks(&self, show: &Show, rect: Rect) -> Vec<Mark> {
        let line = Stroke::new(palette::LINE, 1.0);
        let mut marks = vec![Mark::line(
            Point::new(rect.x, rect.y),
            Point::new(rect.right(), rect.y),
            line,
        )];
        for (cards, column) in self.by_column().zip(rect.columns(self.columns, 10.0)) {
            let mut rest = column;
            rest.take_top(5.0);
            for (id, lines) in cards {
                self.card(show, *id, lines, rest.take_top(self.cell(lines)), &mut marks);
            }
        }
        marks
    }

    fn card(&self, show: &Show, id: TechnologyId, lines: &[String], rect: Rect, marks: &mut Vec<Mark>) {
        let row = cards::technology(show, id);
        let mut rest = rect;
        let mut left = rest.take_left(LEFT);
        let value = left.take_left(22.0);
        let disc = Point::new(value.x + 11.0, rect.y + 11.0);
        marks.push(Mark::circle(disc, 10.5, palette::INDIGO));
        let round = Rect::around(disc, 22.0, 22.0);
        let number = row.value.to_string();
        marks.push(Text::within(round, number, Face::SansBlack, 13.0, palette::WHITE, Align::Middle).into());
        marks.push(Mark::stamp(
            row.country.into(),
            Rect::new(left.x + 4.0, rect.y + 2.0, 18.0, 18.0),
        ));
        let size = self.size + 1.0;
        let title = rest.take_top(size * 1.3);
        let name = show.words.title(row.title);
        marks.push(Text::within(title, name, Face::SerifBold, size, palette::INK, Align::Start).into());
        for text in lines {
            let size = effect_size(self.size);
            let at = rest.take_top(size * 1.25);
            marks.push(Text::within(at, text.as_str(), Face::Sans, size, palette::INK, Align::Start).into());
        }
    }
}

/// The symbol that stands for a target, if one does.
pub(super) fn symbol(target: Target) -> Option<Symbol> {
    Some(match target {
        Target::Thing(Thing::Token(_)) => Symbol::FivePower,
        Target::Thing(Thing::Shop(..)) => Symbol::Shop,
        Target::Thing(Thing::House(_)) => Symbol::TradingHouse,
        Target::Thing(Thing::Achievement(_)) => Symbol::Achievement,
        Target::Thing(Thing::Church(_)) => Symbol::ChurchSeal,
        Target::Thing(Thing::Customs(_)) => Symbol::CustomsSeal,
        Target::Thing(Thing::Agent(agent)) => Symbol::badge(agent),
        Target::Thing(Thing::HandAssistants) => Symbol::Assistant,
        Target::Thing(Thing::Warehouse(piece)) => piece.into(),
        Target::Thing(Thing::Good(good)) => good.into(),
        Target::Sheet(area) => return Symbol::seal(area),
        Target::Thing(Thing::Sight(thing)) => match thing {
            Sight::Gauge(cause) => cause.into(),
            Sight::Supply(country) => country.into(),
            Sight::OrderDeck => Symbol::Order,
            Sight::TechnologyDeck => Symbol::Technology,
            Sight::Station => Symbol::Station,
            Sight::Step(_) => return None,
        },
        _ => return None,
    })
}
