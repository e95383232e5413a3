//! The players of the random games. Uniform play rarely builds anything up, so most have a taste of their own.

use std::collections::BTreeSet;

use meiji::chance::Chance;
use meiji::nippon::Move;
use meiji::nippon::components::{ACTION_SLOTS, ACTIONS, ActionSlot, Good, TRACKS};
use meiji::nippon::content::Content;

use crate::legal::possible;
use crate::model::Model;
use crate::telling::weighted;

/// How a player chooses: every legal move is as likely as its weight.
pub struct Taste {
    uniform: bool,
    /// How much the player likes each Action slot, and each action.
    slots: [u64; ACTION_SLOTS],
    actions: [u64; ACTIONS],
    /// How likely is what builds up: higher levels, more steps, more Influence.
    ambition: u64,
    /// How likely it is to stop.
    haste: u64,
    /// How likely Consolidating is before it has to be.
    rest: u64,
    /// How likely an exchange is, on each track.
    exchange: [u64; TRACKS],
    /// How much more likely is a Worker of a colour that is on the Player Board already.
    thrift: u64,
}

impl Taste {
    /// A random taste.
    pub fn new(chance: &mut Chance) -> Self {
        let mut one_of = |values: &[u64]| values[chance.below(values.len() as u32) as usize];
        Self {
            uniform: one_of(&[1, 0, 0, 0, 0]) == 1,
            slots: std::array::from_fn(|_| one_of(&[1, 2, 6])),
            actions: std::array::from_fn(|_| one_of(&[1, 3, 10])),
            ambition: one_of(&[1, 4, 20]),
            haste: one_of(&[1, 2, 8]),
            rest: one_of(&[0, 1, 1, 8]),
            exchange: std::array::from_fn(|_| one_of(&[0, 1, 10])),
            thrift: one_of(&[1, 1, 4, 20]),
        }
    }

    /// Chooses one of the moves.
    pub fn choose(&self, content: &Content, model: &Model, moves: &BTreeSet<Move>, chance: &mut Chance) -> Move {
        weighted(
            moves.iter().copied(),
            |action| self.weight(content, model, action),
            chance,
        )
    }

    fn weight(&self, content: &Content, model: &Model, action: Move) -> u64 {
        if self.uniform {
            return 1;
        }
        let me = model.me();
        let level = |good: Good| self.ambition.pow(u32::from(good.level()) - 1);
        match action {
            Move::Take(slot, colour) => {
                // What needs goods or money that is there is done rather than more of the same prepared.
                let late = [ActionSlot::LocalMarket, ActionSlot::Export].contains(&slot);
                let best = possible(content, model, slot)
                    .into_iter()
                    .map(|action| self.actions[action.index()]);
                let own = if me.workers.contains(&colour) { self.thrift } else { 1 };
                let late = if late { 1 + self.ambition } else { 1 };
                8 * self.slots[slot.index()] * best.max().unwrap_or(1) * late * own
            }
            Move::Consolidate if me.workers.len() < 3 => 1 + 4 * self.rest,
            Move::Consolidate if me.yen < 3 => 60 * (1 + self.rest),
            Move::Consolidate => 10 * self.rest + 1,
            Move::Exchange(track) => 20 * self.exchange[track.index()],
            Move::Act(action) => self.actions[action.index()],
            Move::Steps(steps) => self.ambition.pow(u32::from(steps) - 1),
            Move::Run(good) => level(good),
            Move::Build(tile) => level(tile.good()),
            Move::Place(_, _, value) => 1 + u64::from(value) * self.ambition,
            Move::Fulfil(contract, _) => 1 + u64::from(contract.0) * self.ambition,
            Move::Reward(level, _) => 1 + u64::from(level.multiplier()) * self.ambition,
            Move::Stop => self.haste,
            _ => 1 + self.ambition / 2,
        }
    }
}
