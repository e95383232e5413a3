//! The ways to pay for what was chosen: side by side, and with what is lacking for the one that is out of reach.

use meiji::drawing::geometry::Rect;
use meiji::drawing::scene::{Mark, Node, Scene};
use meiji::table::{Tab, draw};
use meiji::yokohama::table::{Situation, Target, Thing, opens_for};
use meiji::yokohama::words::Caption;
use meiji::yokohama::{Fee, Move};

use super::shown::positions;
use super::suite::Looked as _;

/// Positions in which a card was chosen that is paid for.
fn chosen() -> impl Iterator<Item = Situation> {
    let after = |position: Situation| {
        let cards = position.lit().into_iter();
        let cards = cards.filter(|target| {
            matches!(
                target,
                Target::Thing(Thing::Technology(..)) | Target::Thing(Thing::Order(..))
            )
        });
        cards.map(|card| position.touched(card)).collect::<Vec<_>>()
    };
    let paid = |position: &Situation| position.entry.chosen().is_some() && position.entry.way().is_some();
    positions(3).into_iter().flat_map(after).filter(paid)
}

fn shown(position: &Situation) -> Scene<Target> {
    draw(&position.shown((390.0, 844.0), opens_for(&position.view), Tab::Turn))
}

/// The ways that are drawn, with the moves that they stand for.
fn ways(scene: &Scene<Target>) -> Vec<(Move, &Node<Target>)> {
    let way = |node: &Node<Target>| match node.target {
        Some(Target::Way(action)) => Some(action),
        _ => None,
    };
    let nodes = scene.nodes().iter();
    nodes.filter_map(|node| Some((way(node)?, node))).collect()
}

fn writes(node: &Node<Target>, text: &str) -> bool {
    let is = |mark: &Mark| matches!(mark, Mark::Text(written) if written.text == text);
    node.marks.iter().any(is)
}

#[test]
fn ways_to_pay_stand_side_by_side_equally_wide() {
    let mut seen = 0;
    for position in chosen() {
        let scene = shown(&position);
        let places: Vec<Rect> = ways(&scene).iter().filter_map(|(_, node)| node.touch()).collect();
        for pair in places.windows(2) {
            assert!(
                (pair[0].w - pair[1].w).abs() < 0.01 && pair[0].y == pair[1].y,
                "{places:?}"
            );
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn the_way_out_of_reach_says_what_it_lacks_and_a_rule_forbids_it() {
    let mut lacking = [0; 2];
    for position in chosen() {
        let scene = shown(&position);
        for (action, node) in ways(&scene) {
            if position.entry.is_lit(Target::Way(action)) {
                continue;
            }
            let me = position.view.table.me();
            let (number, key) = match action {
                Move::Learn(..) | Move::SecondOrder(_, Fee::Import) if me.imports == 0 => (0, Caption::NoImport),
                _ => (1, Caption::TooFewYen),
            };
            assert!(writes(node, position.words.text(key)), "{action:?}: {}", node.label);
            assert!(
                position.game.why_not_seen(&position.view, action).is_some(),
                "{action:?}"
            );
            lacking[number] += 1;
        }
    }
    assert!(lacking.into_iter().all(|count| count > 0), "{lacking:?}");
}
