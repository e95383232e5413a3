//! What every game on this table answers.
//!
//! A [`Game`] value holds what does not change while one plays: content and options. Its methods take the state; the
//! state never holds content. A turn is a sequence of *decisions*, each a question to one seat, and a *move* answers one
//! decision. What happens is told as *events*; the state never depends on them.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod playing;

pub(crate) use playing::{Asked, Playing};

use std::fmt::{Debug, Display};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, Seed};

/// The most seats a table has.
pub const SEATS: usize = 4;

/// A place at the table, counted from 0 clockwise; who sits there is no matter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of `players`, in clockwise order from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..players).map(Self)
    }

    /// The next seat clockwise at a table of `players`.
    pub fn next(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }

    /// The seats of a table of `players` in clockwise order, this one first.
    pub fn round(self, players: u8) -> impl Iterator<Item = Self> + Clone {
        (0..players).map(move |step| Self((self.0 + step) % players))
    }
}

/// One value a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

/// Who starts a game, as it was agreed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// The seed decides.
    #[default]
    Random,
    /// The named seat.
    Seat(Seat),
}

impl Starter {
    /// The seat that starts at a table of `players`; of one that the seed decides, each is equally likely.
    pub const fn seat(self, players: u8, chance: &mut Chance) -> Seat {
        match self {
            Self::Random => Seat(chance.below(players as u32) as u8),
            Self::Seat(seat) => seat,
        }
    }

    /// Whether a seat may be the one that starts.
    pub fn may_be(self, seat: Seat) -> bool {
        match self {
            Self::Random => true,
            Self::Seat(agreed) => agreed == seat,
        }
    }
}

/// Everything about a game in play: its table, which everybody sees, and its secret, which nobody sees whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct State<T, S> {
    /// What lies open.
    pub table: T,
    /// What is hidden.
    pub secret: S,
}

/// An open question to one seat: `A` is what a game may ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Decision<A> {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub ask: A,
}

/// Where events go while a move is played. `()` is silence; a `Vec` keeps them all.
pub trait Watch<E> {
    /// Takes one event.
    fn saw(&mut self, event: E);
}

impl<E> Watch<E> for () {
    fn saw(&mut self, _: E) {}
}

impl<E> Watch<E> for Vec<E> {
    fn saw(&mut self, event: E) {
        self.push(event);
    }
}

/// What happened, and who may know it.
pub trait Happening: Sized {
    /// The event as `seat` may know it; `None` for a seat stands for an onlooker, who knows what all know.
    fn seen_by(self, seat: Option<Seat>) -> Self;
    /// Whether something that was hidden became known by it, so that it cannot be taken back.
    fn reveals(&self) -> bool;
}

/// The rules of one game, with its content and options.
///
/// Two things hold for every game: the moves that [`legal_moves`](Game::legal_moves) lists are exactly those that
/// [`why_not`](Game::why_not) has nothing against, of moves that come to the same one alone ([`listed`](Game::listed)), and
/// the same moves from the same seed give the same state on every machine.
pub trait Game: Clone + Debug + 'static {
    /// Everything about a game in play, hidden things included: plain, small, copied.
    type State: Copy + Debug + Eq + Serialize;
    /// What everybody sees of it.
    type Table: Copy + Debug + Eq + Serialize;
    /// A typed question to one seat.
    type Decision: Copy + Debug + Eq;
    /// An answer to one decision. Its text form stands in records.
    type Move: Copy + Debug + Ord + Display + FromStr;
    /// Something that happened.
    type Event: Copy + Debug + Eq + Happening;
    /// Why a move is refused, with the rule that refuses it.
    type Refusal: Copy + Debug + Eq + Display;
    /// What one seat may know, with neither seed nor the order of any deck.
    type View: Copy + Debug + Eq + Serialize;

    /// Whether all see the same: nobody holds anything or knows anything alone, and only what chance will bring is hidden. Then a turn that was handed
    /// on is taken back as any other choice is, and no curtain is of any use.
    const OPEN: bool = false;

    /// How many seats play.
    fn players(&self) -> u8;

    /// Sets a new game up. The seed decides everything that is random in it.
    fn deal(&self, seed: Seed) -> Self::State;

    /// The question that is open, or `None` when the game is over.
    fn decision(&self, state: &Self::State) -> Option<Self::Decision>;

    /// The seat that is asked.
    fn asked(&self, decision: Self::Decision) -> Seat;

    /// Whether a person answers a question even where one answer is left: the end of a turn, which is declared, and whatever is asked because of
    /// what others do not see, which they would learn from its being passed over.
    fn is_declared(_decision: Self::Decision) -> bool {
        false
    }

    /// Fills `moves` with every legal answer to the open question, each once, after emptying it; of those that come to the same with one.
    fn legal_moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// The move that is listed where a legal one comes to the same; of most moves there is but one, and it is itself.
    fn listed(&self, _state: &Self::State, action: Self::Move) -> Self::Move {
        action
    }

    /// Fills `moves` with every legal answer to the question that is open for the view's seat, each once, after emptying it. Empty if
    /// another seat is asked.
    fn moves_seen(&self, view: &Self::View, moves: &mut Vec<Self::Move>);

    /// Every move that any state of this game could ask for.
    fn move_space(&self) -> Vec<Self::Move>;

    /// Plays a move that is legal; what happens goes to `watch`. The hot path: it trusts its caller, and an illegal move
    /// gives a meaningless state.
    fn play<W: Watch<Self::Event>>(&self, state: &mut Self::State, action: Self::Move, watch: &mut W);

    /// The rule that forbids a move, or `None` if it is legal.
    fn why_not(&self, state: &Self::State, action: Self::Move) -> Option<Self::Refusal>;

    /// Plays a move after checking it.
    ///
    /// # Errors
    /// The rule that forbids the move; the state is then as it was.
    fn try_play<W: Watch<Self::Event>>(
        &self,
        state: &mut Self::State,
        action: Self::Move,
        watch: &mut W,
    ) -> Result<(), Self::Refusal> {
        match self.why_not(state, action) {
            Some(refusal) => Err(refusal),
            None => {
                self.play(state, action, watch);
                Ok(())
            }
        }
    }

    /// What everybody sees of a state.
    fn open(state: &Self::State) -> &Self::Table;

    /// What everybody sees of a view, and whose view it is; `None` for an onlooker's.
    fn seen(view: &Self::View) -> (&Self::Table, Option<Seat>);

    /// Whose turn it is, or was when the game ended.
    fn active(table: &Self::Table) -> Seat;

    /// What `seat` may know of the state; `None` is an onlooker.
    fn view(&self, state: &Self::State, seat: Option<Seat>) -> Self::View;

    /// A state that the view's seat could be in, with everything it cannot know dealt anew by `seed`.
    fn determinize(&self, view: &Self::View, seed: Seed) -> Self::State;

    /// The round that is played, from 1; 0 while the game is set up.
    fn round(&self, state: &Self::State) -> u16;

    /// Each seat's score as it would be if the game ended now, in points; below 0 where a game takes points away.
    fn totals(&self, state: &Self::State) -> BySeat<i32>;

    /// The seats from first to last place, once the game is over.
    fn standings(&self, state: &Self::State) -> Option<Vec<Seat>>;
}

#[cfg(test)]
mod tests {
    use super::{Seat, Starter};
    use crate::chance::{Chance, Seed};

    #[test]
    fn a_named_seat_starts_whatever_the_seed() {
        let mut chance = Chance::new(Seed(1));
        let starter = Starter::Seat(Seat(2));
        assert_eq!(starter.seat(4, &mut chance), Seat(2));
        assert_eq!(chance, Chance::new(Seed(1)), "nothing was drawn");
        assert!(starter.may_be(Seat(2)) && !starter.may_be(Seat(0)));
    }

    #[test]
    fn where_the_seed_decides_any_seat_of_the_table_may_start() {
        let starts = |players| {
            let starter = |seed| Starter::Random.seat(players, &mut Chance::new(Seed(seed)));
            let starters: std::collections::BTreeSet<Seat> = (0..60).map(starter).collect();
            starters.into_iter().collect::<Vec<_>>()
        };
        for players in 2..=4 {
            assert_eq!(starts(players), Seat::all(players).collect::<Vec<_>>());
        }
        assert!(Seat::all(4).all(|seat| Starter::Random.may_be(seat)));
    }
}
