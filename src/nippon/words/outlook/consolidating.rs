//! What Consolidating throws away and brings: income, the Reward that is due, wages.

use super::super::phrases::Tell;
use super::super::{Speech, yen};
use super::achievements::is_full;
use crate::game::Seat;
use crate::nippon::components::{Resource, RewardBonus, RewardLevel, Track};
use crate::nippon::rules::{consolidate, exchange};
use crate::nippon::{Nippon, Player, Step, Wages};

impl Speech<'_, Nippon> {
    /// What Consolidating would throw away and bring a seat, in its order; nothing once it has no more turn for that.
    pub fn consolidation(&self, seat: Seat) -> Vec<String> {
        let (game, table) = (self.game, self.table);
        if !table.may_still_consolidate(seat) {
            return Vec::new();
        }
        let me = &table.seats[seat];
        let mut then = *me;
        then.yen = game.yen_income(me);
        let mut lines = self.budget_tells(me);
        match me.workers.is_empty() {
            true => lines.push(self.words.phrase(Tell::NoWorkers).to_owned()),
            false => {
                lines.push(self.reward_due(me));
                lines.extend(self.wages_tells(&then, self.yen_offered(me.workers.len())));
            }
        }
        if me.blueprints >= exchange::PRICE && me.room(Track::Money) > 0 {
            let mut richer = *me;
            richer.markers[Track::Money.index()] += 1;
            lines.push(self.say(Tell::BlueprintsFirst, &[("yen", yen(game.yen_income(&richer)))]));
        }
        if table.turns_to_consolidate(seat) == 1 {
            lines.push(self.words.phrase(Tell::LastConsolidation).to_owned());
        }
        lines
    }

    /// What a player throws away, and the income.
    fn budget_tells(&self, me: &Player) -> Vec<String> {
        let game = self.game;
        let keeps = game.keeps_coal(me);
        let thrown = [
            (Resource::Yen, me.yen),
            (Resource::Coal, if keeps { 0 } else { me.coal }),
        ];
        let thrown = thrown.into_iter().filter(|(_, amount)| *amount > 0);
        let thrown = self.words.list(thrown.map(|(what, amount)| self.amount(what, amount)));
        let income = [
            (Resource::Yen, game.yen_income(me)),
            (Resource::Coal, game.coal_income(me)),
        ];
        let income = self.words.list(income.map(|(what, amount)| self.amount(what, amount)));
        let thrown = match thrown.is_empty() {
            true => self.words.phrase(Tell::NothingThrown).to_owned(),
            false => self.say(Tell::ThrownAway, &[("amount", thrown.into())]),
        };
        let kept = (keeps && me.coal > 0).then(|| self.words.phrase(Tell::CoalKept).to_owned());
        let income = self.say(Tell::Income, &[("amount", income.into())]);
        [Some(thrown), kept, Some(income)].into_iter().flatten().collect()
    }

    /// Which Reward is due to a player for the own Workers, or why none.
    pub fn reward_due(&self, player: &Player) -> String {
        let workers = player.workers.len();
        let Some(reached) = consolidate::reached(workers) else {
            return self.say(Tell::RewardNeeds, &[("n", workers.into())]);
        };
        match self.reward_left(reached) {
            Err(Tell::RewardVp) if is_full(player) => self.words.phrase(Tell::RewardVpLost).to_owned(),
            Ok(level) => self.say(Tell::RewardUpTo, &[("level", level.multiplier().into())]),
            Err(none) => self.words.phrase(none).to_owned(),
        }
    }

    /// The highest level of which a Reward tile is left, up to one that is reached; or what is said where there is none.
    pub(super) fn reward_left(&self, reached: RewardLevel) -> Result<RewardLevel, Tell> {
        let table = self.table;
        let is_left = |level: &RewardLevel| {
            let left = |bonus: &RewardBonus| table.rewards_of(*level, *bonus) > 0;
            RewardBonus::ALL.iter().any(left)
        };
        let mut left = RewardLevel::ALL.into_iter().filter(is_left);
        match left.clone().rfind(|level| *level <= reached) {
            Some(level) => Ok(level),
            None if left.next().is_some() => Err(Tell::RewardTooHighLeft),
            None if table.multipliers > 0 => Err(Tell::RewardVp),
            None => Err(Tell::RewardAllGone),
        }
    }

    /// What taking a Reward tile leaves: the wages, the yen then, and what stays unpaid. Once a Reward is to be chosen the income has come.
    pub fn reward_tells(&self, bonus: RewardBonus) -> Vec<String> {
        let mut then = *self.table.me();
        let (what, amount) = bonus.gain();
        *then.count_mut(what) += amount;
        let mut lines = self.wages_tells(&then, 0);
        lines.extend(is_full(&then).then(|| self.words.phrase(Tell::RewardNoSpace).to_owned()));
        lines
    }

    /// The same while a Reward is to be chosen, and once it is taken and its space is asked for.
    pub fn wages_now(&self) -> Vec<String> {
        let me = self.table.me();
        let more = match self.table.turn.step {
            Step::Reward => self.yen_offered(me.workers.len()),
            _ => 0,
        };
        self.wages_tells(me, more)
    }

    /// The wages of a player, what is left then, and what stays unpaid: without more yen, and with those that a Reward still brings.
    fn wages_tells(&self, player: &Player, more: u16) -> Vec<String> {
        let yens = [player.yen, player.yen + more];
        let [due, richer] = yens.map(|yen| self.game.wages(player, yen));
        let left = [
            ("yen", yen(yens[0] - due.paid())),
            ("more", yen(yens[1] - richer.paid())),
        ];
        let left = match more {
            0 => self.say(Tell::YenLeft, &left[..1]),
            _ => self.say(Tell::YenLeftWith, &left),
        };
        let mut lines = vec![self.wages_of(due), left];
        lines.extend(self.unpaid(due, richer));
        lines
    }

    /// The yen that a Reward of so many Workers may bring.
    fn yen_offered(&self, workers: u8) -> u16 {
        let (_, yen) = RewardBonus::Yen.gain();
        let offers =
            |level: RewardLevel| workers >= level.workers() && self.table.rewards_of(level, RewardBonus::Yen) > 0;
        if RewardLevel::ALL.into_iter().any(offers) {
            yen
        } else {
            0
        }
    }

    /// The wages that are due.
    fn wages_of(&self, due: Wages) -> String {
        match due.colours {
            0 => self.words.phrase(Tell::NoWages).to_owned(),
            colours => self.say(Tell::Wages, &[("n", colours.into()), ("yen", yen(due.due()))]),
        }
    }

    /// What unpaid wages cost, if any stay unpaid, and what they cost with more yen.
    fn unpaid(&self, due: Wages, richer: Wages) -> Option<String> {
        let args = [
            ("n", due.unpaid.into()),
            ("points", due.lost().into()),
            ("less", richer.lost().into()),
        ];
        match due.unpaid {
            0 => None,
            unpaid if unpaid == richer.unpaid => Some(self.say(Tell::Unpaid, &args[..2])),
            _ => Some(self.say(Tell::UnpaidWith, &args)),
        }
    }
}
