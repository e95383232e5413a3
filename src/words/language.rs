//! The languages that the game speaks: a file each in `languages`, named by the first part of its tag.

/// A language that the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

// `FILES`: a row a language, English first, with its tag and its name in itself. `TEXTS`: the house's files, in that order.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language as its file tells of it.
struct File {
    /// As HTML writes it (BCP 47): its first part alone, such as `pt`.
    tag: &'static str,
    /// What it calls itself.
    name: &'static str,
}

/// How many languages there are.
pub(super) const LANGUAGES: usize = FILES.len();

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

    /// Its number among all.
    pub(super) const fn number(self) -> usize {
        self.0
    }
}
