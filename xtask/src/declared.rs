//! What the programs and the element declare to who calls them: their own functions with their types, of which each says what it takes and
//! gives. How a module's script calls into WebAssembly is no part of it.

use std::fs;
use std::path::Path;

use crate::Result;

/// Where what the WebAssembly exports is declared, and what is left of it.
const EXPORTS: &str = "export interface InitOutput {\n    readonly memory: WebAssembly.Memory;\n";

/// What `stamp.rs` writes into a module's script.
const BUILD: &str = "\n/**\n * Which build of the game this program is of.\n */\nexport const BUILD: string;\n";

/// Finishes the declarations of a module in a folder. Those of what its WebAssembly exports, which lie beside them, go: nobody but the
/// module's own script calls that.
///
/// # Errors
/// If they cannot be read or written, or do not say of everything what it is.
pub fn finish(assets: &Path, module: &str) -> Result<()> {
    fs::remove_file(assets.join(format!("{module}_bg.wasm.d.ts")))?;
    let path = assets.join(format!("{module}.d.ts"));
    let declared = finished(&fs::read_to_string(&path)?).map_err(|error| format!("{module}.d.ts: {error}"))?;
    check(&path.to_string_lossy(), &declared)?;
    Ok(fs::write(path, declared)?)
}

fn finished(declared: &str) -> Result<String> {
    let (before, rest) = declared.split_once(EXPORTS).ok_or("it has no InitOutput")?;
    let (_, after) = rest.split_once("\n}\n").ok_or("its InitOutput has no end")?;
    Ok(format!("{before}{EXPORTS}}}\n{after}{BUILD}"))
}

/// Makes sure that some declarations say of everything what it is.
///
/// # Errors
/// If the type of something is `any`.
pub fn check(file: &str, declared: &str) -> Result<()> {
    let code = code(declared);
    let mut lines = declared.lines().zip(code.lines());
    match lines.find(|(_, code)| says_any(code)) {
        Some((line, _)) => Err(format!("{file}: `{}` says `any`: tell what it is", line.trim()).into()),
        None => Ok(()),
    }
}

/// Whether `any` is a word of some code.
fn says_any(code: &str) -> bool {
    let mut words = code.split(|sign: char| !sign.is_alphanumeric() && !matches!(sign, '_' | '$'));
    words.any(|word| word == "any")
}

/// Declarations without their comments and without what texts in them say, in which `any` is a word like others. Each line stays in its place.
fn code(declared: &str) -> String {
    let mut code = String::new();
    let mut rest = declared;
    while let Some(sign) = rest.chars().next() {
        let told = told(rest);
        let (part, after) = rest.split_at(told.unwrap_or(sign.len_utf8()));
        if told.is_some() {
            // What stood on both sides of it does not become one word.
            code.push(' ');
            code.extend(part.matches('\n'));
        } else {
            code.push_str(part);
        }
        rest = after;
    }
    code
}

/// How long the comment or the text between quotes is with which something begins, if it begins with one.
fn told(code: &str) -> Option<usize> {
    let to_end_of = |end: &str| code[2..].find(end).map_or(code.len(), |at| 2 + at + end.len());
    match code.as_bytes() {
        [b'/', b'/', ..] => Some(code.find('\n').unwrap_or(code.len())),
        [b'/', b'*', ..] => Some(to_end_of("*/")),
        [quote @ (b'"' | b'\''), ..] => Some(quoted(code, *quote)),
        _ => None,
    }
}

/// How long the text is with which something begins, its quotes included. What stands between backquotes may hold types, and is none.
fn quoted(code: &str, quote: u8) -> usize {
    let mut is_escaped = true; // The first one does not end it.
    let end = code.bytes().position(|byte| {
        let ends = byte == quote && !is_escaped;
        is_escaped = !is_escaped && byte == b'\\';
        ends
    });
    end.map_or(code.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_webassembly_exports_is_left_away_and_the_build_is_declared() {
        let folder = std::env::temp_dir().join(format!("meiji-declared-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is room");
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("there is room");
        write(
            "game.d.ts",
            &format!("{EXPORTS}    readonly game_new: (a: any) => number;\n}}\n\nexport class Game {{\n}}\n"),
        );
        write("game_bg.wasm.d.ts", "export const game_new: (a: any) => number;\n");
        finish(&folder, "game").expect("it is taken");
        let left: Vec<_> = fs::read_dir(&folder).expect("it is there").collect();
        assert_eq!(left.len(), 1, "{left:?}");
        let told = fs::read_to_string(folder.join("game.d.ts")).expect("it is there");
        assert!(!told.contains("game_new"), "{told}");
        assert!(told.contains("export class Game") && told.ends_with(BUILD), "{told}");
        fs::remove_dir_all(&folder).expect("it is ours");
    }

    #[test]
    fn what_may_be_anything_is_refused() {
        for code in [
            "export function view(seat?: number): any;",
            "/** A view. */ export function view(): any;",
            "/** Of\n * a seat. */ export function view(): any;",
            "type Ask = \"//\" | any;",
            "type Ask = \"\\\"\" | any;",
            "type Ask = 'it\\'s' | any; // It's.",
            "type Ask = `${any}`;",
            "let a: any/* thing */;",
        ] {
            let error = check("a.d.ts", &format!("// First.\n{code}\n")).expect_err(code);
            let line = code
                .lines()
                .find(|line| line.contains("any"))
                .expect("it is said")
                .trim();
            assert_eq!(
                error.to_string(),
                format!("a.d.ts: `{line}` says `any`: tell what it is")
            );
        }
    }

    #[test]
    fn any_is_a_word_in_comments_texts_and_names() {
        for code in [
            "/** Takes any. */\nexport function take(good: string): void;",
            "/**\n * Takes\n any.\n */\nlet a: number; // or any",
            "type Ask = \"any-good\" | 'any' | \"\\\" any\";",
            "let any_good: string; let $any: number; let an/**/y: string;",
        ] {
            check("a.d.ts", code).expect(code);
        }
    }

    #[test]
    fn the_element_says_of_everything_what_it_is() {
        let declared = fs::read_to_string("../www/embed/meiji-table.d.ts").expect("it is there");
        check("meiji-table.d.ts", &declared).expect("it tells");
    }
}
