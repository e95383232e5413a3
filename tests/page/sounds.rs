//! What is heard of what happens in a game, and that the page makes each of these sounds.

use std::collections::{BTreeMap, BTreeSet};

use meiji::chance::Seed;
use meiji::duel::Duel;
use meiji::duel::record::Record as DuelRecord;
use meiji::nippon::Nippon;
use meiji::nippon::record::Record as NipponRecord;
use meiji::opponents::Opponent;
use meiji::printed::{Edition as _, Printed};
use meiji::sitting::Sitting;
use meiji::sounds::{Sound, Sounding};
use meiji::yokohama::content::Content;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Options, Yokohama};
use serde::Serialize;
use serde_json::Value;

use super::text_of;

/// The sounds of the table.
const SOUND: &str = include_str!("../../www/sound.js");

#[test]
fn the_page_makes_every_sound_that_a_game_is_heard_by() {
    let (_, sounds) = SOUND.split_once("const SOUNDS = {").expect("the sounds");
    let (sounds, _) = sounds.split_once("\n};").expect("their end");
    let made = sounds.lines().filter_map(|line| {
        let (name, _) = line.strip_prefix("  ")?.split_once(": (at) =>")?;
        (!name.starts_with(' ')).then_some(name)
    });
    let named = Sound::ALL.map(|sound| text_of(&sound));
    assert_eq!(made.collect::<Vec<_>>(), named.each_ref().map(String::as_str));
}

/// The games that lie recorded in a folder.
fn recorded<G: Printed>(folder: &str, open: impl Fn(&str) -> Sitting<G>) -> Vec<Sitting<G>> {
    let games = std::fs::read_dir(folder).expect("tests run where the project lies");
    let paths = games.map(|entry| entry.expect("the folder is read").path());
    let recorded = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let record = |path| {
        let text = std::fs::read(path).expect("a game is read");
        let game: Value = serde_json::from_slice(&text).expect("a game is JSON");
        open(&game["record"].to_string())
    };
    recorded.map(record).collect()
}

/// The recorded games of Yokohama, and one with the mini-expansions.
fn of_yokohama() -> Vec<Sitting<Yokohama>> {
    let options = Options::new(4)
        .expect("four can play")
        .with_achievement_rewards()
        .with_free_agents();
    let merchants = |seed| {
        let mut sitting = Sitting::new(Yokohama::new(Content::first().clone(), options), Seed(seed));
        while let Some(action) = Opponent::Merchant.choose(sitting.game(), &sitting.view(sitting.asked()), Seed(seed)) {
            sitting.play(action).expect("a computer plays what is legal");
        }
        sitting
    };
    let open = |text: &str| {
        let record = Record::parse(text).expect("a record");
        record.open(&[]).expect("a record opens")
    };
    let mut games = recorded("tests/games", open);
    games.push(merchants(2));
    games
}

/// The recorded games of Yokohama Duel.
fn of_duel() -> Vec<Sitting<Duel>> {
    recorded("tests/duel/games", |text| {
        let record = DuelRecord::parse(text).expect("a record");
        record.open(&[]).expect("a record opens")
    })
}

/// The recorded games of Nippon.
fn of_nippon() -> Vec<Sitting<Nippon>> {
    recorded("tests/nippon/games", |text| {
        let record = NipponRecord::parse(text).expect("a record");
        record.open(&[]).expect("a record opens")
    })
}

/// What is heard of which kinds of events, a line each sound; an event's kind has what it is about behind it where it is about something.
fn heard<G: Sounding>(games: &[Sitting<G>]) -> Vec<String>
where
    G::Event: Serialize,
{
    let mut heard: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, event) in games.iter().flat_map(|sitting| sitting.events(0, None)) {
        let told = serde_json::to_value(event).expect("an event has a JSON text");
        let kind = told["kind"].as_str().expect("an event is of a kind").to_owned();
        let what = told["what"].as_str().map(|what| format!(" {what}"));
        let sound = G::sound(&event).map_or("silence".to_owned(), |sound| text_of(&sound));
        heard.entry(sound).or_default().insert(kind + &what.unwrap_or_default());
    }
    let line = |(sound, kinds): (String, BTreeSet<String>)| {
        let kinds: Vec<_> = kinds.into_iter().collect();
        format!("{sound}: {}", kinds.join(", "))
    };
    heard.into_iter().map(line).collect()
}

#[test]
fn yokohama_sounds_as_it_did() {
    let expected = [
        "build: house-built, shop-built",
        "chord: achieved, delivered, game-over, reward-taken",
        "coin: gained yen, paid yen",
        "drum: end-triggered, round-began",
        "paper: laboratory-filled, learned, order-kept, order-taken, port-filled",
        "sack: gained copper, gained fish, gained import, gained silk, gained tea, paid copper, paid fish, paid import, paid silk, paid tea",
        "silence: acted, agent-used, exchanged, no-agent-left, nothing-built, turn-began",
        "string: agent-joined, gained points, settled, token-taken",
        "wood: placed, president-moved, recovered, recruited, shifted, station-placed",
    ];
    assert_eq!(heard(&of_yokohama()), expected);
}

#[test]
fn whatever_happens_in_yokohama_duel_is_heard_but_for_what_something_comes_of() {
    let expected = [
        "build: house-built, shop-built",
        "chord: delivered, game-over",
        "coin: gained yen, paid yen",
        "drum: round-began",
        "paper: bonus-laid, card-played, cards-back, learned, order-gained, order-kept, order-looked-at, order-put-under, support-gained, support-played, technology-discarded, technology-laid",
        "sack: gained copper, gained fish, gained import, gained silk, gained tea, paid copper, paid fish, paid import, paid silk, paid tea, paid turned",
        "silence: acted, exchanged, turn-began",
        "string: bonus-taken, church-taken, technology-used, trader-recruited, upgraded",
        "wood: place-chosen, station-placed, turned",
    ];
    assert_eq!(heard(&of_duel()), expected);
}

#[test]
fn whatever_happens_in_nippon_is_heard_but_for_what_something_comes_of() {
    let expected = [
        "build: factory-built, improved, transport-built",
        "chord: contract-fulfilled, game-over",
        "coin: gained yen, paid yen",
        "drum: last-phase-began, scoring-began",
        "paper: discarded coal, discarded yen, gained blueprints, paid blueprints, reward-taken",
        "sack: cubes-laid, gained coal, paid coal, ran, supplied",
        "silence: acted, consolidated, final-budget, marker-moved, refilled, round-began, turn-began, wages-due",
        "string: achievement-scored, multiplier-placed, raised, region-scored, scored, ships-scored",
        "wood: influence-placed, influence-returned, machine-stored, row-moved, worker-drawn, worker-taken, workers-returned",
    ];
    assert_eq!(heard(&of_nippon()), expected);
}
