//! A move answers one decision. How it is written stands in `notation`.

use serde::Serialize;

use super::super::content::Content;
use super::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, GOODS, Good, MOST_INFLUENCE, Region,
    RewardBonus, RewardLevel, Side, Track,
};
use super::export;

/// How many cubes of each good, from Silk to Light Bulbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Cubes(pub [u8; GOODS]);

impl Cubes {
    /// How many of a good.
    pub const fn of(self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// The goods, each as often as there are cubes of it.
    pub fn iter(self) -> impl Iterator<Item = Good> + Clone {
        let times = move |good: Good| std::iter::repeat_n(good, self.of(good).into());
        Good::ALL.into_iter().flat_map(times)
    }

    /// Whether they are what a Contract asks for: each of its numbers of a kind of its own.
    pub fn meet(self, asked: [u8; 3]) -> bool {
        let (mut given, mut asks) = (self.0, [0; GOODS]);
        asks[..3].copy_from_slice(&asked);
        given.sort_unstable();
        asks.sort_unstable();
        given == asks
    }
}

/// An answer to a [`Decision`](super::decision::Decision). Contracts count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Do no more of what may be done up to three times: `stop`.
    Stop,
    /// Take a Worker of a colour from an Action slot: `take mines red`.
    Take(ActionSlot, Colour),
    /// Consolidate: `consolidate`.
    Consolidate,
    /// Exchange 3 Blueprints for a step on a track: `exchange money`.
    Exchange(Track),
    /// Perform one of a slot's actions: `act trains`.
    Act(Action),
    /// Move the marker up: `steps 2`.
    Steps(u8),
    /// Run the own Factory of a good: `run silk`.
    Run(Good),
    /// Fulfil a Contract with goods: `fulfil 3 giving silk,silk,paper`.
    Fulfil(ContractId, Cubes),
    /// Build a Factory: `build silk-2`.
    Build(FactoryTile),
    /// Improve the own Factory of a good: `improve silk`.
    Improve(Good),
    /// Take a Machine to the own supply: `store`.
    Store,
    /// Build a Train or Ship in a Region: `site kyushu`.
    Site(Region),
    /// Place an Influence tile of a value on a City's slot: `place osaka top 5`.
    Place(City, Side, u8),
    /// Send the Influence tile of a City's slot home: `return osaka top`.
    Return(City, Side),
    /// Take a Reward tile of a level and bonus: `reward 5 yen`.
    Reward(RewardLevel, RewardBonus),
    /// Place the multiplier on an Achievement space: `space money`.
    Space(Achievement),
    /// Lay a cube on the own Factory of a good: `good silk`.
    Goods(Good),
    /// End the last turn: `finish`.
    Finish,
}

/// Every move that a game could ask for.
pub(in super::super) fn space(content: &Content) -> Vec<Move> {
    let mut space = vec![Move::Stop, Move::Consolidate, Move::Store, Move::Finish];
    space.extend(
        ActionSlot::ALL
            .into_iter()
            .flat_map(|slot| Colour::ALL.map(|colour| Move::Take(slot, colour))),
    );
    space.extend(Track::ALL.map(Move::Exchange));
    space.extend(Action::ALL.map(Move::Act));
    space.extend((1..=3).map(Move::Steps));
    space.extend(Good::ALL.map(Move::Run));
    for (row, number) in content.contracts.iter().zip(0..) {
        let mut asked = [0; 3];
        asked[..row.cubes.len()].copy_from_slice(&row.cubes);
        export::ways(ContractId(number), asked, Cubes([u8::MAX; GOODS]), &mut space);
    }
    space.extend(FactoryTile::ALL.map(Move::Build));
    space.extend(Good::ALL.map(Move::Improve));
    space.extend(Region::ALL.map(Move::Site));
    let slots = || {
        City::ALL
            .into_iter()
            .flat_map(|city| Side::ALL.map(|side| (city, side)))
    };
    let values = 1..=MOST_INFLUENCE as u8;
    space.extend(slots().flat_map(|(city, side)| values.clone().map(move |value| Move::Place(city, side, value))));
    space.extend(slots().map(|(city, side)| Move::Return(city, side)));
    space.extend(
        RewardLevel::ALL
            .into_iter()
            .flat_map(|level| RewardBonus::ALL.map(|bonus| Move::Reward(level, bonus))),
    );
    space.extend(Achievement::ALL.map(Move::Space));
    space.extend(Good::ALL.map(Move::Goods));
    space
}
