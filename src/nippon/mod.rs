//! The rules of Nippon, for two to four. The folder `rules` reads like the rulebook's table of contents; `content` has the printed values,
//! `position` whole states as documents.
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

pub use rules::components;
pub use rules::consolidate::Wages;
pub use rules::decision::{Ask, Decision};
pub use rules::event::{Drawn, Event, Why};
pub use rules::final_scoring::{FinalBudget, Score, ScoreSheet};
pub use rules::moves::{Cubes, Move};
pub use rules::options::{Agreement, Options, OptionsError};
pub use rules::player::{Factory, Player};
pub use rules::refusal::{Chapter, Forbidden, Refusal};
pub use rules::scorings::Standing;
pub use rules::state::{Demand, Influence, Placing, Secret, Sites, Stage, State, Step, Table, Turn};
pub use rules::topics::Topic;
pub use rules::version::Rules;
pub use rules::view::View;
pub use rules::workers::Workers;

pub use crate::game::Starter;
pub use crate::notation::NotAMove;

use std::sync::OnceLock;

use components::{CONTRACTS, FACTORIES, GOODS, TRACK_SLOTS, TRACKS};
use content::{Bonus, Content, GoodRow, MOST_BONUSES, TrackRow};
use rules::{final_scoring, moves, setup, turn, view};

use crate::chance::Seed;
use crate::game::{self, BySeat, Game, Seat, Watch};
use crate::printed::{Edition, Printed};

/// How what the rules know is declared to scripts.
pub const DECLARED: &str = include_str!("rules.d.ts");

/// A game of Nippon: its content and its options.
#[derive(Clone, Debug)]
pub struct Nippon {
    content: Content,
    content_hash: OnceLock<u64>,
    options: Options,
    goods: [GoodRow; GOODS],
    /// The bonuses of each Factory, those that it has first.
    bonuses: [[Option<Bonus>; MOST_BONUSES]; FACTORIES],
    /// What each Contract asks for, 0 where it asks for no more.
    contracts: [[u8; 3]; CONTRACTS],
    /// What each slot of a track counts as.
    levels: [[u8; TRACK_SLOTS]; TRACKS],
}

impl Nippon {
    /// The game with the given printed values and options.
    pub fn new(content: Content, options: Options) -> Self {
        let mut bonuses = [[None; MOST_BONUSES]; FACTORIES];
        for (own, row) in bonuses.iter_mut().zip(&content.factories) {
            for (bonus, printed) in own.iter_mut().zip(&row.bonuses) {
                *bonus = Some(*printed);
            }
        }
        let mut contracts = [[0; 3]; CONTRACTS];
        for (asked, row) in contracts.iter_mut().zip(&content.contracts) {
            for (count, printed) in asked.iter_mut().zip(&row.cubes) {
                *count = *printed;
            }
        }
        let levels = [&content.money, &content.coal, &content.knowledge].map(counts_as);
        Self {
            goods: content.goods,
            bonuses,
            contracts,
            levels,
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

    /// The rule that forbids a move to the view's seat, or `None` if it is legal.
    pub fn why_not_seen(&self, view: &View, action: Move) -> Option<Forbidden> {
        match self.asked_seen(view) {
            Some(asked) => turn::check(&asked, action).err(),
            None if view.table.decision().is_none() => Chapter::FinalScoring.forbids(Refusal::GameOver).err(),
            None => Chapter::SequenceOfPlay.forbids(Refusal::OtherQuestion).err(),
        }
    }

    fn asked_seen<'a>(&'a self, view: &'a View) -> Option<Asked<'a>> {
        let asked = view.table.decision()?.seat;
        (view.seat == Some(asked)).then_some(self.asked_at(&view.table))
    }

    const fn asked_at<'a>(&'a self, table: &'a Table) -> Asked<'a> {
        Asked {
            game: self,
            table,
            hand: &(),
        }
    }
}

/// What each slot of a track counts as: its number, or the next below it.
fn counts_as(track: &[TrackRow; TRACK_SLOTS]) -> [u8; TRACK_SLOTS] {
    let mut number = 0;
    track.map(|row| {
        number = row.number.unwrap_or(number);
        number
    })
}

/// What the seat that is asked knows: what all see.
type Asked<'a> = game::Asked<'a, Nippon, ()>;

/// A move being played.
type Playing<'a, W> = game::Playing<'a, Nippon, W>;

impl Game for Nippon {
    type State = State;
    type Table = Table;
    type Decision = Decision;
    type Move = Move;
    type Event = Event;
    type Refusal = Forbidden;
    type View = View;

    // Nothing is kept hidden (rulebook: Components) but the order in which Workers will leave the bag.
    const OPEN: bool = true;

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
        decision.ask == Ask::Turn
    }

    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        turn::moves(&self.asked_at(&state.table), moves);
    }

    fn moves_seen(&self, view: &View, moves: &mut Vec<Move>) {
        moves.clear();
        if let Some(asked) = self.asked_seen(view) {
            turn::moves(&asked, moves);
        }
    }

    fn move_space(&self) -> Vec<Move> {
        moves::space(&self.content)
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
        turn::check(&self.asked_at(&state.table), action).err()
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
        (state.table.stage == Stage::Over).then(|| final_scoring::standings(self, &state.table))
    }
}

impl Printed for Nippon {
    const NAME: &'static str = "nippon";

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
