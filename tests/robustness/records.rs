//! Records that are none: each is refused with what is wrong and where, and those that are one open as they were.

use meiji::document::{Misread, Wrong};
use meiji::printed::Edition;
use meiji::record::{MAX_BYTES, MAX_MOVES, NoRecord, RecordSeat};
use meiji::sitters::Crest;
use meiji::sitting::Sitting;
use meiji::words::{Language, Words};
use meiji::yokohama::content::Content;
use meiji::yokohama::position::Position;
use meiji::yokohama::record::{Record, RecordError};
use meiji::yokohama::{Options, OptionsError, Refusal, Yokohama};
use serde_json::{Value, json};

use crate::alike::alike;
use crate::golden::{assert_told, golden, open, refused, short};

/// What is wrong with the form of what is no record, and where.
fn form(error: RecordError) -> (String, Wrong) {
    match error {
        RecordError::NotARecord(NoRecord::Form(Misread { path, wrong })) => (path, wrong),
        other => panic!("{other}"),
    }
}

/// What is wrong with what is no record as a whole.
fn whole(error: RecordError) -> Wrong {
    let (path, wrong) = form(error);
    assert_eq!(path, "");
    wrong
}

#[test]
fn recorded_games_open_and_are_written_as_they_were_read() {
    for (name, game) in golden() {
        let record = Record::parse(&game.to_string()).expect(&name);
        assert_eq!(Record::parse(&record.to_json()).as_ref(), Ok(&record), "{name}");
        let sitting = record.open(&[]).expect(&name);
        let again: Value = serde_json::from_str(&Record::of(&sitting).to_json()).expect("a record is JSON");
        assert_eq!(again, game, "{name}");
    }
}

#[test]
fn what_is_no_json_of_a_record_is_no_record() {
    let texts = [
        "",
        " ",
        "null",
        "0",
        "[]",
        "{}",
        "\"yokohama\"",
        "true",
        "\u{feff}{}",
        "\0",
        "é",
        "{\"game\":",
        "<html></html>",
        "{\"game\":\"yokohama\"}",
        "{\"version\":1}",
        "{\"game\":1,\"version\":1}",
        "{\"game\":\"yokohama\",\"version\":null}",
        "NaN",
        "1e999",
        "-",
        "{'game':'yokohama'}",
        "{\"game\":\"yokohama\",\"version\":1,}",
    ];
    for text in texts {
        assert!(matches!(open(text), Err(RecordError::NotARecord(_))), "{text:?}");
    }
    for junk in [
        vec![b'['; MAX_BYTES],
        vec![b'{'; MAX_BYTES],
        b"{\"a\":".repeat(MAX_BYTES / 5),
        vec![0; 999],
    ] {
        let text = String::from_utf8(junk).expect("it is ASCII");
        assert!(matches!(open(&text), Err(RecordError::NotARecord(_))));
    }
}

#[test]
fn what_is_too_large_is_not_read() {
    let text = short().to_string();
    let padded = format!("{text}{}", " ".repeat(MAX_BYTES - text.len()));
    assert!(open(&padded).is_ok());
    let error = open(&format!("{padded} ")).map(|_| ()).expect_err("a byte too many");
    assert_eq!(error, RecordError::TooLarge { bytes: MAX_BYTES + 1 });
    assert!(error.to_string().contains("1048577"));
}

#[test]
fn a_record_of_rules_that_nobody_knows_is_refused() {
    for rules in [
        json!(0),
        json!(3),
        json!(-1),
        json!(1.5),
        json!("2"),
        json!(null),
        json!([2]),
    ] {
        let error = refused(|record| record["rules"] = rules.clone());
        assert_told(&rules.to_string(), &error);
        assert_eq!(form(error).0, "rules", "{rules}");
    }
}

#[test]
fn a_newer_record_is_told_whatever_else_is_in_it() {
    for version in [5, 6, u32::MAX] {
        assert_eq!(
            refused(|record| record["version"] = version.into()),
            RecordError::Newer { version }
        );
        let other = json!({ "game": "yokohama", "version": version, "moves": { "packed": "AAEC" } });
        assert_eq!(
            open(&other.to_string()).map(|_| ()),
            Err(RecordError::Newer { version })
        );
    }
    for version in [
        json!(0),
        json!(-1),
        json!(1.0),
        json!("1"),
        json!(null),
        json!([1]),
        json!(1_u64 << 32),
    ] {
        let error = refused(|record| record["version"] = version.clone());
        assert!(matches!(error, RecordError::NotARecord(_)), "{version}: {error}");
    }
    let twice = short()
        .to_string()
        .replacen("\"version\":1", "\"version\":3,\"version\":1", 1);
    let field = "version".to_owned();
    assert_eq!(
        whole(open(&twice).map(|_| ()).expect_err("two versions")),
        Wrong::FieldTwice { field }
    );
}

#[test]
fn a_field_that_is_missing_unknown_or_of_another_kind_is_named() {
    let fields = [
        "game", "version", "edition", "content", "options", "seed", "moves", "hash",
    ];
    let record = short();
    assert_eq!(record.as_object().expect("an object").len(), fields.len());
    for field in fields {
        let without = |record: &mut Value| drop(record.as_object_mut().expect("an object").remove(field));
        assert_eq!(whole(refused(without)), Wrong::Missing { field });
        for wrong in [
            json!(null),
            json!(-1),
            json!({}),
            json!([{}]),
            json!([[]]),
            json!(1e300),
            json!(true),
        ] {
            let error = refused(|record| record[field] = wrong.clone());
            let (path, _) = form(error);
            assert!(path.starts_with(field), "{field}: {wrong}: {path}");
        }
    }
    let extra = |record: &mut Value| record["note"] = "hello".into();
    let field = "note".to_owned();
    assert_eq!(whole(refused(extra)), Wrong::Unknown { field });
    let deep = short()
        .to_string()
        .replacen('{', &format!("{{\"note\":{},", "[".repeat(500_000)), 1);
    assert_eq!(whole(open(&deep).map(|_| ()).expect_err("too deep")), Wrong::TooDeep);
    let chess = refused(|record| record["game"] = "chess".into());
    assert!(matches!(chess, RecordError::NotARecord(NoRecord::Game { game }) if game == "chess"));
}

#[test]
fn what_an_error_quotes_is_never_long() {
    let long = "é<b>\"\\".repeat(20_000);
    for field in ["game", "edition", "content", "seed", "hash"] {
        refused(|record| record[field] = long.clone().into());
    }
    refused(|record| record[long.clone()] = 1.into());
    refused(|record| record["position"] = json!({ long.clone(): { long.clone(): { long.clone(): [1, [2]] } } }));
    refused(|record| record["options"][long.clone()] = 1.into());
    refused(|record| record["options"]["starter"] = long.clone().into());
    let number = refused(|record| record["moves"][3] = long.clone().into());
    assert!(matches!(number, RecordError::NotAMove { number: 3, .. }));
    // The longest text that is a move at all.
    let toll = format!("move 3 paying {}", vec!["bank"; 255].join(","));
    let number = refused(|record| record["moves"][3] = toll.into());
    assert!(matches!(number, RecordError::IllegalMove { number: 3, .. }));
}

#[test]
fn options_of_no_game_are_told() {
    for players in [0, 1, 5, 6, 255] {
        let error = refused(|record| record["options"]["players"] = players.into());
        assert_eq!(error, RecordError::Options(OptionsError::Players(players)));
        let told = Words::default().record_error(&error);
        assert!(told.contains(&format!("not for {players}.")), "{told}");
    }
    for seat in [2, 3, 4, 255] {
        let error = refused(|record| record["options"] = json!({ "players": 2, "starter": { "seat": seat } }));
        assert_eq!(error, RecordError::Options(OptionsError::Starter(seat)));
    }
    let unknown = refused(|record| record["options"]["expansion"] = true.into());
    let field = "expansion".to_owned();
    assert_eq!(form(unknown), ("options".to_owned(), Wrong::Unknown { field }));
    for wrong in [json!(300), json!("two"), json!([2])] {
        let error = refused(|record| record["options"]["players"] = wrong);
        let none = Wrong::NotANumber { least: 0, most: 255 };
        assert_eq!(form(error), ("options.players".to_owned(), none));
    }
    for wrong in [json!("north"), json!(1), json!({ "seat": 1, "random": null })] {
        let error = refused(|record| record["options"]["starter"] = wrong);
        let known = "random, seat".to_owned();
        assert_eq!(form(error), ("options.starter".to_owned(), Wrong::NotOneOf { known }));
    }
    let error = refused(|record| record["options"] = json!([2]));
    assert_eq!(form(error), ("options".to_owned(), Wrong::NotAnObject));
    // What is wrong elsewhere is not put down to the options.
    let error = refused(|record| record["moves"] = 3.into());
    assert!(matches!(error, RecordError::NotARecord(_)));
}

#[test]
fn a_record_of_other_printed_values_is_told_by_edition_and_hash() {
    let hash = short()["content"].as_str().expect("a hash").to_owned();
    for (field, value) in [
        ("content", "0000000000000000"),
        ("content", ""),
        ("content", &*hash.to_uppercase()),
        ("edition", "second"),
        ("edition", ""),
        ("edition", "First"),
    ] {
        let error = refused(|record| record[field] = value.into());
        assert!(
            matches!(&error, RecordError::UnknownContent { .. }),
            "{field} {value}: {error}"
        );
        assert!(error.to_string().contains(value));
    }
    // It opens once those values are at hand, and says so when it is saved again.
    let mut own = Content::first();
    own.edition = "mine".to_owned();
    own.orders[0].reward.points ^= 1;
    let sitting = Sitting::new(
        Yokohama::new(
            own.clone(),
            "{\"players\":2}"
                .parse::<Value>()
                .map(|value| serde_json::from_value(value).expect("options"))
                .expect("JSON"),
        ),
        meiji::chance::Seed(9),
    );
    let record = Record::of(&sitting);
    assert!(matches!(record.open(&[]), Err(RecordError::UnknownContent { edition, .. }) if edition == "mine"));
    assert!(matches!(
        record.open(&[Content::first()]),
        Err(RecordError::UnknownContent { .. })
    ));
    let opened = record
        .open(&[Content::first(), own.clone()])
        .expect("its values are at hand");
    assert_eq!(opened.game().content(), &own);
    assert_eq!(Record::of(&opened), record);
}

/// A record names its values by their hash, too: a game that was played with such ones is not lost.
#[test]
fn a_record_of_values_that_took_a_released_name_opens_with_them() {
    let mut own = Content::latest();
    own.orders[0].reward.points ^= 1;
    assert!(own.check_name().is_err());
    let options = Options::new(2).expect("two may play");
    let record = Record::of(&Sitting::new(
        Yokohama::new(own.clone(), options),
        meiji::chance::Seed(9),
    ));
    let opened = record.open(std::slice::from_ref(&own)).expect("its values are at hand");
    assert_eq!(opened.game().content(), &own);
}

#[test]
fn a_seed_is_read_only_as_it_is_written() {
    for seed in [
        "",
        "g",
        "+1",
        "0x1",
        "01",
        "A",
        "10000000000000000",
        "00000000000000000",
        " 1",
        "１",
    ] {
        let error = refused(|record| record["seed"] = seed.into());
        assert_eq!(error, RecordError::Seed(seed.to_owned()));
        assert!(error.to_string().contains(&format!("\u{201c}{seed}\u{201d}")));
    }
    let error = refused(|record| record["seed"] = "ffffffffffffffff".into());
    assert!(
        matches!(error, RecordError::IllegalMove { .. } | RecordError::OtherState),
        "another deal: {error}"
    );
}

#[test]
fn the_first_move_that_is_none_or_illegal_is_named() {
    let length = short()["moves"].as_array().expect("moves").len();
    for number in [0, 1, length / 2, length - 1] {
        for text in ["", "place 07", "置 7", "onward", "castle"] {
            let error = refused(|record| record["moves"][number] = text.into());
            assert_eq!(
                error,
                RecordError::NotAMove {
                    number,
                    text: text.to_owned()
                }
            );
            let name = format!("Move {} of the record, \u{201c}{text}\u{201d}", number + 1);
            assert!(error.to_string().starts_with(&name), "{error}");
        }
        let error = refused(|record| record["moves"][number] = "keep 2".into());
        assert!(
            matches!(error, RecordError::IllegalMove { number: at, .. } if at == number),
            "{error}"
        );
        let error = refused(|record| record["moves"][number] = 7.into());
        assert_eq!(form(error), (format!("moves[{number}]"), Wrong::NotAText));
    }
    // Of two the first one is named, be the other one no move at all.
    let error = refused(|record| {
        record["moves"][4] = "keep 0".into();
        record["moves"][9] = "castle".into();
    });
    assert!(matches!(error, RecordError::IllegalMove { number: 4, .. }), "{error}");
}

#[test]
fn nothing_can_be_played_after_the_end() {
    for (name, mut game) in golden() {
        let moves = game["moves"].as_array_mut().expect("moves");
        let end = moves.len();
        moves.push("on".into());
        match open(&game.to_string()).map(|_| ()) {
            Err(RecordError::IllegalMove { number, forbidden, .. }) => {
                assert_eq!((number, forbidden.refusal), (end, Refusal::GameOver), "{name}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn a_record_whose_moves_lead_elsewhere_is_refused() {
    assert_eq!(refused(|record| record["moves"] = json!([])), RecordError::OtherState);
    let shorter = |record: &mut Value| drop(record["moves"].as_array_mut().expect("moves").pop());
    assert_eq!(refused(shorter), RecordError::OtherState);
    for hash in ["", "0000000000000000", "2d06800538d394c2", "é"] {
        assert_eq!(refused(|record| record["hash"] = hash.into()), RecordError::OtherState);
    }
    let upper = |record: &mut Value| record["hash"] = record["hash"].as_str().expect("a hash").to_uppercase().into();
    assert_eq!(refused(upper), RecordError::OtherState);
    // A mini-expansion deals other tokens, whether or not a move needs them.
    let expanded = |record: &mut Value| record["options"]["achievementRewards"] = true.into();
    let error = refused(expanded);
    assert!(
        matches!(error, RecordError::OtherState | RecordError::IllegalMove { .. }),
        "{error}"
    );
}

/// A hand offers one move for Orders that say the same; what was recorded before names any of them, and leads where it led.
#[test]
fn a_record_that_names_the_second_of_two_equal_orders_opens() {
    let position = r#"{"position": 2, "options": {"players": 2}, "rules": 2, "edition": "alike", "seed": "1", "round": 3,
        "seats": [{"orders": [4, 7], "goods": {"tea": 2}}, {}]}"#;
    let own = [alike()];
    let begun = Position::from_json(position, &own).expect("a position").sit();
    let listed = |sitting: &Sitting<Yokohama>| -> Vec<String> {
        let moves = sitting.legal_moves().into_iter().map(|action| action.to_string());
        moves.filter(|action| action.starts_with("deliver")).collect()
    };
    assert_eq!(listed(&begun), ["deliver 4"]);
    for moves in [["deliver 7", "deliver 4"], ["deliver 4", "deliver 7"]] {
        let mut sitting = begun.clone();
        for action in moves {
            let action = action.parse().expect("a move");
            sitting.play(action).expect("it is in hand");
        }
        let record = Record::of(&sitting);
        assert!(record.moves().iter().eq(&moves));
        let opened = Record::parse(&record.to_json()).and_then(|record| record.open(&own));
        let opened = opened.expect("it opens");
        assert_eq!(opened.state(), sitting.state());
        assert_eq!(Record::of(&opened), record);
    }
}

#[test]
fn there_may_be_only_so_many_moves() {
    let moves = |count: usize| move |record: &mut Value| record["moves"] = vec!["on"; count].into();
    assert_eq!(
        refused(moves(MAX_MOVES + 1)),
        RecordError::TooLong { moves: MAX_MOVES + 1 }
    );
    assert_eq!(refused(moves(200_000)), RecordError::TooLong { moves: 200_000 });
    assert!(matches!(
        refused(moves(MAX_MOVES)),
        RecordError::IllegalMove { number: 0, .. }
    ));
}

#[test]
fn who_sat_at_the_table_and_that_it_was_practice_is_kept() {
    let names = ["Aiko", "", "名前 \u{202e}<script>\u{0}\n\"'&", &"é".repeat(5000)];
    let seats: Vec<RecordSeat> = names
        .iter()
        .map(|name| RecordSeat {
            name: (*name).to_owned(),
            kind: "person".to_owned(),
            crest: None,
        })
        .collect();
    let mut sitting = open(&short().to_string()).expect("a recorded game");
    sitting.mark_practice();
    let record = Record::of(&sitting).with_seats(seats.clone());
    let read = Record::parse(&record.to_json()).expect("it is a record");
    assert_eq!(read, record);
    assert_eq!(read.seats(), seats);
    assert!(read.open(&[]).expect("it opens").is_practice());
}

#[test]
fn a_crest_is_told_by_the_second_version_alone() {
    let sitting = open(&short().to_string()).expect("a recorded game");
    let seat = |crest| RecordSeat {
        name: "Aiko".to_owned(),
        kind: "person".to_owned(),
        crest,
    };
    let version = |record: &Record| serde_json::from_str::<Value>(&record.to_json()).expect("JSON")["version"].clone();
    let plain = Record::of(&sitting).with_seats(vec![seat(None)]);
    assert_eq!(version(&plain), 1, "the first version tells all of it");
    let crested = Record::of(&sitting).with_seats(vec![seat(Some(Crest::Plum)), seat(None)]);
    assert_eq!(version(&crested), 2);
    assert!(crested.to_json().contains("\"crest\":\"plum\""));
    assert_eq!(Record::parse(&crested.to_json()).as_ref(), Ok(&crested));
    let odd = crested.to_json().replace("plum", "rat");
    let known = "wave, plum, wisteria, chrysanthemum".to_owned();
    assert_eq!(
        form(Record::parse(&odd).expect_err("no crest")),
        ("seats[0].crest".to_owned(), Wrong::NotOneOf { known })
    );
}

#[test]
fn signs_that_cannot_be_shown_are_not_quoted() {
    let error = refused(|record| record["moves"][2] = "on\u{0}\u{1b}[2J\r\n\u{7f}".into());
    let text = "on\u{fffd}\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}".to_owned();
    assert_eq!(error, RecordError::NotAMove { number: 2, text });
    // Nor are signs after which what is shown is not what is written.
    let error = refused(|record| record["moves"][2] = "on\u{202e}\u{2066}".into());
    let text = "on\u{fffd}\u{fffd}".to_owned();
    assert_eq!(error, RecordError::NotAMove { number: 2, text });
    let error = refused(|record| record["game"] = "\n".repeat(9).into());
    let told = Words::default().record_error(&error);
    assert!(told.contains(&"\u{fffd}".repeat(9)), "{told}");
}

#[test]
fn a_place_deep_in_a_record_is_told_in_all_tongues() {
    let error = refused(|record| {
        record["version"] = 2.into();
        record["seats"] = json!([{ "name": "Aiko", "kind": 4 }]);
    });
    let told = |tag: &str| Words::new(Language::of_tag(tag).expect(tag)).record_error(&error);
    assert_eq!(
        told("en"),
        "This is no record of a game of Yokohama, seats[0].kind: a text belongs here."
    );
    assert_eq!(
        told("fr"),
        "Ce n’est pas la sauvegarde d’une partie de Yokohama, seats[0].kind\u{a0}: il faut ici un texte."
    );
    assert_eq!(
        told("pl"),
        "To nie jest zapis gry w\u{a0}Yokohamę, seats[0].kind: tu powinien stać tekst."
    );
}
