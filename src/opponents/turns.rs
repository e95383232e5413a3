//! Whole turns: many ways to play one are tried on a state dealt from the view, and the best are kept.

use super::habits::Habits;
use super::value::{Value, Worth};
use crate::chance::{Chance, Seed};
use crate::game::{BySeat, Game, Happening, Seat, Watch};

/// The most decisions a turn is followed for: far more than a turn has.
pub(super) const LONGEST: usize = 80;

/// Which turns are kept while more are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keep {
    /// How many.
    pub most: usize,
    /// How many of them are about the same: see [`Habits::gist`].
    pub alike: usize,
}

impl Keep {
    /// The best few, however alike they are.
    pub const BEST: Self = Self { most: 8, alike: 8 };

    /// Plans of many kinds, as many as so many playings on can tell apart: what is worth less at first may come to more.
    pub const fn varied(playouts: u32) -> Self {
        Self {
            most: 4 + playouts.isqrt() as usize,
            alike: 2,
        }
    }
}

/// A turn as it could be played.
#[derive(Clone, Debug)]
pub struct Turn<M> {
    /// Its moves.
    pub moves: Vec<M>,
    /// How sure it makes one of winning: see [`Worth::winning`].
    pub worth: i32,
}

impl<M> Turn<M> {
    /// A turn of these moves, of which is not yet known what it leads to.
    pub(super) const fn of(moves: Vec<M>) -> Self {
        Self { moves, worth: 0 }
    }
}

/// Looks for good ways to play the turn of the seat that is asked. What it is given stays the same during a search.
#[derive(Debug)]
pub struct Search<'a, G: Game, V> {
    game: &'a G,
    value: &'a V,
    legal: Vec<G::Move>,
    way: Vec<G::Move>,
}

impl<'a, G: Habits, V: Value<G>> Search<'a, G, V> {
    /// A search in a game, by what states are held worth.
    pub fn new(game: &'a G, value: &'a V) -> Self {
        Self {
            game,
            value,
            legal: Vec::with_capacity(256),
            way: Vec::with_capacity(LONGEST),
        }
    }

    /// The best of `tries` ways to play the turn from a state, as many as are to be kept, best first, no two of the same worth. None if the
    /// game is over.
    ///
    /// Half of them are played at random; the other half begin like one of the best so far and go on in another way.
    pub fn best(&mut self, state: &G::State, tries: u32, keep: Keep, chance: &mut Chance) -> Vec<Turn<G::Move>> {
        let Some(seat) = mover(self.game, state) else {
            return Vec::new();
        };
        let mut kept: Vec<Turn<G::Move>> = Vec::with_capacity(keep.most + 1);
        for number in 0..tries {
            let mut after = *state;
            self.way.clear();
            if number * 2 >= tries && !kept.is_empty() {
                let like = &kept[chance.below(kept.len() as u32) as usize].moves;
                let cut = chance.below(like.len() as u32) as usize;
                for &action in &like[..cut] {
                    self.game.play(&mut after, action, &mut ());
                    self.way.push(action);
                }
            }
            self.finish(&mut after, seat, chance);
            let worth = self.winning(&after, seat);
            if kept.len() == keep.most && kept.last().is_some_and(|last| worth <= last.worth) {
                continue;
            }
            if kept.iter().any(|turn| turn.worth == worth) {
                continue;
            }
            let moves = self.way.clone();
            insert::<G>(&mut kept, Turn { moves, worth }, keep);
        }
        kept
    }

    /// Plays the moves of a turn as far as they are legal, and the rest of it at random: what was revealed may be something else
    /// than when it was thought of.
    pub fn follow(&mut self, state: &mut G::State, moves: &[G::Move], chance: &mut Chance) {
        let round = self.game.round(state);
        let Some(seat) = mover(self.game, state) else {
            return;
        };
        for &action in moves {
            if !self.goes_on(state, seat, round) || self.game.why_not(state, action).is_some() {
                break;
            }
            self.game.play(state, action, &mut ());
        }
        if self.goes_on(state, seat, round) {
            self.way.clear();
            self.finish(state, seat, chance);
        }
    }

    /// Plays the best of a few ways.
    pub fn play_best(&mut self, state: &mut G::State, tries: u32, chance: &mut Chance) {
        let Some(seat) = mover(self.game, state) else {
            return;
        };
        let start = *state;
        let mut best: Option<(i32, G::State)> = None;
        for _ in 0..tries {
            let mut after = start;
            self.way.clear();
            self.finish(&mut after, seat, chance);
            let worth = self.winning(&after, seat);
            if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
                best = Some((worth, after));
            }
        }
        if let Some((_, after)) = best {
            *state = after;
        }
    }

    /// Plays the turn to its end at random, with a few preferences; the moves are added to the way.
    pub fn finish(&mut self, state: &mut G::State, seat: Seat, chance: &mut Chance) {
        let most = LONGEST.saturating_sub(self.way.len());
        play_out(self.game, state, seat, most, &mut self.legal, |decision, legal| {
            let action = G::habit(decision, legal, chance);
            self.way.push(action);
            action
        });
    }

    /// Whether a seat's turn that was under way in a round still is.
    fn goes_on(&self, state: &G::State, seat: Seat, round: u16) -> bool {
        mover(self.game, state) == Some(seat) && self.game.round(state) == round
    }

    /// How sure a state makes a seat of winning.
    fn winning(&self, state: &G::State, seat: Seat) -> i32 {
        let mut worths = BySeat::<Worth>::default();
        self.value.weigh(self.game, state, &mut worths);
        worths[seat].winning
    }
}

/// The seat whose turn it is: the one that is asked; `None` when the game is over.
pub(super) fn mover<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    game.decision(state).map(|decision| game.asked(decision))
}

/// Plays a seat's turn on until another's comes, for so many decisions at most, each answered by `choose` from its legal moves; `legal` is room
/// for them.
pub(super) fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    most: usize,
    legal: &mut Vec<G::Move>,
    mut choose: impl FnMut(G::Decision, &[G::Move]) -> G::Move,
) {
    let round = game.round(state);
    for _ in 0..most {
        let Some(decision) = game.decision(state) else {
            return;
        };
        if game.asked(decision) != seat || game.round(state) != round {
            return;
        }
        game.legal_moves(state, legal);
        let action = choose(decision, legal);
        game.play(state, action, &mut ());
    }
}

/// Adds a turn to those that are kept, unless there are enough better ones, or enough better ones like it.
fn insert<G: Habits>(kept: &mut Vec<Turn<G::Move>>, turn: Turn<G::Move>, keep: Keep) {
    if keep.alike < keep.most {
        let plan = G::gist(&turn.moves);
        let mut alike = (0..kept.len()).filter(|&at| G::gist(&kept[at].moves) == plan);
        if let Some(worst) = alike.nth(keep.alike - 1) {
            if kept[worst].worth > turn.worth {
                return;
            }
            kept.remove(worst);
        }
    }
    let at = kept.partition_point(|other| other.worth > turn.worth);
    kept.insert(at, turn);
    kept.truncate(keep.most);
}

/// The first moves of a turn, as far as nothing hidden shows: what comes after must be thought of anew.
pub fn until_reveal<G: Game>(game: &G, view: &G::View, moves: &[G::Move], seed: Seed) -> Vec<G::Move> {
    let mut state = game.determinize(view, seed);
    let mut played = Vec::new();
    for &action in moves {
        let mut watch = Reveals(false);
        game.play(&mut state, action, &mut watch);
        played.push(action);
        if watch.0 {
            break;
        }
    }
    played
}

/// Whether anything hidden showed.
struct Reveals(bool);

impl<E: Happening> Watch<E> for Reveals {
    fn saw(&mut self, event: E) {
        self.0 |= event.reveals();
    }
}
