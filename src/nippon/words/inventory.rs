//! What the box holds, to choose from.

use serde::Serialize;

use super::phrases::Query;
use super::{Caption, Names};
use crate::chance::Seed;
use crate::game::Game as _;
use crate::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FEWEST, FactoryTile, Good, MOST, Region, Resource,
    RewardBonus, RewardLevel, SLOT_ROOM, Side, Track, Transport, WORKER_SLOTS, row_room, rows_in_use,
};
use crate::nippon::content::Content;
use crate::nippon::position::{LIMITS, Limits};
use crate::nippon::{Nippon, Options, Rules, Stage};
use crate::printed::Edition as _;
use crate::words::Words;
use crate::words::inventory::Named;

/// How an [`Inventory`] is declared to scripts.
pub const DECLARED: &str = include_str!("inventory.d.ts");

/// What the box holds. Tiles and Contracts stand by their rows in the printed values, with what is printed on them.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Inventory {
    edition: String,
    editions: Vec<&'static str>,
    /// The numbers of the rules by which a game may be played, the newest last.
    rules: &'static [Rules],
    /// The most that a position can tell of each thing.
    limits: Limits,
    /// How many Worker rows are in use with each number of players, and the Workers of one.
    rows: Vec<(usize, u8)>,
    /// How many Worker slots a Player Board has.
    board: u8,
    /// The most Workers of an Action slot.
    slot: u8,
    stages: Vec<Named>,
    steps: Vec<Step>,
    colours: Vec<Named>,
    slots: Vec<Named>,
    actions: Vec<Named>,
    tracks: Vec<Named>,
    goods: Vec<Named>,
    factories: Vec<Named>,
    regions: Vec<Named>,
    cities: Vec<InRegion>,
    sides: Vec<Named>,
    achievements: Vec<Named>,
    rewards: Vec<Named>,
    bonuses: Vec<Named>,
    trains: &'static str,
    ships: &'static str,
    yen: &'static str,
    coal: &'static str,
    blueprints: &'static str,
    contracts: Vec<String>,
    city_tiles: Vec<String>,
    /// What each slot of a track shows, from the bottom; nothing where it has no number.
    levels: Levels,
}

/// A City with its Region.
#[derive(Clone, Debug, Serialize)]
struct InRegion {
    #[serde(flatten)]
    named: Named,
    region: String,
}

/// A step of a turn as a position names it, and what of it is to be said.
#[derive(Clone, Debug, Serialize)]
struct Step {
    #[serde(flatten)]
    named: Named,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    of: Vec<Named>,
}

/// What the slots of the tracks show.
#[derive(Clone, Debug, Serialize)]
struct Levels {
    money: Vec<String>,
    coal: Vec<String>,
    knowledge: Vec<String>,
}

/// What the box of an edition holds, with the names that positions use.
pub fn inventory(words: Words, content: &Content) -> Inventory {
    let options = Options::new(FEWEST).expect("so many may play");
    let game = Nippon::new(content.clone(), options);
    // What is printed is the same in every deal.
    let table = game.deal(Seed::default()).table;
    let names = Names::new(words, &[]);
    let speech = words.speech(&game, &table, &names);
    let numbers = |count: usize| 0..count as u8;
    let resource = |what| speech.resource(what);
    let level = |track: Track| {
        let number = |number: u8| match track {
            Track::Money => speech.amount(Resource::Yen, number.into()),
            _ => number.to_string(),
        };
        let rows = speech.rows(track).iter();
        rows.map(|row| row.number.map_or_else(String::new, number)).collect()
    };
    Inventory {
        edition: content.name().to_owned(),
        editions: Content::names(),
        rules: &Rules::ALL,
        limits: LIMITS,
        rows: (FEWEST..=MOST)
            .map(|players| (rows_in_use(players), row_room(players)))
            .collect(),
        board: WORKER_SLOTS,
        slot: SLOT_ROOM,
        stages: [Stage::Play, Stage::LastPhase, Stage::Over]
            .map(|stage| Named::of(stage, words.text(of_stage(stage))))
            .into(),
        steps: steps(&speech),
        colours: Colour::ALL
            .map(|colour| Named::of(colour, speech.colour(colour)))
            .into(),
        slots: ActionSlot::ALL.map(|slot| Named::of(slot, speech.slot(slot))).into(),
        actions: Action::ALL
            .map(|action| Named::of(action, speech.action_name(action)))
            .into(),
        tracks: Track::ALL.map(|track| Named::of(track, speech.track(track))).into(),
        goods: Good::ALL.map(|good| Named::of(good, speech.good(good))).into(),
        factories: FactoryTile::ALL
            .map(|tile| Named::of(tile, speech.factory_tile(tile)))
            .into(),
        regions: Region::ALL
            .map(|region| Named::of(region, speech.region(region)))
            .into(),
        cities: City::ALL
            .map(|city| InRegion {
                named: Named::of(city, speech.city(city)),
                region: city.region().name().to_owned(),
            })
            .into(),
        sides: Side::ALL.map(|side| Named::of(side, speech.side(side))).into(),
        achievements: Achievement::ALL
            .map(|space| Named::of(space, speech.achievement(space)))
            .into(),
        rewards: levels(&speech),
        bonuses: RewardBonus::ALL
            .map(|bonus| Named::of(bonus, speech.reward_bonus(bonus)))
            .into(),
        trains: speech.transports(Transport::Train),
        ships: speech.transports(Transport::Ship),
        yen: resource(Resource::Yen),
        coal: resource(Resource::Coal),
        blueprints: resource(Resource::Blueprints),
        contracts: numbers(content.contracts.len())
            .map(|contract| speech.contract(ContractId(contract)))
            .collect(),
        city_tiles: content
            .city_tiles
            .iter()
            .map(|tile| words.commas(tile.goods.map(|good| speech.good(good).to_owned())))
            .collect(),
        levels: Levels {
            money: level(Track::Money),
            coal: level(Track::Coal),
            knowledge: level(Track::Knowledge),
        },
    }
}

const fn of_stage(stage: Stage) -> Caption {
    match stage {
        Stage::Play => Caption::EditorBefore,
        Stage::LastPhase => Caption::EditorLastPhase,
        Stage::Over => Caption::EditorOver,
    }
}

/// The levels of Reward tiles.
fn levels(speech: &super::Speech<'_, Nippon>) -> Vec<Named> {
    RewardLevel::ALL
        .map(|level| Named::of(level, speech.times(level.multiplier())))
        .into()
}

/// The steps that a turn can have come to, by the questions that they ask, in the order of the actions.
fn steps(speech: &super::Speech<'_, Nippon>) -> Vec<Step> {
    let words = speech.words;
    let step = |name: &str, text: &str, of: Vec<Named>| Step {
        named: Named {
            name: name.to_owned(),
            text: text.to_owned(),
        },
        of,
    };
    let asked = |name: &str, query: Query| step(name, words.text(query), Vec::new());
    let two = |slot: &&ActionSlot| slot.actions().len() > 1;
    let slots = ActionSlot::ALL.iter().filter(two);
    let slots = slots.map(|&slot| Named::of(slot, speech.slot(slot))).collect();
    let tracks = [Track::Coal, Track::Knowledge].map(|track| Named::of(track, speech.track(track)));
    let sites = Transport::ALL.map(|transport| Named::of(transport, speech.transport(transport)));
    vec![
        step("action", words.text(Query::Action), slots),
        step("steps", words.text(Caption::AidSteps), tracks.into()),
        asked("run", Query::Run),
        asked("contract", Query::Contract),
        asked("factory", Query::Factory),
        asked("improvement", Query::Improvement),
        step("site", words.text(Caption::EditorSite), sites.into()),
        asked("place", Query::Place),
        asked("return", Query::Return),
        asked("reward", Query::Reward),
        step("space", words.text(Query::Space), levels(speech)),
        asked("goods", Query::Goods),
        asked("finish", Query::Finish),
    ]
}
