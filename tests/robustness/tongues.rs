//! What is told of a fault is told in one language from its beginning to its end.

use yokohama::words::{Language, Words};

/// Words that stand in an English sentence about a fault, and in none of another language.
const ENGLISH: [&str; 19] = [
    "and",
    "are",
    "be",
    "dealt",
    "duplicate",
    "expected",
    "field",
    "found",
    "invalid",
    "is",
    "it",
    "missing",
    "must",
    "never",
    "not",
    "of",
    "one",
    "the",
    "unknown",
];

/// Checks that what is told of a text from outside is a sentence of its own in each language, none of which speaks English but the
/// first; what it quotes of the text may.
pub fn check(text: &str, sentence: impl Fn(Words) -> String) {
    let english = sentence(Words::new(Language::ENGLISH));
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let told = sentence(Words::new(language));
        assert_ne!(told, english, "{}", language.tag());
        let mut spoken = told.split(|letter: char| !letter.is_alphanumeric());
        let odd = spoken.find(|word| ENGLISH.contains(word) && !text.contains(word));
        assert_eq!(odd, None, "{}: {told}", language.tag());
    }
}
