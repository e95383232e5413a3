//! Every sentence is there, whole and filled, in every language and over whole games.

mod errors;
mod names;
mod samples;
mod story;
mod wording;

use super::phrases::{Button, Deed, Fault, Log, Noun, Query, Remedy, Rule, Ruling, Spoken, Tip};
use super::*;
use crate::chance::{Chance, Seed};
use crate::game::{Game, Happening, Seat};
use crate::printed::Edition;
use crate::sitters::Crest;
use crate::sitters::Sitter;
use crate::words::tests::{hold, hold_files};
use crate::words::{Language, NAME_LENGTH};
use crate::yokohama::Chapter;
use crate::yokohama::components::{Area, Country, Resource, Title};
use crate::yokohama::content::Content;
use crate::yokohama::{Ask, Event, Move, Options, Shrine, Table};

/// A sentence that a person can read: not empty, every slot filled, no space doubled or at an end.
fn whole(text: &str) {
    assert!(!text.trim().is_empty(), "an empty sentence");
    assert!(!text.contains(['{', '}', '|']), "a slot was left open: {text}");
    assert!(!text.contains("  ") && text.trim() == text, "spaces: {text:?}");
}

fn called(given: [&str; 4]) -> Names {
    let sitters = given.into_iter().zip(Crest::ALL).map(|(name, crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: None,
    });
    Names::new(Words::default(), &sitters.collect::<Vec<_>>())
}

fn game(players: u8) -> Yokohama {
    Yokohama::new(Content::first(), Options::new(players).unwrap())
}

fn names() -> Names {
    called(["Aiko", "Eva", "Jack", "Mary"])
}

#[test]
fn everything_is_said_over_random_games() {
    for players in 2..=4 {
        let options = Options::new(players)
            .unwrap()
            .with_achievement_rewards()
            .with_free_agents();
        let game = Yokohama::new(Content::first(), options);
        for (number, language) in Language::all().enumerate() {
            for seed in 0..4 {
                play(&game, Words::new(language), Seed(10 * number as u64 + seed));
            }
        }
    }
}

/// Plays a random game and reads out everything on the way.
fn play(game: &Yokohama, words: Words, seed: Seed) {
    let names = names();
    let mut chance = Chance::new(seed);
    let mut state = game.deal(seed);
    let mut moves = Vec::new();
    let space = game.move_space();
    for ply in 0.. {
        let table = state.table;
        let Some(decision) = game.decision(&state) else { break };
        if ply > 3_000 {
            break;
        }
        let question = words.speech(game, &table, &names).question(decision);
        whole(&question.title);
        game.legal_moves(&state, &mut moves);
        match decision.ask {
            Ask::Before | Ask::After => whole(&words.ready(&table, moves.iter().copied())),
            _ => whole(&question.detail),
        }
        for &action in &moves {
            whole(&words.speech(game, &table, &names).action(action));
            whole(&words.speech(game, &table, &names).action_long(action));
            if let Some(prospect) = words.speech(game, &table, &names).prospect(action) {
                whole(&prospect.title);
                whole(&prospect.detail);
            }
        }
        // Not every move of the space at every step: a few, others each time.
        for _ in 0..20 {
            let action = space[chance.below(space.len() as u32) as usize];
            whole(&words.speech(game, &table, &names).action(action));
            whole(&words.speech(game, &table, &names).action_long(action));
            if let Some(forbidden) = game.why_not(&state, action) {
                whole(&words.speech(game, &table, &names).refusal(&forbidden));
            }
        }
        if ply % 16 == 0 {
            read_table(game, &table, words, &names);
        }
        let mut events = Vec::new();
        game.play(
            &mut state,
            moves[chance.below(moves.len() as u32) as usize],
            &mut events,
        );
        for event in events {
            for seen in [event, event.seen_by(None)] {
                if let Some(line) = words.speech(game, &state.table, &names).told(&seen) {
                    whole(&line);
                }
            }
        }
    }
}

fn read_table(game: &Yokohama, table: &Table, words: Words, names: &Names) {
    for place in table.places() {
        whole(&words.place(table, place));
        for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
            whole(&words.speech(game, table, names).spoken_area(place, viewer));
        }
    }
    for space in 0..6 {
        for board in 0..2 {
            whole(&words.speech(game, table, names).spoken_port(board, space));
            whole(&words.speech(game, table, names).spoken_laboratory(board, space));
        }
    }
    for space in 0..8 {
        whole(&words.speech(game, table, names).spoken_shrine(Shrine::Church, space));
        whole(&words.speech(game, table, names).spoken_shrine(Shrine::Customs, space));
    }
    for stack in 0..3 {
        whole(&words.speech(game, table, names).spoken_achievement(stack));
    }
    for seat in Seat::all(table.players) {
        whole(&words.speech(game, table, names).spoken_player(seat));
    }
}

/// Whether all that may fill a slot has a form: each country if it is one, else each Area.
fn has_form(vocabulary: &Vocabulary, slot: &str, form: &str) -> bool {
    match slot {
        "country" => (Country::ALL.iter()).all(|&country| vocabulary.country.form(country, form).is_some()),
        _ => (Area::ALL.iter()).all(|&area| vocabulary.area.form(area, form).is_some()),
    }
}

#[test]
fn every_language_has_every_sentence_with_its_slots_alone() {
    hold(Caption::ALL, has_form);
    hold(Noun::ALL, has_form);
    hold(Query::ALL, has_form);
    hold(Button::ALL, has_form);
    hold(Deed::ALL, has_form);
    hold(Log::ALL, has_form);
    hold(Rule::ALL, has_form);
    hold(Ruling::ALL, has_form);
    hold(Remedy::ALL, has_form);
    hold(Spoken::ALL, has_form);
    hold(Tip::ALL, has_form);
    hold(Fault::ALL, has_form);
}

#[test]
fn every_language_is_whole_and_has_nothing_else() {
    hold_files::<Vocabulary>();
}

/// A page asks for its texts by name, of the game's first.
#[test]
fn no_caption_is_named_as_a_key_of_the_house() {
    for caption in Caption::ALL {
        let name = Key::ALL.iter().find(|key| format!("{key:?}") == format!("{caption:?}"));
        assert_eq!(name, None);
    }
    assert_eq!(Caption::of("hand-label"), Some(Caption::HandLabel));
    assert_eq!(Caption::of("new-game"), None);
}
