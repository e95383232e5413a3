//! The three Scorings, each Region by itself (rulebook: Scorings).

use super::super::content::Bonus;
use super::super::{Nippon, Playing};
use super::components::{Region, Side, Transport};
use super::event::Event;
use super::local_market;
use super::player::Player;
use super::state::Table;
use crate::game::{BySeat, Seat, Watch};

/// What a Train counts.
pub const TRAIN: u8 = 2;

/// What a Ship scores.
pub const SHIP: u8 = 2;

/// The most who take places in a Region: four players and the Overseas Companies.
const RIVALS: usize = 5;

/// What a player scores in a Region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The Influence there.
    pub influence: u16,
    /// The first place that it takes, from 1; 0 without Influence.
    pub place: u8,
    /// The points of the places, shared with those who are tied.
    pub points: i16,
    /// The points of Ships: for the most and the secondmost Influence.
    pub ships: i16,
}

impl Nippon {
    /// What a Train of a player counts.
    pub fn train_counts(&self, player: &Player) -> u8 {
        let own = self.bonuses(player).filter_map(|bonus| match bonus {
            Bonus::TrainsCount(counts) => Some(counts),
            _ => None,
        });
        own.chain([TRAIN]).max().unwrap_or_default()
    }

    /// What a Ship of a player scores.
    pub fn ship_scores(&self, player: &Player) -> u8 {
        let own = self.bonuses(player).filter_map(|bonus| match bonus {
            Bonus::ShipsScore(scores) => Some(scores),
            _ => None,
        });
        own.chain([SHIP]).max().unwrap_or_default()
    }

    /// A player's Influence in a Region: Influence tiles, and only beside one of them Trains.
    pub fn influence(&self, table: &Table, region: Region, seat: Seat) -> u16 {
        let trains = table.region(region).of(Transport::Train)[seat];
        local_market::influence(table, region, seat).map_or(0, |tiles| {
            tiles + u16::from(trains) * u16::from(self.train_counts(&table.seats[seat]))
        })
    }

    /// The Influence of the Overseas Companies in a Region: the numbers of the empty slots.
    pub fn overseas(&self, table: &Table, region: Region) -> u16 {
        let slots = region.cities().into_iter().flat_map(|city| {
            let shown = &self.content().cities[city.index()].overseas;
            Side::ALL.map(|side| match table.city(city).slots[side.index()] {
                Some(_) => 0,
                None => u16::from(shown[side.index()]),
            })
        });
        slots.sum()
    }

    /// What each player would score in a Region at a Scoring, from 0. Overseas Companies take a place like a player, and score nothing; nobody
    /// without Influence takes one (a ruling).
    pub fn standings_in(&self, table: &Table, region: Region, scoring: u8) -> BySeat<Standing> {
        let places = self.content().scorings[usize::from(scoring)].places;
        let mut rivals = [0; RIVALS];
        for seat in Seat::all(table.players) {
            rivals[usize::from(seat.0)] = self.influence(table, region, seat);
        }
        rivals[RIVALS - 1] = self.overseas(table, region);

        let mut standings = BySeat::<Standing>::default();
        for seat in Seat::all(table.players) {
            let influence = rivals[usize::from(seat.0)];
            if influence == 0 {
                continue;
            }
            let above = rivals.iter().filter(|&&other| other > influence).count();
            let tied = rivals.iter().filter(|&&other| other == influence).count();
            let shared: i16 = places
                .iter()
                .skip(above)
                .take(tied)
                .map(|&points| i16::from(points))
                .sum();
            let ships = match above {
                0 | 1 => table.region(region).of(Transport::Ship)[seat] * self.ship_scores(&table.seats[seat]),
                _ => 0,
            };
            standings[seat] = Standing {
                influence,
                place: above as u8 + 1,
                points: shared / tied as i16,
                ships: ships.into(),
            };
        }
        standings
    }
}

/// The next Scoring.
pub(super) fn score<W: Watch<Event>>(playing: &mut Playing<W>) {
    let game = playing.game;
    let scoring = playing.state.table.scorings;
    playing.watch.saw(Event::ScoringBegan { scoring: scoring + 1 });
    for region in Region::ALL {
        let standings = game.standings_in(&playing.state.table, region, scoring);
        for seat in Seat::all(playing.state.table.players) {
            let Standing {
                place, points, ships, ..
            } = standings[seat];
            let player = &mut playing.state.table.seats[seat];
            player.points = player.points.saturating_add(points).saturating_add(ships);
            if points > 0 {
                playing.watch.saw(Event::RegionScored {
                    seat,
                    scoring: scoring + 1,
                    region,
                    place,
                    points,
                });
            }
            if ships > 0 {
                let points = ships;
                playing.watch.saw(Event::ShipsScored { seat, region, points });
            }
        }
    }
    playing.table().scorings += 1;
}
