//! Counts of tests, read from what the test runners print.

use std::fmt;
use std::ops::AddAssign;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u32,
    /// Tests that failed, were cancelled or did not end in time, and those that were left out: what is not seen is not known to be good.
    pub failed: u32,
}

impl Tally {
    /// Adds what a line says, if it is a runner's summary.
    ///
    /// Cargo ends each test program with `test result: ok. 3 passed; 0 failed; …`; Node's runner, in its `spec` form, ends
    /// with lines such as `ℹ pass 3`.
    pub fn read(&mut self, line: &str) {
        if let Some(counts) = line.strip_prefix("test result: ") {
            for part in counts.split(['.', ';']) {
                match part.trim().split_once(' ') {
                    Some((count, "passed")) => self.passed += number(count),
                    Some((count, "failed" | "ignored" | "filtered out")) => self.failed += number(count),
                    _ => {}
                }
            }
        } else if let Some(summary) = line.strip_prefix("ℹ ") {
            match summary.trim().split_once(' ') {
                Some(("pass", count)) => self.passed += number(count),
                Some(("fail" | "cancelled" | "skipped" | "todo", count)) => self.failed += number(count),
                _ => {}
            }
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_cargo_and_node_add_up() {
        let tally = read(&[
            "running 4 tests",
            "test table::fits ... ok",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.20s",
            "ℹ tests 6",
            "ℹ suites 0",
            "ℹ pass 4",
            "ℹ fail 1",
            "ℹ cancelled 1",
            "ℹ skipped 0",
            "ℹ todo 0",
            "ℹ duration_ms 812.5",
        ]);
        assert_eq!(tally.to_string(), "19 passed, 4 failed");
    }

    #[test]
    fn what_is_left_out_counts_as_failed() {
        for line in [
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out; finished in 0.01s",
            "ℹ skipped 1",
            "ℹ todo 1",
        ] {
            assert_eq!(read(&[line]).failed, 1, "{line}");
        }
    }

    fn read(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        lines.iter().for_each(|line| tally.read(line));
        tally
    }
}
