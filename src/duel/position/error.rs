//! What is wrong with a position that could be read and is possible in no game.

/// What only a position of Yokohama Duel can have wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A player has built more Shops than there are.
    Shops {
        /// How many a player has.
        of: u32,
    },
    /// A player has built more Trading Houses than there are.
    Houses {
        /// How many a player has.
        of: u32,
    },
    /// The Station token stands on a Place when its card is with a player, and only then.
    Station,
    /// More Orders are held, done, looked at or put under the deck than are in the game.
    Orders {
        /// How many are in the game.
        of: u32,
    },
    /// As many Technologies as were laid out so far are owned, on show or discarded, and a slot is empty only where one was taken this
    /// round.
    Technologies {
        /// How many were laid out so far.
        of: u32,
    },
    /// As many slots for Church cards are empty as cards were taken.
    Church {
        /// How many were taken.
        of: u32,
    },
    /// While first Orders are chosen it is round 0, one player chooses after the other, and nothing else has happened.
    FirstOrders,
    /// A stage that a game does not come to in this round.
    Stage,
    /// The two take turns, with a card a turn: this many lie on the Places at no turn of this player.
    Turns,
    /// A card lies on an occupied Place, and no Technology was used to open it.
    Occupied,
    /// A card was played though a lower one is in hand, without Postal System.
    Lowest,
    /// More cards are upgraded than rounds have ended.
    Upgrades {
        /// How many can be.
        of: u32,
    },
    /// A hand holds so many Support cards at most.
    Support {
        /// How many.
        of: u32,
    },
    /// Only a Technology of one's own that serves once a round has been used, by who had a turn in this round.
    Used,
    /// Each criterion that is met has recruited a Trader; face-down imports alone may be fewer again.
    Recruited,
    /// More Traders are ready or at work than were recruited.
    Traders,
    /// The action cannot have come to this step there.
    Step,
    /// The action cannot have this Influence.
    Influence,
    /// Nobody looks at Orders so: by an action in the Port or a reward, in the own turn.
    Looking,
    /// No Order or Church card brought the Bonus card that is owed.
    Owed,
    /// Nothing can be chosen at this step: the game passes over it.
    Passed,
}
