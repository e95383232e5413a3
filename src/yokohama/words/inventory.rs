//! What the box holds, to choose from.

use serde::Serialize;

use super::{Caption, Names, Words};
use crate::chance::Seed;
use crate::game::Game as _;
use crate::printed::Edition as _;
use crate::words::inventory::Named;
use crate::yokohama::components::{
    ALL_TOKENS, Agent, Area, Country, Good, OrderId, Piece, Resource, TOKENS, TechnologyId, Title,
};
use crate::yokohama::content::{BuildingRow, Content, SpaceRow};
use crate::yokohama::position::{CAUSES, LIMITS, Limits};
use crate::yokohama::{Chapter, Options, Rules, Stage, TurnStep, Yokohama, map};

/// How an [`Inventory`] is declared to scripts.
pub const DECLARED: &str = include_str!("inventory.d.ts");

/// The largest table, which has a part of everything.
pub(in crate::yokohama) const MOST: Options = match Options::new(4) {
    Ok(options) => options,
    Err(_) => panic!("four can play"),
};

/// What the box holds. Cards and tiles stand by their rows in the printed values, with what is printed on them.
#[derive(Clone, Debug, Serialize)]
pub struct Inventory {
    edition: String,
    editions: Vec<&'static str>,
    /// The numbers of the rules by which a game may be played, the newest last.
    rules: [Rules; 2],
    /// The most that a position can tell of each thing.
    limits: Limits,
    /// How many squares each row of the map has, for two players, three and four.
    rows: Vec<Vec<u8>>,
    areas: Vec<Named>,
    steps: Vec<Named>,
    goods: Vec<Named>,
    agents: Vec<Named>,
    causes: Vec<Named>,
    /// Imported goods, yen and points.
    imports: &'static str,
    yen: &'static str,
    points: &'static str,
    assistant: &'static str,
    shop: &'static str,
    house: &'static str,
    /// The Technologies that are used once a turn.
    mill: &'static str,
    university: &'static str,
    orders: Vec<String>,
    technologies: Vec<String>,
    buildings: Vec<String>,
    tokens: Vec<String>,
    achievements: Vec<String>,
    rewards: Vec<String>,
    church: Vec<String>,
    customs: Vec<String>,
}

/// What the box of an edition holds, with the names that positions use.
pub fn inventory(words: Words, content: &Content) -> Inventory {
    let game = &Yokohama::new(content.clone(), MOST);
    // What is printed is the same in every deal.
    let table = game.deal(Seed::default()).table;
    let names = Names::new(words, &[]);
    let space = |row: &SpaceRow| words.reward(&row.reward);
    Inventory {
        edition: content.edition.clone(),
        editions: Content::names(),
        rules: Rules::ALL,
        limits: LIMITS,
        rows: (2..=4)
            .map(|players| (0..4).map(|row| map::row_len(players, row)).collect())
            .collect(),
        areas: Area::ALL.map(|area| Named::of(area, words.area(area))).into(),
        steps: steps(words),
        goods: Good::ALL.map(|good| Named::of(good, words.good(good))).into(),
        agents: Country::ALL
            .map(|country| Named::of(country, words.agent(Agent::Foreign(country))))
            .into(),
        causes: CAUSES.map(|cause| Named::of(cause, words.cause(cause))).into(),
        imports: words.resource(Resource::Import),
        yen: words.resource(Resource::Yen),
        points: words.resource(Resource::Points),
        assistant: words.piece(Piece::Assistant),
        shop: words.piece(Piece::Shop),
        house: words.piece(Piece::TradingHouse),
        mill: words.title(Title::SpinningMill),
        university: words.title(Title::University),
        orders: (0..content.orders.len() as u8)
            .map(|order| words.speech(game, &table, &names).spoken_order(OrderId(order)))
            .collect(),
        technologies: (0..content.technologies.len() as u8)
            .map(|card| words.spoken_technology(game, TechnologyId(card)))
            .collect(),
        buildings: content.buildings.iter().map(|row| building(words, row)).collect(),
        tokens: tokens(words, content),
        achievements: content.achievements.iter().map(|row| words.goal(&row.goal)).collect(),
        rewards: content
            .rewards
            .iter()
            .map(|row| words.agent(row.country.map_or(Agent::Free, Agent::Foreign)))
            .collect(),
        church: content.church.iter().map(space).collect(),
        customs: content.customs.iter().map(space).collect(),
    }
}

/// The steps that a position can name, in the order of a turn; those that are further on than their name says, `placement` apart, need
/// a number as well.
fn steps(words: Words) -> Vec<Named> {
    let of = |step, area: &str| format!("{} – {area}", words.step(step));
    let act = |what: &str| of(TurnStep::Act, what);
    let paid = |area| {
        act(&format!(
            "{} – {}",
            words.area(area),
            words.text(Caption::EditorPayChurch)
        ))
    };
    let own = |name: &str, text: String| Named {
        name: name.to_owned(),
        text,
    };
    vec![
        Named::of(Stage::FirstOrder, words.step(TurnStep::Setup)),
        Named::of(Stage::Before, words.step(TurnStep::Before)),
        own("placement", words.step(TurnStep::Place).to_owned()),
        Named::of(Stage::Movement, words.step(TurnStep::Move)),
        Named::of(Stage::Recall, of(TurnStep::Move, words.text(Caption::EditorRecall))),
        Named::of(Stage::Church, act(words.area(Area::Church))),
        own("churchAssistant", paid(Area::Church)),
        Named::of(Stage::Customs, act(words.area(Area::Customs))),
        own("customsAssistant", paid(Area::Customs)),
        Named::of(Stage::Laboratory, act(words.chapter(Chapter::Laboratory))),
        Named::of(Stage::Port, act(words.chapter(Chapter::Port))),
        Named::of(Stage::SecondOrder, act(words.text(Caption::EditorSecondOrder))),
        own("employment", act(words.area(Area::EmploymentAgency))),
        own("chinatown", act(words.area(Area::Chinatown))),
        Named::of(Stage::Bonus, words.step(TurnStep::Bonus)),
        Named::of(Stage::Construction, words.step(TurnStep::Build)),
        Named::of(Stage::Recovery, words.step(TurnStep::Recover)),
        Named::of(Stage::After, words.step(TurnStep::After)),
        own("over", words.step(TurnStep::Over).to_owned()),
    ]
}

fn building(words: Words, row: &BuildingRow) -> String {
    let shops = words.commas(row.shops.iter().map(|reward| words.reward(reward)));
    let house = words.reward(&row.house);
    let args = [("shops", shops.as_str().into()), ("house", house.as_str().into())];
    words.fill(Caption::EditorBuildingOf, &args)
}

/// The 5-Power tokens; those of mini-expansion 2 come last.
fn tokens(words: Words, content: &Content) -> Vec<String> {
    let printed = content.tokens.iter().take(TOKENS).map(|row| words.reward(&row.reward));
    let free = std::iter::repeat_n(words.agent(Agent::Free), ALL_TOKENS - TOKENS);
    printed.chain(free).collect()
}
