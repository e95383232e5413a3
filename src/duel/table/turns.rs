//! What happened, by turns: a line for each in the log, where the whole log tells all that came of it, and the latest one of a player.

use std::borrow::Cow;
use std::iter;

use super::Show;
use crate::duel::Event;
use crate::game::Seat;
use crate::words::LogLine;

type Line = LogLine<Event>;

/// The lines of the log, latest first, those of a turn summed up in one, which leads to the first action of it. What lies between two turns has lines of
/// its own.
pub(super) fn lines<'s>(show: &'s Show) -> impl Iterator<Item = Cow<'s, Line>> {
    let mut rest = show.log;
    // What comes after the turn, and the turn where there is nothing to sum up.
    let (mut after, mut turn): (&[Line], &[Line]) = (&[], &[]);
    let mut summed = None;
    iter::from_fn(move || {
        loop {
            if let Some((line, before)) = after.split_last() {
                after = before;
                return Some(Cow::Borrowed(line));
            }
            if let Some(line) = summed.take() {
                return Some(Cow::Owned(line));
            }
            if let Some((line, before)) = turn.split_last() {
                turn = before;
                return Some(Cow::Borrowed(line));
            }
            if rest.is_empty() {
                return None;
            }
            (rest, turn, after) = latest(rest, |_| true).unwrap_or_else(|| {
                // What was shown first may be the middle of a turn.
                let (turn, after) = rest.split_at(end(rest));
                (&[], turn, after)
            });
            summed = summed_up(show, turn);
            if summed.is_some() {
                turn = &[];
            }
        }
    })
}

/// What a player did in their latest turn, in a line; `None` before an action of the first one began.
pub(super) fn last_of(show: &Show, seat: Seat) -> Option<Line> {
    let (_, turn, _) = latest(show.log, |whose| whose == seat)?;
    summed_up(show, turn)
}

/// A log before its latest turn of somebody, that turn, and what came after it.
fn latest(log: &[Line], of: impl Fn(Seat) -> bool) -> Option<(&[Line], &[Line], &[Line])> {
    let began = log.iter().rposition(|line| whose(line).is_some_and(&of))?;
    let (before, since) = log.split_at(began);
    let (turn, after) = since.split_at(end(since));
    Some((before, turn, after))
}

/// How many of some lines are of the turn that the first one is of.
fn end(lines: &[Line]) -> usize {
    let is_next = |line: &Line| whose(line).is_some() || is_between(line);
    let rest = lines.iter().skip(1).position(is_next);
    rest.map_or(lines.len(), |at| at + 1)
}

/// Whose turn a line tells that it began.
fn whose(line: &Line) -> Option<Seat> {
    match line.event? {
        Event::TurnBegan { seat } => Some(seat),
        _ => None,
    }
}

/// Whether a line tells of what comes between the turns of two rounds, or after all of them.
fn is_between(line: &Line) -> bool {
    let event = line.event;
    event.is_some_and(|event| {
        matches!(
            event,
            Event::CardsBack | Event::Upgraded { .. } | Event::RoundBegan { .. } | Event::GameOver
        )
    })
}

/// A turn in a line; `None` before an action of it began.
fn summed_up(show: &Show, turn: &[Line]) -> Option<Line> {
    let acted = turn
        .iter()
        .find(|line| matches!(line.event, Some(Event::Acted { .. })))?;
    let text = show
        .speech()
        .gist(acted.seat?, turn.iter().filter_map(|line| line.event))?;
    Some(LogLine { text, ..acted.clone() })
}
