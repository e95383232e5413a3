//! The JavaScript API: what the box holds, to choose from.

use js_sys::JsString;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments;
use super::fault::{Fault, to_js};
use super::here::components::{ALL_TOKENS, Agent, Area, Country, Good, OrderId, Piece, Resource, TechnologyId};
use super::here::components::{TOKENS, Title};
use super::here::content::{BuildingRow, Content, SpaceRow};
use super::here::position::CAUSES;
use super::here::words::Caption;
use super::here::{Chapter, Here, Options, Rules, Stage, TurnStep, map};
use super::language::words;
use crate::chance::Seed;
use crate::game::Game as _;
use crate::position::name;
use crate::printed::Edition;
use crate::words::{Key, Names, Words};

/// What a position's document calls a thing, and what a reader calls it.
#[derive(Serialize)]
struct Named {
    name: String,
    text: String,
}

/// What the box holds. Cards and tiles stand by their rows in the printed values, with what is printed on them.
#[derive(Serialize)]
struct Inventory {
    edition: String,
    editions: Vec<&'static str>,
    /// The numbers of the rules by which a game may be played, the newest last.
    rules: [Rules; 2],
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

#[wasm_bindgen(typescript_custom_section)]
const INVENTORY: &str = r#"
/** What a position's document calls a thing, and what a reader calls it. */
export interface Named {
  name: string;
  text: string;
}

/** What the box holds. Cards and tiles stand by their rows in the printed values, with what is printed on them. */
export interface Inventory {
  edition: string;
  editions: string[];
  /** The numbers of the rules by which a game may be played, the newest last. */
  rules: number[];
  /** How many squares each row of the map has, for two players, three and four. */
  rows: number[][];
  areas: Named[];
  steps: Named[];
  goods: Named[];
  agents: Named[];
  causes: Named[];
  imports: string;
  yen: string;
  points: string;
  assistant: string;
  shop: string;
  house: string;
  mill: string;
  university: string;
  orders: string[];
  technologies: string[];
  buildings: string[];
  tokens: string[];
  achievements: string[];
  rewards: string[];
  church: string[];
  customs: string[];
}
"#;

/// What the box of an edition holds, with the names that positions use, in the language that is spoken; the newest edition if none is
/// named. `orders`, `technologies`, `buildings`, `tokens`, `achievements` and `rewards` are lists by the numbers of positions.
///
/// # Errors
/// Codes `argument`; `edition` if no edition of that name was released.
#[wasm_bindgen(unchecked_return_type = "Inventory")]
pub fn inventory(edition: Option<JsString>) -> Result<JsValue, JsValue> {
    let content = match edition {
        Some(edition) => released(&arguments::text(&edition, "edition")?)?,
        None => Content::latest(),
    };
    let options = Options::new(4).map_err(|error| Fault {
        code: "options",
        message: words().options_error(error),
    })?;
    to_js(&held(words(), &Here::new(content, options)))
}

fn released(name: &str) -> Result<Content, Fault> {
    let found = Content::released().iter().find(|content| content.edition == name);
    found.cloned().ok_or_else(|| Fault {
        code: "edition",
        message: words().fill(Key::ErrorEdition, &[("known", editions().join(", ").as_str().into())]),
    })
}

fn editions() -> Vec<&'static str> {
    let released = Content::released().iter();
    released.map(|content| content.edition.as_str()).collect()
}

fn held(words: Words, game: &Here) -> Inventory {
    let content = game.content();
    // What is printed is the same in every deal.
    let table = game.deal(Seed::default()).table;
    let names = Names::new(words, &[]);
    let space = |row: &SpaceRow| words.reward(&row.reward);
    Inventory {
        edition: content.edition.clone(),
        editions: editions(),
        rules: Rules::ALL,
        rows: (2..=4)
            .map(|players| (0..4).map(|row| map::row_len(players, row)).collect())
            .collect(),
        areas: Area::ALL.map(|area| named(area, words.area(area))).into(),
        steps: steps(words),
        goods: Good::ALL.map(|good| named(good, words.good(good))).into(),
        agents: Country::ALL
            .map(|country| named(country, words.agent(Agent::Foreign(country))))
            .into(),
        causes: CAUSES.map(|cause| named(cause, words.cause(cause))).into(),
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

fn named(thing: impl Serialize, text: impl Into<String>) -> Named {
    let text = text.into();
    Named {
        name: name(thing),
        text,
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
        named(Stage::FirstOrder, words.step(TurnStep::Setup)),
        named(Stage::Before, words.step(TurnStep::Before)),
        own("placement", words.step(TurnStep::Place).to_owned()),
        named(Stage::Movement, words.step(TurnStep::Move)),
        named(Stage::Recall, of(TurnStep::Move, words.text(Caption::EditorRecall))),
        named(Stage::Church, act(words.area(Area::Church))),
        own("churchAssistant", paid(Area::Church)),
        named(Stage::Customs, act(words.area(Area::Customs))),
        own("customsAssistant", paid(Area::Customs)),
        named(Stage::Laboratory, act(words.chapter(Chapter::Laboratory))),
        named(Stage::Port, act(words.chapter(Chapter::Port))),
        named(Stage::SecondOrder, act(words.text(Caption::EditorSecondOrder))),
        own("employment", act(words.area(Area::EmploymentAgency))),
        own("chinatown", act(words.area(Area::Chinatown))),
        named(Stage::Bonus, words.step(TurnStep::Bonus)),
        named(Stage::Construction, words.step(TurnStep::Build)),
        named(Stage::Recovery, words.step(TurnStep::Recover)),
        named(Stage::After, words.step(TurnStep::After)),
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
