//! Small things as they are drawn in many places: lines of text, Influence tiles, Contracts, Factory tiles, cubes.

use super::{Show, icons};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Mark, Paint, Rect, Stroke, Symbol, Text, palette};
use crate::game::Seat;
use crate::nippon::components::{ContractId, FactoryTile};
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// The smallest type.
pub(super) const LEAST: f32 = 11.0;

/// A line of text in a rectangle, smaller where it needs it; nothing where even the smallest type has no room.
pub(super) fn line(text: &str, rect: Rect, (face, size): (Face, f32), color: Color, align: Align) -> Option<Mark> {
    let size = letters::fit(face, size.max(LEAST), LEAST, text, rect.w)?;
    Some(Text::within(rect, text, face, size, color, align).into())
}

/// A text on as many lines as it takes, in the largest of some sizes that has room; nothing where none has.
pub(super) fn lines(text: &str, rect: Rect, face: Face, sizes: &[f32], align: Align) -> Vec<Mark> {
    const PITCH: f32 = 1.18;
    let wrapped = |size: f32| letters::wrap(face, size, text, rect.w);
    let fits = |size: &&f32| {
        let lines = wrapped(**size);
        lines.len() as f32 * **size * PITCH <= rect.h + 0.5 && letters::widest(face, **size, &lines) <= rect.w + 0.5
    };
    let Some(&size) = sizes.iter().find(fits) else {
        return Vec::new();
    };
    let lines = wrapped(size);
    let block = Rect::around(rect.centre(), rect.w, lines.len() as f32 * size * PITCH);
    let rows = block.rows(lines.len(), 0.0).zip(lines);
    rows.map(|(at, line)| Text::within(at, line, face, size, palette::INK, align).into())
        .collect()
}

/// An Influence tile that lies somewhere: a frame in its owner's colour, its value on white, and its owner's crest.
pub(super) fn influence(show: &Show, seat: Seat, value: u8, rect: Rect) -> Vec<Mark> {
    let crest = show.crest(seat);
    let frame = (rect.w * 0.12).held(2.5, 5.0);
    let face = rect.inset(frame);
    let side = (rect.w * 0.42).held(11.0, 20.0);
    let corner = Rect::new(rect.right() - side + 1.0, rect.bottom() - side + 1.0, side, side);
    let number = Rect::new(face.x, face.y, face.w - side * 0.42, face.h - side * 0.3);
    let size = (rect.w * 0.44).held(11.0, 22.0);
    vec![
        Mark::block(rect, 5.0, Paint::new(crest.color(), Stroke::new(palette::INK, 1.5))),
        Mark::block(face, 3.0, Paint::new(palette::WHITE, Stroke::new(palette::INK, 1.0))),
        Text::within(
            number,
            value.to_string(),
            Face::SansBlack,
            size,
            palette::INK,
            Align::Middle,
        )
        .into(),
        Mark::tinted(crest.symbol(), corner, crest.color()),
    ]
}

/// An own Influence tile in the supply: its value, and how many there are of it.
pub(super) fn own_tile(show: &Show, value: u8, count: u8, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 4.0, light);
    let color = show.crest(show.me()).color();
    let mut inner = rect.inset(3.0);
    if count > 1 {
        let many = inner.take_right((inner.w * 0.45).min(22.0));
        marks.extend(line(
            &format!("×{count}"),
            many,
            (Face::Sans, 12.0),
            palette::INK,
            Align::Middle,
        ));
    }
    let side = inner.w.min(inner.h).min(26.0);
    let tile = Rect::around(inner.centre(), side, side);
    let ink = if count == 0 { palette::MUTE } else { palette::INK };
    if count > 0 {
        marks.push(Mark::block(
            tile,
            4.0,
            Paint::new(color, Stroke::new(palette::INK, 1.0)),
        ));
        let face = Paint::new(palette::WHITE, Stroke::new(palette::INK, 0.8));
        marks.push(Mark::block(tile.inset(2.5), 3.0, face));
    }
    let size = (side * 0.6).held(11.0, 15.0);
    marks.push(Text::within(tile, value.to_string(), Face::SansBlack, size, ink, Align::Middle).into());
    marks
}

/// What a Contract asks for, after what stands in a row: its numbers, each of a kind of its own.
pub(super) fn asks(show: &Show, contract: ContractId, row: Row) -> Row {
    let cubes = show.game.content().contracts.get(usize::from(contract.0));
    let cubes = cubes.map_or(&[][..], |row| &row.cubes);
    cubes.iter().fold(row, |row, count| {
        let row = if row.is_empty() { row } else { row.gap(4.0) };
        row.amount(count, Symbol::Cube)
    })
}

/// What a Contract gives, after what stands in a row.
pub(super) fn gives(show: &Show, contract: ContractId, row: Row) -> Row {
    let Some(printed) = show.game.content().contracts.get(usize::from(contract.0)) else {
        return row;
    };
    let row = match printed.yen {
        0 => row,
        yen => row.text(show.speech().yen(yen.into())),
    };
    let row = match printed.points {
        0 => row,
        points => row.amount(points, Symbol::Point),
    };
    (0..printed.steps).fold(row, |row, _| row.gap(1.0).icon(Symbol::MoneyStep))
}

/// An own Contract: what it asks for, and what it gives; of one that is fulfilled a gap is left.
pub(super) fn contract(show: &Show, contract: ContractId, rect: Rect, light: Light) -> Vec<Mark> {
    let me = &show.table().seats[show.me()];
    if !me.contracts.contains(contract) {
        return vec![print::vacant(rect, 4.0)];
    }
    let mut marks = print::slip(rect, 4.0, light);
    let mut inner = rect.inset_by(4.0, 2.0);
    let large = rect.h >= 56.0 && rect.w >= 90.0;
    let size = if large { 15.0 } else { 12.0 };
    let head = inner.take_top(inner.h * 0.5);
    marks.extend(asks(show, contract, Row::new(size)).within(head, Align::Middle));
    marks.extend(gives(show, contract, Row::new(size).icon_size(size * 1.2)).within(inner, Align::Middle));
    marks
}

/// A Factory tile beside the board: its good, and its bonus in few words.
pub(super) fn open_factory(show: &Show, tile: FactoryTile, rect: Rect, light: Light) -> Vec<Mark> {
    let mut marks = print::slip(rect, 3.0, light);
    let mut inner = rect.inset_by(4.0, 2.0);
    let told = show.speech().bonus_short(tile);
    let symbol = Symbol::from(tile.good());
    let faint = |rect: Rect| match light {
        Light::Shut => crate::drawing::scene::Stamp::new(symbol, rect).grey().into(),
        _ => Mark::stamp(symbol, rect),
    };
    // Beside the words, above them, or alone.
    let beside = inner.h.min(30.0);
    let mut words = inner;
    let icon = words.take_left(beside);
    words.take_left(4.0);
    let set = lines(&told, words, Face::Sans, &[14.0, 13.0, 12.0, 11.0], Align::Start);
    if !set.is_empty() {
        marks.push(faint(Rect::around(icon.centre(), beside - 2.0, beside - 2.0)));
        marks.extend(set);
        return marks;
    }
    let above = inner.take_top(18.0);
    let set = lines(&told, inner, Face::Sans, &[12.0, 11.0], Align::Middle);
    if set.is_empty() {
        let side = rect.h.min(rect.w).min(32.0) - 4.0;
        marks.push(faint(Rect::around(rect.centre(), side, side)));
        return marks;
    }
    marks.push(faint(Rect::around(above.centre(), 18.0, 18.0)));
    marks.extend(set);
    marks
}

/// Cubes of a good on a Storage of some size: its symbols, and gaps for those that find room.
pub(super) fn storage(good: impl Into<Symbol>, cubes: u8, room: u8, rect: Rect) -> Vec<Mark> {
    let symbol = good.into();
    let places = rect.columns(room.max(1).into(), 2.0);
    let mut marks = Vec::new();
    for (number, at) in (0..).zip(places) {
        let side = at.w.min(at.h);
        let at = Rect::around(at.centre(), side, side);
        if number < cubes {
            marks.push(Mark::stamp(symbol, at));
        } else {
            marks.push(print::vacant(at.inset(1.0), 2.0));
        }
    }
    marks
}

/// The number of a Machine on indigo.
pub(super) fn machine(number: u8, rect: Rect) -> Vec<Mark> {
    if number == 0 {
        return vec![print::vacant(rect, 3.0)];
    }
    let text = format!("+{number}");
    vec![
        Mark::block(rect, 3.0, palette::INDIGO),
        Text::within(rect, text, Face::SansBlack, 11.5, palette::WHITE, Align::Middle).into(),
    ]
}

/// Workers side by side, closer where there is little room.
pub(super) fn workers(colours: impl Iterator<Item = crate::nippon::components::Colour>, rect: Rect) -> Vec<Mark> {
    let colours: Vec<_> = colours.collect();
    let side = rect.h;
    let step = match colours.len() {
        0 | 1 => 0.0,
        count => ((rect.w - side) / (count - 1) as f32).min(side * 0.86),
    };
    let at = |number: usize| Rect::new(rect.x + step * number as f32, rect.y, side, side);
    let piece = |(number, colour)| Mark::stamp(icons::worker(colour), at(number));
    colours.into_iter().enumerate().map(piece).collect()
}
