//! The state of a game: what lies open on the table, and what is hidden.
//!
//! A [`State`] is a [`Table`], which everybody sees, and a [`Secret`], which nobody sees whole; what one seat sees of it
//! is its [`Hand`] of Orders. The table never depends on the secret but through what was revealed, so a view is the table
//! and one hand.

use serde::Serialize;

use super::cards::Orders;
use super::components::{
    AchievementId, Area, BuildingId, COUNTRIES, MOST_POWER, ORDERS, OrderId, RewardId, TECHNOLOGIES, TechnologyId,
    TokenId,
};
use super::map::{self, PLACES, Place, Places};
use super::player::{Pieces, Player};
use crate::chance::Chance;
use crate::components::Pile;
use crate::game::{self, BySeat, SEATS, Seat};

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
    /// The Technology deck; the next card is the last.
    pub technologies: Pile<TECHNOLOGIES>,
    /// Each seat's Orders.
    pub hands: BySeat<Hand>,
    /// Orders returned to the box unseen at set-up.
    pub removed: Orders,
}

/// The Orders that one seat knows of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Hand {
    /// The Orders in hand: at most three.
    pub orders: Orders,
    /// The two Orders to choose from at set-up, until the choice is made.
    pub offer: Option<[OrderId; 2]>,
    /// The Order that was not kept.
    pub refused: Option<OrderId>,
}

/// What lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Table {
    /// How many play: 2 to 4.
    pub players: u8,
    /// The starting player.
    pub starter: Seat,
    /// The round, from 1; 0 while first Orders are chosen.
    pub round: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Which step the turn has come to.
    pub stage: Stage,
    /// What must be chosen before the stage goes on.
    pub pending: Pending,
    /// The Area action under way; meaningless before the first.
    pub acting: Acting,
    /// What can be done once a turn and has been done this turn.
    pub spent: Spent,
    /// The Area boards, by place; the first 10, 14 or 18 are in play.
    pub boards: [Board; PLACES],
    /// Where the Station token stands.
    pub station: Option<Place>,
    /// Port boards A and B: six spaces each, left to right.
    pub ports: [[Option<OrderId>; 6]; 2],
    /// Laboratory boards A and B: six spaces each, left to right.
    pub laboratories: [[Option<TechnologyId>; 6]; 2],
    /// Cards left in the Order deck.
    pub order_deck: u8,
    /// Cards left in the Technology deck.
    pub technology_deck: u8,
    /// The Church board's spaces.
    pub church: [Occupant; 8],
    /// The Customs board's spaces.
    pub customs: [Occupant; 8],
    /// The Achievements of stacks A, B and C.
    pub achievements: [Achievement; 3],
    /// The Achievement Reward tokens that may still be taken (mini-expansion 1).
    pub rewards: [Option<RewardId>; 4],
    /// Foreign Agent tokens left in the supply, by country.
    pub agents: [u8; COUNTRIES],
    /// What ends the game, once something does.
    pub ending: Option<Ending>,
    /// What each seat owns.
    pub seats: BySeat<Player>,
}

/// An Area board with what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    /// Which Area it is.
    pub area: Area,
    /// The Building tile below it; none at the Canal.
    pub building: Option<BuildingId>,
    /// The 5-Power token on it.
    pub token: Option<TokenId>,
    /// Who built on each Shop space.
    pub shops: [Option<Seat>; 4],
    /// Who built on the Trading House space.
    pub house: Option<Seat>,
    /// Each seat's Assistants.
    pub assistants: BySeat<u8>,
}

impl Board {
    /// Whether a seat has a Shop here.
    pub fn has_shop(&self, seat: Seat) -> bool {
        self.shops.contains(&Some(seat))
    }

    /// Whether a seat has a Shop or Trading House here.
    pub fn has_building(&self, seat: Seat) -> bool {
        self.has_shop(seat) || self.house == Some(seat)
    }
}

/// What stands on a space of the Church or Customs board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nothing.
    #[default]
    Nobody,
    /// An Assistant of a colour that nobody plays.
    Neutral,
    /// A player's Assistant.
    Seat(Seat),
}

/// An Achievement in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Achievement {
    /// The tile.
    pub tile: AchievementId,
    /// Who completed it, in order.
    pub done: [Option<Seat>; SEATS],
}

impl Achievement {
    /// Whether a seat has completed it.
    pub fn done_by(&self, seat: Seat) -> bool {
        self.done.contains(&Some(seat))
    }
}

/// The step a turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Set-up: keep one of two Orders.
    FirstOrder,
    /// A. Additional action phase (first half).
    Before,
    /// B1. Placement.
    Placement(Placed),
    /// B2. Movement.
    Movement,
    /// The President was returned to the hand; Assistants may come along.
    Recall,
    /// B3. Area action: Church.
    Church,
    /// B3. Area action: Customs.
    Customs,
    /// From where the Assistant comes for a space of the Church board.
    ChurchAssistant(u8),
    /// From where the Assistant comes for a space of the Customs board.
    CustomsAssistant(u8),
    /// B3. Area action: Employment Agency, with so many tokens left to take.
    Employment(u8),
    /// B3. Area action: Laboratory.
    Laboratory,
    /// B3. Area action: Port.
    Port,
    /// B3. Area action: Port, a second Order after that of a space.
    SecondOrder,
    /// B3. Area action: Chinatown, with so many exchanges left.
    Chinatown(u8),
    /// B4. 5-Power bonus.
    Bonus,
    /// B5. Construction.
    Construction,
    /// B6. Recovery.
    Recovery,
    /// C. Additional action phase (second half).
    After,
    /// The game is over.
    Over,
}

/// Assistants placed so far in the placement step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Placed {
    /// How many.
    pub count: u8,
    /// The Areas that took one.
    pub places: Places,
    /// The Area that took two, if the second option was chosen.
    pub pair: Option<Place>,
}

/// Choices that a gain leaves open; they come before anything else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pending {
    /// The Station token is to be placed.
    pub station: bool,
    /// Trade goods of choice to be named.
    pub goods: u8,
    /// Whether Mining Technology has given its Copper for the source of those goods; nothing stands for it in a state's canonical bytes if it has
    /// not, and so not in those of the first rules.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mined: bool,
    /// Pieces that may be taken from the Warehouse.
    pub pieces: u8,
    /// Those of them that icons show; the others are of choice. Nothing stands for none in a state's canonical bytes.
    #[serde(skip_serializing_if = "Pieces::is_none")]
    pub shown: Pieces,
    /// Movements that may be made.
    pub movements: u8,
    /// An Achievement Reward is to be chosen.
    pub reward: bool,
}

impl Pending {
    /// Whether nothing is left to choose.
    pub const fn is_empty(&self) -> bool {
        self.station as u8 | self.goods | self.pieces | self.movements | self.reward as u8 == 0
    }
}

/// An Area action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Acting {
    /// Where.
    pub place: Place,
    /// With how much Power, counted once as the action began.
    pub power: u8,
    /// Who acts.
    pub by: Actor,
}

/// Who carries out an Area action, and so which phase follows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The President, in the main action phase.
    President,
    /// An agent, before the main action.
    AgentBefore,
    /// An agent, after the main action.
    AgentAfter,
}

/// What can be done once a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Spent {
    /// An agent was used.
    pub agent: bool,
    /// The Spinning Mill was used.
    pub mill: bool,
    /// The University was used.
    pub university: bool,
}

/// What ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ending {
    /// Which condition was met first.
    pub cause: Cause,
    /// By whom.
    pub seat: Seat,
    /// The last round to be played.
    pub last_round: u16,
}

/// An endgame condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A player has built all 4 Trading Houses.
    TradingHouses,
    /// A player has built all 8 Shops.
    Shops,
    /// The Order deck could not fill a Port board.
    Orders,
    /// The Church board holds 5, 5 or 6 Assistants.
    Church,
    /// The Customs board holds 5, 5 or 6 Assistants.
    Customs,
}

impl Table {
    /// The places in play, the Canal included.
    pub fn places(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        (0..map::places(self.players)).map(Place)
    }

    /// The board at a place.
    pub const fn board(&self, place: Place) -> &Board {
        &self.boards[place.index()]
    }

    /// The seat whose turn it is, with what it owns.
    pub fn me(&self) -> &Player {
        &self.seats[self.active]
    }

    /// Where the Canal lies, if it is in play.
    pub fn canal(&self) -> Option<Place> {
        self.places().find(|&place| self.board(place).area == Area::Canal)
    }

    /// Whether a place is in play and not the Canal.
    pub const fn takes_pieces(&self, place: Place) -> bool {
        place.0 < map::places(self.players) && !matches!(self.board(place).area, Area::Canal)
    }

    /// The places in play but the Canal.
    pub fn taking_pieces(&self) -> Places {
        let all = Places((1 << map::places(self.players)) - 1);
        self.canal().map_or(all, |canal| all.without(Places::one(canal)))
    }

    /// The places where a seat has an Assistant.
    pub fn with_assistant(&self, seat: Seat) -> Places {
        let mut places = 0;
        // All boards, for those that are not in play are empty: a loop of fixed length is quicker.
        for (number, board) in self.boards.iter().enumerate() {
            places |= u32::from(board.assistants[seat] > 0) << number;
        }
        Places(places)
    }

    /// The other seats whose President stands at a place, as bits.
    #[inline]
    pub fn opposing_presidents(&self, place: Place) -> u8 {
        let mut seats = 0;
        for seat in Seat::all(self.players) {
            if seat != self.active && self.seats[seat].president == Some(place) {
                seats |= 1 << seat.0;
            }
        }
        seats
    }

    /// The places where another seat's President stands.
    pub fn guarded(&self) -> Places {
        let mut places = Places::default();
        for seat in Seat::all(self.players).filter(|&seat| seat != self.active) {
            if let Some(place) = self.seats[seat].president {
                places.insert(place);
            }
        }
        places
    }

    /// The Power that the active seat has at a place, at most [`MOST_POWER`] (rulebook: Area action step).
    pub fn power(&self, place: Place) -> u8 {
        if self.me().president == Some(place) {
            self.power_arriving(self.active, place)
        } else {
            self.power_without_president(self.active, place).min(MOST_POWER)
        }
    }

    /// The Power that a seat would have at a place with its President there, at most [`MOST_POWER`].
    pub fn power_arriving(&self, seat: Seat, place: Place) -> u8 {
        (self.power_without_president(seat, place) + 1).min(MOST_POWER)
    }

    /// What a seat's pieces at a place but the President add up to, beyond [`MOST_POWER`] too.
    pub fn power_without_president(&self, seat: Seat, place: Place) -> u8 {
        let board = self.board(place);
        board.assistants[seat]
            + u8::from(board.has_shop(seat))
            + u8::from(board.house == Some(seat))
            + u8::from(self.station == Some(place))
    }
}
