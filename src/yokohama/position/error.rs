//! What is wrong with a position that could be read and is possible in no game.

use crate::yokohama::Cause;
use crate::yokohama::components::{Area, Country, Piece};

/// What only a position of Yokohama can have wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// No square of the table.
    Square {
        /// The last square of the lowest row.
        last: String,
    },
    /// A player has another number of pieces.
    Pieces {
        /// Which.
        piece: Piece,
        /// How many stand in the document.
        has: u32,
        /// How many a player has.
        of: u32,
    },
    /// The table has fewer boards of an Area.
    Boards {
        /// Which Area.
        area: Area,
        /// How many boards it has.
        of: u32,
    },
    /// Nothing stands or lies there: it is the Canal.
    Canal,
    /// A player has built twice on one tile.
    ShopTwice,
    /// Presidents share an Area without a Postal System.
    Presidents,
    /// Two cards of one title with one player.
    SameTitle,
    /// The Station stands on the table when its card is with a player, and only then.
    Station,
    /// In round 0 Orders are chosen, one player after the other, and nothing else has happened.
    FirstOrders,
    /// The table has no such board, or is played without the mini-expansion.
    NotInPlay,
    /// A tile of another stack.
    Stack,
    /// The spaces blocked with two players are others.
    Blocked,
    /// More Orders lie open, are held or done than are in the game.
    Orders {
        /// How many are in the game.
        of: u32,
    },
    /// A space stays empty only to the right of the cards, once the deck is.
    Gap,
    /// Country icons bring another number of Foreign Agents.
    Agents {
        /// Of which country.
        country: Country,
        /// How many they bring.
        of: u32,
    },
    /// As many 5-Power tokens were taken as are missing from the Areas.
    Tokens {
        /// How many are missing.
        of: u32,
    },
    /// More Free Agents than tokens of that kind were taken.
    FreeAgents,
    /// A player completes an Achievement once.
    AchievedTwice,
    /// An Achievement Reward comes with the third Achievement, and only then.
    Reward,
    /// The game ends by a condition that is met, and the position does not say so.
    Ending {
        /// The condition.
        cause: Cause,
    },
    /// The condition is not met.
    NoEnding,
    /// The last round is the one after that in which the condition was met.
    LastRound,
    /// The turn cannot have come to this step.
    Step,
    /// Nothing can be chosen at this step: the game passes over it.
    Passed,
}
