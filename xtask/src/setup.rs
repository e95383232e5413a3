//! What a bare machine lacks. Each function looks first, and installs only what is missing.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::command::{answer, run, say};

/// The target that the page's module is built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Where the browser's tests live.
pub const BROWSER_TESTS: &str = "tests/browser";

/// Where the test in Firefox lives.
pub const FIREFOX_TEST: &str = "tests/firefox";

/// Where what holds the scripts to their types is installed, with its tests.
pub const TYPES: &str = "tests/types";

/// The names that Chromium goes by. First the one without windows: a page costs it half the work.
const CHROMIUMS: [&str; 5] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Debian's packages of it, the better first: the first one is not in every Debian.
const CHROMIUM_PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// The names that Firefox goes by, and Debian's package of it.
const FIREFOXES: [&str; 2] = ["firefox-esr", "firefox"];
const FIREFOX_PACKAGES: [&str; 1] = ["firefox-esr"];

/// Adds the standard library for WebAssembly to the toolchain in use.
pub fn wasm_target() -> Result<()> {
    let folder = answer(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(&folder).exists() {
        return Ok(());
    }
    say("Adding the WebAssembly target to the Rust toolchain");
    run(Command::new("rustup").args(["target", "add", WASM]))
}

/// Adds rustfmt and clippy to the toolchain in use.
pub fn components() -> Result<()> {
    for (program, component) in [("cargo-fmt", "rustfmt"), ("cargo-clippy", "clippy")] {
        let installed = Command::new(program)
            .arg("--version")
            .output()
            .is_ok_and(|output| output.status.success());
        if !installed {
            say(&format!("Adding {component} to the Rust toolchain"));
            run(Command::new("rustup").args(["component", "add", component]))?;
        }
    }
    Ok(())
}

/// Installs the npm packages of a folder by its lock file.
pub fn npm_packages(folder: &str) -> Result<()> {
    say(&format!("Installing the npm packages of {folder}"));
    run(Command::new("npm")
        .args(["ci", "--no-audit", "--no-fund"])
        .current_dir(folder))
}

/// The same, unless they are there as the lock file has them.
pub fn npm_packages_once(folder: &str) -> Result<()> {
    let folder_of = Path::new(folder);
    let age = |path: &str| folder_of.join(path).metadata().and_then(|data| data.modified());
    let installed = age("node_modules/.package-lock.json");
    match (installed, age("package-lock.json")) {
        (Ok(installed), Ok(locked)) if installed >= locked => Ok(()),
        _ => npm_packages(folder),
    }
}

/// Finds Chromium (`CHROMIUM` names one, else the search path is asked), or installs Debian's.
pub fn chromium() -> Result<PathBuf> {
    browser("CHROMIUM", &CHROMIUMS, &CHROMIUM_PACKAGES)
}

/// Finds Firefox (`FIREFOX` names one, else the search path is asked), or installs Debian's.
pub fn firefox() -> Result<PathBuf> {
    browser("FIREFOX", &FIREFOXES, &FIREFOX_PACKAGES)
}

/// A browser that a variable names, or that goes by one of some names, or the first of some packages that can be installed.
fn browser(variable: &str, names: &[&str], packages: &[&str]) -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(variable) {
        return Ok(path.into());
    }
    let found = || names.iter().find_map(|name| on_path(name));
    if let Some(path) = found() {
        return Ok(path);
    }
    let wanted = packages.join(" or ");
    if on_path("apt-get").is_none() {
        return Err(format!("no {wanted} here: install it, or set {variable} to its path").into());
    }
    run(administrator("apt-get").arg("update"))?;
    let mut outcome = Ok(());
    for package in packages {
        say(&format!("Installing {package}"));
        outcome = run(administrator("apt-get").args(["install", "-y", "--no-install-recommends", package]));
        if outcome.is_ok() {
            break;
        }
    }
    outcome?;
    found().ok_or_else(|| format!("{wanted} was installed, but is not on the search path").into())
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// A program run with the rights to install packages.
fn administrator(program: &str) -> Command {
    let root = answer(Command::new("id").arg("-u")).is_ok_and(|user| user == "0");
    let mut command = Command::new(if root { "env" } else { "sudo" });
    command.args(["DEBIAN_FRONTEND=noninteractive", program]);
    command
}
