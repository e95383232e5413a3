//! The table of Yokohama Duel.

use meiji::drawing::geometry::Size;
use meiji::drawing::scene::Node;
use meiji::duel::content::Content;
use meiji::duel::table::{Target, Thing};
use meiji::duel::{self, Duel, Options};
use meiji::game::Seat;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::table::position::{Moment, Position};
use meiji::table::tree::tree;
use meiji::table::{Shown, draw};
use meiji::words::Language;

use super::suite::{self, SIZES, Tabled};

impl Tabled for Duel {
    const LONGEST: u32 = 1_000;

    fn laid(number: u64) -> Self {
        let starter = Seat((number % 2) as u8);
        let options = Options::new().with_starter(starter).expect("it sits there");
        Self::new(Content::latest(), options)
    }
}

/// Positions of every kind of question.
fn positions(each: usize, language: Language) -> Vec<Position<Duel>> {
    let mut positions = suite::positions(0..24, each, language);
    positions.push(suite::position(&opening(), language));
    positions
}

/// An occupied Place that two Technologies open, which random games hardly come to.
fn opening() -> Sitting<Duel> {
    let document = r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 1}}, "round": 3,
        "seats": [{"technologies": ["tram", "stagecoach"]}, {"cards": [{"at": "bank"}]}], "places": {"bank": {"house": 0}}}"#;
    let mut sitting = duel::position::Position::from_json(document, &[])
        .unwrap_or_else(|error| panic!("{error:?}"))
        .sit();
    if sitting.asked() == Some(Seat(0)) {
        sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    }
    sitting
}

#[test]
fn every_legal_move_is_found_among_the_answers() {
    suite::every_legal_move_is_found::<Duel>(0..3, 14);
}

#[test]
fn the_positions_ask_every_kind_of_question() {
    let mut kinds: Vec<String> = positions(1, Language::ENGLISH)
        .iter()
        .filter_map(|position| position.view.table.decision())
        .map(suite::kind::<Duel>)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), 17, "{kinds:?}");
}

#[test]
fn each_lit_target_can_be_touched_at_every_size() {
    suite::each_lit_target_can_be_touched(positions(2, Language::ENGLISH), &SIZES);
}

#[test]
fn ways_back_can_be_touched_at_every_size() {
    suite::ways_back_can_be_touched(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_can_be_pressed() {
    suite::what_is_drawn_can_be_pressed(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn every_part_is_told_in_every_language() {
    for language in Language::all() {
        suite::every_part_is_told(positions(2, language));
    }
}

/// Whether a touch of the target is a part of some legal move.
fn leads(position: &Position<Duel>, target: Target) -> bool {
    let mut all = position.entry.all();
    all.any(|action| position.entry.path(action).contains(&Some(target)))
}

/// Of what lies on the table and cannot be used now it is said which rule forbids it.
#[test]
fn what_is_touched_in_vain_is_refused_with_the_rule_against_it() {
    let mut refused = 0;
    for position in positions(3, Language::ENGLISH) {
        let table = &position.view.table;
        let speech = position.words.speech(&position.game, table, &position.names);
        let scene = draw(&position.show(Size::new(1280.0, 800.0)));
        for target in scene.nodes().iter().filter_map(|node| node.target) {
            let thing = match target {
                Target::Thing(Thing::Sight(_) | Thing::Owned(_) | Thing::Shop(..) | Thing::House(_)) => continue,
                // A Trader is touched first, and then where it goes.
                Target::Thing(thing) if !leads(&position, target) => thing,
                _ => continue,
            };
            let why = position.game.why_not_touched(&position.view, None, target);
            let why = why.unwrap_or_else(|| panic!("{thing:?} is neither lit nor refused"));
            assert!(!speech.refusal(&why).is_empty());
            refused += 1;
        }
    }
    assert!(refused > 300, "{refused}");
}

#[test]
fn what_is_written_fits_in_every_language() {
    for language in Language::all() {
        suite::what_is_written_fits(positions(1, language), &SIZES);
    }
}

#[test]
fn words_two_fifths_longer_fit() {
    suite::what_is_written_fits(positions(1, Language::LONGER), &SIZES);
}

#[test]
fn what_is_looked_at_is_explained() {
    let sizes = [(1280.0, 800.0), (390.0, 844.0), (844.0, 390.0)];
    suite::what_is_looked_at_is_explained(positions(1, Language::ENGLISH), &sizes);
}

#[test]
fn what_happens_moves() {
    suite::what_happens_moves::<Duel>(0..2, (1280.0, 800.0));
    suite::what_happens_moves::<Duel>(2..3, (390.0, 844.0));
}

/// What is in a hand, or looked at, is told and drawn to its owner alone.
#[test]
fn a_hand_is_told_to_its_owner_alone() {
    let mut hidden = 0;
    suite::follow::<Duel>(0..4, |sitting, _| {
        let owner = sitting.asked().expect("somebody is asked");
        let speech_of = |position: &Position<Duel>| {
            let show = position.show(Size::new(1280.0, 800.0));
            let sections = tree(&show);
            let told = sections.iter().flat_map(|section| {
                section
                    .told
                    .iter()
                    .cloned()
                    .chain(section.items.iter().map(|item| item.label.clone()))
            });
            let drawn = draw(&show).into_nodes().into_iter().map(|node: Node<_>| node.label);
            told.chain(drawn).collect::<Vec<String>>().join("\n").to_lowercase()
        };
        let own = suite::position(sitting, Language::ENGLISH);
        let table = &own.view.table;
        let speech = own.words.speech(&own.game, table, &own.names);
        let open = table.seats[Seat(0)]
            .completed
            .iter()
            .chain(table.seats[Seat(1)].completed.iter());
        let open: Vec<String> = open.map(|order| speech.order(order).to_lowercase()).collect();
        let hand = own.view.hand;
        let orders = hand.orders.iter().chain(hand.looked.iter());
        let orders: Vec<String> = orders
            .map(|order| speech.order(order).to_lowercase())
            .filter(|order| !open.contains(order))
            .collect();
        let mine = speech_of(&own);
        for other in [None, Some(Seat(1 - owner.0))] {
            let theirs = suite::seen(sitting, Moment::now(other), Language::ENGLISH);
            let known: Vec<String> = theirs
                .view
                .hand
                .orders
                .iter()
                .map(|order| speech.order(order).to_lowercase())
                .collect();
            let theirs = speech_of(&theirs);
            for order in orders.iter().filter(|order| !known.contains(order)) {
                assert!(mine.contains(order), "{order}");
                assert!(!theirs.contains(order), "{other:?} reads {order}");
                hidden += 1;
            }
        }
    });
    assert!(hidden > 500, "{hidden}");
}
