//! What reads the texts, and what must hold of what it reads. Each tells whether the text was taken.

use meiji::chance::{Chance, Seed};
use meiji::document::{self, Node};
use meiji::game::{Game, Seat};
use meiji::lesson::{Lesson, Walk};
use meiji::opponents::Computer;
use meiji::printed::Edition;
use meiji::record::{RecordSeat, state_hash};
use meiji::sitters::Sitter;
use meiji::sitting::Sitting;
use meiji::words::{Language, Names, Words};
use meiji::yokohama::content::Content;
use meiji::yokohama::position::Position;
use meiji::yokohama::record::Record;
use meiji::yokohama::{Agreement, Move, Options, Yokohama};
use serde::de::DeserializeOwned;

use crate::corpus::play;
use crate::tables::table;
use crate::{pieces, tongues};

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
fn plays_on(mut sitting: Sitting<Yokohama>, moves: u32, chance: &mut Chance) {
    pieces::check(sitting.game(), sitting.state());
    for _ in 0..moves {
        play(&mut sitting, 1, chance);
        pieces::check(sitting.game(), sitting.state());
    }
    for seat in Seat::all(sitting.game().players()).map(Some).chain([None]) {
        let view = sitting.view(seat);
        let dealt = sitting.game().determinize(&view, Seed(chance.bits()));
        assert_eq!(sitting.game().view(&dealt, seat), view);
    }
}

/// A record.
pub fn record(text: &str, chance: &mut Chance) -> bool {
    match Record::parse(text).and_then(|record| Ok((record.open(&[])?, record))) {
        Err(error) => told(text, |words| words.record_error(&error)),
        Ok((sitting, record)) => {
            assert_eq!(state_hash(sitting.state()), record.hash());
            let again = Record::of(&sitting).to_json();
            let opened = Record::parse(&again).and_then(|record| record.open(&[]));
            assert_eq!(opened.expect("what is written opens").state(), sitting.state());
            plays_on(sitting, 5, chance);
            true
        }
    }
}

/// A position.
pub fn position(text: &str, chance: &mut Chance) -> bool {
    match Position::from_json(text, &[]) {
        Err(error) => told(text, |words| words.position_error(&error)),
        Ok(position) => {
            let again = Position::from_json(&position.to_json(), &[]).expect("what is written is read");
            assert_eq!(again.state(), position.state());
            plays_on(position.sit(), 40, chance);
            true
        }
    }
}

/// A lesson, read in one way to its end.
pub fn lesson(text: &str, chance: &mut Chance) -> bool {
    let lesson = match Lesson::from_json(text, &[]) {
        Err(error) => return told(text, |words| words.lesson_error(&error)),
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
        let mut right = |action: &&Move| walk.attempt(**action) == meiji::lesson::Answer::Right;
        assert!(tries.by_ref().any(|action| right(&action)), "the reader is lost");
    }
    assert!(walk.sitting().is_practice());
    while walk.back() {}
    assert_eq!(walk.number(), 0);
    true
}

/// Printed values, played with.
pub fn content(text: &str, chance: &mut Chance) -> bool {
    match Content::from_json(text) {
        Err(error) => told(text, |words| words.content_error(&error)),
        Ok(content) => {
            assert_eq!(Content::from_json(&content.to_json()).as_ref(), Ok(&content));
            let options = Options::new(2 + chance.below(3) as u8).expect("two to four");
            let game = Yokohama::new(content, options.with_free_agents().with_achievement_rewards());
            plays_on(Sitting::new(game, Seed(chance.bits())), 150, chance);
            true
        }
    }
}

/// Typed moves.
pub fn short(text: &str, chance: &mut Chance) -> bool {
    let mut sitting = Sitting::new(table(chance.below(48).into()), Seed(chance.bits()));
    play(&mut sitting, chance.below(150), chance);
    let mut read = 0;
    for typed in text.split(';').take(12) {
        let view = sitting.view(sitting.asked());
        let legal = sitting.legal_moves();
        assert!(view.completions(&legal, typed).len() <= legal.len());
        if let Ok(action) = sitting.game().read_short(&view, typed) {
            read += 1;
            assert_eq!(action.to_string().parse(), Ok(action));
            let forbidden = sitting.game().why_not(sitting.state(), action);
            assert_eq!(legal.contains(&action), forbidden.is_none());
            let _ = sitting.play(action);
        }
    }
    read > 1
}

/// What JavaScript gives as plain data.
pub fn data(text: &str, _: &mut Chance) -> bool {
    fn of<T: DeserializeOwned>(root: &Node, kind: &str) -> Option<T> {
        let read = root.field(kind)?.read();
        read.map_err(|misread| {
            let whole = |words: Words| format!("{}: {}", misread.path, words.wrong(&misread.wrong));
            told(&root.value().to_string(), whole)
        })
        .ok()
    }
    let Ok(value) = document::parse(text, usize::MAX) else {
        return false;
    };
    let root = Node::root(&value);
    let mut taken = false;
    if let Some(agreed) = of::<Agreement>(&root, "options") {
        match Options::try_from(agreed) {
            Err(error) => taken |= told(text, |words| words.options_error(error)),
            Ok(options) => taken |= (2..=4).contains(&options.players()),
        }
    }
    if let Some(sitters) = of::<Vec<Sitter>>(&root, "sitters") {
        let names = Names::new(Words::default(), &sitters);
        taken |= Seat::all(4).all(|seat| names.of(seat).chars().count() <= 60);
    }
    taken |= of::<Vec<RecordSeat>>(&root, "seats").is_some();
    taken |= of::<Computer>(&root, "computer").is_some();
    if let Some(moves) = of::<Vec<String>>(&root, "moves") {
        let sitting = Sitting::new(table(0), Seed(1));
        let moves: Vec<Move> = moves.iter().filter_map(|text| text.parse().ok()).collect();
        let _ = sitting.preview(&moves);
        taken = true;
    }
    if let Some(seed) = of::<String>(&root, "seed") {
        taken |= Seed::of_text(&seed).is_ok();
    }
    taken
}
