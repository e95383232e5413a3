//! Ten positions of recorded games are drawn as they were: a change of the picture is seen, and looked at before it is taken.

use std::fmt::Write as _;

use xxhash_rust::xxh3::xxh3_64;
use yokohama::record::Record;
use yokohama::sitting::Sitting;
use yokohama::table::palette::Palette;
use yokohama::table::scene::{Layer, Scene};
use yokohama::table::{Tab, draw, opens_for, svg};
use yokohama::words::Language;

use super::shown::{Shown, position};

/// Game, moves played, canvas.
const POSITIONS: [(&str, usize, (f32, f32)); 10] = [
    ("2-church", 40, (1280.0, 800.0)),
    ("2-shops", 150, (390.0, 844.0)),
    ("2-orders", 210, (3840.0, 2160.0)),
    ("3-customs", 90, (1920.0, 1080.0)),
    ("3-trading-houses", 260, (1024.0, 768.0)),
    ("3-church", 333, (844.0, 390.0)),
    ("3-shops", 3, (768.0, 1024.0)),
    ("4-orders", 300, (1280.0, 800.0)),
    ("4-customs", 411, (1366.0, 657.0)),
    ("4-shops", 120, (360.0, 640.0)),
];

/// The layers that are told apart, so that one sees where a picture changed.
const LAYERS: [(Layer, &str); 9] = [
    (Layer::Ground, "ground"),
    (Layer::Board, "board"),
    (Layer::Part, "part"),
    (Layer::Piece, "piece"),
    (Layer::Route, "route"),
    (Layer::Tab, "tab"),
    (Layer::Sheet, "sheet"),
    (Layer::SheetPart, "sheet-part"),
    (Layer::Hint, "hint"),
];

/// A line for a position: where it is from, and a hash of what is painted on each layer.
fn line(name: &str, moves: usize, size: (f32, f32)) -> String {
    let text = std::fs::read_to_string(format!("tests/games/{name}.json")).expect("the record is there");
    let written: serde_json::Value = serde_json::from_str(&text).expect("a game in JSON");
    let record = Record::parse(&written["record"].to_string()).expect("a record");
    let whole = record.open(&[]).expect("the record opens");
    let mut sitting = Sitting::new(whole.game().clone(), whole.seed());
    for action in whole.moves().take(moves) {
        sitting.play(action).expect("recorded moves are legal");
    }
    let position = position(&sitting, Language::ENGLISH);
    let scene = draw(&position.shown(size, opens_for(&position.view), Tab::Turn));
    let mut line = format!("{name} {moves} {}x{}", size.0, size.1);
    for (layer, named) in LAYERS {
        let mut part = Scene::new(scene.size);
        for node in scene.nodes().iter().filter(|node| node.layer == layer) {
            part.push(node.clone());
        }
        if !part.nodes().is_empty() {
            let hash = xxh3_64(svg::paint(&part, Palette::Print).as_bytes()) as u32;
            write!(line, " {named}:{hash:08x}").expect("a text takes more text");
        }
    }
    line
}

#[test]
fn ten_positions_look_as_they_did() {
    const FILE: &str = "tests/table/snapshots.txt";
    let now: Vec<String> = POSITIONS.map(|(name, moves, size)| line(name, moves, size)).into();
    if std::env::var_os("SNAPSHOTS").is_some_and(|wish| wish == "write") {
        std::fs::write(FILE, now.join("\n") + "\n").expect("the snapshots are written");
    }
    let before = std::fs::read_to_string(FILE).unwrap_or_default();
    let changed: Vec<&String> = now
        .iter()
        .filter(|line| !before.lines().any(|old| old == *line))
        .collect();
    let pictures: Vec<String> = changed
        .iter()
        .filter_map(|line| {
            let mut parts = line.split(' ');
            let (name, moves, size) = (parts.next()?, parts.next()?, parts.next()?);
            Some(format!(
                "cargo run --example picture -- --record tests/games/{name}.json --at {moves} --size {size} --out {name}.svg"
            ))
        })
        .collect();
    assert!(
        changed.is_empty(),
        "The table looks different. Look at it:\n{}\nIf it is better so: SNAPSHOTS=write cargo test --test table snapshots\n{changed:#?}",
        pictures.join("\n")
    );
}
