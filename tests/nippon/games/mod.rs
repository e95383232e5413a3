//! Whole recorded games: for each number of players one for each who can bring the last phase about, and one for each rare thing that random games
//! come to. Each opens, is written again letter for letter, and ends with the same score sheet. In none a VP Multiplier tile is taken: all Reward tiles of
//! two players are worth 72 Workers, hardly fewer than a game has. That is in `position/left_out.rs` and the rulebook's chapter, from positions.
//!
//! They were made by `examples/record`, under the name of what each is there for. Until the first edition of the printed values is released they
//! are made anew when it changes; from then on they must open for ever.

#[path = "../../../examples/record/nippon.rs"]
mod recorder;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::nippon::record::Record;
use meiji::nippon::{Event, Move, Nippon};
use meiji::sitting::Sitting;
use serde_json::{Value, json};

use recorder::Holds;

/// The kinds of question that a game asks.
const QUESTIONS: usize = 14;

/// Where the games are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/nippon/games")
}

/// The recorded games, by what each is there for.
fn games() -> BTreeMap<String, String> {
    let files = fs::read_dir(folder())
        .expect("the games' folder")
        .map(|entry| entry.expect("an entry").path());
    let read = |path: &Path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).expect("a readable game"))
    };
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| read(&path))
        .collect()
}

/// The recorded games, opened.
pub fn sittings() -> impl Iterator<Item = Sitting<Nippon>> {
    games().into_iter().map(|(name, text)| opened(&name, &text))
}

/// Opens the record of a game; it is text for text what is kept of the sitting.
fn opened(name: &str, text: &str) -> Sitting<Nippon> {
    let written: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{name}: {error}"));
    let record = Record::parse(&written["record"].to_string()).unwrap_or_else(|error| panic!("{name}: {error}"));
    let sitting = record.open(&[]).unwrap_or_else(|error| panic!("{name}: {error}"));
    let again = Record::of(&sitting).to_json();
    assert!(
        text.starts_with(&format!("{{\"record\":{again},\"sheet\":")),
        "{name}: {again}"
    );
    sitting
}

#[test]
fn every_recorded_game_replays_text_for_text_to_the_same_score_sheet() {
    for (name, text) in games() {
        let sitting = opened(&name, &text);
        let (game, state) = (sitting.game(), sitting.state());
        let sheet = game.score(&state.table);
        let written: Value = serde_json::from_str(&text).expect("it was read");
        let lines: Vec<_> = Seat::all(game.players()).map(|seat| sheet[seat]).collect();
        assert_eq!(json!(lines), written["sheet"], "{name}");
        let totals: Vec<_> = lines.iter().map(|score| score.total()).collect();
        assert_eq!(json!(totals), written["totals"], "{name}");
        let standings = game.standings(state).expect("it is over");
        assert_eq!(json!(standings), written["standings"], "{name}");
    }
}

#[test]
fn every_recorded_game_holds_what_it_is_there_for() {
    let games = games();
    for (name, text) in &games {
        let holds: Holds = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let sitting = opened(name, text);
        let events: Vec<Event> = sitting.events(0, None).map(|(_, event)| event).collect();
        let moves: Vec<Move> = sitting.moves().collect();
        assert!(holds.is_in(sitting.game(), sitting.state(), &moves, &events), "{name}");
    }
    for holds in Holds::all() {
        assert!(games.contains_key(&holds.to_string()), "no game for {holds}");
    }
}

/// Of those who are tied whoever had the last turn later stands first; the last turn of all is the causer's.
#[test]
fn a_tied_game_is_won_by_whoever_had_the_last_turn_later() {
    let name = Holds::Tie.to_string();
    let sitting = opened(&name, &games()[&name]);
    let (game, state) = (sitting.game(), sitting.state());
    let standings = game.standings(state).expect("it is over");
    let order: Vec<Seat> = state.table.active.next(3).round(3).collect();
    let last_turn = |seat: Seat| order.iter().position(|other| *other == seat);
    let totals = game.totals(state);
    assert_eq!(totals[standings[0]], totals[standings[1]]);
    assert!(last_turn(standings[0]) > last_turn(standings[1]));
}

#[test]
fn recorded_games_come_to_every_question() {
    let mut asked = BTreeSet::new();
    for (name, text) in games() {
        let sitting = opened(&name, &text);
        let states = (0..sitting.played()).map(|number| sitting.state_at(number));
        let asks = states.filter_map(|state| sitting.game().decision(state));
        asked.extend(asks.map(|decision| {
            let ask = format!("{:?}", decision.ask);
            ask.split('(').next().unwrap_or_default().to_owned()
        }));
    }
    assert_eq!(asked.len(), QUESTIONS, "{asked:?}");
}

/// What is recorded of a seed is what lies there, so the games can be made anew.
#[test]
fn every_game_is_what_is_recorded_of_its_seed() {
    for (name, text) in games() {
        let holds: Holds = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let Seed(seed) = opened(&name, &text).seed();
        assert_eq!(
            recorder::recorded(holds, seed, 1).as_deref(),
            Some(text.trim_end()),
            "{name}"
        );
    }
}
