//! The record of a game: options, seed and moves. It is the save, the replay and the share link, and it tells everything,
//! so it is its owner's document.
//!
//! A record is JSON. It names the format's version, the content's edition and hash, and the hash of the state that its
//! moves lead to, so that a record which no longer replays is refused and never half-opened.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

mod error;

pub use error::{ErrorOf, NoRecord, RecordError};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64;

use crate::chance::Seed;
use crate::document::{self, Node, quote};
use crate::game::Seat;
use crate::position::{Position, Positioned};
use crate::printed::{Edition, Printed, Rules};
use crate::sitters::Crest;
use crate::sitting::{Deal, Sitting};

/// The newest version of the format, as far as it is the same for all games; a game may have newer ones of its own
/// ([`Versions`](crate::position::Versions)). Every earlier one is read for ever, and each record is written in the earliest that can tell it.
///
/// 1. The first.
/// 2. A seat may tell its crest, and a practice game where what was hidden was dealt anew.
/// 3. A practice game may begin with a position.
/// 4. A game may tell which rules it is played by; those of earlier versions are the first.
pub const VERSION: u32 = 4;

/// The largest record that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The most moves that a record may hold.
pub const MAX_MOVES: usize = 30_000;

/// The record of a game.
#[derive(Clone, Debug)]
pub struct Record<G: Positioned> {
    text: Text<G::Options, G::Rules>,
}

// Derived, it would be asked of the value of the game, which a record does not hold.
impl<G: Positioned> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<G: Positioned> Eq for Record<G> {}

/// A record as it is written: `O` are the options of its game, `R` its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "camelCase",
    deny_unknown_fields,
    bound(serialize = "O: Serialize, R: Rules")
)]
struct Text<O, R> {
    game: String,
    version: u32,
    edition: String,
    content: String,
    options: O,
    #[serde(default, skip_serializing_if = "Rules::is_first")]
    rules: R,
    seed: String,
    /// What the game begins with, unless the seed deals it: the body of a position's document.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<Value>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    seats: Vec<RecordSeat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deals: Vec<RecordDeal>,
    moves: Vec<String>,
    hash: String,
}

/// Who sat in a seat. The game needs neither; both are plain text from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordSeat {
    /// What they were called.
    pub name: String,
    /// A person, or which kind of computer player.
    pub kind: String,
    /// Their crest; records of version 1 do not tell it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crest: Option<Crest>,
}

/// Where everything hidden was dealt anew, for practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordDeal {
    at: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    seed: String,
}

/// Just enough of a record to tell which version it is.
#[derive(Deserialize)]
struct Heading {
    game: String,
    version: u32,
}

/// Just enough of a record to tell whether a game is played with its options.
#[derive(Deserialize)]
struct Agreed<A> {
    options: A,
}

/// The hash of a state's canonical bytes (its fields in order of declaration, in the postcard wire format), as 16
/// hexadecimal digits. Equal states have equal hashes on every machine.
///
/// # Panics
/// For a type that has no canonical bytes, such as one that writes a list without its length. A state has, whatever stands
/// in it: a hash that means nothing must not pass for one.
pub fn state_hash<S: Serialize>(state: &S) -> String {
    let bytes = postcard::to_allocvec(state).expect("a state has canonical bytes");
    format!("{:016x}", xxh3_64(&bytes))
}

impl<G: Positioned> Record<G> {
    /// The record of a sitting, up to where it is now.
    pub fn of(sitting: &Sitting<G>) -> Self {
        let game = sitting.game();
        let text = Text {
            game: G::NAME.to_owned(),
            version: version(sitting),
            edition: game.content().name().to_owned(),
            content: hash_text(game.content_hash()),
            options: game.options(),
            rules: game.rules(),
            seed: sitting.seed().to_string(),
            position: sitting.position().map(|state| G::body(state).into()),
            seats: Vec::new(),
            practice: sitting.is_practice(),
            deals: sitting.deals().iter().map(RecordDeal::of).collect(),
            moves: sitting.moves().map(|action| action.to_string()).collect(),
            hash: state_hash(sitting.state()),
        };
        Self { text }
    }

    /// The same, telling who sat at the table.
    #[must_use]
    pub fn with_seats(mut self, seats: Vec<RecordSeat>) -> Self {
        if seats.iter().any(|seat| seat.crest.is_some()) {
            self.text.version = self.text.version.max(2);
        }
        self.text.seats = seats;
        self
    }

    /// Who sat at the table, by seat; empty if the record does not tell.
    pub fn seats(&self) -> &[RecordSeat] {
        &self.text.seats
    }

    /// Reads a record, without replaying it.
    ///
    /// # Errors
    /// It is too large, no record, one of a newer version, or one of a game that nobody plays.
    pub fn parse(text: &str) -> Result<Self, ErrorOf<G>> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLarge { bytes: text.len() });
        }
        let document = document::parse(text, MAX_BYTES)?;
        let node = Node::root(&document);
        let heading: Heading = node.clone().read()?;
        if heading.game != G::NAME {
            let game = quote(&heading.game);
            return Err(NoRecord::Game { game }.into());
        }
        if heading.version > newest::<G>() {
            return Err(RecordError::Newer {
                version: heading.version,
            });
        }
        if heading.version == 0 {
            return Err(NoRecord::Version.into());
        }
        let text: Text<_, _> = node.clone().read().map_err(|misread| match disagreed::<G>(node) {
            Some(options) => RecordError::Options(options),
            None => misread.into(),
        })?;
        if text.moves.len() > MAX_MOVES {
            return Err(RecordError::TooLong {
                moves: text.moves.len(),
            });
        }
        Ok(Self { text })
    }

    /// Opens a record: replays its moves with the content that it names, from the released editions or from `own`.
    ///
    /// # Errors
    /// The content is not at hand, a move is none or illegal, or the moves lead elsewhere.
    pub fn open(&self, own: &[G::Content]) -> Result<Sitting<G>, ErrorOf<G>> {
        let matches = |content: &&G::Content| {
            content.name() == self.text.edition && hash_text(content.hash()) == self.text.content
        };
        let content = own
            .iter()
            .find(matches)
            .or_else(|| G::Content::released().iter().find(matches));
        let Some(content) = content else {
            let (edition, hash) = (quote(&self.text.edition), quote(&self.text.content));
            return Err(RecordError::UnknownContent { edition, hash });
        };
        let seed = read_seed(&self.text.seed)?;
        let mut deals = self.deals()?.into_iter().peekable();
        let game = G::begin(content.clone(), self.text.options, self.text.rules);
        let mut sitting = match &self.text.position {
            Some(body) => {
                let state = Position::state_of(&game, seed, body).map_err(RecordError::Position)?;
                Sitting::from_position(game, seed, state)
            }
            None => Sitting::new(game, seed),
        };
        for (number, text) in self.text.moves.iter().enumerate() {
            while let Some(deal) = deals.next_if(|deal| deal.at == number) {
                sitting.deal_anew(deal.seat, deal.seed);
            }
            let action: G::Move = text.parse().map_err(|_| RecordError::NotAMove {
                number,
                text: quote(text),
            })?;
            sitting.play(action).map_err(|forbidden| RecordError::IllegalMove {
                number,
                text: quote(text),
                forbidden,
            })?;
        }
        for deal in deals {
            sitting.deal_anew(deal.seat, deal.seed);
        }
        if state_hash(sitting.state()) != self.text.hash {
            return Err(RecordError::OtherState);
        }
        if self.text.practice {
            sitting.mark_practice();
        }
        Ok(sitting)
    }

    /// Where the record says that everything hidden was dealt anew, in the order of play.
    fn deals(&self) -> Result<Vec<Deal>, ErrorOf<G>> {
        let read = |deal: &RecordDeal| {
            Ok(Deal {
                at: deal.at as usize,
                seat: deal.seat,
                seed: read_seed(&deal.seed)?,
            })
        };
        let deals = self
            .text
            .deals
            .iter()
            .map(read)
            .collect::<Result<Vec<_>, ErrorOf<G>>>()?;
        let players = G::seats(self.text.options);
        let good = |deal: &Deal| deal.at <= self.text.moves.len() && deal.seat.is_none_or(|seat| seat.0 < players);
        if deals.iter().all(good) && deals.is_sorted_by_key(|deal| deal.at) {
            Ok(deals)
        } else {
            Err(NoRecord::Deals.into())
        }
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        // Strings, numbers and lists of them have a JSON text.
        serde_json::to_string(&self.text).expect("a record has a JSON text")
    }

    /// The moves, in the words of records.
    pub fn moves(&self) -> &[String] {
        &self.text.moves
    }

    /// The hash of the state that the moves lead to.
    pub fn hash(&self) -> &str {
        &self.text.hash
    }
}

/// The newest version of a game's records.
pub fn newest<G: Positioned>() -> u32 {
    VERSION.max(G::NEWEST.record)
}

/// The version of the format that a sitting's record is written in, but for what it tells of those who sit.
fn version<G: Positioned>(sitting: &Sitting<G>) -> u32 {
    let game = sitting.game();
    let of_all = match (sitting.position(), sitting.deals()) {
        _ if !game.rules().is_first() => 4,
        (Some(_), _) => 3,
        (None, []) => 1,
        (None, _) => 2,
    };
    of_all.max(game.versions(sitting.position()).record)
}

/// Why no game is played with the options of a record, if that is what is wrong with it.
fn disagreed<G: Printed>(record: Node<'_>) -> Option<G::OptionsError> {
    let Agreed::<G::Agreement> { options } = record.read().ok()?;
    options.try_into().err()
}

impl RecordDeal {
    fn of(deal: &Deal) -> Self {
        Self {
            at: u32::try_from(deal.at).unwrap_or(u32::MAX),
            seat: deal.seat,
            seed: deal.seed.to_string(),
        }
    }
}

/// One text for one seed: nothing but what `Display` writes is read.
fn read_seed<O, P, F>(text: &str) -> Result<Seed, RecordError<O, P, F>> {
    let seed = text.parse::<Seed>().ok().filter(|seed| seed.to_string() == text);
    seed.ok_or_else(|| RecordError::Seed(quote(text)))
}

fn hash_text(hash: u64) -> String {
    format!("{hash:016x}")
}
