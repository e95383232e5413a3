//! What a first game explains: each point when the game asks for it. What every game promises of it is in `tests/suite`.

use meiji::chance::{Chance, Seed};
use meiji::duel::components::Place;
use meiji::duel::guide::{DECLARED, Point};
use meiji::duel::{Ask, Duel, Move, Stage, State};
use meiji::game::{Game, Seat};
use meiji::guide::due;
use meiji::opponents::Opponent;
use meiji::words::Words;

use crate::conformance::duel;

/// Looks at the states of games between those who play at random and those who want to win.
fn games(mut look: impl FnMut(&Duel, &State)) {
    let game = duel();
    for number in 0..24 {
        let mut chance = Chance::new(Seed(number));
        let mut state = game.deal(Seed(number));
        while let Some(decision) = game.decision(&state) {
            look(&game, &state);
            let who = [Opponent::Random, Opponent::Greedy][(number % 2) as usize];
            let view = game.view(&state, Some(decision.seat));
            let action = who.choose(&game, &view, Seed(chance.bits())).expect("it is asked");
            game.play(&mut state, action, &mut ());
        }
        look(&game, &state);
    }
}

fn told(game: &Duel, state: &State, seat: Option<Seat>) -> Vec<Point> {
    due(game, &game.view(state, seat))
}

#[test]
fn each_point_is_due_when_the_game_asks_for_it() {
    games(|game, state| {
        let Some(decision) = game.decision(state) else {
            assert!(
                [None, Some(Seat(0)), Some(Seat(1))]
                    .iter()
                    .all(|seat| told(game, state, *seat).is_empty())
            );
            return;
        };
        let points = told(game, state, Some(decision.seat));
        let has = |point| points.contains(&point);
        let text = |action: Move| action.to_string();
        let mut moves = Vec::new();
        game.legal_moves(state, &mut moves);
        let can = |word: &str| moves.iter().any(|action| text(*action).split(' ').next() == Some(word));
        let question = match decision.ask {
            Ask::FirstOrders => Point::FirstOrders,
            Ask::Place => Point::Place,
            Ask::Opening => Point::Occupied,
            Ask::Card => Point::Card,
            Ask::Support => Point::Support,
            Ask::Exchange(_) => Point::Exchange,
            Ask::Church => Point::Church,
            Ask::Laboratory => Point::Laboratory,
            Ask::Station => Point::Station,
            Ask::Keep | Ask::SecondOrder | Ask::Under => Point::Port,
            Ask::Bonus(_) | Ask::BonusReward(_) => Point::Bonus,
            Ask::Construction => Point::Build,
            Ask::End => Point::End,
            Ask::Upgrade => Point::Upgrade,
        };
        assert!(has(question), "{:?} is not explained", decision.ask);
        // Beside the question itself only what may be done at many of them is explained, what was done, and the round.
        let often = [
            Point::LastRound,
            Point::NewRound,
            Point::Order,
            Point::Trader,
            Point::Occupied,
            Point::Technology,
            Point::Goods,
            Point::Bank,
            Point::Customs,
        ];
        assert!(
            points.iter().all(|point| *point == question || often.contains(point)),
            "{points:?}"
        );
        assert_eq!(
            has(Point::NewRound),
            decision.ask == Ask::Place && [2, 3].contains(&state.table.round)
        );
        let calls = moves.iter().any(|action| text(*action).ends_with("phone"));
        assert_eq!(has(Point::Technology), calls || decision.ask == Ask::End && can("mill"));
        let acted = match decision.ask {
            Ask::Bonus(_) | Ask::Construction | Ask::End => Some(state.table.action().place),
            _ => None,
        };
        let goods = [Place::TeaPlantation, Place::Fishery, Place::SilkMill, Place::CopperMine];
        assert_eq!(has(Point::Goods), acted.is_some_and(|place| goods.contains(&place)));
        assert_eq!(has(Point::Bank), acted == Some(Place::Bank));
        let can_turn = decision.ask == Ask::Place
            && state.table.me().imports > 0
            && moves.iter().any(|action| text(*action) == "go customs");
        assert_eq!(has(Point::Customs), can_turn || acted == Some(Place::Customs));
        assert_eq!(has(Point::LastRound), state.table.round == 4);
        assert_eq!(has(Point::Order), can("deliver"));
        assert_eq!(has(Point::Trader), can("trader"));
        let occupied = |place: &str| state.table.occupied(place.parse().expect("a Place"));
        let opened = moves
            .iter()
            .any(|action| text(*action).strip_prefix("go ").is_some_and(occupied));
        assert_eq!(has(Point::Occupied), opened || decision.ask == Ask::Opening);
        let others = if state.table.stage == Stage::Turn {
            vec![Point::Others]
        } else {
            Vec::new()
        };
        for seat in [None, Some(Seat(1 - decision.seat.0))] {
            assert_eq!(told(game, state, seat), others);
        }
    });
}

/// Final score: all eleven categories are scored after the last round, the completed Orders among them.
#[test]
fn the_last_round_tells_of_all_that_scores_after_it() {
    let text = Words::default().text(Point::LastRound.text()).to_lowercase();
    for scored in [
        "completed orders",
        "technologies",
        "church cards",
        "buildings",
        "imported goods",
        "yen",
        "goods that are left",
    ] {
        assert!(text.contains(scored), "{scored}: {text}");
    }
}

#[test]
fn every_point_is_declared_to_scripts_by_its_name_and_nothing_else() {
    let names = Point::ALL.map(|point| serde_json::to_string(&point).expect("it has a name"));
    let declared = DECLARED.lines().find_map(|line| line.trim().strip_prefix("point: "));
    let declared = declared.and_then(|line| line.strip_suffix(';')).expect("the points");
    assert_eq!(declared, names.join(" | "));
}
