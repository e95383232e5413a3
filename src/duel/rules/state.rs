//! The state of a game: what lies open on the table, and what is hidden.
//!
//! A [`State`] is a [`Table`], which both see, and a [`Secret`], which nobody sees whole; what one seat sees of it is its [`Hand`].
//! The table never depends on the secret but through what was revealed, so a view is the table and one hand.

use serde::Serialize;

use super::cards::{Bonuses, Orders, Owed, Titles};
use super::components::{
    BONUSES, BONUSES_SHOWN, BonusId, CHURCHES_SHOWN, ChurchId, ORDERS, PLACES, PLAYERS, Place, TECHNOLOGIES_SHOWN,
    TITLES, Title,
};
use super::player::Player;
use crate::chance::Chance;
use crate::components::Pile;
use crate::game::{self, BySeat, Seat};

/// The most actions that go on at once: the Place action, and those of four Traders, each within the one before it.
pub const ACTIONS: usize = 5;

/// Everything about a game in play.
pub type State = game::State<Table, Secret>;

/// What nobody may see whole: the randomness, the order of the decks, the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Secret {
    /// The randomness that the game was dealt from.
    pub chance: Chance,
    /// The Order deck; the next card is the last.
    pub orders: Pile<ORDERS>,
    /// The Bonus deck; the next card is the last.
    pub bonus: Pile<BONUSES>,
    /// The Technology deck; the next card is the last.
    pub technologies: Pile<TITLES>,
    /// Each seat's Orders.
    pub hands: BySeat<Hand>,
}

/// The Orders that one seat knows of, but for those that it put under the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Hand {
    /// The Orders in hand.
    pub orders: Orders,
    /// The Orders that are being looked at: neither in hand nor in the deck.
    pub looked: Orders,
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// Who begins the first round.
    pub starter: Seat,
    /// The round, from 1; 0 while the first Orders are chosen.
    pub round: u8,
    /// How many turns of the round are over.
    pub turn: u8,
    /// Who is asked.
    pub active: Seat,
    /// What the game has come to.
    pub stage: Stage,
    /// How many actions go on.
    pub depth: u8,
    /// The actions that go on: the Place action, and each Trader's within the one before it. Those above are meaningless.
    pub actions: [Action; ACTIONS],
    /// Whether the Station token is to be placed.
    pub station_due: bool,
    /// The Orders that are being looked at.
    pub looking: Option<Looking>,
    /// The Bonus cards that are owed as rewards.
    pub owed: Owed,
    /// The Places.
    pub boards: [Board; PLACES],
    /// Where the Station token stands.
    pub station: Option<Place>,
    /// The face-up Bonus cards.
    pub bonus: [BonusId; BONUSES_SHOWN],
    /// Cards left in the Bonus deck.
    pub bonus_deck: u8,
    /// The Bonus cards that were used since the deck was shuffled.
    pub bonus_discards: Bonuses,
    /// The face-up Technologies.
    pub technologies: [Option<Title>; TECHNOLOGIES_SHOWN],
    /// Cards left in the Technology deck.
    pub technology_deck: u8,
    /// The Technologies that nobody took in their round.
    pub technology_discards: Titles,
    /// The Church cards on show.
    pub church: [Option<ChurchId>; CHURCHES_SHOWN],
    /// Cards left in the Order deck.
    pub order_deck: u8,
    /// Which cards of the Order deck each seat put there, as bits: bit 0 is the next card. Both saw them put there.
    pub under: [u32; 2],
    /// What each seat owns.
    pub seats: BySeat<Player>,
}

/// What the game has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Set-up: one of three Orders goes under the deck.
    FirstOrders,
    /// A turn.
    Turn,
    /// The end of a round: a card may be upgraded.
    Upgrade,
    /// The game is over.
    Over,
}

/// A Place action or a Trader's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Action {
    /// Where; meaningless before it is chosen.
    pub place: Place,
    /// The Influence; meaningless before it is totalled, but for what the Influence card gives.
    pub influence: u8,
    /// What it has come to.
    pub step: Step,
}

impl Action {
    /// The Place action of a turn that begins.
    pub(in super::super) const FIRST: Self = Self {
        place: Place::TeaPlantation,
        influence: 0,
        step: Step::Place,
    };
}

/// What an action has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// 1. The Place is chosen.
    Place,
    /// 1. The Technology that opens an occupied Place is named.
    Opening,
    /// 1. The Influence card is played.
    Card,
    /// 1. A Support card and Telephone may add to it.
    Support,
    /// 1. Chinatown, with so many exchanges left.
    Exchange(u8),
    /// 1. The Church.
    Church,
    /// 1. The Laboratory.
    Laboratory,
    /// 2. A Bonus card.
    Bonus,
    /// 3. Construction.
    Construction,
    /// All steps are done.
    End,
}

/// Orders that are being looked at. First some are kept for free, then perhaps one for a fee; the others go under the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Looking {
    /// How many are still to be kept for free.
    pub free: u8,
    /// Whether one more may be kept for a fee.
    pub paid: bool,
    /// How many Bonus cards were owed before: they wait until this is done.
    pub below: u8,
}

/// What is built at a Place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Whether each seat has a Shop there.
    pub shops: [bool; 2],
    /// Who has the Trading House there.
    pub house: Option<Seat>,
}

impl Table {
    /// What lies and stands at a Place.
    pub const fn board(&self, place: Place) -> &Board {
        &self.boards[place.index()]
    }

    /// The Technology that lies on show in a slot, counted from 0; `None` if none does.
    pub fn technology(&self, slot: u8) -> Option<Title> {
        self.technologies.get(usize::from(slot)).copied().flatten()
    }

    /// The Church card that lies on show in a slot, counted from 0; `None` if none does.
    pub fn church_card(&self, slot: u8) -> Option<ChurchId> {
        self.church.get(usize::from(slot)).copied().flatten()
    }

    /// What the seat that is asked owns.
    pub fn me(&self) -> &Player {
        &self.seats[self.active]
    }

    /// Whether a round after the first has begun, and the seat that is asked has played no Influence card in it.
    pub fn begins_round(&self) -> bool {
        self.round > 1 && self.me().cards.iter().all(|card| card.at.is_none())
    }

    /// Who begins the round that is played: the two take turns at it (rulebook: Order of play).
    pub const fn first(&self) -> Seat {
        self.whose(if self.round == 0 { 1 } else { self.round }, 0)
    }

    /// Whose a turn is: rounds counted from 1, turns of a round from 0 (rulebook: Order of play).
    pub const fn whose(&self, round: u8, turn: u8) -> Seat {
        Seat((self.starter.0 + round + 1 + turn) % PLAYERS)
    }

    /// The action that is asked about.
    pub const fn action(&self) -> &Action {
        &self.actions[self.depth.saturating_sub(1) as usize]
    }

    /// The same, to be changed.
    pub(super) const fn action_mut(&mut self) -> &mut Action {
        &mut self.actions[self.depth.saturating_sub(1) as usize]
    }

    /// Whether a Trader does the action that is asked about.
    pub const fn trading(&self) -> bool {
        self.depth > 1
    }

    /// Whether an Influence card of this round lies at a Place, so that it cannot be chosen (rulebook: Place action).
    pub fn occupied(&self, place: Place) -> bool {
        !place.is_always_open()
            && self.seats.0[..2]
                .iter()
                .any(|player| player.cards.iter().any(|card| card.at == Some(place)))
    }
}
