//! How a game of Nippon went: what points are scored for, and what of a player's doing is counted.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

use serde::Serialize;

use super::components::{ACHIEVEMENTS, Transport};
use super::{Event, Nippon, Score, State, Why};
use crate::components::listed;
use crate::course::{self, Counted, Mark};
use crate::game::{BySeat, Seat};

/// How a game of Nippon went up to now.
pub type Course = course::Course<Nippon>;

listed! {
    /// What points are scored for: on the track of the points, then in the final scoring for each Achievement space, in their order.
    Category, CATEGORIES {
        /// What a player begins with.
        Start,
        /// The places of the 1st Scoring.
        FirstScoring,
        /// The places of the 2nd Scoring.
        SecondScoring,
        /// The places of the 3rd Scoring.
        ThirdScoring,
        /// Ships, in all three.
        Ships,
        /// Fulfilled Contracts.
        Contracts,
        /// Region bonuses.
        Regions,
        /// Bonuses of own Factories.
        Factories,
        /// Wages that were not paid, the last ones too: never above 0.
        Wages,
        /// The Achievement space for Contracts.
        ContractsSpace,
        /// That for yen.
        MoneySpace,
        /// That for Knowledge.
        KnowledgeSpace,
        /// That for Ships.
        ShipsSpace,
        /// That for Trains.
        TrainsSpace,
        /// That for Coal.
        CoalSpace,
        /// That for Factories.
        FactoriesSpace,
        /// That for Machines.
        MachinesSpace,
        /// That for Regions.
        RegionsSpace,
    }
}

impl Category {
    /// The category of points that were scored, or lost, outside Scorings.
    const fn of(why: Why) -> Self {
        match why {
            Why::Contract => Self::Contracts,
            Why::Wages => Self::Wages,
            Why::Region => Self::Regions,
            // Nothing else scores but what Factories bring.
            Why::Factory | Why::Action | Why::Exchange | Why::Supply | Why::Icon | Why::Income | Why::Reward => {
                Self::Factories
            }
        }
    }

    /// That of a Scoring, from 1.
    const fn of_scoring(scoring: u8) -> Self {
        match scoring {
            1 => Self::FirstScoring,
            2 => Self::SecondScoring,
            _ => Self::ThirdScoring,
        }
    }
}

/// Points by category, in the order of [`Category::ALL`].
pub type Points = [i32; CATEGORIES];

/// How much a player did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// Turns taken.
    pub turns: u16,
    /// Workers taken.
    pub workers: u16,
    /// How often the player Consolidated.
    pub consolidations: u16,
    /// Factories built.
    pub factories: u16,
    /// Goods produced, those that bonuses laid too.
    pub goods: u16,
    /// Contracts fulfilled.
    pub contracts: u16,
    /// Improvements of own Factories, whatever for.
    pub machines: u16,
    /// Trains built.
    pub trains: u16,
    /// Ships built.
    pub ships: u16,
    /// Influence tiles placed.
    pub influence: u16,
}

impl Counted for Nippon {
    type Category = Category;
    const CATEGORIES: &'static [Category] = &Category::ALL;
    type Points = Points;
    type Score = Score;
    type Tally = Tally;

    fn track(&self, state: &State) -> BySeat<i32> {
        BySeat(state.table.seats.0.map(|player| player.points.into()))
    }

    fn sheet(&self, state: &State) -> BySeat<Score> {
        self.score(&state.table)
    }

    fn total(score: &Score) -> i32 {
        score.total()
    }

    fn mark(event: &Event) -> Option<Mark<Category>> {
        let points = |seat: Seat, points: i16, category| {
            Some(Mark::Points {
                seat,
                amount: points.into(),
                category,
            })
        };
        match *event {
            Event::RoundBegan { round } => Some(Mark::Round(round)),
            Event::TurnBegan { seat } => Some(Mark::Turn(seat)),
            Event::LastPhaseBegan { seat } => Some(Mark::Ending(seat)),
            Event::Scored {
                seat,
                points: some,
                why,
            } => points(seat, some, Category::of(why)),
            Event::RegionScored {
                seat,
                scoring,
                points: some,
                ..
            } => points(seat, some, Category::of_scoring(scoring)),
            Event::ShipsScored { seat, points: some, .. } => points(seat, some, Category::Ships),
            _ => None,
        }
    }

    fn count(event: &Event, tally: &mut BySeat<Tally>) {
        let Some(seat) = event.seat() else { return };
        let tally = &mut tally[seat];
        let (count, more) = match *event {
            // Of every turn, the first of a game too, one of these two comes.
            Event::WorkerTaken { .. } => {
                tally.turns += 1;
                (&mut tally.workers, 1)
            }
            Event::Consolidated { .. } => {
                tally.turns += 1;
                (&mut tally.consolidations, 1)
            }
            Event::FactoryBuilt { .. } => (&mut tally.factories, 1),
            Event::Ran { cubes, .. } | Event::CubesLaid { cubes, .. } => (&mut tally.goods, cubes),
            Event::ContractFulfilled { .. } => (&mut tally.contracts, 1),
            Event::Improved { .. } => (&mut tally.machines, 1),
            Event::TransportBuilt { transport, .. } => match transport {
                Transport::Train => (&mut tally.trains, 1),
                Transport::Ship => (&mut tally.ships, 1),
            },
            Event::InfluencePlaced { .. } => (&mut tally.influence, 1),
            _ => return,
        };
        *count += u16::from(more);
    }

    /// What is on the track and was not told is what the player began with.
    fn settle(score: &Score, points: &mut Points) {
        let on_track = points[Category::Start.index() + 1..=Category::Wages.index()].iter();
        points[Category::Start.index()] = i32::from(score.before) - on_track.sum::<i32>();
        points[Category::Wages.index()] += i32::from(score.wages);
        let spaces = &mut points[CATEGORIES - ACHIEVEMENTS..];
        for (space, scored) in spaces.iter_mut().zip(score.achievements) {
            *space = scored.into();
        }
    }
}
