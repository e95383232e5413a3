//! What every content keeps: each check, with the row that breaks it.

use meiji::duel::components::{Place, Title};
use meiji::duel::content::{Content, ContentError, Rule, Section};
use meiji::printed::{Broken, Edition, Section as _};
use serde_json::{Value, json};

use super::{tree, with};

/// The rule that a document breaks, with its section and row.
fn broken(pointer: &str, value: Value) -> (Section, Option<u32>, Broken<Rule>) {
    match with(pointer, value) {
        Err(ContentError::Breaks { section, row, rule }) => (section, row.map(|row| row.number), rule),
        other => panic!("{pointer}: {other:?}"),
    }
}

const fn range(field: &'static str, least: u8, most: u8, is: u32) -> Broken<Rule> {
    Broken::Range { field, least, most, is }
}

#[test]
fn counts_of_rows() {
    for (section, needs) in [
        (Section::Places, 10),
        (Section::Influence, 4),
        (Section::Orders, 30),
        (Section::Technologies, 20),
        (Section::Church, 9),
        (Section::Bonus, 16),
    ] {
        let mut tree = tree();
        tree[section.key()].as_array_mut().unwrap().pop();
        let has = needs - 1;
        let rule = Broken::Count { needs, has };
        let row = None;
        assert_eq!(
            Content::from_json(&tree.to_string()),
            Err(ContentError::Breaks { section, row, rule })
        );
    }
}

#[test]
fn the_name() {
    for name in ["", "First", "a b", "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddx"] {
        assert_eq!(with("/edition", json!(name)), Err(ContentError::Edition), "{name}");
    }
    assert!(with("/edition", json!("my-own-2")).is_ok());
}

#[test]
fn places() {
    let section = Section::Places;
    let expected = Place::TeaPlantation;
    assert_eq!(
        broken("/places/0/place", json!("bank")),
        (section, Some(1), Broken::Own(Rule::PlaceOrder { expected }))
    );
    assert_eq!(
        broken("/places/3/rates", json!([0, 2, 1, 2, 3])),
        (section, Some(4), Broken::Falls)
    );
    assert_eq!(
        broken("/places/3/rates/4", json!(10)),
        (section, Some(4), range("rates", 0, 9, 10))
    );
}

#[test]
fn influence_cards() {
    let section = Section::Influence;
    assert_eq!(
        broken("/influence/0/level", json!(0)),
        (section, Some(1), range("level", 1, 9, 0))
    );
    assert_eq!(
        broken("/influence/0/upgraded", json!(10)),
        (section, Some(1), range("upgraded", 1, 9, 10))
    );
    assert_eq!(
        broken("/influence/0/cost", json!(10)),
        (section, Some(1), range("cost", 0, 9, 10))
    );
    assert_eq!(
        broken("/influence/0/upgraded", json!(1)),
        (section, Some(1), Broken::Own(Rule::NoUpgrade))
    );
    assert_eq!(
        broken("/influence/1/level", json!(1)),
        (section, Some(2), Broken::Own(Rule::CardOrder))
    );
    assert_eq!(
        broken("/influence/2/upgraded", json!(9)),
        (section, Some(4), Broken::Own(Rule::CardOrder))
    );
}

#[test]
fn orders() {
    let section = Section::Orders;
    assert_eq!(
        broken("/orders/0/goods", json!([0, 0, 0, 0])),
        (section, Some(1), range("goods in all", 1, 9, 0))
    );
    assert_eq!(
        broken("/orders/0/goods", json!([5, 5, 0, 0])),
        (section, Some(1), range("goods in all", 1, 9, 10))
    );
    assert_eq!(
        broken("/orders/0/goods/1", json!(12)),
        (section, Some(1), range("goods", 0, 9, 12))
    );
    assert_eq!(
        broken("/orders/0/points", json!(31)),
        (section, Some(1), range("points", 0, 30, 31))
    );
}

#[test]
fn technologies() {
    let section = Section::Technologies;
    let expected = Title::Brickyard;
    assert_eq!(
        broken("/technologies/1/title", json!("tram")),
        (section, Some(2), Broken::Own(Rule::TitleOrder { expected }))
    );
    assert_eq!(
        broken("/technologies/1/cost", json!(0)),
        (section, Some(2), range("cost", 1, 9, 0))
    );
    assert_eq!(
        broken("/technologies/1/cost", json!(10)),
        (section, Some(2), range("cost", 1, 9, 10))
    );
}

#[test]
fn church_cards() {
    let section = Section::Church;
    assert_eq!(
        broken("/church/0/faith", json!(12)),
        (section, Some(1), range("faith", 1, 11, 12))
    );
    assert_eq!(
        broken("/church/8/points", json!(40)),
        (section, Some(9), range("points", 0, 30, 40))
    );
}

#[test]
fn rewards() {
    let reward = |reward: Value| broken("/orders/0/reward", reward).2;
    assert_eq!(reward(json!([{"yen": 0}])), range("yen", 1, 9, 0));
    for symbol in ["copper", "silk", "tea", "fish", "imports", "turns", "orders"] {
        let rule = reward(json!([{ symbol: 10 }]));
        assert!(
            matches!(rule, Broken::Range { field, least: 1, most: 9, is: 10 } if field == symbol),
            "{rule:?}"
        );
    }
    assert_eq!(reward(json!([{"plus-one": 5}])), range("plus-one", 1, 4, 5));
    assert_eq!(reward(json!([{"plus-two": 5}])), range("plus-two", 1, 4, 5));
    assert_eq!(reward(json!([{"bonus": 4}])), range("bonus", 5, 7, 4));
    assert_eq!(reward(json!([{"look": {"at": 10, "keep": 1}}])), range("at", 1, 9, 10));
    assert_eq!(reward(json!([{"look": {"at": 2, "keep": 3}}])), range("keep", 1, 2, 3));
    assert_eq!(
        reward(json!([{"yen": 1}, {"tea": 1}, {"fish": 1}, {"silk": 1}])),
        Broken::Own(Rule::Symbols { has: 4 })
    );
    assert_eq!(
        reward(json!([{"bonus": 5}, {"yen": 1}])),
        Broken::Own(Rule::ChoiceNotLast)
    );
    assert_eq!(
        reward(json!([{"look": {"at": 2, "keep": 1}}, {"bonus": 5}])),
        Broken::Own(Rule::ChoiceNotLast)
    );
    assert!(
        with("/orders/0/reward", json!([])).is_ok(),
        "an Order may give points alone"
    );
    assert!(with("/church/0/reward", json!([{"yen": 1}, {"tea": 1}, {"bonus": 7}])).is_ok());
}

#[test]
fn bonus_cards() {
    for symbol in [json!({"bonus": 5}), json!({"look": {"at": 2, "keep": 1}})] {
        assert_eq!(
            broken("/bonus/4/rewards/2", symbol),
            (Section::Bonus, Some(5), Broken::Own(Rule::ChoiceOnBonus))
        );
    }
    assert_eq!(
        broken("/bonus/4/rewards/0", json!({"yen": 10})),
        (Section::Bonus, Some(5), range("yen", 1, 9, 10))
    );
}

#[test]
fn each_is_told_in_a_sentence() {
    let text = with("/church/0/faith", json!(12)).unwrap_err().to_string();
    assert_eq!(
        text,
        "Content, church, row 1 (faith 12): `faith` must be 1 to 11, not 12."
    );
    let text = with("/bonus/0/rewards/0", json!({"bonus": 5})).unwrap_err().to_string();
    assert!(
        text.ends_with(": a Bonus card gives neither `look` nor `bonus`."),
        "{text}"
    );
}
