//! What a recorded game is there for: who brings its last phase about, what happens in it, or that a tie is broken at its end.

use std::fmt;

use meiji::game::Game;
use meiji::nippon::components::{FEWEST, MOST};
use meiji::nippon::{Event, Move, Nippon, Options, State};

/// Something that a game can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Of so many players the one whose first turn was so late, from 0, causes the last phase, and takes the last turn (rulebook: Take a Worker,
    /// Empty Worker Rows).
    Ends {
        /// How many play.
        players: u8,
        /// How late.
        place: u8,
    },
    /// Wages cannot be paid (rulebook: Consolidate, Workforce).
    Unpaid,
    /// A tile on an empty slot of a City where no more may lie sends another one home (rulebook: Local Market, Available Influence Slot).
    FullCity,
    /// Of several tiles that are lowest alike somebody chooses the one that goes home (rulebook: the same).
    Return,
    /// The bag of four players is empty in a full refill, and the lowest row is filled up later (rulebook: Take a Worker, Empty Worker Rows).
    EmptyBag,
    /// Somebody Consolidates with three Workers or more, and all Reward tiles in reach are gone (rulebook: Consolidate, Emperor's Reward).
    NoReward,
    /// The first two score as much: whoever had the last turn later wins (rulebook: Scorings).
    Tie,
}

impl Holds {
    /// All that a game can hold.
    pub fn all() -> impl Iterator<Item = Self> {
        let ends = (FEWEST..=MOST).flat_map(|players| (0..players).map(move |place| Self::Ends { players, place }));
        ends.chain([
            Self::Unpaid,
            Self::FullCity,
            Self::Return,
            Self::EmptyBag,
            Self::NoReward,
            Self::Tie,
        ])
    }

    /// The options of a game that is to hold it.
    pub fn options(self) -> Options {
        let players = match self {
            Self::Ends { players, .. } => players,
            Self::FullCity | Self::Return => 2,
            Self::Unpaid | Self::NoReward | Self::Tie => 3,
            Self::EmptyBag => 4,
        };
        Options::new(players).expect("so many can play")
    }

    /// Whether a game that is over, in which this was played and happened, holds it.
    pub fn is_in(self, game: &Nippon, state: &State, moves: &[Move], events: &[Event]) -> bool {
        let follow = |one: fn(&Event) -> bool, other: fn(&Event) -> bool| {
            events.windows(2).any(|pair| one(&pair[0]) && other(&pair[1]))
        };
        match self {
            Self::Ends { place, .. } => {
                let causer = events.iter().find_map(|event| match *event {
                    Event::LastPhaseBegan { seat } => Some(seat),
                    _ => None,
                });
                let mut order = state.table.starter.round(game.players());
                game.options() == self.options() && order.nth(place.into()) == causer
            }
            Self::Unpaid => events
                .iter()
                .any(|event| matches!(event, Event::WagesDue { unpaid: 1.., .. })),
            // A tile that is replaced goes home once the goods are paid.
            Self::FullCity => follow(
                |event| matches!(event, Event::InfluenceReturned { .. }),
                |event| matches!(event, Event::Supplied { .. }),
            ),
            Self::Return => moves.iter().any(|action| matches!(action, Move::Return(..))),
            Self::EmptyBag => follow(
                |event| matches!(event, Event::WorkersReturned { .. }),
                |event| matches!(event, Event::WorkerDrawn { .. }),
            ),
            Self::NoReward => {
                let mut rewarded = false;
                events.iter().any(|event| {
                    match event {
                        Event::Consolidated { .. } => rewarded = false,
                        Event::RewardTaken { .. } => rewarded = true,
                        Event::WorkersReturned { workers, .. } => return !rewarded && workers.len() >= 3,
                        _ => {}
                    }
                    false
                })
            }
            Self::Tie => {
                let sheet = game.score(&state.table);
                let standings = game.standings(state).expect("it is over");
                sheet[standings[0]].total() == sheet[standings[1]].total()
            }
        }
    }
}

/// The name of the file: `ends-3-1`, `unpaid`, `full-city`.
impl fmt::Display for Holds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ends { players, place } => write!(f, "ends-{players}-{place}"),
            Self::Unpaid => f.write_str("unpaid"),
            Self::FullCity => f.write_str("full-city"),
            Self::Return => f.write_str("return"),
            Self::EmptyBag => f.write_str("empty-bag"),
            Self::NoReward => f.write_str("no-reward"),
            Self::Tie => f.write_str("tie"),
        }
    }
}
