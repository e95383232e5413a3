//! What is said of every move and question, and over whole games.

use std::collections::BTreeSet;

use super::*;
use crate::chance::Chance;
use crate::game::Happening as _;
use crate::nippon::components::{ActionSlot, City, ContractId, Region, Side, Transport};
use crate::nippon::{Ask, Cubes, Decision, Influence, Move, Placing, Workers};
use crate::words::story::Storied as _;

/// All that is told before a move is made.
fn told_before(speech: &Speech<'_, Nippon>, action: Move) -> Vec<String> {
    match action {
        Move::Take(slot, colour) => {
            let possible = speech.possible(slot);
            speech.worker_tells(slot, colour).into_iter().chain(possible).collect()
        }
        Move::Consolidate => speech.consolidation(speech.table.active),
        Move::Exchange(track) => speech.exchange_tells(track),
        Move::Steps(steps) => match speech.table.decision().map(|decision| decision.ask) {
            Some(Ask::Steps(track)) => speech.steps_tells(track, steps),
            _ => Vec::new(),
        },
        Move::Run(good) => speech.run_tells(good),
        Move::Fulfil(contract, cubes) => speech.contract_tells(contract, cubes),
        Move::Build(tile) => speech.factory_tells(tile),
        Move::Improve(good) => vec![speech.improvement_tells(Some(good))],
        Move::Store => vec![speech.improvement_tells(None)],
        Move::Site(region) => match speech.table.decision().map(|decision| decision.ask) {
            Some(Ask::Site(transport)) => speech.site_tells(transport, region),
            _ => Vec::new(),
        },
        Move::Place(city, side, value) => speech.place_tells(city, side, value),
        Move::Reward(level, bonus) => {
            let spaces = Achievement::ALL.map(|space| speech.space_tells(space, level.multiplier()));
            let told = spaces.into_iter().flatten();
            speech.reward_tells(bonus).into_iter().chain(told).collect()
        }
        Move::Space(space) => {
            let told = speech.space_tells(space, 2);
            speech.wages_now().into_iter().chain(told).collect()
        }
        Move::Goods(good) => vec![speech.room_for(good)],
        Move::Return(city, side) => speech.return_tells(city, side),
        Move::Act(_) | Move::Stop | Move::Finish => Vec::new(),
    }
}

#[test]
fn everything_is_said_over_random_games() {
    let names = names();
    for (number, language) in Language::all().enumerate() {
        let words = Words::new(language);
        for (players, seed) in [(2, 0), (3, 1), (4, 2)] {
            let game = game(players);
            let space = game.move_space();
            let mut chance = Chance::new(Seed(10 * number as u64 + seed));
            let mut state = game.deal(Seed(seed));
            let (mut moves, mut events, mut count) = (Vec::new(), Vec::new(), 0);
            while let Some(decision) = game.decision(&state) {
                count += 1;
                let speech = words.speech(&game, &state.table, &names);
                let question = speech.question(decision);
                whole(&question.title);
                whole(&question.detail);
                game.legal_moves(&state, &mut moves);
                for &action in &moves {
                    whole(&speech.action(action));
                    whole(&speech.action_long(action));
                    told_before(&speech, action).iter().for_each(|line| whole(line));
                }
                for _ in 0..10 {
                    let action = space[chance.below(space.len() as u32) as usize];
                    whole(&speech.action(action));
                    whole(&speech.action_long(action));
                    if let Some(forbidden) = game.why_not(&state, action) {
                        whole(&speech.refusal(&forbidden));
                    }
                }
                for seat in Seat::all(players) {
                    speech.clock(seat).iter().for_each(|line| whole(line));
                }
                Region::ALL.iter().for_each(|region| whole(&speech.stands(*region)));
                speech.ending().iter().for_each(|line| whole(line));
                let action = moves[chance.below(moves.len() as u32) as usize];
                game.play(&mut state, action, &mut events);
                let numbered: Vec<_> = events.drain(..).map(|event| (count, event)).collect();
                let speech = words.speech(&game, &state.table, &names);
                for (_, event) in &numbered {
                    speech.told(event).iter().for_each(|line| whole(line));
                    assert_eq!(speech.told(&event.seen_by(None)), speech.told(event));
                }
                for line in Nippon::lines(&speech, &|_| &state.table, &numbered) {
                    whole(&line.text);
                }
            }
            let speech = words.speech(&game, &state.table, &names);
            whole(&speech.won(&[]));
            whole(&speech.victory(&game.score(&state.table), &game.standings(&state).expect("it is over")));
            assert_eq!(speech.ending(), None);
        }
    }
}

#[test]
fn every_question_is_asked() {
    let asks = [
        Ask::Turn,
        Ask::Action(ActionSlot::Mines),
        Ask::Steps(Track::Knowledge),
        Ask::Steps(Track::Coal),
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
    let (game, names) = (game(2), names());
    let mut table = table(&game);
    let lies = Influence {
        seat: Seat(1),
        value: 3,
    };
    table.cities[City::Sendai.index()].slots[..2].fill(Some(lies));
    table.turn.placing = Some(Placing {
        city: City::Sendai,
        side: Side::Left,
        value: 4,
    });
    for language in Language::all() {
        table.seats[Seat(0)].workers = Workers::EMPTY;
        let mut titles = BTreeSet::new();
        let speech = Words::new(language).speech(&game, &table, &names);
        for ask in asks {
            let question = speech.question(Decision { seat: Seat(0), ask });
            whole(&question.title);
            whole(&question.detail);
            assert!(question.title.chars().count() <= 48, "{}", question.title);
            titles.insert(question.title);
        }
        table.seats[Seat(0)].workers = Workers::new([1; 6]);
        let speech = Words::new(language).speech(&game, &table, &names);
        let ask = Ask::Turn;
        titles.insert(speech.question(Decision { seat: Seat(0), ask }).title);
        assert_eq!(titles.len(), asks.len() + 1, "two questions sound alike");
    }
}

/// Every move of the space, and what no space holds, gets a label at the first question of a game: junk never panics.
#[test]
fn every_move_has_a_label_and_a_sentence() {
    let (game, names) = (game(4), names());
    let table = table(&game);
    let junk = [
        Move::Steps(0),
        Move::Steps(99),
        Move::Fulfil(ContractId(99), Cubes([9; 6])),
        Move::Place(City::Osaka, Side::Top, 0),
        Move::Place(City::Osaka, Side::Top, 99),
    ];
    let speech = Words::default().speech(&game, &table, &names);
    for action in game.move_space().into_iter().chain(junk) {
        whole(&speech.action(action));
        whole(&speech.action_long(action));
        told_before(&speech, action).iter().for_each(|line| whole(line));
    }
}
