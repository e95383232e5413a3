//! What a command is asked on its line. Its options and their help are the fields of its `Wish`, which clap reads.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, Error};
use clap::{Command, Parser};

/// What this program was asked. An argument that it does not understand is named on standard error, above the usage, and the program ends
/// with 2; so a script never takes for done what was not even begun.
pub fn understood<W: Parser>() -> W {
    read(std::env::args_os()).unwrap_or_else(|error| error.exit())
}

/// What words ask, the first of them the name of the program.
///
/// # Errors
/// The argument that is not understood, or what `--help` shows.
pub fn read<W: Parser>(words: impl IntoIterator<Item = OsString>) -> Result<W, Error> {
    let words: Vec<OsString> = words.into_iter().collect();
    W::try_parse_from(&words).map_err(|error| with_usage(error, W::command(), &words))
}

/// Clap shows the usage with some errors and not with others, such as a value that is none.
fn with_usage(mut error: Error, mut program: Command, words: &[OsString]) -> Error {
    if error.get(ContextKind::Usage).is_none() {
        program.build();
        let first = words.get(1).map_or("".as_ref(), OsString::as_os_str);
        let usage = match program.find_subcommand_mut(first) {
            Some(command) => command.render_usage(),
            None => program.render_usage(),
        };
        error.insert(ContextKind::Usage, ContextValue::StyledStr(usage));
    }
    error
}
