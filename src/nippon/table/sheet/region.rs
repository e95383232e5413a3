//! A Region: how its Influence stands, and what a tile there would come to.

use super::super::cards::line;
use super::super::keys::Kind;
use super::super::{Scene, Show, Target, cities, players, regions};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Paint, Rect, Stroke, Symbol, Text, palette};
use crate::nippon::components::{Good, Region, Side};
use crate::nippon::{Move, Table};
use crate::table::phone::FINGER;
use crate::table::row::Row;

/// A Region: how its Influence stands, and how it would once the tile in question lies there; what cubes are worth.
pub(super) fn over_board(show: &Show, region: Region, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let values = rest.take_right((rest.w * 0.3).held(150.0, 320.0));
    rest.take_right(14.0);
    scene.push(Node::new(Kind::SheetPart.key(3, 0, 0), Layer::SheetPart).with_marks(standing(show, region, rest)));
    scene.push(Node::new(Kind::SheetPart.key(4, 0, 0), Layer::SheetPart).with_marks(worth(show, values)));
}

/// The table once the tile is placed that is pointed at, or half entered; `None` if no single one is.
fn then(show: &Show) -> Option<Table> {
    let meant = |target: Target| {
        let mut moves = show.entry.leads_to(target);
        let first = moves.next()?;
        moves.next().is_none().then_some(first)
    };
    let action = [show.hover, show.focus].into_iter().flatten().find_map(meant)?;
    match action {
        Move::Place(city, side, value) => show.speech().placed(city, side, value),
        _ => None,
    }
}

/// Who has Influence in a Region: place, who, how much, points and Ships of the next Scoring; at the right the same as it would be.
fn standing(show: &Show, region: Region, rect: Rect) -> Vec<Mark> {
    let then = then(show);
    let now = regions::ranked(show, show.table(), region);
    let mut marks = Vec::new();
    let columns: Vec<Rect> = match then {
        Some(_) => rect.columns(2, 12.0).collect(),
        None => vec![rect],
    };
    let tables = [Some(now), then.map(|table| regions::ranked(show, &table, region))];
    for (ranked, column) in tables.into_iter().flatten().zip(columns) {
        let count = ranked.len().max(5) as f32;
        let pitch = (column.h / count).min(26.0);
        let mut rest = column;
        for (rival, standing) in ranked {
            let mut at = rest.take_top(pitch);
            let size = (pitch * 0.72).held(11.0, 15.0);
            let place = at.take_left(26.0);
            let ordinal = show.speech().ordinal(standing.place);
            marks.extend(line(ordinal, place, (Face::Sans, size), palette::MUTE, Align::Start));
            let side = at.h.min(20.0) - 1.0;
            marks.push(regions::sign(
                show,
                rival,
                Rect::around(at.take_left(side).centre(), side, side),
            ));
            at.take_left(5.0);
            let points = Row::new(size)
                .text(players::signed(standing.points))
                .icon(Symbol::Point);
            let ships = match standing.ships {
                0 => points,
                n => points
                    .gap(5.0)
                    .text(format!("+{n}"))
                    .tinted(Symbol::Steamship, palette::INDIGO_LIGHT),
            };
            let w = (at.w * 0.42).min(ships.width());
            if rival != regions::Rival::Overseas {
                marks.extend(ships.within(at.take_right(w), Align::End));
            }
            let influence = standing.influence.to_string();
            marks.extend(line(
                &influence,
                at.take_left(28.0),
                (Face::SansBlack, size),
                palette::INK,
                Align::Middle,
            ));
            at.take_left(4.0);
            let name = match rival {
                regions::Rival::Seat(seat) => letters::shorten(Face::Sans, size, show.name(seat), at.w),
                regions::Rival::Overseas => show.speech().overseas().to_owned(),
            };
            marks.extend(line(&name, at, (Face::Sans, size), palette::INK, Align::Start));
        }
    }
    marks
}

/// What 1, 2 and 3 cubes of each level are worth, with the own cubes.
fn worth(show: &Show, rect: Rect) -> Vec<Mark> {
    let me = &show.table().seats[show.me()];
    let mut marks = Vec::new();
    let mut rest = rect;
    let head = rest.take_top((rest.h / 4.0).min(22.0));
    let columns: Vec<Rect> = head.columns(4, 3.0).collect();
    for (cubes, at) in (1..).zip(columns.iter().skip(1)) {
        let row = Row::new(12.0).icon_size(13.0).amount(cubes, Symbol::Cube);
        marks.extend(row.within(*at, Align::Middle));
    }
    for (row, at) in show.game.content().influence.iter().enumerate().zip(rest.rows(3, 2.0)) {
        let (level, printed) = row;
        let at = Rect {
            h: at.h.min(26.0),
            ..at
        };
        let goods = Good::ALL
            .into_iter()
            .filter(|good| usize::from(good.level()) == level + 1);
        let has = goods.clone().map(|good| me.cubes(good)).max().unwrap_or_default();
        let mut columns = at.columns(4, 3.0);
        let icons = goods.fold(Row::new(12.0).icon_size(at.h.min(18.0)), |row, good| row.icon(good));
        marks.extend(icons.within(columns.next().unwrap_or_default(), Align::Middle));
        for (cubes, (value, at)) in (1..).zip(printed.values.iter().zip(columns)) {
            let reached = has >= cubes;
            let ground = if reached { palette::OCHRE_LIGHT } else { palette::PAPER };
            marks.push(Mark::block(
                at,
                2.0,
                Paint::new(ground, Stroke::new(palette::LINE, 0.8)),
            ));
            let ink = if reached { palette::INK } else { palette::MUTE };
            marks.push(Text::within(at, value.to_string(), Face::SansBold, 12.5, ink, Align::Middle).into());
        }
    }
    marks
}

/// The Influence slots of a Region's Cities, as large as a finger needs, and how the Influence stands.
pub(super) fn on_phone(show: &Show, region: Region, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    for city in region.cities() {
        let mut at = rest.take_top(FINGER + 4.0);
        let name = at.take_left((at.w * 0.24).held(60.0, 110.0));
        let marks = line(
            show.speech().city(city),
            name,
            (Face::SerifSemibold, 14.0),
            palette::INK,
            Align::Start,
        );
        scene.push(Node::new(Kind::SheetPart.key(5, city as u16, 0), Layer::SheetPart).with_marks(marks));
        for (side, place) in Side::ALL.into_iter().zip(at.columns(4, 3.0)) {
            let good = show.game.demand(show.table(), city, side);
            let mut place = place.inset_by(0.0, 2.0);
            let hit = place;
            let icon = place.take_left((place.w * 0.4).min(20.0));
            let side_of = place.w.min(place.h) - 4.0;
            let key = Kind::SheetCard.key(4, city as u16, side as u16);
            let square = Rect::around(place.centre(), side_of, side_of);
            let mut node = cities::slot(show, city, side, square, key, Layer::SheetPart);
            let small = icon.w.min(20.0);
            node.marks
                .push(Mark::stamp(good.into(), Rect::around(icon.centre(), small, small)));
            node.hit = Some(hit);
            scene.push(node);
        }
    }
    rest.take_top(4.0);
    if rest.h >= 60.0 {
        let h = rest.h.min(120.0);
        let marks = standing(show, region, Rect { h, ..rest });
        scene.push(Node::new(Kind::SheetPart.key(3, 0, 0), Layer::SheetPart).with_marks(marks));
    }
}
