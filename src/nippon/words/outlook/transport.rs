//! What a Train or Ship in a Region comes to.

use super::super::phrases::Tell;
use super::super::{Speech, yen};
use crate::nippon::Nippon;
use crate::nippon::components::{Region, Track, Transport};
use crate::nippon::content::Bonus;

impl Speech<'_, Nippon> {
    /// What a Train or Ship in a Region comes to: free slots, what it counts, a Money icon, a star, the Region's bonus.
    pub fn site_tells(&self, transport: Transport, region: Region) -> Vec<String> {
        let (game, table) = (self.game, self.table);
        let (me, seat) = (table.me(), table.active);
        let mut lines = vec![self.say(Tell::SlotsLeft, &[("n", table.slots_left(region).into())])];
        let has_tile = region
            .cities()
            .into_iter()
            .any(|city| table.city(city).slots.iter().flatten().any(|tile| tile.seat == seat));
        lines.push(match transport {
            Transport::Train if has_tile => self.say(Tell::TrainCounts, &[("n", game.train_counts(me).into())]),
            Transport::Train => self.words.phrase(Tell::TrainNoTile).to_owned(),
            Transport::Ship => {
                let place = game.standings_in(table, region, self.next_scoring())[seat].place;
                let n = ("n", game.ship_scores(me).into());
                match place {
                    0 => self.say(Tell::ShipNoPlace, &[n]),
                    place => self.say(Tell::ShipScores, &[n, ("ordinal", self.ordinal(place).into())]),
                }
            }
        });
        let (spaces, built) = (game.spaces(transport), me.built(transport));
        if let Some(space) = spaces.get(built) {
            lines.extend(space.money.then(|| match me.room(Track::Money) {
                0 => self.words.phrase(Tell::MoneyAtTop).to_owned(),
                _ => {
                    let mut then = *me;
                    then.markers[Track::Money.index()] += 1;
                    self.say(Tell::IconThen, &[("yen", yen(game.level(&then, Track::Money)))])
                }
            }));
            let stars = spaces[..=built].iter().filter(|space| space.star).count() as u8;
            lines.extend(space.star.then(|| self.say(Tell::StarThen, &[("n", stars.into())])));
        }
        let paid = table.turn.granted == 0 && transport == Transport::Train;
        let brings = paid && self.own_has(Bonus::TrainsRegionBonus);
        lines.extend(brings.then(|| self.say(Tell::BonusOfRegion, &[("gain", self.region_bonus(region).into())])));
        lines
    }
}
