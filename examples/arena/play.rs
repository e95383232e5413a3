//! One deal, played once for every way to rotate the seats.

// The processor's time, which a busy machine does not lengthen.
use cpu_time::ThreadTime;
use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::opponents::{Computer, Effort, Pondered, Style};
use serde::{Deserialize, Serialize};

/// The last round that is waited for; nothing in the rules ends a game in which nobody does anything.
const LAST: u16 = 200;

/// What came of a deal, by the names given on the command line.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Which deal it was, from 0.
    pub number: u32,
    /// The games of it, one a rotation.
    pub games: Vec<Played>,
}

/// A game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who won, by name's number; nobody if the game was capped.
    pub winner: Option<usize>,
    /// Whether the highest score was reached twice.
    pub tie: bool,
    /// The scores, by name.
    pub scores: Vec<i32>,
    /// Milliseconds of the processor's time and turns, by name.
    pub time: Vec<(f64, u32)>,
    /// How many rounds it took.
    pub rounds: u16,
    /// How many things of each style, in the order of [`Style::ALL`], by name.
    pub things: Vec<[i32; Style::ALL.len()]>,
}

/// Plays a deal.
pub fn play<G: Pondered>(rules: &G, seats: &[Computer], seed: u64, number: u32, effort: Effort) -> Deal {
    let games = (0..seats.len()).map(|turn| game(rules, seats, turn, seed, number, effort));
    Deal {
        number,
        games: games.collect(),
    }
}

/// One game; the first name sits at seat `turn`.
fn game<G: Pondered>(game: &G, names: &[Computer], turn: usize, seed: u64, number: u32, effort: Effort) -> Played {
    let players = names.len();
    let deal = seed.wrapping_mul(1_000_003).wrapping_add(number.into());
    let mut state = game.deal(Seed(deal));
    let mut chance: Vec<Chance> = (0..players)
        .map(|name| Chance::new(Seed(deal ^ (name as u64 + 1) << 56 ^ (turn as u64 + 1) << 60)))
        .collect();
    let mut time = vec![(0.0, 0); players];
    let name_of = |seat: Seat| (usize::from(seat.0) + players - turn) % players;
    let seat_of = |name: usize| Seat(((name + turn) % players) as u8);
    let mut asked = None;
    while let Some(decision) = game.decision(&state).filter(|_| game.round(&state) < LAST) {
        let seat = game.asked(decision);
        let name = name_of(seat);
        let view = game.view(&state, Some(seat));
        let start = ThreadTime::now();
        let moves = names[name].plan(game, &view, effort, Seed(chance[name].bits()));
        time[name].0 += start.elapsed().as_secs_f64() * 1000.0;
        let turn = (seat, game.round(&state));
        time[name].1 += u32::from(asked != Some(turn));
        asked = Some(turn);
        for action in moves {
            game.play(&mut state, action, &mut ());
        }
    }
    let totals = game.totals(&state);
    let scores: Vec<i32> = (0..players).map(|name| totals[seat_of(name)]).collect();
    let best = scores.iter().max().copied().unwrap_or(0);
    let winner = game.standings(&state).and_then(|places| places.first().copied());
    Played {
        winner: winner.map(name_of),
        tie: scores.iter().filter(|score| **score == best).count() > 1,
        scores,
        time,
        rounds: game.round(&state),
        things: (0..players)
            .map(|name| Style::ALL.map(|style| game.things(&state, seat_of(name), style)))
            .collect(),
    }
}
