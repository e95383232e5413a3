//! What tests in a browser are seen with: with others, what they see may be otherwise.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::command::answer;

/// A sentence with the versions of a browser, of Node.js, of the npm package of a folder of tests that drives the browser, and of Rust.
///
/// # Errors
/// If one of them does not tell its version.
pub fn with(browser: &Path, tests: &str, driver: &str) -> Result<String> {
    let said = |command: &mut Command| answer(command.arg("--version"));
    let manifest = Path::new(tests).join(format!("node_modules/{driver}/package.json"));
    let manifest: serde_json::Value = serde_json::from_str(&fs::read_to_string(manifest)?)?;
    Ok(format!(
        "Seen with {}, Node.js {}, {driver} {}, {}",
        said(&mut Command::new(browser))?,
        said(&mut Command::new("node"))?,
        manifest["version"].as_str().unwrap_or("without a version"),
        said(&mut Command::new("rustc"))?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_and_all_around_it_tell_their_versions() {
        let folder = std::env::temp_dir().join(format!("meiji-seen-{}", std::process::id()));
        let driver = folder.join("node_modules/driver");
        fs::create_dir_all(&driver).expect("there is room");
        fs::write(driver.join("package.json"), r#"{ "version": "1.2.3" }"#).expect("there is room");
        let tests = folder.display().to_string();
        // Any program will do for a browser.
        let told = with(Path::new("cargo"), &tests, "driver").expect("all are there");
        assert!(
            told.starts_with("Seen with cargo 1.") && told.contains(", Node.js v"),
            "{told}"
        );
        assert!(told.contains(", driver 1.2.3, rustc 1."), "{told}");
        assert!(with(Path::new("cargo"), &tests, "another").is_err());
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
