//! How far computers may lean to a style without winning less.
//!
//! Merchants that lean play plain ones, over growing leans and each deal from both seats. A single share is too rough to go by: whoever
//! picks the farthest lean that did well picks luck. So a curve that begins at an even game is laid through the shares of all leans, each
//! of deals of its own, and the style leans as far as that curve stays within [`MARGIN`] of one half.

use std::sync::atomic::{AtomicU32, Ordering};

use yokohama::chance::{Chance, Seed};
use yokohama::game::{Game, Seat};
use yokohama::opponents::{Effort, Lean, Opponent, Style};
use yokohama::yokohama::content::Content;
use yokohama::yokohama::{Options, Yokohama};

/// The leans that are tried, in millionths.
const TRIED: [i32; 6] = [15_000, 30_000, 45_000, 60_000, 90_000, 120_000];

/// How much of its share a style may cost by the curve.
const MARGIN: f64 = 0.003;

/// The last round that is waited for.
const LAST: u16 = 100;

/// Finds out how far each style may lean, by so many games for each lean, and writes it to a file.
///
/// # Errors
/// A sentence, if the file cannot be written.
pub fn learn(games: u32, seed: u64, out: &str) -> Result<(), String> {
    let options = Options::new(2).map_err(|error| error.to_string())?;
    let rules = Yokohama::new(Content::latest(), options);
    let mut rows = Vec::new();
    let mut first = seed.wrapping_mul(1_000_003);
    for style in Style::ALL {
        let tried = TRIED.map(|by| {
            let share = share(&rules, Lean { style, by }, games, first);
            first = first.wrapping_add(u64::from(games));
            println!("{style} by {by}: {:.1} % of {games} games", 100.0 * share);
            (f64::from(by), share)
        });
        let by = farthest(&tried);
        println!("{style} leans by {by}");
        rows.push(serde_json::to_string(&Lean { style, by }).map_err(|error| error.to_string())?);
    }
    std::fs::write(out, format!("[\n{}\n]\n", rows.join(",\n"))).map_err(|error| format!("{out}: {error}"))
}

/// The farthest lean that costs no more than the margin, where the cost grows with the square of the lean: who plays well without one
/// loses little by a small one. The square of least errors is laid through the shares. It is half of the farthest lean tried at most: of
/// what lies beyond, too few games speak.
fn farthest(tried: &[(f64, f64)]) -> i32 {
    const STEP: f64 = 1000.0;
    let sum = |of: &dyn Fn(f64, f64) -> f64| tried.iter().map(|&(by, share)| of(by, 0.5 - share)).sum::<f64>();
    let cost = sum(&|by, cost| by.powi(2) * cost) / sum(&|by, _| by.powi(4));
    let most = tried.iter().fold(0.0_f64, |most, (by, _)| most.max(*by));
    let by = if cost > 0.0 { (MARGIN / cost).sqrt() } else { most };
    ((by.min(most / 2.0) / STEP).floor() * STEP) as i32
}

/// The share of games for two that a leaning Merchant wins against a plain one, each deal from the first on played from both seats.
fn share(rules: &Yokohama, lean: Lean, games: u32, first: u64) -> f64 {
    let next = AtomicU32::new(0);
    let work = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let played = numbers.take_while(|number| *number < games);
        played.filter(|&number| wins(rules, lean, first, number)).count()
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let won: usize = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or(0)).sum()
    });
    won as f64 / f64::from(games)
}

/// Whether the one who leans wins a game.
fn wins(rules: &Yokohama, lean: Lean, first: u64, number: u32) -> bool {
    let me = Seat((number % 2) as u8);
    let deal = first.wrapping_add(u64::from(number / 2));
    let mut state = rules.deal(Seed(deal));
    let mut chance = [1, 2].map(|player| Chance::new(Seed(deal ^ player << 56 ^ u64::from(me.0) << 60)));
    while let Some(decision) = rules.decision(&state).filter(|_| state.table.round < LAST) {
        let seat = decision.seat;
        let view = rules.view(&state, Some(seat));
        let lean = (seat == me).then_some(lean);
        let luck = Seed(chance[usize::from(seat != me)].bits());
        let plan = Opponent::Merchant.plan_leaning(rules, &view, lean, Effort::default(), luck, &mut |_| ());
        for action in plan {
            rules.play(&mut state, action, &mut ());
        }
    }
    rules.standings(&state).and_then(|places| places.first().copied()) == Some(me)
}
