//! What the game's room says in one language: every sentence and every name, by key.

use super::Caption;
use super::phrases::{Button, Deed, Fault, Log, Noun, Query, Remedy, Rule, Tell};
use crate::duel::components::{Criterion, Place, Resource, Title};
use crate::duel::{Chapter, Sign, Topic};
use crate::words::file::named;
use crate::words::vocabulary;

// `TEXTS`: the room's files, a language each, in the order of the languages.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/duel_words.rs"));

vocabulary! {
    texts {
        noun: Noun,
        query: Query,
        button: Button,
        deed: Deed,
        log: Log,
        rule: Rule,
        remedy: Remedy,
        page: Caption,
        fault: Fault,
        tell: Tell,
    }
    names {
        place: Place, Place::ALL, named;
        resource: Resource, Resource::ALL, named;
        title: Title, Title::ALL, named;
        /// What a Trader is recruited for.
        criterion: Criterion, Criterion::ALL, named;
        chapter: Chapter, Chapter::ALL, named;
        /// What the topics are called that are no chapter of their own.
        topic: Topic, Topic::all().filter(|topic| !matches!(topic, Topic::Chapter(_))), named;
        /// The rules of a topic, a paragraph a line.
        rules: Topic, Topic::all(), topic_named;
        sign: Sign, Sign::ALL, named;
    }
}

fn topic_named(topic: &Topic) -> String {
    match topic {
        Topic::Chapter(chapter) => named(chapter),
        other => named(other),
    }
}
