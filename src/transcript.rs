//! What was chosen in a game, in the short notation, as somebody may know it.

use crate::game::{Game as _, Seat};
use crate::sitting::Sitting;
use crate::yokohama::{Ask, Move, View, Yokohama};

/// The choices of each turn up to now, first to last, with whose it was, as a seat or an onlooker may know them. Steps in which the
/// reader knows of no choice are passed over, but for the end of a turn, which a person declares.
pub fn choices(sitting: &Sitting<Yokohama>, reader: Option<Seat>) -> Vec<(Seat, Vec<String>)> {
    let game = sitting.game();
    let is_over = sitting.asked().is_none();
    let mut turns: Vec<(Seat, Vec<String>)> = Vec::new();
    for (number, action) in sitting.moves().enumerate() {
        let state = sitting.state_at(number);
        let Some(decision) = game.decision(state) else {
            break;
        };
        if turns.last().is_none_or(|(seat, _)| *seat != decision.seat) {
            turns.push((decision.seat, Vec::new()));
        }
        let view = game.view(state, Some(decision.seat));
        let mut moves = Vec::new();
        game.moves_seen(&view, &mut moves);
        let short = if is_over || reader == Some(decision.seat) {
            view.short(action)
        } else {
            // Whether an Order could be completed tells what it asks for.
            moves.retain(|known| !matches!(known, Move::Deliver(_)));
            unrevealing(&view, action)
        };
        let is_choice = moves.len() > 1 || !moves.contains(&action) || decision.ask == Ask::After;
        if let Some((_, turn)) = turns.last_mut() {
            turn.extend(short.filter(|_| is_choice));
        }
    }
    turns
}

/// A move in the short notation, or else as records write it, so that it tells nothing of a hand: neither which Order was kept
/// nor, by the place of one that is delivered, what lies beside it.
fn unrevealing(view: &View, action: Move) -> Option<String> {
    match action {
        Move::Keep(_) => Some("k?".to_owned()),
        Move::Deliver(_) => Some(action.to_string()),
        _ => view.short(action),
    }
}
