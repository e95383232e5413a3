//! The JavaScript API: the rules of a game, its questions and answers.
//!
//! Moves are the strings of records, such as `"place 7"`; seats and places are numbers from 0; seeds and hashes are
//! strings of hexadecimal digits; everything else is plain objects. Whatever cannot be done throws an `Error` with a
//! `code` for programs and a `message` for people, and leaves the game as it was. What is given of another type than declared
//! is refused with the code `argument`, or, where it should be plain data, with the code of its own name; `null` is the same as
//! `undefined`. Only an object that was freed answers with an error of wasm-bindgen, which has no code.
//!
//! Who is told of a thought may ask the game anything in the midst of it, and not change it: that is refused with the code `busy`. What is
//! freed then goes once the thought has ended.

use std::cell::{Ref, RefCell, RefMut};
use std::rc::Rc;

use js_sys::{JsString, Number};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::arguments::{text, whole};
use super::fault::{Fault, from_js, to_js};
use super::given::{read_content, read_move, read_named, read_options, read_rules, read_seed};
use super::here::content::Content;
use super::here::record::Record;
pub(super) use super::here::words::{Caption, Vocabulary};
use super::here::{Event, Forbidden, Here, Move, View};
use super::spoken::words;
use crate::game::{Game as _, Seat};
use crate::printed::{Edition as _, Printed as _};
use crate::record::{RecordSeat, state_hash};
use crate::sitters::{Crest, Sitter, choosers};
use crate::sitting::Sitting;
use crate::words::{Key, Names, Words};

/// What the rules know, as JavaScript sees it.
#[wasm_bindgen(typescript_custom_section)]
const RULES: &str = super::here::DECLARED;

/// A game that is played.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    /// Lent to whatever is asked, and to a change alone: who is told of a thought may call anything in the midst of it.
    played: RefCell<Played>,
    pub(super) words: Words,
}

/// What changes of a game.
#[derive(Clone, Debug)]
struct Played {
    /// Shared with its copies until one of them changes.
    sitting: Rc<Sitting<Here>>,
    sitters: Vec<Sitter>,
    names: Names,
}

/// A refusal as JavaScript sees it.
#[derive(Serialize)]
struct Reason {
    #[serde(flatten)]
    forbidden: Forbidden,
    message: String,
}

/// What a half-entered turn comes to, as JavaScript sees it.
#[derive(Serialize)]
struct Completion {
    moves: Vec<String>,
    events: Vec<Event>,
    view: Option<View>,
}

#[wasm_bindgen(typescript_custom_section)]
const COMPLETION: &str = r#"
/** What half a turn comes to: the next legal answers, what would have happened, and what would be seen, `null` where that is hidden. */
export interface Completion {
  moves: string[];
  events: Deed[];
  view: View | null;
}

/** Who sat in a seat of a record: what they were called, a person or which kind of computer, and their crest. */
export interface RecordSeat {
  name: string;
  kind: string;
  crest?: Crest | null;
}
"#;

#[wasm_bindgen]
impl Game {
    /// Deals a new game.
    ///
    /// `options` is what is agreed, as the game has it; `seed` is any text, one of 1 to 16 hexadecimal digits being that number, left out for a random one; `content` is
    /// a content document, left out for the built-in one; it bears a name of its own. `rules` is the number of the rules that the game is played by,
    /// left out for the newest; those of a game that was begun by a released version stay at hand.
    ///
    /// # Errors
    /// Codes `options`, `seed`, `content`, `rules`, `entropy`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Agreement")] options: JsValue,
        seed: Option<JsString>,
        content: Option<JsString>,
        rules: Option<Number>,
    ) -> Result<Game, JsValue> {
        let options = read_options(&options)?;
        let seed = read_seed(seed)?;
        let content = read_named(content)?.unwrap_or_else(Content::latest);
        let rules = read_rules(rules)?;
        let game = Here::begin(content, options, rules);
        Ok(Self::over(Sitting::new(game, seed)))
    }

    /// Opens a record. `content` is the content document that it was played with, left out for a released edition.
    ///
    /// # Errors
    /// Codes `content` and those of records, all beginning with `record` but `not-a-record`.
    pub fn load(record: JsString, content: Option<JsString>) -> Result<Game, JsValue> {
        let record = text(&record, "record")?;
        let own: Vec<Content> = read_content(content)?.into_iter().collect();
        let sitting = Record::parse(&record)
            .and_then(|record| record.open(&own))
            .map_err(|error| Fault {
                code: error.code(),
                message: words().record_fault::<Here>(&error),
            })?;
        Ok(Self::over(sitting))
    }

    /// A game like this one, as it is now: what is played in one does not happen in the other.
    #[must_use]
    pub fn copy(&self) -> Game {
        Self {
            played: self.played.clone(),
            words: self.words,
        }
    }

    /// The record: options, seed and moves, as JSON text. It tells everything hidden too. `seats` is a list of `{name,
    /// kind, crest}`, one for each seat, left out to tell nothing of who played.
    ///
    /// # Errors
    /// Code `seats`.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "RecordSeat[]")] seats: JsValue,
    ) -> Result<String, JsValue> {
        let record = Record::of(&self.sitting());
        if seats.is_null() || seats.is_undefined() {
            return Ok(record.to_json());
        }
        let seats: Vec<RecordSeat> = self.one_a_seat(&seats, "seats")?;
        Ok(record.with_seats(seats).to_json())
    }

    /// The content document that the game is played with, as JSON text.
    pub fn content(&self) -> String {
        self.sitting().game().content().to_json()
    }

    /// The hash of the state: equal states have equal hashes on every machine.
    pub fn hash(&self) -> String {
        state_hash(self.sitting().state())
    }

    /// The options, as they were given.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Options")]
    pub fn options(&self) -> Result<JsValue, JsValue> {
        to_js(&self.sitting().game().options())
    }

    /// The number of the rules that the game is played by: that of a game that was begun by an early version may be lower than that
    /// of a new one. What changed between them is in `docs/compatibility.md`.
    #[wasm_bindgen(getter)]
    pub fn rules(&self) -> u8 {
        self.sitting().game().rules().number()
    }

    /// The open question: `{seat, ask}`, or `null` when the game is over.
    ///
    /// # Errors
    /// Never in practice.
    #[wasm_bindgen(unchecked_return_type = "Decision | null")]
    pub fn decision(&self) -> Result<JsValue, JsValue> {
        to_js(&self.sitting().decision())
    }

    /// The legal answers to the open question; one for cards in hand that say the same, of which `play` takes any.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        self.sitting().legal_moves().iter().map(Move::to_string).collect()
    }

    /// The only legal answer, if there is just one.
    pub fn forced(&self) -> Option<String> {
        self.sitting().forced().map(|action| action.to_string())
    }

    /// Whether a person declares the answer to the open question even where `forced` is the only one: at the end of a turn, and wherever what others do
    /// not see might allow another; `false` when the game is over.
    #[wasm_bindgen(js_name = isDeclared, getter)]
    pub fn is_declared(&self) -> bool {
        self.sitting().decision().is_some_and(Here::is_declared)
    }

    /// What the given answers would come to, told from the asked seat's view alone: `{moves, events, view}`. `moves` are the
    /// next legal answers; `view` is `null` where something hidden would be revealed.
    ///
    /// # Errors
    /// Codes `moves`, `not-a-move`, `illegal-move`.
    #[wasm_bindgen(unchecked_return_type = "Completion")]
    pub fn completion(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] moves: JsValue,
    ) -> Result<JsValue, JsValue> {
        let moves = from_js::<Vec<String>>(&moves, "moves")?
            .iter()
            .map(|text| read_move(text))
            .collect::<Result<Vec<Move>, Fault>>()?;
        let preview = self
            .sitting()
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
    /// Codes `not-a-move`, `illegal-move`, `busy`; the game is as it was then.
    pub fn play(&self, action: JsString) -> Result<(), JsValue> {
        let action = read_move(&text(&action, "action")?)?;
        let played = self.change()?.play(action);
        played.map_err(|forbidden| self.illegal(&forbidden).into())
    }

    /// Why an answer is not legal: `{rule, chapter, message, …}`, or `null` if it is legal.
    ///
    /// # Errors
    /// Code `not-a-move`.
    #[wasm_bindgen(js_name = whyNot, unchecked_return_type = "Forbidden | null")]
    pub fn why_not(&self, action: JsString) -> Result<JsValue, JsValue> {
        let action = read_move(&text(&action, "action")?)?;
        let refusal = self.sitting().game().why_not(self.sitting().state(), action);
        to_js(&refusal.map(|forbidden| Reason {
            forbidden,
            message: self.say(&forbidden),
        }))
    }

    /// Takes the last choice back, and what was forced after it; in a game that hides nothing also what others have chosen since by themselves.
    ///
    /// # Errors
    /// Codes `nothing-to-undo`, `sealed`, `busy`.
    pub fn undo(&self) -> Result<(), JsValue> {
        let is_free = self.choosers();
        self.change()?.undo(is_free).map_err(|stuck| Fault::stuck(stuck).into())
    }

    /// Whether the last choice can be taken back.
    #[wasm_bindgen(js_name = canUndo, getter)]
    pub fn can_undo(&self) -> bool {
        self.sitting().can_undo(self.choosers()).is_ok()
    }

    /// Takes back every choice of this turn that can be taken back.
    ///
    /// # Errors
    /// Codes `nothing-to-undo`, `sealed`, `busy`.
    pub fn restart(&self) -> Result<(), JsValue> {
        self.change()?.restart().map_err(|stuck| Fault::stuck(stuck).into())
    }

    /// Plays the choice again that was taken back last, with what was taken back together with it.
    ///
    /// # Errors
    /// Codes `nothing-to-redo`, `busy`.
    pub fn redo(&self) -> Result<(), JsValue> {
        let fault = Fault {
            code: "nothing-to-redo",
            message: self.words.stuck_redo().to_owned(),
        };
        let is_free = self.choosers();
        self.change()?.redo(is_free).map_err(|_| fault.into())
    }

    /// Whether there is a choice that was taken back, to be played again.
    #[wasm_bindgen(js_name = canRedo, getter)]
    pub fn can_redo(&self) -> bool {
        self.sitting().can_redo()
    }

    /// Goes back to before the move of a number, whatever was revealed since; the game is practice from then on if undo would not
    /// have gone there.
    ///
    /// # Errors
    /// Codes `nothing-to-undo`, `busy`; `sealed` where what is hidden was dealt anew since.
    #[wasm_bindgen(js_name = goBack)]
    pub fn go_back(&self, number: Number) -> Result<(), JsValue> {
        let number = whole(&number, "number")? as usize;
        self.change()?
            .go_back(number)
            .map_err(|stuck| Fault::stuck(stuck).into())
    }

    /// The number of the last choice that a seat made, to go back to; `undefined` if there is none.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(js_name = lastChoice)]
    pub fn last_choice(&self, seat: Number) -> Result<Option<u32>, JsValue> {
        let seat = self.seat(Some(seat))?;
        let choice = self.sitting().last_choice(seat);
        Ok(choice.and_then(|number| u32::try_from(number).ok()))
    }

    /// The name of the game, as its records say it: `"yokohama"` for example.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        Here::NAME.to_owned()
    }

    /// How many play.
    #[wasm_bindgen(getter)]
    pub fn players(&self) -> u8 {
        self.sitting().game().players()
    }

    /// The round, from 1; 0 while players choose what they begin with, where a game lets them.
    #[wasm_bindgen(getter)]
    pub fn round(&self) -> u16 {
        self.sitting().game().round(self.sitting().state())
    }

    /// How many moves were played up to now.
    #[wasm_bindgen(getter)]
    pub fn played(&self) -> u32 {
        u32::try_from(self.sitting().played()).unwrap_or(u32::MAX)
    }

    /// Whether the game is practice: it begins with a position, goes on from a past, or something was taken back that could not be undone.
    #[wasm_bindgen(js_name = isPractice, getter)]
    pub fn is_practice(&self) -> bool {
        self.sitting().is_practice()
    }

    /// What a seat may know, or without a seat what an onlooker may know.
    ///
    /// # Errors
    /// Code `seat`.
    #[wasm_bindgen(unchecked_return_type = "View")]
    pub fn view(&self, seat: Option<Number>) -> Result<JsValue, JsValue> {
        to_js(&self.sitting().view(self.seat(seat)?))
    }

    /// Tells one state of the game from any other since it was begun: it goes up by one with each move, and otherwise with whatever is
    /// taken back or played again.
    #[wasm_bindgen(getter)]
    pub fn revision(&self) -> f64 {
        self.sitting().revision() as f64
    }
}

impl Game {
    /// A game with nobody in particular at the table.
    pub(super) fn over(sitting: Sitting<Here>) -> Self {
        let words = words();
        let sitters: Vec<Sitter> = Crest::ALL
            .into_iter()
            .take(usize::from(sitting.game().players()))
            .map(|crest| Sitter {
                name: String::new(),
                crest,
                computer: None,
            })
            .collect();
        let names = Names::new(words, &sitters);
        let sitting = Rc::new(sitting);
        let played = RefCell::new(Played {
            sitting,
            sitters,
            names,
        });
        Self { played, words }
    }

    /// The moves and what comes of them.
    pub(super) fn sitting(&self) -> Ref<'_, Sitting<Here>> {
        Ref::map(self.played.borrow(), |played| &*played.sitting)
    }

    /// Who plays.
    #[cfg(feature = "table")]
    pub(super) fn sitters(&self) -> Ref<'_, Vec<Sitter>> {
        Ref::map(self.played.borrow(), |played| &played.sitters)
    }

    /// What they are called.
    pub(super) fn names(&self) -> Ref<'_, Names> {
        Ref::map(self.played.borrow(), |played| &played.names)
    }

    /// Whose choices are taken back.
    fn choosers(&self) -> impl Fn(Seat) -> bool + use<> {
        let played = self.played.borrow();
        choosers(&played.sitters, played.sitting.asked())
    }

    /// The sitting, to be changed; not while it is thought about.
    fn change(&self) -> Result<RefMut<'_, Sitting<Here>>, Fault> {
        Ok(RefMut::map(self.change_all()?, |played| {
            Rc::make_mut(&mut played.sitting)
        }))
    }

    fn change_all(&self) -> Result<RefMut<'_, Played>, Fault> {
        self.played.try_borrow_mut().map_err(|_| Fault::busy())
    }

    /// Seats other players.
    pub(super) fn seat_players(&self, sitters: Vec<Sitter>) -> Result<(), Fault> {
        let mut played = self.change_all()?;
        played.names = Names::new(self.words, &sitters);
        played.sitters = sitters;
        Ok(())
    }

    /// Another sitting with the same players.
    pub(super) fn with(&self, sitting: Rc<Sitting<Here>>) -> Self {
        let played = Played {
            sitting,
            ..self.played.borrow().clone()
        };
        Self {
            played: RefCell::new(played),
            words: self.words,
        }
    }

    /// A seat of the table, or an onlooker.
    pub(super) fn seat(&self, seat: Option<Number>) -> Result<Option<Seat>, Fault> {
        seat.map(|seat| self.seat_of(whole(&seat, "seat")?)).transpose()
    }

    /// The seat of a number.
    pub(super) fn seat_of(&self, number: u32) -> Result<Seat, Fault> {
        let mut seats = Seat::all(self.sitting().game().players());
        seats.find(|seat| u32::from(seat.0) == number).ok_or_else(|| Fault {
            code: "seat",
            message: words().fill(Key::ErrorSeat, &[("seat", number.into())]),
        })
    }

    /// A list that has one object for each seat.
    pub(super) fn one_a_seat<T: DeserializeOwned>(&self, list: &JsValue, name: &'static str) -> Result<Vec<T>, Fault> {
        let list: Vec<T> = from_js(list, name)?;
        let players = self.sitting().game().players();
        if list.len() != usize::from(players) {
            let message = words().fill(Key::ErrorOneASeat, &[("name", name.into()), ("n", players.into())]);
            return Err(Fault { code: name, message });
        }
        Ok(list)
    }

    /// A refusal in words.
    pub(super) fn say(&self, forbidden: &Forbidden) -> String {
        self.words
            .speech(self.sitting().game(), &self.sitting().state().table, &self.names())
            .refusal(forbidden)
    }

    fn illegal(&self, forbidden: &Forbidden) -> Fault {
        Fault {
            code: "illegal-move",
            message: self.say(forbidden),
        }
    }
}
