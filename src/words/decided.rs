//! What decided a game, in two or three sentences.

use super::{Key, Names, Words};
use crate::course::{Decided, Trigger};
use crate::yokohama::course::Category;

impl Words {
    /// What decided a game, a sentence each: when its winner went ahead for good, where most points came from, and how it
    /// stood when the end was brought about.
    pub fn decided(self, decided: &Decided<Category>, names: &Names) -> Vec<String> {
        let sentences = [
            Some(self.since(decided, names)),
            self.furthest(decided, names),
            decided.trigger.map(|trigger| self.trigger(trigger, names)),
        ];
        sentences.into_iter().flatten().collect()
    }

    fn since(self, decided: &Decided<Category>, names: &Names) -> String {
        let key = match decided.since {
            since if since >= decided.rounds => Key::DecidedLast,
            1 => Key::DecidedAlways,
            _ => Key::DecidedSince,
        };
        let args = [
            ("name", names.of(decided.winner).into()),
            ("round", decided.since.into()),
        ];
        self.fill(key, &args)
    }

    fn furthest(self, decided: &Decided<Category>, names: &Names) -> Option<String> {
        let (category, n) = decided.ahead?;
        let winner = names.of(decided.winner).into();
        let rival = names.of(decided.rival).into();
        let most = self.text(category.key()).into();
        Some(match decided.behind {
            None => self.fill(
                Key::DecidedAhead,
                &[("name", winner), ("rival", rival), ("category", most), ("n", n.into())],
            ),
            Some((category, less)) => self.fill(
                Key::DecidedAheadBehind,
                &[
                    ("name", winner),
                    ("rival", rival),
                    ("category", most),
                    ("n", n.into()),
                    ("other", self.text(category.key()).into()),
                    ("less", less.into()),
                ],
            ),
        })
    }

    fn trigger(self, trigger: Trigger, names: &Names) -> String {
        let key = match trigger.lead {
            1.. => Key::DecidedEndAhead,
            0 => Key::DecidedEndLevel,
            _ => Key::DecidedEndBehind,
        };
        let args = [
            ("name", names.of(trigger.seat).into()),
            ("round", trigger.round.into()),
            ("n", trigger.lead.unsigned_abs().into()),
        ];
        self.fill(key, &args)
    }
}

impl Category {
    /// What it is called on the score sheet.
    pub const fn key(self) -> Key {
        match self {
            Self::Orders => Key::ScoreOrders,
            Self::Buildings => Key::ScoreBuildings,
            Self::Spaces => Key::ScoreSpaces,
            Self::Technologies => Key::ScoreTechnologies,
            Self::Achievements => Key::ScoreAchievements,
            Self::Areas => Key::ScoreAreas,
            Self::Church => Key::ScoreChurch,
            Self::Customs => Key::ScoreCustoms,
            Self::TechnologyBonus => Key::ScoreTechnology,
            Self::Country => Key::ScoreCountry,
            Self::Agents => Key::ScoreAgents,
            Self::Imports => Key::ScoreImports,
            Self::Yen => Key::ScoreYen,
            Self::Goods => Key::ScoreGoods,
        }
    }
}
