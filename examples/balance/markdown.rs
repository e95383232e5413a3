//! Tables of the report in Markdown: a column for each number of players.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use crate::tally::{Balanced, Tally};
use crate::used::Use;

/// Uses with the names of what they are of.
pub fn named<K>(uses: &BTreeMap<K, Use>, name: impl Fn(&K) -> String) -> Vec<(String, Use)> {
    uses.iter().map(|(key, used)| (name(key), *used)).collect()
}

/// A line of a table: what it tells of, and what is said of each number of players.
pub struct Line {
    name: String,
    cells: Vec<String>,
}

impl Line {
    /// The line of a name, with a cell for each number of players.
    pub fn of<G: Balanced>(name: impl Into<String>, tallies: &[Tally<G>], cell: impl Fn(&Tally<G>) -> String) -> Self {
        Self {
            name: name.into(),
            cells: tallies.iter().map(cell).collect(),
        }
    }
}

/// A table with a column for each number of players.
pub fn table<G: Balanced>(
    text: &mut String,
    title: &str,
    told: &str,
    tallies: &[Tally<G>],
    lines: impl IntoIterator<Item = Line>,
) {
    let heads: String = tallies
        .iter()
        .map(|tally| format!(" {} players |", tally.players))
        .collect();
    let rule = "---|".repeat(tallies.len());
    let _ = write!(text, "\n## {title}\n\n{told}| |{heads}\n|---|{rule}\n");
    for line in lines {
        let cells: String = line.cells.iter().map(|cell| format!(" {cell} |")).collect();
        let _ = writeln!(text, "| {} |{cells}", line.name);
    }
}

/// How long games are, and who scores how much from which seat.
pub fn lengths<G: Balanced>(text: &mut String, tallies: &[Tally<G>]) {
    let line = |name: &str, cell: fn(&Tally<G>) -> String| Line::of(name, tallies, cell);
    let mut lines = vec![
        line("games", |tally| tally.games.to_string()),
        line("games that nobody ended", |tally| tally.endless.to_string()),
        line("rounds: 10 %, half, 90 % of the games", |tally| spread(&tally.rounds)),
        line("scores", |tally| spread(&tally.scores)),
        line("scores of winners", |tally| spread(&tally.winners)),
        line("the winner's lead", |tally| spread(&tally.leads)),
    ];
    let seats = ["the starting player wins", "the second", "the third", "the fourth"];
    let most = tallies.iter().map(|tally| tally.players).max().unwrap_or_default();
    lines.extend(seats.into_iter().enumerate().take(most.into()).map(|(seat, name)| {
        Line::of(name, tallies, |tally| match seat < usize::from(tally.players) {
            true => interval(tally.wins[seat], tally.games),
            false => String::new(),
        })
    }));
    table(text, "Length, scores and seats", "", tallies, lines);
}

/// Where points come from.
pub fn points<G: Balanced>(text: &mut String, tallies: &[Tally<G>]) {
    let lines = G::LINES.iter().enumerate().map(|(line, name)| {
        Line::of(*name, tallies, |tally| {
            let all: i64 = tally.lines.iter().sum();
            let mean = tally.lines[line] as f64 / tally.scores.len().max(1) as f64;
            format!(
                "{mean:.1} ({:.0} %)",
                100.0 * tally.lines[line] as f64 / all.max(1) as f64
            )
        })
    });
    table(
        text,
        "Where points come from",
        "A player's mean, and its share.\n\n",
        tallies,
        lines,
    );
}

/// How often things were used that lay there, and how many of those who did won.
pub fn uses<G: Balanced>(
    text: &mut String,
    title: &str,
    used: &str,
    tallies: &[Tally<G>],
    of: impl Fn(&G::Uses) -> Vec<(String, Use)>,
) {
    let found: Vec<BTreeMap<String, Use>> = tallies
        .iter()
        .map(|tally| of(&tally.uses).into_iter().collect())
        .collect();
    let mut names: Vec<&String> = found.iter().flat_map(BTreeMap::keys).collect();
    let all = |name: &String| {
        let uses = found.iter().filter_map(|uses| uses.get(name));
        let (used, lay) = uses.fold((0, 0), |(used, lay), it| (used + it.used, lay + it.lay));
        f64::from(used) / f64::from(lay.max(1))
    };
    names.sort_by(|a, b| all(b).total_cmp(&all(a)).then(a.cmp(b)));
    names.dedup();
    let lines = names.into_iter().map(|name| {
        let cell = |uses: &BTreeMap<String, Use>| match uses.get(name) {
            Some(it) if it.lay > 0 => format!("{}; {}", percent(it.used, it.lay), percent(it.won, it.used)),
            _ => String::new(),
        };
        Line {
            name: name.clone(),
            cells: found.iter().map(cell).collect(),
        }
    });
    table(text, title, &format!("How often {used}; winners.\n\n"), tallies, lines);
}

/// The values below which a tenth, a half and nine tenths lie.
fn spread<N: Copy + Default + Display + Ord>(values: &[N]) -> String {
    let mut values = values.to_vec();
    values.sort_unstable();
    let at = |share: usize| values.get(values.len() * share / 10).copied().unwrap_or_default();
    format!("{}, {}, {}", at(1), at(5), at(9))
}

/// A share, in whole hundredths.
pub fn percent(part: u32, whole: u32) -> String {
    format!("{:.0} %", 100.0 * f64::from(part) / f64::from(whole.max(1)))
}

/// A share with its 95 % interval.
fn interval(part: u32, whole: u32) -> String {
    let share = f64::from(part) / f64::from(whole.max(1));
    let wide = 1.96 * (share * (1.0 - share) / f64::from(whole.max(1))).sqrt();
    format!(
        "{:.1} % ({:.1} to {:.1})",
        100.0 * share,
        100.0 * (share - wide).max(0.0),
        100.0 * (share + wide).min(1.0)
    )
}
