//! What every game on this table promises, held against random games of Nippon.
//!
//! `SOAK_GAMES` sets the number of games; the default is what `cargo verify` runs.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Happening, Seat};
use meiji::nippon::components::{ActionSlot, Track, Transport};
use meiji::nippon::content::Content;
use meiji::nippon::{Ask, Event, Move, Nippon, Options, Stage, State};
use meiji::printed::Edition;

use crate::contract::{self, Ended, Walk};
use crate::space;

pub use crate::suite::samples::nippon::{pieces, wild};

/// Games that a plain run plays for each number of players.
const GAMES: u64 = 100;

/// No game takes as many moves.
const LONGEST: u32 = 20_000;

fn games() -> u64 {
    std::env::var("SOAK_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(GAMES)
}

/// The game by the shipped values.
pub fn nippon(players: u8) -> Nippon {
    Nippon::new(Content::latest(), Options::new(players).expect("so many can play"))
}

/// Chooses of legal moves at random, and Consolidates unforced in 8 of 100 turns alone.
pub fn at_random(moves: &[Move], chance: &mut Chance) -> Move {
    let among = |moves: &[Move], chance: &mut Chance| moves[chance.below(moves.len() as u32) as usize];
    if !moves.contains(&Move::Consolidate) {
        return among(moves, chance);
    }
    if chance.below(100) < 8 {
        return Move::Consolidate;
    }
    let others: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|action| *action != Move::Consolidate)
        .collect();
    if others.is_empty() {
        return Move::Consolidate;
    }
    among(&others, chance)
}

/// Plays a random game to its end, and shows every state before a move, the move, and the events that it brought.
pub fn random_game(game: &Nippon, seed: Seed, mut see: impl FnMut(&State, Move, &State, &[Event])) -> State {
    let mut chance = Chance::new(Seed(!seed.0));
    let mut state = game.deal(seed);
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    while game.decision(&state).is_some() {
        game.legal_moves(&state, &mut moves);
        let action = at_random(&moves, &mut chance);
        let before = state;
        events.clear();
        game.play(&mut state, action, &mut events);
        see(&before, action, &state, &events);
    }
    state
}

// Slow: whole games are played, and every promise is looked at after every move.
#[test]
fn random_games_keep_the_contract() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..games() {
            let walk = Walk {
                seed: Seed(number),
                longest: LONGEST,
                builds: number % 4 != 0,
            };
            match contract::walk(&game, &walk, pieces::check) {
                Ended::Over => {}
                Ended::Capped => panic!("game {number} of {players} does not end"),
            }
        }
    }
}

// Slow: every invariant is looked at after every move.
#[test]
fn random_games_keep_every_invariant() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..games() * 4 {
            random_game(&game, Seed(number), |before, _, after, events| {
                pieces::check(&game, after);
                pieces::moved(&game, before, after, events);
            });
        }
    }
}

// Slow: every move of the move space is asked about after every move.
#[test]
fn the_move_space_holds_the_legal_moves_and_every_other_one_is_refused() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..40 {
            assert_eq!(space::whole_space(&game, Seed(number)), 0, "game {number}");
        }
    }
}

#[test]
fn every_move_reads_as_it_is_written_and_no_text_stands_for_two() {
    let space = nippon(4).move_space();
    for action in &space {
        assert_eq!(action.to_string().parse(), Ok(*action));
    }
    let mut texts: Vec<String> = space.iter().map(Move::to_string).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), space.len());
    for odd in [
        "",
        "stop ",
        "take",
        "take mines",
        "take mines pink",
        "steps 02",
        "fulfil 3 giving",
        "fulfil 3 giving paper,silk,silk",
        "fulfil 3 silk",
        "place osaka 5",
        "place osaka top 5 5",
        "reward 6 yen",
        "finish finish",
    ] {
        assert!(odd.parse::<Move>().is_err(), "{odd:?}");
    }
}

/// Rulebook, Sequence of Play; Take a Worker: turns go round, and in the last phase everybody has three, the causer last.
#[test]
fn turns_go_round_until_the_causer_has_had_three_more() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..60 {
            let mut turns = Vec::new();
            let mut last = None;
            let state = random_game(&game, Seed(number), |_, _, _, events| {
                for event in events {
                    match *event {
                        Event::TurnBegan { seat } => turns.push(seat),
                        Event::LastPhaseBegan { seat } => {
                            assert!(last.is_none(), "once");
                            last = Some((seat, turns.len()));
                        }
                        _ => {}
                    }
                }
            });
            // The first turn is dealt.
            turns.insert(0, state.table.starter);
            for pair in turns.windows(2) {
                assert_eq!(pair[1], pair[0].next(players));
            }
            let (causer, before) = last.expect("the last phase begins");
            assert_eq!(turns.len() - 1 - before, usize::from(3 * players), "three more each");
            assert_eq!(turns.last(), Some(&causer), "the causer takes the last turn");
            assert_eq!(state.table.active, causer);
            assert_eq!(state.table.stage, Stage::Over);
        }
    }
}

/// A round is once around the table and begins with the turn of whoever had the first.
#[test]
fn rounds_begin_with_the_starter() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..60 {
            let mut rounds = 1;
            let state = random_game(&game, Seed(number), |_, _, after, events| {
                let mut began = false;
                for event in events {
                    match *event {
                        Event::RoundBegan { round } => {
                            rounds += 1;
                            assert_eq!(round, rounds);
                            began = true;
                        }
                        Event::TurnBegan { seat } => {
                            assert_eq!(seat == after.table.starter, std::mem::take(&mut began));
                        }
                        _ => assert!(!began, "the turn follows the round"),
                    }
                }
                assert_eq!((after.table.round, game.round(after)), (rounds, rounds));
            });
            assert!(state.table.round > 10);
        }
    }
}

/// Bounds of section 8: Workers taken up to the last phase, and Rewards in all.
#[test]
fn as_many_workers_are_taken_as_the_refills_allow() {
    for (players, least, most) in [(2, 35, 75), (3, 60, 100), (4, 75, 115)] {
        let game = nippon(players);
        for number in 0..60 {
            let mut taken = 0;
            random_game(&game, Seed(number), |before, _, _, events| {
                if before.table.stage == Stage::Play {
                    let workers = events.iter().filter(|event| matches!(event, Event::WorkerTaken { .. }));
                    taken += workers.count();
                }
            });
            assert!((least..=most).contains(&taken), "{players}: {taken}");
        }
    }
}

/// Every question is asked in random games, and every kind of move is played: the walks above leave nothing out.
#[test]
fn random_games_come_to_every_question_and_every_kind_of_move() {
    let (mut asked, mut played) = (BTreeSet::new(), BTreeSet::new());
    let (mut lacking, mut unpaid, mut discarded, mut multiplier) = (0, 0, 0, 0);
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..500 {
            random_game(&game, Seed(number), |before, action, after, events| {
                asked.insert(format!("{:?}", game.decision(before).expect("a question").ask));
                let text = action.to_string();
                played.insert(text.split(' ').next().unwrap_or_default().to_owned());
                lacking += u32::from(after.table.lacking > 0);
                for event in events {
                    match event {
                        Event::WagesDue { unpaid: some, .. } => unpaid += u32::from(*some > 0),
                        Event::MultiplierDiscarded { .. } => discarded += 1,
                        Event::MultiplierTaken { .. } => multiplier += 1,
                        _ => {}
                    }
                }
            });
        }
    }
    let slots = ActionSlot::ALL
        .map(Ask::Action)
        .into_iter()
        .filter(|ask| *ask != Ask::Action(ActionSlot::LocalMarket));
    let asks = [
        Ask::Turn,
        Ask::Steps(Track::Coal),
        Ask::Steps(Track::Knowledge),
        Ask::Run,
        Ask::Contract,
        Ask::Factory,
        Ask::Improvement,
        Ask::Site(Transport::Train),
        Ask::Site(Transport::Ship),
        Ask::Place,
        Ask::Return,
        Ask::Reward,
        Ask::Space,
        Ask::Goods,
        Ask::Finish,
    ];
    for ask in slots.chain(asks) {
        assert!(asked.contains(&format!("{ask:?}")), "{ask:?} is never asked");
    }
    for kind in [
        "stop",
        "take",
        "consolidate",
        "exchange",
        "act",
        "steps",
        "run",
        "fulfil",
        "build",
        "improve",
        "site",
        "place",
        "return",
        "reward",
        "space",
        "good",
        "finish",
    ] {
        assert!(played.contains(kind), "`{kind}` is never played");
    }
    println!("lacking {lacking}, unpaid {unpaid}, discarded {discarded}, VP Multipliers {multiplier}");
    assert!(lacking > 0 && unpaid > 0, "{lacking} {unpaid}");
}

/// What comes from the bag cannot be taken back; all else can: a row lies open.
#[test]
fn what_is_drawn_reveals() {
    let (mut drawn, mut moved) = (0, 0);
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..40 {
            random_game(&game, Seed(number), |before, action, after, events| {
                let draws = after.secret.chance != before.secret.chance;
                assert_eq!(events.iter().any(Happening::reveals), draws, "{action}");
                drawn += u32::from(draws);
                moved += u32::from(!draws && events.iter().any(|event| matches!(event, Event::RowMoved { .. })));
            });
        }
    }
    assert!(drawn > 500 && moved > 1000, "{drawn} {moved}");
}

/// Nothing is hidden but the order of the bag: a view is the table, and every event is for all.
#[test]
fn a_view_is_the_table_and_holds_no_seed() {
    let game = nippon(3);
    let state = game.deal(Seed(1));
    for viewer in Seat::all(3).map(Some).chain([None]) {
        let view = serde_json::to_value(game.view(&state, viewer)).expect("it has a text");
        let fields: BTreeSet<&String> = view.as_object().expect("an object").keys().collect();
        assert_eq!(fields.into_iter().collect::<Vec<_>>(), ["seat", "table"]);
        assert!(view["table"].get("chance").is_none());
    }
    random_game(&game, Seed(7), |_, _, _, events| {
        for event in events {
            assert_eq!(event.seen_by(None), *event);
        }
    });
}

/// Who is not asked has no moves; who is has those of the state.
#[test]
fn whoever_is_asked_sees_the_legal_moves() {
    let game = nippon(3);
    for number in 0..10 {
        random_game(&game, Seed(number), |state, _, _, _| {
            let asked = game.decision(state).expect("a question").seat;
            let (mut seen, mut there) = (Vec::new(), Vec::new());
            game.legal_moves(state, &mut there);
            for seat in Seat::all(3) {
                game.moves_seen(&game.view(state, Some(seat)), &mut seen);
                assert_eq!(seen.is_empty(), seat != asked);
                if seat == asked {
                    assert_eq!(seen, there);
                }
            }
        });
    }
}

/// A ruling: a decision with one answer is played by itself, but for the first of a turn.
#[test]
fn what_has_one_answer_is_not_asked() {
    for players in 2..=4 {
        let game = nippon(players);
        let mut moves = Vec::new();
        for number in 0..60 {
            random_game(&game, Seed(number), |state, _, _, _| {
                game.legal_moves(state, &mut moves);
                let ask = game.decision(state).expect("a question").ask;
                assert!(moves.len() > 1 || ask == Ask::Turn, "{ask:?}: {moves:?}");
            });
        }
    }
}
