//! The own Player Board beside the board: tracks, Factories, Trains and Ships, Achievements. On a phone it lies behind a tab.

use super::cards::{self, line};
use super::keys::{self, Kind};
use super::{Scene, Show, Sight, Target, Thing, icons};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Color, Face, Layer, Mark, Node, Paint, Rect, Stamp, Stroke, Symbol, Text, palette};
use crate::game::Seat;
use crate::nippon::components::{Achievement, Good, TILES, TRACK_SLOTS, Track, Transport};
use crate::nippon::content::TrackRow;
use crate::nippon::words::Caption;
use crate::nippon::{Ask, Nippon};
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Draws it on a paper of its own.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene) {
    scene.push(Node::new(Kind::Board.key(0, 0, 0), Layer::Board).with_marks(print::paper(rect)));
    let mut rest = rect.inset_by(8.0, 7.0);
    let unit = (rest.h / 480.0).held(0.9, 1.6);
    let gap = 6.0 * unit;
    for track in Track::ALL {
        draw_track(show, track, rest.take_top(27.0 * unit), Layer::Part, scene);
    }
    rest.take_top(gap);
    let spaces = rest.take_bottom(96.0 * unit);
    rest.take_bottom(gap);
    for transport in [Transport::Ship, Transport::Train] {
        left(show, transport, rest.take_bottom(30.0 * unit), Layer::Part, scene);
        rest.take_bottom(2.0);
    }
    rest.take_bottom(gap - 2.0);
    if show.table().seats[show.me()].machines > 0 {
        machines(show, rest.take_top(28.0), Layer::Part, scene);
        rest.take_top(2.0);
    }
    factories(show, rest, Layer::Part, scene);
    achievements(show, spaces, 3, Layer::Part, scene);
}

/// The printed slots of a track, from the lowest up.
pub(super) fn printed(game: &Nippon, track: Track) -> &[TrackRow; TRACK_SLOTS] {
    match track {
        Track::Money => &game.content().money,
        Track::Coal => &game.content().coal,
        Track::Knowledge => &game.content().knowledge,
    }
}

/// What the marker of a track stands for: of money a sum.
pub(super) fn level(show: &Show, seat: Seat, track: Track) -> String {
    let level = show.game.level(&show.table().seats[seat], track);
    match track {
        Track::Money => show.speech().yen(level.into()),
        _ => level.to_string(),
    }
}

/// An own track: its slots, the marker in the own colour, stars, and what the marker stands for.
pub(super) fn draw_track(show: &Show, track: Track, rect: Rect, layer: Layer, scene: &mut Scene) {
    let target = Target::Thing(Thing::Track(track));
    let me = show.me();
    let marker = show.table().seats[me].marker(track);
    let light = Light::of(show, target);
    let asked = show.view.asked() == Some(Ask::Steps(track));
    let mut marks = match light {
        Light::Rest if asked => vec![Mark::block(rect.inset_by(-3.0, 1.0), 3.0, palette::OCHRE_LIGHT)],
        Light::Rest => Vec::new(),
        light => print::slip(rect.inset_by(-3.0, 1.0), 3.0, light),
    };
    let mut inner = rect.inset_by(0.0, 3.0);
    let side = inner.h.min(24.0);
    marks.push(Mark::stamp(
        track.into(),
        Rect::around(inner.take_left(side).centre(), side, side),
    ));
    inner.take_left(4.0);
    let mut told = inner.take_right((rect.w * 0.24).held(44.0, 96.0));
    told.take_left(5.0);
    let text = level(show, me, track);
    let size = (rect.h * 0.52).held(11.0, 18.0);
    marks.extend(line(&text, told, (Face::SansBlack, size), palette::INK, Align::End));
    let color = show.crest(me).color();
    for ((number, row), at) in printed(show.game, track)
        .iter()
        .enumerate()
        .zip(inner.columns(TRACK_SLOTS, 1.0))
    {
        let ground = match number {
            number if number < marker => palette::SHADE,
            _ => palette::PAPER,
        };
        let stroke = Stroke::new(palette::EDGE, 0.8);
        marks.push(Mark::block(at, 2.0, Paint::new(ground, stroke)));
        if number == marker {
            marks.push(Mark::block(
                at.inset_by(0.0, -2.0),
                3.0,
                Paint::new(color, Stroke::new(palette::INK, 1.5)),
            ));
            marks.push(Mark::circle(at.centre(), (at.w * 0.24).min(5.0), palette::WHITE));
            continue;
        }
        // Money is told as a sum at the end.
        if let Some(printed) = row
            .number
            .filter(|_| track != Track::Money && at.w >= 14.5 && !row.star)
        {
            let text = Text::within(at, printed.to_string(), Face::Sans, 11.0, palette::MUTE, Align::Middle);
            marks.push(text.into());
        } else if row.star {
            let side = at.w.min(at.h).min(18.0);
            let stamp = Stamp::new(Symbol::Star, Rect::around(at.centre(), side, side));
            marks.push(if number < marker {
                stamp.into()
            } else {
                stamp.grey().into()
            });
        }
    }
    scene.push(
        Node::new(keys::track(track), layer)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// The own Factories, and where those would stand that are not built: two rows of three, or one of six where it is low.
pub(super) fn factories(show: &Show, rect: Rect, layer: Layer, scene: &mut Scene) {
    let lines = if rect.h >= 100.0 { 2 } else { 1 };
    let places = rect
        .rows(lines, 4.0)
        .flat_map(|row| row.columns(Good::ALL.len() / lines, 4.0).collect::<Vec<_>>());
    for (good, at) in Good::ALL.into_iter().zip(places) {
        scene.push(factory(show, good, at, layer));
    }
}

/// The state of an own Factory: where Factories are asked about, the others are shut.
fn factory_light(show: &Show, target: Target) -> Light {
    match show.view.asked() {
        Some(Ask::Run | Ask::Improvement | Ask::Goods) => Light::among(show, target),
        _ => Light::of(show, target),
    }
}

/// An own Factory: good, Machine, the Coal of a run, its Storage, its bonus in few words.
fn factory(show: &Show, good: Good, rect: Rect, layer: Layer) -> Node<Target> {
    let target = Target::Thing(Thing::Factory(good));
    let node = Node::new(keys::factory(good), layer)
        .with_target(rect, target)
        .with_label(show.label(target));
    let row = &show.game.content().goods[good.index()];
    let Some(own) = show.table().seats[show.me()].factory(good) else {
        // So large a shade would weigh more than what is built.
        let edge = Stroke::new(palette::HAIR, 1.0);
        let mut marks = vec![Mark::block(rect.inset(1.0), 4.0, edge)];
        let mut inner = rect.inset(3.0);
        let side = (inner.h * 0.5).min(inner.w * 0.5).min(26.0);
        let top = inner.take_top(inner.h * 0.55);
        marks.push(
            Stamp::new(good.into(), Rect::around(top.centre(), side, side))
                .grey()
                .into(),
        );
        let need = Row::new(12.0)
            .color(palette::MUTE)
            .amount(row.knowledge, Symbol::Knowledge);
        marks.extend(need.within(inner, Align::Middle));
        return node.with_marks(marks);
    };
    let light = factory_light(show, target);
    let mut marks = print::slip(rect, 4.0, light);
    let mut inner = rect.inset_by(4.0, 3.0);
    let wide = rect.w >= 74.0;
    let mut head = inner.take_top((inner.h * 0.3).held(16.0, 26.0));
    let side = head.h.min(24.0);
    marks.push(Mark::stamp(
        good.into(),
        Rect::around(head.take_left(side).centre(), side, side),
    ));
    if wide {
        let coal = show.speech().coal_of_run(show.me(), good);
        let run = Row::new(12.0).amount(coal, Symbol::Coal);
        let w = run.width();
        marks.extend(run.within(head.take_right(w), Align::End));
    }
    let plate = Rect::around(head.centre(), head.w.min(24.0), head.h.min(17.0));
    marks.extend(cards::machine(own.machine, plate));
    inner.take_top(2.0);
    let told = show.speech().bonus_short(own.tile);
    let storage = (inner.h * 0.5).min(22.0);
    marks.extend(cards::storage(good, own.cubes, row.storage, inner.take_top(storage)));
    inner.take_top(1.0);
    marks.extend(cards::lines(
        &told,
        inner,
        Face::Sans,
        &[13.0, 12.0, 11.0],
        Align::Start,
    ));
    node.with_marks(marks)
}

/// The own Trains or Ships that are left, space by space, and what those have uncovered that are built: a star counts, a step was taken.
pub(super) fn left(show: &Show, transport: Transport, rect: Rect, layer: Layer, scene: &mut Scene) {
    let target = Target::Thing(Thing::Sight(Sight::Left(transport)));
    let me = &show.table().seats[show.me()];
    let color = show.crest(show.me()).color();
    let built = me.built(transport);
    let mut marks = Vec::new();
    let spaces = show.game.spaces(transport);
    for ((number, row), at) in spaces.iter().enumerate().zip(rect.columns(TILES, 3.0)) {
        let side = at.h.min(at.w) - 2.0;
        let taken = number < built;
        let ground = if taken { palette::SHADE } else { palette::PAPER };
        let edge = Stroke::new(palette::EDGE, 0.8);
        marks.push(Mark::block(at, 3.0, Paint::new(ground, edge)));
        let sign = match (row.star, row.money) {
            (true, _) => Some(Symbol::Star),
            (_, true) => Some(Symbol::MoneyStep),
            _ => None,
        };
        if taken {
            if let Some(sign) = sign {
                let stamp = Stamp::new(sign, Rect::around(at.centre(), side * 0.8, side * 0.8));
                // What scores is bright, what was received is pale.
                marks.push(if row.star { stamp.into() } else { stamp.grey().into() });
            }
            continue;
        }
        let wide = at.w >= at.h * 1.3;
        let mut inner = at.inset_by(2.0, 1.0);
        let piece = if wide { inner.take_left(side) } else { inner };
        let side = side.min(piece.w);
        marks.push(Mark::tinted(
            transport.into(),
            Rect::around(piece.centre(), side, side),
            color,
        ));
        if let Some(sign) = sign.filter(|_| wide) {
            let small = (side * 0.55).min(inner.w);
            marks.push(
                Stamp::new(sign, Rect::around(inner.centre(), small, small))
                    .grey()
                    .into(),
            );
        }
    }
    scene.push(
        Node::new(Kind::Left.key(transport as u16, 0, 0), layer)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// The own Machines that wait for a Factory, over the corner of a rectangle; nothing where none does.
fn machines(show: &Show, rect: Rect, layer: Layer, scene: &mut Scene) {
    let waiting = show.table().seats[show.me()].machines;
    if waiting == 0 {
        return;
    }
    let target = Target::Thing(Thing::Sight(Sight::Machines));
    let at = Rect::new(rect.right() - 54.0, rect.y + 2.0, 52.0, 26.0);
    let row = Row::new(13.0)
        .icon_size(18.0)
        .icon(Symbol::Machine)
        .text(format!("×{waiting}"));
    scene.push(
        Node::new(Kind::Machines.key(0, 0, 0), layer)
            .with_marks(print::slip(at, 4.0, Light::Rest))
            .with_marks(row.within(at.inset_by(3.0, 0.0), Align::Middle))
            .with_target(at, target)
            .with_label(show.label(target)),
    );
}

/// The nine Achievement spaces in rows of so many.
pub(super) fn achievements(show: &Show, rect: Rect, per_line: usize, layer: Layer, scene: &mut Scene) {
    let lines = Achievement::ALL.len().div_ceil(per_line);
    let places = rect
        .rows(lines, 3.0)
        .flat_map(|row| row.columns(per_line, 3.0).collect::<Vec<_>>());
    for (space, at) in Achievement::ALL.into_iter().zip(places) {
        scene.push(achievement(show, space, at, layer));
    }
}

/// The ground of a multiplier that lies on an Achievement space.
const PLACED: Color = palette::PLUM;

/// An Achievement space: its sign, how much is counted, the multiplier, and the points if the game ended now.
pub(super) fn achievement(show: &Show, space: Achievement, rect: Rect, layer: Layer) -> Node<Target> {
    let target = Target::Thing(Thing::Space(space));
    let me = show.me();
    let table = show.table();
    let light = match show.view.asked() {
        Some(Ask::Space) => Light::among(show, target),
        _ => Light::of(show, target),
    };
    let mut marks = print::slip(rect, 3.0, light);
    let mut inner = rect.inset_by(3.0, 1.0);
    let row = &show.game.content().achievements[space.index()];
    let placed = table.seats[me].spaces[space.index()];
    let count = show.game.counted(table, me, space) / u16::from(row.each.max(1));
    let side = inner.h.min(24.0);
    let color = show.crest(me).color();
    let icon = Rect::around(inner.take_left(side).centre(), side, side);
    marks.push(Mark::tinted(space.into(), icon, color));
    if icons::counts_stars(space) {
        let small = side * 0.5;
        let corner = Rect::new(icon.right() - small * 0.8, icon.y - 1.0, small, small);
        marks.push(Mark::stamp(Symbol::Star, corner));
    }
    inner.take_left(side * 0.2 + 1.0);
    let points = show.game.score(table)[me].achievements[space.index()];
    let size = (rect.h * 0.44).held(11.0, 16.0);
    let ink = if light == Light::Shut {
        palette::MUTE
    } else {
        palette::INK
    };
    let small = inner.w < 48.0;
    if !small {
        let at = inner.take_right(inner.w * 0.36);
        let (text, ink) = if points == 0 {
            ("–".to_owned(), palette::MUTE)
        } else {
            (points.to_string(), ink)
        };
        marks.push(Text::within(at, text, Face::SansBlack, size, ink, Align::End).into());
        let at = inner.take_left(inner.w * 0.36);
        marks.push(
            Text::within(
                at,
                count.to_string(),
                Face::Sans,
                size,
                ink_of(count, ink),
                Align::Middle,
            )
            .into(),
        );
    }
    let multiplier = if placed > 0 { placed } else { u8::from(row.printed) };
    let plate = Rect::around(inner.centre(), (inner.w - 7.0).clamp(0.0, 26.0), inner.h.min(19.0));
    if multiplier > 0 {
        let (ground, ink) = match placed {
            0 => (palette::PAPER, palette::INK),
            _ => (PLACED, palette::WHITE),
        };
        marks.push(Mark::block(
            plate,
            6.0,
            Paint::new(ground, Stroke::new(palette::EDGE, 1.0)),
        ));
        let text = format!("×{multiplier}");
        marks.push(Text::within(plate, text, Face::SansBold, 11.5, ink, Align::Middle).into());
    } else {
        marks.push(print::vacant(plate, 6.0));
    }
    Node::new(
        Kind::Space.key(space as u16, u16::from(layer == Layer::SheetPart), 0),
        layer,
    )
    .with_marks(marks)
    .with_target(rect, target)
    .with_label(show.label(target))
}

fn ink_of(count: u16, ink: Color) -> Color {
    if count == 0 { palette::MUTE } else { ink }
}

/// What a phone's tab says over the own board.
pub(super) fn title(show: &Show) -> &'static str {
    show.words.text(Caption::BoardLabel)
}
