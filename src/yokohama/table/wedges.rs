//! The wedges beside the lowest row: what belongs to all. Achievements and their rewards on the left; agents, decks and the
//! Station on the right.

use super::keys::{self, Kind};
use super::triangle::Triangle as _;
use super::{Show, Sight, Target, Thing};
use crate::drawing::geometry::Held as _;
use crate::drawing::scene::{Align, Face, Layer, Mark, Node, Point, Rect, Scene, Stamp, Stroke, Symbol, Text};
use crate::drawing::{letters, palette};
use crate::table::layout::Layout;
use crate::table::print::{self, Light};
use crate::table::row::Row;
use crate::yokohama::Table;
use crate::yokohama::components::{AreaType, Country, Title};
use crate::yokohama::content::Goal;
use crate::yokohama::words::Caption;

/// Draws both wedges.
pub(super) fn draw(show: &Show, layout: &Layout, scene: &mut Scene<Target>) {
    let [left, right] = layout.map.wedges();
    for (rect, number) in [(left, 0), (right, 1)] {
        scene.push(
            Node::new(Kind::Wedge.key(number, 0, 0), Layer::Board)
                .with_marks(print::paper(rect))
                .with_cover(rect),
        );
    }
    let margin = if left.h > 160.0 { 11.0 } else { 7.0 };
    achievements(show, left.inset_by(margin, margin - 1.0), scene);
    supply(show, right.inset_by(margin, margin - 1.0), scene);
}

/// The three Achievements, and below them the Achievement Rewards that are left (mini-expansion 1).
fn achievements(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let table = show.table();
    let mut rest = rect;
    let roomy = rect.h > 130.0;
    heading(show.words.text(Caption::AchievementsLabel), "", &mut rest, 0, scene);
    let with_rewards = table.rewards.iter().any(Option::is_some) || show.game.options().achievement_rewards();
    if with_rewards {
        let strip = rest.take_bottom(if roomy { 34.0 } else { 24.0 });
        rest.take_bottom(3.0);
        rewards(show, strip, scene);
    }
    for (card, stack) in rest.columns(3, if roomy { 6.0 } else { 4.0 }).zip(0_u8..) {
        achievement(show, stack, card, scene);
    }
}

/// A wedge's name, and a note at the right where there is room.
fn heading(text: &str, note: &str, rest: &mut Rect, number: u16, scene: &mut Scene<Target>) {
    let roomy = rest.h > 130.0;
    let (h, size) = if roomy { (22.0, 15.0) } else { (17.0, 13.0) };
    let line = rest.take_top(h);
    let size = letters::fit(Face::SerifSemibold, size, 11.0, text, line.w).unwrap_or(11.0);
    let place = Rect::new(line.x, line.y, line.w, line.h - 4.0);
    let mark = Text::within(place, text, Face::SerifSemibold, size, palette::INK, Align::Start);
    let aside = Text::within(place, note, Face::Sans, 11.0, palette::MUTE, Align::End);
    let fits = mark.width() + aside.width() + 12.0 <= place.w;
    let marks = [Some(mark), Some(aside).filter(|_| fits)];
    let node = Node::new(Kind::Wedge.key(2 + number, 0, 0), Layer::Part);
    scene.push(node.with_marks(marks.into_iter().flatten().map(Mark::from)));
}

fn achievement(show: &Show, stack: u8, rect: Rect, scene: &mut Scene<Target>) {
    let achievement = &show.table().achievements[usize::from(stack)];
    let Some(row) = show.game.content().achievements.get(usize::from(achievement.tile.0)) else {
        return;
    };
    let target = Target::Thing(Thing::Achievement(stack));
    let mut marks = print::slip(rect, 3.0, Light::of(show, target));
    let mut rest = rect.inset_by(3.0, 2.0);
    let roomy = rect.h > 105.0;
    let line = if roomy { 24.0 } else { 18.0 };
    let later = rest.take_bottom(line);
    let first = rest.take_bottom(line);
    goal(show, &row.goal, rest, &mut marks);

    let done: Vec<_> = achievement.done.iter().flatten().copied().collect();
    for (place, word, points, takers) in [
        (first, show.words.text(Caption::FirstPlayer), row.first, done.get(..1)),
        (later, show.words.text(Caption::LaterPlayer), row.later, done.get(1..)),
    ] {
        let (from, to) = (
            Point::new(rect.x + 3.0, place.y),
            Point::new(rect.right() - 3.0, place.y),
        );
        marks.push(Mark::line(from, to, Stroke::new(palette::HAIR, 1.0)));
        let size = if roomy { 12.5 } else { 11.0 };
        let takers = takers.unwrap_or_default();
        let mut points = Row::new(size).icon_size(size + 4.0).amount(points, Symbol::Point);
        if word == show.words.text(Caption::FirstPlayer) && !takers.is_empty() {
            points = Row::new(size);
        }
        let crests = takers.iter().fold(points.icon_size(size + 4.0), |row, &seat| {
            let crest = show.crest(seat);
            row.gap(1.0).tinted(crest.symbol(), crest.color())
        });
        let room = place.w - crests.width() - 2.0;
        // Where the word has no room, the order of the two lines tells as much.
        if letters::width(Face::Sans, size.min(12.0), word) <= room {
            let color = palette::MUTE;
            marks.push(Text::within(place, word, Face::Sans, size.min(12.0), color, Align::Start).into());
            marks.extend(crests.within(place, Align::End));
        } else {
            marks.extend(crests.within(place, Align::Middle));
        }
    }
    let node = Node::new(keys::achievement(stack), Layer::Part)
        .with_marks(marks)
        .with_target(rect, target)
        .with_label(show.label(target));
    scene.push(node);
}

/// What an Achievement asks for: figures and symbols, and the words where there is room.
fn goal(show: &Show, goal: &Goal, rect: Rect, marks: &mut Vec<Mark>) {
    let size = (rect.h * 0.4).held(14.0, 22.0).min(rect.w * 0.34);
    let row = Row::new(size).face(Face::SansBlack).icon_size(size * 1.3);
    let row = match *goal {
        Goal::Goods { good, count } => row.amount(count, good),
        Goal::Technologies(count) => row.amount(count, Symbol::Technology),
        Goal::Yen(count) => row.amount(count, Symbol::Yen),
        Goal::AgentsAndTokens(count) => row.amount(count, Symbol::Agent).icon(Symbol::FivePower),
        Goal::Orders(count) => row.amount(count, Symbol::Order),
        Goal::Areas { production, commercial } => {
            let kinds = [(production, AreaType::Production), (commercial, AreaType::Commercial)];
            kinds
                .into_iter()
                .filter(|(count, _)| *count > 0)
                .fold(row, |row, (count, kind)| {
                    let row = if row.is_empty() { row } else { row.gap(3.0) };
                    row.icon_size(size).amount(count, kind)
                })
        }
    };
    let (type_size, leading) = (11.5, 13.5);
    let lines = letters::wrap_whole(Face::Sans, type_size, &show.words.goal(goal), rect.w);
    let fits = letters::widest(Face::Sans, type_size, &lines) <= rect.w;
    let words = lines.len() as f32 * leading;
    let icons = size * 1.45;
    if !fits || icons + words > rect.h {
        marks.extend(row.within(rect, Align::Middle));
        return;
    }
    let top = rect.y + (rect.h - icons - words) / 2.0;
    marks.extend(row.within(Rect::new(rect.x, top, rect.w, icons), Align::Middle));
    for (line, number) in lines.into_iter().zip(0_u8..) {
        let place = Rect::new(rect.x, top + icons + f32::from(number) * leading, rect.w, leading);
        marks.push(Text::within(place, line, Face::Sans, type_size, palette::INK, Align::Middle).into());
    }
}

/// The Achievement Reward tokens that may still be taken.
fn rewards(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let table = show.table();
    for ((place, token), space) in rect.columns(4, 4.0).zip(table.rewards).zip(0_u8..) {
        let target = Target::Thing(Thing::Reward(space));
        let mut marks = print::slip(place, 3.0, Light::of(show, target));
        let Some(token) = token else {
            let node = Node::new(Kind::Reward.key(space.into(), 0, 0), Layer::Part);
            scene.push(node.with_marks([print::vacant(place, 3.0)]));
            continue;
        };
        let row = show.game.content().rewards.get(usize::from(token.0));
        let symbol = row.and_then(|row| row.country).map_or(Symbol::Agent, Symbol::from);
        marks.push(Mark::stamp(symbol, place.inset(2.0)));
        let node = Node::new(Kind::Reward.key(space.into(), 0, 0), Layer::Part)
            .with_marks(marks)
            .with_target(place, target)
            .with_label(show.label(target));
        scene.push(node);
    }
}

/// The Foreign Agents in supply, the cards left in both decks, and the Station while nobody has it.
fn supply(show: &Show, rect: Rect, scene: &mut Scene<Target>) {
    let table = show.table();
    let mut rest = rect;
    let roomy = rect.h > 130.0;
    let (name, note) = (
        show.words.text(Caption::SupplyLabel),
        show.words.text(Caption::SupplyNote),
    );
    heading(name, note, &mut rest, 1, scene);
    let decks = rest.take_bottom(if roomy { 30.0 } else { 24.0 });
    let mut marks = Vec::new();
    let mut things = Vec::new();
    for (place, country) in rest.columns(5, 2.0).zip(Country::ALL) {
        things.push((place, Sight::Supply(country)));
        let count = table.agents[country.index()];
        let size = if roomy { 14.0 } else { 13.0 };
        let side = place.w.min(place.h - size - 6.0).min(40.0);
        let top = place.y + (place.h - side - size - 4.0) / 2.0;
        let figure = Rect::new(place.centre().x - side / 2.0, top, side, side);
        marks.extend(agent(country, figure, count));
        let number = Rect::new(place.x, figure.bottom() + 2.0, place.w, size + 2.0);
        let color = if count == 0 { palette::MUTE } else { palette::INK };
        marks.push(Text::within(number, count.to_string(), Face::SansBold, size, color, Align::Middle).into());
    }
    let line = Stroke::new(palette::LINE, 1.0);
    marks.push(Mark::line(
        Point::new(decks.x, decks.y + 1.0),
        Point::new(decks.right(), decks.y + 1.0),
        line,
    ));
    let mut strip = Rect::new(decks.x, decks.y + 2.0, decks.w, decks.h - 2.0);
    if has_station(table) {
        let side = strip.h.min(24.0);
        let place = Rect::around(strip.take_right(side).centre(), side, side);
        things.push((place, Sight::Station));
        marks.push(Mark::tinted(Symbol::Station, place, palette::MUTE));
    }
    let decks = strip.columns(2, 4.0).zip([Sight::OrderDeck, Sight::TechnologyDeck]);
    things.extend(decks);
    let cards = [
        (table.order_deck, Symbol::Order, show.words.text(Caption::OrdersLabel)),
        (
            table.technology_deck,
            Symbol::Technology,
            show.words.text(Caption::TechnologiesLabel),
        ),
    ];
    for (place, (count, symbol, word)) in strip.columns(2, 4.0).zip(cards) {
        let size = if roomy { 14.0 } else { 13.0 };
        let bare = Row::new(size)
            .icon_size(size + 5.0)
            .icon(symbol)
            .gap(3.0)
            .text(count.to_string());
        let told = bare.clone().gap(4.0).face(Face::Sans).color(palette::MUTE).text(word);
        let row = if told.width() <= place.w { told } else { bare };
        marks.extend(row.within(place, Align::Start));
    }
    scene.push(Node::new(Kind::Supply.key(0, 0, 0), Layer::Part).with_marks(marks));
    for ((place, thing), number) in things.into_iter().zip(1_u16..) {
        let target = Target::Thing(Thing::Sight(thing));
        let node = Node::new(Kind::Supply.key(number, 0, 0), Layer::Part);
        scene.push(node.with_target(place, target).with_label(show.label(target)));
    }
}

/// Whether the Station token lies in supply: nobody has it.
pub(super) fn has_station(table: &Table) -> bool {
    !table.seats.0.iter().any(|player| player.knows(Title::Station))
}

/// An agent with the flag of the country it comes from; grey when none is left.
fn agent(country: Country, rect: Rect, left: u8) -> [Mark; 2] {
    let flag = rect.w * 0.46;
    let corner = Rect::new(rect.right() - flag * 0.92, rect.bottom() - flag * 0.86, flag, flag);
    [(Symbol::Agent, rect), (country.into(), corner)].map(|(symbol, rect)| match left {
        0 => Stamp::new(symbol, rect).grey().into(),
        _ => Mark::stamp(symbol, rect),
    })
}
