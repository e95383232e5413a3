//! Whole recorded games: one for each who begins, each criterion of a Trader, and each tie-break that a hundred thousand random games come to.
//! Each opens, is written again letter for letter, and ends with the same score sheet.
//!
//! They were made by `examples/record` with the first edition of the printed values, under the name of what each is there for, and open for ever.

mod holds;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use meiji::duel::components::Criterion;
use meiji::duel::course::Category;
use meiji::duel::record::Record;
use meiji::duel::{Duel, Event};
use meiji::game::{Game, Seat};
use meiji::sitting::Sitting;
use serde_json::{Value, json};

use holds::Holds;

/// The tie-breaks that some of 100,000 random games come to, of the seeds 1 to 100,000. None is decided by Trading Houses, Shops, imported goods of
/// either side or yen, and in none is the victory shared: those are in `rulebook/scoring.rs`, from positions.
const REACHED: [Holds; 5] = [
    Holds::Tie(Category::Orders),
    Holds::Tie(Category::MostOrders),
    Holds::Tie(Category::Technologies),
    Holds::Tie(Category::TechnologyBonus),
    Holds::Tie(Category::Church),
];

/// The recorded games, by what each is there for.
fn games() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/duel/games");
    let files = fs::read_dir(folder)
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

/// Opens the record of a game; it is text for text what is kept of the sitting.
fn opened(name: &str, text: &str) -> Sitting<Duel> {
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
        let holds = Holds::all().find(|holds| holds.to_string() == *name);
        let holds = holds.unwrap_or_else(|| panic!("{name}: a game is there for nothing"));
        let sitting = opened(name, text);
        let events: Vec<Event> = sitting.events(0, None).map(|(_, event)| event).collect();
        assert!(holds.is_in(sitting.game(), sitting.state(), &events), "{name}");
    }
    let begins = Seat::all(2).map(Holds::Begins);
    for holds in begins.chain(Criterion::ALL.map(Holds::Trader)).chain(REACHED) {
        assert!(games.contains_key(&holds.to_string()), "no game for {holds}");
    }
}

/// Who is first of a tied game has more in the category that tells them apart, and not before.
#[test]
fn a_tied_game_is_decided_by_the_category_that_it_is_there_for() {
    for holds in REACHED {
        let Holds::Tie(category) = holds else {
            panic!("{holds} is no tie");
        };
        let name = holds.to_string();
        let sitting = opened(&name, &games()[&name]);
        let (game, state) = (sitting.game(), sitting.state());
        let standings = game.standings(state).expect("it is over");
        let sheet = game.score(&state.table);
        let [first, second] = [sheet[standings[0]], sheet[standings[1]]];
        let line = category as usize;
        assert_eq!(first.total(), second.total(), "{name}");
        assert_eq!(first.lines()[..line], second.lines()[..line], "{name}");
        assert!(first.lines()[line] > second.lines()[line], "{name}");
        assert_eq!(game.winners(&state.table), [standings[0]], "{name}");
    }
}
