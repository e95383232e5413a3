//! Every rule that a content keeps is broken once; the error names section, row and rule.

use meiji::printed::{Broken, Edition, Row, Section as _};
use meiji::yokohama::components::{Area, Title};
use meiji::yokohama::content::{Content, ContentError, Rule, Section, Unusual};
use serde_json::{Value, json};

use super::{tree, with, with_field};

/// Section, row number and rule of a refusal.
fn broken(result: Result<Content, ContentError>) -> (Section, Option<u32>, Broken<Rule>) {
    match result {
        Err(ContentError::Breaks { section, row, rule }) => (section, row.map(|row| row.number), rule),
        other => panic!("{:?}", other.map(|content| content.edition)),
    }
}

/// Section, row number and what is unusual, of all that is taken and told.
fn unusual(result: Result<Content, ContentError>) -> Vec<(Section, u32, Unusual)> {
    let remarks = result.expect("it is taken").unusual();
    let told = remarks
        .into_iter()
        .map(|remark| (remark.section, remark.row.number, remark.unusual));
    told.collect()
}

fn range(field: &'static str, least: u8, most: u8, is: u32) -> Broken<Rule> {
    Broken::Range { field, least, most, is }
}

#[test]
fn a_refusal_reads_as_a_sentence() {
    let error = with("/technologies/27/value", json!(12)).expect_err("too dear");
    let row = Row {
        number: 28,
        label: "university, german".into(),
    };
    assert_eq!(
        error,
        ContentError::Breaks {
            section: Section::Technologies,
            row: Some(row),
            rule: range("value", 1, 9, 12)
        }
    );
    assert_eq!(
        error.to_string(),
        "Content, technologies, row 28 (university, german): `value` must be 1 to 9, not 12."
    );
}

#[test]
fn each_row_is_labelled_in_the_documents_words() {
    let label = |pointer: &str| match with(pointer, json!(99)) {
        Err(ContentError::Breaks { row: Some(row), .. }) => row.label,
        other => panic!("{:?}", other.map(|content| content.edition)),
    };
    assert_eq!(label("/areas/8/rates/4"), "employment-agency");
    assert_eq!(label("/port/spaces/0"), "spaces");
    assert_eq!(label("/church/2/reward/points"), "asks 6");
    assert_eq!(label("/orders/33/reward/points"), "german, [1,2,2,0]");
    assert_eq!(label("/buildings/0/shops/0/yen"), "house points:8");
    assert_eq!(label("/tokens/0/reward/yen"), "yen:99");
    assert_eq!(label("/achievements/4/first"), "technologies:4");
}

#[test]
fn an_edition_has_a_plain_name() {
    for bad in ["", "First", "my box", "boîte", &"x".repeat(41)] {
        assert_eq!(with("/edition", json!(bad)), Err(ContentError::Edition));
    }
    for good in ["2nd-printing", &"x".repeat(40)] {
        assert!(with("/edition", json!(good)).is_ok());
    }
}

#[test]
fn areas() {
    let swapped = {
        let mut rows = tree()["areas"].clone();
        rows.as_array_mut().expect("rows").swap(2, 3);
        with("/areas", rows)
    };
    let expected = Area::Tea;
    assert_eq!(
        broken(swapped),
        (Section::Areas, Some(3), Broken::Own(Rule::AreaOrder { expected }))
    );
    let canal = with("/areas/12/area", json!("canal"));
    let expected = Area::PortB;
    assert_eq!(
        broken(canal),
        (Section::Areas, Some(13), Broken::Own(Rule::AreaOrder { expected }))
    );
    let falls = with("/areas/4/rates", json!([1, 2, 3, 5, 4]));
    assert_eq!(broken(falls), (Section::Areas, Some(5), Broken::Falls));
    let much = with("/areas/4/rates/4", json!(10));
    assert_eq!(broken(much), (Section::Areas, Some(5), range("rates", 0, 9, 10)));
    let level = with("/areas/11/rates/4", json!(4));
    assert_eq!(broken(level), (Section::Areas, Some(12), range("rates", 0, 3, 4)));
    let points = with("/areas/12/points_at_five", json!(31));
    assert_eq!(
        broken(points),
        (Section::Areas, Some(13), range("points_at_five", 0, 30, 31))
    );
    let bank = with_field("/areas/4", "points_at_five", json!(1));
    assert_eq!(
        broken(bank),
        (Section::Areas, Some(5), Broken::Own(Rule::PointsOutsidePort))
    );
}

#[test]
fn boards_of_cards() {
    let falls = with("/laboratory/spaces", json!([0, 0, 2, 1, 2, 2]));
    assert_eq!(broken(falls), (Section::Laboratory, Some(1), Broken::Falls));
    let dear = with("/laboratory/spaces/5", json!(6));
    assert_eq!(broken(dear), (Section::Laboratory, Some(1), range("spaces", 0, 5, 6)));
    let falls = with("/port/spaces", json!([1, 2, 1, 2, 3, 3]));
    assert_eq!(broken(falls), (Section::Port, Some(1), Broken::Falls));
    for level in [0, 4] {
        let wrong = with("/port/spaces/5", json!(level));
        assert_eq!(broken(wrong), (Section::Port, Some(1), range("spaces", 1, 3, level)));
    }
}

#[test]
fn church_and_customs() {
    let level = with("/church/3/asks", json!(6));
    assert_eq!(unusual(level), [(Section::Church, 4, Unusual::AsksNoMore)]);
    let less = with("/church/3/asks", json!(5));
    assert_eq!(unusual(less), [(Section::Church, 4, Unusual::AsksLess)]);
    let high = with("/church/7/asks", json!(12));
    assert_eq!(broken(high), (Section::Church, Some(8), range("asks", 1, 11, 12)));
    let nothing = with("/church/0/asks", json!(0));
    assert_eq!(broken(nothing), (Section::Church, Some(1), range("asks", 1, 11, 0)));
    let less = with("/customs/4/asks", json!(1));
    assert_eq!(unusual(less), [(Section::Customs, 5, Unusual::AsksLess)]);
    for (row, asks) in [(7, 5), (7, 6), (0, 0)] {
        let odd = with(&format!("/customs/{row}/asks"), json!(asks));
        assert_eq!(unusual(odd), [(Section::Customs, row + 1, Unusual::Imports { asks })]);
    }
    let high = with("/customs/7/asks", json!(7));
    assert_eq!(broken(high), (Section::Customs, Some(8), range("asks", 0, 6, 7)));
    for (section, blocked) in [(Section::Church, 3), (Section::Customs, 4)] {
        let key = section.key();
        let none = with(&format!("/{key}/{blocked}/blocked_for_two"), json!(false));
        assert_eq!(broken(none), (section, None, Broken::Own(Rule::Blocked { has: 0 })));
        let two = with_field(&format!("/{key}/0"), "blocked_for_two", json!(true));
        assert_eq!(broken(two), (section, None, Broken::Own(Rule::Blocked { has: 2 })));
        let empty = with(&format!("/{key}/5/reward"), json!({}));
        assert_eq!(broken(empty), (section, Some(6), Broken::Own(Rule::NoReward)));
    }
}

#[test]
fn orders() {
    let many = with("/orders/4/goods", json!([3, 3, 3, 1]));
    assert_eq!(
        broken(many),
        (Section::Orders, Some(5), range("goods in all", 1, 9, 10))
    );
    let kind = with("/orders/4/goods/2", json!(10));
    assert_eq!(broken(kind), (Section::Orders, Some(5), range("goods", 0, 9, 10)));
    let most = with("/orders/4/goods/2", json!(255));
    assert_eq!(broken(most), (Section::Orders, Some(5), range("goods", 0, 9, 255)));
    let none = with("/orders/4/goods", json!([0, 0, 0, 0]));
    assert_eq!(broken(none), (Section::Orders, Some(5), range("goods in all", 1, 9, 0)));
    let free = with("/orders/4/reward", json!({"tea": 0}));
    assert_eq!(broken(free), (Section::Orders, Some(5), Broken::Own(Rule::NoReward)));
    let mut twin = tree()["orders"][2].clone();
    // Where a value comes from makes no other card of it.
    twin["source"] = json!("rulebook");
    let same = with("/orders/9", twin);
    assert_eq!(unusual(same), [(Section::Orders, 10, Unusual::SameOrder { as_row: 3 })]);
}

#[test]
fn an_order_may_ask_for_what_another_asks() {
    let goods = tree()["orders"][2]["goods"].clone();
    assert!(with("/orders/9/goods", goods).is_ok());
}

#[test]
fn technologies() {
    let row = |title: &str, country: &str| -> Value {
        json!({"title": title, "value": 5, "country": country, "source": "reconstructed"})
    };
    let free = with("/technologies/3/value", json!(0));
    assert_eq!(broken(free), (Section::Technologies, Some(4), range("value", 1, 9, 0)));
    let third = with("/technologies/2", row("ball", "german"));
    assert_eq!(
        broken(third),
        (Section::Technologies, Some(3), Broken::Own(Rule::ThirdOfTitle))
    );
    let same = with("/technologies/1", row("ball", "british"));
    assert_eq!(
        unusual(same),
        [(Section::Technologies, 2, Unusual::SameCard { as_row: 1 })]
    );
    let station = tree()["technologies"]
        .as_array()
        .and_then(|rows| rows.iter().position(|row| row["title"] == "station"))
        .expect("there is a Station");
    let second = with("/technologies/29", row("station", "dutch"));
    assert_eq!(
        broken(second),
        (Section::Technologies, Some(30), Broken::Own(Rule::SecondStation))
    );
    let none = with(&format!("/technologies/{station}"), row("tram", "dutch"));
    let title = Title::Station;
    assert_eq!(
        broken(none),
        (Section::Technologies, None, Broken::Own(Rule::NoCard { title }))
    );
}

#[test]
fn buildings_and_tokens() {
    let shop = tree()["buildings"][7]["shops"][0].clone();
    let same = with("/buildings/7/shops/3", shop);
    assert_eq!(unusual(same), [(Section::Buildings, 8, Unusual::SameShops)]);
    let empty = with("/buildings/7/shops/3", json!({}));
    assert_eq!(
        broken(empty),
        (Section::Buildings, Some(8), Broken::Own(Rule::NoReward))
    );
    let empty = with("/buildings/7/house", json!({}));
    assert_eq!(
        broken(empty),
        (Section::Buildings, Some(8), Broken::Own(Rule::NoReward))
    );
    let empty = with("/tokens/19/reward", json!({}));
    assert_eq!(broken(empty), (Section::Tokens, Some(20), Broken::Own(Rule::NoReward)));
}

#[test]
fn a_reward_of_more_than_three_kinds_is_unusual_and_one_of_six_is_refused() {
    let three = json!({"yen": 1, "tea": 1, "fish": 1});
    let four = json!({"yen": 1, "tea": 1, "fish": 1, "any": 1});
    let five = json!({"yen": 1, "tea": 1, "fish": 1, "any": 1, "points": 9});
    let six = json!({"yen": 1, "tea": 1, "fish": 1, "any": 1, "points": 9, "imports": 1});
    for (pointer, section, row) in [
        ("/church/1/reward", Section::Church, 2),
        ("/customs/1/reward", Section::Customs, 2),
        ("/orders/3/reward", Section::Orders, 4),
        ("/buildings/7/shops/3", Section::Buildings, 8),
        ("/buildings/7/house", Section::Buildings, 8),
        ("/tokens/0/reward", Section::Tokens, 1),
    ] {
        assert_eq!(unusual(with(pointer, three.clone())), [], "{pointer}");
        let [has_four, has_five] = [4, 5].map(|has| [(section, row, Unusual::Kinds { has })]);
        assert_eq!(unusual(with(pointer, four.clone())), has_four, "{pointer}");
        assert_eq!(unusual(with(pointer, five.clone())), has_five, "{pointer}");
        let refused = (section, Some(row), Broken::Own(Rule::Kinds { has: 6 }));
        assert_eq!(broken(with(pointer, six.clone())), refused, "{pointer}");
    }
}

#[test]
fn every_amount_of_a_reward_is_bounded() {
    for (field, most) in [
        ("points", 30),
        ("yen", 9),
        ("copper", 9),
        ("silk", 9),
        ("tea", 9),
        ("fish", 9),
        ("any", 5),
        ("imports", 9),
        ("pieces", 5),
        ("assistants", 5),
        ("shops", 5),
        ("houses", 5),
        ("movements", 5),
    ] {
        assert!(with("/tokens/0/reward", json!({ field: most })).is_ok(), "{field}");
        let is = u32::from(most) + 1;
        let more = with("/tokens/0/reward", json!({ field: is }));
        assert_eq!(broken(more), (Section::Tokens, Some(1), range(field, 0, most, is)));
    }
}

#[test]
fn achievements() {
    for (row, stack, wrong) in [
        (0, 'A', json!({"yen": 3})),
        (3, 'A', json!({"areas": {"production": 1, "commercial": 1}})),
        (4, 'B', json!({"goods": {"good": "tea", "count": 3}})),
        (7, 'B', json!({"areas": {"production": 1, "commercial": 1}})),
        (8, 'C', json!({"orders": 3})),
        (11, 'C', json!({"goods": {"good": "tea", "count": 3}})),
    ] {
        let other = with(&format!("/achievements/{row}/goal"), wrong);
        let said = other.as_ref().expect_err("it is of another stack").to_string();
        assert!(said.contains(&format!("are stack {stack}")), "{said}");
        assert_eq!(
            broken(other),
            (Section::Achievements, Some(row + 1), Broken::Own(Rule::Stack { stack }))
        );
    }
    for (row, goal, rule) in [
        (
            0,
            json!({"goods": {"good": "tea", "count": 21}}),
            range("count", 1, 20, 21),
        ),
        (4, json!({"technologies": 0}), range("technologies", 1, 20, 0)),
        (4, json!({"yen": 51}), range("yen", 1, 50, 51)),
        (
            4,
            json!({"agents-and-tokens": 21}),
            range("agents-and-tokens", 1, 20, 21),
        ),
        (4, json!({"orders": 0}), range("orders", 1, 20, 0)),
        (
            8,
            json!({"areas": {"production": 5, "commercial": 0}}),
            range("production", 0, 4, 5),
        ),
        (
            8,
            json!({"areas": {"production": 0, "commercial": 7}}),
            range("commercial", 0, 6, 7),
        ),
        (
            8,
            json!({"areas": {"production": 0, "commercial": 0}}),
            range("areas in all", 1, 10, 0),
        ),
    ] {
        let wrong = with(&format!("/achievements/{row}/goal"), goal);
        assert_eq!(broken(wrong), (Section::Achievements, Some(row + 1), rule));
    }
    let poor = with("/achievements/0/later", json!(0));
    assert_eq!(broken(poor), (Section::Achievements, Some(1), range("later", 1, 30, 0)));
    let rich = with("/achievements/0/first", json!(31));
    assert_eq!(
        broken(rich),
        (Section::Achievements, Some(1), range("first", 1, 30, 31))
    );
    let late = with("/achievements/2/later", json!(20));
    assert_eq!(
        broken(late),
        (Section::Achievements, Some(3), Broken::Own(Rule::LaterAboveFirst))
    );
    let twin = with("/achievements/11/goal", tree()["achievements"][8]["goal"].clone());
    assert_eq!(
        unusual(twin),
        [(Section::Achievements, 12, Unusual::SameGoal { as_row: 9 })]
    );
}

#[test]
fn nothing_is_unusual_about_a_released_edition() {
    for content in Content::released() {
        assert_eq!(content.unusual(), []);
    }
}

/// Where a value comes from decides nothing.
#[test]
fn any_source_will_do() {
    for source in ["rulebook", "published", "reconstructed"] {
        let text = tree().to_string();
        let text = ["rulebook", "published", "reconstructed"]
            .iter()
            .fold(text, |text, old| {
                text.replace(&format!("\"{old}\""), &format!("\"{source}\""))
            });
        assert!(Content::from_json(&text).is_ok());
    }
}
