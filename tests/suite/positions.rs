//! Positions as documents: what a game comes to is written and read back the same, and what a seat sees is given away without what it does not see.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::position::{Position, Positioned};
use meiji::record::Record;
use serde_json::{Value, json};

use super::validator::{collect, complaint};
use super::{Probed, assert_seen, draw, kind, moments};

/// The tables that are tried: every one by released printed values, and some by others.
fn tables() -> impl Iterator<Item = u64> + Clone {
    (0..24).chain(48..54)
}

/// So many states are written down, or more: games that are short are played more of.
const STATES: usize = 6_000;

/// Of a game at most so many.
const EACH: usize = 200;

/// Who may look: every seat, and an onlooker.
fn everybody<G: Probed>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::all(game.players()).map(Some).chain([None])
}

/// The document of a position, read with the printed values of its game at hand.
fn read<G: Positioned>(game: &G, text: &str) -> Position<G> {
    let own = std::slice::from_ref(game.content());
    Position::from_json(text, own).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Writes a state down, reads it back and compares.
pub fn assert_reads_back<G: Probed>(game: &G, state: &G::State, seed: Seed) {
    let written = Position::of(game, seed, state).unwrap_or_else(|error| panic!("{error}: {state:?}"));
    let text = written.to_json();
    let position = read(game, &text);
    assert_eq!(position.game().rules(), game.rules(), "{text}");
    assert!(position.game().content() == game.content(), "{text}");
    assert_eq!(
        position.state(),
        written.state(),
        "the decks are dealt the same again: {text}"
    );
    game.check(position.state());
    assert_eq!(G::open(position.state()), G::open(state), "{text}");
    for seat in everybody(game) {
        assert_eq!(game.view(position.state(), seat), game.view(state, seat), "{text}");
    }
    let (mut there, mut here) = (Vec::new(), Vec::new());
    game.legal_moves(state, &mut there);
    game.legal_moves(position.state(), &mut here);
    assert_eq!(here, there, "{text}");
    assert_eq!(position.to_json(), text, "it is written the same again");
}

pub fn every_state_of_random_games_reads_back_with_the_same_views_and_moves<G: Probed>() {
    let (mut asked, mut states) = (BTreeSet::new(), 0);
    for round in 0.. {
        for number in tables() {
            let (game, seed) = (G::table(number), number + 100 * round);
            for state in moments(&game, seed, EACH) {
                assert_reads_back(&game, &state, Seed(!seed));
                asked.extend(game.decision(&state).map(kind::<G>));
                states += 1;
            }
        }
        if states >= STATES {
            break;
        }
    }
    // Random players hardly come to one or two.
    assert!(
        asked.len() * 10 >= G::QUESTIONS * 9,
        "of the {} questions of the game only {} were asked where a position was written: {asked:?}",
        G::QUESTIONS,
        asked.len()
    );
}

pub fn what_a_seat_sees_is_given_away_without_what_it_does_not_see<G: Probed>() {
    for number in tables() {
        let game = G::table(number);
        let mut chance = Chance::new(Seed(number + 100));
        for state in moments(&game, number, 12) {
            for seat in everybody(&game) {
                let view = game.view(&state, seat);
                let given =
                    |seed| Position::seen(&game, Seed(seed), &view).unwrap_or_else(|error| panic!("{error}: {view:?}"));
                let text = given(1).to_json();
                assert_eq!(
                    game.view(read(&game, &text).state(), seat),
                    view,
                    "it looks the same: {text}"
                );
                // The same in another world that looks the same to the seat: nothing else enters.
                let other = game.determinize(&view, Seed(chance.bits()));
                let there = Position::seen(&game, Seed(1), &game.view(&other, seat)).expect("as before");
                assert_eq!(there.to_json(), text);
            }
        }
    }
}

/// Every position of a game goes on to its end, whatever lies in its decks.
pub fn what_is_read_back_can_be_played_to_its_end<G: Probed>() {
    let mut moves = Vec::new();
    for number in tables() {
        let game = G::table(number);
        for (part, start) in moments(&game, number, 4).into_iter().enumerate() {
            let seed = Seed(number + 1_000 * part as u64);
            let position = Position::of(&game, seed, &start).unwrap_or_else(|error| panic!("{error}: {start:?}"));
            let (mut state, mut chance) = (*position.state(), Chance::new(seed));
            let mut played = 0;
            while game.decision(&state).is_some() {
                game.legal_moves(&state, &mut moves);
                game.play(&mut state, draw(&moves, number, &mut chance), &mut ());
                game.check(&state);
                played += 1;
                assert!(played < G::LONGEST, "it does not end: {start:?}");
            }
            assert!(game.standings(&state).is_some());
        }
    }
}

/// It is practice, can be taken back to its beginning, practised from any point, and its record begins with the position.
pub fn a_game_that_begins_with_a_position_is_kept_with_it<G: Probed>() {
    for number in tables() {
        let game = G::table(number);
        let own = std::slice::from_ref(game.content());
        let mut chance = Chance::new(Seed(number));
        let [.., state, _, _] = moments(&game, number, 6)[..] else {
            panic!("no moments of game {number}")
        };
        let position = Position::of(&game, Seed(5), &state).unwrap_or_else(|error| panic!("{error}"));
        let mut sitting = position.sit();
        let start = *sitting.state();
        for _ in 0..20 {
            let legal = sitting.legal_moves();
            if legal.is_empty() {
                break;
            }
            sitting.play(draw(&legal, number, &mut chance)).expect("it is legal");
        }
        let mut practice = sitting.practice_from(sitting.played() / 2);
        practice.deal_anew(Some(Seat(1)), Seed(3));
        for sitting in [&sitting, &practice] {
            let text = Record::of(sitting).to_json();
            let record: Value = serde_json::from_str(&text).expect("it is JSON");
            assert_eq!(record["practice"], json!(true));
            let opened = Record::<G>::parse(&text).and_then(|record| record.open(own));
            let opened = opened.unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(opened.is_practice());
            assert_eq!(opened.state(), sitting.state());
            assert_eq!(opened.position(), sitting.position());
            assert_eq!(Record::of(&opened).to_json(), text);
        }
        assert!(
            sitting.played() > 0,
            "game {number} is over where a position of it begins"
        );
        sitting.go_back(0).expect("it goes back");
        assert_eq!(*sitting.state(), start);
    }
}

/// The schema of a game's positions.
fn schema<G: Probed>() -> Value {
    serde_json::from_str(G::SCHEMA).expect("the schema is JSON")
}

/// Documents of positions from all over games at some tables.
fn documents<G: Probed>(tables: impl Iterator<Item = u64>, each: usize) -> Vec<(G, Value)> {
    let documents = tables.flat_map(|number| {
        let game = G::table(number);
        moments(&game, number, each).into_iter().map(move |state| {
            let position = Position::of(&game, Seed(number), &state).unwrap_or_else(|error| panic!("{error}"));
            let document = serde_json::from_str(&position.to_json()).expect("it is JSON");
            (game.clone(), document)
        })
    });
    documents.collect()
}

pub fn what_is_written_satisfies_the_schema<G: Probed>() {
    let schema = schema::<G>();
    for (_, document) in documents::<G>(tables(), 20) {
        assert_eq!(complaint(&schema, &schema, &document, ""), None, "{document:#}");
    }
}

/// Every value of a document, spoiled in several ways: what the reader takes, the schema takes too.
pub fn what_is_read_satisfies_the_schema<G: Probed>() {
    let schema = schema::<G>();
    let (mut tried, mut taken, mut refused_by_both) = (0, 0, 0);
    for (game, mut document) in documents::<G>(0..6, 3) {
        let own = std::slice::from_ref(game.content());
        let mut places = Vec::new();
        collect(&document, String::new(), &mut places);
        let texts: BTreeSet<String> = places
            .iter()
            .filter_map(|place| document.pointer(place)?.as_str().map(str::to_owned))
            .collect();
        // Beside what is hardly ever meant, a text that means something elsewhere.
        let mut elsewhere = texts.iter().cycle();
        for place in places {
            for spoiled in [
                json!(1),
                json!(50_000),
                json!(-1),
                json!(null),
                json!("deal"),
                json!(elsewhere.next()),
                json!(false),
                json!({}),
                json!([]),
            ] {
                let original = document.pointer_mut(&place).expect("it stands there");
                let original = std::mem::replace(original, spoiled);
                let complaint = complaint(&schema, &schema, &document, "");
                tried += 1;
                if Position::<G>::from_json(&document.to_string(), own).is_ok() {
                    assert_eq!(complaint, None, "{place}: {document}");
                    taken += 1;
                } else {
                    refused_by_both += usize::from(complaint.is_some());
                }
                *document.pointer_mut(&place).expect("it stands there") = original;
            }
        }
    }
    assert_seen("spoiled documents that are read all the same", taken, tried, 50);
    assert_seen(
        "spoiled documents that the schema refuses too",
        refused_by_both,
        tried,
        2,
    );
}

pub fn a_position_may_name_its_schema<G: Probed>() {
    let schema = schema::<G>();
    let (game, plain) = documents::<G>(0..1, 3).swap_remove(1);
    let own = std::slice::from_ref(game.content());
    let mut document = plain.clone();
    document["$schema"] = json!("../schemas/position.json");
    assert_eq!(complaint(&schema, &schema, &document, ""), None);
    let [named, unnamed] = [&document, &plain].map(|document| read(&game, &document.to_string()).to_json());
    assert_eq!(named, unnamed);
    for odd in [json!(null), json!(1), json!(""), json!("x".repeat(1_001))] {
        document["$schema"] = odd;
        assert!(complaint(&schema, &schema, &document, "").is_some());
        let read = Position::<G>::from_json(&document.to_string(), own);
        assert_eq!(read.map(|_| ()).expect_err("no address").path, "$schema");
    }
}

pub fn the_schema_knows_every_field<G: Probed>() {
    let schema = schema::<G>();
    let heading = ["$schema", "game", "position", "options", "rules", "edition", "seed"];
    let properties = schema["properties"].as_object().expect("names");
    let names = properties.keys().map(String::as_str);
    let known: BTreeSet<&str> = names.filter(|name| !heading.contains(name)).collect();
    assert_eq!(known, G::FIELDS.iter().copied().collect());
}
