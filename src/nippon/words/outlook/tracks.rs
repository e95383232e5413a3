//! What steps on a track come to.

use super::super::phrases::Tell;
use super::super::{Speech, yen};
use crate::nippon::Nippon;
use crate::nippon::components::{Resource, Track};
use crate::nippon::content::{Bonus, TrackRow};
use crate::nippon::rules::exchange;

impl Speech<'_, Nippon> {
    /// What steps on a track come to: the new number, or between which numbers the marker stands, and stars. Of a Knowledge action with the
    /// free steps that Factories add.
    pub fn steps_tells(&self, track: Track, steps: u8) -> Vec<String> {
        let more = match self.stepping() {
            Some(Track::Knowledge) => self.own_bonuses(|bonus| match bonus {
                Bonus::KnowledgeActionPlus(more) => Some(more),
                _ => None,
            }),
            _ => 0,
        };
        let more = more.min(self.table.me().room(track).saturating_sub(steps));
        let free = (more > 0).then(|| self.say(Tell::StepsMore, &[("n", more.into())]));
        free.into_iter()
            .chain(self.marker_then(track, steps.saturating_add(more)))
            .collect()
    }

    /// What an exchange of Blueprints comes to.
    pub fn exchange_tells(&self, track: Track) -> Vec<String> {
        let left = self.table.me().blueprints.saturating_sub(exchange::PRICE);
        let left = self.amount(Resource::Blueprints, left);
        let mut lines = self.marker_then(track, 1);
        lines.push(self.say(Tell::ExchangeLeaves, &[("blueprints", left.into())]));
        lines
    }

    /// Where a level marker stands after some steps: its number, or between which it is; and the stars reached.
    fn marker_then(&self, track: Track, steps: u8) -> Vec<String> {
        let me = self.table.me();
        let mut then = *me;
        then.markers[track.index()] += steps.min(me.room(track));
        let rows = self.rows(track);
        let (slot, level) = (then.marker(track), self.game.level(&then, track));
        let name = ("track", self.track(track).into());
        let number = |number: u8| match track {
            Track::Money => self.amount(Resource::Yen, number.into()),
            _ => number.to_string(),
        };
        let above = rows[slot..].iter().find_map(|row| row.number);
        let stands = match (rows[slot].number, above) {
            (Some(at), _) => self.say(Tell::StepsTo, &[name, ("number", number(at).into())]),
            (None, Some(above)) => {
                let args = [name, ("below", number(level).into()), ("above", number(above).into())];
                self.say(Tell::StepsBetween, &args)
            }
            (None, None) => self.say(Tell::StepsAbove, &[name, ("below", number(level).into())]),
        };
        let stars = |slot: usize| rows[..=slot].iter().filter(|row| row.star).count() as u8;
        let reached = stars(slot);
        let reached = (reached > stars(me.marker(track))).then(|| self.say(Tell::StepsStars, &[("n", reached.into())]));
        [Some(stands), reached].into_iter().flatten().collect()
    }

    /// Where the Money marker stands after some steps.
    pub(super) fn money_then(&self, steps: u8) -> String {
        let me = self.table.me();
        if me.room(Track::Money) == 0 {
            return self.words.phrase(Tell::MoneyAtTop).to_owned();
        }
        let mut then = *me;
        then.markers[Track::Money.index()] += steps.min(me.room(Track::Money));
        self.say(Tell::MoneyThen, &[("yen", yen(self.game.level(&then, Track::Money)))])
    }

    /// A track's slots, from the bottom.
    pub fn rows(&self, track: Track) -> &[TrackRow] {
        let content = self.game.content();
        match track {
            Track::Money => &content.money,
            Track::Coal => &content.coal,
            Track::Knowledge => &content.knowledge,
        }
    }
}
