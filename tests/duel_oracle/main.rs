//! The oracle of Yokohama Duel: its rules written a second time, slowly and plainly, from the rulebook and the rulings alone.
//!
//! Random games are played with the engine. Beside each runs a [`model`] of it that knows of the engine's game nothing but the order of
//! the shuffled cards. At every decision it says which question stands and which moves are legal ([`legal`]), and after every move what
//! the table and the hidden cards must look like ([`bookkeeper`], [`gains`], [`flow`]) and what everybody would score ([`score`]); the engine must
//! say the same. Nothing but the vocabulary of components, questions and moves is shared with it.
//!
//! `ORACLE_GAMES` plays another number of games than the default, `ORACLE_SEED` begins with another one than 0; a failure
//! prints what plays its game alone.

mod bookkeeper;
mod coverage;
mod flow;
mod gains;
mod legal;
mod model;
mod perft;
mod players;
mod score;
mod setup;
#[path = "../oracle/telling.rs"]
mod telling;

use std::collections::BTreeSet;
use std::env;

use meiji::chance::{Chance, Seed};
use meiji::duel::components::OrderId;
use meiji::duel::content::Content;
use meiji::duel::{Decision, Duel, Move, Orders, Stage, State, Table};
use meiji::game::{Game, Seat};
use meiji::printed::Edition;

use crate::bookkeeper::Bookkeeper;
use crate::coverage::Coverage;
use crate::model::{Model, Phase};
use crate::players::Taste;
use crate::telling::{differences, list, tail};

/// As many games as take less than 20 seconds.
const GAMES: u64 = 2000;

// Slow: whole games are played, and every move of them is found a second time.
#[test]
fn the_engine_plays_by_the_rulebook() {
    let number = |name: &str, default: u64| match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => default,
    };
    let first = number("ORACLE_SEED", 0);
    let games = number("ORACLE_GAMES", GAMES);
    let (latest, unusual) = (Content::latest(), setup::unusual());
    let mut coverage = Coverage::default();
    for seed in first..first + games {
        match seed % 4 {
            0 | 2 => play_one(&latest, seed, &mut coverage),
            1 => play_one(&unusual, seed, &mut coverage),
            _ => play_one(&setup::invented(seed), seed, &mut coverage),
        }
    }
    println!("{coverage}");
    if games >= GAMES {
        coverage.assert_whole();
    }
}

/// Says which game it was if the test fails within it, wherever that is.
struct Number(u64);

impl Drop for Number {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("Play this game alone with ORACLE_SEED={} ORACLE_GAMES=1.", self.0);
        }
    }
}

/// Plays a game, holding the engine against the oracle at every step.
fn play_one(content: &Content, seed: u64, coverage: &mut Coverage) {
    let _number = Number(seed);
    let game = Duel::new(content.clone(), setup::options(seed));
    let mut state = game.deal(Seed(seed));
    let mut model = setup::model(&game, seed, &state);
    compare(&model, &state, &|| "after the deal".to_owned());
    let mut chance = Chance::new(Seed(!seed));
    let tastes = [Taste::new(&mut chance), Taste::new(&mut chance)];
    let mut story: Vec<Move> = vec![];
    loop {
        let decision = asked(&model);
        let here = || format!("{decision:?} after {}", tail(&story));
        assert_eq!(game.decision(&state), decision, "the question; {}", here());
        let legal = legal::legal(content, &model);
        compare_moves(&game, &state, &legal, &here);
        if (story.len() as u64 + seed).is_multiple_of(8) {
            compare_refusals(&game, &state, &legal, &here);
        }
        compare_views(&game, &model, &state);
        let Some(Decision { ask, .. }) = decision else {
            break;
        };
        let action = tastes[model.asked].choose(&model, ask, &legal, &mut chance);
        coverage.decided(ask, action);
        let here = || format!("{}; plays {action}", here());
        advance(&game, &mut model, &mut state, coverage, action, &here);
        compare_scores(&game, &model, &state.table);
        story.push(action);
    }
    assert_eq!((model.phase == Phase::Over, state.table.stage), (true, Stage::Over));
    assert_eq!((model.round, model.turns), (4, 8));
    let sheet = score::score(content, &model);
    score::note(&model, &sheet, coverage);
    compare_standings(&game, &model, &state);
    for close in score::close_finishes(&model) {
        let mut state = state;
        state.table = close.table(&state.table);
        compare_scores(&game, &close, &state.table);
        compare_standings(&game, &close, &state);
    }
    coverage.finished();
}

/// What the oracle has asked, and whom.
fn asked(model: &Model) -> Option<Decision> {
    let seat = Seat(model.asked as u8);
    model.ask().map(|ask| Decision { seat, ask })
}

/// Plays a move in both, and compares what comes of it.
fn advance(
    game: &Duel,
    model: &mut Model,
    state: &mut State,
    coverage: &mut Coverage,
    action: Move,
    here: &impl Fn() -> String,
) {
    let shuffled = state.secret.chance;
    Bookkeeper {
        content: game.content(),
        model,
        coverage,
    }
    .play(action);
    game.play(state, action, &mut ());
    match model.shuffled_for {
        None => assert_eq!(state.secret.chance, shuffled, "nothing is random in this; {}", here()),
        Some(_) => model.take_over_shuffle(state),
    }
    compare(model, state, here);
}

/// The legal moves, as the whole state tells them and as the view of each seat does.
fn compare_moves(game: &Duel, state: &State, legal: &BTreeSet<Move>, here: &impl Fn() -> String) {
    let mut listed = vec![];
    let hold = |by: &str, listed: &[Move], legal: &BTreeSet<Move>| {
        let engine: BTreeSet<Move> = listed.iter().copied().collect();
        assert_eq!(engine.len(), listed.len(), "a move is listed twice; {}", here());
        assert!(
            engine == *legal,
            "{}\n{by}\nlegal by the rulebook alone: {}\nlegal by the engine alone: {}",
            here(),
            list(legal.difference(&engine)),
            list(engine.difference(legal)),
        );
    };
    game.legal_moves(state, &mut listed);
    hold("by the state", &listed, legal);
    for seat in Seat::all(2) {
        game.moves_seen(&game.view(state, Some(seat)), &mut listed);
        let asked = seat == state.table.active;
        hold(
            "by a view",
            &listed,
            if asked { legal } else { const { &BTreeSet::new() } },
        );
    }
}

/// Of all moves that there are, those that nothing is said against.
fn compare_refusals(game: &Duel, state: &State, legal: &BTreeSet<Move>, here: &impl Fn() -> String) {
    for action in game.move_space() {
        let refusal = game.why_not(state, action);
        assert_eq!(
            refusal.is_none(),
            legal.contains(&action),
            "{action}: {refusal:?}; {}",
            here()
        );
    }
}

/// The open table, both hands, every deck.
fn compare(model: &Model, state: &State, here: &impl Fn() -> String) {
    let expected = model.table(&state.table);
    assert!(
        expected == state.table,
        "{}\nrulebook | engine\n{}",
        here(),
        differences("table", &expected, &state.table)
    );
    for who in 0..2 {
        let (side, hand) = (&model.sides[who], &state.secret.hands.0[who]);
        assert_eq!(orders(&side.hand), hand.orders, "the Orders in hand; {}", here());
        assert_eq!(orders(&side.looked), hand.looked, "the Orders looked at; {}", here());
    }
    let deck = model.orders_deck.iter().map(|card| &card.order);
    assert!(
        deck.eq(state.secret.orders.cards().iter().rev()),
        "the Order deck; {}",
        here()
    );
    let deck = model.bonus_deck.iter();
    assert!(
        deck.eq(state.secret.bonus.cards().iter().rev()),
        "the Bonus deck; {}",
        here()
    );
    let deck = model.titles_deck.iter().map(|title| *title as u8);
    let engine = state.secret.technologies.cards().iter().rev().copied();
    assert!(deck.eq(engine), "the Technology deck; {}", here());
}

fn orders<'a>(cards: impl IntoIterator<Item = &'a u8>) -> Orders {
    cards.into_iter().map(|card| OrderId(*card)).collect()
}

/// What each seat and an onlooker may know.
fn compare_views(game: &Duel, model: &Model, state: &State) {
    for seat in [Some(0), Some(1), None] {
        let view = game.view(state, seat.map(|seat: usize| Seat(seat as u8)));
        assert_eq!(view.table, state.table);
        let nothing = BTreeSet::new();
        let (hand, looked) = match seat {
            Some(who) => (&model.sides[who].hand, &model.sides[who].looked),
            None => (&nothing, &nothing),
        };
        assert_eq!((view.hand.orders, view.hand.looked), (orders(hand), orders(looked)));
        let own = model
            .orders_deck
            .iter()
            .filter(|card| seat.is_some() && card.by == seat);
        assert!(
            own.map(|card| &card.order).eq(view.under.cards().iter().rev()),
            "the own Orders under the deck"
        );
    }
}

fn compare_scores(game: &Duel, model: &Model, table: &Table) {
    let sheet = score::score(game.content(), model);
    let engine = game.score(table);
    for (lines, score) in sheet.iter().zip(&engine.0) {
        assert_eq!(
            (lines.map(i32::from), i32::from(score::total(lines))),
            (score.lines(), score.total()),
            "the score"
        );
    }
    let winners = game.winners(table).into_iter().map(|seat| usize::from(seat.0));
    assert_eq!(
        winners.collect::<BTreeSet<_>>(),
        score::winners(&sheet).into_iter().collect()
    );
}

fn compare_standings(game: &Duel, model: &Model, state: &State) {
    let sheet = score::score(game.content(), model);
    let standings = score::standings(model, &sheet).map(|who| Seat(who as u8));
    assert_eq!(game.standings(state), Some(standings.to_vec()));
}
