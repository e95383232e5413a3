//! How a table of a game is set up.

use meiji::duel::components::PLAYERS;
use meiji::duel::{self, Duel};
use meiji::game::Game;
use meiji::nippon::{self, Nippon};
use meiji::printed::Edition;
use meiji::yokohama::{self, Yokohama};

/// A game whose tables a command sets up: by the newest printed values, the seed naming who starts.
pub trait Laid: Game + Sync {
    /// A table for so many; `None` if so many cannot play.
    fn laid(players: u8) -> Option<Self>;
}

impl Laid for Yokohama {
    fn laid(players: u8) -> Option<Self> {
        let options = yokohama::Options::new(players).ok()?;
        Some(Self::new(yokohama::content::Content::latest(), options))
    }
}

impl Laid for Duel {
    fn laid(players: u8) -> Option<Self> {
        (players == PLAYERS).then(|| Self::new(duel::content::Content::latest(), duel::Options::new()))
    }
}

impl Laid for Nippon {
    fn laid(players: u8) -> Option<Self> {
        let options = nippon::Options::new(players).ok()?;
        Some(Self::new(nippon::content::Content::latest(), options))
    }
}
