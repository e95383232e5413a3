//! The table of Yokohama Duel.

mod answered;
mod laid;
mod told;

use std::ops::Range;

use meiji::drawing::geometry::Size;
use meiji::drawing::palette::Palette;
use meiji::drawing::scene::{Layer, Mark, Node, Rect, Scene};
use meiji::drawing::svg;
use meiji::duel::content::Content;
use meiji::duel::table::Target;
use meiji::duel::{self, Ask, Duel, Options};
use meiji::game::Seat;
use meiji::printed::Edition as _;
use meiji::sitting::Sitting;
use meiji::table::draw;
use meiji::table::situation::Situation;
use meiji::words::Language;

use super::suite::motion::{self, Motion};
use super::suite::{self, LAPTOP, Looked as _, SIZES, Tabled};

impl Tabled for Duel {
    const LONGEST: u32 = 1_000;

    fn laid(number: u64) -> Self {
        let starter = Seat((number % 2) as u8);
        let options = Options::new().with_starter(starter).expect("it sits there");
        Self::new(Content::latest(), options)
    }
}

/// What a touch in the middle of a target meets.
fn touched(scene: &Scene<Target>, target: Target) -> Option<Target> {
    let middle = scene
        .target(target)
        .and_then(Node::touch)
        .expect("it lies there")
        .centre();
    scene.hit(middle.x, middle.y).and_then(|node| node.target)
}

/// Positions of every kind of question.
pub fn positions(each: usize, language: Language) -> Vec<Situation<Duel>> {
    let mut positions = suite::positions(0..24, each, language);
    positions.push(suite::position(&opening(), language));
    positions
}

/// An occupied Place that two Technologies open, which random games hardly come to.
fn opening() -> Sitting<Duel> {
    let document = r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 1}}, "round": 3,
        "seats": [{"technologies": ["tram", "stagecoach"]}, {"cards": [{"at": "bank"}]}], "places": {"bank": {"house": 0}}}"#;
    let mut sitting = documented(document);
    if sitting.asked() == Some(Seat(0)) {
        sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    }
    sitting
}

#[test]
fn every_legal_move_is_found_among_the_answers() {
    suite::tree::every_legal_move_is_found::<Duel>(0..3, 14);
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
    suite::reach::each_lit_target_can_be_touched(positions(2, Language::ENGLISH), &SIZES, 150);
}

#[test]
fn nothing_is_drawn_inside_out_in_a_low_window() {
    let entered = positions(2, Language::ENGLISH).into_iter().flat_map(Situation::entered);
    suite::fits::nothing_is_drawn_inside_out(entered.collect(), &suite::fits::LOW);
}

#[test]
fn ways_back_can_be_touched_at_every_size() {
    suite::reach::ways_back_can_be_touched(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_can_be_pressed() {
    let entered = positions(1, Language::ENGLISH).into_iter().flat_map(Situation::entered);
    suite::tree::what_is_drawn_can_be_pressed(entered.collect(), &SIZES);
}

#[test]
fn every_part_is_told_in_every_language() {
    for language in Language::all() {
        suite::tree::every_part_is_told(positions(2, language));
    }
}

/// Whether a touch of the target is a part of some legal move.
fn leads(position: &Situation<Duel>, target: Target) -> bool {
    let mut all = position.entry.all();
    all.any(|action| position.entry.path(action).contains(&Some(target)))
}

/// Whether so much is asked.
fn asks(position: &Situation<Duel>, ask: Ask) -> bool {
    let decision = position.view.table.decision();
    decision.is_some_and(|decision| decision.ask == ask)
}

/// A position of a document.
pub fn documented(document: &str) -> Sitting<Duel> {
    let read = duel::position::Position::from_json(document, &[]);
    read.unwrap_or_else(|error| panic!("{error:?}")).sit()
}

/// A position in which the first player is asked for a Support card in the Bank, where a Shop helps.
fn asked_for_support() -> Situation<Duel> {
    let mut sitting = documented(
        r#"{"game": "duel", "position": 1, "options": {"starter": {"seat": 0}}, "round": 1,
        "seats": [{"support": {"plus-one": 1}}, {}], "places": {"bank": {"shops": [0]}}}"#,
    );
    sitting.play("go bank".parse().expect("a move")).expect("it is legal");
    let position = suite::position(&sitting, Language::ENGLISH);
    assert!(asks(&position, Ask::Support));
    position
}

/// How far what is drawn of a node reaches, also of what a phone cuts off at the edge of the board.
fn reach(node: &Node<Target>) -> Option<Rect> {
    let all = node.marks.iter().flat_map(|mark| match mark {
        Mark::Clip(_, marks) => marks.iter().map(Mark::bounds).collect(),
        mark => vec![mark.bounds()],
    });
    all.reduce(|one, other| one.union(&other))
}

/// What is drawn for a target, or for all that stands on a layer within it.
fn painted(position: &Situation<Duel>, size: (f32, f32), target: Target, layer: Option<Layer>) -> String {
    let scene = draw(&position.show(Size::new(size.0, size.1)));
    let at = scene.target(target).and_then(Node::touch).expect("it lies there");
    let mut part = Scene::new(scene.size);
    for node in scene.nodes() {
        let is_meant = match layer {
            None => node.target == Some(target),
            Some(layer) => {
                let within = reach(node).is_some_and(|reach| at.contains(reach.centre()));
                node.layer == layer && within
            }
        };
        if is_meant {
            part.push(node.clone());
        }
    }
    svg::paint(&part, Palette::Print)
}

#[test]
fn what_is_written_fits_in_every_language() {
    for language in Language::all() {
        suite::fits::what_is_written_fits(positions(1, language), &SIZES);
    }
}

#[test]
fn words_two_fifths_longer_fit() {
    suite::fits::what_is_written_fits(positions(1, Language::LONGER), &SIZES);
}

#[test]
fn what_is_looked_at_is_explained() {
    suite::cards::what_is_looked_at_is_explained(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn a_finger_finds_what_stands_on_a_phones_sheet() {
    suite::reach::a_finger_finds_what_stands_on_a_phones_sheet(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn text_stands_out_from_its_ground() {
    suite::contrast::text_stands_out_from_its_ground(positions(2, Language::ENGLISH), &SIZES);
}

#[test]
fn symbols_stand_out_from_their_ground() {
    suite::contrast::symbols_stand_out_from_their_ground(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn the_focus_on_anything_is_seen_at_every_size() {
    suite::tree::the_focus_on_anything_is_seen(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn arrow_keys_lead_where_the_eye_goes() {
    for position in positions(1, Language::ENGLISH) {
        suite::tree::arrows_lead_where_the_eye_goes(&position);
    }
}

#[test]
fn what_is_lit_stands_among_the_answers() {
    suite::tree::what_is_lit_stands_among_the_answers(positions(2, Language::ENGLISH));
}

#[test]
fn answers_can_be_told_apart() {
    suite::tree::answers_can_be_told_apart(positions(2, Language::ENGLISH));
}

#[test]
fn a_thing_keeps_its_name_while_the_game_goes_on() {
    suite::tree::a_thing_keeps_its_name(&positions(1, Language::ENGLISH));
}

#[test]
fn a_table_without_menu_offers_neither_menu_nor_help_anywhere() {
    suite::tree::a_table_without_menu_offers_neither_menu_nor_help(positions(1, Language::ENGLISH), &SIZES);
}

#[test]
fn what_is_drawn_without_labels_is_the_same_and_can_be_named() {
    suite::tree::what_is_drawn_without_labels_is_the_same(positions(1, Language::ENGLISH), &SIZES);
}

/// Every plan of random games of some numbers, as the second seat sees them, or an onlooker.
fn motions(numbers: Range<u64>, seat: Option<Seat>, size: (f32, f32)) -> Vec<Motion<Duel>> {
    let of_game = |number| motion::motions(Duel::laid(number), number, seat, Size::new(size.0, size.1));
    numbers.flat_map(of_game).collect()
}

const PHONE: (f32, f32) = (390.0, 844.0);

#[test]
fn a_plan_ends_where_the_new_scene_stands() {
    for (numbers, size) in [(0..2, LAPTOP), (2..3, PHONE)] {
        motion::a_plan_ends_where_the_new_scene_stands(motions(numbers, Some(Seat(1)), size));
    }
}

#[test]
fn what_moves_starts_where_it_stood() {
    let tables = [(3..9, LAPTOP), (9..15, PHONE)].map(|(numbers, size)| motions(numbers, Some(Seat(0)), size));
    let moved: usize = tables.into_iter().map(motion::what_moves_starts_where_it_stood).sum();
    assert!(moved > 20, "{moved} things moved");
}

#[test]
fn nothing_is_seen_on_the_way_that_neither_scene_shows() {
    for seat in [Some(Seat(0)), Some(Seat(1)), None] {
        motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(0..2, seat, LAPTOP));
        motion::nothing_is_seen_on_the_way_that_neither_scene_shows(motions(2..3, seat, PHONE));
    }
}

#[test]
fn a_time_is_painted_alike_from_whichever_time_one_comes() {
    motion::a_time_is_painted_alike_from_whichever_time_one_comes(motions(7..8, Some(Seat(0)), LAPTOP));
}
