//! What is asked for thousands of times a second takes no memory: listing moves, playing one, and weighing what comes of it.

use allocation_counter::measure;
use meiji::chance::{Chance, Seed};
use meiji::duel::{self, Duel};
use meiji::game::{BySeat, Game, Seat};
use meiji::nippon::{self, Nippon};
use meiji::opponents::{Pondered, Value, Weights};
use meiji::printed::Edition;
use meiji::yokohama::content::Content;
use meiji::yokohama::{Options, Yokohama};

/// How many random games are played at a table.
const GAMES: u64 = 8;

/// A game that is not over after so many moves is left: nothing in the rules of Yokohama ends it.
const LONGEST: usize = 5_000;

/// How often memory was taken in a game.
#[derive(Debug, Default, PartialEq, Eq)]
struct Taken {
    /// By listing the legal moves.
    listing: u64,
    /// By playing one of them, with nobody who hears of it.
    playing: u64,
    /// By weighing what came of it.
    weighing: u64,
}

impl Taken {
    const NOTHING: Self = Self {
        listing: 0,
        playing: 0,
        weighing: 0,
    };
}

/// What a random game takes, with a buffer for its moves.
fn taken<G: Game>(game: &G, value: &impl Value<G>, number: u64, moves: &mut Vec<G::Move>) -> Taken {
    let mut taken = Taken::default();
    let mut chance = Chance::new(Seed(!number));
    let mut state = game.deal(Seed(number));
    let mut worths = BySeat::default();
    for _ in 0..LONGEST {
        if game.decision(&state).is_none() {
            break;
        }
        taken.listing += measure(|| game.legal_moves(&state, moves)).count_total;
        let action = moves[chance.below(moves.len() as u32) as usize];
        taken.playing += measure(|| game.play(&mut state, action, &mut ())).count_total;
        taken.weighing += measure(|| value.weigh(game, &state, &mut worths)).count_total;
    }
    taken
}

/// Plays games twice each: in the first the buffer grows to what they need, which tells that whatever is taken is counted.
fn nothing_is_taken<G: Pondered>(game: &G) {
    let (mut moves, mut grown) = (Vec::new(), 0);
    for number in 0..GAMES {
        let weights = G::weights();
        grown += taken(game, weights, number, &mut moves).listing;
        assert_eq!(
            taken(game, weights, number, &mut moves),
            Taken::NOTHING,
            "in game {number}"
        );
        let state = game.deal(Seed(number));
        for (lean, seat) in G::leans().iter().zip(Seat::all(game.players())) {
            let leaning: Weights<G> = weights.leaning(game, &state, seat, lean);
            assert_eq!(
                taken(game, &leaning, number, &mut moves),
                Taken::NOTHING,
                "in game {number}, with a style"
            );
        }
    }
    assert!(grown > 0, "nothing was counted");
}

#[test]
fn whoever_plays_or_weighs_yokohama_takes_no_memory() {
    for players in 2..=4 {
        let options = Options::new(players).expect("so many can play");
        for options in [options, options.with_achievement_rewards().with_free_agents()] {
            nothing_is_taken(&Yokohama::new(Content::latest(), options));
        }
    }
}

#[test]
fn whoever_plays_or_weighs_yokohama_duel_takes_no_memory() {
    nothing_is_taken(&Duel::new(duel::content::Content::latest(), duel::Options::new()));
}

#[test]
fn whoever_plays_or_weighs_nippon_takes_no_memory() {
    for players in 2..=4 {
        let options = nippon::Options::new(players).expect("so many can play");
        nothing_is_taken(&Nippon::new(nippon::content::Content::latest(), options));
    }
}
