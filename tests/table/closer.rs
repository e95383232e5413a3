//! What is pointed at is explained: for everything on the table there is a card, it fits the canvas, its words fit it, it covers
//! nothing of what it explains, and it tells nothing hidden.
//!
//! Slow: everything at the table is pointed at, at every size.

use std::mem::discriminant;

use yokohama::chance::Seed;
use yokohama::game::{Game, Seat};
use yokohama::table::entry::Entry;
use yokohama::table::geometry::Rect;
use yokohama::table::layout::Form;
use yokohama::table::position::Position;
use yokohama::table::scene::{Layer, Mark, Node, Outline, Scene};
use yokohama::table::target::Target;
use yokohama::table::{CARD, Show, Tab, draw, opens_for};

use super::shown::{SIZES, Shown, form, positions};

/// The card's node, and its paper.
fn card(scene: &Scene<Target>) -> Option<(&Node<Target>, Rect)> {
    let node = scene.node(CARD)?;
    let Mark::Shape(Outline::Block(paper, _), _) = node.marks.get(1)? else {
        return None;
    };
    Some((node, *paper))
}

/// Everything that can be pointed at in some state of sheet and tabs, each with that state; of a kind the first and the last, and
/// all that show something of their own.
fn targets(position: &Position, size: (f32, f32)) -> Vec<(Target, Tab, Option<yokohama::yokohama::components::Area>)> {
    let phone = form(size, position.game.players()) == Form::Phone;
    let mut states = vec![(None, Tab::Turn), (opens_for(&position.view), Tab::Turn)];
    if phone {
        states.extend([(None, Tab::Orders), (None, Tab::More)]);
    }
    let mut all: Vec<(Target, Tab, Option<_>)> = Vec::new();
    for (open, tab) in states {
        let scene = draw(&position.shown(size, open, tab));
        let found: Vec<Target> = scene.nodes().iter().filter_map(|node| node.target).collect();
        for (i, &target) in found.iter().enumerate() {
            let kind = discriminant(&target);
            let first = found[..i].iter().all(|other| discriminant(other) != kind);
            let last = found[i + 1..].iter().all(|other| discriminant(other) != kind);
            let own = matches!(target, Target::Player(_) | Target::Sight(_) | Target::Control(_));
            if (first || last || own) && all.iter().all(|(other, ..)| *other != target) {
                all.push((target, tab, open));
            }
        }
    }
    all
}

/// Draws the card of everything, and lets it be looked at.
fn each_card(size: (f32, f32), mut look: impl FnMut(Target, &Scene<Target>, &Node<Target>, Rect)) {
    let mut drawn = 0;
    // One position of three has all kinds of things on it.
    for position in positions(1).iter().step_by(3) {
        for (target, tab, open) in targets(position, size) {
            let show = Show {
                closer: Some(target),
                ..position.shown(size, open, tab)
            };
            let scene = draw(&show);
            let (node, paper) = card(&scene).unwrap_or_else(|| panic!("{size:?}: no card for {target:?}"));
            look(target, &scene, node, paper);
            drawn += 1;
        }
    }
    assert!(drawn > 200, "{drawn}");
}

#[test]
fn everything_has_a_card_that_fits_the_canvas_and_covers_nothing_of_it() {
    for size in SIZES {
        each_card(size, |target, scene, node, paper| {
            let canvas = Rect::new(0.0, 0.0, size.0, size.1);
            assert!(canvas.encloses(&paper), "{size:?} {target:?}: {paper:?}");
            assert_eq!((node.layer, node.hit), (Layer::Hint, None), "a touch goes through it");
            assert!(!node.label.is_empty());
            let thing = scene.target(target).and_then(Node::touch).expect("it is on the table");
            assert!(
                !paper.inset(0.5).overlaps(&thing),
                "{size:?} {target:?}: {paper:?} over {thing:?}"
            );
        });
    }
}

#[test]
fn a_phone_keeps_two_fifths_of_its_height() {
    for size in SIZES {
        if form(size, 4) != Form::Phone {
            continue;
        }
        each_card(size, |target, _, _, paper| {
            assert!(paper.h <= size.1 * 0.6 + 0.5, "{size:?} {target:?}: {paper:?}");
        });
    }
}

#[test]
fn what_is_written_on_a_card_fits_it_and_nothing_lies_on_another() {
    for size in SIZES {
        let unit = yokohama::table::layout::unit(yokohama::table::geometry::Size::new(size.0, size.1));
        each_card(size, |target, _, node, paper| {
            let mut texts: Vec<(&str, Rect)> = Vec::new();
            for mark in &node.marks {
                let Mark::Text(text) = mark else { continue };
                assert!(
                    text.size >= 11.0 * unit.min(1.0) - 0.01,
                    "{size:?} {target:?}: {text:?}"
                );
                let (whole, capitals) = (text.rect(), text.face.cap_height(text.size));
                let rect = Rect::new(whole.x, text.at.y - capitals, whole.w, capitals);
                assert!(
                    paper.encloses(&rect),
                    "{size:?} {target:?}: {:?} {rect:?} on {paper:?}",
                    text.text
                );
                let other = texts
                    .iter()
                    .find(|(_, other)| other.inset(0.6).overlaps(&rect.inset(0.6)));
                assert!(other.is_none(), "{size:?} {target:?}: {:?} on {other:?}", text.text);
                texts.push((&text.text, rect));
            }
            assert!(!texts.is_empty());
        });
    }
}

#[test]
fn every_line_of_an_explanation_has_room() {
    for size in SIZES {
        for position in positions(1).iter().step_by(3) {
            for (target, tab, open) in targets(position, size) {
                let show = Show {
                    closer: Some(target),
                    ..position.shown(size, open, tab)
                };
                let scene = draw(&show);
                let (node, _) = card(&scene).expect("there is a card");
                let hint = show.hint(target).expect("there is an explanation");
                let written: Vec<&str> = node
                    .marks
                    .iter()
                    .filter_map(|mark| match mark {
                        Mark::Text(text) => Some(text.text.as_str()),
                        _ => None,
                    })
                    .collect();
                let written = written.join(" ");
                for line in &hint.lines {
                    assert!(!line.trim().is_empty());
                    assert!(
                        written.contains(line.as_str()),
                        "{size:?} {target:?}: {line:?} in {written:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_player_with_many_technologies_is_shown_whole() {
    for size in SIZES {
        for position in positions(1).iter().step_by(11) {
            let mut position = position.clone();
            let seat = Seat(1);
            for card in 0..9 {
                let card = yokohama::yokohama::components::TechnologyId(card * 3);
                position.view.table.seats[seat].technologies.insert(card);
            }
            let show = Show {
                closer: Some(Target::Player(seat)),
                ..position.shown(size, None, Tab::Turn)
            };
            let scene = draw(&show);
            let (node, paper) = card(&scene).expect("there is a card");
            let canvas = Rect::new(0.0, 0.0, size.0, size.1);
            assert!(canvas.encloses(&paper), "{size:?}: {paper:?}");
            for card in position.view.table.seats[seat].technologies.iter() {
                let title = position.game.content().technologies[usize::from(card.0)].title;
                let title = show.words.title(title);
                let told = node.marks.iter().any(|mark| matches!(mark, Mark::Text(text) if text.text == title && paper.encloses(&text.rect().inset(3.0))));
                assert!(told, "{size:?}: {title}");
            }
        }
    }
}

#[test]
fn a_card_tells_nothing_hidden() {
    for position in positions(1).iter().step_by(3) {
        let size = (1280.0, 800.0);
        // The same table with everything that the seat cannot know dealt anew.
        let mut other = position.clone();
        let state = position.game.determinize(&position.view, Seed(99));
        other.view = position.game.view(&state, position.view.seat);
        // And for somebody who looks on, where no hand is open.
        let mut onlooker = position.clone();
        onlooker.view = position.game.view(&state, None);
        onlooker.entry = Entry::default();
        for (target, tab, open) in targets(position, size) {
            let look = |position: &Position| {
                let show = Show {
                    closer: Some(target),
                    ..position.shown(size, open, tab)
                };
                let scene = draw(&show);
                card(&scene).map(|(node, _)| (node.label.clone(), node.marks.clone()))
            };
            assert_eq!(look(position), look(&other), "{target:?}");
            if matches!(target, Target::HandOrder(_) | Target::Offer(_) | Target::Move(_)) {
                assert_eq!(look(&onlooker), None, "{target:?}");
            }
        }
    }
}
