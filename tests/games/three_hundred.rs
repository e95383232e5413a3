//! Three hundred games of the first rules, as the build before the second ones played them: the same hashes come of them for ever.
//!
//! `three-hundred.txt` has a line a game: how many moves, the hash of the state that they lead to, and, where a computer chose, its choices. Whatever
//! else a game is follows from its number. Moves are chosen by their place among the legal ones, so that a list that changed leads elsewhere too.

use meiji::chance::{Chance, Seed};
use meiji::game::Game as _;
use meiji::printed::Edition;
use meiji::record::state_hash;
use meiji::yokohama::components::{Area, Good, Piece, TechnologyId, Title};
use meiji::yokohama::content::Content;
use meiji::yokohama::map::Place;
use meiji::yokohama::{Ask, Move, Options, Rules, State, Yokohama};

/// The games, by number.
const GAMES: &str = include_str!("three-hundred.txt");

/// How many there are.
const COUNT: u64 = 300;

/// The digits of a choice; each sign before one adds as many as there are.
const DIGITS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The game of a number: each number of players, each mini-expansion and each edition with all of the others.
fn table(number: u64) -> Yokohama {
    let has = |every: u64| number / every % 2 == 1;
    let mut options = Options::new(2 + (number % 3) as u8).expect("2 to 4 players");
    if has(3) {
        options = options.with_achievement_rewards();
    }
    if has(6) {
        options = options.with_free_agents();
    }
    let content = if has(12) { Content::latest() } else { Content::first() };
    Yokohama::new(content, options).with_rules(Rules::First)
}

/// Whether a move leads to what the later rules are about: Station and Mining Technology, copper of choice, pieces for a Warehouse icon.
fn leads_there(game: &Yokohama, state: &State, ask: Ask, action: Move) -> bool {
    let table = &state.table;
    let area = |place: Place| table.board(place).area;
    match action {
        Move::Learn(space, _) => {
            let card = table.laboratories[usize::from(area(table.acting.place).board())][usize::from(space)];
            let title = |card: TechnologyId| game.content().technologies[usize::from(card.0)].title;
            card.map(title)
                .is_some_and(|title| matches!(title, Title::Station | Title::MiningTechnology))
        }
        Move::Go(place, _) => {
            let rich = table.me().yen > 6;
            let wanted = if rich {
                &[Area::LaboratoryA, Area::LaboratoryB][..]
            } else {
                &[Area::Bank]
            };
            table.station == Some(place) && table.me().knows(Title::Station) || wanted.contains(&area(place))
        }
        Move::Place(place) => matches!(area(place), Area::Bank | Area::LaboratoryA | Area::LaboratoryB),
        Move::Good(good) => good == Good::Copper,
        Move::Recruit(piece) => ask == Ask::WarehousePiece || piece == Piece::Shop,
        Move::Shop(space) => {
            let tile = table.board(table.acting.place).building;
            let row = tile.map(|tile| game.content().buildings[usize::from(tile.0)].shops[usize::from(space)]);
            row.is_some_and(|reward| reward.any + reward.pieces > 0)
        }
        Move::TakeToken | Move::Achieve(_) => true,
        _ => false,
    }
}

/// The place of a random player's choice among the legal moves.
fn random(game: &Yokohama, state: &State, ask: Ask, moves: &[Move], chance: &mut Chance) -> usize {
    let stray = chance.below(4) == 0;
    let leads = |at: &usize| leads_there(game, state, ask, moves[*at]);
    let wanted: Vec<usize> = (0..moves.len()).filter(leads).collect();
    if stray || wanted.is_empty() {
        chance.below(moves.len() as u32) as usize
    } else {
        wanted[chance.below(wanted.len() as u32) as usize]
    }
}

/// A computer's choice, as it was written down.
fn read(choices: &mut impl Iterator<Item = u8>) -> usize {
    let mut choice = 0;
    loop {
        let digit = choices.next().expect("a choice was written down");
        match DIGITS.iter().position(|known| *known == digit) {
            Some(number) => return choice + number,
            None => choice += DIGITS.len(),
        }
    }
}

/// What the later rules are about, as it is met in the games.
#[derive(Default)]
struct Seen {
    /// Movements of a Station's owner.
    station: usize,
    /// Copper of choice by owners of the Mining Technology.
    mined: usize,
    /// Pieces for a Warehouse icon.
    pieces: usize,
}

impl Seen {
    fn note(&mut self, state: &State, ask: Ask, action: Move) {
        let me = state.table.me();
        self.station += usize::from(ask == Ask::Movement && me.knows(Title::Station));
        self.mined += usize::from(action == Move::Good(Good::Copper) && me.knows(Title::MiningTechnology));
        self.pieces += usize::from(ask == Ask::WarehousePiece && matches!(action, Move::Recruit(_)));
    }
}

/// Plays so many moves of a game; `written` are the choices of computers, nothing where all are random.
fn play(number: u64, written: &str, count: usize, seen: &mut Seen) -> (usize, State) {
    let game = table(number);
    let mut state = game.deal(Seed(number));
    let mut chance = Chance::new(Seed(!number));
    let mut choices = written.bytes();
    let (mut moves, mut played) = (Vec::new(), 0);
    while let Some(decision) = game.decision(&state).filter(|_| played < count) {
        game.legal_moves(&state, &mut moves);
        let at = match moves.len() {
            1 => 0,
            _ if written.is_empty() => random(&game, &state, decision.ask, &moves, &mut chance),
            _ => read(&mut choices),
        };
        let action = moves[at];
        seen.note(&state, decision.ask, action);
        game.play(&mut state, action, &mut ());
        played += 1;
    }
    assert_eq!(choices.next(), None, "game {number}: a choice is left");
    (played, state)
}

#[test]
fn three_hundred_games_of_the_first_rules_come_to_the_same_hashes() {
    let mut seen = Seen::default();
    let mut numbers = 0;
    for (number, line) in (0..).zip(GAMES.lines()) {
        let mut parts = line.split(' ');
        let mut part = || parts.next().unwrap_or_default();
        let (played, hash) = (part().parse().expect("a number of moves"), part());
        let written = part();
        let (came_to, state) = play(number, written, played, &mut seen);
        assert_eq!((came_to, state_hash(&state).as_str()), (played, hash), "game {number}");
        numbers += 1;
    }
    assert_eq!(numbers, COUNT);
    // What they are for is in them.
    assert!(seen.station > 20_000, "{} moves with a Station", seen.station);
    assert!(
        seen.mined > 100,
        "{} copper of choice with Mining Technology",
        seen.mined
    );
    assert!(seen.pieces > 400, "{} pieces for an icon", seen.pieces);
}
