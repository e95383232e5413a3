//! Where each field comes from.

use meiji::duel::content::{SOURCES, Section};
use meiji::printed::Section as _;

use super::{editions, tree};
use crate::origins::{Origins, SURE};

#[test]
fn every_field_of_every_row_has_a_source_and_the_least_sure_decides() {
    for edition in editions() {
        Origins::of(SOURCES).cover::<Section>(&edition);
    }
}

/// An edition may mend what was reconstructed, and nothing else.
#[test]
fn what_the_rulebook_says_or_was_published_is_the_same_in_every_edition() {
    Origins::of(SOURCES).hold_still(&editions());
}

#[test]
fn no_source_is_told_of_what_no_row_has() {
    for edition in editions() {
        Origins::of(SOURCES).tell_of_what_is_there(&edition, &[]);
    }
}

/// The documentation shows the document, line by line.
#[test]
fn the_documentation_tells_the_same() {
    let page = include_str!("../../../docs/duel/content.md");
    Origins::of(SOURCES).stand_on(page);
    // What it sums up: how many rows are the rulebook's, and how many hold something made up.
    let tree = tree();
    let rows = |source: &str| {
        let all = Section::ALL
            .iter()
            .flat_map(|section| tree[section.key()].as_array().expect("a list of rows"));
        all.filter(|row| row["source"] == source).count()
    };
    let [rulebook, published, made_up] = SURE.map(rows);
    let all = rulebook + published + made_up;
    let summed = format!("By rows, {rulebook} of {all} are the rulebook's and {made_up} hold something reconstructed.");
    assert!(page.contains(&summed), "{summed}");
}
