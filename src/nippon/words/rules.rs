//! The rules, topic by topic, for a player's aid: complete enough to learn the game from and to settle questions.

use super::Speech;
use crate::nippon::{Nippon, Topic};

impl Speech<'_, Nippon> {
    /// What a topic is called: of a chapter, its name.
    pub fn topic(&self, topic: Topic) -> &'static str {
        match topic {
            Topic::Chapter(chapter) => self.chapter(chapter),
            other => self.room().topic.of(other),
        }
    }

    /// The rules of a topic, a paragraph a line.
    pub fn rules(&self, topic: Topic) -> &'static str {
        self.room().rules.of(topic)
    }
}
