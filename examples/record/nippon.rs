//! A game of Nippon that holds a given thing. All play at random: in two games of three somebody with three Workers often Consolidates.

use std::str::FromStr;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::nippon::content::Content;
use meiji::nippon::record::Record;
use meiji::nippon::{Event, Move, Nippon, State};
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use serde_json::json;

pub use self::holds::Holds;

#[path = "../../tests/nippon/games/holds.rs"]
mod holds;

/// What a game of a name is there for.
impl FromStr for Holds {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let named = Self::all().find(|holds| holds.to_string() == text);
        let names = || {
            Self::all()
                .map(|holds| holds.to_string())
                .collect::<Vec<_>>()
                .join(", ")
        };
        named.ok_or_else(|| format!("a game holds {}", names()))
    }
}

/// A game that is over.
struct Played {
    moves: Vec<Move>,
    events: Vec<Event>,
    state: State,
}

/// How often of a hundred turns somebody Consolidates who could take a Worker: with fewer than three Workers, and with more, by the seed.
const CONSOLIDATES: [[u32; 2]; 3] = [[5, 5], [2, 40], [0, 90]];

/// Plays the game of a seed.
fn play(game: &Nippon, seed: u64) -> Played {
    let mut chance = Chance::new(Seed(!seed));
    let mut played = Played {
        moves: Vec::new(),
        events: Vec::new(),
        state: game.deal(Seed(seed)),
    };
    let [with_few, with_more] = CONSOLIDATES[(seed % 3) as usize];
    let mut legal = Vec::new();
    while game.decision(&played.state).is_some() {
        game.legal_moves(&played.state, &mut legal);
        let workers = played.state.table.me().workers.len();
        let often = if workers < 3 { with_few } else { with_more };
        if legal.contains(&Move::Consolidate) {
            let consolidates = chance.below(100) < often;
            let works = legal.iter().any(|action| matches!(action, Move::Take(..)));
            legal.retain(|action| (*action == Move::Consolidate) == (consolidates || !works));
        }
        let action = legal[chance.below(legal.len() as u32) as usize];
        played.moves.push(action);
        game.play(&mut played.state, action, &mut played.events);
    }
    played
}

/// The first of so many games, with the seeds from `seed` on, that holds what is wished, with its score sheet, as one line of JSON; `None` if none
/// does.
pub fn recorded(wished: Holds, seed: u64, tries: u32) -> Option<String> {
    let game = Nippon::new(Content::latest(), wished.options());
    let mut seeds = (0..u64::from(tries)).map(|number| seed.wrapping_add(number));
    let (seed, played) = seeds.find_map(|seed| {
        let played = play(&game, seed);
        wished
            .is_in(&game, &played.state, &played.moves, &played.events)
            .then_some((seed, played))
    })?;
    let mut sitting = Sitting::new(game, Seed(seed));
    for action in played.moves {
        sitting.play(action).expect("it was legal");
    }
    let (game, state) = (sitting.game(), sitting.state());
    let sheet = game.score(&state.table);
    let seats = || Seat::all(game.players());
    let lines: Vec<_> = seats().map(|seat| sheet[seat]).collect();
    let totals: Vec<_> = seats().map(|seat| sheet[seat].total()).collect();
    // The record stands there letter for letter: as a value its fields would be sorted.
    Some(format!(
        r#"{{"record":{},"sheet":{},"totals":{},"standings":{}}}"#,
        Record::of(&sitting).to_json(),
        json!(lines),
        json!(totals),
        json!(game.standings(state))
    ))
}
