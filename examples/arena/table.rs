//! The ladder, played rung against rung: the table of the README, and a document of another game.

use std::ops::RangeInclusive;

use meiji::opponents::Opponent;

use crate::figures::Summary;

/// The table stands between these lines.
const MARKS: [&str; 2] = [
    "<!-- written by `cargo run --release --example arena -- --table` -->",
    "<!-- end of the table -->",
];

/// What stands above the rows of a table.
const HEAD: &str = "| | against | games | wins | ms a turn |\n|---|---|---|---|---|\n";

/// The matches of the table of a game for so many, first to last: who sits down, and what a Master plays on a turn.
pub fn matches(players: &RangeInclusive<u8>) -> impl Iterator<Item = (&'static [Opponent], u32)> {
    let plays = |(seats, _): &(&[Opponent], u32)| players.contains(&(seats.len() as u8));
    MATCHES.into_iter().filter(plays)
}

/// The matches of the table, first to last.
const MATCHES: [(&[Opponent], u32); 10] = {
    use Opponent::{Apprentice, Greedy, Master, Merchant};
    [
        (&[Apprentice, Greedy], 400),
        (&[Merchant, Greedy], 400),
        (&[Master, Greedy], 400),
        (&[Master, Merchant], 50),
        (&[Master, Merchant], 100),
        (&[Master, Merchant], 200),
        (&[Master, Merchant], 400),
        (&[Master, Merchant], 800),
        (&[Master, Merchant, Merchant, Merchant], 400),
        (&[Merchant, Merchant], 400),
    ]
};

/// A text with its table written anew from the figures of all matches.
///
/// # Errors
/// A sentence, if the text has no place for the table.
pub fn rewritten(text: &str, matches: &[Summary]) -> Result<String, String> {
    let missing = || format!("The text has no lines {} and {}.", MARKS[0], MARKS[1]);
    let (before, rest) = text.split_once(MARKS[0]).ok_or_else(missing)?;
    let (_, after) = rest.split_once(MARKS[1]).ok_or_else(missing)?;
    let rows: String = matches.iter().map(row).collect();
    Ok(format!("{before}{}\n{HEAD}{rows}{}{after}", MARKS[0], MARKS[1]))
}

/// A document of the table alone, from the figures of all matches.
pub fn document(command: &str, matches: &[Summary]) -> String {
    let rows: String = matches.iter().map(row).collect();
    format!(
        "# The ladder of computer players\n\nBy `{command}`. Each deal is played once for every way to rotate the seats; in brackets what 95 of 100 such \
         measurements hold.\n\n{HEAD}{rows}"
    )
}

/// A line of the table.
pub fn row(found: &Summary) -> String {
    let (seats, games) = (&found.seats, found.counted());
    let thinks = match seats[0].as_str() {
        "master" => format!(", {} playouts", found.playouts),
        _ => String::new(),
    };
    let other = shown(&seats[1]);
    let others = match seats.len() {
        2 if seats[0] == seats[1] => "itself".to_owned(),
        2 => format!("the {other}"),
        others => format!("{} {other}s", ["two", "three"][others - 3]),
    };
    let [share, low, high] = [found.share, found.share_low, found.share_high].map(|share| 100.0 * share);
    format!(
        "| *{}*{thinks} | {others} | {games} | {share:.1} % ({low:.1} to {high:.1}) | {:.2} |\n",
        shown(&seats[0]),
        found.ms_per_turn[0]
    )
}

/// What a computer player is called at the table.
pub fn shown(name: &str) -> &'static str {
    match name {
        "apprentice" => "Apprentice",
        "greedy" => "Clerk",
        "merchant" => "Merchant",
        "master" => "Master",
        _ => "Random",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_the_matches_that_so_many_play() {
        assert_eq!(matches(&(2..=4)).count(), MATCHES.len());
        let of_two: Vec<_> = matches(&(2..=2)).collect();
        assert_eq!(of_two.len(), MATCHES.len() - 1);
        assert!(of_two.iter().all(|(seats, _)| seats.len() == 2));
    }

    #[test]
    fn a_document_says_how_it_was_made() {
        let text = document("arena --game duel --table", &[]);
        assert!(text.starts_with("# The ladder"), "{text}");
        assert!(
            text.contains("By `arena --game duel --table`.") && text.ends_with("|---|---|---|---|---|\n"),
            "{text}"
        );
    }
}
