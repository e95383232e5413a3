//! What the game's room says in one language: every sentence and every name, by key.

use super::Caption;
use super::phrases::{Brief, Button, Counts, Deed, Fault, Log, Noun, Query, Remedy, Rule, Synergy, Tell};
use super::signs::Sign;
use crate::nippon::components::{Achievement, Action, City, Colour, Good, Region, Resource, Side, Track, Transport};
use crate::nippon::{Chapter, Topic};
use crate::words::file::named;
use crate::words::vocabulary;

// `TEXTS`: the room's files, a language each, in the order of the languages.
#[cfg(not(target_arch = "wasm32"))]
include!(concat!(env!("OUT_DIR"), "/nippon_words.rs"));

vocabulary! {
    texts {
        noun: Noun,
        bonus: Synergy,
        brief: Brief,
        query: Query,
        button: Button,
        deed: Deed,
        log: Log,
        rule: Rule,
        remedy: Remedy,
        counts: Counts,
        tell: Tell,
        page: Caption,
        /// What stands on the table alone.
        sign: Sign,
        fault: Fault,
    }
    names {
        /// Colours of Workers, which are no colours of players.
        worker: Colour, Colour::ALL, named;
        action: Action, Action::ALL, named;
        track: Track, Track::ALL, named;
        good: Good, Good::ALL, named;
        region: Region, Region::ALL, named;
        city: City, City::ALL, named;
        transport: Transport, Transport::ALL, named;
        resource: Resource, Resource::ALL, named;
        side: Side, Side::ALL, named;
        achievement: Achievement, Achievement::ALL, named;
        chapter: Chapter, Chapter::ALL, named;
        /// What the topics are called that are no chapter of their own.
        topic: Topic, Topic::all().filter(|topic| !matches!(topic, Topic::Chapter(_))), named;
        /// The rules of a topic, a paragraph a line.
        rules: Topic, Topic::all(), topic_named;
    }
}

fn topic_named(topic: &Topic) -> String {
    match topic {
        Topic::Chapter(chapter) => named(chapter),
        other => named(other),
    }
}
