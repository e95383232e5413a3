//! How fast the rules are natively and in WebAssembly: the example `playouts`, both ways in turn.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use wasm_bindgen_cli_support::Bindgen;

use crate::Result;
use crate::command::{answer, cargo};
use crate::wasm;

/// The example, and the name of its module.
const EXAMPLE: &str = "playouts";

/// The loop around the module, for Node.
const LOOP: &str = include_str!("playouts.cjs");

/// Runs both and prints a JSON line each. The second has `wasm_to_native` too: decisions a CPU second in WebAssembly for
/// each one natively. The options are the example's own, and go to both.
///
/// # Errors
/// If one does not build or run, or an option is unknown.
pub fn compare(options: &[&str]) -> Result<()> {
    let options = with_defaults(options)?;
    let native = native(&options)?;
    println!("{native}");
    let mut wasm = under_node(&options)?;
    wasm["wasm_to_native"] = json!(round(rate(&wasm)? / rate(&native)?));
    println!("{wasm}");
    Ok(())
}

/// Players, seconds and seed as the example's words, each said once, so that both runs are asked the same.
fn with_defaults(options: &[&str]) -> Result<[String; 6]> {
    let [mut players, mut seconds, mut seed] = ["4", "5", "1"];
    for pair in options.chunks(2) {
        match pair {
            ["--players", value] => players = value,
            ["--seconds", value] => seconds = value,
            ["--seed", value] => seed = value,
            _ => return Err("the options here are --players N, --seconds S and --seed N".into()),
        }
    }
    Ok(["--players", players, "--seconds", seconds, "--seed", seed].map(str::to_owned))
}

fn native(options: &[String]) -> Result<Value> {
    let mut command = cargo();
    command
        .args(["run", "--release", "--package", "yokohama", "--example", EXAMPLE, "--"])
        .args(options);
    line(&answer(&mut command)?)
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

/// The JSON line that a run printed. One that has something against its options prints none.
fn line(output: &str) -> Result<Value> {
    serde_json::from_str(output).map_err(|_| "the example gave no figures".into())
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
