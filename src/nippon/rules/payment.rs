//! Paying, receiving, moving markers, scoring (rulebook: Common Supply; Initial Preparation, Player Boards).

use super::super::content::{Bonus, Gain};
use super::super::{Asked, Nippon, Playing};
use super::components::{Resource, TRACK_SLOTS, Track};
use super::event::{Event, Why};
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use crate::game::Watch;

/// Refuses what there is too little to pay for.
pub(super) const fn need(chapter: Chapter, what: Resource, needs: u16, has: u16) -> Result<(), Forbidden> {
    if has < needs {
        return chapter.forbids(Refusal::TooDear { what, needs, has });
    }
    Ok(())
}

impl Asked<'_> {
    /// Refuses what the seat that is asked cannot pay in yen.
    pub(super) fn need_yen(&self, chapter: Chapter, needs: u16) -> Result<(), Forbidden> {
        need(chapter, Resource::Yen, needs, self.table.me().yen)
    }
}

impl Player {
    /// How many steps a level marker may still go up.
    pub const fn room(&self, track: Track) -> u8 {
        TRACK_SLOTS as u8 - 1 - self.markers[track.index()]
    }
}

impl Nippon {
    /// The level that a marker stands for: the number of its slot, or the next number below it (rulebook: Invest in a New Industry;
    /// Consolidate).
    pub const fn level(&self, player: &Player, track: Track) -> u8 {
        self.levels[track.index()][player.marker(track)]
    }

    /// The bonuses of a player's Factories.
    pub(super) fn bonuses(&self, player: &Player) -> impl Iterator<Item = Bonus> + Clone {
        player
            .own()
            .flat_map(|factory| self.bonuses[factory.tile.index()].into_iter().flatten())
    }

    /// What a player's Factories come to in some respect.
    pub(super) fn sum(&self, player: &Player, of: impl Fn(Bonus) -> Option<u8>) -> u8 {
        self.bonuses(player)
            .filter_map(of)
            .fold(0, |sum: u8, amount| sum.saturating_add(amount))
    }

    /// Whether a player has a Factory with a bonus.
    pub(super) fn has(&self, player: &Player, bonus: Bonus) -> bool {
        self.bonuses(player).any(|own| own == bonus)
    }
}

impl<W: Watch<Event>> Playing<'_, W> {
    /// What the seat whose turn it is owns.
    pub(super) fn me(&mut self) -> &mut Player {
        let seat = self.seat();
        &mut self.state.table.seats[seat]
    }

    /// The active seat gains something; nothing happens for an amount of 0.
    pub(super) fn gain(&mut self, what: Resource, amount: u16, why: Why) {
        if amount == 0 {
            return;
        }
        let seat = self.seat();
        let count = self.me().count_mut(what);
        *count = count.saturating_add(amount);
        self.watch.saw(Event::Gained {
            seat,
            what,
            amount,
            why,
        });
    }

    /// The active seat pays the supply; nothing happens for an amount of 0.
    pub(super) fn pay(&mut self, what: Resource, amount: u16) {
        if amount == 0 {
            return;
        }
        let seat = self.seat();
        *self.me().count_mut(what) -= amount;
        self.watch.saw(Event::Paid { seat, what, amount });
    }

    /// A level marker of the active seat goes up; steps beyond the topmost slot are lost.
    pub(super) fn raise(&mut self, track: Track, steps: u8, why: Why) {
        let seat = self.seat();
        let me = self.me();
        let steps = steps.min(me.room(track));
        if steps > 0 {
            me.markers[track.index()] += steps;
            self.watch.saw(Event::Raised {
                seat,
                track,
                steps,
                why,
            });
        }
    }

    /// The active seat scores points; nothing happens for none.
    pub(super) fn score(&mut self, points: i16, why: Why) {
        if points != 0 {
            let seat = self.seat();
            let me = self.me();
            me.points = me.points.saturating_add(points);
            self.watch.saw(Event::Scored { seat, points, why });
        }
    }

    /// The active seat receives what a Region gives.
    pub(super) fn receive(&mut self, gain: Gain, why: Why) {
        match gain {
            Gain::Yen(amount) => self.gain(Resource::Yen, amount.into(), why),
            Gain::Coal(amount) => self.gain(Resource::Coal, amount.into(), why),
            Gain::Blueprints(amount) => self.gain(Resource::Blueprints, amount.into(), why),
            Gain::Points(amount) => self.score(amount.into(), why),
        }
    }
}
