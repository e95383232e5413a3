//! The recorded games, and what comes of one in which something was changed.

use std::path::PathBuf;

use meiji::sitting::Sitting;
use meiji::words::Words;
use meiji::yokohama::Yokohama;
use meiji::yokohama::record::{Record, RecordError};
use serde_json::Value;

use crate::{assert_sentence, tongues};

/// The recorded games by file name, the shortest first.
pub fn golden() -> Vec<(String, Value)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let paths = std::fs::read_dir(folder)
        .expect("the games' folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    let mut games: Vec<(String, Value)> = paths
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a readable game");
            let mut game: Value = serde_json::from_str(&text).expect("a game in JSON");
            (path.display().to_string(), game["record"].take())
        })
        .collect();
    games.sort_by_key(|(name, game)| (game["moves"].as_array().map_or(0, Vec::len), name.clone()));
    assert_eq!(games.len(), 15);
    games
}

/// The shortest recorded game.
pub fn short() -> Value {
    golden().swap_remove(0).1
}

/// Opens a record; an error is told in sentences.
pub fn open(text: &str) -> Result<Sitting<Yokohama>, RecordError> {
    let opened = Record::parse(text).and_then(|record| record.open(&[]));
    if let Err(error) = &opened {
        assert_told(text, error);
    }
    opened
}

/// Checks that an error is told in sentences, whatever stood in the record.
pub fn assert_told(text: &str, error: &RecordError) {
    assert_sentence(&error.to_string());
    assert_sentence(&Words::default().record_error(error));
    tongues::check(text, |words| words.record_error(error));
    assert!(error.code().contains("record"));
}

/// Why the shortest game does not open after something in it was changed.
pub fn refused(change: impl FnOnce(&mut Value)) -> RecordError {
    let mut record = short();
    change(&mut record);
    open(&record.to_string()).map(|_| ()).expect_err("it must not open")
}
