//! What the house says in one language.

use super::file::{Called, Texts};
use super::numbers::{Numbers, Plural};
use crate::sitters::Crest;

/// Everything that the house says in one language.
#[derive(Debug)]
pub struct Catalogue {
    /// Which words numbers take.
    pub(crate) plural: Plural,
    /// How numbers are written.
    pub(crate) numbers: Numbers,
    /// The texts of pages, menus and forms.
    pub(crate) page: Texts,
    pub(crate) noun: Texts,
    pub(crate) log: Texts,
    pub(crate) remedy: Texts,
    pub(crate) fault: Texts,
    pub(crate) color: Called<Crest>,
}
