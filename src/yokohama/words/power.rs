//! What Power is made of, and what an Area gives for it.

use super::phrases::Noun;
use super::{Speech, Words};
use crate::game::Seat;
use crate::yokohama::Yokohama;
use crate::yokohama::components::{Area, MOST_POWER, Piece, Resource};
use crate::yokohama::map::Place;

/// Whose Power an Area action has: that of the President, who moves there first, or that of the pieces there alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leader {
    President,
    Agent,
}

impl Words {
    /// What an Area's action yields at a Power, as short as can be, where the Area's symbol stands beside it: a number, or a
    /// Port's level.
    pub fn rate(self, game: &Yokohama, area: Area, power: u8) -> String {
        let rate = game.rate(area, power);
        match area {
            Area::PortA | Area::PortB => self.level(rate).to_owned(),
            _ => rate.to_string(),
        }
    }

    /// A level of a Port: 1 low, 2 mid, 3 high.
    pub fn level(self, level: u8) -> &'static str {
        self.phrase(match level {
            0 | 1 => Noun::LevelLow,
            2 => Noun::LevelMid,
            _ => Noun::LevelHigh,
        })
    }
}

impl Speech<'_, Yokohama> {
    /// The Power that a seat would act with at a place, and what it is made of.
    pub(super) fn power(&self, place: Place, seat: Seat, leader: Leader) -> (u8, String) {
        let board = self.table.board(place);
        let assistants = board.assistants[seat];
        let single = [
            (leader == Leader::President, Noun::PowerPresident),
            (board.has_shop(seat), Noun::PowerShop),
            (board.house == Some(seat), Noun::PowerHouse),
            (self.table.station == Some(place), Noun::PowerStation),
        ];
        let single = single.into_iter().filter(|(counts, _)| *counts);
        let mut terms: Vec<String> = Vec::new();
        if assistants > 0 {
            terms.push(self.words.pieces(Piece::Assistant, assistants));
        }
        for (_, phrase) in single {
            terms.push(self.words.phrase(phrase).to_owned());
        }
        let plus = |list: String, next: String| self.say(Noun::Plus, &[("first", list.into()), ("next", next.into())]);
        let terms = terms.into_iter().reduce(plus).unwrap_or_default();
        let pieces = self.table.power_without_president(seat, place);
        let (power, most) = match leader {
            Leader::President => (self.table.power_arriving(seat, place), MOST_POWER - 1),
            Leader::Agent => (pieces.min(MOST_POWER), MOST_POWER),
        };
        let phrase = match power {
            0 => Noun::PowerNone,
            _ if pieces <= most => Noun::PowerSum,
            _ => Noun::PowerCapped,
        };
        (
            power,
            self.say(phrase, &[("terms", terms.into()), ("power", power.into())]),
        )
    }

    /// What the action of an Area comes to for a seat at a Power.
    pub(super) fn outcome(&self, area: Area, power: u8, seat: Seat) -> String {
        let rate = self.game.yield_for(self.table, seat, area, power);
        self.words.comes_to(self.game, area, power, rate)
    }
}

impl Words {
    /// What an Area's action yields at a Power, in words.
    pub fn yielded(self, game: &Yokohama, area: Area, power: u8) -> String {
        self.comes_to(game, area, power, game.rate(area, power))
    }

    fn comes_to(self, game: &Yokohama, area: Area, power: u8, rate: u8) -> String {
        let gain = |what| self.say(Noun::YieldGoods, &[("amount", self.amount(what, rate.into()).into())]);
        let count = |phrase| self.say(phrase, &[("n", rate.into())]);
        match area {
            Area::Canal => self.phrase(Noun::YieldNothing).to_owned(),
            _ if rate == 0 => self.phrase(Noun::YieldNothing).to_owned(),
            Area::CopperMine => gain(Resource::Copper),
            Area::SilkMill => gain(Resource::Silk),
            Area::Tea => gain(Resource::Tea),
            Area::Fishing => gain(Resource::Fish),
            Area::Bank => gain(Resource::Yen),
            Area::Chinatown => count(Noun::YieldExchanges),
            Area::Church => count(Noun::YieldFaith),
            Area::Customs => count(Noun::YieldImports),
            Area::EmploymentAgency => count(Noun::YieldPieces),
            Area::LaboratoryA | Area::LaboratoryB => count(Noun::YieldValue),
            Area::PortA | Area::PortB => self.orders_in_reach(game, area, power, rate),
        }
    }

    /// What a Port gives: the Orders in reach, and points at the highest Power.
    fn orders_in_reach(self, game: &Yokohama, area: Area, power: u8, rate: u8) -> String {
        let orders = self.phrase(match rate {
            1 => Noun::YieldLow,
            2 => Noun::YieldMid,
            _ => Noun::YieldHigh,
        });
        match game.action_points(area, power) {
            0 => orders.to_owned(),
            points => {
                let points = self.amount(Resource::Points, points.into());
                self.say(Noun::Plus, &[("first", orders.into()), ("next", points.into())])
            }
        }
    }
}
