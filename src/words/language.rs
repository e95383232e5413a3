//! The languages that the game speaks: a file each in `languages`, named by the first part of its tag.

use std::sync::OnceLock;

use super::catalogue::{Catalogue, Flaw};

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

// `FILES`: a row a file of `languages`, English first, with its tag, its name in itself and, but for a page, its text.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language as its file tells of it.
struct File {
    /// As HTML writes it (BCP 47): its first part alone, such as `pt`.
    tag: &'static str,
    /// What it calls itself.
    name: &'static str,
    /// A page fetches the one that it speaks.
    #[cfg(not(target_arch = "wasm32"))]
    text: &'static str,
}

/// What is said in each language, once its file is read; the last is for tests.
static SPOKEN: [OnceLock<Catalogue>; FILES.len() + 1] = [const { OnceLock::new() }; FILES.len() + 1];

impl Language {
    /// English.
    pub const ENGLISH: Self = Self(0);

    /// English made two fifths longer, for tests of the layout. It is none of [`Language::all`], and no page has it.
    #[cfg(not(target_arch = "wasm32"))]
    pub const LONGER: Self = Self(FILES.len());

    /// Every language, English first and then by tag.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FILES.len()).map(Self)
    }

    /// Its name in itself, for the menu that chooses it.
    pub fn name(self) -> &'static str {
        FILES.get(self.0).map_or("Longer", |file| file.name)
    }

    /// Its tag as HTML writes it (BCP 47).
    pub fn tag(self) -> &'static str {
        FILES.get(self.0).map_or("x-longer", |file| file.tag)
    }

    /// The language of a tag such as `en-GB`, if the game speaks it.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default();
        Self::all().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// Reads what is said in it from its file. What was read before stays.
    ///
    /// # Errors
    /// What the file lacks or has too much.
    pub fn read(self, text: &str) -> Result<(), Flaw> {
        let read = Catalogue::read(text)?;
        if let Some(place) = SPOKEN.get(self.0) {
            place.get_or_init(|| read);
        }
        Ok(())
    }

    // It is asked for in a thousand places, which it would make larger.
    #[inline(never)]
    /// What is said in it; nothing as long as its file is not read.
    pub(crate) fn catalogue(self) -> &'static Catalogue {
        static NOTHING: Catalogue = Catalogue::NOTHING;
        #[cfg(not(target_arch = "wasm32"))]
        return SPOKEN
            .get(self.0)
            .map_or(&NOTHING, |place| place.get_or_init(|| self.shipped()));
        #[cfg(target_arch = "wasm32")]
        return SPOKEN.get(self.0).and_then(OnceLock::get).unwrap_or(&NOTHING);
    }

    /// What is wrong with its file.
    #[cfg(test)]
    pub(super) fn check(self) -> Result<(), Flaw> {
        Catalogue::read(FILES[self.0].text).map(|_| ())
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn shipped(self) -> Catalogue {
        let read = match FILES.get(self.0) {
            Some(file) => Catalogue::read(file.text),
            None => Catalogue::read_as(FILES[0].text, super::pseudo::stretched),
        };
        read.unwrap_or_else(|flaw| panic!("{}: {flaw}", self.tag()))
    }
}
