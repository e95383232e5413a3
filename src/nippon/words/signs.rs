//! The keys of what stands on the table alone: titles of its parts, a phone's tabs, notes on buttons, and what things there are.

use super::Vocabulary;
use crate::nippon::components::{City, Region};
use crate::words::Words;
use crate::words::keys::keys;

keys! {
    /// A text of the table.
    pub(in super::super) Sign of Vocabulary.sign {
        Name, ScoringIn(scoring, n), LastPhaseIn(n), LastPhase(n), Over, NextWorkers, Rewards, Scorings,
        Achievements, Wages, Places, Mine, ContractsTab, FactoriesTab, ConsolidateTab, ContractsSheet, FactoriesSheet,
        ConsolidateSheet, More, WhichTrack, WhichTile(slot), WhichGoods(asks), OneStep, ExchangeBlueprints, Lost(n),
        SlotsFree(n), CountsNothing, ActionSlot, WorkersThere(workers), NobodyThere, FactoriesLeft(n), InfluenceSlot,
        TakenBy(seat, value), FreeSlot(n), CityFull(value), AsksFor(good, worth), NotBuilt, TilesLeft(n), TilesOnMap(n),
        TransportsIn(seat, trains, ships), NobodyIn, Region, GivesForTile(bonus), Stands(place, who, n),
        StandsScoring(place, who, n, points), StandsNow(standings), MarkerAt(level), Stars(n), ExchangeTells,
        Storage(n, of), MachineShows(n), NoMachine, RunTakes(coal, cubes), KnowledgeNeeded(n), CostsYou(price),
        ContractGives(asks, gives), IsFulfilled, RewardLeft(n), RewardTells(n, level), SpaceHas(n), SpaceFree,
        SpacePrinted, SpacePoints(n), CityTells(n), CitySide(side, good, lies), RowsTell, InBag(workers),
        RewardsTell, ScoringTells(first, second, third), ScoringDone, LeftTells(n), TrainsTell, ShipsTell,
        MachinesWait(n), MachinesTell, WagesTell(n, yen), Has(points, budget), Tracks(money, coal, knowledge),
        HasWorkers(workers), HasFactory(factory, n, of), HasFactoryMachine(factory, machine, n, of), NoFactories,
        HasLeft(trains, ships, contracts), HasTiles(values), NoTiles, HasSpaces(spaces), SpaceTimes(achievement, n),
        SeatPoints(seat, n), PointsNow, Typed(letters),
    }
}

/// The name of a City.
pub(in super::super) fn city_name(words: Words, city: City) -> &'static str {
    let room: &Vocabulary = words.of_room();
    room.city.of(city)
}

/// The name of a Region.
pub(in super::super) fn region_name(words: Words, region: Region) -> &'static str {
    let room: &Vocabulary = words.of_room();
    room.region.of(region)
}
