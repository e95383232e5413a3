//! What is told of the games of Nippon.

use std::collections::BTreeMap;

use meiji::chance::Seed;
use meiji::game::Game;
use meiji::nippon::components::{Action, City, FEWEST, Region, Transport};
use meiji::nippon::content::Content;
use meiji::nippon::{Nippon, Options};
use meiji::words::{Names, Words};

use super::Uses;
use crate::markdown::{Line, lengths, named, points, table, uses};
use crate::tally::Tally;

/// Writes what the games come to.
pub fn report(text: &mut String, content: &Content, tallies: &[Tally<Nippon>]) {
    lengths(text, tallies);
    points(text, tallies);
    // What things are called is said about a table.
    let options = Options::new(FEWEST).expect("so many can play");
    let (game, names) = (Nippon::new(content.clone(), options), Names::new(Words::default(), &[]));
    let start = game.deal(Seed(0)).table;
    let speech = Words::default().speech(&game, &start, &names);
    let mut actions: Vec<_> = Action::ALL
        .into_iter()
        .map(|action| {
            counted(speech.action_name(action), tallies, move |uses| {
                uses.actions.get(&action).copied().unwrap_or_default()
            })
        })
        .collect();
    actions.push(counted("Consolidate", tallies, |uses| uses.consolidated));
    table(text, "Actions", "Actions of a player in a game.\n\n", tallies, actions);
    let transports = Transport::ALL
        .into_iter()
        .flat_map(|transport| Region::ALL.map(|region| (transport, region)));
    let sites = transports.map(|site @ (transport, region)| {
        let name = format!("{}, {}", speech.transports(transport), speech.region(region));
        counted(name, tallies, move |uses| of(&uses.sites, site))
    });
    table(text, "Trains and Ships", "Of a player in a game.\n\n", tallies, sites);
    let cities = City::ALL.map(|city| counted(speech.city(city), tallies, move |uses| of(&uses.cities, city)));
    table(
        text,
        "Influence tiles",
        "Placed by a player in a game.\n\n",
        tallies,
        cities,
    );
    uses(text, "Goods", "of all players, a Factory was built", tallies, |uses| {
        named(&uses.goods, |good| speech.good(*good).to_owned())
    });
    uses(text, "Factories", "of all games, built", tallies, |uses| {
        named(&uses.factories, |tile| speech.factory_tile(*tile))
    });
    uses(text, "Contracts", "of all players, fulfilled", tallies, |uses| {
        named(&uses.contracts, |contract| speech.contract(*contract))
    });
    uses(text, "Rewards", "of all that lay there, taken", tallies, |uses| {
        named(&uses.rewards, |(level, bonus)| speech.reward(*level, *bonus))
    });
    uses(text, "Achievement spaces", "of all players, covered", tallies, |uses| {
        named(&uses.spaces, |space| speech.achievement(*space).to_owned())
    });
}

/// How often a player did something in a game.
fn counted(name: impl Into<String>, tallies: &[Tally<Nippon>], count: impl Fn(&Uses) -> u32) -> Line {
    Line::of(name, tallies, |tally| {
        let players = f64::from(tally.games.max(1)) * f64::from(tally.players);
        format!("{:.2}", f64::from(count(&tally.uses)) / players)
    })
}

fn of<K: Ord>(counts: &BTreeMap<K, u32>, key: K) -> u32 {
    counts.get(&key).copied().unwrap_or_default()
}
