//! What every game promises to those who think about it: each game's room calls these with tables of its own.

use serde_json::Value;

use super::account::{Account, Accounted};
use super::ahead::Mind;
use super::features::{Features, Numbers, WHOLE, groups, names};
use super::habits::Habits;
use super::planner::{self, Care};
use super::value::Worth;
use super::{Effort, Pondered, Style, Weights, master, random};
use crate::chance::{Chance, Seed};
use crate::game::{BySeat, Game, Seat};

/// The states of a random game at which somebody is asked, and the last one.
fn states<G: Game>(game: &G, seed: u64) -> Vec<G::State> {
    let mut chance = Chance::new(Seed(!seed));
    let mut state = game.deal(Seed(seed));
    let (mut states, mut moves) = (vec![state], Vec::new());
    while game.decision(&state).is_some() && states.len() < 4000 {
        game.legal_moves(&state, &mut moves);
        let action = moves[chance.below(moves.len() as u32) as usize];
        game.play(&mut state, action, &mut ());
        states.push(state);
    }
    states
}

/// The parts of the lead that a turn comes to sum up to it; gives on how many of the states that it came to the end was set.
pub(crate) fn parts_sum_up_to_the_lead<G: Accounted>(game: &G, weights: &Weights<G>) -> usize {
    let mut chance = Chance::new(Seed(3));
    let mut moves = Vec::new();
    let (mut deal, mut account, mut sum, mut ended) = (game.deal(Seed(7)), Account::default(), 0, 0);
    while let Some(decision) = game.decision(&deal) {
        let mut end = deal;
        for _ in 0..90 {
            game.legal_moves(&end, &mut moves);
            if let Some(&action) = moves.get(chance.below(moves.len().max(1) as u32) as usize) {
                game.play(&mut end, action, &mut ());
            }
        }
        account.note(weights, game, &deal, &[deal, end]);
        let lead = weights.lead(game, &end, game.asked(decision));
        assert_eq!(account.last().iter().sum::<i64>(), lead);
        sum += lead;
        ended += usize::from(game.is_ending(&end));
        deal = end;
    }
    assert_eq!(account.lead(), sum / account.tries() as i64);
    ended
}

/// In random games every feature keeps to its range, goes from what its seat knows, and what is left of a game runs out.
pub(crate) fn features_are_as_named<G: Features>(game: &G, seeds: std::ops::Range<u64>) {
    let mut all: Vec<String> = names::<G>().collect();
    assert_eq!(all.len(), G::Numbers::NONE.as_ref().len());
    all.sort();
    all.dedup();
    assert_eq!(all.len(), names::<G>().count(), "names of their own");
    for seed in seeds {
        let states = states(game, seed);
        for (number, state) in states.iter().enumerate() {
            for seat in Seat::all(game.players()) {
                let features = game.features(state, seat);
                for ((name, group), value) in names::<G>().zip(groups::<G>()).zip(features.as_ref()) {
                    assert!(group.range.contains(value), "{name} is {value} in game {seed}");
                }
                if number % 16 == 0 {
                    let other = game.determinize(&game.view(state, Some(seat)), Seed(number as u64));
                    assert_eq!(game.features(&other, seat), features, "they tell of what is hidden");
                }
                let left = game.left(state, seat);
                assert!((0..=WHOLE).contains(&left), "{left}");
            }
        }
        let last = states.last().expect("a state");
        if game.decision(last).is_none() {
            assert!(Seat::all(game.players()).all(|seat| game.left(last, seat) == 0));
        }
    }
}

/// The shipped weights have a row for each feature and no other, and the leans one a style at most, all as `learn` writes them.
pub(crate) fn what_was_learned_is_of_these_features<G: Pondered>(weights: &str, leans: &str) {
    let document: Value = serde_json::from_str(weights).expect("the weights are JSON");
    let rows = document["terms"].as_array().expect("a row a feature");
    let rows: Vec<&str> = rows.iter().filter_map(|row| row["term"].as_str()).collect();
    let names: Vec<String> = names::<G>().collect();
    assert_eq!(rows, names, "learn them anew after a change of features");
    assert_eq!(G::weights().to_json(), weights, "as `learn` writes them");
    let styles: Vec<Style> = G::leans().iter().map(|lean| lean.style).collect();
    assert!(styles.is_sorted_by(|one, next| one < next), "a row a style: {styles:?}");
    assert!(G::leans().iter().all(|lean| lean.by > 0));
    let rows: Value = serde_json::from_str(leans).expect("the leans are JSON");
    let known = serde_json::to_value(G::leans()).expect("leans can be written");
    assert_eq!(rows, known, "learn them anew after a change of features");
}

/// The score alone, as one may hold states worth who has learned nothing.
#[derive(Debug)]
struct BareScore;

impl<G: Game> super::Value<G> for BareScore {
    fn weigh(&self, game: &G, state: &G::State, worths: &mut BySeat<Worth>) {
        let totals = game.totals(state);
        for seat in Seat::all(game.players()) {
            let others = Seat::all(game.players()).filter(|&other| other != seat);
            let most = others.map(|other| totals[other]).max().unwrap_or(0);
            let lead = i64::from(totals[seat] - most);
            worths[seat] = Worth {
                winning: lead as i32,
                lead: 1000 * lead,
            };
        }
    }
}

/// How a turn is thought of by another value than the one that was learned.
type Plans<G> = fn(&Mind<G, BareScore>, Seed) -> Vec<<G as Game>::Move>;

/// Who plans by the bare score, with the weights' planner and with the Master's, plans turns that are legal and goes on to the end of a game; gives how
/// many of so many games for two each of them wins against one who plays at random.
pub(crate) fn wins_by_the_bare_score<G: Habits>(game: &G, games: u64) -> [usize; 2] {
    assert_eq!(game.players(), 2);
    let plans: [Plans<G>; 2] = [
        |mind, seed| planner::plan(mind, Care::MERCHANT, seed),
        |mind, seed| master::plan(mind, mind.value, Effort { playouts: 16 }, seed, &mut |_| ()),
    ];
    plans.map(|plan| (0..games).filter(|&number| wins(game, plan, number)).count())
}

/// Whether who plans so wins a game against one who plays at random; each deal is played from both seats.
fn wins<G: Habits>(game: &G, plan: Plans<G>, number: u64) -> bool {
    let me = Seat((number % 2) as u8);
    let mut state = game.deal(Seed(number / 2));
    let mut chance = Chance::new(Seed(!number));
    let mut legal = Vec::new();
    while let Some(decision) = game.decision(&state).filter(|_| game.round(&state) < 100) {
        let seat = game.asked(decision);
        let view = game.view(&state, Some(seat));
        game.legal_moves(&state, &mut legal);
        let seed = Seed(chance.bits());
        let mind = Mind {
            game,
            view: &view,
            value: &BareScore,
        };
        let moves = match legal.len() {
            1 => legal.clone(),
            _ if seat == me => plan(&mind, seed),
            _ => vec![random::choose(&legal, seed)],
        };
        assert!(!moves.is_empty(), "whoever is asked answers");
        for action in moves {
            let played = game.try_play(&mut state, action, &mut ());
            played.unwrap_or_else(|refusal| panic!("{action} is planned: {refusal}"));
        }
    }
    game.standings(&state).is_some_and(|places| places[0] == me)
}
