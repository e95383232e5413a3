//! What a Factory is, what a run of it brings, and what a Contract takes of its goods.

use super::super::Speech;
use super::super::phrases::Tell;
use crate::game::Seat;
use crate::nippon::components::{ContractId, FactoryTile, Good, MOST_MACHINE, Resource};
use crate::nippon::content::Bonus;
use crate::nippon::{Cubes, Nippon, Step};

impl Speech<'_, Nippon> {
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

    /// The Coal that a run of a seat's Factory of a good takes, as it is told of the Factory: what the first run of an action takes less is seen
    /// while it is that run's turn.
    pub fn coal_of_run(&self, seat: Seat, good: Good) -> u16 {
        let (game, table) = (self.game, self.table);
        match table.turn.step {
            Step::Run if seat == table.active => game.coal_of_run(table, seat, good),
            _ => game.content().goods[good.index()].coal.into(),
        }
    }

    /// How many cubes still find room on the own Factory of a good.
    pub fn room_for(&self, good: Good) -> String {
        let factory = self.table.me().factory(good);
        let room = factory.map_or(0, |factory| self.game.storage_left(factory));
        self.say(Tell::RoomFor, &[("n", room.into())])
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
}
