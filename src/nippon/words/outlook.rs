//! What a choice would come to, in sentences, before it is made: wages and the Reward that a Worker brings nearer, what Consolidating throws away
//! and brings, steps, cubes that find no room, places in a Region before and after, what a multiplier is worth.

mod achievements;
mod consolidating;
mod factories;
mod influence;
mod tracks;
mod transport;
mod workers;

use super::Speech;
use super::phrases::Tell;
use crate::game::Seat;
use crate::nippon::components::SCORINGS;
use crate::nippon::content::{Bonus, ScoringSlot};
use crate::nippon::{Nippon, Stage};

impl Speech<'_, Nippon> {
    /// How far the game has come: the Workers until the next full refill, and where the next Scoring and the last phase are; in the last phase
    /// the turns that a seat has left.
    pub fn clock(&self, seat: Seat) -> Vec<String> {
        let table = self.table;
        let phrase = match table.stage {
            Stage::Over => return vec![self.words.phrase(Tell::AllScored).to_owned()],
            Stage::LastPhase => match table.turns_of(seat) {
                1 if seat == table.active => return vec![self.words.phrase(Tell::LastTurn).to_owned()],
                left => return vec![self.say(Tell::TurnsLeft, &[("n", left.into())])],
            },
            Stage::Play => Tell::RefillIn,
        };
        let mut lines = vec![self.say(phrase, &[("n", table.workers_to_refill().into())])];
        let track = self.game.content().scoring_track.iter().zip(1u8..);
        let ahead = track.skip(usize::from(table.marker) + 1);
        let find = |kind: ScoringSlot| ahead.clone().find(|(row, _)| row.slot == kind).map(|(_, slot)| slot);
        lines.extend(find(ScoringSlot::Scoring).map(|slot| {
            let ordinal = self.ordinal(table.scorings + 1);
            self.say(Tell::ScoringAt, &[("ordinal", ordinal.into()), ("n", slot.into())])
        }));
        lines.extend(find(ScoringSlot::Golden).map(|slot| self.say(Tell::LastPhaseAt, &[("n", slot.into())])));
        lines
    }

    /// The number of the next Scoring, from 0; of a game that is over the last one.
    pub fn next_scoring(&self) -> u8 {
        self.table.scorings.min(SCORINGS as u8 - 1)
    }

    /// What the Factories of whose turn it is add up to in some respect.
    fn own_bonuses(&self, of: impl Fn(Bonus) -> Option<u8>) -> u8 {
        let own = self.table.me().own();
        let bonuses = own.flat_map(|factory| self.bonuses_of(factory.tile).iter().copied());
        bonuses.filter_map(of).fold(0, u8::saturating_add)
    }

    /// Whether a Factory of whose turn it is has a bonus.
    fn own_has(&self, bonus: Bonus) -> bool {
        self.own_bonuses(|own| (own == bonus).then_some(1)) > 0
    }
}
