//! Ten moments of recorded games of Yokohama Duel are drawn as they were: a change of the picture is seen, and looked at before it is taken.

use std::fmt::Write as _;

use meiji::drawing::geometry::Size;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Scene};
use meiji::drawing::svg;
use meiji::duel::Duel;
use meiji::duel::record::Record;
use meiji::sitting::Sitting;
use meiji::table::draw;
use meiji::words::Language;
use xxhash_rust::xxh3::xxh3_64;

use super::suite;

/// Game, moves played, canvas.
const MOMENTS: [(&str, usize, (f32, f32)); 10] = [
    ("begins-0", 0, (1280.0, 800.0)),
    ("begins-0", 30, (1280.0, 800.0)),
    ("begins-1", 45, (1920.0, 1080.0)),
    ("trader-orders", 60, (390.0, 844.0)),
    ("trader-technologies", 80, (1024.0, 768.0)),
    ("trader-church", 90, (390.0, 844.0)),
    ("trader-imports", 70, (1366.0, 657.0)),
    ("tie-church", 100, (844.0, 390.0)),
    ("tie-orders", 40, (360.0, 640.0)),
    ("tie-technologies", 75, (768.0, 1024.0)),
];

/// The layers that are told apart, so that one sees where a picture changed.
const LAYERS: [(Layer, &str); 8] = [
    (Layer::Ground, "ground"),
    (Layer::Board, "board"),
    (Layer::Part, "part"),
    (Layer::Piece, "piece"),
    (Layer::Tab, "tab"),
    (Layer::Sheet, "sheet"),
    (Layer::SheetPart, "sheet-part"),
    (Layer::Hint, "hint"),
];

/// A recorded game after so many moves.
fn sitting(name: &str, moves: usize) -> Sitting<Duel> {
    let text = std::fs::read_to_string(format!("tests/duel/games/{name}.json")).expect("a recorded game");
    let written: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let record = Record::parse(&written["record"].to_string()).expect("a record");
    let whole = record.open(&[]).expect("it opens");
    let mut sitting = Sitting::new(whole.game().clone(), whole.seed());
    for action in whole.moves().take(moves) {
        sitting.play(action).expect("it was legal");
    }
    sitting
}

/// A line for a position: where it is from, and a hash of what is painted on each layer.
fn line(name: &str, moves: usize, size: (f32, f32)) -> String {
    let position = suite::position(&sitting(name, moves), Language::ENGLISH);
    let scene = draw(&position.show(Size::new(size.0, size.1)));
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
    const FILE: &str = "tests/tables/snapshots.txt";
    let now: Vec<String> = MOMENTS.map(|(name, moves, size)| line(name, moves, size)).into();
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
                "cargo run --example picture -- --record tests/duel/games/{name}.json --at {moves} --size {size} --out {name}.svg"
            ))
        })
        .collect();
    assert!(
        changed.is_empty(),
        "The table looks different. Look at it:\n{}\nIf it is better so: SNAPSHOTS=write cargo test --test tables snapshots\n{changed:#?}",
        pictures.join("\n")
    );
}
