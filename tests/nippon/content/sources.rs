//! Where each field comes from.

use meiji::nippon::content::{SOURCES, Section};

use super::tree;
use crate::origins::Origins;

#[test]
fn every_field_of_every_row_has_a_source_and_the_least_sure_decides() {
    Origins::of(SOURCES).cover::<Section>(&tree());
}

#[test]
fn no_source_is_told_of_what_no_row_has() {
    Origins::of(SOURCES).tell_of_what_is_there(&tree(), &[]);
}
