//! The JavaScript API: the coach.

use js_sys::{JsString, Number};
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::api::Game;
use super::arguments::whole;
use super::fault::{Fault, to_js};
use super::given::read_seed;
use super::here::{Here, Move, State, View};
use super::thought::{MOST_PLAYOUTS, effort, teller};
use crate::course::{Turn, turns};
use crate::game::{Game as _, Seat};
use crate::opponents;
use crate::table::Heard as _;

/// How many games are played on to their end to tell chances.
const GAMES: u32 = 100;

/// A lead that is less by so much, in thousandths of a point, is told as less: they are told in tenths.
const UNEQUAL: i64 = 50;

/// A turn that the coach would play, as JavaScript sees it.
#[derive(Serialize)]
struct Advice {
    moves: Vec<String>,
    steps: Vec<String>,
    lead: f64,
    reason: String,
}

/// What a turn that was played has cost, as JavaScript sees it.
#[derive(Serialize)]
struct Judgement {
    cost: f64,
    steps: Vec<String>,
    better: Advice,
}

#[wasm_bindgen(typescript_custom_section)]
const ADVICE: &str = r#"
/** A turn that the coach would play: its moves, what they do in sentences, by how many points the seat would lead, and why. */
export interface Advice {
  moves: string[];
  steps: string[];
  lead: number;
  reason: string;
}

/** What a turn that was played has cost, in points; what it did in sentences, and the best turn. */
export interface Judgement {
  cost: number;
  steps: string[];
  better: Advice;
}
"#;

#[wasm_bindgen]
impl Game {
    /// The turns that the coach would play in the asked seat, best first: a list of `{moves, steps, lead, reason}`, at most three,
    /// empty when the game is over. `moves` go as far as nothing hidden shows, `steps` says them in sentences; `lead` is by how many
    /// points the seat would be ahead a few turns later, counting what everybody has for what it will still bring; `reason` says why
    /// that is more than after the other turns of the list, or with other turns than the best, how they differ from that one.
    /// It knows what that seat knows. `playouts` is how often it plays on in its head at most, 400 if left out; `told` is called now
    /// and then with how many of them were made.
    ///
    /// # Errors
    /// Codes `seed`, `entropy`.
    #[wasm_bindgen(unchecked_return_type = "Advice[]")]
    pub fn advise(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] playouts: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] seed: Option<JsString>,
        #[wasm_bindgen(unchecked_optional_param_type = "(playouts: number) => void")] told: Option<JsValue>,
    ) -> Result<JsValue, JsValue> {
        let (effort, seed, mut told) = (effort(playouts)?, read_seed(seed)?, teller(told)?);
        let sitting = self.sitting();
        let view = sitting.view(sitting.asked());
        let advice = opponents::advise(sitting.game(), &view, effort, seed, &mut told);
        let best = advice.first().map_or(0, |best| best.lead);
        let reason = |advice: &opponents::Advice<Here>| match best - advice.lead {
            ..UNEQUAL => self.words.why_equal(advice.why),
            _ => self.words.why(advice.why),
        };
        let told = advice
            .iter()
            .map(|advice| self.advice(sitting.state(), advice, reason(advice)));
        let told: Vec<Advice> = told.collect();
        to_js(&told)
    }

    /// How likely each seat is to win, in percent, by games that are played on to their end from what a seat knows now. `games` is
    /// how many, 100 if left out; `told` is called after each with how many were played.
    ///
    /// # Errors
    /// Codes `seat`, `seed`, `entropy`.
    pub fn chances(
        &self,
        seat: Number,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] games: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] seed: Option<JsString>,
        #[wasm_bindgen(unchecked_optional_param_type = "(games: number) => void")] told: Option<JsValue>,
    ) -> Result<Vec<f64>, JsValue> {
        let seat = self.seat(Some(seat))?;
        let view = self.sitting().view(seat);
        Ok(self.odds(&view, games, seed, told)?)
    }

    /// What the turn that began after so many moves has cost the seat that played it, by what that seat knew then: `{cost, steps,
    /// better}`. `cost` is how many points further ahead the best turn would have led, `steps` says in sentences what was played,
    /// `better` is the best turn as by [`advise`](Self::advise). `null` where no turn was played.
    /// `playouts` and `told` are as there.
    ///
    /// # Errors
    /// Codes `seed`, `entropy`.
    #[wasm_bindgen(unchecked_return_type = "Judgement | null")]
    pub fn judge(
        &self,
        at: Number,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] playouts: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] seed: Option<JsString>,
        #[wasm_bindgen(unchecked_optional_param_type = "(playouts: number) => void")] told: Option<JsValue>,
    ) -> Result<JsValue, JsValue> {
        let (effort, seed, mut told) = (effort(playouts)?, read_seed(seed)?, teller(told)?);
        let at = whole(&at, "at")? as usize;
        let sitting = self.sitting();
        let game = sitting.game();
        let (state, played) = (sitting.state_at(at), self.turn_from(at));
        let view = game.view(state, game.decision(state).map(|decision| game.asked(decision)));
        if played.is_empty() {
            return Ok(JsValue::NULL);
        }
        let found = opponents::judge(game, &view, &played, effort, seed, &mut told);
        let judgement = found.map(|found| Judgement {
            cost: points(found.cost),
            steps: self.steps(state, &played),
            better: self.advice(state, &found.better, self.words.why(found.better.why)),
        });
        to_js(&judgement)
    }

    /// How likely each seat was to win when so many moves had been played, in percent, by what a seat knew then. `games` is how many
    /// are played on, 100 if left out; `told` is called after each with how many were.
    ///
    /// # Errors
    /// Codes `seat`, `seed`, `entropy`.
    #[wasm_bindgen(js_name = chancesAt)]
    pub fn chances_at(
        &self,
        at: Number,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] seat: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] games: Option<Number>,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] seed: Option<JsString>,
        #[wasm_bindgen(unchecked_optional_param_type = "(games: number) => void")] told: Option<JsValue>,
    ) -> Result<Vec<f64>, JsValue> {
        let seat = self.seat(seat)?;
        let at = whole(&at, "at")? as usize;
        let view = {
            let sitting = self.sitting();
            sitting.game().view(sitting.state_at(at), seat)
        };
        Ok(self.odds(&view, games, seed, told)?)
    }
}

impl Game {
    fn odds(
        &self,
        view: &View,
        games: Option<Number>,
        seed: Option<JsString>,
        told: Option<JsValue>,
    ) -> Result<Vec<f64>, Fault> {
        let mut told = teller(told)?;
        let games = games.map_or(Ok(GAMES), |games| whole(&games, "games"))?;
        let sitting = self.sitting();
        let game = sitting.game();
        let chances = opponents::chances(game, view, games.clamp(1, MOST_PLAYOUTS), read_seed(seed)?, &mut told);
        let percent = |seat| f64::from(chances[seat]) / 10.0;
        Ok(Seat::all(game.players()).map(percent).collect())
    }

    fn advice(&self, state: &State, advice: &opponents::Advice<Here>, reason: String) -> Advice {
        Advice {
            moves: advice.moves.iter().map(ToString::to_string).collect(),
            steps: self.steps(state, &advice.moves),
            lead: points(advice.lead),
            reason,
        }
    }

    /// The moves of the turn that began after so many; none if no seat's turn began then.
    fn turn_from(&self, at: usize) -> Vec<Move> {
        let turns = turns(&self.sitting());
        let began = |turn: &&Turn| turn.at as usize == at && turn.seat.is_some();
        if turns.iter().find(began).is_none() {
            return Vec::new();
        }
        let next = turns.iter().map(|turn| turn.at as usize).find(|&next| next > at);
        let end = next.unwrap_or(self.sitting().played());
        self.sitting().moves().take(end).skip(at).collect()
    }

    /// What moves of a seat do, in sentences; going on is not worth telling where anything else is done. What others answer between them,
    /// as at the end of a round, is theirs.
    fn steps(&self, state: &State, moves: &[Move]) -> Vec<String> {
        let sitting = self.sitting();
        let game = sitting.game();
        let mut state = *state;
        let asked = |state: &State| game.decision(state).map(|decision| game.asked(decision));
        let whose = asked(&state);
        let (mut steps, mut going_on) = (Vec::new(), None);
        for &action in moves {
            if asked(&state) == whose {
                let told = self.words.speech(game, &state.table, &self.names()).action_long(action);
                match Here::goes_on(action) {
                    true => going_on = going_on.or(Some(told)),
                    false => steps.push(told),
                }
            }
            game.play(&mut state, action, &mut ());
        }
        if steps.is_empty() {
            steps.extend(going_on);
        }
        steps
    }
}

/// Points of thousandths.
fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}
