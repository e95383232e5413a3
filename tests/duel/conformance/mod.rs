//! What every game on this table promises, held against random games of Duel.
//!
//! `SOAK_GAMES` sets the number of games; the default is what `cargo verify` runs.

mod secrets;

use meiji::chance::{Chance, Seed};
use meiji::duel::content::Content;
use meiji::duel::{Ask, Duel, Event, Move, Options, Stage, State};
use meiji::game::{Game, Happening, Seat};
use meiji::printed::Edition;

use crate::contract::{self, Ended, Walk};
use crate::space;
pub use crate::suite::samples::duel::{pieces, wild};

/// Games that a plain run plays.
const GAMES: u64 = 600;

/// No game takes as many moves.
const LONGEST: u32 = 20_000;

fn games() -> u64 {
    std::env::var("SOAK_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(GAMES)
}

/// The game by the shipped values.
pub fn duel() -> Duel {
    Duel::new(Content::latest(), Options::new())
}

/// Plays a random game to its end, and shows every state before a move, and the move.
pub fn random_game(game: &Duel, seed: Seed, mut see: impl FnMut(&State, Move)) -> State {
    let mut chance = Chance::new(Seed(!seed.0));
    let mut state = game.deal(seed);
    let mut moves = Vec::new();
    while game.decision(&state).is_some() {
        game.legal_moves(&state, &mut moves);
        // Free actions are many: half of the time the later of two is taken, which builds up more than even choice does.
        let mut draw = || moves[chance.below(moves.len() as u32) as usize];
        let action = if seed.0.is_multiple_of(2) {
            draw().max(draw())
        } else {
            draw()
        };
        see(&state, action);
        game.play(&mut state, action, &mut ());
    }
    state
}

// Slow: whole games are played, and every promise is looked at after every move.
#[test]
fn random_games_keep_the_contract() {
    let game = duel();
    for number in 0..games() {
        let walk = Walk {
            seed: Seed(number),
            longest: LONGEST,
            builds: number % 4 != 0,
        };
        match contract::walk(&game, &walk, pieces::check) {
            Ended::Over => {}
            Ended::Capped => panic!("game {number} does not end"),
        }
    }
}

/// Printed values of one's own, by which hands, stacks and decks come to their ends.
#[test]
fn games_by_wild_values_keep_the_contract() {
    let game = wild::wild();
    let (mut owed, mut within, mut empty, mut traders) = (0, false, false, 0);
    for number in 0..150 {
        let builds = number % 3 != 0;
        let longest = LONGEST;
        let seed = Seed(number);
        let ended = contract::walk(&game, &Walk { seed, longest, builds }, |game, state| {
            pieces::check(game, state);
            let table = &state.table;
            owed = owed.max(table.owed.len());
            within |= table
                .looking
                .is_some_and(|looking| looking.below > 0 && table.owed.len() > looking.below);
            empty |= table.order_deck == 0;
            traders = traders.max(table.depth);
        });
        assert!(matches!(ended, Ended::Over), "game {number} does not end");
    }
    for number in 0..20 {
        assert_eq!(space::whole_space(&game, Seed(number)), 0, "game {number}");
    }
    assert!(
        owed >= 4 && within && empty && traders >= 4,
        "{owed} {within} {empty} {traders}"
    );
}

// Slow: every move of the move space is asked about after every move.
#[test]
fn the_move_space_holds_the_legal_moves_and_every_other_one_is_refused() {
    let game = duel();
    for number in 0..200 {
        assert_eq!(space::whole_space(&game, Seed(number)), 0, "game {number}");
    }
}

#[test]
fn every_move_reads_as_it_is_written_and_no_text_stands_for_two() {
    let space = duel().move_space();
    for action in &space {
        assert_eq!(action.to_string().parse(), Ok(*action));
    }
    let mut texts: Vec<String> = space.iter().map(Move::to_string).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), space.len());
    for odd in [
        "",
        "on ",
        "go",
        "go nowhere",
        "support 3",
        "church 2 giving",
        "church 0 giving tea,tea",
        "keep 01",
        "phone phone",
    ] {
        assert!(odd.parse::<Move>().is_err(), "{odd:?}");
    }
}

/// Rulebook, Order of play: 4 rounds of 4 turns each; who played last begins the next round.
#[test]
fn a_game_is_four_rounds_of_eight_turns_in_alternation() {
    let game = duel();
    for number in 0..100 {
        let mut chance = Chance::new(Seed(!number));
        let mut state = game.deal(Seed(number));
        let (mut events, mut moves) = (Vec::new(), Vec::new());
        while game.decision(&state).is_some() {
            game.legal_moves(&state, &mut moves);
            let action = moves[chance.below(moves.len() as u32) as usize];
            game.play(&mut state, action, &mut events);
        }
        let turns: Vec<Seat> = events
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { seat } => Some(*seat),
                _ => None,
            })
            .collect();
        let (first, second) = (state.table.starter, Seat(1 - state.table.starter.0));
        let round = [first, second, first, second, first, second, first, second];
        let back = round.map(|seat| Seat(1 - seat.0));
        assert_eq!(turns, [round, back, round, back].concat());
        let played = events
            .iter()
            .filter(|event| matches!(event, Event::CardPlayed { .. }))
            .count();
        assert_eq!(played, 32);
        assert_eq!(state.table.stage, Stage::Over);
        assert_eq!(game.standings(&state).unwrap().len(), 2);
    }
}

/// Every question is asked in random games, and every kind of move is played: the walks above leave nothing out.
#[test]
fn random_games_come_to_every_question_and_every_kind_of_move() {
    let game = duel();
    let (mut asked, mut played, mut deepest) = (Vec::new(), Vec::new(), 0);
    for number in 0..4000 {
        random_game(&game, Seed(number), |state, action| {
            let ask = game.decision(state).unwrap().ask;
            let kind = format!("{ask:?}");
            if !asked.contains(&kind) {
                asked.push(kind);
            }
            let text = action.to_string();
            let kind = text.split(' ').next().unwrap().to_owned();
            if !played.contains(&kind) {
                played.push(kind);
            }
            deepest = deepest.max(state.table.depth);
        });
    }
    for ask in [
        Ask::FirstOrders,
        Ask::Place,
        Ask::Opening,
        Ask::Card,
        Ask::Support,
        Ask::Exchange(5),
        Ask::Church,
        Ask::Laboratory,
        Ask::Station,
        Ask::Keep,
        Ask::SecondOrder,
        Ask::Under,
        Ask::Bonus(5),
        Ask::Bonus(6),
        Ask::Bonus(7),
        Ask::BonusReward(5),
        Ask::BonusReward(6),
        Ask::Construction,
        Ask::End,
        Ask::Upgrade,
    ] {
        assert!(asked.contains(&format!("{ask:?}")), "{ask:?} is never asked");
    }
    for kind in [
        "on", "go", "by", "card", "support", "phone", "exchange", "church", "learn", "station", "keep", "under",
        "bonus", "shop", "house", "upgrade", "deliver", "trader", "mill",
    ] {
        assert!(played.iter().any(|other| other == kind), "`{kind}` is never played");
    }
    assert!(deepest >= 3, "Traders within Traders: {deepest}");
}

/// What becomes known only to one, or to both, cannot be taken back.
#[test]
fn what_is_drawn_reveals() {
    let game = duel();
    for number in 0..60 {
        random_game(&game, Seed(number), |state, action| {
            let (mut after, mut events) = (*state, Vec::new());
            game.play(&mut after, action, &mut events);
            let drawn = after.secret.orders.cards() != state.secret.orders.cards()
                && after.table.order_deck < state.table.order_deck
                || after.secret.bonus != state.secret.bonus
                || after.secret.technologies != state.secret.technologies;
            let looked = events.iter().any(|event| matches!(event, Event::OrderLookedAt { .. }));
            assert_eq!(events.iter().any(Happening::reveals), drawn || looked, "{action}");
        });
    }
}
