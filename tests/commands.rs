//! A command of `examples/` says which of its arguments it does not understand, shows its usage and ends with 2, so that no script takes for
//! done what was not begun. What it understands and cannot do ends with 1. Those of `xtask` are held to it in its `main.rs`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::LazyLock;

/// The programs of `examples/` by name, as they are now: a run of this file alone builds none of them.
static PROGRAMS: LazyLock<BTreeMap<String, PathBuf>> = LazyLock::new(|| {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--package", "meiji", "--examples", "--profile", "test"]);
    cargo.arg("--message-format=json-render-diagnostics");
    // `cargo verify` sets it for the test runner; the build would begin anew for it.
    cargo.env_remove("RUSTC_BOOTSTRAP");
    let built = cargo.output().expect("cargo runs");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let report = String::from_utf8(built.stdout).expect("a report");
    let program = |line: &str| {
        let told: serde_json::Value = serde_json::from_str(line).ok()?;
        let is_example = told["target"]["kind"] == serde_json::json!(["example"]);
        let (name, file) = (told["target"]["name"].as_str()?, told["executable"].as_str()?);
        is_example.then(|| (name.to_owned(), file.into()))
    };
    report.lines().filter_map(program).collect()
});

/// Runs a command by its line.
fn run(line: &str) -> Output {
    let mut words = line.split_whitespace();
    let name = words.next().expect("a name");
    let output = Command::new(&PROGRAMS[name]).args(words).output();
    output.unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// What is wrong with a line of a command, and how it is named.
const WRONG: &[(&str, &str)] = &[
    ("arena", "--seats"),
    ("arena --seats", "'--seats <NAME,NAME>'"),
    ("arena --seats master", "'master' for '--seats <NAME,NAME>'"),
    (
        "arena --seats master,person",
        "'master,person' for '--seats <NAME,NAME>'",
    ),
    (
        "arena --seats random,random,random,random,random",
        "'--seats <NAME,NAME>'",
    ),
    ("arena --seats random,random --games 0", "'0' for '--games <N>'"),
    ("arena --seats random,random --games 1.5", "'1.5' for '--games <N>'"),
    ("arena --seats random,random --seed x", "'x' for '--seed <N>'"),
    ("arena --seats random,random --playouts -1", "'-1'"),
    ("arena --seats random,random --threads 0", "'0' for '--threads <N>'"),
    (
        "arena --seats random,random --sprt 0.6,0.5",
        "'0.6,0.5' for '--sprt <LOW,HIGH>'",
    ),
    (
        "arena --seats random,random --sprt 0.5",
        "'0.5' for '--sprt <LOW,HIGH>'",
    ),
    ("arena --seats random,random --table", "'--table'"),
    ("arena --seats random,random --gmaes 2", "'--gmaes'"),
    ("arena --seats random,random more", "'more'"),
    ("arena --table --styles", "'--styles'"),
    ("arena --table --table", "'--table'"),
    ("arena --table --playouts 50", "'--playouts <N>'"),
    ("arena --seats random,random --game go", "'go' for '--game <NAME>'"),
    (
        "arena --seats random,random,random --game duel",
        "'--seats <NAME,NAME>': duel is not for 3 players",
    ),
    ("arena --table --game go", "'go' for '--game <NAME>'"),
    ("balance --games 0", "'0' for '--games <N>'"),
    ("balance --gmaes 1", "'--gmaes'"),
    ("balance --game go", "'go' for '--game <NAME>'"),
    ("balance --player person", "'person' for '--player <NAME>'"),
    ("balance --playouts x", "'x' for '--playouts <N>'"),
    ("balance --threads 0", "'0' for '--threads <N>'"),
    ("balance --content", "'--content <FILE>'"),
    ("balance --seed 1 --seed 2", "'--seed <N>'"),
    ("balance more", "'more'"),
    ("learn --leans --generations 2", "'--generations <N>'"),
    ("learn --leans --from weights.json", "'--from <FILE>'"),
    ("learn --generations 0", "'0' for '--generations <N>'"),
    ("learn --ways 0", "'0' for '--ways <N>'"),
    ("learn --games x", "'x' for '--games <N>'"),
    ("learn --gmaes 1", "'--gmaes'"),
    ("learn --out", "'--out <FILE>'"),
    ("learn --game go", "'go' for '--game <NAME>'"),
    ("learn more", "'more'"),
    ("picture --palette none", "'none' for '--palette <NAME>'"),
    ("picture --size 1280", "'1280' for '--size <WxH>'"),
    ("picture --size 0x800", "'0x800' for '--size <WxH>'"),
    ("picture --players 9", "'9' for '--players <N>'"),
    ("picture --open port", "'port' for '--open <AREA>'"),
    ("picture --tab none", "'none' for '--tab <NAME>'"),
    ("picture --zoom 2", "'2' for '--zoom <Z,X,Y>'"),
    ("picture --zoom 2,0.5,NaN", "'2,0.5,NaN' for '--zoom <Z,X,Y>'"),
    ("picture --language xx", "'xx' for '--language <NAME>'"),
    ("picture --touch x", "'x' for '--touch <N>'"),
    ("picture --at 3", "--record <FILE>"),
    ("picture --record game.json --moves 3", "'--moves <N>'"),
    ("picture --before", "'--before <NAME>'"),
    ("picture --players 3 --game duel", "'3' for '--players <N>'"),
    ("picture --game go", "'go' for '--game <NAME>'"),
    ("picture --game duel --record game.json", "'--game <NAME>'"),
    ("picture more", "'more'"),
    ("playouts --players 9", "'9' for '--players <N>'"),
    ("playouts --players 2.5", "'2.5' for '--players <N>'"),
    ("playouts --players", "'--players <N>'"),
    ("playouts --players 3 --game duel", "'3' for '--players <N>'"),
    ("playouts --game go", "'go' for '--game <NAME>'"),
    ("playouts --seconds NaN", "'NaN' for '--seconds <S>'"),
    ("playouts --seconds 0", "'0' for '--seconds <S>'"),
    ("playouts --seconds 1 --games 1", "'--games <N>'"),
    ("playouts --games 0", "'0' for '--games <N>'"),
    ("playouts --seed 4294967296", "'4294967296' for '--seed <N>'"),
    ("playouts --seed 1 --seed 2", "'--seed <N>'"),
    ("playouts --games 1 more", "'more'"),
    ("playouts --gmaes 1", "'--gmaes'"),
    ("record --players 1", "'1' for '--players <N>'"),
    (
        "record --players 3 --game duel --holds shared",
        "'3' for '--players <N>'",
    ),
    ("record --game duel", "'--holds <NAME>'"),
    ("record --game duel --holds church", "'church' for '--holds <NAME>'"),
    ("record --game duel --ending church", "'--ending <NAME>'"),
    ("record --holds shared", "'--holds <NAME>'"),
    ("record --game nippon", "'--holds <NAME>'"),
    ("record --game nippon --holds shared", "'shared' for '--holds <NAME>'"),
    ("record --game nippon --ending church", "'--ending <NAME>'"),
    ("record --game nippon --players 3 --holds tie", "'--players <N>'"),
    ("record --game go", "'go' for '--game <NAME>'"),
    ("record --tries 0", "'0' for '--tries <N>'"),
    ("record --ending none", "'none' for '--ending <NAME>'"),
    ("record --seed -1", "'-1'"),
    ("record --seed", "'--seed <N>'"),
    ("record more", "'more'"),
    ("replay", "<FILE>"),
    ("replay one.json two.json", "'two.json'"),
    ("replay --hash one.json", "'--hash'"),
    ("sheet more", "'more'"),
    ("sheet --size 20", "'--size'"),
    ("sheet --game duel", "'--game'"),
    ("soak --gmae x", "'--gmae'"),
    ("soak --games x", "'x' for '--games <N>'"),
    ("soak --games 0", "'0' for '--games <N>'"),
    ("soak --games 1e3", "'1e3' for '--games <N>'"),
    ("soak --games 1 --games 2", "'--games <N>'"),
    ("soak --seed", "'--seed <N>'"),
    ("soak --game", "'--game <NAME>'"),
    ("soak --games 1 more", "'more'"),
];

#[test]
fn what_is_not_understood_is_named_above_the_usage_and_ends_with_2() {
    for (line, named) in WRONG {
        let output = run(line);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line}: {told}");
        let (error, usage) = told.split_once("\nUsage: ").unwrap_or_else(|| panic!("{line}: {told}"));
        assert!(error.contains(named), "{line}: {told}");
        assert!(
            usage.starts_with(line.split(' ').next().unwrap_or_default()),
            "{line}: {told}"
        );
        assert!(output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn every_command_is_held_to_it_and_helps() {
    for name in PROGRAMS.keys() {
        let is_held = |(line, _): &(&str, &str)| line.split(' ').next() == Some(name);
        assert!(WRONG.iter().any(is_held), "{name}");
        let output = run(&format!("{name} --help"));
        let told = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{name}");
        assert!(told.contains(&format!("\nUsage: {name}")), "{name}: {told}");
        assert!(output.stderr.is_empty(), "{name}");
    }
}

#[test]
fn what_is_understood_and_cannot_be_done_ends_with_1() {
    for (line, named) in [
        ("balance --content absent.json", "absent.json"),
        ("learn --from absent.json", "absent.json"),
        (
            "balance --game duel --content src/yokohama/content/editions/first.json",
            "first.json: ",
        ),
        ("picture --record absent.json", "absent.json"),
        ("picture --record tests/games/2-church.json --at 99999", "--at 99999"),
        ("picture --open bank --game duel", "--open: nothing of duel"),
        ("picture --open looked", "--open: nothing of yokohama"),
        ("picture --open kansai --game duel", "--open: nothing of duel"),
        ("picture --open bank --game nippon", "--open: nothing of nippon"),
        ("picture --moves 99999", "--moves 99999"),
        ("picture --moves 99999 --before movement", "--moves 99999"),
        ("picture --touch 999", "--touch 999"),
        ("picture --hover 999", "--hover 999"),
        ("picture --look 9999", "--look 9999"),
        (
            "record --game duel --holds shared --tries 9",
            "no game from this seed on",
        ),
        ("replay absent.json", "absent.json"),
        ("replay Cargo.toml", "Cargo.toml"),
    ] {
        let output = run(line);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {told}");
        assert!(told.contains(named) && !told.contains("Usage"), "{line}: {told}");
        assert!(output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn what_is_understood_is_done() {
    let game = std::fs::read_to_string("tests/games/2-church.json").expect("a recorded game");
    let game: serde_json::Value = serde_json::from_str(&game).expect("JSON");
    let record = concat!(env!("CARGO_TARGET_TMPDIR"), "/record.json");
    std::fs::write(record, game["record"].to_string()).expect("it is written");
    let game = std::fs::read_to_string("tests/duel/games/begins-1.json").expect("a recorded game");
    let game: serde_json::Value = serde_json::from_str(&game).expect("JSON");
    let record = concat!(env!("CARGO_TARGET_TMPDIR"), "/duel.json");
    std::fs::write(record, game["record"].to_string()).expect("it is written");
    let hash = game["record"]["hash"].as_str().expect("a hash");
    let replayed = format!(r#""game":"duel","hash":"{hash}","moves":"#);
    for (line, told) in [
        ("playouts --players 2 --games 2 --seed 7", r#""games":2,"#),
        ("playouts --seconds 0.01", r#""players":4,"#),
        ("playouts --seconds 0.01", r#""game":"yokohama","#),
        ("playouts --game duel --games 3", r#""game":"duel","games":3,"#),
        (
            "soak --games 1 --seed 12",
            r#""game":"yokohama","games":1,"over":1,"seed":12"#,
        ),
        (
            "soak --games 9 --game duel",
            r#""game":"duel","games":9,"over":9,"seed":1"#,
        ),
        (
            concat!("replay ", env!("CARGO_TARGET_TMPDIR"), "/record.json"),
            r#""hash":"4a7bfecc32054327""#,
        ),
        (
            concat!("replay ", env!("CARGO_TARGET_TMPDIR"), "/record.json"),
            r#""game":"yokohama","#,
        ),
        (concat!("replay ", env!("CARGO_TARGET_TMPDIR"), "/duel.json"), &replayed),
        ("sheet", "<svg"),
        (
            "record --game duel --holds begins-1",
            r#"{"record":{"game":"duel","version":1,"#,
        ),
        ("balance --game duel --games 2 --player random", "| 2 players |"),
        ("playouts --game nippon --games 3", r#""game":"nippon","games":3,"#),
        (
            "soak --games 3 --game nippon",
            r#""game":"nippon","games":3,"over":3,"seed":1"#,
        ),
        (
            "record --game nippon --holds unpaid",
            r#"{"record":{"game":"nippon","version":1,"#,
        ),
    ] {
        let output = run(line);
        let line_told = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{line}");
        assert!(line_told.contains(told), "{line}: {line_told}");
    }
}

/// A record tells whose table is drawn.
#[test]
fn a_recorded_game_is_drawn_at_its_own_table() {
    for (game, title) in [
        ("tests/games/2-church.json", "Yokohama"),
        ("tests/duel/games/begins-0.json", "Yokohama Duel"),
        ("tests/nippon/games/tie.json", "Nippon"),
    ] {
        let out = concat!(env!("CARGO_TARGET_TMPDIR"), "/table.svg");
        let output = run(&format!("picture --record {game} --at 40 --out {out}"));
        assert_eq!(output.status.code(), Some(0), "{game}");
        let drawn = std::fs::read_to_string(out).expect("a picture");
        assert!(drawn.starts_with("<svg"), "{game}");
        for other in ["Yokohama Duel", "Nippon"] {
            assert_eq!(drawn.contains(other), title == other, "{game}: {other}");
        }
    }
}

/// What comes before the first move of a position is in no list of moves: a table that was dealt anew is another one.
#[test]
fn a_position_is_drawn_as_it_is() {
    let out = concat!(env!("CARGO_TARGET_TMPDIR"), "/position.svg");
    let drawn = |which: &str| {
        let output = run(&format!("picture {which} --out {out}"));
        assert_eq!(output.status.code(), Some(0), "{which}");
        std::fs::read_to_string(out).expect("a picture")
    };
    // A game that begins asks for Orders.
    let asks = |drawn: &str| drawn.contains("Which Order do you put back?");
    assert!(asks(&drawn("--game duel")));
    assert!(!asks(&drawn("--record tests/released/duel/position.json")));
}

#[test]
fn a_report_on_balance_tells_of_the_seats_and_the_things_of_its_game() {
    let told = |line: &str| String::from_utf8(run(line).stdout).expect("a report");
    let duel = told("balance --game duel --games 2 --player random");
    assert!(duel.contains("| the second |") && !duel.contains("the third"), "{duel}");
    for of_duel in [
        "## Traders",
        "| 3 completed Orders |",
        "| level 4 |",
        "| highest Production |",
    ] {
        assert!(duel.contains(of_duel), "{of_duel}: {duel}");
    }
    let nippon = told("balance --game nippon --games 2 --player random");
    for of_nippon in [
        "| Consolidate |",
        "## Trains and Ships",
        "| the third |  |",
        "## Achievement spaces",
    ] {
        assert!(nippon.contains(of_nippon), "{of_nippon}: {nippon}");
    }
    let yokohama = told("balance --games 2 --player random");
    assert!(yokohama.contains("| the fourth |  |  |"), "{yokohama}");
    assert!(
        yokohama.contains("## 5-Power tokens") && !yokohama.contains("Traders"),
        "{yokohama}"
    );
}

#[test]
fn a_file_that_is_none_is_told_of_by_its_name_and_in_a_sentence() {
    for line in [
        "replay README.md",
        "picture --record README.md",
        "balance --content README.md",
        "balance --game duel --content README.md",
    ] {
        let output = run(line);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {told}");
        assert!(told.starts_with("README.md: "), "{line}: {told}");
        assert!(told.contains("JSON") && !told.contains("NotJson"), "{line}: {told}");
    }
}
