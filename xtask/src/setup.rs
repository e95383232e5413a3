//! What a bare machine lacks. Each function looks first, and installs only what is missing.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::command::{answer, run, say};

/// The target that the page's module is built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Where the browser's tests live.
pub const BROWSER_TESTS: &str = "tests/browser";

/// The names that Chromium goes by. First the one without windows: a page costs it half the work.
const CHROMIUMS: [&str; 5] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// The names that Firefox goes by.
const FIREFOXES: [&str; 2] = ["firefox-esr", "firefox"];

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
    browser("CHROMIUM", &CHROMIUMS)
}

/// Finds Firefox (`FIREFOX` names one, else the search path is asked), or installs Debian's.
pub fn firefox() -> Result<PathBuf> {
    browser("FIREFOX", &FIREFOXES)
}

/// A browser that a variable names, or that goes by one of some names; the first is that of Debian's package.
fn browser(variable: &str, names: &[&str]) -> Result<PathBuf> {
    if let Some(path) = std::env::var_os(variable) {
        return Ok(path.into());
    }
    if let Some(path) = names.iter().find_map(|name| on_path(name)) {
        return Ok(path);
    }
    let package = names[0];
    if on_path("apt-get").is_none() {
        return Err(format!("no {package} here: install it, or set {variable} to its path").into());
    }
    say(&format!("Installing {package}"));
    run(administrator("apt-get").arg("update"))?;
    run(administrator("apt-get").args(["install", "-y", "--no-install-recommends", package]))?;
    on_path(package).ok_or_else(|| format!("{package} was installed, but is not on the search path").into())
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
