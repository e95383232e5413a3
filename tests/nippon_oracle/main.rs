//! The oracle of Nippon: its rules written a second time, slowly and plainly, from the rulebook and the rulings alone.
//!
//! Random games of two, three and four are played with the engine, half of them with printed values that were made up. Beside each runs a
//! [`model`] of it that knows of the engine's game nothing but which Workers came out of the bag. At every decision it says which question
//! stands and which moves are legal ([`legal`]), and after every move what the table must look like ([`bookkeeper`], [`flow`]) and what
//! everybody would score ([`score`]); the engine must say the same. Nothing but the vocabulary of components, questions and moves is shared
//! with it.
//!
//! `ORACLE_GAMES` plays another number of games than the default, `ORACLE_SEED` begins with another one than 0; a failure
//! prints what plays its game alone.

mod bookkeeper;
mod coverage;
mod flow;
mod legal;
mod model;
mod players;
mod score;
mod setup;
#[path = "../oracle/telling.rs"]
mod telling;

use std::collections::BTreeSet;
use std::env;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::nippon::components::Region;
use meiji::nippon::content::Content;
use meiji::nippon::{Decision, Event, Move, Nippon, State, Table};
use meiji::printed::Edition;

use crate::bookkeeper::Bookkeeper;
use crate::coverage::Coverage;
use crate::model::{Model, Phase};
use crate::players::Taste;
use crate::score::Sheet;
use crate::telling::{differences, list, tail};

/// As many games as take less than half a minute.
const GAMES: u64 = 2000;

/// No game of these players is longer: only one in which all Consolidate for ever would be.
const MOST_TURNS: usize = 400;

// Slow: whole games are played, and every move of them is found a second time.
#[test]
fn the_engine_plays_by_the_rulebook() {
    let number = |name: &str, default: u64| match env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")),
        Err(_) => default,
    };
    let first = number("ORACLE_SEED", 0);
    let games = number("ORACLE_GAMES", GAMES);
    let latest = Content::latest();
    let mut coverage = Coverage::default();
    for seed in first..first + games {
        match seed % 2 {
            0 => play_one(&latest, seed, &mut coverage),
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
    let game = Nippon::new(content.clone(), setup::options(seed));
    let mut state = game.deal(Seed(seed));
    let mut model = setup::model(&game, seed, &state);
    compare(&model, &state.table, &|| "after the deal".to_owned());
    let mut chance = Chance::new(Seed(!seed));
    let tastes: Vec<Taste> = (0..model.players).map(|_| Taste::new(&mut chance)).collect();
    let mut story: Vec<Move> = vec![];
    let mut turns = 0;
    loop {
        let decision = asked(&model);
        let here = || format!("{decision:?} after {}", tail(&story));
        assert_eq!(game.decision(&state), decision, "the question; {}", here());
        let legal = legal::legal(content, &model);
        compare_moves(&game, &state, &legal, &here);
        if (story.len() as u64 + seed).is_multiple_of(16) {
            compare_refusals(&game, &state, &legal, &here);
        }
        compare_scores(&game, &model, &state.table, &here);
        let Some(Decision { ask, .. }) = decision else {
            break;
        };
        let action = tastes[model.active].choose(content, &model, &legal, &mut chance);
        coverage.decided(ask, action);
        turns += usize::from(matches!(action, Move::Take(..) | Move::Consolidate));
        assert!(turns <= MOST_TURNS, "a game without end; {}", here());
        let here = || format!("{}; plays {action}", here());
        advance(&game, &mut model, &mut state, coverage, action, &here);
        story.push(action);
    }
    assert_eq!((model.phase, model.scorings, model.marker), (Phase::Over, 3, 7));
    compare_standings(&game, &model, &state, coverage);
    coverage.finished();
}

/// What the oracle has asked, and whom.
fn asked(model: &Model) -> Option<Decision> {
    let seat = Seat(model.active as u8);
    model.ask().map(|ask| Decision { seat, ask })
}

/// Plays a move in both, and compares what comes of it.
fn advance(
    game: &Nippon,
    model: &mut Model,
    state: &mut State,
    coverage: &mut Coverage,
    action: Move,
    here: &impl Fn() -> String,
) {
    let (before, mut events): (_, Vec<Event>) = (state.secret.chance, vec![]);
    game.play(state, action, &mut events);
    model.drawn = setup::drawn(&events).collect();
    if model.drawn.is_empty() {
        assert_eq!(state.secret.chance, before, "nothing is random in this; {}", here());
    }
    Bookkeeper {
        content: game.content(),
        model,
        coverage,
    }
    .play(action);
    assert!(
        model.drawn.is_empty(),
        "no more Workers come out of the bag; {}",
        here()
    );
    if model.sides.iter().any(|side| side.points < 0) {
        coverage.saw("points below 0");
    }
    compare(model, &state.table, here);
}

/// The legal moves, as the whole state tells them and as the view of each seat does.
fn compare_moves(game: &Nippon, state: &State, legal: &BTreeSet<Move>, here: &impl Fn() -> String) {
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
    for seat in Seat::all(game.players()) {
        let view = game.view(state, Some(seat));
        assert_eq!(view.table, state.table, "nothing of the table is hidden");
        game.moves_seen(&view, &mut listed);
        let asked = seat == state.table.active;
        hold(
            "by a view",
            &listed,
            if asked { legal } else { const { &BTreeSet::new() } },
        );
    }
}

/// Of all moves that there are, those that nothing is said against.
fn compare_refusals(game: &Nippon, state: &State, legal: &BTreeSet<Move>, here: &impl Fn() -> String) {
    let space = game.move_space();
    for action in &space {
        let refusal = game.why_not(state, *action);
        assert_eq!(
            refusal.is_none(),
            legal.contains(action),
            "{action}: {refusal:?}; {}",
            here()
        );
    }
    assert!(
        legal.iter().all(|action| space.contains(action)),
        "every move is one; {}",
        here()
    );
}

/// Every figure of the table.
fn compare(model: &Model, table: &Table, here: &impl Fn() -> String) {
    let expected = model.table(table);
    assert!(
        expected == *table,
        "{}\nrulebook | engine\n{}",
        here(),
        differences("table", &expected, table)
    );
}

/// What everybody would score at the end, and in each Region at each Scoring.
fn compare_scores(game: &Nippon, model: &Model, table: &Table, here: &impl Fn() -> String) {
    let sheets = sheets(game, model);
    let engine = game.score(table);
    for (who, sheet) in sheets.iter().enumerate() {
        let score = engine.0[who];
        assert_eq!(
            (
                i32::from(score.before),
                i32::from(score.wages),
                score.achievements.map(i32::from).to_vec()
            ),
            (sheet.before, sheet.wages, sheet.spaces.clone()),
            "the score of {who}: the engine's, the oracle's; {}",
            here()
        );
        assert_eq!(score.total(), sheet.total(), "the whole score; {}", here());
    }
    for region in Region::ALL {
        for scoring in 0..3 {
            let shares = score::shares(game.content(), model, region, scoring);
            let engine = game.standings_in(table, region, scoring as u8);
            for (who, share) in shares.iter().enumerate() {
                let standing = engine.0[who];
                assert_eq!(
                    (
                        u32::from(standing.influence),
                        usize::from(standing.place),
                        i32::from(standing.points),
                        i32::from(standing.ships)
                    ),
                    (share.influence, share.place, share.points as i32, share.ships as i32),
                    "{region} of {who}: the engine's, the oracle's; {}",
                    here()
                );
            }
        }
        let overseas = score::influence(game.content(), model, region).pop();
        assert_eq!(
            Some(u32::from(game.overseas(table, region))),
            overseas,
            "{region}; {}",
            here()
        );
    }
}

fn sheets(game: &Nippon, model: &Model) -> Vec<Sheet> {
    (0..model.players)
        .map(|who| score::sheet(game.content(), model, who))
        .collect()
}

/// Who comes first, second and so on.
fn compare_standings(game: &Nippon, model: &Model, state: &State, coverage: &mut Coverage) {
    let sheets = sheets(game, model);
    for sheet in &sheets {
        for (space, points) in meiji::nippon::components::Achievement::ALL.iter().zip(&sheet.spaces) {
            if *points > 0 {
                coverage.saw(&format!("points of {space}"));
            }
        }
    }
    let totals: Vec<i32> = sheets.iter().map(Sheet::total).collect();
    let hold = |state: &State, totals: &[i32]| {
        let standings: Vec<Seat> = score::standings(totals, model.active)
            .into_iter()
            .map(|who| Seat(who as u8))
            .collect();
        assert_eq!(
            game.standings(state),
            Some(standings),
            "{totals:?}, the last turn {}'s",
            model.active
        );
    };
    hold(state, &totals);
    // Close finishes are rare: the same table, some having as many points as the best.
    let best = *totals.iter().max().expect("players");
    for tied in 1..1 << model.players {
        let mut state = *state;
        let mut close = totals.clone();
        for (who, total) in close.iter_mut().enumerate() {
            let more = if tied >> who & 1 == 1 { best - *total } else { 0 };
            state.table.seats.0[who].points += more as i16;
            *total += more;
        }
        hold(&state, &close);
    }
    if totals.iter().collect::<BTreeSet<_>>().len() < totals.len() {
        coverage.saw("equal points at the end");
    }
}
