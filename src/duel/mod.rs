//! The rules of Yokohama Duel, for two. The folder `rules` reads like the rulebook's table of contents; `content` has the printed
//! values, `position` whole states as documents.
#![warn(clippy::float_arithmetic, clippy::disallowed_types)]

pub mod aid;
pub mod content;
pub mod course;
pub mod guide;
pub mod lesson;
mod minds;
pub mod position;
mod reckoned;
pub mod record;
mod rules;
mod short;
mod sounds;
// What is drawn is measured in floats, and no state comes of it.
#[allow(clippy::float_arithmetic, clippy::disallowed_types)]
pub mod table;
mod transcript;
pub mod words;

pub use rules::cards::{Bonuses, Churches, Criteria, Offerings, Orders, Owed, Titles};
pub use rules::components;
pub use rules::decision::{Ask, Decision};
pub use rules::event::{Actor, Event, Why};
pub use rules::moves::Move;
pub use rules::options::{Agreement, Options, OptionsError};
pub use rules::player::{Card, Player};
pub use rules::refusal::{Chapter, Forbidden, Refusal};
pub use rules::round_end::ROUNDS;
pub use rules::scoring::{Score, ScoreSheet};
pub use rules::signs::Sign;
pub use rules::state::{ACTIONS, Action, Board, Hand, Looking, Secret, Stage, State, Step, Table};
pub use rules::topics::Topic;
pub use rules::version::Rules;
pub use rules::view::View;
pub use rules::waste::{Unwanted, Waste};

pub use crate::components::Pile;
pub use crate::game::Starter;
pub use crate::notation::NotAMove;

use std::sync::OnceLock;

use components::{MOST_INFLUENCE, ORDERS, OrderId, PLACES, PLAYERS, Place};
use content::{Content, Gain};
use rules::{moves, scoring, setup, turn, view};

use crate::chance::Seed;
use crate::game::{self, BySeat, Game, Seat, Watch};
use crate::printed::{Edition, Printed};

/// How what the rules know is declared to scripts.
pub const DECLARED: &str = include_str!("rules.d.ts");

/// A game of Yokohama Duel: its content and its options.
#[derive(Clone, Debug)]
pub struct Duel {
    content: Content,
    content_hash: OnceLock<u64>,
    options: Options,
    rates: [[u8; MOST_INFLUENCE as usize]; PLACES],
    asks: [[u16; 4]; ORDERS],
    /// The Orders whose reward has others looked at.
    looks: Orders,
}

impl Duel {
    /// The game with the given printed values and options.
    pub fn new(content: Content, options: Options) -> Self {
        let mut asks = [[0; 4]; ORDERS];
        for (asked, row) in asks.iter_mut().zip(&content.orders) {
            *asked = row.goods.map(u16::from);
        }
        let rows = content.orders.iter().zip(0..);
        let looks = rows
            .filter(|(row, _)| row.reward.iter().any(|gain| matches!(gain, Gain::Look { .. })))
            .map(|(_, order)| OrderId(order))
            .collect();
        Self {
            rates: content.places.map(|row| row.rates),
            asks,
            looks,
            content,
            content_hash: OnceLock::new(),
            options,
        }
    }

    /// What names the printed values in records; reckoned once, for every save asks for it.
    pub fn content_hash(&self) -> u64 {
        *self.content_hash.get_or_init(|| self.content.hash())
    }

    /// The printed values.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The options.
    pub const fn options(&self) -> Options {
        self.options
    }

    /// What a Place's action yields at an Influence, in the Place's own unit; 0 at 0, and above [`MOST_INFLUENCE`] no more.
    pub const fn rate(&self, place: Place, influence: u8) -> u8 {
        if influence == 0 {
            return 0;
        }
        let most = if influence > MOST_INFLUENCE {
            MOST_INFLUENCE
        } else {
            influence
        };
        self.rates[place.index()][most as usize - 1]
    }

    /// The rule that forbids a move to the view's seat, or `None` if it is legal.
    pub fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        match self.asked_seen(view) {
            Some(asked) => turn::check(&asked, action).err(),
            None if view.table.decision().is_none() => Chapter::Scoring.forbids(Refusal::GameOver).err(),
            None => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion).err(),
        }
    }

    fn asked_seen<'a>(&'a self, view: &'a View) -> Option<Asked<'a>> {
        let asked = view.table.decision()?.seat;
        (view.seat == Some(asked)).then_some(Asked {
            game: self,
            table: &view.table,
            hand: &view.hand,
        })
    }

    fn asked_at<'a>(&'a self, state: &'a State) -> Asked<'a> {
        Asked {
            game: self,
            table: &state.table,
            hand: &state.secret.hands[state.table.active],
        }
    }
}

/// What the seat that is asked knows.
type Asked<'a> = game::Asked<'a, Duel, Hand>;

/// A move being played.
type Playing<'a, W> = game::Playing<'a, Duel, W>;

impl Game for Duel {
    type State = State;
    type Table = Table;
    type Decision = Decision;
    type Move = Move;
    type Event = Event;
    type Refusal = Forbidden;
    type View = View;

    fn players(&self) -> u8 {
        PLAYERS
    }

    fn deal(&self, seed: Seed) -> State {
        setup::deal(self, seed)
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        state.table.decision()
    }

    fn asked(&self, decision: Decision) -> Seat {
        decision.seat
    }

    fn is_declared(decision: Decision) -> bool {
        decision.ask.waits_for_free_actions()
    }

    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        turn::moves(&self.asked_at(state), moves);
    }

    fn moves_seen(&self, view: &View, moves: &mut Vec<Move>) {
        moves.clear();
        if let Some(asked) = self.asked_seen(view) {
            turn::moves(&asked, moves);
        }
    }

    fn move_space(&self) -> Vec<Move> {
        moves::space()
    }

    fn play<W: Watch<Event>>(&self, state: &mut State, action: Move, watch: &mut W) {
        turn::play(
            &mut Playing {
                game: self,
                state,
                watch,
            },
            action,
        );
    }

    fn why_not(&self, state: &State, action: Move) -> Option<Forbidden> {
        turn::check(&self.asked_at(state), action).err()
    }

    fn open(state: &State) -> &Table {
        &state.table
    }

    fn seen(view: &View) -> (&Table, Option<Seat>) {
        (&view.table, view.seat)
    }

    fn active(table: &Table) -> Seat {
        table.active
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        view::view(state, seat)
    }

    fn determinize(&self, view: &View, seed: Seed) -> State {
        view::determinize(view, seed)
    }

    fn round(&self, state: &State) -> u16 {
        state.table.round.into()
    }

    fn totals(&self, state: &State) -> BySeat<i32> {
        BySeat(self.score(&state.table).0.map(|score| score.total()))
    }

    fn standings(&self, state: &State) -> Option<Vec<Seat>> {
        (state.table.stage == Stage::Over).then(|| scoring::standings(self, &state.table))
    }
}

impl Printed for Duel {
    const NAME: &'static str = "duel";

    type Content = Content;
    type Options = Options;
    type Agreement = Agreement;
    type OptionsError = OptionsError;
    type Rules = Rules;

    fn begin(content: Content, options: Options, rules: Rules) -> Self {
        let Rules::First = rules;
        Self::new(content, options)
    }

    fn content(&self) -> &Content {
        self.content()
    }

    fn content_hash(&self) -> u64 {
        self.content_hash()
    }

    fn options(&self) -> Options {
        self.options()
    }

    fn rules(&self) -> Rules {
        Rules::First
    }

    fn seats(_: Options) -> u8 {
        PLAYERS
    }

    fn field(error: OptionsError) -> &'static str {
        match error {
            OptionsError::Starter(_) => "starter",
        }
    }
}
