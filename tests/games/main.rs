//! Whole recorded games: one for every end condition and number of players, replayed to the same hash and score sheet.
//!
//! They were made by `examples/record.rs` and must open for ever. A released record is never made again; a new edition of
//! the content gets records of its own beside these.

mod three_hundred;
mod touches;

use std::collections::BTreeSet;
use std::path::PathBuf;

use meiji::game::{Game, Seat};
use meiji::record::state_hash;
use meiji::yokohama::Cause;
use meiji::yokohama::record::Record;
use serde_json::Value;

/// The recorded games by file name.
fn games() -> Vec<(String, Value)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let files = std::fs::read_dir(folder)
        .expect("the games' folder")
        .map(|entry| entry.expect("an entry").path());
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a readable game");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, serde_json::from_str(&text).expect("a game in JSON"))
    };
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(read)
        .collect()
}

#[test]
fn every_recorded_game_replays_to_the_same_hash_and_score_sheet() {
    for (name, written) in games() {
        let record = Record::parse(&written["record"].to_string()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let sitting = record.open(&[]).unwrap_or_else(|error| panic!("{name}: {error}"));
        let game = sitting.game();
        assert_eq!(state_hash(sitting.state()), record.hash(), "{name}");
        let sheet = game.score(&sitting.state().table);
        let seats = Seat::all(game.players());
        let lines: Vec<_> = seats.clone().map(|seat| sheet[seat]).collect();
        assert_eq!(
            serde_json::to_value(lines).expect("a sheet"),
            written["sheet"],
            "{name}"
        );
        let totals: Vec<_> = seats.map(|seat| sheet[seat].total()).collect();
        assert_eq!(
            serde_json::to_value(totals).expect("totals"),
            written["totals"],
            "{name}"
        );
        let standings = game.standings(sitting.state());
        assert_eq!(
            serde_json::to_value(standings).expect("standings"),
            written["standings"],
            "{name}"
        );
        let ending = sitting.state().table.ending;
        assert_eq!(
            serde_json::to_value(ending).expect("an ending"),
            written["ending"],
            "{name}"
        );
    }
}

#[test]
fn there_is_a_game_for_every_end_condition_and_number_of_players() {
    let kept: BTreeSet<(u64, String)> = games()
        .into_iter()
        .map(|(_, game)| {
            let players = game["record"]["options"]["players"]
                .as_u64()
                .expect("a number of players");
            (players, game["ending"]["cause"].as_str().expect("an ending").to_owned())
        })
        .collect();
    let causes = [
        Cause::TradingHouses,
        Cause::Shops,
        Cause::Orders,
        Cause::Church,
        Cause::Customs,
    ];
    for players in 2..=4 {
        for cause in causes {
            let name = serde_json::to_value(cause)
                .expect("a name")
                .as_str()
                .expect("a text")
                .to_owned();
            assert!(kept.contains(&(players, name.clone())), "{players} players, {name}");
        }
    }
}
