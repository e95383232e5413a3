//! What flies from place to place because of what happened, and when: event after event.

use super::super::{SceneOf, Show, layout};
use super::{LONGEST, Moved, STEP, Span, alone, extent, key, rect};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Key, Mark, Point, Rect, Stamp, Symbol, palette};

/// Something that flies.
#[derive(Clone, Debug)]
pub struct Flight {
    /// What it looks like, where its marks stand.
    pub marks: Vec<Mark>,
    /// The middle of its marks.
    pub middle: Point,
    /// From where to where: points on the table.
    pub way: Vec<Point>,
    /// The pile it is taken from.
    pub leaves: Option<Key>,
    /// The pile that it joins.
    pub joins: Option<Key>,
    /// When it is in the air.
    pub span: Span,
}

/// All flights between two scenes, and when the boards' rows are filled.
#[derive(Debug, Default)]
pub(super) struct Timeline {
    /// What flies.
    pub(super) flights: Vec<Flight>,
    /// When cards are drawn.
    pub(super) filling: Option<Span>,
}

/// The time between two pieces that fly together, in milliseconds.
const APART: f32 = 60.0;
/// The most symbols that fly for one gain.
const MANY: u16 = 3;
/// How long a row takes to fill.
const FILLING: f32 = 260.0;

/// What flights are told of: the table before and after them.
#[derive(Debug)]
pub struct Scenery<'a, G: Moved> {
    /// The scene before what happened.
    pub before: &'a SceneOf<G>,
    /// The scene after it.
    pub after: &'a SceneOf<G>,
    /// What there is to show after it.
    pub show: &'a Show<'a, G>,
    /// Where the last action, building or board was: what is gained comes from there.
    pub source: Option<G::Spot>,
}

/// The flights of events, told one after another.
pub(super) fn timeline<G: Moved>(
    before: &SceneOf<G>,
    after: &SceneOf<G>,
    show: &Show<G>,
    events: &[G::Event],
) -> Timeline {
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
        let flights = G::flights(&mut scenery, event);
        let fills = G::fills(event);
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

impl<G: Moved> Scenery<'_, G> {
    /// A card that goes from a board to a player: its slip, or where the scene has none, its symbol.
    pub fn card(&self, slip: Option<Key>, symbol: Symbol, from: G::Spot, to: G::Spot) -> Vec<Flight> {
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
            joins: key(self.show, to),
            span: Span::default(),
        }]
    }

    /// Where a thing lies: what comes from it has left the new scene, what joins it stands there.
    pub fn centre(&self, spot: G::Spot, first: &SceneOf<G>, then: &SceneOf<G>) -> Option<Point> {
        let rect = alone(self.show, spot, first).or_else(|| rect(self.show, spot, then))?;
        Some(match spot {
            // The middle of a panel is empty; what is owned stands in its upper half.
            spot if G::is_panel(spot) => Point::new(rect.x + rect.w * 0.4, rect.y + rect.h * 0.4),
            _ => rect.centre(),
        })
    }

    /// A symbol on a disc that flies straight.
    pub fn plain(&self, symbol: Symbol, from: G::Spot, to: G::Spot) -> Vec<Flight> {
        let side = self.side(34.0);
        self.straight(from, to, |at| {
            let [disc, symbol] = Mark::on_disc(Stamp::new(symbol, Rect::around(at, side, side)));
            let shade = Mark::circle(at + Point::new(0.0, 2.0), side / 2.0, palette::INK.alpha(45));
            vec![shade, disc, symbol]
        })
    }

    /// Some goods, yen or points that fly straight, one behind the other.
    pub fn some(&self, symbol: Symbol, amount: u16, from: G::Spot, to: G::Spot) -> Vec<Flight> {
        let side = self.side(24.0);
        let one = self.straight(from, to, |at| vec![Mark::stamp(symbol, Rect::around(at, side, side))]);
        one.into_iter().cycle().take(usize::from(amount.min(MANY))).collect()
    }

    /// Something drawn round a point that flies straight; nothing where it would hardly move.
    pub fn straight(&self, from: G::Spot, to: G::Spot, marks: impl Fn(Point) -> Vec<Mark>) -> Vec<Flight> {
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
            leaves: key(self.show, from),
            joins: key(self.show, to),
            span: Span::default(),
        }]
    }

    /// A length of the layout in pixels.
    pub fn side(&self, length: f32) -> f32 {
        length * layout::unit(self.show.size)
    }
}
