//! What is agreed before a game: who starts.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::components::PLAYERS;
use crate::game::{Seat, Starter};

/// The options of a game; always valid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Agreement", into = "Agreement")]
pub struct Options {
    starter: Starter,
}

/// Options that no game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsError {
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
    /// The seed names the starting player.
    pub const fn new() -> Self {
        Self {
            starter: Starter::Random,
        }
    }

    /// The same with a named starting player.
    ///
    /// # Errors
    /// A seat that is not at the table.
    pub const fn with_starter(mut self, seat: Seat) -> Result<Self, OptionsError> {
        if seat.0 >= PLAYERS {
            return Err(OptionsError::Starter(seat.0));
        }
        self.starter = Starter::Seat(seat);
        Ok(self)
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
    #[serde(default)]
    starter: Starter,
}

impl From<Options> for Agreement {
    fn from(options: Options) -> Self {
        Self {
            starter: options.starter,
        }
    }
}

impl TryFrom<Agreement> for Options {
    type Error = OptionsError;
    fn try_from(agreed: Agreement) -> Result<Self, OptionsError> {
        match agreed.starter {
            Starter::Random => Ok(Self::new()),
            Starter::Seat(seat) => Self::new().with_starter(seat),
        }
    }
}
