//! What the programs declare to who calls them: their own functions with their types, of which each says what it takes and gives. How the
//! module's script calls into WebAssembly is no part of it.

use std::fs;
use std::path::Path;

use crate::Result;

/// Where what the WebAssembly exports is declared, and what is left of it.
const EXPORTS: &str = "export interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n";

/// What `stamp.rs` writes into a module's script.
const BUILD: &str = "\n/**\n * Which build of the game this program is of.\n */\nexport const BUILD: string;\n";

/// Finishes the declarations of a module in a folder.
///
/// # Errors
/// If they cannot be read or written, or do not say of everything what it is.
pub fn finish(assets: &Path, module: &str) -> Result<()> {
    let path = assets.join(format!("{module}.d.ts"));
    let declared = finished(&fs::read_to_string(&path)?).map_err(|error| format!("{module}.d.ts: {error}"))?;
    Ok(fs::write(path, declared)?)
}

fn finished(declared: &str) -> Result<String> {
    let (before, rest) = declared.split_once(EXPORTS).ok_or("it has no InitOutput")?;
    let (_, after) = rest.split_once("\n}\n").ok_or("its InitOutput has no end")?;
    let finished = format!("{before}{EXPORTS}}}\n{after}{BUILD}");
    match finished.lines().find(|line| says_any(line)) {
        Some(line) => Err(format!("`{}` says `any`: tell what it is", line.trim()).into()),
        None => Ok(finished),
    }
}

/// Whether the type of a line is `any`; in comments and names it is a word.
fn says_any(line: &str) -> bool {
    let is_comment = line.trim_start().starts_with(['*', '/']);
    let code = line.split('"').step_by(2);
    let mut words = code.flat_map(|code| code.split(|sign: char| !sign.is_alphanumeric()));
    !is_comment && words.any(|word| word == "any")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_webassembly_exports_is_left_away_and_the_build_is_declared() {
        let declared = format!(
            "/** Takes any. */\nexport type Ask = \"any-good\";\n{EXPORTS}    readonly game_new: (a: any) => number;\n}}\n\nexport class Game {{\n}}\n"
        );
        let told = finished(&declared).expect("it is taken");
        assert!(!told.contains("game_new"), "{told}");
        assert!(told.contains("export class Game") && told.ends_with(BUILD), "{told}");
    }

    #[test]
    fn what_may_be_anything_is_refused() {
        let declared = format!("{EXPORTS}    readonly a: number;\n}}\nexport function view(seat?: number): any;\n");
        let error = finished(&declared).expect_err("it says any");
        assert!(error.to_string().contains("view(seat?: number): any"), "{error}");
    }
}
