//! What decided a game, in two or three sentences.

use super::{Key, Speech};
use crate::course::{Decided, Trigger};
use crate::game::Game;

impl<G: Game> Speech<'_, G> {
    /// What decided a game, a sentence each: when its winner went ahead for good, where most points came from, and how it
    /// stood when the end was brought about. `part` says what a part of the score is called.
    pub(crate) fn what_decided<C: Copy>(&self, decided: &Decided<C>, part: impl Fn(C) -> &'static str) -> Vec<String> {
        let sentences = [
            Some(self.since(decided)),
            decided.since.and_then(|_| self.furthest(decided, part)),
            decided.trigger.map(|trigger| self.trigger(trigger)),
        ];
        sentences.into_iter().flatten().collect()
    }

    fn since<C>(&self, decided: &Decided<C>) -> String {
        let key = match decided.since {
            None => Key::DecidedTie,
            Some(since) if since >= decided.rounds => Key::DecidedLast,
            Some(1) => Key::DecidedAlways,
            Some(_) => Key::DecidedSince,
        };
        let args = [
            ("name", self.names.of(decided.winner).into()),
            ("round", decided.since.unwrap_or_default().into()),
        ];
        self.words.fill(key, &args)
    }

    fn furthest<C: Copy>(&self, decided: &Decided<C>, part: impl Fn(C) -> &'static str) -> Option<String> {
        let (category, n) = decided.ahead?;
        let winner = self.names.of(decided.winner).into();
        let rival = self.names.of(decided.rival).into();
        let most = part(category).into();
        Some(match decided.behind {
            None => self.words.fill(
                Key::DecidedAhead,
                &[("name", winner), ("rival", rival), ("category", most), ("n", n.into())],
            ),
            Some((category, less)) => self.words.fill(
                Key::DecidedAheadBehind,
                &[
                    ("name", winner),
                    ("rival", rival),
                    ("category", most),
                    ("n", n.into()),
                    ("other", part(category).into()),
                    ("less", less.into()),
                ],
            ),
        })
    }

    fn trigger(&self, trigger: Trigger) -> String {
        let key = match trigger.lead {
            1.. => Key::DecidedEndAhead,
            0 => Key::DecidedEndLevel,
            _ => Key::DecidedEndBehind,
        };
        let args = [
            ("name", self.names.of(trigger.seat).into()),
            ("round", trigger.round.into()),
            ("n", trigger.lead.unsigned_abs().into()),
        ];
        self.words.fill(key, &args)
    }
}
