//! Paying at the table of Yokohama Duel: what a card takes is seen before it is taken, and each way to pay stands there once. What an Order, a Shop and a
//! Trading House come to is seen before they are made.

use std::mem::discriminant;

use meiji::duel::components::OrderId;
use meiji::duel::table::{Target, Thing};
use meiji::duel::{Duel, Move, Unwanted};
use meiji::table::entry::{Commitment, Entry, Manner, Touch};
use meiji::table::situation::Situation;
use meiji::table::{Shown as _, Tab, draw};
use meiji::words::Language;

use super::duel::positions;
use super::suite::{LAPTOP, Looked as _};

const PHONE: (f32, f32) = (390.0, 844.0);

/// Positions in which a Technology or a Church card can be taken, each with one.
fn offers() -> Vec<(Situation<Duel>, Target)> {
    let is_card = |target: &Target| matches!(target, Target::Thing(Thing::Technology(_) | Thing::Church(_)));
    let all = positions(4, Language::ENGLISH).into_iter().flat_map(|position| {
        let cards: Vec<Target> = position.lit().into_iter().filter(is_card).collect();
        cards.into_iter().map(move |card| (position.clone(), card))
    });
    all.collect()
}

#[test]
fn nothing_is_taken_by_the_touch_that_chooses_it() {
    let offers = offers();
    assert!(offers.len() >= 8, "{}", offers.len());
    for (mut position, card) in offers {
        assert_eq!(position.entry.touch(card), Touch::Narrowed, "{card:?}");
    }
}

/// Positions in which an Order can be completed or something built, each with that, and what it would be.
fn deeds() -> Vec<(Situation<Duel>, Target, Move)> {
    let is_deed = |action: &Move| matches!(action, Move::Deliver(_) | Move::Shop | Move::House);
    let all = positions(4, Language::ENGLISH).into_iter().flat_map(|position| {
        let actions: Vec<Move> = position.entry.all().filter(is_deed).collect();
        actions.into_iter().filter_map(move |action| {
            let [thing, ..] = position.entry.path(action);
            Some((position.clone(), thing?, action))
        })
    });
    all.collect()
}

/// Chapters Free actions and Construction: all three are paid at once, so that a finger, under which nothing hovers, sees first what they come to.
#[test]
fn an_order_a_shop_and_a_trading_house_are_seen_before_a_button_makes_them() {
    let deeds = deeds();
    for kind in [Move::Deliver(OrderId(0)), Move::Shop, Move::House].map(|action| discriminant(&action)) {
        let of_it = deeds.iter().filter(|(.., action)| discriminant(action) == kind);
        assert!(of_it.count() > 0);
    }
    for (mut position, thing, action) in deeds {
        assert_eq!(position.entry.touch(thing), Touch::Narrowed, "{thing:?}");
        assert_eq!(position.entry.waiting(), Some(action), "{thing:?}");
        for size in [LAPTOP, PHONE] {
            let scene = draw(&position.shown(size, None, Tab::Turn));
            let targets = || scene.nodes().iter().filter_map(|node| node.target);
            assert!(
                targets().any(|target| target == Target::Move(action)),
                "{size:?}: {action:?}"
            );
        }
        assert_eq!(position.entry.touch(Target::Move(action)), Touch::Play(action));
    }
}

#[test]
fn what_else_could_be_built_is_at_hand_once_something_was_chosen() {
    let mut seen = 0;
    for (mut position, thing, _) in deeds() {
        position.entry.touch(thing);
        let is_building = |target: &Target| matches!(target, Target::Thing(Thing::Shop(..) | Thing::House(_)));
        let others: Vec<Target> = position.entry.others().filter(is_building).collect();
        for other in others {
            for size in [LAPTOP, PHONE] {
                let scene = draw(&position.shown(size, None, Tab::Turn));
                assert!(scene.target(other).is_some(), "{size:?}: {other:?} beside {thing:?}");
            }
            let mut entry = position.entry.clone();
            assert_eq!(entry.touch(other), Touch::Narrowed, "{other:?} beside {thing:?}");
            assert_eq!(entry.touch(thing), Touch::Narrowed, "{thing:?} again");
            seen += 1;
        }
    }
    assert!(seen >= 2, "{seen}");
}

#[test]
fn who_wants_no_confirmations_completes_and_builds_at_once() {
    let manner: Manner<Unwanted> = Manner {
        commitment: Commitment::AtOnce,
        ..Manner::default()
    };
    for (position, thing, action) in deeds() {
        let moves: Vec<Move> = position.entry.all().collect();
        let mut entry = Entry::<Duel>::new(&position.view.table, &moves).in_manner(manner, |_| None);
        assert_eq!(entry.touch(thing), Touch::Play(action));
    }
}

#[test]
fn each_way_to_pay_stands_once() {
    let mut seen = 0;
    for (position, card) in offers() {
        let chosen = position.touched(card);
        let Some(picked) = chosen.entry.way() else { continue };
        let ways: Vec<Move> = chosen.entry.moves().collect();
        seen += ways.len();
        for size in [LAPTOP, PHONE] {
            let scene = draw(&chosen.shown(size, Duel::opens(&chosen.view), Tab::Turn));
            let targets = || scene.nodes().iter().filter_map(|node| node.target);
            let buttons = ways
                .iter()
                .filter(|way| targets().any(|target| target == Target::Move(**way)));
            assert_eq!(buttons.collect::<Vec<_>>(), [&picked], "{size:?}: {card:?}");
            for way in &ways {
                let rings = targets().filter(|target| *target == Target::Way(*way)).count();
                assert!(
                    rings <= 1 && (rings == 1 || ways.len() == 1),
                    "{size:?}: {way:?} {rings}"
                );
            }
        }
    }
    assert!(seen >= 8, "{seen}");
}
