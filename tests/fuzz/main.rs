//! Whatever comes from outside is read or refused with a sentence, and never panics: sound documents, changed at random.
//!
//! A target is a test. Each tries so many documents, or goes on for `FUZZ_SECONDS`, from `FUZZ_SEED`: a plain run is the same on every machine, and
//! with more tries would find each time what it has found before.
//! `cargo xtask fuzz --target lesson --minutes 60` runs one for longer, from another seed. What makes a target fail is written into
//! `target/tmp/fuzz/`.
#![cfg(not(target_arch = "wasm32"))]

mod corpus;
mod mutate;
mod targets;

#[path = "../suite/samples/mod.rs"]
mod samples;
#[path = "../robustness/tongues.rs"]
mod tongues;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use meiji::chance::{Chance, Seed};
use meiji::duel::Duel;
use meiji::nippon::Nippon;
use meiji::yokohama::Yokohama;
use serde_json::json;

use samples::Samples;

/// The most documents that are kept to be changed further.
const KEPT: usize = 400;

/// A number that is given in the environment.
fn wish(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Changes texts at random and gives them to a target: so many in a plain run, or until the time is over that is wished for. Those that it takes
/// are changed further.
fn fuzz(name: &str, tries: u64, mut corpus: Vec<String>, target: impl Fn(&str, &mut Chance) -> bool) {
    let time = wish("FUZZ_SECONDS").map(Duration::from_secs);
    let seed = Seed(wish("FUZZ_SEED").unwrap_or(1));
    let mut chance = Chance::new(seed);
    for text in &corpus {
        assert!(target(text, &mut chance), "what it begins with is sound: {text}");
    }
    let (start, sound) = (Instant::now(), corpus.len());
    let (mut tried, mut taken) = (0_u64, 0_u64);
    while time.map_or(tried < tries, |time| start.elapsed() < time) {
        let text = mutate::mutate(&corpus, &mut chance);
        let tries = AssertUnwindSafe(|| target(&text, &mut chance));
        let accepted = catch_unwind(tries).unwrap_or_else(|panic| {
            let file = format!("{}/{name}-{tried}.txt", folder());
            std::fs::write(&file, &text).expect("a file for what failed");
            eprintln!(
                "{name} failed at its try {tried} from the seed {}; the text is in {file}",
                seed.0
            );
            resume_unwind(panic)
        });
        tried += 1;
        if accepted {
            taken += 1;
            if corpus.len() < KEPT {
                corpus.push(text);
            } else {
                let place = sound + chance.below((KEPT - sound) as u32) as usize;
                corpus[place] = text;
            }
        }
    }
    println!("{name}: {tried} tried, {taken} taken, from the seed {}", seed.0);
    assert!(
        tried > 0 && taken > 0 && taken < tried,
        "{tried} tried, {taken} taken: the changes are of no use"
    );
}

/// Where the texts that failed are written.
fn folder() -> String {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/fuzz");
    std::fs::create_dir_all(folder).expect("a folder for what failed");
    folder.to_owned()
}

/// What a link unpacks to is a record whose bytes may be anything.
fn fuzz_links<G: Samples>(name: &str, tries: u64) {
    let spoilt = |text: &str, chance: &mut Chance| {
        let bytes = mutate::bytes(text.as_bytes(), chance);
        targets::record::<G>(&String::from_utf8_lossy(&bytes), chance)
    };
    fuzz(name, tries, corpus::records::<G>(), move |text, chance| {
        // Once as it is, so that sound ones are kept.
        targets::record::<G>(text, chance) | spoilt(text, chance)
    });
}

#[test]
fn record() {
    fuzz(
        "record",
        24_000,
        corpus::records::<Yokohama>(),
        targets::record::<Yokohama>,
    );
}

#[test]
fn duel_record() {
    fuzz(
        "duel_record",
        12_000,
        corpus::records::<Duel>(),
        targets::record::<Duel>,
    );
}

#[test]
fn nippon_record() {
    fuzz(
        "nippon_record",
        12_000,
        corpus::records::<Nippon>(),
        targets::record::<Nippon>,
    );
}

#[test]
fn link() {
    fuzz_links::<Yokohama>("link", 20_000);
}

#[test]
fn duel_link() {
    fuzz_links::<Duel>("duel_link", 8_000);
}

#[test]
fn nippon_link() {
    fuzz_links::<Nippon>("nippon_link", 8_000);
}

#[test]
fn position() {
    let short = json!({"game": "yokohama", "position": 1, "options": {"players": 3}, "round": 2});
    let corpus = corpus::positions::<Yokohama>(short);
    fuzz("position", 20_000, corpus, targets::position::<Yokohama>);
}

#[test]
fn duel_position() {
    let short = json!({"game": "duel", "position": 1, "options": {}, "round": 2});
    let corpus = corpus::positions::<Duel>(short);
    fuzz("duel_position", 20_000, corpus, targets::position::<Duel>);
}

#[test]
fn nippon_position() {
    let short = json!({"game": "nippon", "position": 1, "options": {"players": 3}, "round": 2});
    let corpus = corpus::positions::<Nippon>(short);
    fuzz("nippon_position", 20_000, corpus, targets::position::<Nippon>);
}

#[test]
fn lesson() {
    fuzz("lesson", 4_000, corpus::lessons(), targets::lesson::<Yokohama>);
}

#[test]
fn duel_lesson() {
    fuzz("duel_lesson", 2_500, corpus::duel_lessons(), targets::lesson::<Duel>);
}

#[test]
fn nippon_lesson() {
    fuzz(
        "nippon_lesson",
        2_500,
        corpus::nippon_lessons(),
        targets::lesson::<Nippon>,
    );
}

#[test]
fn content() {
    fuzz(
        "content",
        2_500,
        corpus::contents::<Yokohama>(),
        targets::content::<Yokohama>,
    );
}

#[test]
fn duel_content() {
    fuzz(
        "duel_content",
        2_500,
        corpus::contents::<Duel>(),
        targets::content::<Duel>,
    );
}

#[test]
fn nippon_content() {
    fuzz(
        "nippon_content",
        2_500,
        corpus::contents::<Nippon>(),
        targets::content::<Nippon>,
    );
}

#[test]
fn moves() {
    fuzz("moves", 2_000, corpus::moves::<Yokohama>(), targets::moves::<Yokohama>);
}

#[test]
fn duel_moves() {
    fuzz("duel_moves", 2_000, corpus::moves::<Duel>(), targets::moves::<Duel>);
}

#[test]
fn nippon_moves() {
    fuzz(
        "nippon_moves",
        2_000,
        corpus::moves::<Nippon>(),
        targets::moves::<Nippon>,
    );
}

#[test]
fn short() {
    fuzz("short", 2_000, corpus::shorts::<Yokohama>(), targets::short::<Yokohama>);
}

#[test]
fn duel_short() {
    fuzz("duel_short", 2_000, corpus::shorts::<Duel>(), targets::short::<Duel>);
}

#[test]
fn nippon_short() {
    fuzz(
        "nippon_short",
        2_000,
        corpus::shorts::<Nippon>(),
        targets::short::<Nippon>,
    );
}

#[test]
fn data() {
    fuzz("data", 30_000, corpus::data(), targets::data);
}

#[test]
fn duel_options() {
    fuzz("duel_options", 4_000, corpus::agreed(), targets::options::<Duel>);
}

#[test]
fn nippon_options() {
    fuzz(
        "nippon_options",
        4_000,
        corpus::agreed_of_nippon(),
        targets::options::<Nippon>,
    );
}
