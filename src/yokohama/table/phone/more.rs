//! The phone's last tab: what belongs to all: Achievements, Achievement Rewards, agents in supply, decks.

use super::super::keys::Kind;
use super::super::owned::{self, Token};
use super::super::{Show, Target, Thing};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Layer, Mark, Node, Rect, Scene, Stamp, Symbol, Text, palette};
use crate::table::dock::headline;
use crate::table::keys::Part;
use crate::table::log;
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::components::{Agent, Country};
use crate::yokohama::words::Caption;

/// Draws the tab.
pub(super) fn draw(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let mut rest = rect;
    // On a small phone the things go before their title.
    if rest.h >= 236.0 {
        title(show, rest.take_top(36.0), scene);
    }
    let rewards: Vec<(u8, _)> = (0..)
        .zip(show.table().rewards)
        .filter_map(|(space, token)| Some((space, token?)))
        .collect();
    let stacks = rest.take_top(45.0 * 3.0 + 4.0);
    for (stack, line) in stacks.rows(3, 3.0).enumerate() {
        achievement(show, stack as u8, line, scene);
    }
    if !rewards.is_empty() {
        rest.take_top(3.0);
        let line = rest.take_top(44.0);
        for ((space, token), at) in rewards.into_iter().zip(line.columns(4, 6.0)) {
            let target = Target::Thing(Thing::Reward(space));
            let symbol = match show.game.content().rewards[usize::from(token.0)].country {
                Some(country) => country.into(),
                None => Symbol::Agent,
            };
            let mut marks = print::slip(at, 4.0, Light::of(show, target));
            marks.push(Mark::stamp(symbol, at.inset(7.0)));
            let label = match show.game.content().rewards[usize::from(token.0)].country {
                Some(country) => show.words.country(country).to_owned(),
                None => show.words.agent(Agent::Reward),
            };
            scene.push(
                Node::new(Kind::MoreReward.key(space.into(), 0, 0), Layer::SheetPart)
                    .with_marks(marks)
                    .with_target(at, target)
                    .with_label(label),
            );
        }
    }
    supply(show, rest.take_bottom(rest.h.min(36.0)), scene);
}

/// What the tab is about, and the way to the log.
fn title(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let mut rest = rect;
    let at = rest.take_right(72.0);
    let look = Rect::new(at.x, at.y - 4.0, at.w, 34.0);
    let mut node = log::button(show).node(look, Part::MoreLog.key(0, 0, 0), Layer::SheetPart);
    // A finger needs more room than the eye.
    node.hit = Some(Rect::around(look.centre(), look.w, 44.0));
    scene.push(node);
    let marks = headline(show.words.text(Caption::AchievementsLabel), 19.0, &mut rest);
    scene.push(Node::new(Part::MoreHead.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
}

/// An Achievement on a line: what it asks, what it scores, who has completed it.
fn achievement(show: &Show, stack: u8, rect: Rect, scene: &mut Scene<Target>) {
    let achievement = &show.table().achievements[usize::from(stack)];
    let row = &show.game.content().achievements[usize::from(achievement.tile.0)];
    let target = Target::Thing(Thing::Achievement(stack));
    let mut marks = print::slip(rect, 4.0, Light::of(show, target));
    let mut inner = rect.inset_by(9.0, 3.0);
    let mut side = inner.take_right(inner.w * 0.36);
    inner.take_right(6.0);
    let goal = show.words.goal(&row.goal);
    let lines = letters::wrap(Face::SansBold, 13.0, &goal, inner.w);
    let mut area = Rect::around(inner.centre(), inner.w, 16.0 * lines.len() as f32);
    for line in lines {
        let at = area.take_top(16.0);
        marks.push(Text::within(at, line, Face::SansBold, 13.0, palette::INK, Align::Start).into());
    }
    let done: Vec<_> = achievement.done.iter().flatten().collect();
    let points = Row::new(15.0);
    let points = match done.is_empty() {
        true => points.text(format!("{} / {}", row.first, row.later)),
        false => points.text(row.later.to_string()),
    };
    let points = points.gap(2.0).icon(Symbol::Point);
    let w = points.width();
    marks.extend(points.within(side.take_right(w), Align::End));
    side.take_right(6.0);
    for (seat, at) in done.iter().zip(owned::side_by_side(side, done.len(), 20.0)) {
        let crest = show.crest(**seat);
        marks.push(Mark::tinted(crest.symbol(), at, crest.color()));
    }
    scene.push(
        Node::new(Kind::MoreAchievement.key(stack.into(), 0, 0), Layer::SheetPart)
            .with_marks(marks)
            .with_target(rect, target)
            .with_label(show.label(target)),
    );
}

/// Agents left by country, and cards left in the decks.
fn supply(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let table = show.table();
    let mut marks = Vec::new();
    let mut rest = rect;
    let decks = rest.take_right(rest.w * 0.32);
    let side = rect.h.min(26.0);
    for (country, cell) in Country::ALL.into_iter().zip(rest.columns(5, 2.0)) {
        let left = table.agents[country.index()];
        let mut cell = cell;
        let token = Token {
            agent: Agent::Foreign(country),
            ready: left > 0,
        };
        marks.extend(owned::token(token, cell.take_left(side)));
        cell.take_left(3.0);
        marks.push(Text::within(cell, left.to_string(), Face::SansBold, 14.0, palette::INK, Align::Start).into());
    }
    let counts = [
        (Symbol::Order, table.order_deck),
        (Symbol::Technology, table.technology_deck),
    ];
    for ((symbol, count), cell) in counts.into_iter().zip(decks.columns(2, 2.0)) {
        let mut cell = cell;
        marks.push(Stamp::new(symbol, cell.take_left(20.0)).into());
        cell.take_left(3.0);
        marks.push(
            Text::within(
                cell,
                count.to_string(),
                Face::SansBold,
                14.0,
                palette::INK,
                Align::Start,
            )
            .into(),
        );
    }
    scene.push(Node::new(Kind::MoreSupply.key(0, 0, 0), Layer::SheetPart).with_marks(marks));
}
