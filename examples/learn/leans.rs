//! How computers lean to a style.
//!
//! Whoever leans likes what it has of its style, and as much what its position promises of it: see `promises.rs`. It goes for it in time,
//! where the things come cheap, and makes no detours at the last moment, which cost games.
//!
//! It leans so far that it shows, if the last of [`TRIED`] is enough for that: that it has got [`SHOWN`] more of its things in the mean
//! than a plain player at the same table. Games for two between the leaning and the plain tell how far that is, each deal played from both
//! seats. How many they win is no part of it: to pick by that is to pick luck. What a style costs is measured afterwards, by other games: `arena -- --styles`. They say how far nobody
//! is to lean, whatever it shows: a trader that held an Order worth 0.6 points more won 48.1 % (46.6 to 49.6) of 4000 games.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::opponents::{Keep, Lean, Search, Style};

use super::games::{Taught, lessons};
use super::promises::promises;
use super::{Learned, Wish};

/// How many things more a game are wanted.
const SHOWN: f64 = 0.5;

/// The leans that are tried, in thousandths of a point for each thing; nobody leans further than by the last.
const TRIED: [i32; 2] = [150, 300];

/// The last round that is waited for.
const LAST: u16 = 100;

/// Finds out how to lean to each style, by the wish's games for the promises and as many for each lean, and writes it to a file.
///
/// # Errors
/// A sentence, if the file cannot be written.
pub fn learn<G: Learned>(wish: &Wish, out: &str) -> Result<(), String> {
    let rules = G::laid(2).ok_or("the game is not for two")?;
    let Taught { lessons, capped } = lessons(G::weights(), wish, wish.seed.wrapping_mul(1 << 32));
    println!("lessons: {capped} games that nobody ended");
    let mut rows = Vec::new();
    let mut first = wish.seed.wrapping_mul(1_000_003);
    for (number, style) in Style::ALL.into_iter().enumerate() {
        let terms = promises(&lessons, number);
        let by = |by: i32| Lean {
            style,
            by,
            terms: terms.clone(),
        };
        let tried = TRIED.map(|tried| {
            let found = compare(&rules, &by(tried), wish, first);
            first = first.wrapping_add(u64::from(wish.games));
            let [share, more] = [found.won, found.more].map(|sum| f64::from(sum) / f64::from(found.games.max(1)));
            println!(
                "{style} by {tried}: {more:.2} more a game, {:.1} % of {} games; {} that nobody ended",
                100.0 * share,
                found.games,
                wish.games - found.games
            );
            (f64::from(tried), more)
        });
        let lean = by(far_enough(&tried));
        println!("{style} leans by {}", lean.by);
        rows.push(written(&lean)?);
    }
    std::fs::write(out, format!("[\n{}\n]\n", rows.join(",\n"))).map_err(|error| format!("{out}: {error}"))
}

/// A lean as JSON, a row a line.
fn written<G: Learned>(lean: &Lean<G>) -> Result<String, String> {
    let text = serde_json::to_string(lean).map_err(|error| error.to_string())?;
    Ok(text
        .replace("[{", "[\n{")
        .replace("},{", "},\n{")
        .replace("}]}", "}\n]}"))
}

/// How far one has to lean for [`SHOWN`], by the line of least squares through no more without a lean; no further than was tried.
fn far_enough(tried: &[(f64, f64)]) -> i32 {
    let sum = |of: &dyn Fn(f64, f64) -> f64| tried.iter().map(|&(by, more)| of(by, more)).sum::<f64>();
    let slope = sum(&|by, more| by * more) / sum(&|by, _| by * by);
    let most = tried.iter().fold(0.0_f64, |most, (by, _)| most.max(*by));
    let by = if slope > 0.0 { SHOWN / slope } else { most };
    by.min(most).round() as i32
}

/// What games between one who leans and one who does not come to.
#[derive(Default)]
struct Found {
    /// How many somebody ended; the others count nowhere.
    games: u32,
    /// How many the one who leans has won.
    won: i32,
    /// How many things more than the other that one has got.
    more: i32,
}

/// Plays the wish's games of leaning Merchants against plain ones, each deal from the first on from both seats.
fn compare<G: Learned>(rules: &G, lean: &Lean<G>, wish: &Wish, first: u64) -> Found {
    let next = AtomicU32::new(0);
    let found = Mutex::new(Found::default());
    let work = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        for number in numbers.take_while(|number| *number < wish.games) {
            let [me, other] = [number % 2, 1 - number % 2].map(|seat| Seat(seat as u8));
            let end = played(rules, lean, me, wish.ways, first.wrapping_add(u64::from(number / 2)));
            let Some(winner) = rules.standings(&end).and_then(|places| places.first().copied()) else {
                continue;
            };
            let [own, others] = [me, other].map(|seat| rules.things(&end, seat, lean.style));
            let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            found.games += 1;
            found.won += i32::from(winner == me);
            found.more += own - others;
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The end of a game in which one seat leans.
fn played<G: Learned>(rules: &G, lean: &Lean<G>, leans: Seat, ways: u32, deal: u64) -> G::State {
    let mut state = rules.deal(Seed(deal));
    let mut chance = Chance::new(Seed(!deal ^ u64::from(leans.0) << 60));
    while let Some(decision) = rules.decision(&state).filter(|_| rules.round(&state) < LAST) {
        let seat = rules.asked(decision);
        let leaning = (seat == leans).then(|| G::weights().leaning(rules, &state, seat, lean));
        let weights = leaning.as_ref().unwrap_or(G::weights());
        let turns = Search::new(rules, weights).best(&state, ways, Keep::BEST, &mut chance);
        for &action in turns.first().map_or(&[][..], |turn| &turn.moves) {
            rules.play(&mut state, action, &mut ());
        }
    }
    state
}
