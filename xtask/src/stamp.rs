//! Marks what comes one by one as being of one build: the scripts, the modules' own ones, the programs, and the words. A page that no service worker keeps
//! asks for some of them only later, when another build may lie on the server.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::Result;
use crate::games::Program;
use crate::offline::{files, hex};

/// The script that knows its build, and where it is said there.
const SCRIPT: &str = "build.js";
const UNSAID: &str = "export const BUILD = undefined;";

/// The part of a program that says it; `build.js` reads it.
const SECTION: &str = "yokohama-build";

/// How a file of words begins, where it says it too.
const WORDS: &str = "\"language\": { ";

/// How many digits of the hash tell a build from another.
const DIGITS: usize = 16;

/// Marks what lies in a folder of scripts as of a build, with these programs and the words in a folder of it.
///
/// # Errors
/// If a file cannot be read or written, or no script asks for its build.
pub fn mark(assets: &Path, build: &str, programs: impl Iterator<Item = Program>, words: &str) -> Result<()> {
    let script = assets.join(SCRIPT);
    let text = fs::read_to_string(&script)?;
    if !text.contains(UNSAID) {
        return Err(format!("{SCRIPT} has no place for the build").into());
    }
    fs::write(&script, text.replace(UNSAID, &said(build)))?;
    for program in programs {
        let glue = assets.join(program.script());
        fs::write(&glue, fs::read_to_string(&glue)? + &said(build) + "\n")?;
        let program = assets.join(program.wasm());
        let mut bytes = fs::read(&program)?;
        bytes.extend(section(build.as_bytes())?);
        fs::write(&program, bytes)?;
    }
    for file in files(&assets.join(words))? {
        let text = fs::read_to_string(&file)?;
        if !text.contains(WORDS) {
            return Err(format!("{} has no place for the build", file.display()).into());
        }
        fs::write(
            &file,
            text.replacen(WORDS, &format!("{WORDS}\"build\": \"{build}\", "), 1),
        )?;
    }
    Ok(())
}

fn said(build: &str) -> String {
    format!("export const BUILD = \"{build}\";")
}

/// What the build of a folder of scripts is called: another one as soon as one of its files is.
///
/// # Errors
/// If one of them cannot be read.
pub fn name(assets: &Path) -> Result<String> {
    let mut files = files(assets)?;
    files.sort();
    let mut all = Sha256::new();
    for file in files {
        all.update(file.strip_prefix(assets)?.to_string_lossy().as_bytes());
        all.update(Sha256::digest(fs::read(&file)?));
    }
    let mut name = hex(&all.finalize());
    name.truncate(DIGITS);
    Ok(name)
}

/// A custom section of a WebAssembly module, which may stand at its end: its kind, its length, its name and what it says. Lengths are
/// below 128, so each is one byte.
fn section(text: &[u8]) -> Result<Vec<u8>> {
    let mut body = vec![u8::try_from(SECTION.len())?];
    body.extend(SECTION.as_bytes());
    body.extend(text);
    let length = u8::try_from(body.len()).ok().filter(|length| *length < 128);
    let mut section = vec![0, length.ok_or("the name of a build is short")?];
    section.extend(body);
    Ok(section)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_is_said_everywhere_and_another_one_as_soon_as_a_file_is() {
        let folder = std::env::temp_dir().join(format!("meiji-stamp-{}", std::process::id()));
        fs::create_dir_all(folder.join("words")).expect("there is room");
        let marked = |title: &str| {
            let write = |name: &str, text: &[u8]| fs::write(folder.join(name), text).expect("there is room");
            write(SCRIPT, fs::read("../www/build.js").expect("it is there").as_slice());
            let words = |build: &str| format!("{{\n  \"language\": {{ {build}\"name\": \"English\" }}, {title:?}");
            write("words/en.json", words("").as_bytes());
            write("game.js", b"export default 1;\n");
            write("game_bg.wasm", b"\0asm\x01\0\0\0");
            let named = name(&folder).expect("it is read");
            let programs = [Program { name: "game", how: &[] }];
            mark(&folder, &named, programs.into_iter(), "words").expect("it is marked");
            let read = |name: &str| fs::read(folder.join(name)).expect("it is there");
            let glue = String::from_utf8(read("game.js")).expect("a text");
            let (_, rest) = glue.split_once("export const BUILD = \"").expect("it is said");
            let (build, _) = rest.split_once('"').expect("it ends");
            assert_eq!(build, named);
            assert!(String::from_utf8(read(SCRIPT)).expect("a text").contains(&said(build)));
            assert_eq!(
                read("words/en.json"),
                words(&format!("\"build\": \"{build}\", ")).as_bytes()
            );
            let program = read("game_bg.wasm");
            // Kind, length, length of the name.
            assert_eq!(program[8..11], [0, 31, 14]);
            assert_eq!(program[11..], *format!("{SECTION}{build}").as_bytes());
            build.to_owned()
        };
        let first = marked("a");
        assert_eq!(first.len(), DIGITS);
        assert_eq!(marked("a"), first);
        assert_ne!(marked("b"), first);
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
