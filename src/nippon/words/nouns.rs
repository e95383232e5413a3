//! What things are called: Workers, goods, Factories with their bonus, Contracts, Cities, Rewards, Achievements, amounts.

use super::phrases::{Brief, Noun, Synergy};
use super::{Arg, Speech, yen};
use crate::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, Region, Resource, RewardBonus,
    RewardLevel, Side, Track, Transport,
};
use crate::nippon::content::{Bonus, Gain};
use crate::nippon::{Chapter, Cubes, Nippon, Workers};
use crate::opponents::{Computer, Style};

impl Speech<'_, Nippon> {
    /// A colour of Workers, as a heading.
    pub fn colour(&self, colour: Colour) -> &'static str {
        self.room().worker.of(colour)
    }

    /// Workers by colour: `2 white and 1 red`.
    pub fn workers(&self, workers: Workers) -> String {
        if workers.is_empty() {
            return self.words.phrase(Noun::Nobody).to_owned();
        }
        let phrase = |colour| match colour {
            Colour::White => Noun::White,
            Colour::Black => Noun::Black,
            Colour::Red => Noun::Red,
            Colour::Green => Noun::Green,
            Colour::Teal => Noun::Teal,
            Colour::Orange => Noun::Orange,
        };
        let count = |colour| self.count(phrase(colour), workers.of(colour));
        self.words.list(workers.iter().map(count))
    }

    /// So many Workers.
    pub fn workers_count(&self, workers: u8) -> String {
        self.count(Noun::Workers, workers)
    }

    /// So many colours.
    pub fn colours(&self, colours: u8) -> String {
        self.count(Noun::Colours, colours)
    }

    /// An action, short as on its slot.
    pub fn action_name(&self, action: Action) -> &'static str {
        self.room().action.of(action)
    }

    /// What an action does, in a sentence.
    pub fn does(&self, action: Action) -> &'static str {
        self.room().action.form(action, "does").unwrap_or_default()
    }

    /// An Action slot by its actions.
    pub fn slot(&self, slot: ActionSlot) -> String {
        match *slot.actions() {
            [first, second] => {
                let [first, second] = [first, second].map(|action| self.action_name(action).into());
                self.say(Noun::SlotOfTwo, &[("first", first), ("second", second)])
            }
            _ => self.action_name(slot.actions()[0]).to_owned(),
        }
    }

    /// A track of the Player Board.
    pub fn track(&self, track: Track) -> &'static str {
        self.room().track.of(track)
    }

    /// A good, as a heading.
    pub fn good(&self, good: Good) -> &'static str {
        self.room().good.of(good)
    }

    /// So many of a good: `2 Silk`.
    pub fn goods(&self, good: Good, count: u8) -> String {
        let phrase = match good {
            Good::Silk => Noun::Silk,
            Good::Paper => Noun::Paper,
            Good::Bento => Noun::Bento,
            Good::Lenses => Noun::Lenses,
            Good::Clocks => Noun::Clocks,
            Good::LightBulbs => Noun::LightBulbs,
        };
        self.count(phrase, count)
    }

    /// Goods of several kinds: `2 Silk and 1 Paper`.
    pub fn cubes(&self, cubes: Cubes) -> String {
        let goods = Good::ALL.into_iter().filter(|&good| cubes.of(good) > 0);
        let goods = self.words.list(goods.map(|good| self.goods(good, cubes.of(good))));
        match goods.is_empty() {
            true => self.words.phrase(Noun::Nothing).to_owned(),
            false => goods,
        }
    }

    /// The Factory of a good, as a heading.
    pub fn factory(&self, good: Good) -> &'static str {
        self.room().good.form(good, "factory").unwrap_or_default()
    }

    /// A Factory with its Synergy bonus in short: `Silk Factory: Knowledge +3`.
    pub fn factory_tile(&self, tile: FactoryTile) -> String {
        self.say(
            Noun::FactoryWith,
            &[self.made(tile.good()), ("bonus", self.bonus_short(tile).into())],
        )
    }

    /// The Synergy bonus of a Factory, as short as a label.
    pub fn bonus_short(&self, tile: FactoryTile) -> String {
        let parts = self.bonuses_of(tile).iter().map(|&bonus| self.brief(bonus));
        self.words.commas(parts)
    }

    /// The Synergy bonus of a Factory in sentences, in the order in which its parts work.
    pub fn bonus(&self, tile: FactoryTile) -> Vec<String> {
        self.bonuses_of(tile).iter().map(|&bonus| self.synergy(bonus)).collect()
    }

    /// The printed bonuses of a Factory.
    pub(super) fn bonuses_of(&self, tile: FactoryTile) -> &[Bonus] {
        let row = self.game.content().factories.get(tile.index());
        row.map_or(&[], |row| &row.bonuses)
    }

    /// A bonus, or a part of one, in a sentence.
    pub fn synergy(&self, bonus: Bonus) -> String {
        let (phrase, n) = match bonus {
            Bonus::KnowledgeSteps(n) => (Synergy::KnowledgeSteps, n.into()),
            Bonus::MoneySteps(n) => (Synergy::MoneySteps, n.into()),
            Bonus::CoalSteps(n) => (Synergy::CoalSteps, n.into()),
            Bonus::Blueprints(n) => (Synergy::Blueprints, n.into()),
            Bonus::BuildTrains(n) => (Synergy::BuildTrains, n.into()),
            Bonus::BuildShips(n) => (Synergy::BuildShips, n.into()),
            Bonus::Machines(n) => (Synergy::Machines, n.into()),
            Bonus::Cubes(n) => (Synergy::Cubes, n.into()),
            Bonus::CubesInFactories(n) => (Synergy::CubesInFactories, n.into()),
            Bonus::KnowledgeActionPlus(n) => (Synergy::KnowledgeActionPlus, n.into()),
            Bonus::RunThisPlus(n) => (Synergy::RunThisPlus, n.into()),
            Bonus::KnowledgeNeedMinus(n) => (Synergy::KnowledgeNeedMinus, n.into()),
            Bonus::KnowledgeStars(n) => (Synergy::KnowledgeStars, n.into()),
            Bonus::ContractYen(n) => (Synergy::ContractYen, yen(n)),
            Bonus::InvestPrice(n) => (Synergy::InvestPrice, yen(n)),
            Bonus::ProduceCoalMinus(n) => (Synergy::ProduceCoalMinus, n.into()),
            Bonus::WagesColoursFree(n) => (Synergy::WagesColoursFree, n.into()),
            Bonus::TrainsCount(n) => (Synergy::TrainsCount, n.into()),
            Bonus::ShipsScore(n) => (Synergy::ShipsScore, n.into()),
            Bonus::ContractPoints(n) => (Synergy::ContractPoints, n.into()),
            Bonus::IncomeYenAFactory(n) => (Synergy::IncomeYenAFactory, yen(n)),
            Bonus::ImprovementPoints(n) => (Synergy::ImprovementPoints, n.into()),
            Bonus::KeepCoal => return self.words.phrase(Synergy::KeepCoal).to_owned(),
            Bonus::TrainsRegionBonus => return self.words.phrase(Synergy::TrainsRegionBonus).to_owned(),
            Bonus::TrainsFirstFree => return self.words.phrase(Synergy::TrainsFirstFree).to_owned(),
            Bonus::MarketFirstBonusTwice => return self.words.phrase(Synergy::MarketFirstBonusTwice).to_owned(),
        };
        self.say(phrase, &[("n", n)])
    }

    /// The same as short as a label.
    pub fn brief(&self, bonus: Bonus) -> String {
        let (phrase, n) = match bonus {
            Bonus::KnowledgeSteps(n) => (Brief::KnowledgeSteps, n.into()),
            Bonus::MoneySteps(n) => (Brief::MoneySteps, n.into()),
            Bonus::CoalSteps(n) => (Brief::CoalSteps, n.into()),
            Bonus::Blueprints(n) => (Brief::Blueprints, n.into()),
            Bonus::BuildTrains(n) => (Brief::BuildTrains, n.into()),
            Bonus::BuildShips(n) => (Brief::BuildShips, n.into()),
            Bonus::Machines(n) => (Brief::Machines, n.into()),
            Bonus::Cubes(n) => (Brief::Cubes, n.into()),
            Bonus::CubesInFactories(n) => (Brief::CubesInFactories, n.into()),
            Bonus::KnowledgeActionPlus(n) => (Brief::KnowledgeActionPlus, n.into()),
            Bonus::RunThisPlus(n) => (Brief::RunThisPlus, n.into()),
            Bonus::KnowledgeNeedMinus(n) => (Brief::KnowledgeNeedMinus, n.into()),
            Bonus::KnowledgeStars(n) => (Brief::KnowledgeStars, n.into()),
            Bonus::ContractYen(n) => (Brief::ContractYen, yen(n)),
            Bonus::InvestPrice(n) => (Brief::InvestPrice, yen(n)),
            Bonus::ProduceCoalMinus(n) => (Brief::ProduceCoalMinus, n.into()),
            Bonus::WagesColoursFree(n) => (Brief::WagesColoursFree, n.into()),
            Bonus::TrainsCount(n) => (Brief::TrainsCount, n.into()),
            Bonus::ShipsScore(n) => (Brief::ShipsScore, n.into()),
            Bonus::ContractPoints(n) => (Brief::ContractPoints, n.into()),
            Bonus::IncomeYenAFactory(n) => (Brief::IncomeYenAFactory, yen(n)),
            Bonus::ImprovementPoints(n) => (Brief::ImprovementPoints, n.into()),
            Bonus::KeepCoal => return self.words.phrase(Brief::KeepCoal).to_owned(),
            Bonus::TrainsRegionBonus => return self.words.phrase(Brief::TrainsRegionBonus).to_owned(),
            Bonus::TrainsFirstFree => return self.words.phrase(Brief::TrainsFirstFree).to_owned(),
            Bonus::MarketFirstBonusTwice => return self.words.phrase(Brief::MarketFirstBonusTwice).to_owned(),
        };
        self.say(phrase, &[("n", n)])
    }

    /// A Machine by its number.
    pub fn machine(&self, number: u8) -> String {
        self.count(Noun::Machine, number)
    }

    /// A Contract by its number, as a heading: all players have the same.
    pub fn contract_name(&self, contract: ContractId) -> String {
        self.say(Noun::ContractNumber, &[("n", (u16::from(contract.0) + 1).into())])
    }

    /// A Contract within a sentence: what it asks for, and what it gives.
    pub fn contract(&self, contract: ContractId) -> String {
        let args = [
            ("asks", self.contract_asks(contract).into()),
            ("gives", self.contract_gives(contract).into()),
        ];
        self.say(Noun::Contract, &args)
    }

    /// What a Contract asks for: each number is of one kind of good.
    pub fn contract_asks(&self, contract: ContractId) -> String {
        let row = self.game.content().contracts.get(usize::from(contract.0));
        match *row.map_or(&[][..], |row| &row.cubes[..]) {
            [a] => self.say(Noun::OneKind, &[("a", a.into())]),
            [a, b] => self.say(Noun::TwoKinds, &[("a", a.into()), ("b", b.into())]),
            [a, b, c] => self.say(Noun::ThreeKinds, &[("a", a.into()), ("b", b.into()), ("c", c.into())]),
            _ => self.words.phrase(Noun::Unknown).to_owned(),
        }
    }

    /// What a Contract gives, by what is printed on it.
    pub fn contract_gives(&self, contract: ContractId) -> String {
        let Some(row) = self.game.content().contracts.get(usize::from(contract.0)) else {
            return self.words.phrase(Noun::Unknown).to_owned();
        };
        let paid = (row.yen > 0).then(|| self.amount(Resource::Yen, row.yen.into()));
        let points = (row.points > 0).then(|| self.points(row.points.into()));
        let steps = (row.steps > 0).then(|| self.count(Noun::MoneySteps, row.steps));
        self.words.list([paid, points, steps].into_iter().flatten())
    }

    /// A City.
    pub fn city(&self, city: City) -> &'static str {
        self.room().city.of(city)
    }

    /// A side of a City tile, within a sentence.
    pub fn side(&self, side: Side) -> &'static str {
        self.room().side.of(side)
    }

    /// An Influence slot: `Osaka, top`.
    pub fn influence_slot(&self, city: City, side: Side) -> String {
        self.say(
            Noun::At,
            &[("city", self.city(city).into()), ("side", self.side(side).into())],
        )
    }

    /// A Region.
    pub fn region(&self, region: Region) -> &'static str {
        self.room().region.of(region)
    }

    /// What a Region gives for an Influence tile.
    pub fn region_bonus(&self, region: Region) -> String {
        self.gain(self.game.content().regions[region.index()].bonus)
    }

    /// What a Region gives.
    pub fn gain(&self, gain: Gain) -> String {
        match gain {
            Gain::Yen(n) => self.amount(Resource::Yen, n.into()),
            Gain::Coal(n) => self.amount(Resource::Coal, n.into()),
            Gain::Blueprints(n) => self.amount(Resource::Blueprints, n.into()),
            Gain::Points(n) => self.points(n.into()),
        }
    }

    /// A Train or a Ship, as a heading.
    pub fn transport(&self, transport: Transport) -> &'static str {
        self.room().transport.of(transport)
    }

    /// Trains or Ships, as a heading.
    pub fn transports(&self, transport: Transport) -> &'static str {
        self.room().transport.form(transport, "many").unwrap_or_default()
    }

    /// A resource, as a heading.
    pub fn resource(&self, resource: Resource) -> &'static str {
        self.room().resource.of(resource)
    }

    /// So much of a resource, of yen in thousands: `¥5,000`, `2 Coal`.
    pub fn amount(&self, what: Resource, amount: u16) -> String {
        match what {
            Resource::Yen => self.say(Noun::Yen, &[("n", yen(amount))]),
            Resource::Coal => self.say(Noun::Coal, &[("n", amount.into())]),
            Resource::Blueprints => self.say(Noun::Blueprints, &[("n", amount.into())]),
        }
    }

    /// Thousands of yen, which may be below 0: `¥5,000`.
    pub fn yen(&self, thousands: i32) -> String {
        self.say(Noun::Yen, &[("n", yen(thousands))])
    }

    /// What is paid: `¥6,000 and 2 Blueprints`; `free` if that is nothing.
    pub fn price(&self, paid: impl IntoIterator<Item = (Resource, u16)>) -> String {
        let paid = paid.into_iter().filter(|(_, amount)| *amount > 0);
        let paid = self.words.list(paid.map(|(what, amount)| self.amount(what, amount)));
        match paid.is_empty() {
            true => self.words.phrase(Noun::Free).to_owned(),
            false => paid,
        }
    }

    /// So many points.
    pub fn points(&self, points: i32) -> String {
        self.say(Noun::Points, &[("n", points.into())])
    }

    /// The bonus of a Reward tile.
    pub fn reward_bonus(&self, bonus: RewardBonus) -> String {
        let (what, amount) = bonus.gain();
        self.amount(what, amount)
    }

    /// A Reward tile, within a sentence.
    pub fn reward(&self, level: RewardLevel, bonus: RewardBonus) -> String {
        let args = [
            ("level", level.multiplier().into()),
            ("bonus", self.reward_bonus(bonus).into()),
        ];
        self.say(Noun::Reward, &args)
    }

    /// A multiplier: `3×`.
    pub fn times(&self, multiplier: u8) -> String {
        self.count(Noun::Multiplier, multiplier)
    }

    /// An Achievement space.
    pub fn achievement(&self, achievement: Achievement) -> &'static str {
        self.room().achievement.of(achievement)
    }

    /// An Influence tile by its value.
    pub fn influence_tile(&self, value: u8) -> String {
        self.say(Noun::Tile, &[("value", value.into())])
    }

    /// The Overseas Companies.
    pub fn overseas(&self) -> &'static str {
        self.words.phrase(Noun::Overseas)
    }

    /// A place in a Region, from 1; a dash for 0, which is none.
    pub fn ordinal(&self, place: u8) -> &'static str {
        self.words.phrase(match place {
            1 => Noun::First,
            2 => Noun::Second,
            3 => Noun::Third,
            4 => Noun::Fourth,
            5 => Noun::Fifth,
            _ => Noun::NoPlace,
        })
    }

    /// Who plays a seat, and what that computer is fond of.
    pub fn played_by(&self, computer: Computer) -> String {
        self.words.played_by(computer, |style| self.fond_of(style))
    }

    /// What computers with a style are fond of.
    fn fond_of(&self, style: Style) -> &'static str {
        self.words.phrase(match style {
            Style::Builder => Noun::OfBuilder,
            Style::Scholar => Noun::OfScholar,
            Style::Trader => Noun::OfTrader,
        })
    }

    /// The name of a chapter of the rulebook.
    pub fn chapter(&self, chapter: Chapter) -> &'static str {
        super::chapter(self.words, chapter)
    }

    /// So many of something.
    pub(super) fn count(&self, phrase: Noun, n: u8) -> String {
        self.say(phrase, &[("n", n.into())])
    }

    /// A good or its Factory, as a filling in the form that a pattern asks for.
    pub(super) fn made(&self, good: Good) -> (&'static str, Arg<'static>) {
        ("good", self.words.name_of(&self.room().good, good))
    }

    /// A track, likewise.
    pub(super) fn raised(&self, track: Track) -> (&'static str, Arg<'static>) {
        ("track", self.words.name_of(&self.room().track, track))
    }

    /// A colour of Workers, likewise.
    pub(super) fn dressed(&self, colour: Colour) -> (&'static str, Arg<'static>) {
        ("worker", self.words.name_of(&self.room().worker, colour))
    }
}
