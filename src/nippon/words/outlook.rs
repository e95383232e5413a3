//! What a choice would come to, in sentences, before it is made: wages and the Reward that a Worker brings nearer, what Consolidating throws away
//! and brings, steps, cubes that find no room, places in a Region before and after, what a multiplier is worth.

use super::phrases::{Counts, Tell};
use super::{Speech, yen};
use crate::game::Seat;
use crate::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, MOST_MACHINE, Region, Resource,
    RewardBonus, RewardLevel, SCORINGS, Side, Track, Transport, city_room,
};
use crate::nippon::content::{Bonus, ScoringSlot, TrackRow};
use crate::nippon::rules::{consolidate, exchange};
use crate::nippon::{Cubes, Influence, Nippon, Player, Stage, Step, Table, Wages, Workers};

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
    fn reward_left(&self, reached: RewardLevel) -> Result<RewardLevel, Tell> {
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

    /// A track's slots, from the bottom.
    pub fn rows(&self, track: Track) -> &[TrackRow] {
        let content = self.game.content();
        match track {
            Track::Money => &content.money,
            Track::Coal => &content.coal,
            Track::Knowledge => &content.knowledge,
        }
    }

    /// What an exchange of Blueprints comes to.
    pub fn exchange_tells(&self, track: Track) -> Vec<String> {
        let left = self.table.me().blueprints.saturating_sub(exchange::PRICE);
        let left = self.amount(Resource::Blueprints, left);
        let mut lines = self.marker_then(track, 1);
        lines.push(self.say(Tell::ExchangeLeaves, &[("blueprints", left.into())]));
        lines
    }

    /// The Coal that a run of a seat's Factory of a good takes, as it is told of the Factory: what the first run of an action takes less is seen
    /// while it is that run's turn.
    pub fn coal_of_run(&self, seat: Seat, good: Good) -> u16 {
        let (game, table) = (self.game, self.table);
        match table.turn.step {
            Step::Run if seat == table.active => game.coal_of_run(table, seat, good),
            _ => game.content().goods[good.index()].coal.into(),
        }
    }

    /// What a run of the own Factory of a good comes to: cubes, those that are lost, the Coal that is left.
    pub fn run_tells(&self, good: Good) -> Vec<String> {
        let (cubes, lost) = self.run(good);
        let coal = self.game.coal_of_run(self.table, self.table.active, good);
        let left = self.amount(Resource::Coal, self.table.me().coal.saturating_sub(coal));
        let brings = self.say(Tell::RunBrings, &[("cubes", self.goods(good, cubes).into())]);
        let loses = (lost > 0).then(|| self.say(Tell::RunLoses, &[("n", lost.into())]));
        let left = self.say(Tell::CoalLeft, &[("coal", left.into())]);
        [Some(brings), loses, Some(left)].into_iter().flatten().collect()
    }

    /// What fulfilling a Contract leaves of the goods, and where the Money marker stands then.
    pub fn contract_tells(&self, contract: ContractId, cubes: Cubes) -> Vec<String> {
        let me = self.table.me();
        let mut left = me.stored();
        for (left, given) in left.0.iter_mut().zip(cubes.0) {
            *left = left.saturating_sub(given);
        }
        let goods = self.say(Tell::GoodsLeft, &[("goods", self.cubes(left).into())]);
        let steps = self.game.content().contracts.get(usize::from(contract.0));
        let steps = steps.map_or(0, |row| row.steps);
        let money = (steps > 0).then(|| self.money_then(steps));
        [Some(goods), money].into_iter().flatten().collect()
    }

    /// Where the Money marker stands after some steps.
    fn money_then(&self, steps: u8) -> String {
        let me = self.table.me();
        if me.room(Track::Money) == 0 {
            return self.words.phrase(Tell::MoneyAtTop).to_owned();
        }
        let mut then = *me;
        then.markers[Track::Money.index()] += steps.min(me.room(Track::Money));
        self.say(Tell::MoneyThen, &[("yen", yen(self.game.level(&then, Track::Money)))])
    }

    /// What a Factory is and costs whose turn it is: its bonus in words, what it requires, the Blueprints that go, the Machines that come to it.
    pub fn factory_tells(&self, tile: FactoryTile) -> Vec<String> {
        let (game, table, good) = (self.game, self.table, tile.good());
        let me = table.me();
        let mut lines = self.bonus(tile);
        lines.push(self.factory_needs(good));
        if me.factory(good).is_some() {
            lines.push(self.words.phrase(Tell::FactoryOwned).to_owned());
            return lines;
        }
        let missing = game.knowledge_missing(me, good);
        lines.push(self.say(
            Tell::FactoryCosts,
            &[("price", self.factory_price(table.active, tile).into())],
        ));
        lines.extend((missing > 0).then(|| self.say(Tell::FactoryMissing, &[("n", missing.into())])));
        // Its bonus works first, and may take the place of one.
        let own = self.bonuses_of(tile).iter().filter_map(|bonus| match *bonus {
            Bonus::Machines(machines) => Some(machines),
            _ => None,
        });
        let room = MOST_MACHINE.saturating_sub(own.fold(0, u8::saturating_add));
        let waiting = me.machines.min(room);
        lines.extend((waiting > 0).then(|| self.say(Tell::FactoryWaiting, &[("n", waiting.into())])));
        lines
    }

    /// The level of a good's Factories, the Knowledge that they require, the Coal of a run, the room for goods.
    pub fn factory_needs(&self, good: Good) -> String {
        let row = &self.game.content().goods[good.index()];
        let args = [
            ("level", good.level().into()),
            ("n", row.knowledge.into()),
            ("coal", self.amount(Resource::Coal, row.coal.into()).into()),
            ("storage", row.storage.into()),
        ];
        self.say(Tell::FactoryNeeds, &args)
    }

    /// What an Improvement of the own Factory of a good comes to; without a good, why the Machine waits.
    pub fn improvement_tells(&self, good: Option<Good>) -> String {
        let factory = good.and_then(|good| self.table.me().factory(good));
        match factory {
            Some(factory) => {
                let cubes = self.game.cubes_of_run(factory) + u8::from(factory.machine < MOST_MACHINE);
                self.say(Tell::RunsThen, &[("n", cubes.into())])
            }
            None => self.words.phrase(Tell::StoreWhy).to_owned(),
        }
    }

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

    /// The number of the next Scoring, from 0; of a game that is over the last one.
    pub fn next_scoring(&self) -> u8 {
        self.table.scorings.min(SCORINGS as u8 - 1)
    }

    /// How many cubes still find room on the own Factory of a good.
    pub fn room_for(&self, good: Good) -> String {
        let factory = self.table.me().factory(good);
        let room = factory.map_or(0, |factory| self.game.storage_left(factory));
        self.say(Tell::RoomFor, &[("n", room.into())])
    }

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

/// Whether a player has no Achievement space left for a multiplier.
fn is_full(player: &Player) -> bool {
    !Achievement::ALL.iter().any(|&space| player.is_free(space))
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
