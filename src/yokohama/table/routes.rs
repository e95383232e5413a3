//! The President's routes, drawn in the streets.
//!
//! In a triangle laid like bricks the street between two tiles always meets the middle of the tile above or below: a route
//! runs out of a picture, along the street, into the next picture's middle, and never covers a number.

use super::keys::Kind;
use super::parts::{Detail, Parts};
use super::triangle::Triangle as _;
use super::{Show, Target, Thing};
use crate::drawing::palette;
use crate::drawing::scene::{Align, Color, Layer, Mark, Node, Paint, Path, Point, Rect, Scene, Stroke, Symbol};
use crate::game::Seat;
use crate::sorting;
use crate::table::layout::{self, Layout, Map};
use crate::table::row::Row;
use crate::yokohama::components::Area;
use crate::yokohama::map::{Place, row_and_column};
use crate::yokohama::{Move, Step, Table, Toll, Yokohama};

/// Draws the routes to the Area that was touched, or else to the one under the pointer.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let meant = show.entry.chosen().or(show.hover);
    let (to, preferred) = match (meant, show.hover) {
        (_, Some(Target::Move(Move::Go(to, toll)))) => (to, Some(toll)),
        (Some(Target::Thing(Thing::Place(to))), _) => (to, None),
        _ => return,
    };
    let mut tolls: Vec<Toll> = show
        .entry
        .beginning_with(Target::Thing(Thing::Place(to)))
        .filter_map(|action| match action {
            Move::Go(_, toll) => Some(toll),
            _ => None,
        })
        .collect();
    // The last is the one to be taken, as the button of the recommended way has it: it lies above the others.
    tolls.reverse();
    sorting::by_key(&mut tolls, |toll| {
        (Some(*toll) == preferred, std::cmp::Reverse(toll.yen()))
    });
    let count = tolls.len();
    for (index, toll) in tolls.into_iter().enumerate() {
        let Some(way) = Way::of(show.game, show.table(), to, toll) else {
            continue;
        };
        let taken = index + 1 == count;
        let marks = if taken {
            road(show, layout, &way)
        } else {
            rival(show, layout, &way)
        };
        scene.push(Node::new(Kind::Route.key(to.0.into(), index as u16, 0), Layer::Route).with_marks(marks));
    }
}

/// A way on foot: where it starts, and each step.
struct Way {
    start: Place,
    steps: Vec<Step>,
}

impl Way {
    /// The way of the active seat's President for a toll; none if it rides.
    fn of(game: &Yokohama, table: &Table, to: Place, toll: Toll) -> Option<Self> {
        let start = table.me().president?;
        let steps = game.road(table, to, toll)?;
        Some(Self { start, steps })
    }

    /// Every place on the way, the Canal among them.
    fn places(&self, table: &Table) -> Vec<Place> {
        let mut places = vec![self.start];
        for step in &self.steps {
            places.extend(table.canal().filter(|_| step.canal));
            places.push(step.to);
        }
        places
    }
}

/// The streets that a President came through for a toll, in pixels of the canvas: those that were drawn before it went. None
/// if it rode, or if the way is not open any more.
pub(super) fn streets(show: &Show, seat: Seat, [from, to]: [Place; 2], toll: Toll) -> Vec<Point> {
    let (layout, unit) = (show.layout(), layout::unit(show.size));
    // The table as it was. The Assistants that opened the way stand there still, but those where it ended may be back in hand.
    let mut then = *show.table();
    then.active = seat;
    then.seats[seat].president = Some(from);
    let there = &mut then.boards[to.index()].assistants[seat];
    *there = (*there).max(1);
    let Some(way) = Way::of(show.game, &then, to, toll) else {
        return Vec::new();
    };
    line_through(show, &layout.map, &way.places(&then))
        .into_iter()
        .map(|at| Point::new(at.x * unit, at.y * unit))
        .collect()
}

/// The middle of an Area's picture, where routes run.
fn middle(show: &Show, map: &Map, place: Place) -> Point {
    // The Canal's picture is higher; the route stays at the height of its row.
    let area = match show.table().board(place).area {
        Area::Canal => Area::Bank,
        area => area,
    };
    let picture = Parts::of(map.tile(place), area).picture;
    Point::new(picture.centre().x, picture.y + picture.h * 0.56)
}

/// The line of a way through the streets.
fn line(show: &Show, layout: &Layout, way: &Way, aside: f32) -> Vec<Point> {
    let moved = line_through(show, &layout.map, &way.places(show.table()));
    let moved = moved.into_iter().map(|point| point + Point::new(aside, aside));
    straightened(moved)
}

/// From the middle of Area to the middle of the next one, through the street between them.
fn line_through(show: &Show, map: &Map, places: &[Place]) -> Vec<Point> {
    let mut points: Vec<Point> = places
        .first()
        .map(|&start| middle(show, map, start))
        .into_iter()
        .collect();
    for pair in places.windows(2) {
        let (from, to) = (middle(show, map, pair[0]), middle(show, map, pair[1]));
        let rows = [pair[0], pair[1]].map(|place| row_and_column(show.table().players, place).0);
        match rows[0].cmp(&rows[1]) {
            std::cmp::Ordering::Less => points.push(Point::new(to.x, from.y)),
            std::cmp::Ordering::Greater => points.push(Point::new(from.x, to.y)),
            std::cmp::Ordering::Equal => {}
        }
        points.push(to);
    }
    points
}

/// The same line without points on straight stretches and without going to and fro.
fn straightened(points: impl IntoIterator<Item = Point>) -> Vec<Point> {
    let mut line: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = line[..] {
            let along_x = before.y == last.y && last.y == point.y;
            let along_y = before.x == last.x && last.x == point.x;
            if !along_x && !along_y {
                break;
            }
            line.pop();
        }
        line.push(point);
    }
    line
}

/// The route to be taken: vermilion on white, a dot in each Area passed, a coin where it is paid.
fn road(show: &Show, layout: &Layout, way: &Way) -> Vec<Mark> {
    let small = detail(layout, way) >= Detail::Least;
    let [under, over, dot] = if small { [7.0, 4.5, 4.5] } else { [11.0, 7.0, 7.0] };
    let mut points = line(show, layout, way, 0.0);
    let tip = points.last().copied().unwrap_or_default();
    let before = points.iter().rev().nth(1).copied().unwrap_or(tip);
    // The line ends where the arrow's head begins.
    let head = over * 2.2;
    if let Some(last) = points.last_mut() {
        *last = tip.towards(before, (head * 0.6 / tip.distance(before).max(1.0)).min(1.0));
    }
    let path = Path::rounded(&points, over * 2.0);
    let arrow = arrow(before, tip, head);
    let mut marks = vec![
        Mark::path(path.clone(), Stroke::new(palette::WHITE, under)),
        Mark::path(arrow.clone(), Stroke::new(palette::WHITE, under - over)),
        Mark::path(path, Stroke::new(palette::VERMILION, over)),
        Mark::path(arrow, palette::VERMILION),
    ];
    let start = middle(show, &layout.map, way.start);
    let passed = way
        .steps
        .iter()
        .rev()
        .skip(1)
        .map(|step| middle(show, &layout.map, step.to));
    for at in std::iter::once(start).chain(passed) {
        let paint = Paint::new(palette::WHITE, Stroke::new(palette::VERMILION, dot * 0.55));
        marks.push(Mark::circle(at, dot, paint));
    }
    marks.extend(coins(show, layout, way, palette::VERMILION, 0.0));
    marks
}

/// Another route there: indigo dots, with its price.
fn rival(show: &Show, layout: &Layout, way: &Way) -> Vec<Mark> {
    let path = Path::rounded(&line(show, layout, way, -6.0), 10.0);
    let mut marks = vec![
        Mark::path(path.clone(), Stroke::new(palette::WHITE.alpha(90), 7.0)),
        Mark::path(path, Stroke::new(palette::INDIGO, 3.0).dashed(0.1, 7.0)),
    ];
    marks.extend(coins(show, layout, way, palette::INDIGO, -6.0));
    marks
}

fn arrow(from: Point, tip: Point, size: f32) -> Path {
    let length = from.distance(tip).max(1.0);
    let along = Point::new((tip.x - from.x) / length * size, (tip.y - from.y) / length * size);
    let across = Point::new(-along.y * 0.62, along.x * 0.62);
    let base = tip - along;
    Path::polygon([tip, base + across, base - across])
}

/// A coin at each toll of a way, with the payee's crest or the Canal's waves.
fn coins(show: &Show, layout: &Layout, way: &Way, edge: Color, aside: f32) -> Vec<Mark> {
    let table = show.table();
    let map = &layout.map;
    let detail = detail(layout, way);
    let aside = Point::new(aside, aside);
    let mut marks = Vec::new();
    for step in &way.steps {
        if let Some(canal) = table.canal().filter(|_| step.canal) {
            let at = middle(show, map, canal);
            marks.extend(coin(show, at + aside, edge, None, detail));
        }
        for seat in Seat::all(table.players).filter(|seat| step.pays >> seat.0 & 1 == 1) {
            // Above the dot; where the name is too near, beside it: the token lies at the right.
            let beside = match detail {
                Detail::Full => Point::new(0.0, -20.0),
                _ => Point::new(-32.0, 0.0),
            };
            let at = middle(show, map, step.to) + beside + aside;
            marks.extend(coin(show, at, edge, Some(seat), detail));
        }
    }
    marks
}

/// How much the tiles show that a way runs over.
fn detail(layout: &Layout, way: &Way) -> Detail {
    Parts::of(layout.map.tile(way.start), Area::Bank).detail
}

fn coin(show: &Show, at: Point, edge: Color, payee: Option<Seat>, detail: Detail) -> Vec<Mark> {
    let (size, icon, h, padding) = match detail {
        Detail::Full => (13.0, 16.0, 24.0, 14.0),
        _ => (12.0, 14.0, 19.0, 11.0),
    };
    let row = Row::new(size).text(show.words.price(1, 0)).gap(3.0).icon_size(icon);
    let row = match payee {
        Some(seat) => row.tinted(show.crest(seat).symbol(), show.crest(seat).color()),
        None => row.icon(Symbol::Water),
    };
    let rect = Rect::around(at, row.width() + padding, h);
    let paint = Paint::new(palette::WHITE, Stroke::new(edge, 2.0));
    let mut marks = vec![Mark::block(rect, h / 2.0, paint)];
    marks.extend(row.within(rect, Align::Middle));
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_goes_straight_on_has_no_points_between() {
        let p = Point::new;
        let line = straightened([p(0.0, 0.0), p(5.0, 0.0), p(9.0, 0.0), p(9.0, 4.0), p(9.0, 8.0)]);
        assert_eq!(line, [p(0.0, 0.0), p(9.0, 0.0), p(9.0, 8.0)]);
    }
}
