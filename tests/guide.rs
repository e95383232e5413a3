//! What a first game explains: each point when the game asks for it and never else. What every game promises of it is in `tests/suite`.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game as _, Seat};
use meiji::guide::due;
use meiji::opponents::{Effort, Opponent};
use meiji::printed::Edition;
use meiji::yokohama::components::{Area, Piece};
use meiji::yokohama::content::Content;
use meiji::yokohama::guide::Point;
use meiji::yokohama::{Ask, Move, Options, Shrine, State, Yokohama};

/// Longer than any game between those who want to win.
const MOVES: usize = 4_000;

fn game() -> Yokohama {
    Yokohama::new(Content::latest(), Options::new(2).expect("two may play"))
}

fn legal(game: &Yokohama, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    moves
}

/// What one step more may bring to an end, by the rulebook's conditions for two.
fn near_end(state: &State) -> bool {
    let table = &state.table;
    let built = |piece, most| Seat::all(2).any(|seat| table.built(seat, piece) + 1 >= most);
    let boards = [Shrine::Church, Shrine::Customs]
        .iter()
        .any(|board| table.settled(*board) >= 4);
    built(Piece::Shop, 8) || built(Piece::TradingHouse, 4) || boards || table.order_deck < 2
}

/// Whether who is asked where to place could only take the President back after placing nobody more.
fn is_stranded(game: &Yokohama, state: &State) -> bool {
    let mut after = *state;
    game.play(&mut after, Move::GoOn, &mut ());
    state.table.me().president.is_some() && !legal(game, &after).iter().any(|action| matches!(action, Move::Go(..)))
}

/// What is to be explained to who is asked, by what can be done; `went` is where the President went in this turn.
fn wanted(game: &Yokohama, state: &State, ask: Ask, went: Option<Area>) -> BTreeSet<Point> {
    let moves = legal(game, state);
    let can = |kind: fn(&Move) -> bool| moves.iter().any(kind);
    // What answers a question without taking anything: to go on, and what two Technologies allow at any time.
    let passes = |action: &&Move| matches!(action, Move::GoOn | Move::Mill | Move::University);
    let passing = moves.iter().filter(passes).count();
    let round = state.table.round;
    let last = state.table.ending.map(|ending| ending.last_round);
    let placing = matches!(ask, Ask::Placement(_));
    let acted = went.filter(|_| matches!(ask, Ask::Bonus | Ask::Construction | Ask::Recovery | Ask::After));
    let goods = [Area::CopperMine, Area::SilkMill, Area::Tea, Area::Fishing];
    let all = [
        (Point::LastTurn, last == Some(round)),
        (Point::Ending, last.is_some_and(|last| last > round)),
        (Point::NearEnd, last.is_none() && near_end(state)),
        (Point::FirstOrder, can(|action| matches!(action, Move::Keep(_)))),
        (Point::Order, can(|action| matches!(action, Move::Deliver(_)))),
        (Point::Achievement, can(|action| matches!(action, Move::Achieve(_)))),
        (Point::Agent, can(|action| matches!(action, Move::Agent(..)))),
        (Point::Stranded, placing && is_stranded(game, state)),
        (Point::Place, placing),
        (Point::Move, can(|action| matches!(action, Move::Go(..)))),
        (Point::Recall, can(|action| matches!(action, Move::Recall(_)))),
        (Point::Church, ask == Ask::Church && moves.len() > passing),
        (Point::Customs, ask == Ask::Customs && moves.len() > passing),
        (
            Point::Employment,
            matches!(ask, Ask::Employment(_)) && moves.len() > passing,
        ),
        (Point::Laboratory, can(|action| matches!(action, Move::Learn(..)))),
        (Point::Port, can(|action| matches!(action, Move::Order(_)))),
        (Point::Bonus, can(|action| matches!(action, Move::TakeToken))),
        (
            Point::Build,
            can(|action| matches!(action, Move::Shop(_) | Move::House)),
        ),
        (Point::Goods, acted.is_some_and(|area| goods.contains(&area))),
        (Point::Bank, acted == Some(Area::Bank)),
    ];
    all.into_iter()
        .filter(|(_, due)| *due)
        .map(|(point, _)| point)
        .collect()
}

/// Plays a game to its end, and calls `look` at every question with the Area to which the President went in this turn.
fn play(seed: u64, who: [Opponent; 2], mut look: impl FnMut(&Yokohama, &State, Option<Area>)) {
    let game = game();
    let mut chance = Chance::new(Seed(seed));
    let mut state = game.deal(Seed(seed));
    let mut turn = (0, Seat(0));
    let mut went = None;
    for _ in 0..MOVES {
        let Some(decision) = game.decision(&state) else {
            break;
        };
        let now = (state.table.round, decision.seat);
        if now != turn {
            (turn, went) = (now, None);
        }
        look(&game, &state, went);
        let view = game.view(&state, Some(decision.seat));
        let plan = who[usize::from(decision.seat.0)].plan(&game, &view, Effort { playouts: 1 }, Seed(chance.bits()));
        let action = plan.first().copied().unwrap_or(legal(&game, &state)[0]);
        went = match action {
            Move::Go(place, _) => Some(state.table.board(place).area),
            // From then on the agent's action is the one that was carried out last.
            Move::Agent(..) => None,
            _ => went,
        };
        game.play(&mut state, action, &mut ());
    }
}

/// Games of who plays at random and of who wants to win.
fn games(look: &mut impl FnMut(&Yokohama, &State, Option<Area>)) {
    for seed in 0..3 {
        play(seed, [Opponent::Random; 2], &mut *look);
        play(seed, [Opponent::Apprentice, Opponent::Greedy], &mut *look);
        play(seed, [Opponent::Merchant, Opponent::Apprentice], &mut *look);
    }
}

#[test]
fn each_point_is_due_when_the_game_asks_for_it_and_never_else() {
    games(&mut |game, state, went| {
        let decision = game.decision(state).expect("somebody is asked");
        for seat in Seat::all(2) {
            let told: BTreeSet<Point> = due(game, &game.view(state, Some(seat))).into_iter().collect();
            let should = match (seat == decision.seat, state.table.round) {
                (true, _) => wanted(game, state, decision.ask, went),
                (false, 0) => BTreeSet::new(),
                (false, _) => BTreeSet::from([Point::Others]),
            };
            assert_eq!(told, should, "{decision:?} in round {}", state.table.round);
        }
    });
}
