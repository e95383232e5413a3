//! The JavaScript API: the rules of a game, its questions and answers.
//!
//! Moves are the strings of records, such as `"place 7"`; seats and places are numbers from 0; seeds and hashes are
//! strings of hexadecimal digits; everything else is plain objects. Whatever cannot be done throws an `Error` with a
//! `code` for programs and a `message` for people, and leaves the game as it was.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::fault::{Fault, from_js, to_js};
use crate::chance::Seed;
use crate::game::{Game as _, Seat};
use crate::opponents::Opponent;
use crate::record::{Record, RecordSeat, state_hash};
use crate::sitters::{Crest, Sitter};
use crate::sitting::{Sitting, Stuck};
use crate::words::{Arg, Key, Language, LogLine, Names, Words};
use crate::yokohama::content::Content;
use crate::yokohama::{Event, Forbidden, Move, Options, ScoreSheet, View, Yokohama};

/// The words that errors and pages are said in.
const WORDS: Words = Words::new(Language::English);

/// A game of Yokohama.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    sitting: Sitting<Yokohama>,
    sitters: Vec<Sitter>,
    names: Names,
    words: Words,
}

/// A refusal as JavaScript sees it.
#[derive(Serialize)]
struct Reason {
    #[serde(flatten)]
    forbidden: Forbidden,
    message: String,
}

/// An event as JavaScript sees it.
#[derive(Serialize)]
struct Happened {
    #[serde(rename = "move")]
    number: u32,
    #[serde(flatten)]
    event: Event,
    text: Option<String>,
}

/// A line of the log as JavaScript sees it.
#[derive(Serialize)]
struct Told {
    seat: Option<Seat>,
    text: String,
}

/// What a half-entered turn comes to, as JavaScript sees it.
#[derive(Serialize)]
struct Completion {
    moves: Vec<String>,
    events: Vec<Event>,
    view: Option<View>,
}

/// A seat's final or present score, as JavaScript sees it.
#[derive(Serialize)]
struct Scores {
    sheet: ScoreSheet,
    totals: Vec<u16>,
    standings: Option<Vec<Seat>>,
}

#[wasm_bindgen]
impl Game {
    /// Deals a new game.
    ///
    /// `options` is `{players: 2 | 3 | 4, starter?: "random" | {seat: number}, achievementRewards?: boolean, freeAgents?:
    /// boolean}`; `seed` is 1 to 16 hexadecimal digits, left out for a random one; `content` is a content document, left
    /// out for the built-in one.
    ///
    /// # Errors
    /// Codes `options`, `seed`, `content`, `entropy`.
    #[wasm_bindgen(constructor)]
    pub fn new(options: JsValue, seed: Option<String>, content: Option<String>) -> Result<Game, JsValue> {
        let options: Options = from_js(options, "options")?;
        let seed = match seed {
            Some(text) => read_seed(&text)?,
            None => random_seed()?,
        };
        let content = read_content(content)?.unwrap_or_else(|| Content::first().clone());
        Ok(Self::over(Sitting::new(Yokohama::new(content, options), seed)))
    }

    /// Opens a record. `content` is the content document that it was played with, left out for a released edition.
    ///
    /// # Errors
    /// Codes `content` and those of records, all beginning with `record` but `not-a-record`.
    pub fn load(record: &str, content: Option<String>) -> Result<Game, JsValue> {
        let own: Vec<Content> = read_content(content)?.into_iter().collect();
        let sitting = Record::parse(record)
            .and_then(|record| record.open(&own))
            .map_err(|error| Fault {
                code: error.code(),
                message: WORDS.record_error(&error),
            })?;
        Ok(Self::over(sitting))
    }

    /// The record: options, seed and moves, as JSON text. It tells everything hidden too. `seats` is a list of `{name,
    /// kind}`, left out to tell nothing of who played.
    ///
    /// # Errors
    /// Code `seats`.
    pub fn record(&self, seats: JsValue) -> Result<String, JsValue> {
        let seats: Option<Vec<RecordSeat>> = from_js(seats, "seats")?;
        Ok(Record::of(&self.sitting)
            .with_seats(seats.unwrap_or_default())
            .to_json())
    }

    /// The content document that the game is played with, as JSON text.
    pub fn content(&self) -> String {
        self.sitting.game().content().to_json()
    }

    /// The hash of the state: equal states have equal hashes on every machine.
    pub fn hash(&self) -> String {
        state_hash(self.sitting.state())
    }

    /// The options, as they were given.
    ///
    /// # Errors
    /// Never in practice.
    pub fn options(&self) -> Result<JsValue, JsValue> {
        to_js(&self.sitting.game().options())
    }

    /// The open question: `{seat, ask}`, or `null` when the game is over.
    ///
    /// # Errors
    /// Never in practice.
    pub fn decision(&self) -> Result<JsValue, JsValue> {
        to_js(&self.sitting.decision())
    }

    /// The legal answers to the open question.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        self.sitting.legal_moves().iter().map(Move::to_string).collect()
    }

    /// The only legal answer, if there is just one.
    pub fn forced(&self) -> Option<String> {
        self.sitting.forced().map(|action| action.to_string())
    }

    /// What the given answers would come to, told from the asked seat's view alone: `{moves, events, view}`. `moves` are the
    /// next legal answers; `view` is `null` where something hidden would be revealed.
    ///
    /// # Errors
    /// Codes `not-a-move`, `illegal-move`.
    pub fn completion(&self, moves: Vec<String>) -> Result<JsValue, JsValue> {
        let moves = moves
            .iter()
            .map(|text| read_move(text))
            .collect::<Result<Vec<Move>, Fault>>()?;
        let preview = self
            .sitting
            .preview(&moves)
            .map_err(|(_, forbidden)| self.illegal(&forbidden))?;
        to_js(&Completion {
            moves: preview.moves.iter().map(Move::to_string).collect(),
            events: preview.events,
            view: preview.view,
        })
    }

    /// Plays an answer to the open question.
    ///
    /// # Errors
    /// Codes `not-a-move`, `illegal-move`; the game is as it was then.
    pub fn play(&mut self, action: &str) -> Result<(), JsValue> {
        let action = read_move(action)?;
        self.sitting
            .play(action)
            .map_err(|forbidden| self.illegal(&forbidden).into())
    }

    /// Why an answer is not legal: `{rule, chapter, message, …}`, or `null` if it is legal.
    ///
    /// # Errors
    /// Code `not-a-move`.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, action: &str) -> Result<JsValue, JsValue> {
        let action = read_move(action)?;
        let refusal = self.sitting.game().why_not(self.sitting.state(), action);
        to_js(&refusal.map(|forbidden| Reason {
            forbidden,
            message: self.say(&forbidden),
        }))
    }

    /// Takes the last choice back, and the forced steps after it.
    ///
    /// # Errors
    /// Codes `nothing-to-undo`, `sealed`.
    pub fn undo(&mut self) -> Result<(), JsValue> {
        self.sitting.undo().map_err(|stuck| undo_fault(stuck).into())
    }

    /// Whether the last choice can be taken back.
    #[wasm_bindgen(js_name = canUndo, getter)]
    pub fn can_undo(&self) -> bool {
        self.sitting.can_undo().is_ok()
    }

    /// Plays the choice again that was taken back last.
    ///
    /// # Errors
    /// Code `nothing-to-redo`.
    pub fn redo(&mut self) -> Result<(), JsValue> {
        let fault = |_| Fault {
            code: "nothing-to-redo",
            message: self.words.stuck_redo().to_owned(),
        };
        self.sitting.redo().map_err(|stuck| fault(stuck).into())
    }

    /// Whether a choice was taken back that can be played again.
    #[wasm_bindgen(js_name = canRedo, getter)]
    pub fn can_redo(&self) -> bool {
        self.sitting.can_redo()
    }

    /// Goes back to before the move of a number, whatever was revealed since; the game is practice from then on.
    ///
    /// # Errors
    /// Code `nothing-to-undo`.
    #[wasm_bindgen(js_name = goBack)]
    pub fn go_back(&mut self, number: u32) -> Result<(), JsValue> {
        self.sitting
            .go_back(number as usize)
            .map_err(|stuck| undo_fault(stuck).into())
    }

    /// The number of the last choice that a seat made, to go back to; `undefined` if there is none.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = lastChoice)]
    pub fn last_choice(&self, seat: u8) -> Result<Option<u32>, JsValue> {
        let seat = self.seat(Some(seat))?;
        let choice = self.sitting.last_choice(seat);
        Ok(choice.and_then(|number| u32::try_from(number).ok()))
    }

    /// The round, from 1; 0 while first Orders are chosen.
    #[wasm_bindgen(getter)]
    pub fn round(&self) -> u16 {
        self.sitting.state().table.round
    }

    /// How many moves were played up to now.
    #[wasm_bindgen(getter)]
    pub fn played(&self) -> u32 {
        u32::try_from(self.sitting.played()).unwrap_or(u32::MAX)
    }

    /// Whether moves were taken back that were not to be taken back.
    #[wasm_bindgen(js_name = isPractice, getter)]
    pub fn is_practice(&self) -> bool {
        self.sitting.is_practice()
    }

    /// What a seat may know, or without a seat what an onlooker may know.
    ///
    /// # Errors
    /// Code `seat`.
    pub fn view(&self, seat: Option<u8>) -> Result<JsValue, JsValue> {
        to_js(&self.sitting.view(self.seat(seat)?))
    }

    /// What happened since the move of a number, as a seat or an onlooker may know it: a list of `{move, kind, …, text}`.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = eventsSince)]
    pub fn events_since(&self, number: u32, seat: Option<u8>) -> Result<JsValue, JsValue> {
        let events = self.sitting.events(number as usize, self.seat(seat)?);
        let happened: Vec<Happened> = events
            .map(|(number, event)| Happened {
                number: u32::try_from(number).unwrap_or(u32::MAX),
                event,
                text: self
                    .words
                    .event(self.sitting.game(), &self.sitting.state().table, &event, &self.names),
            })
            .collect();
        to_js(&happened)
    }

    /// The score sheet as it would be if the game ended now: `{sheet, totals, standings}`; `standings` once it has ended.
    ///
    /// # Errors
    /// Never in practice.
    pub fn scores(&self) -> Result<JsValue, JsValue> {
        let game = self.sitting.game();
        let sheet = game.score(&self.sitting.state().table);
        let totals = Seat::all(game.players()).map(|seat| sheet[seat].total()).collect();
        to_js(&Scores {
            sheet,
            totals,
            standings: game.standings(self.sitting.state()),
        })
    }

    /// The move that a computer player (`"random"` or `"greedy"`) makes in the asked seat, from that seat's view and a seed
    /// of its own. `undefined` when the game is over.
    ///
    /// # Errors
    /// Codes `opponent`, `seed`.
    pub fn suggest(&self, opponent: JsValue, seed: Option<String>) -> Result<Option<String>, JsValue> {
        let opponent: Opponent = from_js(opponent, "opponent")?;
        let seed = match seed {
            Some(text) => read_seed(&text)?,
            None => random_seed()?,
        };
        let view = self.sitting.view(self.sitting.asked());
        Ok(opponent
            .choose(self.sitting.game(), &view, seed)
            .map(|action| action.to_string()))
    }

    /// Names the players: a list of `{name, crest, computer}`, `crest` being `"wave"`, `"plum"`, `"wisteria"` or
    /// `"chrysanthemum"`. An empty name is replaced by the colour's.
    ///
    /// # Errors
    /// Code `players`.
    #[wasm_bindgen(js_name = setPlayers)]
    pub fn set_players(&mut self, players: JsValue) -> Result<(), JsValue> {
        self.sitters = from_js(players, "players")?;
        self.names = Names::new(self.words, &self.sitters);
        Ok(())
    }

    /// What a player is called.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = playerName)]
    pub fn player_name(&self, seat: u8) -> Result<String, JsValue> {
        self.seat(Some(seat))?;
        Ok(self.names.of(Seat(seat)).to_owned())
    }

    /// What happened since the move of a number, as a seat or an onlooker may know it, in a few lines to read: a list of
    /// `{seat, text}`; `seat` is `null` for what befalls all.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = storySince)]
    pub fn story_since(&self, number: u32, seat: Option<u8>) -> Result<JsValue, JsValue> {
        let seat = self.seat(seat)?;
        let lines = self.story(number as usize, seat).into_iter();
        to_js(
            &lines
                .map(|LogLine { seat, text }| Told { seat, text })
                .collect::<Vec<_>>(),
        )
    }

    /// What ended or ends the game, in words; `undefined` while nothing does.
    #[wasm_bindgen(js_name = endingText)]
    pub fn ending_text(&self) -> Option<String> {
        self.words.ending(&self.sitting.state().table, &self.names)
    }

    /// Who won with how many points, in words; `undefined` while the game goes on.
    #[wasm_bindgen(js_name = victoryText)]
    pub fn victory_text(&self) -> Option<String> {
        let (game, state) = (self.sitting.game(), self.sitting.state());
        let winner = *game.standings(state)?.first()?;
        let sheet = game.score(&state.table);
        Some(self.words.victory(&state.table, &sheet, winner, &self.names))
    }
}

impl Game {
    fn over(sitting: Sitting<Yokohama>) -> Self {
        let words = WORDS;
        let sitters: Vec<Sitter> = Crest::ALL
            .into_iter()
            .take(usize::from(sitting.game().players()))
            .map(|crest| Sitter {
                name: String::new(),
                crest,
                computer: false,
            })
            .collect();
        let names = Names::new(words, &sitters);
        Self {
            sitting,
            sitters,
            names,
            words,
        }
    }

    /// The game being played.
    pub(super) const fn sitting(&self) -> &Sitting<Yokohama> {
        &self.sitting
    }

    /// Who sits at the table, by seat.
    pub(super) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The players' names.
    pub(super) const fn names(&self) -> &Names {
        &self.names
    }

    /// The words in use.
    pub(super) const fn words(&self) -> Words {
        self.words
    }

    /// What happened since the move of a number, in lines, as a seat or an onlooker may know it.
    pub(super) fn story(&self, number: usize, seat: Option<Seat>) -> Vec<LogLine> {
        let events: Vec<Event> = self.sitting.events(number, seat).map(|(_, event)| event).collect();
        let table = &self.sitting.state().table;
        self.words.story(self.sitting.game(), table, &events, &self.names)
    }

    /// A refusal in words.
    pub(super) fn say(&self, forbidden: &Forbidden) -> String {
        self.words
            .refusal(self.sitting.game(), &self.sitting.state().table, forbidden, &self.names)
    }

    fn illegal(&self, forbidden: &Forbidden) -> Fault {
        Fault {
            code: "illegal-move",
            message: self.say(forbidden),
        }
    }

    fn seat(&self, seat: Option<u8>) -> Result<Option<Seat>, Fault> {
        let players = self.sitting.game().players();
        match seat {
            Some(seat) if seat >= players => {
                let message = WORDS.fill(Key::ErrorSeat, &[("seat", seat.into())]);
                Err(Fault { code: "seat", message })
            }
            seat => Ok(seat.map(Seat)),
        }
    }
}

/// The built-in content document, as JSON text.
#[wasm_bindgen(js_name = defaultContent)]
pub fn default_content() -> String {
    Content::first().to_json()
}

/// Checks a content document.
///
/// # Errors
/// Code `content`: the row and the rule it breaks.
#[wasm_bindgen(js_name = checkContent)]
pub fn check_content(text: &str) -> Result<(), JsValue> {
    read_content(Some(text.to_owned())).map(|_| ()).map_err(JsValue::from)
}

fn undo_fault(stuck: Stuck) -> Fault {
    let code = match stuck {
        Stuck::Nothing => "nothing-to-undo",
        Stuck::Sealed => "sealed",
    };
    let message = WORDS.stuck_undo(stuck).to_owned();
    Fault { code, message }
}

/// A move of a record.
pub(super) fn read_move(text: &str) -> Result<Move, Fault> {
    text.parse().map_err(|_| {
        let shown: String = text.chars().take(40).collect();
        Fault {
            code: "not-a-move",
            message: WORDS.fill(Key::ErrorMove, &[("text", shown.as_str().into())]),
        }
    })
}

fn read_seed(text: &str) -> Result<Seed, Fault> {
    let seed = if (1..=16).contains(&text.len()) && !text.starts_with('+') {
        text.parse().ok()
    } else {
        None
    };
    seed.ok_or_else(|| Fault {
        code: "seed",
        message: WORDS.text(Key::ErrorSeed).to_owned(),
    })
}

fn random_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Fault {
        code: "entropy",
        message: WORDS.text(Key::ErrorEntropy).to_owned(),
    })?;
    Ok(Seed(u64::from_le_bytes(bytes)))
}

fn read_content(text: Option<String>) -> Result<Option<Content>, Fault> {
    let read = |text: String| {
        Content::from_json(&text).map_err(|error| Fault {
            code: "content",
            message: WORDS.content_error(&error),
        })
    };
    text.map(read).transpose()
}

/// What fills a slot of a text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Slot {
    Number(u32),
    Text(String),
}

/// A text of the page, by key in kebab-case, its slots filled from a plain object such as `{name: "Aiko"}`; the key itself
/// if there is no such text.
///
/// # Errors
/// Code `slots`.
#[wasm_bindgen]
pub fn text(key: &str, slots: JsValue) -> Result<String, JsValue> {
    let slots: Option<BTreeMap<String, Slot>> = from_js(slots, "slots")?;
    let slots = slots.unwrap_or_default();
    let filled: Vec<(&str, Arg)> = slots
        .iter()
        .map(|(name, slot)| match slot {
            Slot::Number(number) => (name.as_str(), Arg::from(*number)),
            Slot::Text(text) => (name.as_str(), Arg::from(text.as_str())),
        })
        .collect();
    Ok(Key::of(key).map_or_else(|| key.to_owned(), |key| WORDS.fill(key, &filled)))
}

/// What a player of a crest (`"wave"`, `"plum"`, `"wisteria"` or `"chrysanthemum"`) is called who gives no name.
///
/// # Errors
/// Code `crest`.
#[wasm_bindgen(js_name = crestName)]
pub fn crest_name(crest: JsValue) -> Result<String, JsValue> {
    let crest: Crest = from_js(crest, "crest")?;
    Ok(WORDS.color(crest).to_owned())
}

/// A random seed.
///
/// # Errors
/// Code `entropy`.
#[wasm_bindgen(js_name = randomSeed)]
pub fn seed() -> Result<String, JsValue> {
    Ok(random_seed()?.to_string())
}
