//! A quiet word about what the move in question would waste, before it is made. It is told from what the seat may see.

use super::{Show, Target};
use crate::duel::{Ask, Duel, Move, Waste};
use crate::table::Explained as _;

/// What a legal move would waste, of the kinds that the player wants to hear of.
pub(super) fn waste(show: &Show, action: Move) -> Option<Waste> {
    let waste = show.game.waste_of(show.view, action)?;
    (!show.entry.manner().hints.contains(waste)).then_some(waste)
}

/// What is drawn below a question: its detail, and what the move in question would waste.
pub(super) fn told(show: &Show, detail: String) -> String {
    let waste = in_question(show).and_then(|action| waste(show, action));
    match waste.map(|waste| Duel::wasted(show.words, waste)) {
        Some(waste) if detail.is_empty() => waste.to_owned(),
        Some(waste) => show.words.then(detail, waste.to_owned()),
        None => detail,
    }
}

/// The move that is hovered, focused or half entered, if it is one alone; else the end of the turn, if that is asked.
fn in_question(show: &Show) -> Option<Move> {
    let meant = |target: Target| match target {
        Target::Move(action) | Target::Way(action) => show.entry.is_lit(target).then_some(action),
        _ => only(show.entry.leads_to(target)),
    };
    let entry = &show.entry;
    let looked_at = [show.hover, show.focus].into_iter().flatten().find_map(meant);
    let chosen = || {
        entry.chosen()?;
        entry.way().or_else(|| only(entry.moves()))
    };
    let ends = || {
        let ends = show.table().decision()?.ask == Ask::End && entry.chosen().is_none();
        (ends && entry.is_lit(Target::Move(Move::GoOn))).then_some(Move::GoOn)
    };
    looked_at.or_else(chosen).or_else(ends)
}

/// The only one of some moves.
fn only(mut moves: impl Iterator<Item = Move>) -> Option<Move> {
    moves.next().filter(|_| moves.next().is_none())
}
