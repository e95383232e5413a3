//! The page's own document: the texts that it holds itself, for when the game's program cannot run, are those of the words.

use yokohama::words::{Key, Words};

const PAGE: &str = include_str!("../index.html");

/// The elements of the page that name a key, each with the text that stands in it.
fn texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    PAGE.split("data-text=\"").skip(1).map(|rest| {
        let (key, rest) = rest.split_once('"').expect("the key ends");
        let text = rest.split_once('>').and_then(|(_, rest)| rest.split_once('<'));
        (key, text.map_or("", |(text, _)| text))
    })
}

#[test]
fn every_key_of_the_page_has_words() {
    assert!(texts().count() > 40);
    for (key, _) in texts() {
        assert!(Key::of(key).is_some(), "there are no words for {key}");
    }
}

#[test]
fn what_the_page_says_itself_is_what_the_words_say() {
    let said: Vec<_> = texts().filter(|(_, text)| !text.is_empty()).collect();
    let keys: Vec<_> = said.iter().map(|(key, _)| *key).collect();
    assert_eq!(
        keys,
        [
            "error-no-script",
            "loading",
            "error-load",
            "error-from-file",
            "error-no-web-assembly"
        ]
    );
    for (key, text) in said {
        assert_eq!(Key::of(key).map(|key| Words::default().text(key)), Some(text));
    }
}

#[test]
fn the_page_has_no_script_or_style_of_its_own() {
    for (number, line) in PAGE.lines().enumerate() {
        assert!(
            !line.contains("style=") && !line.contains("<style"),
            "line {}",
            number + 1
        );
        assert!(
            !line.contains("<script") || line.contains("src="),
            "line {}",
            number + 1
        );
        assert!(
            !line.contains(" onclick=") && !line.contains(" onerror="),
            "line {}",
            number + 1
        );
    }
}
