//! The project's own commands. They need rustup, and Node.js for the tests in the browser; what else is missing they
//! install, and say so.

mod bundle;
mod checks;
mod command;
mod declared;
mod dist;
mod docs;
mod editor;
mod firefox;
mod frames;
mod fuzz;
mod icons;
mod licences;
mod offline;
mod package;
mod playouts;
mod pool;
mod programs;
mod scripts;
mod serve;
mod setup;
mod size;
mod slow;
mod stamp;
mod tally;
mod verify;
mod wasm;
mod words;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

/// What every step gives: a value, or a sentence about what went wrong.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The commands; `{targets}` are those of `fuzz`.
const USAGE: &str = "\
Commands:
  cargo play [--port N]         build the game and serve it on this machine
  cargo verify                  run every test, the browser's included
  cargo xtask dist              build the static site into dist/
  cargo xtask package           make the npm package into pkg/
  cargo xtask serve [--port N]  serve dist/ as it stands; port 0 takes any free one
  cargo xtask words FOLDER      make the words of the first page of the whole ones in a folder, as Trunk needs it
  cargo xtask size              what a first page and a first table of dist/ come to, compressed, as one JSON line
  cargo xtask firefox           play a short game in Firefox
  cargo xtask frames            what painting the table costs in Chromium, as one JSON line
  cargo xtask fuzz              changed documents for whatever reads some from outside; [--minutes N] [--seed N]
                                [--target {targets}]
  cargo xtask playouts-wasm     random games natively and in WebAssembly, one JSON line each;
                                [--players N] [--seconds S] [--seed N]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match obey(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the command that the arguments name, from the root of the repository.
fn obey(arguments: &[String]) -> Result<ExitCode> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("xtask has no parent folder")?;
    std::env::set_current_dir(root)?;
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", port @ ..] => {
            let ports = serve::Ports::parse(port)?;
            dist::build()?;
            serve::forever(Path::new(dist::FOLDER), ports)?;
        }
        ["verify"] => return Ok(verify::everything()),
        ["dist"] => dist::build()?,
        ["package"] => package::build()?,
        ["words", folder] => words::for_pages(Path::new(folder))?,
        ["size"] => return size::measure(Path::new(dist::FOLDER)),
        ["firefox"] => firefox::play()?,
        ["frames"] => frames::measure()?,
        ["fuzz", options @ ..] => fuzz::run_targets(options)?,
        ["playouts-wasm", options @ ..] => playouts::compare(options)?,
        ["serve", port @ ..] => serve::forever(Path::new(dist::FOLDER), serve::Ports::parse(port)?)?,
        _ => return Err(USAGE.replace("{targets}", &fuzz::targets().join("|")).into()),
    }
    Ok(ExitCode::SUCCESS)
}
