//! A build to come, whose Yokohama Duel has something more to agree on: its documents that tell it are newer to this build, and no others are.

use meiji::chance::Seed;
use meiji::document::Node;
use meiji::duel::content::Content;
use meiji::duel::{Decision, Duel, Event, Forbidden, Move, Options, OptionsError, Rules, State, Table, View, position};
use meiji::game::{BySeat, Game, Seat, Starter, Watch};
use meiji::position::{Flaw, Position, Positioned, Versions};
use meiji::printed::{Edition, Printed};
use meiji::record::{Record, RecordError, newest};
use meiji::sitting::Sitting;
use meiji::yokohama::Yokohama;
use serde_json::{Map, Value};

/// Yokohama Duel as though it were new that options may name the starting player.
#[derive(Clone, Debug)]
struct Later(Duel);

#[test]
fn what_is_new_in_one_game_is_newer_to_a_build_that_does_not_know_it() {
    let named = Options::new().with_starter(Seat(1)).expect("it sits there");
    let record = record(named).to_json();
    assert!(Record::<Later>::parse(&record).is_ok_and(|record| record.open(&[]).is_ok()));
    let refused = Record::<Duel>::parse(&record).expect_err("it is newer");
    assert_eq!(refused, RecordError::Newer { version: 5 });

    let position = position(named).to_json();
    assert!(Position::<Later>::from_json(&position, &[]).is_ok());
    let refused = Position::<Duel>::from_json(&position, &[])
        .map(|_| ())
        .expect_err("it is newer");
    assert_eq!(
        (refused.path.as_str(), refused.flaw),
        ("position", Flaw::Newer { version: 3 })
    );
}

#[test]
fn what_the_build_before_could_tell_is_written_as_before() {
    let plain = Options::new();
    let duel = Sitting::new(Duel::new(Content::latest(), plain), Seed(7));
    assert_eq!(record(plain).to_json(), Record::of(&duel).to_json());
    let duel = Position::of(duel.game(), Seed(7), duel.state()).expect("it is possible");
    assert_eq!(position(plain).to_json(), duel.to_json());
}

#[test]
fn it_raises_the_number_of_no_other_game() {
    assert!(newest::<Later>() > newest::<Duel>());
    assert_eq!((newest::<Duel>(), newest::<Yokohama>()), (4, 4));
}

#[test]
fn a_newer_position_is_told_whatever_else_is_in_it() {
    let newer = r#"{"game": "duel", "position": 3, "options": {"solo": true}, "weather": "rain"}"#;
    let refused = Position::<Duel>::from_json(newer, &[])
        .map(|_| ())
        .expect_err("it is newer");
    assert_eq!(refused.flaw, Flaw::Newer { version: 3 });
    let others = Position::<Yokohama>::from_json(newer, &[])
        .map(|_| ())
        .expect_err("it is of another game");
    assert!(!matches!(others.flaw, Flaw::Newer { .. }), "{others}");
}

fn sitting(options: Options) -> Sitting<Later> {
    Sitting::new(Later(Duel::new(Content::latest(), options)), Seed(7))
}

fn record(options: Options) -> Record<Later> {
    Record::of(&sitting(options))
}

fn position(options: Options) -> Position<Later> {
    let sitting = sitting(options);
    Position::of(sitting.game(), Seed(7), sitting.state()).expect("it is possible")
}

impl Positioned for Later {
    type Flaw = position::Flaw;

    const FIELDS: &'static [&'static str] = Duel::FIELDS;

    const NEWEST: Versions = Versions { record: 5, position: 3 };

    fn versions(&self, _: Option<&State>) -> Versions {
        match self.options().starter() {
            Starter::Seat(_) => Self::NEWEST,
            Starter::Random => Versions::FIRST,
        }
    }

    fn read(&self, seed: Seed, body: &Node<'_>) -> Result<State, position::PositionError> {
        self.0.read(seed, body)
    }

    fn body(state: &State) -> Map<String, Value> {
        Duel::body(state)
    }

    fn settle(&self, state: &mut State) {
        self.0.settle(state);
    }
}

impl Printed for Later {
    const NAME: &'static str = Duel::NAME;

    type Content = Content;
    type Options = Options;
    type Agreement = <Duel as Printed>::Agreement;
    type OptionsError = OptionsError;
    type Rules = Rules;

    fn begin(content: Content, options: Options, rules: Rules) -> Self {
        Self(Duel::begin(content, options, rules))
    }

    fn content(&self) -> &Content {
        self.0.content()
    }

    fn content_hash(&self) -> u64 {
        self.0.content_hash()
    }

    fn options(&self) -> Options {
        self.0.options()
    }

    fn rules(&self) -> Rules {
        self.0.rules()
    }

    fn seats(options: Options) -> u8 {
        Duel::seats(options)
    }

    fn field(error: OptionsError) -> &'static str {
        Duel::field(error)
    }
}

impl Game for Later {
    type State = State;
    type Table = Table;
    type Decision = Decision;
    type Move = Move;
    type Event = Event;
    type Refusal = Forbidden;
    type View = View;

    fn players(&self) -> u8 {
        self.0.players()
    }

    fn deal(&self, seed: Seed) -> State {
        self.0.deal(seed)
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        self.0.decision(state)
    }

    fn asked(&self, decision: Decision) -> Seat {
        Game::asked(&self.0, decision)
    }

    fn legal_moves(&self, state: &State, moves: &mut Vec<Move>) {
        self.0.legal_moves(state, moves);
    }

    fn moves_seen(&self, view: &View, moves: &mut Vec<Move>) {
        self.0.moves_seen(view, moves);
    }

    fn move_space(&self) -> Vec<Move> {
        self.0.move_space()
    }

    fn play<W: Watch<Event>>(&self, state: &mut State, action: Move, watch: &mut W) {
        self.0.play(state, action, watch);
    }

    fn why_not(&self, state: &State, action: Move) -> Option<Forbidden> {
        self.0.why_not(state, action)
    }

    fn open(state: &State) -> &Table {
        Duel::open(state)
    }

    fn seen(view: &View) -> (&Table, Option<Seat>) {
        Duel::seen(view)
    }

    fn active(table: &Table) -> Seat {
        Duel::active(table)
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        self.0.view(state, seat)
    }

    fn determinize(&self, view: &View, seed: Seed) -> State {
        self.0.determinize(view, seed)
    }

    fn round(&self, state: &State) -> u16 {
        self.0.round(state)
    }

    fn totals(&self, state: &State) -> BySeat<i32> {
        self.0.totals(state)
    }

    fn standings(&self, state: &State) -> Option<Vec<Seat>> {
        self.0.standings(state)
    }
}
