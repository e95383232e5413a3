//! Consolidating: Rewards, the spaces where their multipliers go, wages.

use super::super::cards::{self, line};
use super::super::keys::Kind;
use super::super::question::joined;
use super::super::{Scene, Sheet, Show, Target, Thing, choices, hints, icons, players, regions, strips, workers};
use super::heading;
use crate::drawing::geometry::Held as _;
use crate::drawing::letters;
use crate::drawing::scene::{Align, Corners, Face, Layer, Mark, Node, Point, Rect, Text, palette};
use crate::nippon::components::{Achievement, Resource, RewardBonus, RewardLevel};
use crate::nippon::words::Sign;
use crate::table::dock::detail;
use crate::table::print::{self, Light};
use crate::table::row::Row;

/// Consolidating, in its order: Budget, Reward with the space where its multiplier goes, wages; below, what remains.
pub(super) fn over_board(show: &Show, rect: Rect, scene: &mut Scene) {
    let mut rest = rect;
    let told = hints::consolidating(show);
    let foot = joined(show, told);
    let high = letters::wrap(Face::Sans, 13.0, &foot, rest.w).len() as f32 * 16.7;
    let mut marks = Vec::new();
    let foot_at = rest.take_bottom(high.min(rest.h * 0.28));
    marks.push(regions::rule(foot_at, foot_at.y - 3.0));
    marks.extend(detail(&foot, 13.0, foot_at));
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
    let due = players::owed(show, workers::due(show, me).due());
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
pub(super) fn rewards(show: &Show, rect: Rect, scene: &mut Scene) {
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
        Resource::Yen => row.text(show.speech().yen(amount.into())),
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
pub(super) fn spaces(show: &Show, rect: Rect, per_line: usize, scene: &mut Scene) {
    let lines = Achievement::ALL.len().div_ceil(per_line);
    let h = rect.h.min(lines as f32 * 70.0);
    strips::achievements(show, Rect { h, ..rect }, per_line, Layer::SheetPart, scene);
}
