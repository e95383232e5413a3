//! The project's own commands. They need rustup, and Node.js for the tests in the browser; what else is missing they
//! install, and say so.

#[path = "../../examples/arguments/mod.rs"]
mod arguments;
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
#[path = "../../examples/arguments/game.rs"]
mod game;
mod games;
mod icons;
mod licences;
mod offline;
mod package;
mod play;
#[path = "../../examples/arguments/players.rs"]
mod players;
mod playouts;
mod pool;
mod programs;
mod scripts;
mod seen;
mod serve;
mod setup;
mod size;
mod slow;
mod stamp;
mod tally;
mod trunk;
mod verify;
mod wasm;
mod words;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use game::Which;

/// What every step gives: a value, or a sentence about what went wrong.
type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The commands; their help is what `cargo xtask --help` shows.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    about = "The project's own commands; `cargo play` and `cargo verify` are two of them"
)]
enum Command {
    /// Builds the games and serves them on this machine, the first one as soon as it is there
    Play(serve::Wish),
    /// Runs every test, the browser's included
    Verify,
    /// Builds the static site into dist/
    Dist,
    /// Makes the npm package into pkg/
    Package,
    /// Serves dist/ as it stands
    Serve(serve::Wish),
    /// Finishes a page that Trunk has put together, as its hook asks
    Trunk {
        /// The folder of the page
        folder: PathBuf,
    },
    /// Tells what a first page and a first table of dist/ come to, compressed, as one JSON line
    Size,
    /// Plays a short game in Firefox
    Firefox(Played),
    /// Tells what painting the table costs in Chromium, as one JSON line
    Frames(Played),
    /// Changes documents for whatever reads some from outside
    Fuzz(fuzz::Wish),
    /// Plays random games natively and in WebAssembly, and prints one JSON line each
    PlayoutsWasm(playouts::Wish),
}

/// What is played in a browser.
#[derive(Debug, clap::Args)]
struct Played {
    /// Which game
    #[arg(long, value_name = "NAME", default_value_t)]
    game: Which,
}

fn main() -> ExitCode {
    let command: Command = arguments::understood();
    command.check().unwrap_or_else(|error| error.exit());
    match obey(command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

impl Command {
    /// Makes sure that what fits word by word fits together.
    ///
    /// # Errors
    /// If it does not: what clap tells of it.
    fn check(&self) -> std::result::Result<(), clap::Error> {
        let Self::PlayoutsWasm(wish) = self else { return Ok(()) };
        let mut program = Self::command();
        program.build();
        program
            .find_subcommand_mut("playouts-wasm")
            .map_or(Ok(()), |named| wish.check(named))
    }
}

/// Runs a command from the root of the repository.
fn obey(command: Command) -> Result<ExitCode> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .ok_or("xtask has no parent folder")?;
    std::env::set_current_dir(root)?;
    carry_out(command)
}

/// Runs a command where this program stands.
fn carry_out(command: Command) -> Result<ExitCode> {
    match command {
        Command::Play(wish) => play::forever(&wish)?,
        Command::Verify => return Ok(verify::everything()),
        Command::Dist => dist::build()?,
        Command::Package => package::build()?,
        Command::Trunk { folder } => trunk::finish(&folder)?,
        Command::Size => return size::measure(Path::new(dist::FOLDER)),
        Command::Firefox(Played { game }) => firefox::play(game)?,
        Command::Frames(Played { game }) => frames::measure(game)?,
        Command::Fuzz(wish) => fuzz::run_targets(&wish)?,
        Command::PlayoutsWasm(wish) => playouts::compare(&wish)?,
        Command::Serve(wish) => serve::forever(Path::new(dist::FOLDER), &wish)?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the words of a command line ask.
    fn read(line: &str) -> std::result::Result<Command, clap::Error> {
        let words = ["cargo xtask"].into_iter().chain(line.split_whitespace());
        let command: Command = arguments::read(words.map(Into::into))?;
        command.check().map(|()| command)
    }

    #[test]
    fn every_command_is_understood() {
        for line in [
            "play",
            "play --port 0",
            "verify",
            "dist",
            "package",
            "serve",
            "serve --port 65535",
            "trunk folder",
            "size",
            "firefox",
            "firefox --game duel",
            "firefox --game nippon",
            "frames",
            "frames --game duel",
            "fuzz",
            "fuzz --target lesson --minutes 60 --seed 7",
            "fuzz --target duel_position",
            "fuzz --game duel --minutes 1",
            "playouts-wasm",
            "playouts-wasm --players 2 --seconds 0.5 --seed 7",
            "playouts-wasm --game duel",
            "playouts-wasm --game duel --players 2",
        ] {
            assert!(read(line).is_ok(), "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_named_above_the_usage_and_ends_with_2() {
        for (line, named) in [
            ("paly", "'paly'"),
            ("--prot 8080", "'--prot'"),
            ("play --prot 8080", "'--prot'"),
            ("play 8080", "'8080'"),
            ("play --port", "'--port <N>'"),
            ("play --port 65536", "'65536' for '--port <N>'"),
            ("serve --port 1 --port 2", "'--port <N>'"),
            ("serve --port x", "'x' for '--port <N>'"),
            ("verify all", "'all'"),
            ("dist --release", "'--release'"),
            ("package x", "'x'"),
            ("trunk", "<FOLDER>"),
            ("trunk one two", "'two'"),
            ("size x", "'x'"),
            ("firefox x", "'x'"),
            ("firefox --game go", "'go' for '--game <NAME>'"),
            ("frames x", "'x'"),
            ("frames --game go", "'go' for '--game <NAME>'"),
            ("fuzz --target dinner", "'dinner' for '--target <NAME>'"),
            ("fuzz --target lesson --minutes", "'--minutes <N>'"),
            ("fuzz --minutes 0", "'0' for '--minutes <N>'"),
            ("fuzz --minutes 1.5", "'1.5' for '--minutes <N>'"),
            ("fuzz --game go", "'go' for '--game <NAME>'"),
            ("fuzz --game duel --target lesson", "'--target <NAME>'"),
            ("fuzz --seed x", "'x' for '--seed <N>'"),
            ("playouts-wasm --players 9", "'9' for '--players <N>'"),
            ("playouts-wasm --game go", "'go' for '--game <NAME>'"),
            (
                "playouts-wasm --game duel --players 3",
                "'3' for '--players <N>': duel is not for so many",
            ),
            ("playouts-wasm --seconds 0", "'0' for '--seconds <S>'"),
            ("playouts-wasm --seed 1.5", "'1.5' for '--seed <N>'"),
            ("playouts-wasm --games 50", "'--games'"),
        ] {
            let error = read(line).expect_err(line);
            let told = error.to_string();
            assert_eq!(error.exit_code(), 2, "{line}");
            assert!(error.use_stderr(), "{line}");
            assert!(told.contains(named), "{line}: {told}");
            let command = line
                .split(' ')
                .next()
                .filter(|word| !told.contains("subcommand") && !word.starts_with('-'));
            let usage = format!("\nUsage: cargo xtask {}", command.unwrap_or_default());
            assert!(told.contains(&usage), "{line}: {told}");
        }
    }

    #[test]
    fn what_is_understood_and_cannot_be_done_is_named() {
        for (line, named) in [
            ("trunk nonsense", "nonsense/www/words: "),
            ("trunk src", "src/www/words: "),
        ] {
            let command = read(line).expect("it is understood");
            let error = carry_out(command).expect_err(line);
            assert!(error.to_string().starts_with(named), "{line}: {error}");
        }
        assert!(!Path::new("nonsense").exists());
    }

    #[test]
    fn no_command_shows_them_all_and_ends_with_2_and_help_with_0() {
        let error = read("").expect_err("no command");
        assert_eq!(error.exit_code(), 2);
        assert!(error.to_string().contains("playouts-wasm"), "{error}");
        for line in ["--help", "play --help"] {
            let error = read(line).expect_err("it is shown and the program ends");
            assert_eq!((error.exit_code(), error.use_stderr()), (0, false));
        }
    }
}
