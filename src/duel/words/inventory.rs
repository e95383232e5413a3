//! What the box holds, to choose from.

use serde::Serialize;

use super::phrases::Tell;
use super::{Caption, Names, Vocabulary, chapter};
use crate::chance::Seed;
use crate::duel::components::{BonusId, ChurchId, Criterion, Good, OrderId, Place, Resource, Support, Title};
use crate::duel::content::Content;
use crate::duel::position::{LIMITS, Limits, STAGES, STEPS, SUPPORT};
use crate::duel::{Chapter, Duel, Options, Rules, Stage, Step};
use crate::game::Game as _;
use crate::printed::Edition as _;
use crate::words::Words;
use crate::words::inventory::Named;

/// How an [`Inventory`] is declared to scripts.
pub const DECLARED: &str = include_str!("inventory.d.ts");

/// What the box holds. Cards stand by their rows in the printed values, with what is printed on them.
#[derive(Clone, Debug, Serialize)]
pub struct Inventory {
    edition: String,
    editions: Vec<&'static str>,
    /// The numbers of the rules by which a game may be played, the newest last.
    rules: &'static [Rules],
    /// The most that a position can tell of each thing.
    limits: Limits,
    /// How many Places lie in each row, from the top.
    rows: [usize; 3],
    places: Vec<Named>,
    /// What a game may have come to, and what an action may have.
    stages: Vec<Named>,
    steps: Vec<Named>,
    goods: Vec<Named>,
    /// What a Trader is recruited for.
    criteria: Vec<Named>,
    technologies: Vec<Named>,
    imports: &'static str,
    turned: &'static str,
    yen: &'static str,
    shop: &'static str,
    house: &'static str,
    support: Vec<Named>,
    /// The levels of the Influence cards, as they are printed and once they are upgraded.
    influence: Vec<(u8, u8)>,
    orders: Vec<String>,
    church: Vec<String>,
    bonus: Vec<String>,
}

/// What the box of an edition holds, with the names that positions use.
pub fn inventory(words: Words, content: &Content) -> Inventory {
    let game = Duel::new(content.clone(), Options::new());
    // What is printed is the same in every deal.
    let table = game.deal(Seed::default()).table;
    let names = Names::new(words, &[]);
    let speech = words.speech(&game, &table, &names);
    let numbers = |count: usize| 0..count as u8;
    Inventory {
        edition: content.name().to_owned(),
        editions: Content::names(),
        rules: &Rules::ALL,
        limits: LIMITS,
        rows: Place::ROWS.map(<[Place]>::len),
        places: Place::ROWS
            .into_iter()
            .flatten()
            .map(|&place| Named::of(place, speech.place(place)))
            .collect(),
        stages: STAGES.map(|stage| Named::of(stage, words.text(of_stage(stage)))).into(),
        steps: steps(words),
        goods: Good::ALL
            .map(|good| Named::of(good, speech.resource(good.into())))
            .into(),
        criteria: Criterion::ALL
            .map(|criterion| Named::of(criterion, speech.room().criterion.of(criterion)))
            .into(),
        technologies: Title::ALL.map(|title| Named::of(title, speech.title(title))).into(),
        imports: speech.resource(Resource::Import),
        turned: speech.resource(Resource::Turned),
        yen: speech.resource(Resource::Yen),
        shop: words.phrase(Tell::Shop),
        house: words.phrase(Tell::House),
        support: Support::ALL
            .map(|support| Named::of(SUPPORT[support as usize], speech.support(support)))
            .into(),
        influence: content.influence.iter().map(|row| (row.level, row.upgraded)).collect(),
        orders: numbers(content.orders.len())
            .map(|order| speech.order(OrderId(order)))
            .collect(),
        church: numbers(content.church.len())
            .map(|card| speech.church(ChurchId(card)))
            .collect(),
        bonus: numbers(content.bonus.len())
            .map(|card| speech.bonus(BonusId(card), 3))
            .collect(),
    }
}

const fn of_stage(stage: Stage) -> Caption {
    match stage {
        Stage::FirstOrders => Caption::EditorFirstOrders,
        Stage::Turn => Caption::EditorInTurn,
        Stage::Upgrade => Caption::EditorUpgrade,
        Stage::Over => Caption::EditorOver,
    }
}

/// The steps that an action can have come to, in their order. That of exchanges needs a number as well.
fn steps(words: Words) -> Vec<Named> {
    let place = |place| words.of_room::<Vocabulary>().place.of(place);
    let text = |step| match step {
        Step::Place => words.text(Caption::EditorChoosesPlace),
        Step::Opening => words.text(Caption::EditorOpens),
        Step::Card => words.text(Caption::EditorPlaysCard),
        Step::Support => words.text(Caption::EditorSupports),
        Step::Exchange(_) => place(Place::Chinatown),
        Step::Church => place(Place::Church),
        Step::Laboratory => place(Place::Laboratory),
        Step::Bonus => chapter(words, Chapter::Bonus),
        Step::Construction => chapter(words, Chapter::Construction),
        Step::End => words.text(Caption::EditorEndOfTurn),
    };
    let named = STEPS.iter().map(|step| Named::of(step, text(*step)));
    let exchange = Named {
        name: "exchange".to_owned(),
        text: text(Step::Exchange(1)).to_owned(),
    };
    let mut steps: Vec<_> = named.collect();
    let after_support = STEPS
        .iter()
        .position(|step| *step == Step::Support)
        .map_or(0, |at| at + 1);
    steps.insert(after_support, exchange);
    steps
}
