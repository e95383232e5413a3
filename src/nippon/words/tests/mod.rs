//! Every sentence is there, whole and filled, in every language and over whole games.

mod errors;
mod games;
mod names;
mod outlook;
mod story;
mod wording;

use super::phrases::{Brief, Button, Counts, Deed, Fault, Log, Noun, Query, Remedy, Rule, Synergy, Tell};
use super::*;
use crate::chance::Seed;
use crate::game::{Game as _, Seat};
use crate::nippon::components::{Achievement, Action, Colour, FactoryTile, Good, Track};
use crate::nippon::content::Content;
use crate::nippon::{Factory, Options, Table};
use crate::printed::Edition as _;
use crate::sitters::{Crest, Sitter};
use crate::words::tests::{hold, hold_files, hold_spaces};
use crate::words::{Language, Names, Words};

/// A sentence that a person can read: not empty, every slot filled, no space doubled or at an end.
fn whole(text: &str) {
    assert!(!text.trim().is_empty(), "an empty sentence");
    assert!(!text.contains(['{', '}', '|']), "a slot was left open: {text}");
    assert!(!text.contains("  ") && text.trim() == text, "spaces: {text:?}");
}

fn game(players: u8) -> Nippon {
    Nippon::new(Content::first(), Options::new(players).expect("so many may play"))
}

fn names() -> Names {
    let sitters = ["Aiko", "Eva", "Jack", "Mary"]
        .into_iter()
        .zip(Crest::ALL)
        .map(|(name, crest)| Sitter {
            name: name.to_owned(),
            crest,
            computer: None,
        });
    Names::new(Words::default(), &sitters.collect::<Vec<_>>())
}

/// The table of a game that begins, seat 0 first.
fn table(game: &Nippon) -> Table {
    let mut table = game.deal(Seed(1)).table;
    (table.active, table.starter) = (Seat(0), Seat(0));
    table
}

#[test]
fn every_language_has_every_sentence_with_its_slots_alone() {
    let has_form = |room: &Vocabulary, slot: &str, form: &str| match slot {
        "worker" => Colour::ALL.iter().all(|of| room.worker.form(*of, form).is_some()),
        "action" => Action::ALL.iter().all(|of| room.action.form(*of, form).is_some()),
        "track" => Track::ALL.iter().all(|of| room.track.form(*of, form).is_some()),
        "good" => Good::ALL.iter().all(|of| room.good.form(*of, form).is_some()),
        // What is counted of yen is said by a sentence of its own.
        "achievement" => Achievement::ALL
            .iter()
            .filter(|of| **of != Achievement::Money)
            .all(|of| room.achievement.form(*of, form).is_some()),
        _ => false,
    };
    hold(Noun::ALL, has_form);
    hold(Synergy::ALL, has_form);
    hold(Brief::ALL, has_form);
    hold(Query::ALL, has_form);
    hold(Button::ALL, has_form);
    hold(Deed::ALL, has_form);
    hold(Log::ALL, has_form);
    hold(Rule::ALL, has_form);
    hold(Remedy::ALL, has_form);
    hold(Counts::ALL, has_form);
    hold(Tell::ALL, has_form);
    hold(Caption::ALL, has_form);
    hold(Fault::ALL, has_form);
}

#[test]
fn every_language_is_whole_and_has_nothing_else() {
    hold_files::<Vocabulary>();
}

#[test]
fn no_line_breaks_before_a_sign_or_a_unit() {
    hold_spaces::<Vocabulary>();
}

#[test]
fn the_box_is_named_in_every_language() {
    for language in Language::all() {
        let told = inventory::inventory(Words::new(language), &Content::first());
        let told = serde_json::to_value(&told).expect("it is plain data");
        let texts = |value: &serde_json::Value| value.as_array().map_or(0, Vec::len);
        assert_eq!(
            ["factories", "contracts", "cityTiles", "cities", "steps"].map(|key| texts(&told[key])),
            [24, 8, 9, 8, 13]
        );
        assert_eq!(told["cities"][2]["region"], "kansai");
        assert_eq!(told["levels"]["knowledge"][2], "");
    }
}
