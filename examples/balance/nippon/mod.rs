//! What is counted in games of Nippon.

mod report;

use std::collections::BTreeMap;

use meiji::game::Seat;
use meiji::nippon::components::{
    Achievement, Action, CONTRACTS, City, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel, Transport,
};
use meiji::nippon::content::Content;
use meiji::nippon::{Event, Nippon, Options, State};

use crate::tally::{Balanced, Tally};
use crate::used::{Use, together};

/// What is used in the games.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    /// How often each action was performed.
    pub actions: BTreeMap<Action, u32>,
    /// How often somebody Consolidated.
    pub consolidated: u32,
    /// By tile; it lies there once for each game.
    pub factories: BTreeMap<FactoryTile, Use>,
    /// By good: each may be built once a player.
    pub goods: BTreeMap<Good, Use>,
    /// By Contract; each may be fulfilled once a player.
    pub contracts: BTreeMap<ContractId, Use>,
    /// By Achievement space; each may be covered once a player.
    pub spaces: BTreeMap<Achievement, Use>,
    /// How often a Reward of a level and bonus was taken.
    pub rewards: BTreeMap<(RewardLevel, RewardBonus), Use>,
    /// Trains and Ships by Region.
    pub sites: BTreeMap<(Transport, Region), u32>,
    /// Influence tiles by City.
    pub cities: BTreeMap<City, u32>,
}

impl Balanced for Nippon {
    type Uses = Uses;
    const LINES: &'static [&'static str] = &[
        "before the final scoring",
        "last wages",
        "Contracts",
        "money",
        "Knowledge",
        "Ships",
        "Trains",
        "Coal",
        "Factories",
        "Machines",
        "Regions",
    ];

    fn table(content: Content, players: u8) -> Self {
        Self::new(content, Options::new(players).expect("so many can play"))
    }

    fn starter(state: &State) -> Seat {
        state.table.starter
    }

    fn lines(&self, state: &State, seat: Seat) -> Vec<i32> {
        self.score(&state.table)[seat].lines().map(i32::from).to_vec()
    }

    fn lay(&self, start: &State, uses: &mut Uses) {
        let players = u32::from(start.table.players);
        for tile in FactoryTile::ALL {
            uses.factories.entry(tile).or_default().lay += 1;
        }
        for good in Good::ALL {
            uses.goods.entry(good).or_default().lay += players;
        }
        for contract in (0..CONTRACTS as u8).map(ContractId) {
            uses.contracts.entry(contract).or_default().lay += players;
        }
        for space in Achievement::ALL {
            uses.spaces.entry(space).or_default().lay += players;
        }
        for (level, bonus) in RewardLevel::ALL
            .into_iter()
            .flat_map(|level| RewardBonus::ALL.map(|bonus| (level, bonus)))
        {
            let lay = start.table.rewards_of(level, bonus);
            uses.rewards.entry((level, bonus)).or_default().lay += u32::from(lay);
        }
    }

    fn happened(&self, _: &State, winner: Seat, event: Event, uses: &mut Uses) {
        let used = |seat: Seat, used: &mut Use| {
            used.used += 1;
            used.won += u32::from(seat == winner);
        };
        match event {
            Event::Acted { action, .. } => *uses.actions.entry(action).or_default() += 1,
            Event::Consolidated { .. } => uses.consolidated += 1,
            Event::FactoryBuilt { seat, factory } => {
                used(seat, uses.factories.entry(factory).or_default());
                used(seat, uses.goods.entry(factory.good()).or_default());
            }
            Event::ContractFulfilled { seat, contract, .. } => used(seat, uses.contracts.entry(contract).or_default()),
            Event::MultiplierPlaced { seat, space, .. } => used(seat, uses.spaces.entry(space).or_default()),
            Event::RewardTaken { seat, level, bonus } => used(seat, uses.rewards.entry((level, bonus)).or_default()),
            Event::TransportBuilt { transport, region, .. } => *uses.sites.entry((transport, region)).or_default() += 1,
            Event::InfluencePlaced { city, .. } => *uses.cities.entry(city).or_default() += 1,
            _ => {}
        }
    }

    fn add(uses: &mut Uses, other: &Uses) {
        more(&mut uses.actions, &other.actions);
        uses.consolidated += other.consolidated;
        together(&mut uses.factories, &other.factories);
        together(&mut uses.goods, &other.goods);
        together(&mut uses.contracts, &other.contracts);
        together(&mut uses.spaces, &other.spaces);
        together(&mut uses.rewards, &other.rewards);
        more(&mut uses.sites, &other.sites);
        more(&mut uses.cities, &other.cities);
    }

    fn report(text: &mut String, content: &Content, tallies: &[Tally<Self>]) {
        report::report(text, content, tallies);
    }
}

/// Adds what was counted elsewhere, by what it is of.
fn more<K: Ord + Copy>(all: &mut BTreeMap<K, u32>, other: &BTreeMap<K, u32>) {
    for (key, count) in other {
        *all.entry(*key).or_default() += count;
    }
}
