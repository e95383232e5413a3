//! The report on styles: whether computers with a style win as often as those without, and how differently they play.

use std::ops::RangeInclusive;

use meiji::opponents::{Computer, Opponent, Style};

use crate::figures::Summary;
use crate::game::Which;
use crate::table::shown;

/// A match: who sits down, and one in how many of the games that are asked for is played.
pub struct Match {
    pub seats: Vec<Computer>,
    pub one_in: u32,
}

/// The matches of a game for so many: each style against the same kind without one, and Merchants of all styles together; last Masters, who take longer.
pub fn matches(players: &RangeInclusive<u8>) -> Vec<Match> {
    let styled = |kind: Opponent| Style::ALL.map(|style| Computer::from(kind).in_style(style));
    let against_plain = |kind: Opponent, one_in| {
        let styled = styled(kind).into_iter().flatten();
        styled.map(move |computer| Match {
            seats: vec![computer, kind.into()],
            one_in,
        })
    };
    let all = Match {
        seats: styled(Opponent::Merchant).into_iter().flatten().collect(),
        one_in: 16,
    };
    let merchants = against_plain(Opponent::Merchant, 1);
    let masters = against_plain(Opponent::Master, 10);
    let plays = |found: &Match| players.contains(&(found.seats.len() as u8));
    merchants.chain([all]).chain(masters).filter(plays).collect()
}

/// What those of each style of a game are fond of: one such thing, and all of them.
const fn things(game: Which) -> [(&'static str, &'static str); Style::ALL.len()] {
    match game {
        Which::Yokohama | Which::Duel => [
            ("Shop and Trading House", "Shops and Trading Houses"),
            ("Technology", "Technologies"),
            ("delivered Order", "Orders"),
        ],
        Which::Nippon => [
            ("Train and Ship", "Trains and Ships"),
            ("Factory", "Factories"),
            ("fulfilled Contract", "Contracts"),
        ],
    }
}

/// The report of a game, of all matches in their order.
pub fn report(game: Which, command: &str, matches: &[Summary]) -> String {
    let rows: String = matches.iter().map(rows).collect();
    let title = match game {
        Which::Yokohama => "",
        Which::Duel => " of Yokohama Duel",
        Which::Nippon => " of Nippon",
    };
    let of = match game {
        Which::Yokohama => String::new(),
        game => format!("--game {game} "),
    };
    let [(built, all_built), (learned, all_learned), (delivered, all_delivered)] = things(game);
    format!(
        "# Styles of computer players{title}\n\n\
         A Merchant or a Master may be a builder, a scholar or a trader: it holds each {built}, each {learned} or each {delivered} worth a little more than it is, \
         and as much what promises more of them. `cargo run --release --example learn -- {of}--leans --games 1200 --seed 1` learns how, and keeps it in `src/{game}/minds/styles.json`: what \
         promises things, by least squares from games of plain computers; and how much more a thing is worth, at most 0.3 points: so much that one with the style gets half a thing more a game \
         than one without at the same table, if that is enough, by games for two of Merchants that try 200 ways to play a turn and not 1500. Who wins is no part of it, and is measured here. A Master of a style looks at the turns that it likes, and compares them as one without.\n\n\
         By `{command}`, from other seeds than those that the styles were learned from. Each deal is played once for every way to rotate the seats; in \
         brackets what 95 of 100 such measurements hold; how many things each had at the end, in the mean.\n\n\
         | | against | games | wins | {all_built} | {all_learned} | {all_delivered} |\n|---|---|---|---|---|---|---|\n{rows}"
    )
}

/// The rows of a match: one a name.
fn rows(found: &Summary) -> String {
    let thinks = match found.seats[0].starts_with("master") {
        true => format!(", {} playouts", found.playouts),
        false => String::new(),
    };
    let others = |own: usize| {
        let others = (0..found.seats.len()).filter(|other| *other != own);
        let others: Vec<String> = others.map(|other| named(&found.seats[other])).collect();
        others.join(" and ")
    };
    let row = |own: usize| {
        let [built, learned, delivered] = found.mean_things[own];
        let wins = match own {
            0 => {
                let [share, low, high] = [found.share, found.share_low, found.share_high].map(|share| 100.0 * share);
                format!("{share:.1} % ({low:.1} to {high:.1})")
            }
            // Where every game was capped, nobody won any.
            _ => format!("{:.1} %", 100.0 * found.wins[own] as f64 / found.games.max(1) as f64),
        };
        format!(
            "| {}{thinks} | {} | {} | {wins} | {built:.2} | {learned:.2} | {delivered:.2} |\n",
            named(&found.seats[own]),
            others(own),
            found.counted()
        )
    };
    (0..found.seats.len()).map(row).collect()
}

/// What somebody is called in the report.
fn named(name: &str) -> String {
    match name.split_once(':') {
        Some((kind, style)) => format!("*{}*, a {style}", shown(kind)),
        None => format!("*{}*", shown(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_for_two_has_no_match_of_all_styles() {
        let all = matches(&(2..=4));
        let of_two = matches(&(2..=2));
        assert_eq!(of_two.len(), all.len() - 1);
        assert!(of_two.iter().all(|found| found.seats.len() == 2));
    }

    #[test]
    fn a_report_names_where_its_game_keeps_what_was_learned() {
        for (game, learned) in [
            (
                Which::Yokohama,
                "learn -- --leans --games 1200 --seed 1` learns how, and keeps it in `src/yokohama/minds/styles.json`",
            ),
            (
                Which::Duel,
                "learn -- --game duel --leans --games 1200 --seed 1` learns how, and keeps it in `src/duel/minds/styles.json`",
            ),
            (
                Which::Nippon,
                "each Train and Ship, each Factory or each fulfilled Contract",
            ),
            (Which::Nippon, "| wins | Trains and Ships | Factories | Contracts |"),
            (Which::Duel, "# Styles of computer players of Yokohama Duel\n"),
            (Which::Yokohama, "# Styles of computer players\n"),
        ] {
            let text = report(game, "arena --styles", &[]);
            assert!(text.contains(learned), "{text}");
        }
    }
}
