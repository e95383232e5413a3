//! What every content keeps: each check, with the row that breaks it.

use meiji::duel::Duel;
use meiji::duel::components::{Place, Title};
use meiji::duel::content::{Content, ContentError, Rule, Section, Unusual};
use meiji::printed::{Broken, Edition, Section as _};
use meiji::words::{Faulted as _, Language, Words};
use serde_json::{Value, json};

use super::{tree, with};

/// Section, row number and what is unusual, of all that is taken and told.
fn unusual(pointer: &str, value: Value) -> Vec<(Section, u32, Unusual)> {
    let taken = with(pointer, value).unwrap_or_else(|error| panic!("{pointer}: {error}"));
    let remarks = taken.unusual().into_iter();
    let told = remarks.map(|remark| (remark.section, remark.row.number, remark.unusual));
    told.collect()
}

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

#[test]
fn nothing_is_unusual_about_a_released_edition() {
    for edition in Content::released() {
        assert_eq!(edition.unusual(), []);
    }
}

/// Where a value comes from makes no other card of it.
#[test]
fn a_card_like_another_is_unusual() {
    for (section, row, like) in [
        (Section::Orders, 9, 2),
        (Section::Church, 4, 3),
        (Section::Bonus, 15, 0),
    ] {
        let name = section.key();
        let mut twin = tree()[name][like].clone();
        twin["source"] = json!("published");
        let as_row = like as u32 + 1;
        let told = unusual(&format!("/{name}/{row}"), twin);
        assert_eq!(told, [(section, row + 1, Unusual::SameCard { as_row })]);
    }
    let goods = tree()["orders"][2]["goods"].clone();
    assert_eq!(unusual("/orders/9/goods", goods), [], "it gives something else");
}

/// Description of the Places: each yields one more at each Influence, from the first on that yields anything.
#[test]
fn a_place_that_does_not_yield_one_more_at_each_influence_is_unusual() {
    let told = |rates: Value| unusual("/places/3/rates", rates);
    let odd = |influence, has, usual| [(Section::Places, 4, Unusual::Yield { influence, has, usual })];
    for usual in [json!([1, 2, 3, 4, 5]), json!([0, 0, 0, 0, 1]), json!([0, 1, 2, 3, 4])] {
        assert_eq!(told(usual.clone()), [], "{usual}");
    }
    assert_eq!(told(json!([0, 0, 1, 1, 2])), odd(4, 1, 2), "no more at more Influence");
    assert_eq!(told(json!([0, 0, 1, 3, 4])), odd(4, 3, 2), "too much");
    assert_eq!(told(json!([2, 3, 4, 5, 6])), odd(1, 2, 1), "too early");
    assert_eq!(told(json!([0, 0, 0, 0, 0])), odd(5, 0, 1), "never anything");
}

#[test]
fn an_upgrade_that_costs_less_than_the_one_before_is_unusual() {
    assert_eq!(
        unusual("/influence/2/cost", json!(1)),
        [(Section::Influence, 3, Unusual::CheaperUpgrade)]
    );
    assert_eq!(unusual("/influence/2/cost", json!(2)), [], "as much");
}

#[test]
fn points_far_beyond_those_of_any_other_card_are_unusual() {
    let most = 8;
    let told = |has| [(Section::Orders, 8, Unusual::ManyPoints { most, has })];
    assert_eq!(unusual("/orders/7/points", json!(16)), []);
    assert_eq!(unusual("/orders/7/points", json!(17)), told(17));
    assert_eq!(unusual("/orders/7/points", json!(30)), told(30));
    let [most, has] = [12, 25];
    assert_eq!(
        unusual("/church/8/points", json!(25)),
        [(Section::Church, 9, Unusual::ManyPoints { most, has })]
    );
}

#[test]
fn a_church_card_that_asks_for_more_and_gives_less_than_another_is_unusual() {
    let less = |row, than_row| (Section::Church, row, Unusual::MoreForLess { than_row });
    assert_eq!(unusual("/church/4/points", json!(4)), [less(5, 4)]);
    assert_eq!(
        unusual("/church/4/points", json!(5)),
        [],
        "as much as a card that asks for less"
    );
    assert_eq!(unusual("/church/4/points", json!(10)), [less(6, 5), less(7, 5)]);
}

#[test]
fn a_card_that_gives_nothing_is_unusual() {
    for (pointer, section, row) in [("/orders/0", Section::Orders, 1), ("/church/0", Section::Church, 1)] {
        let mut card = tree().pointer(pointer).expect("a card").clone();
        card["reward"] = json!([]);
        assert_eq!(unusual(pointer, card.clone()), [], "points alone are something");
        card["points"] = json!(0);
        assert_eq!(unusual(pointer, card), [(section, row, Unusual::Nothing)]);
    }
}

/// Every kind of remark names its row, in a sentence of its own, in every language.
#[test]
fn whatever_is_unusual_is_told_in_a_sentence() {
    let mut nothing = tree()["orders"][0].clone();
    (nothing["points"], nothing["reward"]) = (json!(0), json!([]));
    let documents = [
        with("/orders/9", tree()["orders"][2].clone()),
        with("/places/3/rates", json!([0, 0, 1, 1, 2])),
        with("/influence/2/cost", json!(1)),
        with("/orders/7/points", json!(21)),
        with("/church/4/points", json!(4)),
        with("/orders/0", nothing),
    ];
    for language in Language::all() {
        let mut told = Vec::new();
        for document in &documents {
            told.extend(Duel::remarks(
                Words::new(language),
                document.as_ref().expect("it is taken"),
            ));
        }
        assert_eq!(told.len(), documents.len(), "{told:?}");
        let whole = |said: &String| said.ends_with('.') && !said.contains(['{', '}', '|']);
        assert!(told.iter().all(whole), "{told:?}");
        let endings: std::collections::BTreeSet<_> = told.iter().filter_map(|said| said.rsplit(": ").next()).collect();
        assert_eq!(endings.len(), told.len(), "{told:?}");
    }
    let said = |document: &Result<Content, _>| Duel::remarks(Words::default(), document.as_ref().expect("it is taken"));
    assert_eq!(
        said(&documents[1]),
        ["Unusual, but taken: places, row 4 (copper-mine): at Influence 4 it yields 1, and 2 would be usual."]
    );
}
