//! The open question in words: what is asked, and a line of detail.

use super::{Show, Target, Thing};
use crate::nippon::content::ScoringSlot;
use crate::nippon::words::Sign;
use crate::nippon::{Move, Stage};
use crate::words::Question;

/// What is asked, drawn as it is spoken.
pub(super) fn question(show: &Show) -> Question {
    let Some(decision) = show.table().decision() else {
        return Question {
            title: show.speech().outcome(),
            detail: String::new(),
        };
    };
    if show.view.seat != Some(decision.seat) {
        return show.question_to(decision.seat);
    }
    half_entered(show).unwrap_or_else(|| show.speech().question(decision))
}

/// What is asked once something was touched; `None` before.
fn half_entered(show: &Show) -> Option<Question> {
    let (speech, chosen) = (show.speech(), show.entry.chosen()?);
    let first = show.entry.moves().next()?;
    let asked = |title: String, detail: String| Question { title, detail };
    Some(match (chosen, first) {
        (Target::Thing(Thing::Blueprints), _) => asked(show.words.text(Sign::WhichTrack).to_owned(), String::new()),
        (Target::Thing(Thing::Influence(city, side)), _) => {
            let slot = speech.influence_slot(city, side);
            let detail = super::hints::slot_lines(show, city, side);
            asked(
                show.words.fill(Sign::WhichTile, &[("slot", slot.into())]),
                joined(show, detail),
            )
        }
        (Target::Thing(Thing::Contract(contract)), _) => {
            let args = [("asks", speech.contract_asks(contract).into())];
            asked(show.words.fill(Sign::WhichGoods, &args), String::new())
        }
        (_, Move::Consolidate) => asked(
            speech.action_long(first),
            joined(show, super::hints::consolidating(show)),
        ),
        (_, Move::Build(tile)) => asked(
            speech.factory_tile(tile),
            joined(show, super::hints::building(show, tile)),
        ),
        _ => asked(speech.action_long(first), String::new()),
    })
}

/// Sentences one after another.
pub(super) fn joined(show: &Show, lines: Vec<String>) -> String {
    let lines = lines.into_iter().filter(|line| !line.is_empty());
    lines
        .reduce(|said, line| show.words.then(said, line))
        .unwrap_or_default()
}

/// What the bar says of how far the game is: the next Scoring, or how often everybody still has a turn.
pub(super) fn progress(show: &Show) -> String {
    let (words, table) = (show.words, show.table());
    match table.stage {
        Stage::Over => words.text(Sign::Over).to_owned(),
        Stage::LastPhase => show.speech().ending().unwrap_or_default(),
        Stage::Play => match refills(show) {
            Some((ScoringSlot::Golden, n)) => words.fill(Sign::LastPhaseIn, &[("n", n.into())]),
            Some((_, n)) => words.fill(
                Sign::ScoringIn,
                &[("n", n.into()), ("scoring", (table.scorings + 1).into())],
            ),
            None => words.text(Sign::Over).to_owned(),
        },
    }
}

/// The same in few words, for a bar with little room.
pub(super) fn brief_progress(show: &Show) -> String {
    let table = show.table();
    match table.stage {
        Stage::LastPhase => show.words.fill(Sign::LastPhase, &[("n", table.times_round().into())]),
        _ => progress(show),
    }
}

/// What comes next of a Scoring and the last phase, and how many full refills it is away.
fn refills(show: &Show) -> Option<(ScoringSlot, u8)> {
    let slots = show.game.content().scoring_track.iter();
    let ahead = slots.skip(usize::from(show.table().marker) + 1);
    let found = ahead.zip(1..).find(|(row, _)| row.slot != ScoringSlot::Plain);
    found.map(|(row, away)| (row.slot, away))
}
