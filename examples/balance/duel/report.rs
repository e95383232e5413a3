//! What is told of the games of Yokohama Duel.

use meiji::chance::Seed;
use meiji::duel::components::Criterion;
use meiji::duel::content::Content;
use meiji::duel::{Duel, Options};
use meiji::game::Game;
use meiji::words::{Names, Words};

use crate::markdown::{Line, lengths, named, percent, points, table, uses};
use crate::tally::Tally;

/// Writes what the games come to.
pub fn report(text: &mut String, content: &Content, tallies: &[Tally<Duel>]) {
    lengths(text, tallies);
    points(text, tallies);
    // What cards are called and say is said about a table.
    let (game, names) = (
        Duel::new(content.clone(), Options::new()),
        Names::new(Words::default(), &[]),
    );
    let start = game.deal(Seed(0)).table;
    let speech = Words::default().speech(&game, &start, &names);
    let mut places: Vec<_> = tallies
        .iter()
        .flat_map(|tally| tally.uses.places.keys().copied())
        .collect();
    places.sort_unstable();
    places.dedup();
    let lines = places.into_iter().map(|place| {
        Line::of(speech.place(place), tallies, |tally| {
            let actions = tally.uses.places.get(&place).copied().unwrap_or_default();
            let count = actions.by_player + actions.by_trader;
            let players = f64::from(tally.games.max(1)) * f64::from(tally.players);
            let influence = f64::from(actions.influence) / f64::from(count.max(1));
            let traders = percent(actions.by_trader, count);
            format!("{:.2}; Influence {influence:.1}; {traders}", f64::from(count) / players)
        })
    });
    let told = "Actions of a player in a game; their mean Influence; how many are by a Trader.\n\n";
    table(text, "Places", told, tallies, lines);
    let laid = "of the times that they were laid out, gained";
    uses(text, "Technologies", laid, tallies, |uses| {
        named(&uses.titles, |title| speech.title(*title).to_owned())
    });
    uses(
        text,
        "Church cards",
        "of the times that they lay there, taken",
        tallies,
        |uses| named(&uses.church, |card| speech.church(*card)),
    );
    uses(
        text,
        "Bonus cards",
        "of the times that they were laid out, taken",
        tallies,
        |uses| named(&uses.bonus, |card| speech.bonus(*card, 3)),
    );
    uses(text, "Orders", "of all games, completed", tallies, |uses| {
        named(&uses.orders, |order| speech.order(*order))
    });
    uses(text, "Traders", "of all players, recruited", tallies, |uses| {
        named(&uses.traders, |criterion| recruited_for(*criterion).to_owned())
    });
    uses(text, "Influence cards", "of all players, upgraded", tallies, |uses| {
        named(&uses.upgrades, |level| format!("level {level}"))
    });
    uses(text, "Shops", "of all that can stand there, built", tallies, |uses| {
        named(&uses.shops, |place| speech.place(*place).to_owned())
    });
    uses(text, "Trading Houses", "of all games, built", tallies, |uses| {
        named(&uses.houses, |place| speech.place(*place).to_owned())
    });
}

/// What a Trader is recruited for, in words.
const fn recruited_for(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Orders => "3 completed Orders",
        Criterion::Technologies => "3 Technologies",
        Criterion::Church => "2 Church cards",
        Criterion::Imports => "2 imported goods face down",
    }
}
