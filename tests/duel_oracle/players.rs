//! The players of the random games. Uniform play rarely builds anything up, so most have a taste of their own.

use std::collections::BTreeSet;

use meiji::chance::Chance;
use meiji::duel::components::{Exchange, PLACES, Place, Support, Title};
use meiji::duel::{Ask, Move};

use crate::legal::openers;
use crate::model::Model;
use crate::telling::weighted;

/// How a player chooses: every legal move is as likely as its weight.
pub struct Taste {
    uniform: bool,
    /// How much the player likes each Place.
    places: [u64; PLACES],
    /// How much more likely moves are that come late in a plan: cards, buildings.
    ambition: u64,
    /// How much more likely a Place is where an own building adds Influence.
    home: u64,
    /// How likely it is to leave what is offered.
    haste: u64,
    /// How many Traders are gathered before the first is used.
    gathers: usize,
    /// How likely a Trader is within the action of another.
    nests: u64,
    /// How likely an upgrade is, and a Support card.
    effort: u64,
    /// How much more likely is what leads into occupied Places.
    crowds: u64,
}

impl Taste {
    /// A random taste.
    pub fn new(chance: &mut Chance) -> Self {
        let mut one_of = |values: &[u64]| values[chance.below(values.len() as u32) as usize];
        Self {
            uniform: one_of(&[1, 0, 0, 0, 0, 0]) == 1,
            places: std::array::from_fn(|_| one_of(&[1, 2, 6, 20])),
            ambition: one_of(&[4, 20, 60]),
            home: one_of(&[1, 4]),
            haste: one_of(&[1, 2, 8]),
            gathers: one_of(&[0, 2, 3, 4]) as usize,
            nests: one_of(&[1, 10, 40]),
            effort: one_of(&[1, 4, 20]),
            crowds: one_of(&[1, 1, 10]),
        }
    }

    /// Chooses one of the moves.
    pub fn choose(&self, model: &Model, ask: Ask, moves: &BTreeSet<Move>, chance: &mut Chance) -> Move {
        weighted(moves.iter().copied(), |action| self.weight(model, ask, action), chance)
    }

    /// How likely a move is. Where a Trader may be used there is always something else as well, so that it may have no weight.
    fn weight(&self, model: &Model, ask: Ask, action: Move) -> u64 {
        if self.uniform {
            return 1;
        }
        let me = model.me();
        let liking = |place: Place| {
            let home = me.shops.contains(&place) || me.houses.contains(&place);
            self.places[place.index()] * if home { self.home } else { 1 }
        };
        match action {
            Move::GoOn if ask == Ask::End => 4 * self.haste,
            Move::GoOn => self.haste,
            Move::Go(place) if model.occupied(place) => {
                16 * liking(place) * self.crowds.pow(openers(model, place).len() as u32 - 1)
            }
            Move::Go(place) => 16 * liking(place),
            Move::Station(place) if me.houses.contains(&place) => 2 * self.crowds,
            Move::Trader(place) => {
                let gathered = me.traders_used > 0 || me.traders() >= self.gathers || model.round == 4;
                match (gathered, model.works.len()) {
                    (false, _) => 0,
                    (true, 1) => 2 * liking(place),
                    (true, _) => self.nests * liking(place),
                }
            }
            Move::Support(card, phone) => {
                let strong = if card == Support::Two { 2 } else { 1 };
                self.effort * strong * if phone { 2 } else { 1 }
            }
            Move::Phone | Move::Upgrade(_) => 2 * self.effort,
            Move::Shop => 2 * self.ambition,
            Move::House => 2 * self.ambition * self.crowds,
            Move::Learn(slot, _) => {
                let opens = |title| [Title::Stagecoach, Title::Station, Title::Tram].contains(&title);
                let opens = model.titles_shown[usize::from(slot)].is_some_and(opens);
                self.ambition * if opens { self.crowds } else { 1 }
            }
            // Of the many ways to give, those that give much are few.
            Move::Church(_, given) => self.ambition * u64::from(given.len() / 2 + 1),
            // Rarely can anything be completed at these.
            Move::Deliver(_) if matches!(ask, Ask::Station | Ask::SecondOrder) => 20 * self.ambition,
            Move::Deliver(_) | Move::KeepFor(..) => self.ambition,
            Move::Exchange(Exchange::BuyImport) => self.ambition,
            _ => 2,
        }
    }
}
