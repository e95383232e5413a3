//! What the box holds, to choose from.

use serde::Serialize;

use super::Names;
use crate::chance::Seed;
use crate::duel::components::{BonusId, ChurchId, Criterion, Good, OrderId, Place, Resource, Support, Title};
use crate::duel::content::Content;
use crate::duel::{Duel, Options, Rules};
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
    places: Vec<Named>,
    goods: Vec<Named>,
    /// What a Trader is recruited for.
    criteria: Vec<Named>,
    technologies: Vec<Named>,
    imports: &'static str,
    turned: &'static str,
    yen: &'static str,
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
        places: Place::ALL.map(|place| Named::of(place, speech.place(place))).into(),
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
        support: Support::ALL
            .map(|support| Named::of(support, speech.support(support)))
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
