//! Moments of recorded games are drawn as they were: a change of the picture is seen, and looked at before it is taken.

use std::fmt::Write as _;

use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Scene};
use meiji::drawing::svg;
use meiji::sitting::Sitting;
use meiji::table::{Tab, draw};
use meiji::words::Language;
use xxhash_rust::xxh3::xxh3_64;

use super::{Looked, Tabled, position};

/// A moment of a game: its recorded game, the moves played, and the canvas.
pub type Pictured = (&'static str, usize, (f32, f32));

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
fn line<G: Tabled>(sitting: &Sitting<G>, (name, moves, size): Pictured) -> String {
    let position = position(sitting, Language::ENGLISH);
    let scene = draw(&position.shown(size, G::opens(&position.view), Tab::Turn));
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

/// Some moments look as a file in the folder of a test says; `games` is the folder of the recorded games, `sitting` one of them after so many
/// moves.
pub fn moments_look_as_they_did<G: Tabled>(
    test: &str,
    games: &str,
    moments: &[Pictured],
    sitting: impl Fn(&str, usize) -> Sitting<G>,
) {
    let file = format!("tests/{test}/snapshots.txt");
    let drawn = moments.iter().map(|&moment| line(&sitting(moment.0, moment.1), moment));
    let now: Vec<String> = drawn.collect();
    if std::env::var_os("SNAPSHOTS").is_some_and(|wish| wish == "write") {
        std::fs::write(&file, now.join("\n") + "\n").expect("the snapshots are written");
    }
    let before = std::fs::read_to_string(&file).unwrap_or_default();
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
                "cargo run --example picture -- --record {games}/{name}.json --at {moves} --size {size} --out {name}.svg"
            ))
        })
        .collect();
    assert!(
        changed.is_empty(),
        "The table looks different. Look at it:\n{}\nIf it is better so: SNAPSHOTS=write cargo test --test {test} snapshots\n{changed:#?}",
        pictures.join("\n")
    );
}
