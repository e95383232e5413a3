//! What is told of a fault is told in one language from its beginning to its end.

use meiji::words::{Language, Words};

/// Words that stand in an English sentence about a fault, and in none of another language that the game speaks. One that a new language has
/// too leaves the list.
const ENGLISH: [&str; 13] = [
    "cannot", "dealt", "does", "expected", "field", "found", "missing", "must", "never", "the", "this", "unknown",
    "which",
];

/// What opens or closes a quotation in some language: „…“ in one is “…” in another, and »…« is «…».
const QUOTES: [char; 10] = ['“', '”', '„', '‟', '«', '»', '‹', '›', '「', '」'];

/// What a sentence says itself, without what it quotes.
fn own(told: &str) -> String {
    let (Some(from), Some(to)) = (told.find(QUOTES), told.rfind(QUOTES)) else {
        return told.to_owned();
    };
    format!("{} {}", &told[..from], &told[to..])
}

/// Checks that what is told of a text from outside is a sentence of its own in each language, none of which speaks English but the
/// first. Names in a document are English in each: they are quoted, or part of a path, or joined by a hyphen.
pub fn check(text: &str, sentence: impl Fn(Words) -> String) {
    let english = sentence(Words::new(Language::ENGLISH));
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let told = sentence(Words::new(language));
        assert_ne!(told, english, "{}", language.tag());
        let own = own(&told);
        let mut spoken = own
            .split_whitespace()
            .map(|word| word.trim_matches(|letter: char| ",.:;!?()".contains(letter) || QUOTES.contains(&letter)));
        let odd = spoken.find(|word| ENGLISH.contains(word) && !text.contains(&format!("\"{word}\"")));
        assert_eq!(odd, None, "{}: {told}", language.tag());
    }
}
