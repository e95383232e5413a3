//! What a multiplier on an Achievement space is worth.

use super::super::phrases::{Counts, Tell};
use super::super::{Speech, yen};
use crate::nippon::components::Achievement;
use crate::nippon::{Nippon, Player, Workers};

impl Speech<'_, Nippon> {
    /// What an Achievement counts, in a few words: `1 for each Machine at +2`.
    pub fn counts(&self, achievement: Achievement) -> String {
        let each = self.game.content().achievements[achievement.index()].each;
        let name = ("achievement", self.words.name_of(&self.room().achievement, achievement));
        match (achievement, each) {
            (Achievement::Money, each) => self.say(Counts::Yen, &[("yen", yen(each))]),
            (_, 1) => self.say(Counts::Each, &[name]),
            (_, each) => self.say(Counts::Every, &[name, ("n", each.into())]),
        }
    }

    /// What a multiplier on a space would be worth to whose turn it is: the one that is to be placed, or that of a Reward in question. The
    /// Workers leave after it, and no wages will be due for them in the end.
    pub fn space_tells(&self, space: Achievement, multiplier: u8) -> Vec<String> {
        let (game, table) = (self.game, self.table);
        let mut then = *table;
        then.seats[table.active].workers = Workers::EMPTY;
        let n = game.base(&then, table.active, space);
        let counts = match space {
            Achievement::Money if !table.me().workers.is_empty() => Tell::SpaceAfterWages,
            _ => Tell::SpaceNow,
        };
        let worth = |times: u8| self.points(i32::from(n) * i32::from(times));
        let args = [
            ("n", n.into()),
            ("times", self.times(multiplier).into()),
            ("points", worth(multiplier).into()),
        ];
        let printed = game.content().achievements[space.index()].printed && table.me().is_free(space);
        let covers = printed.then(|| self.say(Tell::SpaceCovers, &[("points", worth(1).into())]));
        let each = self.say(Tell::SpaceEach, &[("points", self.points(multiplier.into()).into())]);
        [Some(self.say(counts, &args)), covers, Some(each)]
            .into_iter()
            .flatten()
            .collect()
    }
}

/// Whether a player has no Achievement space left for a multiplier.
pub(super) fn is_full(player: &Player) -> bool {
    !Achievement::ALL.iter().any(|&space| player.is_free(space))
}
