//! Printed values under which more happens than under the shipped ones: bonuses build and lay more at once, Machines come with Factories, Storage areas
//! are small and large, and Scorings come at other slots.

use meiji::nippon::content::{Bonus, Content, ScoringSlot};
use meiji::nippon::{Nippon, Options};
use meiji::printed::Edition;

/// The game by them.
pub fn wild(players: u8) -> Nippon {
    Nippon::new(content(), Options::new(players).expect("so many can play"))
}

/// The values.
pub fn content() -> Content {
    let mut content = Content::latest();
    content.edition = "wild".to_owned();
    for (row, storage) in content.goods.iter_mut().zip([1, 9, 3, 6, 2, 4]) {
        row.storage = storage;
        row.price -= 3;
    }
    for row in &mut content.factories {
        for bonus in &mut row.bonuses {
            match bonus {
                Bonus::BuildTrains(amount) | Bonus::BuildShips(amount) => *amount += 2,
                Bonus::CubesInFactories(amount) | Bonus::Cubes(amount) | Bonus::Machines(amount) => *amount = 2,
                Bonus::KnowledgeSteps(amount) | Bonus::MoneySteps(amount) | Bonus::CoalSteps(amount) => *amount += 3,
                _ => {}
            }
        }
    }
    for (row, slot) in content.scoring_track.iter_mut().zip([
        ScoringSlot::Plain,
        ScoringSlot::Scoring,
        ScoringSlot::Plain,
        ScoringSlot::Plain,
        ScoringSlot::Scoring,
    ]) {
        row.slot = slot;
    }
    for (row, value) in content.influence_tiles.iter_mut().zip([1, 1, 1, 2, 3, 3, 5, 6, 7, 7]) {
        row.value = value;
    }
    content
}

#[test]
fn the_wild_values_are_sound() {
    let content = content();
    assert_eq!(Content::from_json(&content.to_json()).expect("they are"), content);
}
