//! What is agreed before a game: how many play, who starts, which mini-expansions are in.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{Seat, Starter};

/// The options of a game; always valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Agreement", into = "Agreement")]
pub struct Options {
    players: u8,
    starter: Starter,
    achievement_rewards: bool,
    free_agents: bool,
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
    /// A game of `players` (2 to 4) without mini-expansions, the seed naming the starting player.
    ///
    /// # Errors
    /// Another number of players.
    pub const fn new(players: u8) -> Result<Self, OptionsError> {
        if players < 2 || players > 4 {
            return Err(OptionsError::Players(players));
        }
        Ok(Self {
            players,
            starter: Starter::Random,
            achievement_rewards: false,
            free_agents: false,
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

    /// The same with mini-expansion 1, Achievement Reward tokens.
    #[must_use]
    pub const fn with_achievement_rewards(mut self) -> Self {
        self.achievement_rewards = true;
        self
    }

    /// The same with mini-expansion 2, Free Agent 5-Power tokens.
    #[must_use]
    pub const fn with_free_agents(mut self) -> Self {
        self.free_agents = true;
        self
    }

    /// How many play: 2 to 4.
    pub const fn players(self) -> u8 {
        self.players
    }

    /// Who starts.
    pub const fn starter(self) -> Starter {
        self.starter
    }

    /// Whether mini-expansion 1 is in.
    pub const fn achievement_rewards(self) -> bool {
        self.achievement_rewards
    }

    /// Whether mini-expansion 2 is in.
    pub const fn free_agents(self) -> bool {
        self.free_agents
    }
}

/// Options as they are written; they may be those of no game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, expecting = "the options of a game")]
pub struct Agreement {
    players: u8,
    #[serde(default)]
    starter: Starter,
    #[serde(default)]
    achievement_rewards: bool,
    #[serde(default)]
    free_agents: bool,
}

impl From<Options> for Agreement {
    fn from(options: Options) -> Self {
        let Options {
            players,
            starter,
            achievement_rewards,
            free_agents,
        } = options;
        Self {
            players,
            starter,
            achievement_rewards,
            free_agents,
        }
    }
}

impl TryFrom<Agreement> for Options {
    type Error = OptionsError;
    fn try_from(agreed: Agreement) -> Result<Self, OptionsError> {
        let mut options = Self::new(agreed.players)?;
        if let Starter::Seat(seat) = agreed.starter {
            options = options.with_starter(seat)?;
        }
        options.achievement_rewards = agreed.achievement_rewards;
        options.free_agents = agreed.free_agents;
        Ok(options)
    }
}
