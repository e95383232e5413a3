//! How games of Nippon go by simple players who choose among whole turns: at random, Consolidating unforced in 8 of 100 turns, or greedily, by
//! what things are held to be worth. `cargo test --test nippon statistics -- --nocapture` prints the figures, beside which those of a model
//! stand that was written apart. A cap of 250 turns holds as in its games: none may reach it.

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::nippon::components::{Achievement, Good, Region, Track, Transport};
use meiji::nippon::{Event, Move, Nippon, Stage, State, Step};

use crate::conformance::nippon;

/// Games for each number of players, at random and greedily.
const GAMES: [u64; 2] = [60, 20];

/// No game takes as many turns.
const MOST_TURNS: i64 = 250;

/// Who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Style {
    Random,
    Greedy,
}

/// Finds every way through a turn that begins with some move, without exchanges.
fn ways(game: &Nippon, state: &State, moves: &mut Vec<Move>, see: &mut impl FnMut(&[Move], &State)) {
    let table = &state.table;
    if !moves.is_empty() && (table.stage == Stage::Over || table.turn.step == Step::Turn) {
        return see(moves, state);
    }
    let mut legal = Vec::new();
    game.legal_moves(state, &mut legal);
    for action in legal.into_iter().filter(|action| !matches!(action, Move::Exchange(_))) {
        let mut after = *state;
        game.play(&mut after, action, &mut ());
        moves.push(action);
        ways(game, &after, moves, see);
        moves.pop();
    }
}

/// What a seat has, in tenths of points, as a player in the middle of a game may reckon it: points, money, coal, Blueprints, and what steps on tracks will bring.
fn worth(game: &Nippon, state: &State, seat: Seat) -> i64 {
    let table = &state.table;
    let own = &table.seats[seat];
    let left = 8 - i64::from(table.marker);
    let sheet = game.score(table)[seat];
    let mut worth = i64::from(sheet.total()) * 10;
    worth += i64::from(own.yen.min(20)) * left.min(4) + i64::from(own.coal.min(9)) * 6 + i64::from(own.blueprints) * 12;
    worth += own.marker(Track::Money) as i64 * 12 * left.min(6);
    worth += (own.marker(Track::Coal) as i64 + own.marker(Track::Knowledge) as i64) * 18;
    for good in Good::ALL {
        let level = i64::from(good.level());
        if let Some(factory) = own.factory(good) {
            worth += 40 * left + 10 * level + i64::from(factory.machine) * 8 * left;
            worth += i64::from(factory.cubes) * (10 + 10 * level);
        }
    }
    let scorings = 3 - i64::from(table.scorings);
    for region in Region::ALL {
        let standing = game.standings_in(table, region, table.scorings.min(2))[seat];
        worth +=
            i64::from(standing.points + standing.ships) * 6 * scorings + i64::from(standing.influence) * 4 * scorings;
        worth += i64::from(table.region(region).of(Transport::Ship)[seat]) * 5 * scorings;
    }
    for achievement in Achievement::ALL {
        let multiplier = i64::from(game.multiplier(own, achievement));
        worth += multiplier * 4 * left + i64::from(game.base(table, seat, achievement)) * 5;
    }
    worth - i64::from(own.workers.colours()) * 15 - i64::from(own.workers.len()) * 4
}

/// The moves of a seat's next turn.
fn turn(game: &Nippon, state: &State, style: Style, chance: &mut Chance) -> Vec<Move> {
    let seat = state.table.active;
    let mut legal = Vec::new();
    game.legal_moves(state, &mut legal);
    let exchanges: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Move::Exchange(_)))
        .collect();
    if !exchanges.is_empty() && (style == Style::Greedy || chance.below(2) == 0) {
        return vec![exchanges[chance.below(exchanges.len() as u32) as usize]];
    }
    let works = legal.iter().any(|action| matches!(action, Move::Take(..)));
    let workers = state.table.me().workers.len();
    let consolidates = !works
        || match style {
            Style::Random => chance.below(100) < 8,
            Style::Greedy => workers >= 4 && chance.below(3) > 0,
        };
    let (mut found, mut chosen, mut best) = (0, None, i64::MIN);
    ways(game, state, &mut Vec::new(), &mut |moves, after| {
        if (moves[0] == Move::Consolidate) != consolidates {
            return;
        }
        let is_chosen = match style {
            Style::Random => {
                // Each way that was found is as likely as any other.
                found += 1;
                chance.below(found) == 0
            }
            Style::Greedy => worth(game, after, seat) > best,
        };
        if is_chosen {
            best = worth(game, after, seat);
            chosen = Some(moves.to_vec());
        }
    });
    chosen.expect("there is a way")
}

/// Least, middle and most of some numbers, with the bounds of the middle 80 of 100.
fn spread(numbers: &mut [i64]) -> [i64; 5] {
    numbers.sort_unstable();
    [0, 10, 50, 90, 100].map(|share| numbers[(numbers.len() - 1) * share / 100])
}

/// The mean, in tenths.
fn mean(numbers: &[i64]) -> i64 {
    numbers.iter().sum::<i64>() * 10 / numbers.len() as i64
}

/// What games of some players come to.
#[derive(Default)]
struct Told {
    turns: Vec<i64>,
    points: Vec<i64>,
    best: Vec<i64>,
    workers: i64,
    at: Vec<i64>,
    colours: Vec<i64>,
    scorings: [i64; 3],
    ships: i64,
    achievements: i64,
    others: i64,
    wages: i64,
    owned: [i64; 4],
    wins: [i64; 4],
}

impl Told {
    /// Plays a game and counts what comes of it.
    fn count(&mut self, game: &Nippon, seed: Seed, style: Style) {
        let players = game.players();
        let mut chance = Chance::new(Seed(!seed.0));
        let mut state = game.deal(seed);
        let (mut turns, mut scoring, mut events) = (0, 0, Vec::new());
        while game.decision(&state).is_some() {
            for action in turn(game, &state, style, &mut chance) {
                if action == Move::Consolidate {
                    let own = state.table.me().workers;
                    self.at.push(own.len().into());
                    self.colours.push(own.colours().into());
                }
                game.play(&mut state, action, &mut events);
            }
            for event in events.drain(..) {
                match event {
                    Event::TurnBegan { .. } | Event::GameOver => turns += 1,
                    Event::WorkerTaken { .. } => self.workers += 1,
                    Event::ScoringBegan { scoring: number } => scoring = usize::from(number) - 1,
                    Event::RegionScored { points, .. } => self.scorings[scoring] += i64::from(points),
                    Event::ShipsScored { points, .. } => self.ships += i64::from(points),
                    Event::AchievementScored { points, .. } => self.achievements += i64::from(points),
                    Event::Scored { points, .. } if points > 0 => self.others += i64::from(points),
                    Event::Scored { points, .. } => self.wages += i64::from(points),
                    _ => {}
                }
            }
            assert!(turns < MOST_TURNS, "game {seed} of {players} reaches the cap");
        }
        self.turns.push(turns);
        let sheet = game.score(&state.table);
        for (seat, place) in state.table.starter.round(players).zip(0..) {
            self.points.push(sheet[seat].total().into());
            self.wages += i64::from(sheet[seat].wages);
            let own = &state.table.seats[seat];
            let built = [Transport::Train, Transport::Ship].map(|transport| own.built(transport));
            let counts = [own.own().count(), own.fulfilled().into(), built[0], built[1]];
            self.owned
                .iter_mut()
                .zip(counts)
                .for_each(|(sum, count)| *sum += count as i64);
            let standings = game.standings(&state).expect("it is over");
            self.wins[place] += i64::from(standings[0] == seat);
        }
        self.best.push(
            sheet
                .0
                .iter()
                .take(players.into())
                .map(|score| i64::from(score.total()))
                .max()
                .unwrap_or(0),
        );
    }

    /// Prints all, means in tenths and a player.
    fn print(&mut self, players: u8, style: Style) {
        let a_player = |sum: i64| sum * 10 / self.points.len() as i64;
        let [scorings, owned] =
            [&self.scorings[..], &self.owned[..]].map(|sums| sums.iter().copied().map(a_player).collect::<Vec<_>>());
        let [ships, achievements, others, wages, workers] =
            [self.ships, self.achievements, self.others, self.wages, self.workers].map(a_player);
        let consolidations = a_player(self.at.len() as i64);
        println!("{players} players, {style:?}; spreads: least, 10, 50, 90, 100 of 100; means in tenths");
        println!(
            "  turns {:?}, mean points {}, of winners {}",
            spread(&mut self.turns),
            mean(&self.points),
            mean(&self.best)
        );
        println!("  points {:?}", spread(&mut self.points));
        println!(
            "  Workers {workers}, Consolidations {consolidations}, at {} Workers of {} colours",
            mean(&self.at),
            mean(&self.colours)
        );
        println!(
            "  Scorings {scorings:?}, Ships {ships}, Achievements {achievements}, Contracts, Regions, Factories {others}, wages {wages}"
        );
        println!(
            "  Factories, Contracts, Trains, Ships {owned:?}; wins by turn order {:?}",
            self.wins
        );
    }
}

// Slow: every way through every turn is looked at.
#[test]
fn statistics() {
    for (style, games) in [Style::Random, Style::Greedy].into_iter().zip(GAMES) {
        for players in 2..=4 {
            let game = nippon(players);
            let mut told = Told::default();
            (0..games).for_each(|number| told.count(&game, Seed(number), style));
            told.print(players, style);
            // The model's players, at random: median of turns, mean of points.
            if let (Style::Random, Some((turns, points))) =
                (style, [(79, 125), (109, 108), (131, 89)].get(usize::from(players) - 2))
            {
                let [.., median, _, _] = spread(&mut told.turns);
                println!("  the model: {turns} turns, {points} points");
                assert!((median - turns).abs() <= 8, "{median} turns");
                assert!(
                    (mean(&told.points) / 10 - points).abs() <= 15,
                    "{} points",
                    mean(&told.points)
                );
            }
        }
    }
}
