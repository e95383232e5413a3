//! What a player owns, in figures and symbols: counts, agents, Technologies.

use super::Show;
use crate::drawing::letters::Face;
use crate::drawing::scene::{Align, Mark, Paint, Point, Rect, Stamp, Stroke, Symbol, Text, palette};
use crate::game::Seat;
use crate::table::row::Row;
use crate::words::Words;
use crate::yokohama::Player;
use crate::yokohama::components::{Agent, Country, Title};
use crate::yokohama::content::TechnologyRow;

/// One agent token of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    /// Which agent.
    pub agent: Agent,
    /// Whether it is still to be used.
    pub ready: bool,
}

/// The agents of a player, those to be used first.
pub(super) fn tokens(player: &Player) -> Vec<Token> {
    let repeat = |agent, ready, count: u8| std::iter::repeat_n(Token { agent, ready }, count.into());
    let foreign = |ready: bool| {
        Country::ALL.into_iter().flat_map(move |country| {
            let counts = if ready { &player.agents } else { &player.used_agents };
            repeat(Agent::Foreign(country), ready, counts[country.index()])
        })
    };
    let free = repeat(Agent::Free, true, player.free_agents);
    let reward = repeat(Agent::Reward, true, player.reward_agent.into());
    foreign(true).chain(free).chain(reward).chain(foreign(false)).collect()
}

/// The agents that can be used now, with how many of each.
pub(super) fn ready_agents(show: &Show) -> Vec<(Agent, u8)> {
    let me = &show.table().seats[show.me()];
    Agent::all()
        .map(|agent| (agent, me.ready(agent)))
        .filter(|(_, count)| *count > 0)
        .collect()
}

/// An agent token as large as fits in a rectangle: the gentleman with the badge of his country; grey when used.
pub(super) fn token(token: Token, rect: Rect) -> Vec<Mark> {
    let side = rect.w.min(rect.h);
    let square = Rect::around(rect.centre(), side, side);
    let badge = side * 0.5;
    let corner = Rect::new(square.right() - badge, square.bottom() - badge, badge, badge);
    let look = |stamp: Stamp| if token.ready { stamp } else { stamp.grey() };
    vec![
        look(Stamp::new(Symbol::Agent, square)).into(),
        look(Stamp::new(Symbol::badge(token.agent), corner)).into(),
    ]
}

/// Where `number` tokens of a size stand side by side, from the right; they overlap where the room is short.
pub(super) fn side_by_side(rect: Rect, number: usize, side: f32) -> impl Iterator<Item = Rect> {
    let step = match number {
        0 | 1 => side,
        _ => ((rect.w - side) / (number - 1) as f32).min(side + 2.0),
    };
    let left = rect.right() - side - step * number.saturating_sub(1) as f32;
    let y = rect.centre().y - side / 2.0;
    (0..number).map(move |i| Rect::new(left + step * i as f32, y, side, side))
}

/// The Technologies of a seat as chips, each with its value and title, in as many lines as fit: whole titles, or short ones;
/// what still does not fit is counted.
pub(super) fn technologies(show: &Show, seat: Seat, rect: Rect) -> Vec<Mark> {
    let owned: Vec<_> = show.table().seats[seat].technologies.iter().collect();
    let rows = owned
        .iter()
        .map(|id| &show.game.content().technologies[usize::from(id.0)]);
    let chips = |name: fn(&Words, Title) -> &'static str| {
        let chip = |row: &TechnologyRow| (row.value.to_string(), name(&show.words, row.title));
        chips(&rows.clone().map(chip).collect::<Vec<_>>(), rect)
    };
    let (marks, left) = chips(|words, title| words.title(title));
    if left == 0 {
        return marks;
    }
    chips(|words, title| words.title_short(title)).0
}

/// Chips in lines, and how many are merely counted.
fn chips(chips: &[(String, &'static str)], rect: Rect) -> (Vec<Mark>, usize) {
    const HIGH: f32 = 20.0;
    const GAP: f32 = 3.0;
    const COUNT: f32 = 25.0;
    let mut marks = Vec::new();
    let (mut x, mut y) = (rect.x, rect.y);
    for (i, (value, name)) in chips.iter().enumerate() {
        let left = chips.len() - i;
        let text = Row::new(11.0).text(value).gap(4.0).face(Face::Sans).text(*name);
        let w = text.width() + 10.5;
        let last_line = y + 2.0 * HIGH + GAP > rect.bottom();
        let reserve = if left > 1 && last_line { COUNT + GAP } else { 0.0 };
        if x + w + reserve > rect.right() && !last_line && x > rect.x {
            x = rect.x;
            y += HIGH + GAP;
        } else if x + w + reserve > rect.right() {
            let chip = Rect::new(x, y, COUNT, HIGH);
            let count = format!("+{left}");
            marks.push(ground(chip));
            marks.push(Text::within(chip, count, Face::SansBold, 11.0, palette::INK, Align::Middle).into());
            return (marks, left);
        }
        let chip = Rect::new(x, y, w, HIGH);
        marks.push(ground(chip));
        marks.extend(text.within(chip.inset_by(5.0, 0.0), Align::Start));
        x += w + GAP;
    }
    (marks, 0)
}

fn ground(chip: Rect) -> Mark {
    Mark::block(
        chip,
        3.0,
        Paint::new(palette::SHADE.alpha(75), Stroke::new(palette::HAIR, 0.75)),
    )
}

/// An Assistant as it stands on a board: the piece in its colour with the crest as a badge.
pub(super) fn standing(show: &Show, symbol: Symbol, seat: Seat, rect: Rect) -> Vec<Mark> {
    let crest = show.crest(seat);
    let side = rect.w.min(rect.h);
    let square = Rect::around(rect.centre(), side, side);
    let badge = side * 0.46;
    let corner = Rect::around(
        Point::new(square.right() - badge * 0.4, square.bottom() - badge * 0.42),
        badge,
        badge,
    );
    vec![
        Mark::tinted(symbol, square, crest.color()),
        Mark::tinted(crest.symbol(), corner, crest.color()),
    ]
}
