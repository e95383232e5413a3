//! Positions that read as the rulebook's examples do: "Jack's President acts in the Silk Mill with three Assistants".
//!
//! A [`Scene`] is a dealt game whose Areas lie as drawn at [`laid`] and whose Building tiles, 5-Power tokens and board
//! spaces give nothing, so that a test shows only what it is about; [`Scene::printed`] puts the printed values back.
//! Whatever a scene gives a player comes from where it lay: pieces, cards and tokens stay conserved, and every move that
//! is played checks it.

mod cards;
mod pieces;
mod play;
mod words;

use meiji::chance::Seed;
use meiji::game::{Game, Seat};
use meiji::printed::Edition;
use meiji::yokohama::components::{Area, Resource};
use meiji::yokohama::content::Content;
use meiji::yokohama::map::Place;
use meiji::yokohama::{
    Ask, Board, Chapter, Event, Move, Options, Placed, Player, Refusal, Rules, Stage, State, Why, Yokohama,
};

pub use pieces::conserved;
pub use words::*;

/// The starting player of every scene.
pub const JACK: Seat = Seat(0);
/// Second in turn order.
pub const EVA: Seat = Seat(1);
/// Third in turn order, with three or four players.
pub const WILLIAM: Seat = Seat(2);
/// Fourth in turn order, with four players.
pub const MARY: Seat = Seat(3);

/// How the Areas lie in a scene: rows of 4-3-2-1, 5-4-3-2 or 6-5-4-3, each board touching two of the next row.
pub fn laid(players: u8) -> &'static [Area] {
    use Area::{
        Bank, Canal, Chinatown, Church, CopperMine, Customs, EmploymentAgency, Fishing, LaboratoryA, LaboratoryB,
        PortA, PortB, SilkMill, Tea,
    };
    #[rustfmt::skip]
    let (two, three, four): (&[Area], &[Area], &[Area]) = (
        &[
            CopperMine, SilkMill, Tea, Fishing,
              Bank, EmploymentAgency, LaboratoryA,
                     Church, Customs,
                          PortA,
        ],
        &[
            CopperMine, SilkMill, Tea, Fishing, Fishing,
              Bank, EmploymentAgency, Canal, LaboratoryA,
                     Church, Customs, Chinatown,
                           PortA, PortB,
        ],
        &[
            CopperMine, SilkMill, Tea, Fishing, Fishing, Bank,
              CopperMine, EmploymentAgency, Canal, LaboratoryA, Church,
                     SilkMill, Customs, Chinatown, LaboratoryB,
                             Tea, PortA, PortB,
        ],
    );
    match players {
        2 => two,
        3 => three,
        _ => four,
    }
}

/// A game in a position, and what happened since.
#[derive(Clone)]
pub struct Scene {
    /// Content and options.
    pub game: Yokohama,
    /// The position.
    pub state: State,
    /// What happened since the scene was set.
    pub events: Vec<Event>,
}

/// Setting a scene.
impl Scene {
    /// Jack's first turn with so many players: phase A, everything as dealt, but no Order in any hand.
    pub fn of(players: u8) -> Self {
        Self::with(Options::new(players).unwrap())
    }

    /// The same with other options; Jack starts.
    pub fn with(options: Options) -> Self {
        let options = options.with_starter(JACK).unwrap();
        let players = options.players();
        let game = Yokohama::new(Content::first(), options);
        let mut state = game.deal(Seed(1859));
        for _ in 0..players {
            game.try_play(&mut state, Move::Keep(0), &mut ()).unwrap();
        }
        let mut scene = Self {
            game,
            state,
            events: Vec::new(),
        };
        scene.lay();
        scene.put_orders_away();
        scene.content(|content| {
            content.tokens.iter_mut().for_each(|row| row.reward = NOTHING);
            for row in &mut content.buildings {
                row.shops = [NOTHING; 4];
                row.house = NOTHING;
            }
            let spaces = content.church.iter_mut().chain(&mut content.customs);
            spaces.for_each(|row| row.reward = NOTHING);
        })
    }

    fn lay(&mut self) {
        let table = &mut self.state.table;
        let mut tiles = table
            .boards
            .iter()
            .filter(|board| board.area != Area::Canal)
            .copied()
            .collect::<Vec<_>>();
        for (board, area) in table.boards.iter_mut().zip(laid(table.players)) {
            *board = if *area == Area::Canal {
                *board
            } else {
                tiles.pop().unwrap()
            };
            board.area = *area;
            if *area == Area::Canal {
                (board.building, board.token) = (None, None);
            }
        }
    }

    fn put_orders_away(&mut self) {
        let State { table, secret } = &mut self.state;
        for seat in Seat::all(table.players) {
            let hand = std::mem::take(&mut secret.hands[seat]);
            table.seats[seat].orders_in_hand = 0;
            hand.orders
                .iter()
                .chain(hand.refused)
                .for_each(|order| secret.removed.insert(order));
        }
    }

    /// The printed values, as shipped.
    pub fn printed(mut self) -> Self {
        self.game = Yokohama::new(Content::first(), self.game.options()).with_rules(self.game.rules());
        self
    }

    /// Played by the rules of a number.
    pub fn by(mut self, rules: Rules) -> Self {
        self.game = self.game.with_rules(rules);
        self
    }

    /// Other printed values.
    pub fn content(mut self, change: impl FnOnce(&mut Content)) -> Self {
        let mut content = self.game.content().clone();
        change(&mut content);
        self.game = Yokohama::new(content, self.game.options()).with_rules(self.game.rules());
        self
    }

    /// Anything else.
    pub fn state(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// It is a seat's turn, in phase A.
    pub fn turn_of(mut self, seat: Seat) -> Self {
        self.state.table.active = seat;
        self
    }

    /// The turn has come to a step in which nothing is chosen or done yet.
    pub fn step(mut self, stage: Stage) -> Self {
        self.state.table.stage = stage;
        self
    }

    /// The turn has come to the placement step.
    pub fn placement(self) -> Self {
        self.step(Stage::Placement(Placed::default()))
    }

    /// The turn has come to the movement step.
    pub fn movement(self) -> Self {
        self.step(Stage::Movement)
    }

    /// The President of the seat to move has just gone from the hand to an Area where Assistants bring the Power up to
    /// `power`; whatever else stands there counts too.
    pub fn acts(mut self, area: Area, power: u8) -> Self {
        let seat = self.state.table.active;
        let place = self.at(area);
        self.state.table.stage = Stage::Movement;
        self.player_mut(seat).president = None;
        let pieces = self.state.table.power(place) + 1;
        let mut scene = self.assistants(seat, area, power.saturating_sub(pieces));
        let go = scene.going(area);
        scene.play(go);
        scene
    }
}

/// Looking at a scene.
impl Scene {
    /// The place of an Area's first board.
    pub fn at(&self, area: Area) -> Place {
        self.all(area)[0]
    }

    /// The places of all of an Area's boards.
    pub fn all(&self, area: Area) -> Vec<Place> {
        let places = self.state.table.places();
        places
            .filter(|&place| self.state.table.board(place).area == area)
            .collect()
    }

    /// An Area's first board.
    pub fn board(&self, area: Area) -> &Board {
        self.state.table.board(self.at(area))
    }

    /// A seat's Assistants in an Area.
    pub fn assistants_in(&self, seat: Seat, area: Area) -> u8 {
        self.board(area).assistants[seat]
    }

    /// What a seat owns.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.state.table.seats[seat]
    }

    /// What a seat owns, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.table.seats[seat]
    }

    /// What Jack owns.
    pub fn jack(&self) -> &Player {
        self.player(JACK)
    }

    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.game.decision(&self.state).expect("an open question").ask
    }

    /// Who is asked.
    pub fn asked(&self) -> Seat {
        self.game.decision(&self.state).expect("an open question").seat
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.decision(&self.state).is_none()
    }

    /// Every legal answer.
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&self.state, &mut moves);
        moves
    }

    /// The legal answers that a test asks for.
    pub fn legal_where(&self, which: impl Fn(Move) -> bool) -> Vec<Move> {
        self.legal().into_iter().filter(|&action| which(action)).collect()
    }

    /// Whether a move is legal; the list of legal moves and the reasons must agree.
    pub fn allows(&self, action: Move) -> bool {
        let listed = self.legal().contains(&action);
        let refusal = self.game.why_not(&self.state, action);
        assert_eq!(
            listed,
            refusal.is_none(),
            "{action} is listed: {listed}, but: {refusal:?}"
        );
        listed
    }

    /// Why a move is refused: the rule and its chapter.
    pub fn why_not(&self, action: Move) -> (Refusal, Chapter) {
        assert!(!self.allows(action), "{action} is legal");
        let forbidden = self.game.why_not(&self.state, action).unwrap();
        (forbidden.refusal, forbidden.chapter)
    }

    /// How much a seat gained since the scene was set, whatever it paid.
    pub fn gained(&self, seat: Seat, what: Resource) -> u16 {
        let gains = self.events.iter().map(|event| match *event {
            Event::Gained {
                seat: s,
                what: w,
                amount,
                ..
            } if (s, w) == (seat, what) => amount,
            _ => 0,
        });
        gains.sum()
    }

    /// What was gained for a reason since the scene was set: whose, what, how much.
    pub fn gains(&self, reason: Why) -> Vec<(Seat, Resource, u16)> {
        let gains = self.events.iter().filter_map(|event| match *event {
            Event::Gained {
                seat,
                what,
                amount,
                why,
            } if why == reason => Some((seat, what, amount)),
            _ => None,
        });
        gains.collect()
    }
}
