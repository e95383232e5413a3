//! What stays as it was, whatever is moved: what computers plan and the coach says, and every sentence that is told at forty moments of
//! recorded games. Each line of a file beside this is one of them; how the table looks there is in `tests/table`.

mod moments;
mod plans;
mod sentences;

/// Holds lines against a file of what they were; with `GOLDENS=write` they are written there.
fn hold(file: &str, now: &[String]) {
    if std::env::var_os("GOLDENS").is_some_and(|wish| wish == "write") {
        std::fs::write(file, now.join("\n") + "\n").expect("the lines are written");
    }
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let before: Vec<&str> = text.lines().collect();
    let changed: Vec<_> = (0..now.len().max(before.len()))
        .map(|at| (before.get(at).copied(), now.get(at).map(String::as_str)))
        .filter(|(before, now)| before != now)
        .collect();
    assert!(
        changed.is_empty(),
        "{} lines of {file} are others now, such as (before, now): {:#?}\nIf they are to be: GOLDENS=write cargo test --test goldens",
        changed.len(),
        &changed[..changed.len().min(5)]
    );
}
