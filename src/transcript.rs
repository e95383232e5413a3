//! What was chosen in a game, in the short notation, as somebody may know it.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use crate::game::Seat;
use crate::short::Typed;
use crate::sitting::Sitting;

/// A game whose choices can be told to those who may not know a hand.
pub trait Transcribed: Typed {
    /// Whether it depends on a hand that the move is legal, so that who does not see the hand knows of no such choice.
    fn is_of_hand(action: Self::Move) -> bool;

    /// Whether between two tables that follow each other a turn ended, so that whoever is asked next, another one or the same, does something else.
    fn is_another_turn(_before: &Self::Table, _after: &Self::Table) -> bool {
        false
    }

    /// A move in the short notation, or else as records write it, so that it tells nothing of the hand of the view's seat that
    /// the move itself did not show to all.
    fn unrevealing(view: &Self::View, action: Self::Move) -> Option<String>;
}

/// The choices of each turn up to now, first to last, with whose it was, as a seat or an onlooker may know them. Steps in which the
/// reader knows of no choice are passed over, but for the end of a turn, which a person declares. Once the game is over no hand is a secret; those that
/// were held before a new deal of what is hidden stay one: they are of a game that may still go on elsewhere.
pub fn choices<G: Transcribed>(sitting: &Sitting<G>, reader: Option<Seat>) -> Vec<(Seat, Vec<String>)> {
    let game = sitting.game();
    let shown_from = match sitting.asked() {
        None => sitting.deals().last().map_or(0, |deal| deal.at),
        Some(_) => usize::MAX,
    };
    let mut turns: Vec<(Seat, Vec<String>)> = Vec::new();
    for (number, action) in sitting.moves().enumerate() {
        let state = sitting.state_at(number);
        let Some(decision) = game.decision(state) else {
            break;
        };
        let asked = game.asked(decision);
        let before = number.checked_sub(1).map(|number| G::open(sitting.state_at(number)));
        let is_another = before.is_some_and(|before| G::is_another_turn(before, G::open(state)));
        if is_another || turns.last().is_none_or(|(seat, _)| *seat != asked) {
            turns.push((asked, Vec::new()));
        }
        let view = game.view(state, Some(asked));
        let mut moves = Vec::new();
        game.moves_seen(&view, &mut moves);
        let short = if number >= shown_from || reader == Some(asked) {
            G::short(&view, action)
        } else {
            moves.retain(|known| !G::is_of_hand(*known));
            G::unrevealing(&view, action)
        };
        let is_choice = moves.len() > 1 || !moves.contains(&action) || G::is_declared(decision);
        if let Some((_, turn)) = turns.last_mut() {
            turn.extend(short.filter(|_| is_choice));
        }
    }
    turns
}
