//! What taking a Worker means: wages, the Reward that comes nearer, and what an emptied slot brings about.

use super::super::phrases::Tell;
use super::super::{Speech, yen};
use super::achievements::is_full;
use crate::nippon::components::{Action, ActionSlot, Colour};
use crate::nippon::content::ScoringSlot;
use crate::nippon::rules::consolidate;
use crate::nippon::{Nippon, Stage, Wages};

impl Speech<'_, Nippon> {
    /// What taking a Worker means: the wages then due and whether the income pays them, the Reward that is reached, and what the emptied slot
    /// brings about.
    pub fn worker_tells(&self, slot: ActionSlot, colour: Colour) -> Vec<String> {
        let (game, table) = (self.game, self.table);
        let me = table.me();
        let mut then = *me;
        then.workers.add(colour);
        let income = game.yen_income(&then);
        let [before, after] = [me, &then].map(|player| game.wages(player, income));
        let mut lines = vec![self.wages_then(before, after)];
        lines.extend((after.colours > 0).then(|| self.income_pays(income, after)));
        // Who takes a Worker in the last turn never Consolidates again.
        let is_last = table.stage == Stage::LastPhase && table.turns_of(table.active) == 1;
        lines.extend((!is_last).then(|| self.reward_then(then.workers.len())));
        lines.extend(self.emptied(slot));
        lines
    }

    /// The wages that one more Worker would make due.
    fn wages_then(&self, before: Wages, after: Wages) -> String {
        let args = [
            ("n", after.colours.into()),
            ("yen", yen(after.due())),
            ("before", yen(before.due())),
        ];
        match (before.colours, after.colours) {
            (_, 0) => self.words.phrase(Tell::WagesNone).to_owned(),
            (before, after) if before == after => self.say(Tell::WagesStay, &args),
            _ => self.say(Tell::WagesRise, &args),
        }
    }

    fn income_pays(&self, income: u16, due: Wages) -> String {
        let args = [
            ("income", yen(income)),
            ("n", due.unpaid.into()),
            ("points", due.lost().into()),
        ];
        match due.unpaid {
            0 => self.say(Tell::IncomePays, &args),
            _ => self.say(Tell::IncomeShort, &args),
        }
    }

    /// The Reward that so many Workers may take of what is left now.
    fn reward_then(&self, workers: u8) -> String {
        let Some(reached) = consolidate::reached(workers) else {
            return self.say(Tell::NoRewardYet, &[("n", workers.into())]);
        };
        match self.reward_left(reached) {
            Ok(level) => {
                let args = [("n", workers.into()), ("level", level.multiplier().into())];
                self.say(Tell::ReachesReward, &args)
            }
            Err(Tell::RewardVp) if is_full(self.table.me()) => self.words.phrase(Tell::RewardVpLost).to_owned(),
            Err(none) => self.words.phrase(none).to_owned(),
        }
    }

    /// What happens at the end of the turn if the last Worker of a slot is taken.
    fn emptied(&self, slot: ActionSlot) -> Vec<String> {
        let table = self.table;
        if table.slot(slot).len() != 1 {
            return Vec::new();
        }
        if table.rows.iter().any(|row| !row.is_empty()) {
            return vec![self.words.phrase(Tell::EmptiesSlot).to_owned()];
        }
        if table.stage != Stage::Play {
            return vec![self.words.phrase(Tell::RefillAlone).to_owned()];
        }
        let next = table.marker + 1;
        let mut lines = vec![self.say(Tell::CausesRefill, &[("n", (next + 1).into())])];
        let kind = self
            .game
            .content()
            .scoring_track
            .get(usize::from(next))
            .map(|row| row.slot);
        lines.extend(match kind {
            Some(ScoringSlot::Scoring) => {
                let ordinal = self.ordinal(table.scorings + 1);
                Some(self.say(Tell::ScoringThen, &[("ordinal", ordinal.into())]))
            }
            Some(ScoringSlot::Golden) => Some(self.words.phrase(Tell::LastPhaseThen).to_owned()),
            _ => None,
        });
        lines
    }

    /// Which actions of a slot could be performed now; `None` if none can.
    pub fn possible(&self, slot: ActionSlot) -> Option<String> {
        let open = |action: &Action| self.game.hinders(self.table, *action).is_none();
        let open = slot.actions().iter().filter(|action| open(action));
        let open = self.words.list(open.map(|action| self.action_name(*action).to_owned()));
        (!open.is_empty()).then(|| self.say(Tell::Possible, &[("actions", open.into())]))
    }
}
