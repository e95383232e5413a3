//! How fast the rules are natively and in WebAssembly: the example `playouts`, both ways in turn.

use std::path::Path;
use std::process::Command;

use clap::error::ErrorKind;
use serde_json::{Value, json};
use wasm_bindgen_cli_support::Bindgen;

use crate::Result;
use crate::command::{answer, cargo};
use crate::game::Which;
use crate::wasm;

/// The example, and the name of its module.
const EXAMPLE: &str = "playouts";

/// The loop around the module, for Node.
const LOOP: &str = include_str!("playouts.cjs");

/// What both are asked.
#[derive(Debug, clap::Args)]
pub struct Wish {
    /// Which game is played
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
    /// How many players each game is for, 2 to 4; as many as can play if nothing is said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// How many seconds of the processor's time each takes
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    seconds: f64,
    /// The seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
}

/// A time to play for.
fn seconds(text: &str) -> std::result::Result<f64, &'static str> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0);
    seconds.ok_or("seconds are a number above 0")
}

impl Wish {
    /// Makes sure that so many can play the game. `command` is what was asked, whose usage is shown.
    ///
    /// # Errors
    /// If they cannot.
    pub fn check(&self, command: &mut clap::Command) -> std::result::Result<(), clap::Error> {
        let Self { game, players, .. } = self;
        match players.filter(|players| !game.players().contains(players)) {
            None => Ok(()),
            Some(players) => {
                let told = format!("'{players}' for '--players <N>': {game} is not for so many");
                Err(command.error(ErrorKind::ValueValidation, told))
            }
        }
    }

    /// The same as the example's words, each said once, but for how many play.
    fn words(&self) -> Vec<String> {
        let Self {
            game, seconds, seed, ..
        } = self;
        vec![
            format!("--game={game}"),
            format!("--seconds={seconds}"),
            format!("--seed={seed}"),
        ]
    }
}

/// Runs both and prints a JSON line each. The second has `wasm_to_native` too: decisions a CPU second in WebAssembly for
/// each one natively.
///
/// # Errors
/// If one does not build or run.
pub fn compare(wish: &Wish) -> Result<()> {
    let words = wish.words();
    let with = |players: Option<u64>| {
        let players = players.map(|players| format!("--players={players}"));
        words.iter().cloned().chain(players).collect::<Vec<_>>()
    };
    let native = native(&with(wish.players.map(u64::from)))?;
    println!("{native}");
    // As many as played there: the example knows how many can.
    let mut wasm = under_node(&with(native["players"].as_u64()))?;
    wasm["wasm_to_native"] = json!(round(rate(&wasm)? / rate(&native)?));
    println!("{wasm}");
    Ok(())
}

fn native(options: &[String]) -> Result<Value> {
    let mut command = cargo();
    command
        .args(["run", "--release", "--package", "meiji", "--example", EXAMPLE, "--"])
        .args(options);
    Ok(serde_json::from_str(&answer(&mut command)?)?)
}

fn under_node(options: &[String]) -> Result<Value> {
    let module = wasm::build("--example", EXAMPLE, &["--release"])?;
    let folder = module.parent().unwrap_or(Path::new(".")).join("playouts-node");
    Bindgen::new()
        .input_path(&module)
        .nodejs(true)?
        .typescript(false)
        .out_name(EXAMPLE)
        .generate(&folder)?;
    let script = folder.join("loop.cjs");
    std::fs::write(&script, LOOP)?;
    Ok(serde_json::from_str(&answer(
        Command::new("node").arg(script).args(options),
    )?)?)
}

fn rate(run: &Value) -> Result<f64> {
    run["plies_per_cpu_second"]
        .as_f64()
        .filter(|&rate| rate > 0.0)
        .ok_or_else(|| format!("no rate in {run}").into())
}

/// Two digits after the point are as many as two runs agree on.
fn round(ratio: f64) -> f64 {
    (ratio * 100.0).round() / 100.0
}
