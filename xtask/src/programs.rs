//! The test programs of the project, as jobs: those that cargo builds, and a file each of those that Node runs.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::Result;
use crate::command::{answer, cargo};
use crate::pool::Job;

/// Test programs, and where the tests of each are written, by its name.
#[derive(Default)]
pub struct Programs {
    pub jobs: Vec<Job>,
    pub sources: BTreeMap<String, PathBuf>,
}

impl Programs {
    /// Adds the test programs of a package in a folder, which are built for it; `how` is what cargo is told besides.
    ///
    /// # Errors
    /// If one of them does not build.
    pub fn of_package(&mut self, package: &str, folder: &Path, how: &[&str]) -> Result<()> {
        let built = answer(
            cargo()
                .args([
                    "test",
                    "--package",
                    package,
                    "--no-run",
                    "--message-format=json-render-diagnostics",
                ])
                .args(how),
        )?;
        for line in built.lines() {
            let artifact: Value = serde_json::from_str(line)?;
            let Some((name, program, source)) = test_program(&artifact) else {
                continue;
            };
            let mut command = Command::new(program);
            // Reporting times is no part of the stable runner yet, which does it nevertheless where it is taken for the next one.
            command
                .args(["-Zunstable-options", "--report-time"])
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_MANIFEST_DIR", fs::canonicalize(folder)?)
                .current_dir(folder);
            self.add(format!("{package}/{name}"), command, source);
        }
        Ok(())
    }

    /// Adds the examples in a package's documentation.
    pub fn of_documentation(&mut self, package: &str) {
        let mut command = cargo();
        command.args(["test", "--package", package, "--doc"]);
        self.add(format!("{package}/documentation"), command, PathBuf::from("src"));
    }

    /// Adds the test files of a folder, each run by Node by itself, with some variables.
    ///
    /// # Errors
    /// If there is no such folder, or nothing in it is a test.
    pub fn of_folder(&mut self, folder: &str, variables: &[(&str, String)]) -> Result<()> {
        let mut files = Vec::new();
        for file in fs::read_dir(folder)? {
            let name = file?.file_name().to_string_lossy().into_owned();
            files.extend(name.strip_suffix(".test.mjs").map(str::to_owned));
        }
        if files.is_empty() {
            return Err(format!("{folder} has no tests").into());
        }
        files.sort();
        for name in files {
            let file = format!("{name}.test.mjs");
            let source = Path::new(folder).join(&file);
            let mut command = Command::new("node");
            command
                .args(["--test-reporter=spec", &file])
                .envs(variables.iter().map(|(name, value)| (name, value)))
                .current_dir(folder);
            let room = Path::new(folder)
                .file_name()
                .map(|name| name.to_string_lossy())
                .unwrap_or_default();
            self.add(format!("{room}/{name}"), command, source);
        }
        Ok(())
    }

    /// Puts those of some names before the others, in the order of the names.
    ///
    /// # Errors
    /// If a name is no program's.
    pub fn put_first(&mut self, names: &[&str]) -> Result<()> {
        if let Some(unknown) = names.iter().find(|name| !self.sources.contains_key(**name)) {
            return Err(format!("no test program is called {unknown}").into());
        }
        let place = |job: &Job| names.iter().position(|name| *name == job.name).unwrap_or(names.len());
        self.jobs.sort_by_key(place);
        Ok(())
    }

    fn add(&mut self, name: String, command: Command, source: PathBuf) {
        self.sources.insert(name.clone(), source);
        self.jobs.push(Job { name, command });
    }
}

/// The name of a test program that cargo tells of, the program, and the file or folder in which its tests are written.
fn test_program(artifact: &Value) -> Option<(String, PathBuf, PathBuf)> {
    let is_test = artifact["reason"] == "compiler-artifact" && artifact["profile"]["test"] == true;
    let program = artifact["executable"].as_str().filter(|_| is_test)?;
    let target = &artifact["target"];
    let kind = target["kind"][0].as_str()?;
    let name = target["name"].as_str()?;
    let source = Path::new(target["src_path"].as_str()?);
    let is_folder = source
        .file_name()
        .is_some_and(|file| file == "main.rs" || file == "lib.rs");
    let source = if is_folder { source.parent()? } else { source };
    // A program and an example may have one name.
    let name = if kind == "test" {
        name.to_owned()
    } else {
        format!("{kind}-{name}")
    };
    Some((name, program.into(), source.to_owned()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_test_program_is_known_by_what_cargo_says_of_it() {
        let artifact = |kind: &str, path: &str, is_test: bool| {
            json!({
                "reason": "compiler-artifact", "profile": { "test": is_test }, "executable": "/target/debug/deps/a-1",
                "target": { "kind": [kind], "name": "a", "src_path": path },
            })
        };
        let found = |kind, path| {
            let (name, program, source) = test_program(&artifact(kind, path, true)).expect("it is one");
            assert_eq!(program, Path::new("/target/debug/deps/a-1"));
            (name, source.display().to_string())
        };
        assert_eq!(
            found("test", "/x/tests/a.rs"),
            ("a".to_owned(), "/x/tests/a.rs".to_owned())
        );
        assert_eq!(
            found("test", "/x/tests/a/main.rs"),
            ("a".to_owned(), "/x/tests/a".to_owned())
        );
        assert_eq!(found("bin", "/x/src/bin/a.rs").0, "bin-a");
        assert!(test_program(&artifact("lib", "/x/src/lib.rs", false)).is_none());
        assert!(test_program(&json!({ "reason": "build-finished" })).is_none());
    }

    #[test]
    fn a_file_each_is_run_and_the_slow_ones_first() {
        let mut programs = Programs::default();
        programs.of_folder("../tests/browser", &[]).expect("they are there");
        assert!(programs.jobs.len() > 40 && programs.sources.values().all(|source| source.is_file()));
        programs
            .put_first(&["browser/voice", "browser/aid"])
            .expect_err("there is no such file");
        programs
            .put_first(&["browser/voice", "browser/table"])
            .expect("they are there");
        let names: Vec<_> = programs.jobs.iter().map(|job| job.name.as_str()).collect();
        assert_eq!(names[..3], ["browser/voice", "browser/table", "browser/ahead"]);
        assert!(programs.of_folder("src", &[]).is_err());
    }
}
