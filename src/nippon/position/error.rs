//! What is wrong with a position that could be read and is possible in no game.

use crate::nippon::components::{Good, Track};

/// What only a position of Nippon can have wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The stage, the Scoring Marker and the turns that are left do not go together.
    Stage,
    /// In this round it cannot have come to that: the turns that everybody has had do not suffice for the Workers that were taken and for Consolidating.
    Turns,
    /// Who has had no turn has what players begin with.
    Untouched,
    /// More Workers of a colour stand somewhere than are in play.
    Workers {
        /// How many of each colour are.
        of: u32,
    },
    /// A Player Board has so many Worker slots.
    Board {
        /// How many.
        of: u32,
    },
    /// An Action slot holds 1 to 3 Workers as a turn begins, and that of the Worker who was taken one less.
    Slots,
    /// Worker rows are empty from the top and otherwise full; of four players the lowest may lack Workers, if the bag is empty.
    Rows,
    /// More Workers are on Player Boards and were given for Rewards than can have been taken by then.
    Taken,
    /// A player has built more Trains, or Ships, than there are.
    Transports {
        /// How many a player has.
        of: u32,
    },
    /// A Region has room for so many Trains and Ships.
    Region {
        /// For how many.
        of: u32,
    },
    /// A player has placed more Influence tiles of a value than there are.
    Tiles {
        /// How many of that value a player has.
        of: u32,
    },
    /// So many Influence tiles may lie around a City.
    City {
        /// How many.
        of: u32,
    },
    /// Who placed an Influence tile has a Factory of the good that the City asks for there, which suffices for its value.
    Supplied {
        /// The good.
        good: Good,
    },
    /// A player has one Factory of a good at most.
    SameGood {
        /// The good.
        good: Good,
    },
    /// A Storage area holds so many cubes.
    Storage {
        /// How many.
        of: u32,
    },
    /// The bonus of a Factory has laid a Machine on it.
    Bonus {
        /// The least number of its Machine.
        least: u32,
    },
    /// Machines wait in the own supply only while every own Factory is at +2.
    Machines,
    /// A level marker has gone up at least so far, by Contracts, Money icons and bonuses of Factories.
    Marker {
        /// Which.
        track: Track,
        /// The lowest slot that it can be on, from 0.
        least: u32,
    },
    /// A Contract asks for more kinds of goods than the player has Factories.
    Contract {
        /// For how many kinds.
        kinds: u32,
    },
    /// More Reward tiles of a level are on the board and on Achievement spaces than are in play.
    Rewards {
        /// How many are in play.
        of: u32,
    },
    /// A Reward tile leaves the game only when a player's nine Achievement spaces are full.
    Discarded,
    /// VP Multiplier tiles are taken only once no Reward tile is left on the board.
    Multipliers,
    /// The turn cannot have come to this step.
    Step,
    /// After Consolidating the Budget holds the income, and what the Reward tile brought.
    Income,
    /// Nothing can be chosen at this step: the game passes over it.
    Passed,
}
