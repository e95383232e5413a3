//! Why a move is refused: which rule forbids it, what would allow it, and where the rulebook says so.

use super::Speech;
use super::phrases::{Remedy, Rule};
use crate::words::phrases::Refused;
use crate::yokohama::components::{Agent, Area, MOST_POWER, Piece, Resource, Title};
use crate::yokohama::{Actor, Ask, Chapter, Ending, Forbidden, Refusal, Stage, Yokohama};

impl Speech<'_, Yokohama> {
    /// Why a move is refused, in a sentence or two: the rule, what would allow the move, and the chapter. It is addressed
    /// to the seat that is asked.
    pub fn refusal(&self, forbidden: &Forbidden) -> String {
        let reason = self.reason(forbidden.refusal);
        let chapter = self.words.chapter(forbidden.chapter);
        match self.remedy(forbidden) {
            Some(remedy) => self.say(
                Refused::Advised,
                &[
                    ("reason", reason.into()),
                    ("remedy", remedy.into()),
                    ("chapter", chapter.into()),
                ],
            ),
            None => self.say(
                Refused::Refused,
                &[("reason", reason.into()), ("chapter", chapter.into())],
            ),
        }
    }

    /// The rule that forbids a move, in a sentence: the first part of [`refusal`](Self::refusal).
    pub fn reason(&self, refusal: Refusal) -> String {
        let phrase = match refusal {
            Refusal::GameOver => Rule::GameOver,
            Refusal::OtherQuestion => Rule::OtherQuestion,
            Refusal::MustChoose => Rule::MustChoose,
            Refusal::NoSuchThing => Rule::NoSuchThing,
            Refusal::Canal => Rule::Canal,
            Refusal::NoAssistantInHand => Rule::NoAssistantInHand,
            Refusal::NoAssistantThere => Rule::NoAssistantThere,
            Refusal::NoAssistantAtHand => Rule::NoAssistantAtHand,
            Refusal::TooDear { what, needs, has } => {
                let args = [("needs", self.amount(what, needs)), ("has", self.amount(what, has))];
                return self.say(if has == 0 { Rule::TooDearNone } else { Rule::TooDear }, &args);
            }
            Refusal::PlacementFull { most } => return self.say(Rule::PlacementFull, &[("n", most.into())]),
            Refusal::OneEach => Rule::OneEach,
            Refusal::PairPlaced if self.table.me().knows(Title::Telegram) => Rule::PairAndOnePlaced,
            Refusal::PairPlaced => Rule::PairPlaced,
            Refusal::NotBeside => Rule::NotBeside,
            Refusal::Occupied => Rule::Occupied,
            Refusal::StartingArea => Rule::StartingArea,
            Refusal::NoRoute => Rule::NoRoute,
            Refusal::OtherToll => Rule::OtherToll,
            Refusal::SpaceTaken => Rule::SpaceTaken,
            Refusal::FaithShort { asks, faith } => {
                return self.say(Rule::FaithShort, &[("asks", asks.into()), ("faith", faith.into())]);
            }
            Refusal::Overpaid { .. } => Rule::Overpaid,
            Refusal::NoOffering { offering } => {
                let (what, amount) = offering.price();
                return self.say(Rule::NoOffering, &[("amount", self.amount(what, amount))]);
            }
            Refusal::PowerShort { allows, asks } => {
                return self.say(Rule::PowerShort, &[("asks", asks.into()), ("n", allows.into())]);
            }
            Refusal::WarehouseEmpty {
                piece: Piece::Assistant,
            } => Rule::NoAssistantsLeft,
            Refusal::WarehouseEmpty { piece: Piece::Shop } => Rule::NoShopsLeft,
            Refusal::WarehouseEmpty {
                piece: Piece::TradingHouse,
            } => Rule::NoHousesLeft,
            Refusal::NoCard => Rule::NoCard,
            Refusal::SameTitle => Rule::SameTitle,
            Refusal::TooManyImports { points } => return self.say(Rule::TooManyImports, &[("n", points.into())]),
            Refusal::HandFull => Rule::HandFull,
            Refusal::LevelShut { .. } => Rule::LevelShut,
            Refusal::NoPieceInHand {
                piece: Piece::Assistant,
            } => Rule::NoAssistantInHand,
            Refusal::NoPieceInHand { piece: Piece::Shop } => Rule::NoShopInHand,
            Refusal::NoPieceInHand {
                piece: Piece::TradingHouse,
            } => Rule::NoHouseInHand,
            Refusal::ShopHere => Rule::ShopHere,
            Refusal::HouseHere => Rule::HouseHere,
            Refusal::AgentUsed => Rule::AgentUsed,
            Refusal::NoAgent { .. } => Rule::NoAgent,
            Refusal::PresidentThere => Rule::PresidentThere,
            Refusal::Achieved => Rule::Achieved,
            Refusal::GoalUnmet => Rule::GoalUnmet,
            Refusal::NotInHand => Rule::NotInHand,
            Refusal::GoodsShort { good, needs, has } => {
                let args = [
                    ("needs", self.amount(good.into(), needs)),
                    ("has", self.amount(good.into(), has)),
                ];
                return self.say(
                    if has == 0 {
                        Rule::GoodsShortNone
                    } else {
                        Rule::GoodsShort
                    },
                    &args,
                );
            }
            Refusal::SameArea => Rule::SameArea,
            Refusal::OtherPiece { piece } => {
                return self.say(Rule::OtherPiece, &[("piece", self.words.pieces(piece, 1).into())]);
            }
            Refusal::OtherOrigin { area } => {
                return self.say(Rule::OtherOrigin, &[("place", self.words.area(area).into())]);
            }
            Refusal::OtherArea => {
                return self.say(Rule::OtherArea, &[("place", self.spot(self.table.acting.place))]);
            }
            Refusal::NoTechnology => Rule::NoTechnology,
            Refusal::UsedThisTurn => Rule::UsedThisTurn,
        };
        self.words.phrase(phrase).to_owned()
    }

    /// What would allow a move, in a sentence, if anything could: the second part of [`refusal`](Self::refusal).
    pub fn remedy(&self, forbidden: &Forbidden) -> Option<String> {
        let me = self.table.me();
        let phrase = match forbidden.refusal {
            Refusal::GameOver => Remedy::GameOver,
            Refusal::OtherQuestion | Refusal::MustChoose => {
                let decision = self.table.decision()?;
                let question = self.question(decision);
                return Some(self.say(Remedy::Question, &[("question", question.title.into())]));
            }
            Refusal::NoSuchThing => Remedy::NoSuchThing,
            Refusal::Canal => Remedy::Canal,
            Refusal::NoAssistantInHand | Refusal::NoAssistantAtHand if self.table.university_within_reach() => {
                Remedy::NoAssistantUniversity
            }
            Refusal::NoAssistantInHand | Refusal::NoAssistantAtHand => self.later_phase(Remedy::NoAssistantInHand)?,
            Refusal::NoAssistantThere => match self.table.decision()?.ask {
                // One that is placed there later is of no use to what is asked now.
                Ask::Recall | Ask::Movements(_) | Ask::AssistantFrom => Remedy::NoAssistantToTake,
                Ask::Before => Remedy::NoAssistantThere,
                _ => self.next_turn(Remedy::NoAssistantNextTurn)?,
            },
            Refusal::TooDear { what, needs, has } => {
                let missing = self.amount(what, needs.saturating_sub(has));
                let phrase = match what {
                    Resource::Yen if self.table.mill_open() => Remedy::TooDearMill,
                    _ => Remedy::TooDear,
                };
                return Some(self.say(phrase, &[("missing", missing)]));
            }
            Refusal::PlacementFull { most: 4.. } => return None,
            Refusal::PlacementFull { .. } => Remedy::PlacementFull,
            Refusal::OneEach => Remedy::OneEach,
            Refusal::PairPlaced if me.knows(Title::Telegram) => return None,
            Refusal::PairPlaced => Remedy::PairPlaced,
            Refusal::NotBeside => Remedy::NotBeside,
            Refusal::Occupied if me.president.is_none() => Remedy::OccupiedFromHand,
            Refusal::Occupied if me.knows(Title::Stagecoach) => Remedy::OccupiedFree,
            Refusal::Occupied => Remedy::Occupied,
            Refusal::StartingArea => Remedy::StartingArea,
            Refusal::NoRoute => self.next_turn(Remedy::NoRoute)?,
            Refusal::OtherToll => Remedy::OtherToll,
            Refusal::SpaceTaken => Remedy::SpaceTaken,
            Refusal::FaithShort { asks, .. } if asks > self.faith_in_reach() => Remedy::FaithBeyond,
            Refusal::FaithShort { asks, faith } => {
                return Some(self.say(Remedy::FaithShort, &[("n", asks.saturating_sub(faith).into())]));
            }
            Refusal::Overpaid { needs: 0 } => Remedy::OverpaidFree,
            Refusal::Overpaid { needs } => return Some(self.say(Remedy::Overpaid, &[("n", needs.into())])),
            Refusal::NoOffering { .. } => Remedy::NoOffering,
            Refusal::PowerShort { asks, .. } => {
                let power = (1..=MOST_POWER).find(|&power| self.game.rate(Area::Customs, power) >= asks)?;
                return Some(self.say(Remedy::Power, &[("power", power.into())]));
            }
            Refusal::LevelShut { needs: 6.. } => return None,
            Refusal::LevelShut { needs } => return Some(self.say(Remedy::Power, &[("power", needs.into())])),
            // The University brings Assistants only.
            Refusal::WarehouseEmpty { .. } if forbidden.chapter == Chapter::Technologies => return None,
            Refusal::WarehouseEmpty { .. } if Piece::ALL.into_iter().all(|piece| me.warehouse.of(piece) == 0) => {
                return None;
            }
            Refusal::WarehouseEmpty { .. } => Remedy::WarehouseEmpty,
            Refusal::NoCard => Remedy::NoCard,
            Refusal::SameTitle => Remedy::SameTitle,
            Refusal::TooManyImports { .. } => Remedy::TooManyImports,
            Refusal::HandFull => Remedy::HandFull,
            Refusal::NoPieceInHand { piece } if me.warehouse.of(piece) == 0 => return None,
            Refusal::NoPieceInHand { .. } => Remedy::NoPieceInHand,
            Refusal::ShopHere => {
                let free = self.table.board(self.table.acting.place).house.is_none();
                if !free || me.hand.houses == 0 {
                    return None;
                }
                Remedy::ShopHere
            }
            Refusal::HouseHere => {
                let board = self.table.board(self.table.acting.place);
                if board.has_shop(self.table.active) || !board.shops.contains(&None) || me.hand.shops == 0 {
                    return None;
                }
                Remedy::HouseHere
            }
            Refusal::AgentUsed | Refusal::UsedThisTurn => self.next_turn(Remedy::NextTurn)?,
            Refusal::NoAgent { agent } => match agent {
                Agent::Foreign(country) if self.table.agents[country.index()] == 0 => return None,
                Agent::Foreign(_) => Remedy::NoAgent,
                Agent::Free => Remedy::NoFreeAgent,
                Agent::Reward => Remedy::NoRewardAgent,
            },
            Refusal::PresidentThere => Remedy::PresidentThere,
            Refusal::Achieved => Remedy::Achieved,
            Refusal::GoalUnmet => self.later_phase(Remedy::GoalUnmet)?,
            Refusal::NotInHand => Remedy::NotInHand,
            Refusal::GoodsShort { good, needs, has } => {
                let missing = self.amount(good.into(), needs.saturating_sub(has));
                return Some(self.say(Remedy::TooDear, &[("missing", missing)]));
            }
            Refusal::SameArea => Remedy::SameArea,
            Refusal::OtherPiece { .. } => Remedy::OtherPiece,
            Refusal::OtherOrigin { .. } => Remedy::OtherOrigin,
            Refusal::OtherArea => Remedy::OtherArea,
            Refusal::NoTechnology => Remedy::NoTechnology,
        };
        Some(self.words.phrase(phrase).to_owned())
    }

    /// A remedy that waits for the next turn of the seat that is asked; `None` in its last turn (rulebook: Endgame
    /// Conditions).
    fn next_turn(&self, remedy: Remedy) -> Option<Remedy> {
        let last = |ending: Ending| self.table.round >= ending.last_round;
        (!self.table.ending.is_some_and(last)).then_some(remedy)
    }

    /// A remedy that waits for a later additional action phase of the seat that is asked; `None` in the last one of its last
    /// turn, also while an agent that it sent acts (rulebook: Flow of a Turn; Endgame Conditions).
    fn later_phase(&self, remedy: Remedy) -> Option<Remedy> {
        let by_agent = self.table.acting_now().is_some() && self.table.acting.by == Actor::AgentAfter;
        if by_agent || self.table.stage == Stage::After {
            self.next_turn(remedy)
        } else {
            Some(remedy)
        }
    }

    /// The Faith that the Power and one of each thing at hand make.
    fn faith_in_reach(&self) -> u8 {
        let acting = self.table.acting;
        let power = self.game.rate(self.table.board(acting.place).area, acting.power);
        power.saturating_add(self.table.me().offerings().len())
    }
}
