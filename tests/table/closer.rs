//! What is pointed at is explained: for everything on the table there is a card, it fits the canvas, its words fit it, it covers
//! nothing of what it explains, and it tells nothing hidden.
//!
//! Slow: everything at the table is pointed at, at every size.

use std::sync::LazyLock;

use meiji::chance::Seed;
use meiji::drawing::geometry::Rect;
use meiji::drawing::scene::Mark;
use meiji::game::{Game, Seat};
use meiji::table::{Tab, draw};
use meiji::yokohama::Yokohama;
use meiji::yokohama::table::{Entry, Show, Situation, Target, Thing};

use super::shown::positions;
use super::suite::cards::{card, look, targets};
use super::suite::{Looked as _, SIZES, holds};

/// What is wrong with the cards of everything, at every size.
#[derive(Default)]
struct Wrong {
    place: Vec<String>,
    high: Vec<String>,
    written: Vec<String>,
    untold: Vec<String>,
}

/// Each card is drawn once for all that is looked for on it.
static WRONG: LazyLock<Wrong> = LazyLock::new(|| {
    let mut wrong = Wrong::default();
    // One position of three has all kinds of things on it.
    let positions: Vec<Situation> = positions(1).into_iter().step_by(3).collect();
    for size in SIZES {
        look(&positions, size, |card| {
            let told = |what: String| format!("{size:?} {:?}: {what}", card.target);
            wrong.place.extend(card.place().map(told));
            wrong.high.extend(card.high().map(told));
            wrong.written.extend(card.written().map(told));
            wrong.untold.extend(card.untold().map(told));
        });
    }
    wrong
});

#[test]
fn everything_has_a_card_that_fits_the_canvas_and_covers_nothing_of_it() {
    holds(&WRONG.place);
}

#[test]
fn a_phone_keeps_two_fifths_of_its_height() {
    holds(&WRONG.high);
}

#[test]
fn what_is_written_on_a_card_fits_it_and_nothing_lies_on_another() {
    holds(&WRONG.written);
}

#[test]
fn every_line_of_an_explanation_has_room() {
    holds(&WRONG.untold);
}

#[test]
fn a_player_with_many_technologies_is_shown_whole() {
    for size in SIZES {
        for position in positions(1).iter().step_by(11) {
            let mut position = position.clone();
            let seat = Seat(1);
            for card in 0..9 {
                let card = meiji::yokohama::components::TechnologyId(card * 3);
                position.view.table.seats[seat].technologies.insert(card);
            }
            let show = Show {
                closer: Some(Target::Player(seat)),
                ..position.shown(size, None, Tab::Turn)
            };
            let scene = draw(&show);
            let (node, paper) = card::<Yokohama>(&scene).expect("there is a card");
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
            let look = |position: &Situation| {
                let show = Show {
                    closer: Some(target),
                    ..position.shown(size, open, tab)
                };
                let scene = draw(&show);
                card::<Yokohama>(&scene).map(|(node, _)| (node.label.clone(), node.marks.clone()))
            };
            assert_eq!(look(position), look(&other), "{target:?}");
            if matches!(
                target,
                Target::Thing(Thing::HandOrder(_)) | Target::Thing(Thing::Offer(_)) | Target::Move(_)
            ) {
                assert_eq!(look(&onlooker), None, "{target:?}");
            }
        }
    }
}
