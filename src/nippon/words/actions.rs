//! A move as a whole sentence, for a screen reader: everything that the label leaves to the eye.

use super::phrases::{Deed, Noun};
use super::{Arg, Speech, yen};
use crate::game::Seat;
use crate::nippon::components::{FactoryTile, Good, Region, Resource, Track, Transport};
use crate::nippon::rules::{machinery, tracks};
use crate::nippon::{Ask, Move, Nippon, Step};

impl Speech<'_, Nippon> {
    /// What a move that answers the open question does, in a sentence.
    pub fn action_long(&self, action: Move) -> String {
        let (game, table) = (self.game, self.table);
        let plain = |phrase: Deed| self.words.phrase(phrase).to_owned();
        match action {
            Move::Stop => plain(Deed::Stop),
            Move::Take(slot, colour) => {
                let from = ("slot", self.slot(slot).into());
                self.say(Deed::Take, &[self.dressed(colour), from])
            }
            Move::Consolidate => plain(Deed::Consolidate),
            Move::Exchange(track) => self.say(Deed::Exchange, &[self.raised(track)]),
            Move::Act(action) => {
                let action = self.words.name_of(&self.room().action, action);
                self.say(Deed::Act, &[("action", action)])
            }
            Move::Steps(steps) => match (self.stepping(), price_of(steps)) {
                (Some(track), Some(price)) => {
                    let args = [("n", steps.into()), self.raised(track), ("yen", yen(price))];
                    self.say(Deed::Steps, &args)
                }
                _ => plain(Deed::NothingThere),
            },
            Move::Run(good) => {
                let (cubes, lost) = self.run(good);
                let coal = self.amount(Resource::Coal, game.coal_of_run(table, table.active, good));
                let args = [
                    self.made(good),
                    ("coal", coal.into()),
                    ("cubes", self.goods(good, cubes).into()),
                    ("lost", lost.into()),
                ];
                match lost {
                    0 => self.say(Deed::Run, &args),
                    _ => self.say(Deed::RunLosing, &args),
                }
            }
            Move::Fulfil(contract, cubes) => {
                let args = [
                    ("contract", self.contract(contract).into()),
                    ("cubes", self.cubes(cubes).into()),
                ];
                self.say(Deed::Fulfil, &args)
            }
            Move::Build(tile) => {
                let args = [
                    self.made(tile.good()),
                    ("bonus", self.bonus_short(tile).into()),
                    ("price", self.factory_price(table.active, tile).into()),
                ];
                self.say(Deed::Build, &args)
            }
            Move::Improve(good) => {
                let args = [
                    self.made(good),
                    ("n", self.improved(good).into()),
                    ("price", self.price([(Resource::Yen, machinery::PRICE)]).into()),
                ];
                self.say(Deed::Improve, &args)
            }
            Move::Store => {
                let price = self.price([(Resource::Yen, machinery::PRICE)]);
                self.say(Deed::Store, &[("price", price.into())])
            }
            Move::Site(region) => {
                let phrase = match self.building() {
                    Transport::Train => Deed::SiteTrain,
                    Transport::Ship => Deed::SiteShip,
                };
                self.say(phrase, &self.sited(region))
            }
            Move::Place(city, side, value) => {
                let good = game.demand(table, city, side);
                let cubes = game.cubes_for(good, value).unwrap_or_default();
                let args = [
                    ("city", self.city(city).into()),
                    ("cubes", self.goods(good, cubes).into()),
                    ("value", value.into()),
                    ("side", self.side(side).into()),
                ];
                self.say(Deed::Place, &args)
            }
            Move::Return(city, side) => match table.city(city).slots[side.index()] {
                Some(tile) => {
                    let args = [
                        ("value", tile.value.into()),
                        ("seat", self.name(tile.seat)),
                        ("city", self.city(city).into()),
                        ("side", self.side(side).into()),
                    ];
                    self.say(Deed::Return, &args)
                }
                None => plain(Deed::NothingThere),
            },
            Move::Reward(level, bonus) => self.say(Deed::Reward, &[("reward", self.reward(level, bonus).into())]),
            Move::Space(space) => {
                let args = [
                    ("n", self.multiplying().into()),
                    ("achievement", self.achievement(space).into()),
                ];
                self.say(Deed::Space, &args)
            }
            Move::Goods(good) => self.say(Deed::Goods, &[self.made(good)]),
            Move::Finish => plain(Deed::Finish),
        }
    }

    /// The cubes that a run of the own Factory of a good would bring now, and those that would find no room.
    pub fn run(&self, good: Good) -> (u8, u8) {
        let Some(factory) = self.table.me().factory(good) else {
            return (0, 0);
        };
        let comes = self.game.cubes_of_run(factory);
        let cubes = comes.min(self.game.storage_left(factory));
        (cubes, comes - cubes)
    }

    /// What a Factory costs a seat: yen, and Blueprints for the Knowledge that is missing.
    pub fn factory_price(&self, seat: Seat, tile: FactoryTile) -> String {
        let (player, good) = (&self.table.seats[seat], tile.good());
        let yen = self.game.factory_price(player, good);
        let blueprints = self.game.knowledge_missing(player, good);
        self.price([(Resource::Yen, yen), (Resource::Blueprints, blueprints.into())])
    }

    /// What the next Train or Ship costs whose turn it is.
    pub fn transport_price(&self) -> String {
        let yen = match self.table.turn.granted {
            0 => self.game.transport_price(self.table, self.building()),
            _ => 0,
        };
        self.price([(Resource::Yen, yen)])
    }

    /// Where a Train or Ship is built, and what it costs.
    pub(super) fn sited(&self, region: Region) -> [(&'static str, Arg<'static>); 2] {
        [
            ("region", self.region(region).into()),
            ("price", self.transport_price().into()),
        ]
    }

    /// Whether Trains or Ships are built now.
    pub(super) fn building(&self) -> Transport {
        match self.table.decision().map(|decision| decision.ask) {
            Some(Ask::Site(transport)) => transport,
            _ => Transport::Train,
        }
    }

    /// The track whose steps are asked for.
    pub(super) fn stepping(&self) -> Option<Track> {
        match self.table.decision()?.ask {
            Ask::Steps(track) => Some(track),
            _ => None,
        }
    }

    /// The number that the Machine of an own Factory would show next.
    pub(super) fn improved(&self, good: Good) -> u8 {
        self.table.me().factory(good).map_or(1, |factory| factory.machine + 1)
    }

    /// The multiplier that is to be placed; outside of that 2.
    pub(super) fn multiplying(&self) -> u8 {
        match self.table.turn.step {
            Step::Space(level) => level.multiplier(),
            _ => 2,
        }
    }

    /// What a move is called that names what the game does not have.
    pub(super) fn unknown(&self) -> String {
        self.words.phrase(Noun::Unknown).to_owned()
    }
}

/// What so many steps cost, in thousands of yen; `None` if so many cannot be bought.
pub(super) fn price_of(steps: u8) -> Option<u16> {
    let at = usize::from(steps).checked_sub(1)?;
    tracks::PRICES.get(at).copied()
}
