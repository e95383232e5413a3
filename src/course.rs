//! How a game went, from its figures: points by round and by source, what each player did, and what decided it.
//!
//! All of it is told from events and score sheets that everybody may see.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use crate::game::{BySeat, Game, Seat};
use crate::sitting::Sitting;
use crate::yokohama::components::Resource;
use crate::yokohama::{Event, ScoreSheet, Why, Yokohama};

/// A turn in the history of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// How many moves had been played when it began.
    pub at: u32,
    /// The round, from 1; 0 while first Orders are chosen.
    pub round: u16,
    /// Whose turn it was; `None` while first Orders are chosen.
    pub seat: Option<Seat>,
}

/// The turns of a game, first to last; first Orders are chosen in one that is nobody's.
pub fn turns(sitting: &Sitting<Yokohama>) -> Vec<Turn> {
    let table = &sitting.state_at(0).table;
    let mut round = table.round;
    // A game that begins with a position begins in somebody's turn.
    let mut turns = vec![Turn {
        at: 0,
        round,
        seat: (round > 0).then_some(table.active),
    }];
    for (number, event) in sitting.events(0, None) {
        match event {
            Event::RoundBegan { round: began } => round = began,
            Event::TurnBegan { seat } => turns.push(Turn {
                at: u32::try_from(number + 1).unwrap_or(u32::MAX),
                round,
                seat: Some(seat),
            }),
            _ => {}
        }
    }
    turns
}

/// What points are scored for: during the game, then in the final calculation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// Orders completed.
    Orders,
    /// Spaces of Building tiles.
    Buildings,
    /// Spaces of the Church and Customs boards.
    Spaces,
    /// Technologies gained.
    Technologies,
    /// Achievements completed.
    Achievements,
    /// Actions of Areas, Trading Houses there, 5-Power tokens and exchanges.
    Areas,
    /// The Church bonus.
    Church,
    /// The Customs bonus.
    Customs,
    /// The Technology bonus.
    TechnologyBonus,
    /// The Country bonus.
    Country,
    /// Unused Foreign Agents.
    Agents,
    /// Imported goods.
    Imports,
    /// Yen, by twos.
    Yen,
    /// Trade goods, by threes.
    Goods,
}

impl Category {
    /// Every category, in the order of the score sheet.
    pub const ALL: [Self; 14] = [
        Self::Orders,
        Self::Buildings,
        Self::Spaces,
        Self::Technologies,
        Self::Achievements,
        Self::Areas,
        Self::Church,
        Self::Customs,
        Self::TechnologyBonus,
        Self::Country,
        Self::Agents,
        Self::Imports,
        Self::Yen,
        Self::Goods,
    ];

    /// The category of points that were scored during the game.
    const fn of(why: Why) -> Self {
        match why {
            Why::Order => Self::Orders,
            Why::Building => Self::Buildings,
            Why::Board => Self::Spaces,
            Why::Technology => Self::Technologies,
            Why::Achievement => Self::Achievements,
            Why::Action | Why::TradingHouse | Why::Token | Why::Exchange | Why::Choice => Self::Areas,
        }
    }
}

/// Points by category, in the order of [`Category::ALL`].
pub type Points = [u16; Category::ALL.len()];

/// How much a player did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// Turns taken.
    pub turns: u16,
    /// Assistants placed from the hand.
    pub placed: u16,
    /// Area actions, those of agents too.
    pub acted: u16,
    /// Orders completed.
    pub orders: u16,
    /// Technologies gained.
    pub technologies: u16,
    /// Shops and Trading Houses built.
    pub buildings: u16,
    /// Achievements completed.
    pub achievements: u16,
}

/// How a game went up to now.
#[derive(Clone, Debug)]
pub struct Course {
    /// Each seat's points on the score track at the beginning and after each round, the last one under way too.
    pub rounds: Vec<BySeat<u16>>,
    /// The score sheets as if the game had ended then.
    pub sheets: Vec<ScoreSheet>,
    /// Each seat's points by category; those of the final calculation as they are now.
    pub points: BySeat<Points>,
    /// What each seat did.
    pub tally: BySeat<Tally>,
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
pub struct Decided {
    /// Who won.
    pub winner: Seat,
    /// Who came second.
    pub rival: Seat,
    /// In which category the winner was furthest ahead of the rival, and by how much.
    pub ahead: Option<(Category, u16)>,
    /// In which category the rival was furthest ahead of the winner, and by how much.
    pub behind: Option<(Category, u16)>,
    /// From which round's end on the winner was ahead of all others to the end, counting as if the game had ended then. 1 if it
    /// never was otherwise.
    pub since: u16,
    /// How many rounds were played.
    pub rounds: u16,
    /// How it stood when the end condition was met.
    pub trigger: Option<Trigger>,
}

impl Course {
    /// The course of a game up to now.
    pub fn of(sitting: &Sitting<Yokohama>) -> Self {
        let game = sitting.game();
        let mut course = Self {
            rounds: Vec::new(),
            sheets: Vec::new(),
            points: BySeat::default(),
            tally: BySeat::default(),
            trigger: None,
        };
        let begun = &sitting.state_at(0).table;
        let mut track = BySeat(begun.seats.0.map(|player| player.points));
        // Of the rounds before a position nothing is known but what they came to.
        for _ in 0..begun.round {
            course.end_round(track, game.score(begun));
        }
        for (number, event) in sitting.events(0, None) {
            match event {
                // Nothing scores between the last turn of a round and the next round.
                Event::RoundBegan { .. } => course.end_round(track, game.score(&sitting.state_at(number + 1).table)),
                Event::Gained {
                    seat,
                    what: Resource::Points,
                    amount,
                    why,
                } => {
                    track[seat] = track[seat].saturating_add(amount);
                    let points = &mut course.points[seat][Category::of(why) as usize];
                    *points = points.saturating_add(amount);
                }
                Event::EndTriggered { seat, .. } => {
                    let table = &sitting.state_at(number + 1).table;
                    course.trigger = Some(Trigger {
                        seat,
                        round: table.round,
                        lead: lead(&game.score(table), seat, game.players()),
                    });
                }
                _ => course.count(event),
            }
        }
        let sheet = game.score(&sitting.state().table);
        course.end_round(track, sheet);
        for seat in Seat::all(game.players()) {
            // The lines after the first, from the Church bonus on.
            course.points[seat][Category::Church as usize..].copy_from_slice(&sheet[seat].lines()[1..]);
        }
        course
    }

    fn end_round(&mut self, track: BySeat<u16>, sheet: ScoreSheet) {
        self.rounds.push(track);
        self.sheets.push(sheet);
    }

    fn count(&mut self, event: Event) {
        let Some(seat) = event.seat() else { return };
        let tally = &mut self.tally[seat];
        let count = match event {
            Event::TurnBegan { .. } => &mut tally.turns,
            Event::Placed { .. } => &mut tally.placed,
            Event::Acted { .. } => &mut tally.acted,
            Event::Delivered { .. } => &mut tally.orders,
            Event::Learned { .. } => &mut tally.technologies,
            Event::ShopBuilt { .. } | Event::HouseBuilt { .. } => &mut tally.buildings,
            Event::Achieved { .. } => &mut tally.achievements,
            _ => return,
        };
        *count += 1;
    }

    /// What decided the game, given its standings, first to last.
    pub fn decided(&self, standings: &[Seat]) -> Option<Decided> {
        let &[winner, rival, ..] = standings else {
            return None;
        };
        let players = u8::try_from(standings.len()).ok()?;
        let rounds = u16::try_from(self.sheets.len() - 1).ok()?;
        let led = |sheet: &ScoreSheet| lead(sheet, winner, players) > 0;
        // Before the first round all are level, and after the last one the tie-break may have decided.
        let ended = self.sheets.len() - 1;
        let behind = self.sheets[..ended].iter().skip(1).rposition(|sheet| !led(sheet));
        let since = behind.map_or(1, |round| round + 2);
        Some(Decided {
            winner,
            rival,
            ahead: self.furthest(winner, rival),
            behind: self.furthest(rival, winner),
            since: u16::try_from(since).ok()?,
            rounds,
            trigger: self.trigger,
        })
    }

    /// The category in which a seat has most more points than another, the first of them in the order of the sheet.
    fn furthest(&self, seat: Seat, other: Seat) -> Option<(Category, u16)> {
        let pairs = self.points[seat].iter().zip(&self.points[other]);
        let more = pairs.map(|(own, theirs)| own.saturating_sub(*theirs));
        let best = Category::ALL.into_iter().zip(more).rev().max_by_key(|(_, more)| *more);
        best.filter(|(_, more)| *more > 0)
    }
}

/// By how many points a seat is ahead of the best of the others.
fn lead(sheet: &ScoreSheet, seat: Seat, players: u8) -> i32 {
    let others = Seat::all(players).filter(|other| *other != seat);
    let best = others.map(|other| sheet[other].total()).max().unwrap_or_default();
    i32::from(sheet[seat].total()) - i32::from(best)
}
