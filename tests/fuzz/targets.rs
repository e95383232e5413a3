//! What reads the texts, and what must hold of what it reads. Each tells whether the text was taken.

use meiji::chance::{Chance, Seed};
use meiji::document::{self, Node};
use meiji::game::Seat;
use meiji::lesson::{Answer, Lesson, Taught, Walk};
use meiji::opponents::Computer;
use meiji::position::Position;
use meiji::printed::Edition;
use meiji::record::{Record, RecordSeat, state_hash};
use meiji::short::Typed;
use meiji::sitters::Sitter;
use meiji::sitting::Sitting;
use meiji::words::{Language, Names, Words};
use meiji::yokohama::{Move, Yokohama};
use serde::de::DeserializeOwned;

use crate::corpus::play;
use crate::samples::Samples;
use crate::tongues;

/// Checks that an error of a text is told in a sentence of every language, which is not too long and holds no signs that turn or hide.
fn told(text: &str, sentence: impl Fn(Words) -> String) -> bool {
    for language in Language::all() {
        let told = sentence(Words::new(language));
        assert!(!told.is_empty() && told.chars().count() < 900, "{told}");
        assert!(!told.contains(|letter: char| letter.is_control()), "{told:?}");
    }
    tongues::check(text, sentence);
    false
}

/// Plays on from a state in a sitting for a while, under the watch of the conformance tests.
fn plays_on<G: Samples>(mut sitting: Sitting<G>, moves: u32, chance: &mut Chance) {
    sitting.game().check(sitting.state());
    for _ in 0..moves {
        play(&mut sitting, 1, chance);
        sitting.game().check(sitting.state());
    }
    for seat in Seat::all(sitting.game().players()).map(Some).chain([None]) {
        let view = sitting.view(seat);
        let dealt = sitting.game().determinize(&view, Seed(chance.bits()));
        assert_eq!(sitting.game().view(&dealt, seat), view);
    }
}

/// A record.
pub fn record<G: Samples>(text: &str, chance: &mut Chance) -> bool {
    match Record::<G>::parse(text).and_then(|record| Ok((record.open(&[])?, record))) {
        Err(error) => told(text, |words| words.record_fault::<G>(&error)),
        Ok((sitting, record)) => {
            assert_eq!(state_hash(sitting.state()), record.hash());
            let again = Record::of(&sitting).to_json();
            let opened = Record::<G>::parse(&again).and_then(|record| record.open(&[]));
            assert_eq!(opened.expect("what is written opens").state(), sitting.state());
            plays_on(sitting, 5, chance);
            true
        }
    }
}

/// A position.
pub fn position<G: Samples>(text: &str, chance: &mut Chance) -> bool {
    match Position::<G>::from_json(text, &[]) {
        Err(error) => told(text, |words| words.position_fault::<G>(&error)),
        Ok(position) => {
            let again = Position::<G>::from_json(&position.to_json(), &[]).expect("what is written is read");
            assert_eq!(again.state(), position.state());
            plays_on(position.sit(), 40, chance);
            true
        }
    }
}

/// A lesson, read in one way to its end.
pub fn lesson<G: Samples + Taught>(text: &str, chance: &mut Chance) -> bool {
    let lesson = match Lesson::<G>::from_json(text, &[]) {
        Err(error) => return told(text, |words| words.lesson_fault::<G>(&error)),
        Ok(lesson) => lesson,
    };
    let mut walk = Walk::new(lesson);
    // Ways may turn in circles for a while.
    for _ in 0..400 {
        let Some(step) = walk.step() else { break };
        let _ = (step.text().within("fr"), walk.shown());
        let _ = walk.hint();
        if walk.on() {
            continue;
        }
        let legal = walk.sitting().legal_moves();
        let first = chance.below(legal.len() as u32) as usize;
        let mut tries = legal.iter().cycle().skip(first).take(legal.len());
        let mut right = |action: &&G::Move| walk.attempt(**action) == Answer::Right;
        assert!(tries.by_ref().any(|action| right(&action)), "the reader is lost");
    }
    assert!(walk.sitting().is_practice());
    while walk.back() {}
    assert_eq!(walk.number(), 0);
    true
}

/// Printed values, played with.
pub fn content<G: Samples>(text: &str, chance: &mut Chance) -> bool {
    match G::Content::from_json(text) {
        Err(error) => told(text, |words| words.content_fault::<G>(&error)),
        Ok(content) => {
            assert!(G::Content::from_json(&content.to_json()).is_ok_and(|again| again == content));
            let table = G::table(chance.below(24).into());
            let game = G::begin(content, table.options(), table.rules());
            plays_on(Sitting::new(game, Seed(chance.bits())), 150, chance);
            true
        }
    }
}

/// Moves as records write them: what is one is written the same, and is played or refused.
pub fn moves<G: Samples>(text: &str, chance: &mut Chance) -> bool {
    let mut sitting = Sitting::new(G::table(chance.below(48).into()), Seed(chance.bits()));
    play(&mut sitting, chance.below(150), chance);
    let (mut read, game) = (0, sitting.game().clone());
    for written in text.split(';').take(12).map(str::trim) {
        let Ok(action) = written.parse::<G::Move>() else {
            continue;
        };
        read += 1;
        assert_eq!(action.to_string(), written, "no move is written in two ways");
        let listed = game.listed(sitting.state(), action);
        let forbidden = game.why_not(sitting.state(), action);
        assert_eq!(sitting.legal_moves().contains(&listed), forbidden.is_none(), "{action}");
        assert_eq!(sitting.play(action).err(), forbidden);
        game.check(sitting.state());
    }
    read > 1
}

/// Typed moves.
pub fn short<G: Samples + Typed>(text: &str, chance: &mut Chance) -> bool {
    let mut sitting = Sitting::new(G::table(chance.below(48).into()), Seed(chance.bits()));
    play(&mut sitting, chance.below(150), chance);
    let mut read = 0;
    for typed in text.split(';').take(12) {
        let view = sitting.view(sitting.asked());
        let legal = sitting.legal_moves();
        assert!(G::completions(&view, &legal, typed).len() <= legal.len());
        if let Ok(action) = sitting.game().read_short(&view, typed) {
            read += 1;
            assert!(action.to_string().parse().is_ok_and(|again: G::Move| again == action));
            let forbidden = sitting.game().why_not(sitting.state(), action);
            assert_eq!(legal.contains(&action), forbidden.is_none());
            let _ = sitting.play(action);
        }
    }
    read > 1
}

/// What stands in a field, if it can be read; else it is told what is wrong with it.
fn of<T: DeserializeOwned>(root: &Node, kind: &str) -> Option<T> {
    let read = root.field(kind)?.read();
    read.map_err(|misread| {
        let whole = |words: Words| format!("{}: {}", misread.path, words.wrong(&misread.wrong));
        told(&root.value().to_string(), whole)
    })
    .ok()
}

/// What is agreed before a game, read from a node.
fn agreed<G: Samples>(text: &str, root: &Node) -> bool {
    let Some(agreed) = of::<G::Agreement>(root, "options") else {
        return false;
    };
    match agreed.try_into() {
        Err(error) => told(text, |words| G::disagreed(words, error)),
        Ok(options) => (2..=4).contains(&G::seats(options)),
    }
}

/// What is agreed before a game.
pub fn options<G: Samples>(text: &str, _: &mut Chance) -> bool {
    document::parse(text, usize::MAX).is_ok_and(|value| agreed::<G>(text, &Node::root(&value)))
}

/// What JavaScript gives as plain data.
pub fn data(text: &str, _: &mut Chance) -> bool {
    let Ok(value) = document::parse(text, usize::MAX) else {
        return false;
    };
    let root = Node::root(&value);
    let mut taken = agreed::<Yokohama>(text, &root);
    if let Some(sitters) = of::<Vec<Sitter>>(&root, "sitters") {
        let names = Names::new(Words::default(), &sitters);
        taken |= Seat::all(4).all(|seat| names.of(seat).chars().count() <= 60);
    }
    taken |= of::<Vec<RecordSeat>>(&root, "seats").is_some();
    taken |= of::<Computer>(&root, "computer").is_some();
    if let Some(moves) = of::<Vec<String>>(&root, "moves") {
        let sitting = Sitting::new(Yokohama::table(0), Seed(1));
        let moves: Vec<Move> = moves.iter().filter_map(|text| text.parse().ok()).collect();
        let _ = sitting.preview(&moves);
        taken = true;
    }
    if let Some(seed) = of::<String>(&root, "seed") {
        taken |= Seed::of_text(&seed).is_ok();
    }
    taken
}
