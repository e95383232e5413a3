//! The JavaScript API: what happened, how it stands, and what the players are called.

use std::ops::Range;

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::whole;
use super::fault::to_js;
use super::here::{Event, ScoreSheet};
use crate::game::{Game as _, Seat};
use crate::words::LogLine;
use crate::words::story::story;

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
struct Line {
    #[serde(rename = "move")]
    number: u32,
    seat: Option<Seat>,
    text: String,
}

/// A seat's final or present score, as JavaScript sees it.
#[derive(Serialize)]
struct Scores {
    sheet: ScoreSheet,
    totals: Vec<i32>,
    standings: Option<Vec<Seat>>,
}

#[wasm_bindgen(typescript_custom_section)]
const TOLD: &str = r#"
/** Something that happened in a game: in which `move`, by its number, and a sentence of it where there is something to say. */
export type Happened = Deed & { move: number; text: string | null };

/** A line of the log: the `move` that it happened in, and whose doing it was; `null` for what befalls all. */
export interface LogLine {
  move: number;
  seat: number | null;
  text: string;
}

/** The points of the game. */
export interface Scores {
  /** By seat, the points of each category; there are four rows, of which those of the players count. */
  sheet: readonly Score[];
  /** The sum of each seat. */
  totals: readonly number[];
  /** The seats, best first; `null` as long as the game goes on. */
  standings: readonly number[] | null;
}

/** A player as a game is told of: what they are called, their crest, and the computer that plays, if one does. */
export interface Sitter {
  name: string;
  crest: Crest;
  computer?: Computer | null;
}
"#;

#[wasm_bindgen]
impl Game {
    /// Names the players: a list of `{name, crest, computer}`, `crest` being `"wave"`, `"plum"`, `"wisteria"` or
    /// `"chrysanthemum"`, one for each seat. An empty name is replaced by the colour's; `computer` is the computer player that plays the
    /// seat (see [`plan`](Self::plan)), left out for a person.
    ///
    /// # Errors
    /// Codes `players`, `busy`.
    #[wasm_bindgen(js_name = setPlayers)]
    pub fn set_players(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Sitter[]")] players: JsValue,
    ) -> Result<(), JsValue> {
        Ok(self.seat_players(self.one_a_seat(&players, "players")?)?)
    }

    /// What a player is called.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = playerName)]
    pub fn player_name(&self, seat: Number) -> Result<String, JsValue> {
        let seat = self.seat_of(whole(&seat, "seat")?)?;
        Ok(self.names().of(seat).to_owned())
    }

    /// What happened since the move of a number, as a seat or an onlooker may know it, in a few lines to read: a list of
    /// `{move, seat, text}`; `move` is the number of the move that it happened in, `seat` is `null` for what befalls all.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = storySince, unchecked_return_type = "LogLine[]")]
    pub fn story_since(&self, number: Number, seat: Option<Number>) -> Result<JsValue, JsValue> {
        let seat = self.seat(seat)?;
        let lines = self
            .story(whole(&number, "number")? as usize..usize::MAX, seat)
            .into_iter();
        to_js(
            &lines
                .map(|LogLine { number, seat, text, .. }| Line {
                    number: u32::try_from(number).unwrap_or(u32::MAX),
                    seat,
                    text,
                })
                .collect::<Vec<_>>(),
        )
    }

    /// What ended or ends the game, in words; `undefined` while nothing does, and of a game that ends with a certain round once that is over.
    #[wasm_bindgen(js_name = endingText)]
    pub fn ending_text(&self) -> Option<String> {
        let (sitting, names) = (self.sitting(), self.names());
        let speech = self.words.speech(sitting.game(), &sitting.state().table, &names);
        speech.ending()
    }

    /// Who won with how many points, in words; `undefined` while the game goes on.
    #[wasm_bindgen(js_name = victoryText)]
    pub fn victory_text(&self) -> Option<String> {
        let sitting = self.sitting();
        let (game, state) = (sitting.game(), sitting.state());
        let standings = game.standings(state)?;
        let names = self.names();
        Some(self.words.speech(game, &state.table, &names).won(&standings))
    }

    /// What happened since the move of a number, as a seat or an onlooker may know it: a list of `{move, kind, …, text}`.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = eventsSince, unchecked_return_type = "Happened[]")]
    pub fn events_since(&self, number: Number, seat: Option<Number>) -> Result<JsValue, JsValue> {
        let sitting = self.sitting();
        let events = sitting.events(whole(&number, "number")? as usize, self.seat(seat)?);
        let happened: Vec<Happened> = events
            .map(|(number, event)| Happened {
                number: u32::try_from(number).unwrap_or(u32::MAX),
                event,
                text: self
                    .words
                    .speech(sitting.game(), &sitting.state().table, &self.names())
                    .told(&event),
            })
            .collect();
        to_js(&happened)
    }

    /// The score sheet as it would be if the game ended now: `{sheet, totals, standings}`; `standings` once it has ended.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Scores")]
    pub fn scores(&self) -> Result<JsValue, JsValue> {
        let sitting = self.sitting();
        let game = sitting.game();
        let sheet = game.score(&sitting.state().table);
        let totals = Seat::all(game.players()).map(|seat| sheet[seat].total()).collect();
        to_js(&Scores {
            sheet,
            totals,
            standings: game.standings(sitting.state()),
        })
    }
}

impl Game {
    /// What happened in some moves, in lines, as a seat or an onlooker may know it.
    pub(super) fn story(&self, moves: Range<usize>, seat: Option<Seat>) -> Vec<LogLine<Event>> {
        story(&self.sitting(), moves, seat, self.words, &self.names())
    }
}
