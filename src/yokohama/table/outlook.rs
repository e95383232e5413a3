//! What the move in question would come to, before it is made: its costs and gains as symbols, and a quiet word about what
//! it would waste. All of it is told from what the seat may see.

use super::rewards::Rewarding as _;
use super::{Show, Target};
use crate::drawing::letters::{self, Face};
use crate::drawing::scene::{Align, Color, Mark, Rect, Symbol, Text, palette};
use crate::table::changes::{self, Change};
use crate::table::ledger::Ledger;
use crate::table::row::Row;
use crate::words::Key;
use crate::yokohama::components::{Agent, Area, Good, MOST_POWER, Piece};
use crate::yokohama::words::Caption;
use crate::yokohama::{Ask, Move, Waste};

/// The colour of what is told.
const PLAIN: Color = Color::rgb(0x33332F);

/// The colour of a hint.
const HINT: Color = Color::rgb(0x6B4A06);

/// The move in question; else the end of the turn, if that is asked.
fn in_question(show: &Show) -> Option<Move> {
    show.in_question().or_else(|| {
        let decision = show.table().decision()?;
        let ends = decision.ask == Ask::After && show.entry.moves().any(|action| action == Move::GoOn);
        (ends && show.entry.chosen().is_none()).then_some(Move::GoOn)
    })
}

/// What the moves in question cost and give their player, as symbols with signed figures: what is the same in all of them.
/// Nothing if they only go on.
fn outcome(show: &Show, size: f32) -> Option<Row> {
    let mut all = match in_question(show) {
        Some(action) => vec![action],
        None if show.entry.chosen().is_some() => show.entry.moves().collect(),
        None => return None,
    }
    .into_iter();
    let mut common = changes(show, all.next()?);
    for action in all {
        let other = changes(show, action);
        common.retain(|change| other.contains(change));
    }
    changes::row(&common, size, show.crest(show.me()).color())
}

/// What a President's arrival would come to.
struct Arrival {
    /// The Power that it would have, in words.
    power: String,
    /// What that would give, each with the word for it: the Area's action, the money that is left, and its 5-Power token. Always in the
    /// same columns, so that Areas can be compared.
    gives: [Option<(&'static str, Row)>; 3],
}

impl Arrival {
    /// All that it would give in one line.
    fn in_line(&self, size: f32) -> Row {
        let given = self.gives.iter().flatten().enumerate();
        given.fold(arrival_row(size), |all, (number, (word, row))| {
            let all = if number == 0 { all } else { all.gap(14.0) };
            let all = all.color(palette::MUTE).face(Face::Sans).text(*word).gap(5.0);
            all.face(Face::SansBold).color(palette::INK).then(row.clone())
        })
    }
}

fn arrival_row(size: f32) -> Row {
    Row::new(size + 1.0).icon_size((size + 1.0) * 1.4)
}

/// What it would come to if the President went where it is about to. `None` for other moves.
fn arrival(show: &Show, size: f32) -> Option<Arrival> {
    let Some(Move::Go(to, toll)) = in_question(show) else {
        return None;
    };
    let (table, words) = (show.table(), show.words);
    let board = table.board(to);
    let power = table.power_arriving(table.active, to);
    let row = || arrival_row(size);
    let rate = show.game.yield_for(table, table.active, board.area, power);
    let gives = match board.area {
        Area::PortA | Area::PortB if rate > 0 => row().icon(Symbol::Order).gap(4.0).text(words.level(rate)),
        _ => row().amount(rate, Symbol::yielded(board.area)),
    };
    let gives = match show.game.action_points(board.area, power) {
        0 => gives,
        points => gives.gap(size * 0.35).amount(points, Symbol::Point),
    };
    let token = board.token.filter(|_| power == MOST_POWER).map(|token| {
        match show.game.content().tokens.get(usize::from(token.0)) {
            Some(printed) => row().reward(&table.me().received(&printed.reward)),
            // A Free Agent stays as an agent.
            None => row().icon(Symbol::Agent).icon(Symbol::badge(Agent::Free)),
        }
    });
    let left = table.me().yen.saturating_sub(toll.yen());
    Some(Arrival {
        power: show.speech().would_get(to),
        gives: [
            Some((words.text(Caption::AreaLabel), gives)),
            Some((words.text(Caption::YouKeep), row().amount(left, Symbol::Yen))),
            token.map(|row| (words.text(Caption::Token), row)),
        ],
    })
}

/// What a legal move costs and gives its player.
fn changes(show: &Show, action: Move) -> Vec<Change> {
    let me = show.me();
    let (before, after) = (&show.table().seats[me], &show.after(action).table.seats[me]);
    let goods = Good::ALL.map(|good| Change::new(good, before.good(good), after.good(good)));
    let pieces = Piece::ALL.map(|piece| Change::new(piece, before.hand.of(piece), after.hand.of(piece)));
    let agents = Agent::all().map(|agent| Change {
        badge: Some(Symbol::badge(agent)),
        ..Change::new(Symbol::Agent, before.ready(agent), after.ready(agent))
    });
    let mut all = vec![Change::new(Symbol::Yen, before.yen, after.yen)];
    all.extend(goods);
    all.push(Change::new(Symbol::Import, before.imports, after.imports));
    all.extend(pieces);
    all.push(Change::new(Symbol::Order, before.orders_in_hand, after.orders_in_hand));
    all.extend(agents);
    all.push(Change::new(Symbol::Point, before.points, after.points));
    all.retain(|change| change.by != 0);
    all
}

/// What is told below the question, each with its colour, the most important last: the details, then what cannot be taken
/// back of a thing on the table, then what would be wasted.
pub(super) fn notes(show: &Show, detail: &str) -> Vec<(String, Color)> {
    let mut notes: Vec<(String, Color)> = offers(show).into_iter().map(|offer| (offer, PLAIN)).collect();
    notes.push((detail.to_owned(), PLAIN));
    let Some(action) = in_question(show) else {
        return notes;
    };
    // A move with a button of its own says so there.
    let has_button = show.entry.path(action).contains(&Some(Target::Move(action)));
    if let Some(seal) = show.entry.seal(action).filter(|_| !has_button) {
        let args = [
            ("action", show.speech().action(action).into()),
            ("seal", show.words.seal(seal).into()),
        ];
        notes.push((show.words.fill(Key::Sealed, &args), HINT));
    }
    notes.extend(waste(show, action).map(|waste| (show.words.waste_hint(waste), HINT)));
    notes
}

/// What the Orders that are offered at set-up ask for and give, or the one that is about to be kept: the first thing that a
/// newcomer chooses, before any symbol is known.
fn offers(show: &Show) -> Vec<String> {
    let offer = show.view.hand.offer.into_iter().flatten().zip(0..);
    let meant = offer.filter(|(_, which)| match show.entry.moves().next() {
        Some(Move::Keep(kept)) if show.entry.chosen().is_some() => kept == *which,
        _ => true,
    });
    let told = |(card, _)| show.speech().offered(card);
    meant.map(told).collect()
}

/// What a legal move would waste, of the kinds that are pointed out.
pub(super) fn waste(show: &Show, action: Move) -> Option<Waste> {
    let hints = show.entry.manner().hints;
    let mut wastes = show.game.wastes(show.view, action).into_iter();
    wastes.find(|waste| hints.contains(*waste))
}

/// What is told below the question.
pub(super) struct Told {
    /// What is drawn.
    pub marks: Vec<Mark>,
    /// How high it is.
    pub height: f32,
    /// Whether every note found room.
    pub whole: bool,
}

/// The outcome of the move in question and the notes, from the top of a rectangle: as much as fits, and rather the later
/// notes than the earlier ones.
pub(super) fn draw(show: &Show, detail: &str, size: f32, rect: Rect) -> Told {
    let mut rest = rect;
    let mut marks = Vec::new();
    // Where a President would go, the columns tell what for; the detail then leads to them.
    let there = arrival(show, size).filter(|there| there.in_line(size).width() <= rect.w && rect.h >= size * 3.2);
    let detail = there.as_ref().map_or(detail, |there| &there.power);
    let mut notes = notes(show, detail);
    let high = |size: f32| {
        let lines = notes
            .iter()
            .map(|(text, _)| letters::wrap(Face::Sans, size, text, rect.w).len());
        lines.sum::<usize>() as f32 * size * 1.3
    };
    let size = [size, size - 1.0]
        .into_iter()
        .find(|&size| high(size) <= rect.h)
        .unwrap_or(12.0);
    let line = size * 1.3;
    let ledger = there.as_ref().and_then(|there| {
        let room = Rect::new(rect.x, rect.y, rect.w, rect.h - high(size));
        Ledger::new(&there.gives, size, room)
    });
    let kept = match (&ledger, &there) {
        (Some(ledger), _) => ledger.height,
        (None, Some(_)) => line * 1.2,
        (None, None) => 0.0,
    };
    let mut paragraphs: Vec<(Vec<String>, Color)> = Vec::new();
    let (mut room, mut whole) = (rect.h - kept, true);
    while let Some((text, color)) = notes.pop() {
        let lines = letters::wrap(Face::Sans, size, &text, rect.w);
        let h = lines.len() as f32 * line;
        if text.is_empty() {
            continue;
        }
        if h > room {
            whole = false;
            continue;
        }
        room -= h;
        paragraphs.insert(0, (lines, color));
    }
    let leads = usize::from(there.is_some() && !paragraphs.is_empty());
    let after = paragraphs.split_off(leads);
    let write = |paragraphs: Vec<(Vec<String>, Color)>, rest: &mut Rect, marks: &mut Vec<Mark>| {
        for (text, color) in paragraphs
            .into_iter()
            .flat_map(|(lines, color)| lines.into_iter().map(move |line| (line, color)))
        {
            let at = rest.take_top(line);
            marks.push(Text::within(at, text, Face::Sans, size, color, Align::Start).into());
        }
    };
    write(paragraphs, &mut rest, &mut marks);
    let row = match there {
        Some(there) => Some(there.in_line(size)),
        // What a way on foot costs stands on its button.
        None if matches!(in_question(show), Some(Move::Go(..))) => None,
        None => outcome(show, size),
    };
    if let Some(ledger) = ledger {
        marks.extend(ledger.within(rest.take_top(kept)));
    } else if let Some(row) = row.filter(|row| room + kept >= line * 1.2 && row.width() <= rest.w) {
        let at = rest.take_top(line * 1.2);
        marks.extend(row.within(at, Align::Start));
    }
    write(after, &mut rest, &mut marks);
    let height = rest.y - rect.y;
    Told { marks, height, whole }
}
