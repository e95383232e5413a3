//! What is counted in games, whatever the game.

use meiji::chance::{Chance, Seed};
use meiji::game::Seat;
use meiji::opponents::{Effort, Opponent, Pondered};
use meiji::words::Faulted;

/// The last round that is waited for; nothing in the rules of Yokohama ends a game in which nobody does anything.
const LAST: u16 = 200;

/// A game of which is told what is used and what wins.
pub trait Balanced: Faulted + Pondered + Sync {
    /// What of the game alone is counted.
    type Uses: Clone + Default + Send;
    /// What the lines of the score sheet are called.
    const LINES: &'static [&'static str];

    /// The table for so many, as many as can play.
    fn table(content: Self::Content, players: u8) -> Self;

    /// Who starts, once that is known.
    fn starter(state: &Self::State) -> Seat;

    /// The points of a seat by line of the score sheet.
    fn lines(&self, state: &Self::State, seat: Seat) -> Vec<i32>;

    /// Counts what lies there from the start.
    fn lay(&self, start: &Self::State, uses: &mut Self::Uses);

    /// Counts something that happened in a game that is over.
    fn happened(&self, over: &Self::State, winner: Seat, event: Self::Event, uses: &mut Self::Uses);

    /// Counts how a game ended.
    fn ended(_over: &Self::State, _uses: &mut Self::Uses) {}

    /// Adds what was counted elsewhere.
    fn add(uses: &mut Self::Uses, other: &Self::Uses);

    /// Writes what the games come to, after the heading.
    fn report(text: &mut String, content: &Self::Content, tallies: &[Tally<Self>]);
}

/// What the games for a number of players come to.
pub struct Tally<G: Balanced> {
    pub players: u8,
    pub games: u32,
    /// Games that nobody ended; they count nowhere else.
    pub endless: u32,
    pub rounds: Vec<u16>,
    /// Wins by seat, the starting player first.
    pub wins: [u32; 4],
    pub scores: Vec<i32>,
    pub winners: Vec<i32>,
    /// How much the winner has more than the next.
    pub leads: Vec<i32>,
    /// The points of all players by line of the score sheet.
    pub lines: Vec<i64>,
    /// What of the game alone is counted.
    pub uses: G::Uses,
}

impl<G: Balanced> Tally<G> {
    /// Nothing counted yet, of games by some rules.
    pub fn new(rules: &G) -> Self {
        Self {
            players: rules.players(),
            games: 0,
            endless: 0,
            rounds: Vec::new(),
            wins: [0; 4],
            scores: Vec::new(),
            winners: Vec::new(),
            leads: Vec::new(),
            lines: vec![0; G::LINES.len()],
            uses: G::Uses::default(),
        }
    }

    /// Plays a game, of a number from a seed, and counts it.
    pub fn play(&mut self, rules: &G, player: Opponent, effort: Effort, seed: u64, number: u32) {
        let deal = seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let mut state = rules.deal(Seed(deal));
        let start = state;
        let mut chance = Chance::new(Seed(deal ^ 1 << 60));
        let mut events = Vec::new();
        while let Some(decision) = rules.decision(&state).filter(|_| rules.round(&state) < LAST) {
            let view = rules.view(&state, Some(rules.asked(decision)));
            for action in player.plan(rules, &view, effort, Seed(chance.bits())) {
                rules.play(&mut state, action, &mut events);
            }
        }
        let Some(winner) = rules.standings(&state).and_then(|places| places.first().copied()) else {
            self.endless += 1;
            return;
        };
        self.games += 1;
        self.count_scores(rules, &state, winner);
        rules.lay(&start, &mut self.uses);
        for event in events {
            rules.happened(&state, winner, event, &mut self.uses);
        }
    }

    fn count_scores(&mut self, rules: &G, state: &G::State, winner: Seat) {
        let sheet = rules.totals(state);
        let players = usize::from(self.players);
        let mut totals: Vec<i32> = Seat::all(self.players).map(|seat| sheet[seat]).collect();
        self.scores.extend(&totals);
        totals.sort_unstable();
        self.winners.push(sheet[winner]);
        self.leads.push(totals[players - 1] - totals[players - 2]);
        let turn = (usize::from(winner.0) + players - usize::from(G::starter(state).0)) % players;
        self.wins[turn] += 1;
        self.rounds.push(rules.round(state));
        G::ended(state, &mut self.uses);
        for seat in Seat::all(self.players) {
            for (sum, points) in self.lines.iter_mut().zip(rules.lines(state, seat)) {
                *sum += i64::from(points);
            }
        }
    }

    /// Adds what was counted elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.endless += other.endless;
        self.rounds.extend(&other.rounds);
        self.scores.extend(&other.scores);
        self.winners.extend(&other.winners);
        self.leads.extend(&other.leads);
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
        for (sum, more) in self.lines.iter_mut().zip(&other.lines) {
            *sum += more;
        }
        G::add(&mut self.uses, &other.uses);
    }
}
