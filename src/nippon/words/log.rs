//! What happened, as the log tells it: with names, in the present tense.

use super::phrases::Log;
use super::{Arg, Speech, yen};
use crate::game::Seat;
use crate::nippon::components::{City, Region, Side, Track, Transport};
use crate::nippon::rules::consolidate;
use crate::nippon::{Drawn, Event, Nippon, Why, Workers};
use crate::words::phrases::Told;

impl Speech<'_, Nippon> {
    /// What happened, in a line. Everybody is told the same.
    pub fn told(&self, event: &Event) -> Option<String> {
        let name = |seat: Seat| ("seat", self.name(seat));
        let paid = |what, amount| ("amount", Arg::from(self.amount(what, amount)));
        let cubes = |good, cubes| ("cubes", Arg::from(self.goods(good, cubes)));
        Some(match *event {
            Event::RoundBegan { round } => self.say(Log::Round, &[("round", round.into())]),
            Event::TurnBegan { seat } => self.say(Log::Turn, &[name(seat)]),
            Event::WorkerTaken { seat, slot, colour } => {
                let slot = ("slot", self.slot(slot).into());
                self.say(Log::WorkerTaken, &[name(seat), self.dressed(colour), slot])
            }
            Event::Acted { seat, action } => {
                let action = self.words.name_of(&self.room().action, action);
                self.say(Log::Acted, &[name(seat), ("action", action)])
            }
            Event::Raised {
                seat,
                track,
                steps,
                why,
            } => self.told_raise(seat, track, steps, why),
            Event::Gained {
                seat,
                what,
                amount,
                why,
            } => self.say(gained(why), &[name(seat), paid(what, amount)]),
            Event::Paid { seat, what, amount } => self.say(Told::Paid, &[name(seat), paid(what, amount)]),
            Event::Discarded { seat, what, amount } => self.say(Log::Discarded, &[name(seat), paid(what, amount)]),
            Event::Scored { seat, points, why } => {
                let phrase = match why {
                    Why::Contract => Log::ScoredContract,
                    Why::Region => Log::ScoredRegion,
                    Why::Wages => Log::LostWages,
                    _ => Log::ScoredFactory,
                };
                self.say(phrase, &[name(seat), ("n", points.unsigned_abs().into())])
            }
            Event::Ran {
                seat,
                good,
                cubes: came,
                lost,
            } => {
                let args = [name(seat), self.made(good), cubes(good, came), ("lost", lost.into())];
                match lost {
                    0 => self.say(Log::Ran, &args),
                    _ => self.say(Log::RanLosing, &args),
                }
            }
            Event::CubesLaid {
                seat,
                good,
                cubes: came,
            } => self.say(Log::CubesLaid, &[name(seat), self.made(good), cubes(good, came)]),
            Event::ContractFulfilled { seat, contract, cubes } => {
                let args = [
                    name(seat),
                    ("contract", self.contract(contract).into()),
                    ("cubes", self.cubes(cubes).into()),
                ];
                self.say(Log::ContractFulfilled, &args)
            }
            Event::FactoryBuilt { seat, factory } => {
                let bonus = ("bonus", self.bonus_short(factory).into());
                self.say(Log::FactoryBuilt, &[name(seat), self.made(factory.good()), bonus])
            }
            Event::Improved {
                seat,
                good,
                machine,
                why,
            } => {
                let phrase = match why {
                    Why::Factory => Log::ImprovedFactory,
                    Why::Supply => Log::ImprovedSupply,
                    _ => Log::Improved,
                };
                self.say(phrase, &[name(seat), self.made(good), ("n", machine.into())])
            }
            Event::MachineStored { seat } => self.say(Log::MachineStored, &[name(seat)]),
            Event::TransportBuilt {
                seat,
                transport,
                region,
                why,
            } => {
                let phrase = match (transport, why) {
                    (Transport::Train, Why::Factory) => Log::TrainBuiltFree,
                    (Transport::Train, _) => Log::TrainBuilt,
                    (Transport::Ship, Why::Factory) => Log::ShipBuiltFree,
                    (Transport::Ship, _) => Log::ShipBuilt,
                };
                self.say(phrase, &[name(seat), self.there(region)])
            }
            Event::Supplied {
                seat,
                city,
                good,
                cubes: given,
            } => {
                let city = ("city", self.city(city).into());
                self.say(Log::Supplied, &[name(seat), city, cubes(good, given)])
            }
            Event::InfluencePlaced {
                seat,
                city,
                side,
                value,
            } => self.say(Log::InfluencePlaced, &self.tile_at(seat, city, side, value)),
            Event::InfluenceReturned {
                seat,
                city,
                side,
                value,
            } => self.say(Log::InfluenceReturned, &self.tile_at(seat, city, side, value)),
            Event::Consolidated { seat } => self.say(Log::Consolidated, &[name(seat)]),
            Event::RewardTaken { seat, level, bonus } => {
                let reward = self.reward(level, bonus);
                self.say(Log::RewardTaken, &[name(seat), ("reward", reward.into())])
            }
            Event::MultiplierTaken { seat } => self.say(Log::MultiplierTaken, &[name(seat)]),
            Event::MultiplierPlaced {
                seat,
                space,
                multiplier,
            } => {
                let args = [
                    name(seat),
                    ("achievement", self.achievement(space).into()),
                    ("n", multiplier.into()),
                ];
                self.say(Log::MultiplierPlaced, &args)
            }
            Event::MultiplierDiscarded { seat, multiplier } => {
                self.say(Log::MultiplierDiscarded, &[name(seat), ("n", multiplier.into())])
            }
            Event::WagesDue { seat, colours, unpaid } => {
                let args = [name(seat), ("n", colours.into()), ("unpaid", unpaid.into())];
                match unpaid {
                    0 => self.say(Log::WagesDue, &args),
                    _ => self.say(Log::WagesUnpaid, &args),
                }
            }
            Event::WorkersReturned { seat, workers } => {
                let workers = self.workers(workers);
                self.say(Log::WorkersReturned, &[name(seat), ("workers", workers.into())])
            }
            Event::RowMoved { slot, .. } => self.say(Log::RowMoved, &[("slot", self.slot(slot).into())]),
            Event::Refilled => self.words.phrase(Log::Refilled).to_owned(),
            Event::WorkerDrawn { colour, to } => {
                let mut drawn = Workers::EMPTY;
                drawn.add(colour);
                self.told_drawn(to, drawn)
            }
            Event::MarkerMoved { slot } => self.say(Log::MarkerMoved, &[("n", (u16::from(slot) + 1).into())]),
            Event::ScoringBegan { scoring } => {
                let ordinal = self.ordinal(scoring);
                self.say(Log::ScoringBegan, &[("ordinal", ordinal.into())])
            }
            Event::RegionScored {
                seat,
                region,
                place,
                points,
                ..
            } => {
                let args = [
                    name(seat),
                    ("ordinal", self.ordinal(place).into()),
                    self.there(region),
                    ("n", points.into()),
                ];
                self.say(Log::RegionScored, &args)
            }
            Event::ShipsScored { seat, region, points } => self.say(
                Log::ShipsScored,
                &[name(seat), self.there(region), ("n", points.into())],
            ),
            Event::LastPhaseBegan { seat } => self.say(Log::LastPhaseBegan, &[name(seat)]),
            Event::FinalBudget {
                seat,
                yen: left,
                unpaid,
            } => {
                let lost = i32::from(unpaid) * i32::from(consolidate::UNPAID);
                let args = [
                    name(seat),
                    ("yen", yen(left)),
                    ("n", unpaid.into()),
                    ("points", lost.into()),
                ];
                match unpaid {
                    0 => self.say(Log::FinalBudget, &args),
                    _ => self.say(Log::FinalBudgetUnpaid, &args),
                }
            }
            Event::AchievementScored {
                seat,
                achievement,
                points,
            } => {
                let args = [
                    name(seat),
                    ("achievement", self.achievement(achievement).into()),
                    ("n", points.into()),
                ];
                self.say(Log::AchievementScored, &args)
            }
            Event::GameOver => self.words.phrase(Log::GameOver).to_owned(),
        })
    }

    /// Workers that came from the bag, all to one place.
    pub(super) fn told_drawn(&self, to: Drawn, drawn: Workers) -> String {
        let workers = ("workers", self.workers(drawn).into());
        match to {
            Drawn::Slot(slot) => self.say(Log::DrawnToSlot, &[("slot", self.slot(slot).into()), workers]),
            Drawn::Row(row) => self.say(Log::DrawnToRow, &[("n", (u16::from(row) + 1).into()), workers]),
        }
    }

    fn told_raise(&self, seat: Seat, track: Track, steps: u8, why: Why) -> String {
        let phrase = match why {
            Why::Exchange => Log::RaisedExchange,
            Why::Contract => Log::RaisedContract,
            Why::Factory => Log::RaisedFactory,
            Why::Icon => Log::RaisedIcon,
            _ => Log::Raised,
        };
        self.say(
            phrase,
            &[("seat", self.name(seat)), self.raised(track), ("n", steps.into())],
        )
    }

    fn tile_at(&self, seat: Seat, city: City, side: Side, value: u8) -> [(&'static str, Arg<'_>); 4] {
        [
            ("seat", self.name(seat)),
            ("value", value.into()),
            ("city", self.city(city).into()),
            ("side", self.side(side).into()),
        ]
    }

    /// A Region, as a filling.
    pub(super) fn there(&self, region: Region) -> (&'static str, Arg<'static>) {
        ("region", self.region(region).into())
    }
}

/// How a gain is told.
const fn gained(why: Why) -> Log {
    match why {
        Why::Contract => Log::GainedContract,
        Why::Factory => Log::GainedFactory,
        Why::Region => Log::GainedRegion,
        Why::Income => Log::GainedIncome,
        Why::Reward => Log::GainedReward,
        _ => Log::Gained,
    }
}
