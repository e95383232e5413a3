//! What is agreed before a game: how many play, and who starts.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::components::{FEWEST, MOST};
use crate::game::{Seat, Starter};

/// The options of a game; always valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Agreement", into = "Agreement")]
pub struct Options {
    players: u8,
    starter: Starter,
}

/// Options that no game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// Not 2, 3 or 4 players.
    Players(u8),
    /// The starting player has no seat at the table.
    Starter(u8),
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?} (options of no game)")
    }
}

impl std::error::Error for OptionsError {}

impl Options {
    /// A game of `players` (2 to 4), the seed naming the starting player.
    ///
    /// # Errors
    /// Another number of players.
    pub const fn new(players: u8) -> Result<Self, OptionsError> {
        if players < FEWEST || players > MOST {
            return Err(OptionsError::Players(players));
        }
        Ok(Self {
            players,
            starter: Starter::Random,
        })
    }

    /// The same with a named starting player.
    ///
    /// # Errors
    /// A seat that is not at the table.
    pub const fn with_starter(mut self, seat: Seat) -> Result<Self, OptionsError> {
        if seat.0 >= self.players {
            return Err(OptionsError::Starter(seat.0));
        }
        self.starter = Starter::Seat(seat);
        Ok(self)
    }

    /// How many play: 2 to 4.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Who starts.
    pub const fn starter(self) -> Starter {
        self.starter
    }
}

/// Options as they are written; they may be those of no game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, expecting = "the options of a game")]
pub struct Agreement {
    players: u8,
    #[serde(default)]
    starter: Starter,
}

impl From<Options> for Agreement {
    fn from(options: Options) -> Self {
        let Options { players, starter } = options;
        Self { players, starter }
    }
}

impl TryFrom<Agreement> for Options {
    type Error = OptionsError;
    fn try_from(agreed: Agreement) -> Result<Self, OptionsError> {
        let options = Self::new(agreed.players)?;
        match agreed.starter {
            Starter::Random => Ok(options),
            Starter::Seat(seat) => options.with_starter(seat),
        }
    }
}
