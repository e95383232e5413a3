//! Why a move is refused: which rule forbids it, what would allow it, and where the rulebook says so.

use super::Speech;
use super::phrases::{Remedy, Rule};
use crate::nippon::components::Resource;
use crate::nippon::{Chapter, Forbidden, Nippon, Refusal};
use crate::words::phrases::Refused;

impl Speech<'_, Nippon> {
    /// Why a move is refused, in a sentence or two: the rule, what would allow the move, and the chapter. It is addressed to the seat that is asked.
    pub fn refusal(&self, forbidden: &Forbidden) -> String {
        let reason = ("reason", self.reason(forbidden.refusal).into());
        let chapter = ("chapter", self.chapter(forbidden.chapter).into());
        match self.remedy(forbidden) {
            Some(remedy) => self.say(Refused::Advised, &[reason, ("remedy", remedy.into()), chapter]),
            None => self.say(Refused::Refused, &[reason, chapter]),
        }
    }

    /// The rule that forbids a move, in a sentence: the first part of [`refusal`](Self::refusal).
    pub fn reason(&self, refusal: Refusal) -> String {
        let of = |phrase: Rule, good| self.say(phrase, &[self.made(good)]);
        let phrase = match refusal {
            Refusal::GameOver => Rule::GameOver,
            Refusal::OtherQuestion => Rule::OtherQuestion,
            Refusal::MustChoose => Rule::MustChoose,
            Refusal::NoSuchThing => Rule::NoSuchThing,
            Refusal::BoardFull => Rule::BoardFull,
            Refusal::NoWorker => Rule::NoWorker,
            Refusal::NothingPossible => Rule::NothingPossible,
            Refusal::OtherSlot { action } => {
                let action = self.words.name_of(&self.room().action, action);
                return self.say(Rule::OtherSlot, &[("action", action)]);
            }
            Refusal::TooDear { what, needs, has } => {
                let args = [
                    ("needs", self.amount(what, needs).into()),
                    ("has", self.amount(what, has).into()),
                ];
                return self.say(Rule::TooDear, &args);
            }
            Refusal::OnTop { track } => return self.say(Rule::OnTop, &[self.raised(track)]),
            Refusal::BeyondTop { room } => return self.say(Rule::BeyondTop, &[("n", room.into())]),
            Refusal::NotNow => Rule::NotNow,
            Refusal::NoFactory { good } => return of(Rule::NoFactory, good),
            Refusal::NothingToRun => Rule::NothingToRun,
            Refusal::StorageFull { good } => return of(Rule::StorageFull, good),
            Refusal::RunAlready { good } => return of(Rule::RunAlready, good),
            Refusal::Fulfilled => Rule::Fulfilled,
            Refusal::OtherGoods => Rule::OtherGoods,
            Refusal::GoodsShort { good, needs, has } => {
                let args = [
                    ("needs", self.goods(good, needs).into()),
                    ("has", self.goods(good, has).into()),
                ];
                return self.say(Rule::GoodsShort, &args);
            }
            Refusal::NoContract => Rule::NoContract,
            Refusal::HasFactory { good } => return of(Rule::HasFactory, good),
            Refusal::HasAllFactories => Rule::HasAllFactories,
            Refusal::FactoryGone => Rule::FactoryGone,
            Refusal::KnowledgeShort { missing, blueprints } => {
                let has = self.amount(Resource::Blueprints, blueprints);
                return self.say(
                    Rule::KnowledgeShort,
                    &[("missing", missing.into()), ("blueprints", has.into())],
                );
            }
            Refusal::FullyImproved { good } => return of(Rule::FullyImproved, good),
            Refusal::FactoryFirst => Rule::FactoryFirst,
            Refusal::NoneLeft => Rule::NoneLeft,
            Refusal::RegionFull => Rule::RegionFull,
            Refusal::MapFull => Rule::MapFull,
            Refusal::RegionBuiltIn => Rule::RegionBuiltIn,
            Refusal::OtherRegion => Rule::OtherRegion,
            Refusal::NoTile { value } => return self.say(Rule::NoTile, &[("value", value.into())]),
            Refusal::WorthLess { good, most } => {
                return self.say(Rule::WorthLess, &[self.made(good), ("most", most.into())]);
            }
            Refusal::NotHigher { than } => return self.say(Rule::NotHigher, &[("than", than.into())]),
            Refusal::CityFull { city, lowest } => {
                let city = ("city", self.city(city).into());
                return self.say(Rule::CityFull, &[city, ("lowest", lowest.into())]);
            }
            Refusal::NothingToSupply => Rule::NothingToSupply,
            Refusal::OtherCity { city } => return self.say(Rule::OtherCity, &[("city", self.city(city).into())]),
            Refusal::NoTileThere => Rule::NoTileThere,
            Refusal::NotLowest { lowest } => return self.say(Rule::NotLowest, &[("lowest", lowest.into())]),
            Refusal::RewardTooHigh { needs, has } => {
                return self.say(Rule::RewardTooHigh, &[("needs", needs.into()), ("has", has.into())]);
            }
            Refusal::RewardGone => Rule::RewardGone,
            Refusal::SpaceTaken => Rule::SpaceTaken,
            Refusal::CubeLaid { good } => return of(Rule::CubeLaid, good),
        };
        self.words.phrase(phrase).to_owned()
    }

    /// What would allow a move, in a sentence, if anything could: the second part of [`refusal`](Self::refusal).
    pub fn remedy(&self, forbidden: &Forbidden) -> Option<String> {
        let phrase = match forbidden.refusal {
            Refusal::GameOver => Remedy::GameOver,
            Refusal::OtherQuestion | Refusal::MustChoose => {
                let question = self.question(self.table.decision()?).title;
                return Some(self.say(Remedy::Question, &[("question", question.into())]));
            }
            Refusal::NoSuchThing => Remedy::NoSuchThing,
            Refusal::OtherSlot { .. } => Remedy::OtherSlot,
            Refusal::BoardFull => Remedy::BoardFull,
            Refusal::NoWorker => Remedy::NoWorker,
            Refusal::NothingPossible => Remedy::NothingPossible,
            Refusal::TooDear { what, needs, has } => return Some(self.missing(what, needs, has)),
            Refusal::OnTop { .. } => match forbidden.chapter {
                // Blueprints may raise any marker, an action but its own.
                Chapter::SequenceOfPlay => Remedy::OnTop,
                _ => Remedy::OnTopNothing,
            },
            Refusal::BeyondTop { .. } => Remedy::BeyondTop,
            Refusal::NotNow if self.table.is_last_turn() => Remedy::NotNowLast,
            Refusal::NotNow => Remedy::NotNow,
            Refusal::NoFactory { .. } => Remedy::NoFactory,
            Refusal::NothingToRun => Remedy::NothingToRun,
            Refusal::StorageFull { .. } => Remedy::StorageFull,
            Refusal::RunAlready { .. } => Remedy::RunAlready,
            Refusal::Fulfilled => Remedy::Fulfilled,
            Refusal::OtherGoods
            | Refusal::HasAllFactories
            | Refusal::NoneLeft
            | Refusal::MapFull
            | Refusal::OtherCity { .. } => return None,
            Refusal::GoodsShort { good, needs, has } => {
                let missing = self.goods(good, needs.saturating_sub(has));
                return Some(self.say(Remedy::Missing, &[("missing", missing.into())]));
            }
            Refusal::NoContract => Remedy::NoContract,
            Refusal::HasFactory { .. } => Remedy::HasFactory,
            Refusal::FactoryGone => Remedy::FactoryGone,
            Refusal::KnowledgeShort { missing, blueprints } => {
                let n = u16::from(missing).saturating_sub(blueprints);
                return Some(self.say(Remedy::KnowledgeShort, &[("n", n.into())]));
            }
            Refusal::FullyImproved { .. } => Remedy::FullyImproved,
            Refusal::FactoryFirst => Remedy::FactoryFirst,
            Refusal::RegionFull | Refusal::RegionBuiltIn => Remedy::RegionFull,
            Refusal::OtherRegion => {
                let region = self.table.market()?;
                return Some(self.say(Remedy::OtherRegion, &[self.there(region)]));
            }
            Refusal::NoTile { .. } => Remedy::NoTile,
            Refusal::WorthLess { .. } => Remedy::WorthLess,
            Refusal::NotHigher { .. } | Refusal::CityFull { .. } => Remedy::NotHigher,
            Refusal::NothingToSupply => Remedy::NothingToSupply,
            Refusal::NoTileThere | Refusal::NotLowest { .. } => Remedy::NoTileThere,
            Refusal::RewardTooHigh { .. } => Remedy::RewardTooHigh,
            Refusal::RewardGone => Remedy::RewardGone,
            Refusal::SpaceTaken => Remedy::SpaceTaken,
            Refusal::CubeLaid { .. } => Remedy::CubeLaid,
        };
        Some(self.words.phrase(phrase).to_owned())
    }

    /// What is missing, and that Consolidating renews it.
    fn missing(&self, what: Resource, needs: u16, has: u16) -> String {
        let phrase = match what {
            Resource::Yen => Remedy::MissingYen,
            Resource::Coal => Remedy::MissingCoal,
            Resource::Blueprints => Remedy::Missing,
        };
        let missing = self.amount(what, needs.saturating_sub(has));
        self.say(phrase, &[("missing", missing.into())])
    }

    /// The goods that whose turn it is has on Storage areas.
    pub fn stored(&self) -> String {
        self.cubes(self.table.me().stored())
    }
}
