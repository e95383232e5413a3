//! What stands around the map is whole: each thing once, named, on the canvas; and it tells nothing that is hidden.

use std::collections::BTreeSet;

use meiji::drawing::scene::Mark;
use meiji::table::motion::rect;
use meiji::table::{Tab, draw};
use meiji::yokohama::Shrine;
use meiji::yokohama::components::{Area, Piece};
use meiji::yokohama::table::spots::Spot;
use meiji::yokohama::table::{Target, Thing};

use super::shown::positions;
use super::suite::tree::what_is_drawn_without_labels_is_the_same;
use super::suite::{Looked as _, SIZES};

/// Where a thing's own node is not found, what stands for it is: its tile, its board or a panel.
#[test]
fn what_events_speak_of_has_a_place_of_its_own() {
    for position in positions(1) {
        let show = position.shown((1920.0, 1080.0), None, Tab::Turn);
        let table = show.table();
        let mut things: Vec<Spot> = Vec::new();
        for place in table.places() {
            things.push(Spot::Area(place));
            if table.board(place).building.is_some() {
                things.extend((0..4).map(|space| Spot::Shop(place, space)));
                things.push(Spot::House(place));
            }
        }
        let lies = |area| table.places().any(|place| table.board(place).area == area);
        let boards = [(Area::PortA, Area::LaboratoryA), (Area::PortB, Area::LaboratoryB)];
        for (board, (port, laboratory)) in (0_u8..).zip(boards) {
            let spaces = |number| (0_u8..).take(number);
            if lies(port) {
                things.extend(spaces(table.ports[usize::from(board)].len()).map(|space| Spot::Order(board, space)));
            }
            if lies(laboratory) {
                let number = table.laboratories[usize::from(board)].len();
                things.extend(spaces(number).map(|space| Spot::Technology(board, space)));
            }
        }
        things.extend([Spot::Space(Shrine::Church, 0), Spot::Space(Shrine::Customs, 0)]);
        for seat in show.me().round(table.players) {
            things.push(Spot::Player(seat));
            things.extend(table.seats[seat].president.map(|_| Spot::President(seat)));
        }
        let me = show.me();
        let held = |piece| [Spot::Hand(me, piece), Spot::Warehouse(me, piece)];
        things.extend(Piece::ALL.into_iter().flat_map(held));
        let scene = draw(&show);
        let mut rects = BTreeSet::new();
        for thing in things {
            let rect = rect(&show, thing, &scene).unwrap_or_else(|| panic!("{thing:?} is out of sight"));
            assert!(rects.insert(format!("{rect:?}")), "{thing:?}");
        }
    }
}

#[test]
fn what_is_drawn_without_labels_is_the_same_and_can_be_named() {
    what_is_drawn_without_labels_is_the_same(positions(1), &SIZES);
}

/// A 5-Power token and a Building tile are those of their own Area, whichever Area acts (rulebook: 5-Power bonus; Construction).
#[test]
fn a_token_and_a_building_space_are_named_for_their_own_area() {
    let mut seen = 0;
    for position in positions(1) {
        let (table, content) = (&position.view.table, position.game.content());
        for (_, scene) in position.scenes((1280.0, 800.0)) {
            for node in scene.nodes() {
                let reward = match node.target {
                    Some(Target::Thing(Thing::Token(place))) => {
                        let token = table.board(place).token.expect("a token that lies there");
                        content.tokens.get(usize::from(token.0)).map(|row| row.reward)
                    }
                    Some(Target::Thing(Thing::Shop(place, space)))
                        if table.board(place).shops[usize::from(space)].is_none() =>
                    {
                        let tile = table.board(place).building.expect("a Building tile");
                        Some(content.buildings[usize::from(tile.0)].shops[usize::from(space)])
                    }
                    Some(Target::Thing(Thing::House(place))) if table.board(place).house.is_none() => {
                        let tile = table.board(place).building.expect("a Building tile");
                        Some(content.buildings[usize::from(tile.0)].house)
                    }
                    _ => None,
                };
                // What can be taken or built now is named by its button, in short.
                let lit = node.target.is_some_and(|target| position.entry.is_lit(target));
                if let Some(reward) = reward.filter(|_| !lit) {
                    let told = position.words.reward(&reward);
                    assert!(
                        node.label.contains(&told),
                        "{:?}: {} is not {told}",
                        node.target,
                        node.label
                    );
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn all_type_is_on_the_canvas() {
    for size in SIZES {
        for position in positions(1) {
            for (_, scene) in position.scenes(size) {
                for node in scene.nodes() {
                    for mark in &node.marks {
                        let Mark::Text(text) = mark else { continue };
                        let rect = text.rect();
                        let inside = rect.x >= -0.5 && rect.right() <= scene.size.w + 0.5;
                        assert!(inside, "{size:?}: {text:?} {rect:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn an_onlooker_sees_no_orders_and_nothing_lit() {
    for mut position in positions(1) {
        let hands: Vec<_> = position.view.hand.orders.iter().collect();
        position.view.seat = None;
        position.view.hand = Default::default();
        position.entry = Default::default();
        for size in SIZES {
            for tab in [Tab::Turn, Tab::Own, Tab::More] {
                let scene = draw(&position.shown(size, None, tab));
                for order in &hands {
                    assert!(scene.target(Target::Thing(Thing::HandOrder(*order))).is_none());
                }
                assert!(scene.target(Target::Thing(Thing::Offer(0))).is_none());
            }
        }
    }
}
