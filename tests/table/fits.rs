//! What is written and what is touched fits, in every language, in words two fifths longer and with the widest names, on every canvas: no text is cut, set
//! too small, lies on another one, on a symbol or on a picture, or reaches beyond the paper it belongs to; and a phone
//! begins with tiles that a finger finds.
//!
//! Two things may be shortened: a player's name, which has no bounds, and the titles on a strip's slips, whose cards the
//! sheet shows whole.
//!
//! Slow: every scene is laid in every language at every size, and all that is written in it is looked at.

use std::collections::HashSet;

use yokohama::game::{Game, Seat};
use yokohama::table::geometry::{Rect, Size};
use yokohama::table::layout::{Camera, Form};
use yokohama::table::palette::Palette;
use yokohama::table::position::Position;
use yokohama::table::scene::{Layer, Mark, Node, Scene};
use yokohama::table::target::Target;
use yokohama::table::{Show, Tab, draw};
use yokohama::yokohama::Ask;
use yokohama::yokohama::components::Title;

use super::shown::{SIZES, Shown, crowded, longer, positions, translated, wide};
use super::written::{Written, written};

/// Every scene of some positions in every language, with the widest names, and with the fullest rewards, at every size.
fn all(mut look: impl FnMut(&Position, (f32, f32), Form, &Scene<Target>)) {
    let others = [translated(1), longer(1), wide(1), crowded()];
    for position in positions(1).iter().chain(others.iter().flatten()) {
        for size in SIZES {
            for (form, scene) in position.scenes(size) {
                look(position, size, form, &scene);
            }
        }
    }
}

#[test]
fn no_text_is_cut_or_small() {
    all(|position, size, form, scene| {
        for written in written(scene, Palette::Print) {
            let text = &written.text.text;
            // What stands before the ellipsis is the beginning of a name, wherever that stands in a sentence.
            let is_name = text.split_once('…').is_none_or(|(cut, _)| {
                let words = std::iter::once(0).chain(cut.match_indices(' ').map(|(at, _)| at + 1));
                let mut starts = words
                    .map(|at| &cut[at..])
                    .filter(|start| cut.is_empty() || !start.is_empty());
                starts.any(|start| {
                    Seat::all(position.game.players()).any(|seat| position.names.of(seat).starts_with(start))
                })
            });
            assert!(is_name, "{size:?} {form:?}: {text:?}");
            assert!(written.text.size > 10.99, "{size:?} {form:?}: {written:?}");
        }
    });
}

#[test]
fn what_happened_last_is_told_whole() {
    let mut told = 0;
    all(|position, size, form, scene| {
        // On a phone there may be no room for it at all.
        let Some(last) = position.log.last().filter(|_| form != Form::Phone) else {
            return;
        };
        let lines = scene
            .nodes()
            .iter()
            .filter(|node| node.target == Some(Target::Told(last.number)));
        let name = last.seat.map_or("", |seat| position.names.of(seat));
        let is_whole = lines.into_iter().any(|line| {
            let said = said(line);
            let whole = [&last.text, &last.brief]
                .map(|text| letters(text))
                .contains(&letters(&said));
            // A name may be shortened, and nothing else.
            let deed = |part| letters(&said).contains(&letters(part));
            whole || !name.is_empty() && said.contains('…') && last.brief.split(name).all(deed)
        });
        assert!(is_whole, "{size:?} {form:?}: {:?}", last.text);
        told += 1;
    });
    assert!(told > 100, "{told} logs");
}

/// The first choice of all comes before any symbol is known.
#[test]
fn the_orders_that_are_offered_are_told_in_words() {
    let mut told = 0;
    for position in positions(1) {
        let Some(offer) = position.view.hand.offer else {
            continue;
        };
        for size in SIZES {
            let said = |position: &Position| {
                let scene = draw(&position.show(Size::new(size.0, size.1)));
                let sheet = scene.nodes().iter().filter(|node| node.layer == Layer::SheetPart);
                sheet.map(|node| letters(&said(node))).collect::<Vec<String>>()
            };
            let words = offer.map(|card| {
                let (game, table) = (&position.game, &position.view.table);
                letters(&position.words.offered(game, table, card, &position.names))
            });
            let both = said(&position);
            for words in &words {
                assert!(
                    both.iter().any(|text| text.contains(words)),
                    "{size:?}: {words} in {both:?}"
                );
                told += 1;
            }
        }
    }
    assert!(told > 60, "{told} Orders");
}

#[test]
fn no_text_leaves_its_paper_or_lies_on_a_picture() {
    all(|_, size, form, scene| {
        for written in written(scene, Palette::Print) {
            let rect = written.rect;
            let paper = written.paper.expect("everything lies on something");
            assert!(
                paper.inset(-0.75).encloses(&rect),
                "{size:?} {form:?}: {:?} at {rect:?} on {paper:?}",
                written.text.text
            );
            assert!(!written.on_picture, "{size:?} {form:?}: {:?}", written.text.text);
        }
    });
}

#[test]
fn no_text_lies_on_another_or_on_a_symbol() {
    all(|_, size, form, scene| {
        let texts = written(scene, Palette::Print);
        // Counts of pieces may hide one another; sheets lie over the rest, prices of a phone's tiles over their neighbours.
        let on = |layers: &[Layer]| {
            let on = texts.iter().filter(|text| layers.contains(&text.layer));
            on.filter(|text| !text.text.text.is_empty()).collect::<Vec<&Written>>()
        };
        let below = match form {
            Form::Phone => on(&[Layer::Board, Layer::Part]),
            _ => on(&[Layer::Board, Layer::Part, Layer::Tab]),
        };
        for texts in [below, on(&[Layer::SheetPart])] {
            for (i, a) in texts.iter().enumerate() {
                let into = a.into.map_or_else(String::new, |icon| format!("{icon:?}"));
                assert_eq!(into, "", "{size:?} {form:?}: {:?} at {:?}", a.text.text, a.rect);
                for b in &texts[i + 1..] {
                    let overlap = a.rect.inset(0.6).overlaps(&b.rect.inset(0.6));
                    let [one, other] = [a, b].map(|text| (&text.text.text, text.rect));
                    assert!(!overlap, "{size:?} {form:?}: {one:?} and {other:?}");
                }
            }
        }
    });
}

#[test]
fn a_card_on_a_sheet_is_told_whole() {
    all(|position, size, _, scene| {
        let table = &position.view.table;
        for node in scene.nodes().iter().filter(|node| node.layer == Layer::SheetPart) {
            let (Some(Target::Technology(board, space)), Some(rect)) = (node.target, node.hit) else {
                continue;
            };
            let Some(card) = table.laboratories[usize::from(board)][usize::from(space)] else {
                continue;
            };
            let title: Title = position.game.content().technologies[usize::from(card.0)].title;
            let told = letters(&said(node));
            let whole = told.contains(&letters(position.words.title(title)));
            let short = told.contains(&letters(position.words.title_short(title)));
            assert!(whole || (short && rect.h < 120.0), "{size:?}: {title:?} in {told}");
            if rect.h > 120.0 {
                let effects = [position.words.effect(title), position.words.effect_short(title)];
                let any = effects.iter().any(|effect| told.contains(&letters(effect)));
                assert!(any, "{size:?}: {effects:?} in {told}");
            }
        }
    });
}

#[test]
fn a_question_is_told_whole() {
    all(|position, size, form, scene| {
        let table = &position.view.table;
        let decision = table.decision().expect("somebody is asked");
        let mut question = position
            .words
            .question(&position.game, table, decision, &position.names);
        match decision.ask {
            Ask::Before | Ask::After => question.detail = position.words.ready(table, position.entry.all()),
            Ask::Movement => {
                let reach = position.words.reachable(position.entry.all());
                question.detail = reach.unwrap_or(question.detail);
            }
            _ => {}
        }
        let told: Vec<String> = scene
            .nodes()
            .iter()
            .filter(|node| node.layer == Layer::SheetPart && node.label.starts_with(&question.title))
            .map(|node| letters(&said(node)))
            .collect();
        // On a phone a board or another tab stands in its place.
        assert!(form == Form::Phone || !told.is_empty(), "{size:?}: {}", question.title);
        for told in told {
            assert!(
                told.contains(&letters(&question.title)),
                "{size:?}: {} in {told}",
                question.title
            );
            // A Laboratory's rule stands over its cards while its sheet is open.
            let detail = letters(&question.detail);
            let over_cards = || scene.nodes().iter().any(|node| letters(&said(node)).contains(&detail));
            let whole = told.contains(&detail) || decision.ask == Ask::Laboratory && over_cards();
            // Where the answers take all the room, they tell what the detail would.
            let narrow = size.0 < 1100.0 || size.1 < 700.0;
            let crowded = position.lit().len() > if narrow { 1 } else { 3 };
            assert!(whole || crowded, "{size:?} {form:?}: {} in {told}", question.detail);
        }
    });
}

/// All that is written on a node.
fn said(node: &Node<Target>) -> String {
    let texts = node.marks.iter().filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// A text without what breaks it into lines.
fn letters(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

#[test]
fn a_phone_begins_with_tiles_that_a_finger_finds() {
    for size in SIZES {
        for position in positions(1) {
            let whole = position.shown(size, None, Tab::Turn);
            let show = Show {
                camera: Camera::home(&whole),
                ..whole
            };
            let layout = show.layout();
            if layout.form != Form::Phone {
                assert_eq!(show.camera, Camera::WHOLE);
                continue;
            }
            assert!(layout.map.tile.w >= 86.0, "{size:?} {:?}", layout.map.tile);
            let scene = draw(&show);
            let lit: Vec<Target> = position
                .lit()
                .into_iter()
                .filter(|target| matches!(target, Target::Place(_)))
                .collect();
            let in_sight = lit.iter().filter_map(|target| scene.target(*target)?.touch());
            let in_sight: Vec<Rect> = in_sight.collect();
            assert!(lit.is_empty() || !in_sight.is_empty(), "{size:?}");
            assert!(in_sight.iter().all(|hit| hit.w >= 44.0 && hit.h >= 44.0), "{size:?}");
        }
    }
}

/// A key is what motion, change and focus know a thing by.
#[test]
fn no_two_things_have_one_key() {
    all(|_, size, form, scene| {
        let mut keys = HashSet::new();
        for node in scene.nodes() {
            assert!(keys.insert(node.key), "{size:?} {form:?}: {:?} twice", node.key);
        }
    });
}
