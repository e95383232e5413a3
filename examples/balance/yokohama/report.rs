//! The report in Markdown.

use std::collections::BTreeMap;
use std::fmt::Write;

use meiji::words::Words;
use meiji::yokohama::Cause;
use meiji::yokohama::content::{Content, SpaceRow};

use crate::tally::{Tally, Use, told};

/// The lines of the score sheet.
const LINES: [&str; 9] = [
    "in the game",
    "Church",
    "Customs",
    "Technologies",
    "countries",
    "agents",
    "imported goods",
    "yen",
    "trade goods",
];

/// What the games for two, three and four come to, and the command that played them.
pub fn report(content: &Content, command: &str, tallies: &[Tally]) -> String {
    let mut text = String::new();
    let edition = &content.edition;
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        "# How balanced the {edition} edition is\n\nBy games between computer players:\n\n```sh\n{command}\n```\n\n\
        In brackets what 95 of 100 such measurements hold. *Winners* is how many of those who used a thing won; by chance that is one in as \
        many as there are players, and whoever does more of anything wins more often.\n"
    );
    lengths(&mut text, tallies);
    areas(&mut text, tallies);
    let words = Words::default();
    uses(
        &mut text,
        "Technologies",
        "of the cards that lay there, gained",
        tallies,
        |tally| named(&tally.titles, |title| words.title(*title).to_owned()),
    );
    uses(&mut text, "Shop spaces", "built on", tallies, |tally| {
        named(&tally.shops, String::clone)
    });
    uses(&mut text, "Trading House spaces", "built on", tallies, |tally| {
        named(&tally.houses, String::clone)
    });
    uses(&mut text, "5-Power tokens", "taken", tallies, |tally| {
        named(&tally.tokens, String::clone)
    });
    uses(
        &mut text,
        "Achievements",
        "completed, of all players",
        tallies,
        |tally| {
            named(&tally.achievements, |tile| {
                words.goal(&content.achievements[usize::from(*tile)].goal)
            })
        },
    );
    uses(&mut text, "Spaces of the Church", "taken", tallies, |tally| {
        spaces(&content.church, tally.church)
    });
    uses(&mut text, "Spaces of the Customs", "taken", tallies, |tally| {
        spaces(&content.customs, tally.customs)
    });
    uses(
        &mut text,
        "Orders",
        "completed, of all that lay there",
        tallies,
        |tally| vec![("all Orders".to_owned(), tally.orders)],
    );
    text
}

fn named<K>(uses: &BTreeMap<K, Use>, name: impl Fn(&K) -> String) -> Vec<(String, Use)> {
    uses.iter().map(|(key, used)| (name(key), *used)).collect()
}

fn spaces(rows: &[SpaceRow; 8], uses: [Use; 8]) -> Vec<(String, Use)> {
    let name = |row: &SpaceRow| format!("{}: {}", row.asks, told(&row.reward));
    rows.iter().map(name).zip(uses).collect()
}

/// A line of a table: what it tells of, and what is said of each number of players.
struct Line {
    name: String,
    cells: Vec<String>,
}

impl Line {
    fn of(name: impl Into<String>, tallies: &[Tally], cell: impl Fn(&Tally) -> String) -> Self {
        Self {
            name: name.into(),
            cells: tallies.iter().map(cell).collect(),
        }
    }
}

/// A table with a column for each number of players.
fn table(text: &mut String, title: &str, told: &str, tallies: &[Tally], lines: impl IntoIterator<Item = Line>) {
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

fn lengths(text: &mut String, tallies: &[Tally]) {
    let line = |name: &str, cell: fn(&Tally) -> String| Line::of(name, tallies, cell);
    let mut lines = vec![
        line("games", |tally| tally.games.to_string()),
        line("games that nobody ended", |tally| tally.endless.to_string()),
        line("rounds: 10 %, half, 90 % of the games", |tally| spread(&tally.rounds)),
        line("scores", |tally| spread(&tally.scores)),
        line("scores of winners", |tally| spread(&tally.winners)),
        line("the winner's lead", |tally| spread(&tally.leads)),
    ];
    let seats = ["the starting player wins", "the second", "the third", "the fourth"];
    lines.extend(seats.into_iter().enumerate().map(|(seat, name)| {
        Line::of(name, tallies, |tally| match seat < usize::from(tally.players) {
            true => interval(tally.wins[seat], tally.games),
            false => String::new(),
        })
    }));
    table(text, "Length, scores and seats", "", tallies, lines);
    let mut causes: Vec<_> = tallies.iter().flat_map(|tally| tally.causes.keys().copied()).collect();
    causes.sort_unstable();
    causes.dedup();
    let lines = causes.into_iter().map(|cause| {
        Line::of(caused_by(cause), tallies, |tally| {
            percent(tally.causes.get(&cause).copied().unwrap_or_default(), tally.games)
        })
    });
    table(text, "What ends the game", "", tallies, lines);
    let lines = LINES.iter().enumerate().map(|(line, name)| {
        Line::of(*name, tallies, |tally| {
            let all: u64 = tally.lines.iter().sum();
            let mean = tally.lines[line] as f64 / tally.scores.len().max(1) as f64;
            format!("{mean:.1} ({})", percent(tally.lines[line] as u32, all as u32))
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

/// What brings the end, in words.
const fn caused_by(cause: Cause) -> &'static str {
    match cause {
        Cause::TradingHouses => "a player’s 4 Trading Houses",
        Cause::Shops => "a player’s 8 Shops",
        Cause::Orders => "no Orders left",
        Cause::Church => "the Church board",
        Cause::Customs => "the Customs board",
    }
}

fn areas(text: &mut String, tallies: &[Tally]) {
    let mut areas: Vec<_> = tallies.iter().flat_map(|tally| tally.areas.keys().copied()).collect();
    areas.sort_unstable();
    areas.dedup();
    let lines = areas.into_iter().map(|area| {
        Line::of(Words::default().area(area), tallies, |tally| {
            let actions = tally.areas.get(&area).copied().unwrap_or_default();
            let count = actions.by_president + actions.by_agent;
            if count == 0 {
                return String::new();
            }
            let players = f64::from(tally.games.max(1)) * f64::from(tally.players);
            let power = f64::from(actions.power) / f64::from(count);
            let agents = percent(actions.by_agent, count);
            format!("{:.2}; Power {power:.1}; {agents}", f64::from(count) / players)
        })
    });
    let told = "Actions of a player in a game; their mean Power; how many are by an agent.\n\n";
    table(text, "Areas", told, tallies, lines);
}

/// How often things were used that lay there, and how many of those who did won.
fn uses(text: &mut String, title: &str, used: &str, tallies: &[Tally], of: impl Fn(&Tally) -> Vec<(String, Use)>) {
    let found: Vec<BTreeMap<String, Use>> = tallies.iter().map(|tally| of(tally).into_iter().collect()).collect();
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
fn spread(values: &[u16]) -> String {
    let mut values = values.to_vec();
    values.sort_unstable();
    let at = |share: usize| values.get(values.len() * share / 10).copied().unwrap_or_default();
    format!("{}, {}, {}", at(1), at(5), at(9))
}

fn percent(part: u32, whole: u32) -> String {
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
