//! A game of Yokohama that ends in a given way. The players move at random but lean towards the ending.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::yokohama::components::{Exchange, Piece};
use meiji::yokohama::content::Content;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Cause, Move, Options, Yokohama};

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

/// The ending of a name.
pub fn ending(text: &str) -> Result<Cause, String> {
    let named = ENDINGS.into_iter().find(|(name, _)| *name == text);
    let names = || ENDINGS.map(|(name, _)| name).join(", ");
    named
        .map(|(_, cause)| cause)
        .ok_or_else(|| format!("endings are {}", names()))
}

/// The first of so many games that ends as is wished, with its score sheet.
pub fn recorded(players: u8, ending: Cause, seed: u64, tries: u32) -> Option<serde_json::Value> {
    let options = Options::new(players).expect("2, 3 or 4 may play");
    // Every option is in some of the games: the mini-expansions by the ending.
    let options = match ending {
        Cause::TradingHouses => options.with_achievement_rewards(),
        Cause::Shops => options.with_free_agents(),
        Cause::Customs => options.with_achievement_rewards().with_free_agents(),
        Cause::Orders | Cause::Church => options,
    };
    let sitting = (0..tries.into()).find_map(|number| play(options, ending, seed.wrapping_add(number)))?;
    let game = sitting.game();
    let sheet = game.score(&sitting.state().table);
    let record: serde_json::Value = serde_json::from_str(&Record::of(&sitting).to_json()).expect("a record is JSON");
    let seats = Seat::all(game.players());
    Some(serde_json::json!({
        "record": record,
        "sheet": seats.clone().map(|seat| sheet[seat]).collect::<Vec<_>>(),
        "totals": seats.map(|seat| sheet[seat].total()).collect::<Vec<_>>(),
        "standings": game.standings(sitting.state()),
        "ending": sitting.state().table.ending,
    }))
}
