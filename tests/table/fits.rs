//! What is written and what is touched fits, in every language, in words two fifths longer and with the widest names, on every canvas: no text is cut, set
//! too small, lies on another one, on a symbol or on a picture, or reaches beyond the paper it belongs to; and a phone
//! begins with tiles that a finger finds.
//!
//! Two things may be shortened: a player's name, which has no bounds, and the titles on a strip's slips, whose cards the
//! sheet shows whole.
//!
//! Slow: every scene is laid in every language at every size, and all that is written in it is looked at.

use std::sync::LazyLock;

use meiji::drawing::geometry::{Rect, Size};
use meiji::drawing::scene::{Layer, Mark, Node};
use meiji::table::layout::{Camera, Form};
use meiji::table::{Tab, draw};
use meiji::words::Question;
use meiji::yokohama::components::Title;
use meiji::yokohama::table::{Show, Situation, Target, Thing};
use meiji::yokohama::words::LogLine;
use meiji::yokohama::{Ask, Yokohama};

use super::shown::{crowded, longer, positions, translated, wide};
use super::suite::fits;
use super::suite::{Looked as _, SIZES, holds};

/// What is wrong with every scene of some positions in every language, with the widest names, and with the fullest rewards, at every size.
#[derive(Default)]
struct Wrong {
    cut: Vec<String>,
    outside: Vec<String>,
    crossing: Vec<String>,
    untold: Vec<String>,
    cards: Vec<String>,
    questions: Vec<String>,
    keys: Vec<String>,
    /// In how many scenes it is told what happened last.
    logs: usize,
    /// How many Technologies lay on a sheet.
    technologies: usize,
    /// How often a phone told the question.
    asked: usize,
}

/// Each scene is laid once for all that is looked for in it.
static WRONG: LazyLock<Wrong> = LazyLock::new(|| {
    let mut wrong = Wrong::default();
    let others = [translated(1), longer(1), wide(1), crowded()];
    let all: Vec<Situation> = positions(1).into_iter().chain(others.into_iter().flatten()).collect();
    fits::look(&all, &SIZES, |laid| {
        let (size, form) = (laid.size, laid.form);
        let told = |what: String| format!("{size:?} {form:?}: {what}");
        wrong.cut.extend(laid.cut().map(told));
        wrong.outside.extend(laid.outside().map(told));
        wrong.crossing.extend(laid.crossing().map(told));
        wrong.keys.extend(laid.keys().map(told));
        let laid = Laid(laid);
        wrong.untold.extend(laid.untold().map(told));
        wrong.cards.extend(laid.cards().map(told));
        wrong.questions.extend(laid.questions().map(told));
        wrong.logs += usize::from(laid.last().is_some());
        wrong.technologies += laid.technologies().count();
        wrong.asked += usize::from(form == Form::Phone && !laid.told(&laid.question().title).is_empty());
    });
    wrong
});

/// A scene as it is laid, of this table.
struct Laid<'a, 'b>(&'a fits::Laid<'b, Yokohama>);

#[test]
fn no_text_is_cut_or_small() {
    holds(&WRONG.cut);
}

#[test]
fn what_happened_last_is_told_whole() {
    holds(&WRONG.untold);
    assert!(WRONG.logs > 100, "{} logs", WRONG.logs);
}

#[test]
fn no_text_leaves_its_paper_or_lies_on_a_picture() {
    holds(&WRONG.outside);
}

#[test]
fn no_text_lies_on_another_or_on_a_symbol() {
    holds(&WRONG.crossing);
}

#[test]
fn a_card_on_a_sheet_is_told_whole() {
    holds(&WRONG.cards);
    assert!(WRONG.technologies > 100, "{} cards", WRONG.technologies);
}

#[test]
fn a_question_is_told_whole() {
    holds(&WRONG.questions);
    assert!(WRONG.asked > 100, "{} questions on a phone", WRONG.asked);
}

/// A key is what motion, change and focus know a thing by.
#[test]
fn no_two_things_have_one_key() {
    holds(&WRONG.keys);
}

impl Laid<'_, '_> {
    /// What is told of what happened last; not on a phone, where there may be no room for it at all.
    fn last(&self) -> Option<&LogLine> {
        self.0.position.log.last().filter(|_| self.0.form != Form::Phone)
    }

    /// What happened last, where it is not told whole.
    fn untold(&self) -> impl Iterator<Item = String> {
        let last = self.last().filter(|last| {
            let nodes = self.0.scene.nodes().iter();
            let mut lines = nodes.filter(|node| node.target == Some(Target::Told(last.number)));
            let name = last.seat.map_or("", |seat| self.0.position.names.of(seat));
            !lines.any(|line| {
                let said = said(line);
                let whole = [&last.text, &last.brief]
                    .map(|text| letters(text))
                    .contains(&letters(&said));
                // A name may be shortened, and nothing else.
                let deed = |part| letters(&said).contains(&letters(part));
                whole || !name.is_empty() && said.contains('…') && last.brief.split(name).all(deed)
            })
        });
        last.map(|last| format!("{:?}", last.text)).into_iter()
    }

    /// The Technologies on a sheet, with what is drawn of them.
    fn technologies(&self) -> impl Iterator<Item = (&Node<Target>, Title)> {
        let Situation { view, game, .. } = self.0.position;
        let on_sheets = self
            .0
            .scene
            .nodes()
            .iter()
            .filter(|node| node.layer == Layer::SheetPart);
        on_sheets.filter_map(move |node| {
            let Some(Target::Thing(Thing::Technology(board, space))) = node.target else {
                return None;
            };
            let card = view.table.laboratories[usize::from(board)][usize::from(space)]?;
            Some((node, game.content().technologies[usize::from(card.0)].title))
        })
    }

    /// Cards on a sheet that are not told whole.
    fn cards(&self) -> impl Iterator<Item = String> {
        let words = &self.0.position.words;
        self.technologies().filter_map(move |(node, title)| {
            let height = node.hit?.h;
            let told = letters(&said(node));
            let tells = |text: &str| told.contains(&letters(text));
            let is_tall = height > 120.0;
            let named = tells(words.title(title)) || tells(words.title_short(title)) && height < 120.0;
            let explained = [words.effect(title), words.effect_short(title)].map(tells);
            (!named || is_tall && explained == [false; 2]).then(|| format!("{title:?} in {told}"))
        })
    }

    /// What is asked, in words.
    fn question(&self) -> Question {
        let position = self.0.position;
        let table = &position.view.table;
        let decision = table.decision().expect("somebody is asked");
        let mut question = position
            .words
            .speech(&position.game, table, &position.names)
            .question(decision);
        match decision.ask {
            Ask::Before | Ask::After => question.detail = position.words.ready(table, position.entry.all()),
            Ask::Movement => {
                let reach = position.words.reachable(position.entry.all());
                question.detail = reach.unwrap_or(question.detail);
            }
            _ => {}
        }
        question
    }

    /// The letters below a title on a sheet, wherever there is one.
    fn told(&self, title: &str) -> Vec<String> {
        let nodes = self.0.scene.nodes().iter();
        nodes
            .filter(|node| node.layer == Layer::SheetPart && node.label.starts_with(title))
            .map(|node| letters(&said(node)))
            .collect()
    }

    /// The question, where it is not told whole.
    fn questions(&self) -> impl Iterator<Item = String> {
        let (position, size) = (self.0.position, self.0.size);
        let decision = position.view.table.decision().expect("somebody is asked");
        let question = self.question();
        let told = self.told(&question.title);
        // On a phone a board or another tab stands in its place.
        let mut wrong = Vec::new();
        if told.is_empty() && self.0.form != Form::Phone {
            wrong.push(format!("{} is nowhere", question.title));
        }
        for told in told {
            // A Laboratory's rule stands over its cards while its sheet is open.
            let detail = letters(&question.detail);
            let over_cards = || {
                self.0
                    .scene
                    .nodes()
                    .iter()
                    .any(|node| letters(&said(node)).contains(&detail))
            };
            let whole = told.contains(&detail) || decision.ask == Ask::Laboratory && over_cards();
            // Where the answers take all the room, they tell what the detail would: a token's has what it gives.
            let answered = || decision.ask == Ask::Bonus;
            let narrow = size.0 < 1100.0 || size.1 < 700.0;
            let crowded = || position.lit().len() > if narrow { 1 } else { 3 };
            if !told.contains(&letters(&question.title)) || !(whole || answered() || crowded()) {
                wrong.push(format!("{question:?} in {told}"));
            }
        }
        wrong.into_iter()
    }
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

/// The first choice of all comes before any symbol is known.
#[test]
fn the_orders_that_are_offered_are_told_in_words() {
    let mut told = 0;
    for position in positions(1) {
        let Some(offer) = position.view.hand.offer else {
            continue;
        };
        for size in SIZES {
            let said = |position: &Situation| {
                let scene = draw(&position.show(Size::new(size.0, size.1)));
                let sheet = scene.nodes().iter().filter(|node| node.layer == Layer::SheetPart);
                sheet.map(|node| letters(&said(node))).collect::<Vec<String>>()
            };
            let words = offer.map(|card| {
                let (game, table) = (&position.game, &position.view.table);
                letters(&position.words.speech(game, table, &position.names).offered(card))
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
    // Two at each size, from a game of two and one of four.
    assert!(told >= 4 * SIZES.len(), "{told} Orders");
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
                .filter(|target| matches!(target, Target::Thing(Thing::Place(_))))
                .collect();
            let in_sight = lit.iter().filter_map(|target| scene.target(*target)?.touch());
            let in_sight: Vec<Rect> = in_sight.collect();
            assert!(lit.is_empty() || !in_sight.is_empty(), "{size:?}");
            assert!(in_sight.iter().all(|hit| hit.w >= 44.0 && hit.h >= 44.0), "{size:?}");
        }
    }
}
