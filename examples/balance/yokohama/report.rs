//! What is told of the games of Yokohama.

use meiji::words::Words;
use meiji::yokohama::content::{Content, SpaceRow};
use meiji::yokohama::{Cause, Yokohama};

use super::told;
use crate::markdown::{self, Line, named, percent, table, uses};
use crate::tally::Tally;
use crate::used::Use;

/// Writes what the games for two, three and four come to.
pub fn report(text: &mut String, content: &Content, tallies: &[Tally<Yokohama>]) {
    markdown::lengths(text, tallies);
    causes(text, tallies);
    markdown::points(text, tallies);
    areas(text, tallies);
    let words = Words::default();
    uses(
        text,
        "Technologies",
        "of the cards that lay there, gained",
        tallies,
        |uses| named(&uses.titles, |title| words.title(*title).to_owned()),
    );
    uses(text, "Shop spaces", "built on", tallies, |uses| {
        named(&uses.shops, String::clone)
    });
    uses(text, "Trading House spaces", "built on", tallies, |uses| {
        named(&uses.houses, String::clone)
    });
    uses(text, "5-Power tokens", "taken", tallies, |uses| {
        named(&uses.tokens, String::clone)
    });
    uses(text, "Achievements", "completed, of all players", tallies, |uses| {
        named(&uses.achievements, |tile| {
            words.goal(&content.achievements[usize::from(*tile)].goal)
        })
    });
    uses(text, "Spaces of the Church", "taken", tallies, |uses| {
        spaces(&content.church, uses.church)
    });
    uses(text, "Spaces of the Customs", "taken", tallies, |uses| {
        spaces(&content.customs, uses.customs)
    });
    uses(text, "Orders", "completed, of all that lay there", tallies, |uses| {
        vec![("all Orders".to_owned(), uses.orders)]
    });
}

fn spaces(rows: &[SpaceRow; 8], uses: [Use; 8]) -> Vec<(String, Use)> {
    let name = |row: &SpaceRow| format!("{}: {}", row.asks, told(&row.reward));
    rows.iter().map(name).zip(uses).collect()
}

fn causes(text: &mut String, tallies: &[Tally<Yokohama>]) {
    let mut causes: Vec<_> = tallies
        .iter()
        .flat_map(|tally| tally.uses.causes.keys().copied())
        .collect();
    causes.sort_unstable();
    causes.dedup();
    let lines = causes.into_iter().map(|cause| {
        Line::of(caused_by(cause), tallies, |tally| {
            percent(tally.uses.causes.get(&cause).copied().unwrap_or_default(), tally.games)
        })
    });
    table(text, "What ends the game", "", tallies, lines);
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

fn areas(text: &mut String, tallies: &[Tally<Yokohama>]) {
    let mut areas: Vec<_> = tallies
        .iter()
        .flat_map(|tally| tally.uses.areas.keys().copied())
        .collect();
    areas.sort_unstable();
    areas.dedup();
    let lines = areas.into_iter().map(|area| {
        Line::of(Words::default().area(area), tallies, |tally| {
            let actions = tally.uses.areas.get(&area).copied().unwrap_or_default();
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
