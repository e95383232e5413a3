//! The rules of Yokohama, for two to four. The folder `rules` reads like the rulebook's table of contents; `content` has the printed
//! values.
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
// What is drawn is no rule.
#[allow(clippy::float_arithmetic, clippy::disallowed_types)]
pub mod table;
mod transcript;
pub mod words;

pub use rules::cards::{Orders, Technologies, Titles};
pub use rules::components;
pub use rules::decision::{Ask, Decision};
pub use rules::ending::Condition;
pub use rules::event::{Event, Payee, Shrine, Unbuilt, Why};
pub use rules::map;
pub use rules::movement::{Journey, Step};
pub use rules::moves::{Fee, Move, Offerings, Origin, Toll};
pub use rules::options::{Agreement, Options, OptionsError};
pub use rules::player::{Pieces, Player};
pub use rules::refusal::{Chapter, Forbidden, Refusal};
pub use rules::scoring::{Score, ScoreSheet};
pub use rules::signs::Sign;
pub use rules::spots::{Spot, Twin};
pub use rules::state::{
    Achievement, Acting, Actor, Board, Cause, Ending, Hand, Occupant, Pending, Placed, Secret, Spent, Stage, State,
    Table,
};
pub use rules::steps::TurnStep;
pub use rules::topics::Topic;
pub use rules::version::Rules;
pub use rules::view::View;
pub use rules::waste::{Waste, Wastes};

pub use crate::components::Pile;
pub use crate::game::Starter;
pub use crate::notation::NotAMove;

use std::sync::OnceLock;

use components::{AREAS, Area, MOST_POWER};
use content::Content;
use rules::{Asked, Playing, moves, scoring, setup, turn, view};

use crate::chance::Seed;
use crate::game::{BySeat, Game, Seat, Watch};
use crate::printed::{Edition, Printed};

/// How what the rules know is declared to scripts.
pub const DECLARED: &str = include_str!("rules.d.ts");

/// A game of Yokohama: its content, its options, and which rules it is played by.
#[derive(Clone, Debug)]
pub struct Yokohama {
    content: Content,
    content_hash: OnceLock<u64>,
    options: Options,
    rules: Rules,
    rates: [[u8; MOST_POWER as usize]; AREAS],
    points_at_five: [u8; AREAS],
}

impl Yokohama {
    /// The game with the given printed values and options, by the newest rules.
    pub fn new(content: Content, options: Options) -> Self {
        let mut rates = [[0; MOST_POWER as usize]; AREAS];
        let mut points_at_five = [0; AREAS];
        for row in &content.areas {
            rates[row.area.index()] = row.rates;
            points_at_five[row.area.index()] = row.points_at_five;
        }
        Self {
            content,
            content_hash: OnceLock::new(),
            options,
            rules: Rules::LATEST,
            rates,
            points_at_five,
        }
    }

    /// The same by the rules of a game that was begun before.
    #[must_use]
    pub const fn with_rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self
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

    /// Which rules it is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What an Area's action yields at a Power of 1 to [`MOST_POWER`], in the Area's own unit; 0 at Power 0.
    pub fn rate(&self, area: Area, power: u8) -> u8 {
        if power == 0 {
            0
        } else {
            self.rates[area.index()][usize::from(power.min(MOST_POWER)) - 1]
        }
    }

    /// The rule that forbids a move to the view's seat, or `None` if it is legal.
    pub fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        match self.asked_seen(view) {
            Some(asked) => turn::check(&asked, action).err(),
            None if view.table.decision().is_none() => Chapter::Ending.forbids(Refusal::GameOver).err(),
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

impl Game for Yokohama {
    type State = State;
    type Table = Table;
    type Decision = Decision;
    type Move = Move;
    type Event = Event;
    type Refusal = Forbidden;
    type View = View;

    fn players(&self) -> u8 {
        self.options.players()
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
        decision.ask == Ask::After
    }

    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        turn::moves(&self.asked_at(state), moves);
    }

    fn listed(&self, state: &State, action: Move) -> Move {
        let hand = self.asked_at(state).hand;
        match action {
            Move::Deliver(order) if hand.orders.contains(order) => Move::Deliver(self.first_alike(hand, order)),
            _ => action,
        }
    }

    fn moves_seen(&self, view: &View, moves: &mut Vec<Move>) {
        moves.clear();
        if let Some(asked) = self.asked_seen(view) {
            turn::moves(&asked, moves);
        }
    }

    fn move_space(&self) -> Vec<Move> {
        moves::space(self.players())
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
        state.table.round
    }

    fn totals(&self, state: &State) -> BySeat<i32> {
        BySeat(self.score(&state.table).0.map(|score| score.total()))
    }

    fn standings(&self, state: &State) -> Option<Vec<Seat>> {
        (state.table.stage == Stage::Over).then(|| scoring::standings(self, &state.table))
    }
}

impl Printed for Yokohama {
    const NAME: &'static str = "yokohama";

    type Content = Content;
    type Options = Options;
    type Agreement = Agreement;
    type OptionsError = OptionsError;
    type Rules = Rules;

    fn begin(content: Content, options: Options, rules: Rules) -> Self {
        Self::new(content, options).with_rules(rules)
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
        self.rules()
    }

    fn seats(options: Options) -> u8 {
        options.players()
    }

    fn field(error: OptionsError) -> &'static str {
        match error {
            OptionsError::Players(_) => "players",
            OptionsError::Starter(_) => "starter",
        }
    }
}
