//! The sheets over the board, where a choice needs room. On a phone the same stands in the sheet below.

use super::cards::{self, line};
use super::keys::Kind;
use super::{Scene, Sheet, Show, Target, Thing, choices, cities, dock, hints, icons, regions, slots, strips, workers};
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{
    Align, Corners, Face, Layer, Mark, Node, Paint, Point, Rect, Stroke, Symbol, Text, palette,
};
use crate::nippon::components::{
    Achievement, ActionSlot, FACTORIES_A_GOOD, FactoryTile, Good, Region, RewardBonus, RewardLevel, Side,
};
use crate::nippon::words::Sign;
use crate::nippon::{Move, Nippon, Table};
use crate::table::keys::Part;
use crate::table::layout::Layout;
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::table::sheet::{fold, frame};
use crate::table::{Explained as _, Shown as _, sheet_key};
use crate::words::numbers::MINUS;

/// Left and right, and above and below, of what stands on a sheet over the board.
const MARGIN: (f32, f32) = (14.0, 9.0);
/// The least height of what a finger touches.
const FINGER: f32 = 44.0;

/// Whether a target lies on a sheet.
pub(super) const fn has(sheet: Sheet, target: Target) -> bool {
    match target {
        Target::Thing(thing) => match thing {
            Thing::Reward(..) | Thing::Space(_) => matches!(sheet, Sheet::Consolidate),
            Thing::Open(_) => matches!(sheet, Sheet::Factories),
            Thing::Contract(_) => matches!(sheet, Sheet::Contracts),
            _ => false,
        },
        _ => false,
    }
}

/// Draws the open sheet over the board.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene) {
    let Some(sheet) = show.open else { return };
    let board = layout.board;
    let first = slots::cell(layout, ActionSlot::Knowledge);
    // The Region's own land is what it is about: that sheet covers the Action slots alone.
    let rows = Rect::new(board.x, first.y, board.w, board.bottom() - first.y);
    let (rect, about) = match sheet {
        Sheet::Region(region) => {
            let h = first.h + layout.map.gap * 0.4;
            let above = Rect { h, ..rows };
            (above, cities::cell(layout, region.cities()[0]).centre())
        }
        Sheet::Factories => {
            let slot = slots::cell(layout, ActionSlot::Export);
            let top = slot.bottom() + 12.0;
            (Rect::new(rows.x, top, rows.w, rows.bottom() - top), slot.centre())
        }
        Sheet::Consolidate | Sheet::Contracts => {
            let h = (rows.h - 14.0).min(if sheet == Sheet::Contracts { 250.0 } else { 352.0 });
            let y = rows.bottom() - 12.0 - h;
            (
                Rect::new(rows.x, y, rows.w, h),
                Point::new(rows.x + 60.0, rows.bottom() + 90.0),
            )
        }
    };
    scene.push(
        Node::new(sheet_key(Nippon::number_of(sheet)), Layer::Sheet)
            .with_marks(frame(rect, about))
            .with_cover(rect),
    );
    let mut inner = rect.inset_by(MARGIN.0, MARGIN.1);
    head(show, sheet, inner.take_top(26.0), scene);
    inner.take_top(2.0);
    match sheet {
        Sheet::Consolidate => consolidate(show, inner, scene),
        Sheet::Factories => factories(show, inner, scene),
        Sheet::Contracts => {
            let tiles = inner.take_bottom(FINGER);
            inner.take_bottom(6.0);
            contracts(show, inner, 4, scene);
            sheet_tiles(show, tiles, scene);
        }
        Sheet::Region(region) => places(show, region, inner, scene),
    }
}

/// Name, and the way to fold the sheet away.
fn head(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    fold(show, Nippon::number_of(sheet), &mut rest, scene);
    let mut marks = Vec::new();
    let name = Nippon::spoken_sheet(show.words, sheet);
    if let Sheet::Region(region) = sheet {
        let speech = show.speech();
        let yen = |thousands: u16| speech.yen(thousands.into());
        let gain = show.game.content().regions[region.index()].bonus;
        let row = icons::gained(Row::new(14.0), gain, yen);
        let w = row.width();
        marks.extend(row.within(rest.take_right(w), Align::End));
        rest.take_right(10.0);
    }
    let size = letters::fit(Face::SerifBold, 18.0, 11.0, name, rest.w).unwrap_or(11.0);
    marks.push(Text::within(rest, name, Face::SerifBold, size, palette::INK, Align::Start).into());
    scene.push(
        Node::new(Part::SheetHead.key(Nippon::number_of(sheet), 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_label(name),
    );
}

/// A heading on a sheet.
fn heading(text: &str, rect: Rect) -> Option<Mark> {
    line(text, rect, (Face::SerifSemibold, 15.0), palette::INK, Align::Start)
}

/// Consolidating, in its order: Budget, Reward with the space where its multiplier goes, wages; below, what remains.
fn consolidate(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let told = hints::consolidating(show);
    let foot = super::question::joined(show, told);
    let high = letters::wrap(Face::Sans, 13.0, &foot, rest.w).len() as f32 * 16.7;
    let mut marks = Vec::new();
    let foot_at = rest.take_bottom(high.min(rest.h * 0.28));
    marks.push(regions::rule(foot_at, foot_at.y - 3.0));
    marks.extend(dock::detail(&foot, 13.0, foot_at));
    rest.take_bottom(8.0);
    let mut wages_at = rest.take_right(rest.w * 0.2);
    rest.take_right(12.0);
    let mut spaces_at = rest.take_right(rest.w * 0.5);
    rest.take_right(12.0);
    let words = show.words;
    marks.extend(heading(words.text(Sign::Rewards), rest.take_top(22.0)));
    marks.extend(heading(words.text(Sign::Achievements), spaces_at.take_top(22.0)));
    marks.extend(heading(words.text(Sign::Wages), wages_at.take_top(22.0)));
    marks.extend(wages(show, wages_at));
    scene.push(Node::new(Kind::SheetPart.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
    rewards(show, rest, scene);
    spaces(show, spaces_at, 3, scene);
}

/// The wages that are due, colour by colour.
fn wages(show: &Show, rect: Rect) -> Vec<Mark> {
    let me = &show.table().seats[show.me()];
    let mut rest = rect;
    let mut marks = Vec::new();
    let pitch = (rest.h / 7.0).min(34.0);
    for colour in me.workers.iter() {
        let mut at = rest.take_top(pitch);
        let count = me.workers.of(colour);
        let sum = at.take_right(at.w * 0.3);
        let figures = cards::workers(std::iter::repeat_n(colour, count.into()), at.inset_by(0.0, 1.0));
        marks.extend(figures);
        marks.push(Mark::stamp(
            icons::badge(colour),
            Rect::around(sum.centre(), 14.0, 14.0),
        ));
    }
    let at = rest.take_top(22.0);
    let due = super::players::owed(show, workers::due(show, me).due());
    marks.extend(line(
        &due,
        at,
        (Face::SansBlack, 15.0),
        palette::VERMILION_DARK,
        Align::Start,
    ));
    marks
}

/// The Reward tiles that are left, to be chosen: a column a level, a row a bonus.
fn rewards(show: &Show, rect: Rect, scene: &mut Scene) {
    let columns = rect.columns(RewardLevel::ALL.len(), 5.0);
    for (level, column) in RewardLevel::ALL.into_iter().zip(columns) {
        let mut column = column;
        let top = column.take_top((column.h * 0.16 - 8.0).held(13.0, 26.0));
        column.take_top(2.0);
        let workers = show.table().seats[show.me()].workers.len();
        let ground = if workers >= level.workers() {
            palette::PLUM
        } else {
            palette::MUTE
        };
        let text = format!("×{}", level.multiplier());
        let marks = [
            Mark::block(top, Corners::from(3.0), ground),
            Text::within(top, text, Face::SansBold, 13.0, palette::WHITE, Align::Middle).into(),
        ];
        scene.push(Node::new(Kind::SheetPart.key(1, level as u16, 0), Layer::SheetPart).with_marks(marks));
        for (bonus, at) in RewardBonus::ALL
            .into_iter()
            .zip(column.rows(RewardBonus::ALL.len(), 3.0))
        {
            scene.push(reward(
                show,
                level,
                bonus,
                Rect {
                    h: at.h.min(64.0),
                    ..at
                },
            ));
        }
    }
}

/// A Reward tile of a level and bonus, and how many of it are left.
fn reward(show: &Show, level: RewardLevel, bonus: RewardBonus, rect: Rect) -> Node<Target> {
    let target = Target::Thing(Thing::Reward(level, bonus));
    let light = match choices::is_asked(show, Sheet::Consolidate) {
        true => Light::among(show, target),
        false => Light::of(show, target),
    };
    let left = show.table().rewards_of(level, bonus);
    let node = Node::new(Kind::SheetCard.key(0, level as u16, bonus as u16), Layer::SheetPart)
        .with_target(rect, target)
        .with_label(show.label(target));
    if left == 0 {
        return node.with_marks([print::vacant(rect.inset(1.0), 4.0)]);
    }
    let mut marks = print::slip(rect, 4.0, light);
    let (what, amount) = bonus.gain();
    let ink = if light == Light::Shut {
        palette::MUTE
    } else {
        palette::INK
    };
    let row = Row::new(14.0).icon_size(18.0).color(ink);
    let row = if light == Light::Shut { row.faint() } else { row };
    let row = match what {
        crate::nippon::components::Resource::Yen => row.text(show.speech().yen(amount.into())),
        what => row.amount(amount, what),
    };
    let mut inner = rect.inset_by(3.0, 2.0);
    // How many of them lie there: a number would read as a multiplier.
    if left > 1 && inner.h >= 26.0 {
        let below = inner.take_bottom(9.0);
        let y = below.centre().y;
        for number in 0..left {
            let x = below.centre().x + (f32::from(number) - f32::from(left - 1) / 2.0) * 9.0;
            marks.push(Mark::circle(Point::new(x, y), 2.5, palette::MUTE));
        }
    }
    marks.extend(row.within(inner, Align::Middle));
    node.with_marks(marks)
}

/// The own Achievement spaces.
fn spaces(show: &Show, rect: Rect, per_line: usize, scene: &mut Scene) {
    let lines = Achievement::ALL.len().div_ceil(per_line);
    let h = rect.h.min(lines as f32 * 70.0);
    strips::achievements(show, Rect { h, ..rect }, per_line, Layer::SheetPart, scene);
}

/// The Factory tiles that are left: a row a good.
fn factories(show: &Show, rect: Rect, scene: &mut Scene) {
    let rows = rect.rows(Good::ALL.len(), 4.0);
    for (good, at) in Good::ALL.into_iter().zip(rows) {
        let mut at = at;
        let head = at.take_left((at.w * 0.15).held(70.0, 150.0));
        scene.push(need(show, good, head));
        at.take_left(6.0);
        for (tile, place) in of_good(good).zip(at.columns(FACTORIES_A_GOOD, 5.0)) {
            scene.push(open_factory(show, tile, place));
        }
    }
}

/// The four Factory tiles of a good.
fn of_good(good: Good) -> impl Iterator<Item = FactoryTile> {
    FactoryTile::ALL.into_iter().filter(move |tile| tile.good() == good)
}

/// What the Factories of a good take: Knowledge, Coal a run; and whether there is an own one.
fn need(show: &Show, good: Good, rect: Rect) -> Node<Target> {
    let row = &show.game.content().goods[good.index()];
    let me = &show.table().seats[show.me()];
    let mut inner = rect;
    let side = inner.h.min(30.0);
    let mut marks = vec![Mark::stamp(
        good.into(),
        Rect::around(inner.take_left(side).centre(), side, side),
    )];
    inner.take_left(4.0);
    if me.factory(good).is_some() {
        marks.extend(line(
            "✓",
            inner,
            (Face::SansBold, 16.0),
            palette::MOSS_DARK,
            Align::Start,
        ));
    } else {
        let missing = show.game.knowledge_missing(me, good);
        let needs = Row::new(12.5).amount(row.knowledge, Symbol::Knowledge);
        let needs = match missing {
            0 => needs,
            n => needs
                .gap(5.0)
                .color(palette::VERMILION_DARK)
                .amount(format!("{MINUS}{n}"), Symbol::Blueprint),
        };
        marks.extend(needs.within(inner, Align::Start));
    }
    Node::new(Kind::SheetPart.key(2, good as u16, 0), Layer::SheetPart).with_marks(marks)
}

/// A Factory tile that is left.
fn open_factory(show: &Show, tile: FactoryTile, rect: Rect) -> Node<Target> {
    let target = Target::Thing(Thing::Open(tile));
    let key = Kind::SheetCard.key(1, tile as u16, 0);
    if !show.table().factories.contains(tile) {
        return Node::new(key, Layer::SheetPart).with_marks([print::vacant(rect.inset(1.0), 3.0)]);
    }
    let light = match choices::is_asked(show, Sheet::Factories) {
        true => Light::among(show, target),
        false => Light::of(show, target),
    };
    Node::new(key, Layer::SheetPart)
        .with_marks(cards::open_factory(show, tile, rect, light))
        .with_target(rect, target)
        .with_label(show.label(target))
}

/// The own Contracts in rows of so many.
fn contracts(show: &Show, rect: Rect, per_line: usize, scene: &mut Scene) {
    let contracts = (0..crate::nippon::components::CONTRACTS as u8).map(crate::nippon::components::ContractId);
    let lines = crate::nippon::components::CONTRACTS.div_ceil(per_line);
    let places = rect
        .rows(lines, 5.0)
        .flat_map(|row| row.columns(per_line, 5.0).collect::<Vec<_>>());
    for (contract, at) in contracts.zip(places) {
        let target = Target::Thing(Thing::Contract(contract));
        let light = match choices::is_asked(show, Sheet::Contracts) {
            true => Light::among(show, target),
            false => Light::of(show, target),
        };
        scene.push(
            Node::new(Kind::SheetCard.key(2, contract.0.into(), 0), Layer::SheetPart)
                .with_marks(cards::contract(show, contract, at, light))
                .with_target(at, target)
                .with_label(show.label(target)),
        );
    }
}

/// The own Influence tiles in a row.
fn sheet_tiles(show: &Show, rect: Rect, scene: &mut Scene) {
    let me = &show.table().seats[show.me()];
    let count = me.tiles.len();
    for (value, at) in (1..).zip(rect.columns(count, 4.0)) {
        let target = Target::Thing(Thing::Tile(value));
        let light = Light::of(show, target);
        let node = Node::new(Kind::SheetCard.key(3, value.into(), 0), Layer::SheetPart).with_marks(cards::own_tile(
            show,
            value,
            me.tiles_of(value),
            at,
            light,
        ));
        // Too narrow for a finger they are only seen: the question has buttons for them.
        scene.push(match at.w >= FINGER {
            true => node.with_target(at, target).with_label(show.label(target)),
            false => node,
        });
    }
}

/// A Region: how its Influence stands, and how it would once the tile in question lies there; what cubes are worth.
fn places(show: &Show, region: Region, rect: Rect, scene: &mut Scene) {
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
                .text(super::players::signed(standing.points))
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

/// Draws what a sheet has on a phone: of what is asked about, what can be chosen; once something is chosen, it alone.
pub(super) fn on_phone(show: &Show, sheet: Sheet, rect: Rect, scene: &mut Scene) {
    let asked = choices::is_asked(show, sheet);
    match sheet {
        Sheet::Consolidate => {
            let spaces_alone = asked
                && show
                    .entry
                    .next()
                    .any(|target| matches!(target, Target::Thing(Thing::Space(_))));
            if spaces_alone {
                return spaces(show, rect, 3, scene);
            }
            if asked {
                return rewards(
                    show,
                    Rect {
                        h: rect.h.min(226.0),
                        ..rect
                    },
                    scene,
                );
            }
            let mut rest = rect;
            let told = super::question::joined(show, hints::consolidating(show));
            let high = letters::wrap(Face::Sans, 13.0, &told, rest.w).len() as f32 * 16.7;
            let marks = dock::detail(&told, 13.0, rest.take_top(high.min(rest.h)));
            scene.push(Node::new(Kind::SheetPart.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
            rest.take_top(6.0);
            if rest.h >= 120.0 {
                rewards(
                    show,
                    Rect {
                        h: rest.h.min(200.0),
                        ..rest
                    },
                    scene,
                );
            }
        }
        Sheet::Factories => open_factories(show, rect, scene),
        Sheet::Contracts => {
            let mut rest = Rect {
                h: rect.h.min(330.0),
                ..rect
            };
            let per_line = if rest.w >= 330.0 { 4 } else { 3 };
            let lines = crate::nippon::components::CONTRACTS.div_ceil(per_line) as f32;
            if rest.h >= lines * (FINGER + 5.0) + FINGER + 6.0 {
                let tiles = rest.take_bottom(FINGER);
                rest.take_bottom(6.0);
                sheet_tiles(show, tiles, scene);
            }
            contracts(show, rest, per_line, scene);
        }
        Sheet::Region(region) => region_on_phone(show, region, rect, scene),
    }
}

/// Those of the Factory tiles that can be built, if that is asked; else all that are left.
fn open_factories(show: &Show, rect: Rect, scene: &mut Scene) {
    let asked = choices::is_asked(show, Sheet::Factories);
    let left = FactoryTile::ALL
        .into_iter()
        .filter(|tile| show.table().factories.contains(*tile));
    let mut tiles: Vec<FactoryTile> = left.collect();
    if asked {
        let begins = |tile: &FactoryTile| show.entry.begins_with(Target::Thing(Thing::Open(*tile)));
        let chosen = |tile: &FactoryTile| show.entry.chosen() == Some(Target::Thing(Thing::Open(*tile)));
        tiles.retain(|tile| {
            if show.entry.chosen().is_some() {
                chosen(tile)
            } else {
                begins(tile)
            }
        });
    }
    let gap = 4.0;
    let most = ((rect.h + gap) / (FINGER + gap)).max(1.0) as usize;
    let columns = ((rect.w / 150.0) as usize)
        .max(tiles.len().div_ceil(most))
        .clamp(1, tiles.len().max(1));
    let lines = tiles.len().div_ceil(columns).max(1);
    let h = ((rect.h - gap * (lines - 1) as f32) / lines as f32).min(64.0);
    let block = Rect {
        h: h * lines as f32 + gap * (lines - 1) as f32,
        ..rect
    };
    let places = block
        .rows(lines, gap)
        .flat_map(|row| row.columns(columns, gap).collect::<Vec<_>>());
    for (tile, at) in tiles.into_iter().zip(places) {
        scene.push(open_factory(show, tile, at));
    }
}

/// The Influence slots of a Region's Cities, as large as a finger needs, and how the Influence stands.
fn region_on_phone(show: &Show, region: Region, rect: Rect, scene: &mut Scene) {
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
