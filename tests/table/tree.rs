//! The table as headings and buttons: every legal move can be found there, everything that is drawn is there too, nothing
//! hidden is, and the focus on any of it is seen.
//!
//! Slow: everything at the table is focused at every size.

use std::collections::BTreeSet;

use meiji::chance::Seed;
use meiji::drawing::scene::Layer;
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitting::Sitting;
use meiji::table::entry::Touch;
use meiji::table::layout::Form;
use meiji::table::target::Control;
use meiji::table::tree::tree;
use meiji::table::{Buttons, Look, Tab, draw, look_at};
use meiji::words::Language;
use meiji::yokohama::content::Content;
use meiji::yokohama::table::{Entry, Item, Position, Section, Show, Target, Thing, opens_for};
use meiji::yokohama::{Ask, Move, Options, Yokohama};

use super::shown::{SIZES, Shown, form, position, positions};

const LAPTOP: (f32, f32) = (1280.0, 800.0);

fn tree_of(position: &Position) -> Vec<Section> {
    tree(&position.shown(LAPTOP, opens_for(&position.view), Tab::Turn))
}

fn items(sections: &[Section]) -> impl Iterator<Item = &Item> {
    sections.iter().flat_map(|section| &section.items)
}

fn section<'a>(sections: &'a [Section], id: &str) -> &'a Section {
    let found = sections.iter().find(|section| section.id == id);
    found.unwrap_or_else(|| panic!("no section {id}"))
}

/// The moves that presses of the question's answers come to, and of what those lead to.
fn moves_by_pressing(position: &Position, depth: u8, found: &mut BTreeSet<String>) {
    assert!(depth < 6, "the answers lead in a circle");
    for item in &section(&tree_of(position), "ask").items {
        if matches!(item.target, Target::Control(_)) {
            continue;
        }
        let mut after = position.clone();
        match after.entry.touch(item.target) {
            Touch::Play(action) => {
                found.insert(action.to_string());
            }
            Touch::Narrowed => moves_by_pressing(&after, depth + 1, found),
            other => panic!("{:?} is no answer but {other:?}", item.label),
        }
    }
}

fn every_legal_move_is_found(players: u8, seeds: std::ops::Range<u64>) {
    let options = Options::new(players)
        .expect("2 to 4 play")
        .with_achievement_rewards()
        .with_free_agents();
    let mut kinds = BTreeSet::new();
    for seed in seeds {
        let mut sitting = Sitting::new(Yokohama::new(Content::first(), options), Seed(seed));
        let mut count = 0;
        while let Some(decision) = sitting.decision() {
            let legal: BTreeSet<String> = sitting.legal_moves().iter().map(Move::to_string).collect();
            let mut found = BTreeSet::new();
            moves_by_pressing(&position(&sitting, Language::ENGLISH), 0, &mut found);
            assert_eq!(found, legal, "{players} players, seed {seed}, {decision:?}");
            kinds.insert(format!("{:?}", std::mem::discriminant(&decision.ask)));
            count += 1;
            let view = sitting.view(Some(decision.seat));
            let action = Opponent::Random.choose(sitting.game(), &view, Seed(seed * 10_000 + count));
            sitting.play(action.expect("somebody is asked")).expect("it is legal");
        }
        assert!(count > 100, "a whole game: {count} decisions");
    }
    assert!(kinds.len() > 15, "{} kinds of questions", kinds.len());
}

#[test]
fn every_legal_move_of_games_of_two_is_found_among_the_answers() {
    every_legal_move_is_found(2, 0..1);
}

#[test]
fn every_legal_move_of_games_of_three_is_found_among_the_answers() {
    every_legal_move_is_found(3, 2..3);
}

#[test]
fn every_legal_move_of_games_of_four_is_found_among_the_answers() {
    every_legal_move_is_found(4, 4..5);
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
    for size in SIZES {
        for position in positions(1) {
            for open in [None, opens_for(&position.view)] {
                for tab in [Tab::Turn, Tab::Orders, Tab::More] {
                    let show = position.shown(size, open, tab);
                    let pressed: BTreeSet<Target> = items(&tree(&show)).map(|item| item.target).collect();
                    let table = &position.view.table;
                    let builds = table
                        .decision()
                        .is_some_and(|decision| matches!(decision.ask, Ask::Bonus | Ask::Construction));
                    for target in draw(&show).nodes().iter().filter_map(|node| node.target) {
                        // What an Area has is told with the Area; it can be pressed where it may be taken or built.
                        let told = match target {
                            Target::Thing(Thing::Token(place))
                            | Target::Thing(Thing::Shop(place, _))
                            | Target::Thing(Thing::House(place)) => !(builds && place == table.acting.place),
                            // The log is as long as its panel is high; a button leads to all of it.
                            Target::Told(_) => true,
                            _ => false,
                        };
                        assert!(told || pressed.contains(&target), "{size:?} {target:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_part_has_a_heading_a_place_and_names_of_its_own() {
    for position in positions(2) {
        let sections = tree_of(&position);
        assert_eq!(sections[0].level, 1, "one heading for the whole");
        let mut level = 0;
        for section in &sections {
            assert!(section.level <= level + 1, "{} skips a level", section.id);
            level = section.level;
            assert!(!section.heading.trim().is_empty(), "{}", section.id);
            for text in section.told.iter().chain(section.items.iter().map(|item| &item.label)) {
                assert!(!text.trim().is_empty() && !text.contains(['{', '}']), "{text:?}");
            }
        }
        let ids: Vec<&str> = items(&sections).map(|item| item.id.as_str()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len());
    }
}

#[test]
fn a_thing_keeps_its_name_while_the_game_goes_on() {
    let name = |position: &Position, target| {
        let sections = tree_of(position);
        items(&sections)
            .find(|item| item.target == target && item.id.starts_with('t'))
            .map(|item| item.id.clone())
    };
    let all = positions(1);
    let menu = Target::Control(Control::Menu);
    for position in &all {
        assert!(name(position, menu).is_some());
        assert_eq!(name(position, menu), name(&all[0], menu));
    }
}

#[test]
fn answers_can_be_told_apart() {
    for position in positions(2) {
        let mut told = vec![position.clone()];
        told.extend(position.lit().into_iter().map(|target| position.touched(target)));
        for position in told {
            let sections = tree_of(&position);
            let labels: Vec<&str> = section(&sections, "ask")
                .items
                .iter()
                .map(|i| i.label.as_str())
                .collect();
            let once: BTreeSet<&str> = labels.iter().copied().collect();
            assert_eq!(labels.len(), once.len(), "{labels:#?}");
        }
    }
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
            for tab in [Tab::Turn, Tab::Orders, Tab::More] {
                let sections = tree(&down.shown(size, None, tab));
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
    for size in SIZES {
        for (number, position) in positions(1).into_iter().enumerate() {
            let show = position.shown(size, opens_for(&position.view), Tab::Turn);
            let mut targets: Vec<Target> = items(&tree(&show)).map(|item| item.target).collect();
            targets.push(Target::Question);
            targets.sort_unstable();
            targets.dedup();
            // Each position tries another part of them: all are tried over the positions.
            for target in targets.into_iter().skip(number % 13).step_by(13) {
                let scene = draw(&focused(&show, target));
                let ring = scene.nodes().iter().find(|node| node.layer == Layer::Focus);
                let ring = ring.and_then(|node| node.bounds());
                let ring = ring.unwrap_or_else(|| panic!("{size:?}: no ring round {target:?}"));
                assert!(ring.w > 20.0 && ring.h > 16.0, "{size:?}: {target:?} {ring:?}");
                let inside = ring.x >= -0.5 && ring.y >= -0.5;
                let inside = inside && ring.right() <= size.0 + 0.5 && ring.bottom() <= size.1 + 0.5;
                assert!(inside, "{size:?}: {target:?} {ring:?}");
            }
        }
    }
}

/// As the table is shown once the focus is on a target.
fn focused<'a>(show: &Show<'a>, target: Target) -> Show<'a> {
    let Look { open, tab, camera } = look_at(show, target);
    Show {
        open,
        tab,
        camera,
        focus: Some(target),
        ..*show
    }
}

#[test]
fn the_focus_brings_what_is_out_of_sight_into_sight() {
    let phone = (390.0, 844.0);
    let mut brought = 0;
    for position in positions(1) {
        let mut show = position.shown(phone, None, Tab::Turn);
        assert_eq!(form(phone, position.view.table.players), Form::Phone);
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
    let opens = [Control::Menu, Control::Help].map(Target::Control);
    for position in positions(1) {
        for size in SIZES {
            let show = Show {
                buttons: Buttons::Moves,
                ..position.shown(size, None, Tab::Turn)
            };
            let (tree, scene) = (tree(&show), draw(&show));
            assert!(items(&tree).all(|item| !opens.contains(&item.target)));
            assert!(opens.iter().all(|target| scene.target(*target).is_none()), "{size:?}");
            let undo = Target::Control(Control::Undo);
            assert!(items(&tree).any(|item| item.target == undo));
        }
    }
}
