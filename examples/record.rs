//! Plays a game to a given end and writes its record with its score sheet.
//!
//! `cargo run --release --example record -- --players 2 --ending church --seed 1 > tests/games/2-church.json`
//!
//! The players move at random but lean towards the ending; the first game from the seed on that ends that way is written.

use yokohama::chance::{Chance, Seed};
use yokohama::game::{Game, Seat};
use yokohama::record::Record;
use yokohama::sitting::Sitting;
use yokohama::yokohama::components::{Exchange, Piece};
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Cause, Move, Options, Yokohama};

/// The most moves of a game worth keeping.
const LONGEST: usize = 6000;

/// The endings by name.
const ENDINGS: [(&str, Cause); 5] = [
    ("trading-houses", Cause::TradingHouses),
    ("shops", Cause::Shops),
    ("orders", Cause::Orders),
    ("church", Cause::Church),
    ("customs", Cause::Customs),
];

/// Which ending a move brings nearer; `None` for all the others.
fn leans_to(action: Move) -> Option<Cause> {
    match action {
        Move::House | Move::Recruit(Piece::TradingHouse) => Some(Cause::TradingHouses),
        Move::Shop(_) | Move::Recruit(Piece::Shop) => Some(Cause::Shops),
        Move::Order(_) | Move::SecondOrder(..) => Some(Cause::Orders),
        Move::Church(..) => Some(Cause::Church),
        Move::Customs(_) | Move::Exchange(Exchange::BuyImport) => Some(Cause::Customs),
        _ => None,
    }
}

fn choose(moves: &[Move], ending: Cause, chance: &mut Chance) -> Move {
    // Imported goods come from Orders too, so that now and then the players stray.
    let stray = chance.below(if ending == Cause::Customs { 8 } else { u32::MAX });
    let mut draw = |moves: &[Move]| moves[chance.below(moves.len() as u32) as usize];
    let wanted: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|action| leans_to(*action) == Some(ending))
        .collect();
    let harmless: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|action| leans_to(*action).is_none())
        .collect();
    if !wanted.is_empty() {
        draw(&wanted)
    } else if !harmless.is_empty() && stray > 0 {
        draw(&harmless)
    } else {
        draw(moves)
    }
}

fn play(options: Options, ending: Cause, seed: u64) -> Option<Sitting<Yokohama>> {
    let mut sitting = Sitting::new(Yokohama::new(Content::latest(), options), Seed(seed));
    let mut chance = Chance::new(Seed(!seed));
    while sitting.played() < LONGEST {
        let moves = sitting.legal_moves();
        if moves.is_empty() {
            return Some(sitting).filter(|sitting| sitting.state().table.ending.is_some_and(|end| end.cause == ending));
        }
        sitting.play(choose(&moves, ending, &mut chance)).ok()?;
    }
    None
}

fn main() {
    let (mut players, mut ending, mut seed) = (2, Cause::Church, 1);
    let mut arguments = std::env::args().skip(1);
    while let (Some(name), Some(value)) = (arguments.next(), arguments.next()) {
        let named = ENDINGS.iter().find(|(ending, _)| *ending == value);
        match (name.as_str(), value.parse(), named) {
            ("--players", Ok(value), _) => players = value,
            ("--seed", Ok(value), _) => seed = u64::from(value),
            ("--ending", _, Some((_, cause))) => ending = *cause,
            _ => {
                return eprintln!(
                    "usage: record [--players 2|3|4] [--ending trading-houses|shops|orders|church|customs] [--seed N]"
                );
            }
        }
    }
    // Every option is in some of the games: the mini-expansions by the ending.
    let options = Options::new(players).map(|options| match ending {
        Cause::TradingHouses => options.with_achievement_rewards(),
        Cause::Shops => options.with_free_agents(),
        Cause::Customs => options.with_achievement_rewards().with_free_agents(),
        Cause::Orders | Cause::Church => options,
    });
    let Ok(options) = options else {
        return eprintln!("Yokohama is for 2, 3 or 4 players.");
    };
    let Some(sitting) = (seed..seed + 20_000).find_map(|seed| play(options, ending, seed)) else {
        return eprintln!("no game from this seed on ends that way");
    };
    let game = sitting.game();
    let sheet = game.score(&sitting.state().table);
    let record: serde_json::Value = serde_json::from_str(&Record::of(&sitting).to_json()).expect("a record is JSON");
    let seats = Seat::all(game.players());
    let written = serde_json::json!({
        "record": record,
        "sheet": seats.clone().map(|seat| sheet[seat]).collect::<Vec<_>>(),
        "totals": seats.map(|seat| sheet[seat].total()).collect::<Vec<_>>(),
        "standings": game.standings(sitting.state()),
        "ending": sitting.state().table.ending,
    });
    println!("{written}");
}
