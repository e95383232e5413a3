//! The final scoring and the end of the game (Reference Sheet; rulebook: Scorings).

use serde::Serialize;

use super::super::content::{Bonus, SpaceRow, TrackRow};
use super::super::{Nippon, Playing};
use super::components::{ACHIEVEMENTS, Achievement, City, MOST_MACHINE, Region, Track, Transport};
use super::event::Event;
use super::player::Player;
use super::state::{Stage, Table, Turn};
use crate::game::{BySeat, Seat, Watch};

/// All seats' final score, line by line.
pub type ScoreSheet = BySeat<Score>;

/// A final score, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// What was scored before the final scoring.
    pub before: i16,
    /// What the last unpaid wages cost: 0 or less.
    pub wages: i16,
    /// What each Achievement space scores.
    pub achievements: [i16; ACHIEVEMENTS],
}

impl Score {
    /// The whole score.
    pub fn total(&self) -> i32 {
        self.lines().into_iter().map(i32::from).sum()
    }

    /// Its lines, in their order.
    pub fn lines(&self) -> [i16; ACHIEVEMENTS + 2] {
        let mut lines = [0; ACHIEVEMENTS + 2];
        (lines[0], lines[1]) = (self.before, self.wages);
        lines[2..].copy_from_slice(&self.achievements);
        lines
    }
}

/// What is left of the Budget after the final income and wages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalBudget {
    /// Yen, in thousands.
    pub yen: u16,
    /// For how many colours wages were not paid.
    pub unpaid: u8,
    /// The points that this costs.
    pub lost: i16,
}

impl Nippon {
    /// What would be left of a player's Budget if the game ended now: all yen are discarded, income comes, and wages are paid.
    pub fn final_budget(&self, player: &Player) -> FinalBudget {
        let income = self.yen_income(player);
        let wages = self.wages(player, income);
        FinalBudget {
            yen: income - wages.paid(),
            unpaid: wages.unpaid,
            lost: wages.lost(),
        }
    }

    /// How much there is of what an Achievement counts; of yen in thousands.
    pub fn counted(&self, table: &Table, seat: Seat, achievement: Achievement) -> u16 {
        let player = &table.seats[seat];
        let reached = |track: &[TrackRow], marker: usize| track[..=marker].iter().filter(|row| row.star).count();
        let uncovered = |spaces: &[SpaceRow], built: usize| spaces[..built].iter().filter(|row| row.star).count();
        let count = match achievement {
            Achievement::Contracts => usize::from(player.fulfilled()),
            Achievement::Money => return self.final_budget(player).yen,
            Achievement::Knowledge => {
                let more = self.sum(player, |bonus| match bonus {
                    Bonus::KnowledgeStars(stars) => Some(stars),
                    _ => None,
                });
                reached(&self.content().knowledge, player.marker(Track::Knowledge)) + usize::from(more)
            }
            Achievement::Ships => uncovered(self.spaces(Transport::Ship), player.built(Transport::Ship)),
            Achievement::Trains => uncovered(self.spaces(Transport::Train), player.built(Transport::Train)),
            Achievement::Coal => reached(&self.content().coal, player.marker(Track::Coal)),
            Achievement::Factories => player.own().filter(|own| own.tile.good().level() > 1).count(),
            Achievement::Machines => player.own().filter(|own| own.machine == MOST_MACHINE).count(),
            Achievement::Regions => {
                let own = |city: City| table.city(city).slots.iter().flatten().any(|tile| tile.seat == seat);
                let regions = Region::ALL.into_iter();
                regions.filter(|region| region.cities().into_iter().any(own)).count()
            }
        };
        count as u16
    }

    /// What multiplies an Achievement: the tile on its space, else the printed 1×, else nothing does.
    pub fn multiplier(&self, player: &Player, achievement: Achievement) -> u8 {
        match player.spaces[achievement.index()] {
            0 => self.content().achievements[achievement.index()].printed.into(),
            tile => tile,
        }
    }

    /// The points of an Achievement before the multiplier.
    pub fn base(&self, table: &Table, seat: Seat, achievement: Achievement) -> u16 {
        let each = self.content().achievements[achievement.index()].each;
        self.counted(table, seat, achievement) / u16::from(each)
    }

    /// The score sheet as it would be if the game ended now, without another Scoring.
    pub fn score(&self, table: &Table) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        for seat in Seat::all(table.players) {
            let player = &table.seats[seat];
            sheet[seat] = Score {
                before: player.points,
                wages: -self.final_budget(player).lost,
                achievements: Achievement::ALL.map(|achievement| match self.multiplier(player, achievement) {
                    0 => 0,
                    multiplier => self.base(table, seat, achievement) as i16 * i16::from(multiplier),
                }),
            };
        }
        sheet
    }
}

/// The seats from first to last place; of those who are tied, whoever had the last turn later stands first.
pub(in super::super) fn standings(game: &Nippon, table: &Table) -> Vec<Seat> {
    let sheet = game.score(table);
    let last_turns = table.active.next(table.players).round(table.players);
    let mut seats: Vec<Seat> = last_turns.collect();
    seats.reverse();
    seats.sort_by_key(|&seat| std::cmp::Reverse(sheet[seat].total()));
    seats
}

/// Tells the final scoring; the game is over.
pub(super) fn end<W: Watch<Event>>(playing: &mut Playing<W>) {
    let game = playing.game;
    let table = playing.table();
    table.stage = Stage::Over;
    table.turn = Turn::FIRST;
    let table = &playing.state.table;
    let sheet = game.score(table);
    for seat in Seat::all(table.players) {
        let FinalBudget { yen, unpaid, .. } = game.final_budget(&table.seats[seat]);
        playing.watch.saw(Event::FinalBudget { seat, yen, unpaid });
        for (achievement, points) in Achievement::ALL.into_iter().zip(sheet[seat].achievements) {
            if points > 0 {
                playing.watch.saw(Event::AchievementScored {
                    seat,
                    achievement,
                    points,
                });
            }
        }
    }
    playing.watch.saw(Event::GameOver);
}
