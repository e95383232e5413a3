//! The table as headings and buttons: every legal move can be found there, everything that is drawn is there too, nothing
//! hidden is, and the focus on any of it is seen.
//!
//! Slow: everything at the table is focused at every size.

use meiji::drawing::scene::Layer;
use meiji::table::layout::Form;
use meiji::table::{Tab, draw};
use meiji::yokohama::Yokohama;
use meiji::yokohama::table::{Entry, Item, Section, Show, Target, Thing};

use super::shown::positions;
use super::suite::tree::{self, focused, items, tree_of};
use super::suite::{Looked as _, SIZES};

fn section<'a>(sections: &'a [Section], id: &str) -> &'a Section {
    let found = sections.iter().find(|section| section.id == id);
    found.unwrap_or_else(|| panic!("no section {id}"))
}

#[test]
fn every_legal_move_of_games_of_two_is_found_among_the_answers() {
    tree::every_legal_move_is_found::<Yokohama>(3..4, 16);
}

#[test]
fn every_legal_move_of_games_of_three_is_found_among_the_answers() {
    tree::every_legal_move_is_found::<Yokohama>(1..2, 16);
}

#[test]
fn every_legal_move_of_games_of_four_is_found_among_the_answers() {
    tree::every_legal_move_is_found::<Yokohama>(2..3, 16);
}

#[test]
fn what_is_lit_stands_among_the_answers_and_is_called_usable_where_it_lies() {
    for position in positions(2) {
        let sections = tree_of(&position);
        let answers = &section(&sections, "ask").items;
        for target in position.lit() {
            assert!(answers.iter().any(|item| item.target == target), "{target:?}");
        }
        for item in items(&sections).filter(|item| item.id.starts_with('t')) {
            assert_eq!(is_usable(item), position.entry.is_lit(item.target), "{}", item.label);
        }
    }
}

/// Whether a thing is told as one that can be used: an Area right after its name.
fn is_usable(item: &Item) -> bool {
    let usable = item.label.starts_with("Usable now: ") || item.label.starts_with("Offered: ");
    match item.target {
        Target::Thing(Thing::Place(_)) => item
            .label
            .split('.')
            .next()
            .is_some_and(|name| name.contains(", usable")),
        _ => usable,
    }
}

#[test]
fn whatever_can_be_touched_on_the_canvas_can_be_pressed_in_the_tree() {
    tree::what_is_drawn_can_be_pressed(positions(1), &SIZES);
}

#[test]
fn arrow_keys_lead_where_the_eye_goes() {
    for position in positions(1) {
        tree::arrows_lead_where_the_eye_goes(&position);
    }
}

#[test]
fn every_part_has_a_heading_a_place_and_names_of_its_own() {
    tree::every_part_is_told(positions(2));
}

#[test]
fn a_thing_keeps_its_name_while_the_game_goes_on() {
    tree::a_thing_keeps_its_name(&positions(1));
}

#[test]
fn answers_can_be_told_apart() {
    tree::answers_can_be_told_apart(positions(2));
}

#[test]
fn nobodys_hand_is_in_the_tree_of_an_onlooker() {
    let mut hands = 0;
    for position in positions(2) {
        let hand: Vec<_> = position.view.hand.orders.iter().collect();
        let offer = position.view.hand.offer.into_iter().flatten();
        let secret: Vec<_> = hand
            .iter()
            .copied()
            .chain(offer)
            .chain(position.view.hand.refused)
            .collect();
        let mut down = position.clone();
        // As the page looks while the curtain is down: no hand, and nothing that was touched.
        down.view.seat = None;
        down.view.hand = Default::default();
        down.entry = Entry::default();
        down.log.clear();
        for size in SIZES {
            for tab in [Tab::Turn, Tab::Own, Tab::More] {
                let sections = meiji::table::tree::tree(&down.shown(size, None, tab));
                for item in items(&sections) {
                    let own = matches!(
                        item.target,
                        Target::Thing(Thing::HandOrder(_))
                            | Target::Thing(Thing::Offer(_))
                            | Target::Thing(Thing::HandAssistants)
                            | Target::Thing(Thing::Agent(_))
                    );
                    assert!(!own, "{:?}", item.label);
                    assert!(!is_usable(item), "{:?}", item.label);
                }
                let told: Vec<&String> = sections
                    .iter()
                    .flat_map(|section| section.told.iter().chain(section.items.iter().map(|item| &item.label)))
                    .collect();
                for card in &secret {
                    hands += 1;
                    let show = position.shown(size, None, tab);
                    let said = show.speech().spoken_order(*card);
                    assert!(told.iter().all(|text| !text.contains(&said)), "{said}");
                }
            }
        }
    }
    assert!(hands > 100, "{hands} hidden cards looked for");
}

#[test]
fn the_focus_on_anything_is_seen_at_every_size() {
    tree::the_focus_on_anything_is_seen(positions(1), &SIZES);
}

#[test]
fn the_focus_brings_what_is_out_of_sight_into_sight() {
    let phone = (390.0, 844.0);
    let mut brought = 0;
    for position in positions(1) {
        let mut show = position.shown(phone, None, Tab::Turn);
        assert_eq!(position.form(phone), Form::Phone);
        show.camera.zoom = 3.0;
        let places = position
            .view
            .table
            .places()
            .map(|place| Target::Thing(Thing::Place(place)));
        let orders = position
            .view
            .hand
            .orders
            .iter()
            .map(|order| Target::Thing(Thing::HandOrder(order)));
        for target in places
            .chain(orders)
            .chain([Target::Thing(Thing::Achievement(1)), Target::Thing(Thing::Church(2))])
        {
            let seen = |show: &Show| {
                let scene = draw(show);
                scene.nodes().iter().any(|node| {
                    let middle = node
                        .touch()
                        .filter(|_| node.target == Some(target))
                        .map(|rect| rect.centre());
                    middle.is_some_and(|at| scene.hit(at.x, at.y).is_some_and(|hit| hit.target == Some(target)))
                })
            };
            brought += usize::from(!seen(&show));
            let after = focused(&show, target);
            let board = matches!(target, Target::Thing(Thing::Place(_)));
            assert!(seen(&after) || board, "{target:?}");
            if board {
                let ring = draw(&after).nodes().iter().any(|node| node.layer == Layer::Focus);
                assert!(ring, "{target:?}");
            }
        }
    }
    assert!(brought > 100, "{brought} were out of sight");
}

#[test]
fn a_table_without_menu_offers_neither_menu_nor_help_anywhere() {
    tree::a_table_without_menu_offers_neither_menu_nor_help(positions(1), &SIZES);
}
