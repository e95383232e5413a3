//! How a game went, from its figures: points by round and by source, what each player did, and what decided it.
//!
//! All of it is told from events and score sheets that everybody may see.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use std::fmt::Debug;

use serde::Serialize;

use crate::game::{BySeat, Game, Seat};
use crate::sitting::Sitting;

/// A game whose course can be told.
pub trait Counted: Game {
    /// What points are scored for.
    type Category: Copy + Debug + Eq + 'static;
    /// Every category, in the order of the score sheet.
    const CATEGORIES: &'static [Self::Category];
    /// Points by category, in the order of [`CATEGORIES`](Self::CATEGORIES).
    type Points: Copy + Debug + Default + AsRef<[i32]> + AsMut<[i32]>;
    /// A seat's line of the score sheet.
    type Score: Copy + Debug;
    /// How much a player did.
    type Tally: Copy + Debug + Default;

    /// Each seat's points on the score track; of a game that has none, what the score sheet comes to.
    fn track(&self, state: &Self::State) -> BySeat<i32>;

    /// The score sheet as if the game had ended there.
    fn sheet(&self, state: &Self::State) -> BySeat<Self::Score>;

    /// What a line of the score sheet comes to.
    fn total(score: &Self::Score) -> i32;

    /// What an event is to the course of the game; `None` for most.
    fn mark(event: &Self::Event) -> Option<Mark<Self::Category>>;

    /// Counts an event among what its player did.
    fn count(event: &Self::Event, tally: &mut BySeat<Self::Tally>);

    /// Writes those points by category that are reckoned at the end.
    fn settle(score: &Self::Score, points: &mut Self::Points);
}

/// What an event is to the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark<C> {
    /// A round began.
    Round(u16),
    /// A turn began.
    Turn(Seat),
    /// Points were scored.
    Points {
        /// By whom.
        seat: Seat,
        /// How many; below 0 where points were lost.
        amount: i32,
        /// For what.
        category: C,
    },
    /// The condition was met that ends the game.
    Ending(Seat),
}

/// A turn in the history of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// How many moves had been played when it began.
    pub at: u32,
    /// The round, from 1; 0 while the game is set up.
    pub round: u16,
    /// Whose turn it was; `None` while the game is set up.
    pub seat: Option<Seat>,
}

/// The turns of a game, first to last; it is set up in one that is nobody's.
pub fn turns<G: Counted>(sitting: &Sitting<G>) -> Vec<Turn> {
    let begun = sitting.state_at(0);
    let mut round = sitting.game().round(begun);
    // A game that begins with a position begins in somebody's turn.
    let mut turns = vec![Turn {
        at: 0,
        round,
        seat: (round > 0).then(|| G::active(G::open(begun))),
    }];
    for (number, event) in sitting.events(0, None) {
        match G::mark(&event) {
            Some(Mark::Round(began)) => round = began,
            Some(Mark::Turn(seat)) => turns.push(Turn {
                at: u32::try_from(number + 1).unwrap_or(u32::MAX),
                round,
                seat: Some(seat),
            }),
            _ => {}
        }
    }
    turns
}

/// How a game went up to now.
#[derive(Clone, Debug)]
pub struct Course<G: Counted> {
    /// Each seat's points on the score track at the beginning and after each round, the last one under way too.
    pub rounds: Vec<BySeat<i32>>,
    /// The score sheets as if the game had ended then.
    pub sheets: Vec<BySeat<G::Score>>,
    /// Each seat's points by category; those of the final calculation as they are now.
    pub points: BySeat<G::Points>,
    /// What each seat did.
    pub tally: BySeat<G::Tally>,
    /// The end condition, once it was met.
    pub trigger: Option<Trigger>,
}

/// How it stood when an end condition was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// By whom.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
    /// By how many points that seat was ahead of the best other one, had the game ended then; behind, if negative.
    pub lead: i32,
}

/// What decided a game between its winner and the one next to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided<C> {
    /// Who won.
    pub winner: Seat,
    /// Who came second.
    pub rival: Seat,
    /// In which category the winner was furthest ahead of the rival, and by how much.
    pub ahead: Option<(C, i32)>,
    /// In which category the rival was furthest ahead of the winner, and by how much.
    pub behind: Option<(C, i32)>,
    /// From which round's end on the winner was ahead of all others to the end, counting as if the game had ended then. 1 if it
    /// never was otherwise; `None` if nobody was in the end, when a tie was broken or both won.
    pub since: Option<u16>,
    /// How many rounds were played.
    pub rounds: u16,
    /// How it stood when the end condition was met.
    pub trigger: Option<Trigger>,
}

impl<G: Counted> Course<G> {
    /// The course of a game up to now.
    pub fn of(sitting: &Sitting<G>) -> Self {
        let game = sitting.game();
        let mut course = Self {
            rounds: Vec::new(),
            sheets: Vec::new(),
            points: BySeat::default(),
            tally: BySeat::default(),
            trigger: None,
        };
        let begun = sitting.state_at(0);
        // Of the rounds before a position nothing is known but what they came to.
        for _ in 0..game.round(begun) {
            course.end_round(game, begun);
        }
        for (number, event) in sitting.events(0, None) {
            G::count(&event, &mut course.tally);
            match G::mark(&event) {
                // Nothing scores between the last turn of a round and the next round.
                Some(Mark::Round(_)) => course.end_round(game, sitting.state_at(number + 1)),
                Some(Mark::Points { seat, amount, category }) => {
                    let place = G::CATEGORIES.iter().position(|other| *other == category);
                    if let Some(points) = place.and_then(|place| course.points[seat].as_mut().get_mut(place)) {
                        *points += amount;
                    }
                }
                Some(Mark::Ending(seat)) => {
                    let state = sitting.state_at(number + 1);
                    course.trigger = Some(Trigger {
                        seat,
                        round: game.round(state),
                        lead: lead::<G>(&game.sheet(state), seat, game.players()),
                    });
                }
                Some(Mark::Turn(_)) | None => {}
            }
        }
        course.end_round(game, sitting.state());
        let sheet = game.sheet(sitting.state());
        for seat in Seat::all(game.players()) {
            G::settle(&sheet[seat], &mut course.points[seat]);
        }
        course
    }

    fn end_round(&mut self, game: &G, state: &G::State) {
        self.rounds.push(game.track(state));
        self.sheets.push(game.sheet(state));
    }

    /// What decided the game, given its standings, first to last.
    pub fn decided(&self, standings: &[Seat]) -> Option<Decided<G::Category>> {
        let &[winner, rival, ..] = standings else {
            return None;
        };
        let players = u8::try_from(standings.len()).ok()?;
        let rounds = u16::try_from(self.sheets.len() - 1).ok()?;
        let led = |sheet: &BySeat<G::Score>| lead::<G>(sheet, winner, players) > 0;
        // Before the first round all are level.
        let behind = self.sheets.iter().skip(1).rposition(|sheet| !led(sheet));
        let since = behind.map_or(1, |round| round + 2);
        Some(Decided {
            winner,
            rival,
            ahead: self.furthest(winner, rival),
            behind: self.furthest(rival, winner),
            since: u16::try_from(since).ok().filter(|since| *since <= rounds),
            rounds,
            trigger: self.trigger,
        })
    }

    /// The category in which a seat has most more points than another, the first of them in the order of the sheet.
    fn furthest(&self, seat: Seat, other: Seat) -> Option<(G::Category, i32)> {
        let pairs = self.points[seat].as_ref().iter().zip(self.points[other].as_ref());
        let more = pairs.map(|(own, theirs)| own - theirs);
        let best = G::CATEGORIES
            .iter()
            .copied()
            .zip(more)
            .rev()
            .max_by_key(|(_, more)| *more);
        best.filter(|(_, more)| *more > 0)
    }
}

/// By how many points a seat is ahead of the best of the others.
fn lead<G: Counted>(sheet: &BySeat<G::Score>, seat: Seat, players: u8) -> i32 {
    let others = Seat::all(players).filter(|other| *other != seat);
    let best = others.map(|other| G::total(&sheet[other])).max().unwrap_or_default();
    G::total(&sheet[seat]) - best
}
