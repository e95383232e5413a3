//! Paying at the table of Yokohama Duel: what a card takes is seen before it is taken, and each way to pay stands there once.

use meiji::duel::table::{Target, Thing};
use meiji::duel::{Duel, Move};
use meiji::table::entry::Touch;
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
