//! What happened in a game, in a few lines to read.

use std::ops::Range;

use super::{LogLine, Names, Speech, Words};
use crate::game::{Game, Seat};
use crate::sitting::Sitting;

/// A game that tells what happened in it.
pub trait Storied: Game {
    /// The events of a move or of several, each with the number of its move, in lines. Give them as their reader may know them
    /// ([`Happening::seen_by`](crate::game::Happening::seen_by)). `before` gives the table before the move of a number.
    fn lines<'t>(
        speech: &Speech<'_, Self>,
        before: &dyn Fn(usize) -> &'t Self::Table,
        events: &[(usize, Self::Event)],
    ) -> Vec<LogLine<Self::Event>>
    where
        Self::Table: 't;

    /// What a seat chose, in a line, where nothing that happened tells it: as anybody may know it.
    fn chosen(speech: &Speech<'_, Self>, seat: Seat, action: Self::Move) -> String;
}

/// What happened in some moves, in lines, as a seat or an onlooker may know it.
pub fn story<G: Storied>(
    sitting: &Sitting<G>,
    moves: Range<usize>,
    seat: Option<Seat>,
    words: Words,
    names: &Names,
) -> Vec<LogLine<G::Event>> {
    let events = sitting.events(moves.start, seat);
    let events: Vec<(usize, G::Event)> = events.take_while(|(number, _)| *number < moves.end).collect();
    let before = |number| G::open(sitting.state_at(number));
    let speech = words.speech(sitting.game(), before(usize::MAX), names);
    G::lines(&speech, &before, &events)
}

/// What happened in the move of a number, in lines of text; of a move that nothing came of, what was chosen.
pub fn step<G: Storied>(
    sitting: &Sitting<G>,
    number: usize,
    seat: Option<Seat>,
    words: Words,
    names: &Names,
) -> Vec<String> {
    let lines = story(sitting, number..number.saturating_add(1), seat, words, names);
    if !lines.is_empty() {
        return lines.into_iter().map(|line| line.text).collect();
    }
    let (game, before) = (sitting.game(), sitting.state_at(number));
    let chosen = sitting.moves().nth(number).zip(game.decision(before));
    let chosen = chosen.map(|(action, decision)| {
        let speech = words.speech(game, G::open(before), names);
        G::chosen(&speech, game.asked(decision), action)
    });
    chosen.into_iter().collect()
}
