//! The short notation: every legal move of random games is written and read back, in a text of its own; and what a transcript tells.

use std::collections::BTreeSet;

use meiji::chance::{Chance, Seed};
use meiji::game::{Game, Seat};
use meiji::nippon::components::{
    Achievement, Action, ActionSlot, City, Colour, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel,
    Side, Track,
};
use meiji::nippon::{Cubes, Event, Move, Nippon};
use meiji::short::Typed;
use meiji::sitting::Sitting;
use meiji::sounds::{Sound, Sounding};
use meiji::transcript::choices;

use crate::conformance::{at_random, nippon, random_game};

#[test]
fn every_legal_move_is_written_short_and_read_back() {
    for players in 2..=4 {
        let game = nippon(players);
        for number in 0..6 {
            random_game(&game, Seed(number), |state, _, _, _| {
                let view = game.view(state, game.decision(state).map(|decision| decision.seat));
                let mut legal = Vec::new();
                game.moves_seen(&view, &mut legal);
                let mut texts = BTreeSet::new();
                for &action in &legal {
                    let short = Nippon::short(&view, action).expect("a legal move can be written");
                    assert_eq!(short, short.to_lowercase());
                    assert!(texts.insert(short.clone()), "{short} stands for two moves");
                }
                // Reading is slower than writing: some of them.
                for &action in legal.iter().step_by(1 + legal.len() / 4) {
                    let short = Nippon::short(&view, action).expect("a legal move can be written");
                    let typed = format!(" {} ", short.to_uppercase());
                    for text in [&short, &typed, &action.to_string()] {
                        assert_eq!(game.read_short(&view, text), Ok(action), "{text}");
                    }
                    assert!(Nippon::completions(&view, &legal, &short).contains(&(short, action)));
                }
            });
        }
    }
    assert!(Nippon::shorts_of_hands().is_empty(), "there are no hands");
}

#[test]
fn moves_are_written_as_the_table_of_the_notation_says() {
    let game = nippon(2);
    let view = game.view(&game.deal(Seed(1)), None);
    for (action, text) in [
        (Move::Stop, "."),
        (Move::Finish, "."),
        (Move::Take(ActionSlot::Knowledge, Colour::White), "1w"),
        (Move::Take(ActionSlot::LocalMarket, Colour::Teal), "5t"),
        (Move::Consolidate, "con"),
        (Move::Exchange(Track::Knowledge), "xk"),
        (Move::Act(Action::LocalMarket), "lo"),
        (Move::Steps(2), "+2"),
        (Move::Run(Good::Silk), "rs"),
        (Move::Fulfil(ContractId(3), Cubes([2, 1, 0, 0, 0, 0])), "f4ssp"),
        (Move::Build(FactoryTile::LightBulbs2), "bu2"),
        (Move::Improve(Good::Lenses), "il"),
        (Move::Store, "st"),
        (Move::Site(Region::Kyushu), ">ky"),
        (Move::Place(City::Osaka, Side::Top, 5), "ost5"),
        (Move::Return(City::Osaka, Side::Left), "-osl"),
        (Move::Reward(RewardLevel::Five, RewardBonus::Yen), "re5y"),
        (Move::Space(Achievement::Money), "=mo"),
        (Move::Goods(Good::Clocks), "gc"),
    ] {
        assert_eq!(Nippon::short(&view, action).as_deref(), Some(text), "{action}");
    }
    // No two moves of the space are written alike but the two that end something.
    let space = game.move_space();
    let texts: BTreeSet<_> = space
        .iter()
        .filter_map(|action| Nippon::short(&view, *action))
        .collect();
    assert_eq!(texts.len(), space.len() - 1);
}

/// The letters of a Region alone stand for the move that builds there.
#[test]
fn a_region_without_its_sign() {
    let game = nippon(2);
    let mut state = game.deal(Seed(1));
    let colour = state
        .table
        .slot(ActionSlot::Mines)
        .iter()
        .next()
        .expect("somebody stands there");
    for action in [Move::Take(ActionSlot::Mines, colour), Move::Act(Action::Ships)] {
        game.try_play(&mut state, action, &mut ()).expect("it is legal");
    }
    let view = game.view(&state, Some(state.table.active));
    assert_eq!(game.read_short(&view, "KT"), Ok(Move::Site(Region::Kanto)));
    assert_eq!(game.read_short(&view, "site tohoku"), Ok(Move::Site(Region::Tohoku)));
    assert!(game.read_short(&view, "zz").is_err());
}

/// All choices are told to all, the first of a turn always.
#[test]
fn a_transcript_tells_every_choice_to_everybody() {
    let mut sitting = Sitting::new(nippon(3), Seed(4));
    let mut chance = Chance::new(Seed(5));
    for _ in 0..120 {
        let moves = sitting.legal_moves();
        sitting.play(at_random(&moves, &mut chance)).expect("a legal move");
    }
    let told = choices(&sitting, None);
    for seat in Seat::all(3) {
        assert_eq!(choices(&sitting, Some(seat)), told);
    }
    assert_eq!(told.iter().map(|(_, turn)| turn.len()).sum::<usize>(), 120);
}

/// What is heard: every sound, and nothing of what is only the beginning of something.
#[test]
fn what_is_heard() {
    let game = nippon(4);
    let mut heard = BTreeSet::new();
    for number in 0..20 {
        random_game(&game, Seed(number), |_, _, _, events| {
            for event in events {
                let sound = Nippon::sound(event);
                assert_eq!(
                    matches!(event, Event::ContractFulfilled { .. } | Event::GameOver),
                    sound == Some(Sound::Chord)
                );
                heard.extend(sound);
            }
        });
    }
    assert_eq!(heard.into_iter().collect::<Vec<_>>(), Sound::ALL);
}
