//! What an Influence tile on a slot comes to: cubes, the tile that goes home, the Overseas Companies, and the places in the Region.

use super::super::Speech;
use super::super::phrases::Tell;
use crate::nippon::components::{City, Region, Side, city_room};
use crate::nippon::content::Bonus;
use crate::nippon::{Influence, Nippon, Stage, Table};

impl Speech<'_, Nippon> {
    /// What an Influence tile on a slot comes to: the cubes, the tile that goes home, the Overseas Companies, the Region's bonus, the places in
    /// the Region before and after, and what the next Scoring would bring there.
    pub fn place_tells(&self, city: City, side: Side, value: u8) -> Vec<String> {
        let (game, table) = (self.game, self.table);
        let (me, region) = (table.me(), city.region());
        let good = game.demand(table, city, side);
        let cubes = game.cubes_for(good, value).unwrap_or_default();
        let left = self.goods(good, me.cubes(good).saturating_sub(cubes));
        let takes = [("cubes", self.goods(good, cubes).into()), ("left", left.into())];
        let mut lines = vec![self.say(Tell::CubesTaken, &takes)];
        lines.extend(self.goes_home(city, side));
        lines.extend(self.overseas_tells(city, side));
        lines.push(self.tile_bonus(region));
        if let Some(then) = self.placed(city, side, value) {
            lines.extend(self.places_then(region, &then));
        }
        lines
    }

    /// What sending a tile home comes to: what the Overseas Companies get back, and the places once the other tile lies there.
    pub fn return_tells(&self, city: City, side: Side) -> Vec<String> {
        let Some(placing) = self.table.turn.placing else {
            return Vec::new();
        };
        let opens = self.overseas_opened(city, side);
        let then = self.without(city, Some(side), placing.side, placing.value);
        opens
            .into_iter()
            .chain(self.places_then(city.region(), &then))
            .collect()
    }

    /// Which tile goes home for one that is placed on a slot.
    fn goes_home(&self, city: City, side: Side) -> Option<String> {
        let lies = self.table.city(city);
        let home = |tile: Influence| {
            let args = [("seat", self.name(tile.seat)), ("value", tile.value.into())];
            self.say(Tell::SendsHome, &args)
        };
        match self.home_of(city, side) {
            Home::Nobody => None,
            Home::From(from) => lies.slots[from.index()].map(home),
            Home::Chosen => {
                let value = lies.lowest().unwrap_or_default();
                Some(self.say(Tell::SendsOneHome, &[("value", value.into())]))
            }
        }
    }

    fn home_of(&self, city: City, side: Side) -> Home {
        let lies = self.table.city(city);
        if lies.slots[side.index()].is_some() {
            return Home::From(side);
        }
        if lies.tiles() < city_room(self.table.players) {
            return Home::Nobody;
        }
        let mut lowest = lies.lowest_slots();
        match (lowest.next(), lowest.next()) {
            (Some(only), None) => Home::From(only),
            (Some(_), Some(_)) => Home::Chosen,
            (None, _) => Home::Nobody,
        }
    }

    /// What is covered of the Overseas Companies, or opened for them again.
    fn overseas_tells(&self, city: City, side: Side) -> Vec<String> {
        let printed = &self.game.content().cities[city.index()].overseas;
        let shown = |side: Side| printed[side.index()];
        let covers = self.table.city(city).slots[side.index()].is_none() && shown(side) > 0;
        let covers = covers.then(|| self.say(Tell::OverseasCovered, &[("n", shown(side).into())]));
        let opens = match self.home_of(city, side) {
            Home::From(from) if from != side => self.overseas_opened(city, from),
            _ => None,
        };
        [covers, opens].into_iter().flatten().collect()
    }

    /// What the Overseas Companies get back by a slot that is left empty.
    fn overseas_opened(&self, city: City, side: Side) -> Option<String> {
        let shown = self.game.content().cities[city.index()].overseas[side.index()];
        (shown > 0).then(|| self.say(Tell::OverseasOpened, &[("n", shown.into())]))
    }

    /// The bonus that the next tile in a Region brings.
    fn tile_bonus(&self, region: Region) -> String {
        let first = self.table.turn.done == 0;
        let phrase = match first && self.own_has(Bonus::MarketFirstBonusTwice) {
            true => Tell::BonusOfTileTwice,
            false => Tell::BonusOfTile,
        };
        self.say(
            phrase,
            &[("gain", self.region_bonus(region).into()), self.there(region)],
        )
    }

    /// The table with an Influence tile of whose turn it is on a slot; `None` where it is still to be chosen which of equally low tiles goes home.
    pub fn placed(&self, city: City, side: Side, value: u8) -> Option<Table> {
        let from = match self.home_of(city, side) {
            Home::Nobody => None,
            Home::From(from) => Some(from),
            Home::Chosen => return None,
        };
        Some(self.without(city, from, side, value))
    }

    /// The table without a tile of a City, and with one of whose turn it is on another slot.
    fn without(&self, city: City, from: Option<Side>, side: Side, value: u8) -> Table {
        let mut then = *self.table;
        let slots = &mut then.cities[city.index()].slots;
        if let Some(from) = from {
            slots[from.index()] = None;
        }
        let seat = self.table.active;
        slots[side.index()] = Some(Influence { seat, value });
        then
    }

    /// Who stands where in a Region now and on another table, how the place of whose turn it is changes, and what the next Scoring would bring.
    pub fn places_then(&self, region: Region, then: &Table) -> Vec<String> {
        let (game, table, seat) = (self.game, self.table, self.table.active);
        let scoring = self.next_scoring();
        let other = self.words.speech(game, then, self.names);
        let row = |phrase, standings: String| {
            (!standings.is_empty()).then(|| self.say(phrase, &[("standings", standings.into())]))
        };
        let now = row(Tell::Now, self.standings(region));
        let later = row(Tell::Then, other.standings(region));
        let [before, after] = [table, then].map(|table| game.standings_in(table, region, scoring)[seat]);
        let args = [
            ("before", self.ordinal(before.place).into()),
            ("after", self.ordinal(after.place).into()),
            self.there(region),
        ];
        let place = match before.place == after.place {
            true => self.say(Tell::PlaceSame, &args),
            false => self.say(Tell::PlaceBetter, &args),
        };
        let whole = i32::from(after.points) + i32::from(after.ships);
        let args = [("points", self.points(whole).into()), ("ships", after.ships.into())];
        let points = match after.ships {
            _ if table.stage == Stage::Over => self.words.phrase(Tell::AllScored).to_owned(),
            0 => self.say(Tell::PointsThenPlain, &args),
            _ => self.say(Tell::PointsThen, &args),
        };
        [now, later, Some(place), Some(points)].into_iter().flatten().collect()
    }
}

/// Which tile goes home for another that is placed.
enum Home {
    /// None.
    Nobody,
    /// That of a slot.
    From(Side),
    /// One of several equally low ones.
    Chosen,
}
