//! The JavaScript API: the game's past, how it went, and practice from any point of it.

use std::rc::Rc;

use js_sys::Number;
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::whole;
use super::fault::to_js;
use super::here::course::{Course, Points, Tally};
use super::seed::random_seed;
use crate::course::turns;
use crate::game::{Game as _, Seat};
use crate::words::story::step;

/// How a game went, as JavaScript sees it.
#[derive(Serialize)]
struct Went {
    rounds: Vec<Vec<i32>>,
    points: Vec<Points>,
    tally: Vec<Tally>,
    decided: Vec<String>,
}

#[wasm_bindgen(typescript_custom_section)]
const COURSE: &str = r#"
/** A turn: how many moves had been played when it began, its round, and whose it was; `null` while players choose what they begin with. */
export interface Turn {
  at: number;
  round: number;
  seat: number | null;
}

/** How a game went. */
export interface Course {
  rounds: number[][];
  points: number[][];
  tally: Tally[];
  decided: string[];
}
"#;

#[wasm_bindgen]
impl Game {
    /// The turns up to now: a list of `{at, round, seat}`. `at` tells how many moves had been played when the turn began, to be
    /// shown by a `TableView`. What players begin with is chosen in round 0, which has no seat.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Turn[]")]
    pub fn turns(&self) -> Result<JsValue, JsValue> {
        to_js(&turns(&self.sitting()))
    }

    /// What happened in the move of a number, as a seat or an onlooker may know it: lines of text. Of a move that nothing came of, what
    /// was chosen.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = storyOf)]
    pub fn story_of(&self, number: Number, seat: Option<Number>) -> Result<Vec<String>, JsValue> {
        let number = whole(&number, "number")? as usize;
        let seat = self.seat(seat)?;
        Ok(step(&self.sitting(), number, seat, self.words, &self.names()))
    }

    /// How the game went up to now: `{rounds, points, tally, decided}`. `rounds` has each seat's points on the score track at the
    /// beginning and after each round; `points` each seat's points by category, in the order of the score sheet; `tally` what
    /// each seat did; `decided` what decided the game, in sentences, once it is over.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Course")]
    pub fn course(&self) -> Result<JsValue, JsValue> {
        let sitting = self.sitting();
        let game = sitting.game();
        let course = Course::of(&sitting);
        let seats = || Seat::all(game.players());
        let standings = game.standings(sitting.state());
        let decided = standings.and_then(|standings| course.decided(&standings));
        let names = self.names();
        let speech = self.words.speech(game, &sitting.state().table, &names);
        to_js(&Went {
            rounds: course
                .rounds
                .iter()
                .map(|round| seats().map(|seat| round[seat]).collect())
                .collect(),
            points: seats().map(|seat| course.points[seat]).collect(),
            tally: seats().map(|seat| course.tally[seat]).collect(),
            decided: decided.map_or_else(Vec::new, |decided| speech.decided(&decided)),
        })
    }

    /// Whether all turns of a seat may be judged. Not so in practice that went on from a game that was not over: what the seat held
    /// there is to stay hidden, unless it was this seat that practised.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = mayJudge)]
    pub fn may_judge(&self, seat: Number) -> Result<bool, JsValue> {
        let seat = self.seat(Some(seat))?;
        Ok(self.sitting().deals().iter().all(|deal| deal.seat == seat))
    }

    /// A practice game that goes on from where so many moves had been played; this game stays as it is. While this one is not
    /// over, everything that a seat, or an onlooker, could not know there is dealt anew.
    ///
    /// # Errors
    /// Codes `seat`, `entropy`.
    #[wasm_bindgen(js_name = practiceFrom)]
    pub fn practice_from(&self, number: Number, seat: Option<Number>) -> Result<Game, JsValue> {
        let seat = self.seat(seat)?;
        let mut sitting = self.sitting().practice_from(whole(&number, "number")? as usize);
        if self.sitting().asked().is_some() {
            sitting.deal_anew(seat, random_seed()?);
        }
        Ok(self.with(Rc::new(sitting)))
    }
}
