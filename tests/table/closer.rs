//! What is pointed at is explained: for everything on the table there is a card, it fits the canvas, its words fit it, it covers
//! nothing of what it explains, and it tells nothing hidden.
//!
//! Slow: everything at the table is pointed at, at every size.

use std::mem::discriminant;
use std::sync::LazyLock;

use meiji::chance::Seed;
use meiji::drawing::geometry::{Rect, Size};
use meiji::drawing::scene::{Layer, Mark, Node, Outline, Scene, Text};
use meiji::game::{Game, Seat};
use meiji::table::layout::{Form, unit};
use meiji::table::{CARD, Tab, draw};
use meiji::yokohama::table::{Entry, Position, Show, Target, Thing, opens_for};

use super::shown::{SIZES, Shown, form, holds, positions};

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
fn targets(position: &Position, size: (f32, f32)) -> Vec<(Target, Tab, Option<meiji::yokohama::components::Area>)> {
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
            let own = matches!(
                target,
                Target::Player(_) | Target::Thing(Thing::Sight(_)) | Target::Control(_)
            );
            if (first || last || own) && all.iter().all(|(other, ..)| *other != target) {
                all.push((target, tab, open));
            }
        }
    }
    all
}

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
    for size in SIZES {
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
                let card = Card {
                    size,
                    target,
                    show: &show,
                    scene: &scene,
                    node,
                    paper,
                };
                let told = |what: String| format!("{size:?} {target:?}: {what}");
                wrong.place.extend(card.place().map(told));
                wrong.high.extend(card.high().map(told));
                wrong.written.extend(card.written().map(told));
                wrong.untold.extend(card.untold().map(told));
                drawn += 1;
            }
        }
        assert!(drawn > 200, "{drawn}");
    }
    wrong
});

/// A card that explains a target.
struct Card<'a> {
    size: (f32, f32),
    target: Target,
    show: &'a Show<'a>,
    scene: &'a Scene<Target>,
    node: &'a Node<Target>,
    paper: Rect,
}

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

impl Card<'_> {
    fn texts(&self) -> impl Iterator<Item = &Text> {
        self.node.marks.iter().filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            _ => None,
        })
    }

    /// A card that leaves the canvas, covers what it explains, takes a touch, or has no name.
    fn place(&self) -> impl Iterator<Item = String> {
        let paper = self.paper;
        let canvas = Rect::new(0.0, 0.0, self.size.0, self.size.1);
        let thing = self.scene.target(self.target).and_then(Node::touch);
        let thing = thing.expect("it is on the table");
        let is_lying_well = canvas.encloses(&paper) && !paper.inset(0.5).overlaps(&thing);
        // A touch goes through it.
        let is_hint = (self.node.layer, self.node.hit) == (Layer::Hint, None) && !self.node.label.is_empty();
        (!is_lying_well || !is_hint)
            .then(|| format!("{paper:?} over {thing:?}"))
            .into_iter()
    }

    /// A card that takes more than three fifths of a phone's height.
    fn high(&self) -> impl Iterator<Item = String> {
        let is_high = form(self.size, 4) == Form::Phone && self.paper.h > self.size.1 * 0.6 + 0.5;
        is_high.then(|| format!("{:?}", self.paper)).into_iter()
    }

    /// Texts that are too small, leave the card, or lie on one another; or that there are none.
    fn written(&self) -> impl Iterator<Item = String> {
        let smallest = 11.0 * unit(Size::new(self.size.0, self.size.1)).min(1.0) - 0.01;
        let mut texts: Vec<(&str, Rect)> = Vec::new();
        let mut wrong = Vec::new();
        for text in self.texts() {
            let (whole, capitals) = (text.rect(), text.face.cap_height(text.size));
            let rect = Rect::new(whole.x, text.at.y - capitals, whole.w, capitals);
            if text.size < smallest || !self.paper.encloses(&rect) {
                wrong.push(format!("{text:?} on {:?}", self.paper));
            }
            let other = texts
                .iter()
                .find(|(_, other)| other.inset(0.6).overlaps(&rect.inset(0.6)));
            wrong.extend(other.map(|other| format!("{:?} on {other:?}", text.text)));
            texts.push((&text.text, rect));
        }
        let none = texts.is_empty().then(|| "nothing is written".to_owned());
        wrong.into_iter().chain(none)
    }

    /// Lines of the explanation that are not on the card, or empty.
    fn untold(&self) -> impl Iterator<Item = String> {
        let hint = self.show.hint(self.target).expect("there is an explanation");
        let written: Vec<&str> = self.texts().map(|text| text.text.as_str()).collect();
        let written = written.join(" ");
        let untold = move |line: &String| line.trim().is_empty() || !written.contains(line.as_str());
        hint.lines.into_iter().filter(untold).map(|line| format!("{line:?}"))
    }
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
            if matches!(
                target,
                Target::Thing(Thing::HandOrder(_)) | Target::Thing(Thing::Offer(_)) | Target::Move(_)
            ) {
                assert_eq!(look(&onlooker), None, "{target:?}");
            }
        }
    }
}
