//! The player's aid: nothing in it is empty or told twice, and it is the same whatever is hidden.

use std::collections::BTreeSet;

use meiji::aid::{Block, Cell, Section, sections};
use meiji::chance::Seed;
use meiji::printed::{Edition, Printed};
use meiji::sitters::{Crest, Sitter};
use meiji::words::{Language, Names, Words};

use super::{Probed, assert_seen, moments};

fn names(words: Words) -> Names {
    let sitters = ["Aiko", "Eva", "Jack", "Mary"].into_iter().zip(Crest::ALL);
    let sitters = sitters.map(|(name, crest)| Sitter {
        name: name.to_owned(),
        crest,
        computer: None,
    });
    Names::new(words, &sitters.collect::<Vec<_>>())
}

/// The whole aid to a game in progress.
fn told<G: Probed>(game: &G, state: &G::State, names: &Names) -> Vec<Section> {
    sections(Words::default(), game, Some((G::open(state), names)))
}

/// What is read of a cell.
fn read(cell: &Cell) -> String {
    cell.parts.iter().map(|(_, text)| text.as_str()).collect()
}

pub fn nothing_of_the_aid_is_empty_or_told_twice_in_any_language<G: Probed>() {
    let game = G::unplayed(<G as Printed>::Content::latest());
    let state = game.deal(Seed(1));
    for language in Language::all() {
        let words = Words::new(language);
        let names = names(words);
        for now in [None, Some((G::open(&state), &names))] {
            let all = sections(words, &game, now);
            let ids: BTreeSet<&str> = all.iter().map(|section| section.id.as_str()).collect();
            assert_eq!(ids.len(), all.len());
            assert_eq!(all.last().map(|section| section.id.as_str()), Some("keys"));
            for section in &all {
                let id = &section.id;
                assert!(!section.title.is_empty() && !section.blocks.is_empty(), "{id}");
                for block in &section.blocks {
                    let (head, rows) = match block {
                        Block::Text(text) => {
                            assert!(!text.trim().is_empty(), "{id}");
                            continue;
                        }
                        Block::Table(head, rows) => (head, rows),
                    };
                    assert!(!rows.is_empty(), "{id}");
                    for row in rows {
                        assert_eq!(row.len(), head.len(), "{id}");
                        assert!(row.iter().any(|cell| !read(cell).trim().is_empty()), "{id}");
                        for cell in row {
                            // An icon alone is heard, unless the cell beside it says its name.
                            let is_bare = cell.parts.iter().any(|(icon, text)| icon.is_some() && text.is_empty());
                            assert!(!is_bare || cell.said.is_some(), "{id}: {cell:?}");
                        }
                    }
                }
            }
        }
    }
}

pub fn what_is_hidden_changes_nothing_of_the_aid<G: Probed>() {
    let (mut looked_at, mut different) = (0, 0);
    let names = names(Words::default());
    for number in 0..12 {
        let game = G::table(number);
        for state in moments(&game, number, 6) {
            let onlooker = game.view(&state, None);
            for seed in 0..3 {
                let other = game.determinize(&onlooker, Seed(seed));
                looked_at += 1;
                different += usize::from(other != state);
                let [told, there] = [&state, &other].map(|state| told(&game, state, &names));
                assert_eq!(there, told);
            }
        }
    }
    assert_seen(
        "deals of what an onlooker cannot see that are other ones",
        different,
        looked_at,
        2,
    );
}
