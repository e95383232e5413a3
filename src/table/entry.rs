//! Entering a move: how touches lead to it.
//!
//! Every legal move has a path of targets, such as *this Area, then this price*. Touching a target narrows the legal moves
//! to those whose path goes on with it; when one is left it is the answer. What can be touched next is what stands next on
//! the paths that are left.

use super::target::Target;
use crate::sitting::Seal;
use crate::yokohama::{Acting, Move, Origin, Table, Toll, Wastes};

/// The targets to touch for a move, first to last; the rest are `None`. A move is found as soon as it is the only one left,
/// so the last target is often not needed.
fn path(action: Move, acting: Acting, board: u8) -> [Option<Target>; 2] {
    let place = acting.place;
    match action {
        Move::Keep(which) => [Some(Target::Offer(which)), None],
        Move::Place(place) | Move::Recall(place) | Move::Station(place) => [Some(Target::Place(place)), None],
        Move::Go(place, _) => [Some(Target::Place(place)), Some(Target::Move(action))],
        Move::Church(space, _) => [Some(Target::Church(space)), Some(Target::Move(action))],
        Move::Customs(space) => [Some(Target::Customs(space)), None],
        Move::From(from) => [Some(origin(from)), None],
        Move::Recruit(piece) => [Some(Target::Warehouse(piece)), None],
        Move::Learn(space, _) => [Some(Target::Technology(board, space)), Some(Target::Move(action))],
        Move::Order(space) => [Some(Target::Order(board, space)), None],
        Move::SecondOrder(space, _) => [Some(Target::Order(board, space)), Some(Target::Move(action))],
        Move::Exchange(exchange) => [Some(Target::Exchange(exchange)), None],
        Move::TakeToken => [Some(Target::Token(place)), None],
        Move::Shop(space) => [Some(Target::Shop(place, space)), None],
        Move::House => [Some(Target::House(place)), None],
        Move::Agent(agent, place) => [Some(Target::Agent(agent)), Some(Target::Place(place))],
        Move::Achieve(stack) => [Some(Target::Achievement(stack)), None],
        Move::Deliver(order) => [Some(Target::HandOrder(order)), None],
        Move::Good(good) => [Some(Target::Good(good)), None],
        Move::Shift(from, to) => [Some(origin(from)), Some(Target::Place(to))],
        Move::Reward(space) => [Some(Target::Reward(space)), None],
        Move::GoOn | Move::Return | Move::Leave | Move::Mill | Move::University => [Some(Target::Move(action)), None],
    }
}

const fn origin(from: Origin) -> Target {
    match from {
        Origin::Hand => Target::HandAssistants,
        Origin::Area(place) => Target::Place(place),
    }
}

/// How a player likes to enter moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// What is done about moves that cannot be taken back.
    pub commitment: Commitment,
    /// The kinds of waste that are pointed out.
    pub hints: Wastes,
}

/// What is done about moves that cannot be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Commitment {
    /// Such a move, and a way that is paid for, waits for a button of its own.
    #[default]
    Confirmed,
    /// It is played like any other.
    AtOnce,
}

/// A move that is being entered: the legal moves, and what was touched so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    moves: Vec<Way>,
    chosen: Option<Target>,
    /// Which of the ways to pay was picked.
    picked: Option<Move>,
    manner: Manner,
}

/// A legal move, the targets that lead to it, and why it could not be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    action: Move,
    path: [Option<Target>; 2],
    seal: Option<Seal>,
}

/// What a touch came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The move is found.
    Play(Move),
    /// More must be chosen.
    Narrowed,
    /// The target was let go again.
    Released,
    /// No legal move goes on with this target.
    Nothing,
}

impl Entry {
    /// Begins an entry over the legal moves of the seat that is shown; none if another is asked.
    pub fn new(table: &Table, moves: &[Move]) -> Self {
        let board = table.board(table.acting.place).area.board();
        let moves = moves
            .iter()
            .map(|&action| Way {
                action,
                path: path(action, table.acting, board),
                seal: None,
            })
            .collect();
        Self {
            moves,
            chosen: None,
            picked: None,
            manner: Manner::default(),
        }
    }

    /// The same entry in a player's manner; `seal` tells which moves cannot be taken back. Unless they are to be played like
    /// any other, their paths end with a button of their own.
    #[must_use]
    pub fn in_manner(mut self, manner: Manner, seal: impl Fn(Move) -> Option<Seal>) -> Self {
        self.manner = manner;
        for way in &mut self.moves {
            way.seal = seal(way.action);
            let button = Target::Move(way.action);
            if way.must_be_confirmed(manner) && way.path[1].is_none() && way.path[0] != Some(button) {
                way.path[1] = Some(button);
            }
        }
        self
    }

    /// How the player likes to enter moves.
    pub const fn manner(&self) -> Manner {
        self.manner
    }

    /// Why a legal move could not be taken back.
    pub fn seal(&self, action: Move) -> Option<Seal> {
        self.moves.iter().find(|way| way.action == action)?.seal
    }

    /// What was touched first, if more must be chosen.
    pub const fn chosen(&self) -> Option<Target> {
        self.chosen
    }

    /// The way to pay for what was chosen: the one that was picked, else the first. `None` where there are so many ways that each
    /// is a button of its own.
    pub fn way(&self) -> Option<Move> {
        self.chosen?;
        let ways = || self.moves().filter(|action| is_paid_for(*action));
        if ways().count() > PICKED_FROM {
            return None;
        }
        ways()
            .find(|action| self.picked == Some(*action))
            .or_else(|| ways().next())
    }

    /// The legal moves that go on from what was touched.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.left(self.chosen).map(|way| way.action)
    }

    /// Every legal move.
    pub fn all(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().map(|way| way.action)
    }

    /// The targets that lead to a legal move, first to last.
    pub fn path(&self, action: Move) -> [Option<Target>; 2] {
        let way = self.moves.iter().find(|way| way.action == action);
        way.map_or([None; 2], |way| way.path)
    }

    /// Whether a touch of the target goes on with some legal move.
    pub fn is_lit(&self, target: Target) -> bool {
        match target {
            Target::Way(action) => self.way().is_some() && self.moves().any(|way| way == action),
            _ => self.next().any(|next| next == target),
        }
    }

    /// Whether some legal move begins with the target, whatever was touched so far.
    pub fn begins_with(&self, target: Target) -> bool {
        self.beginning_with(target).next().is_some()
    }

    /// Every legal move that begins with the target, whatever was touched so far.
    pub fn beginning_with(&self, target: Target) -> impl Iterator<Item = Move> + '_ {
        let begins = self.moves.iter().filter(move |way| way.path[0] == Some(target));
        begins.map(|way| way.action)
    }

    /// The targets that can be touched next; some more than once.
    pub fn next(&self) -> impl Iterator<Item = Target> + '_ {
        let step = usize::from(self.chosen.is_some());
        self.left(self.chosen).filter_map(move |way| way.path[step])
    }

    /// The moves that have a button of their own now, rather than a thing on the table.
    pub fn buttons(&self) -> impl Iterator<Item = Move> + '_ {
        self.next().filter_map(|target| {
            if let Target::Move(action) = target {
                Some(action)
            } else {
                None
            }
        })
    }

    /// Every legal move that a touch of the target leads to.
    pub fn leads_to(&self, target: Target) -> impl Iterator<Item = Move> + '_ {
        let step = usize::from(self.chosen.is_some());
        self.left(self.chosen)
            .filter(move |way| way.path[step] == Some(target))
            .map(|way| way.action)
    }

    /// Touches a target.
    pub fn touch(&mut self, target: Target) -> Touch {
        if let Target::Move(action) = target {
            return if self.moves.iter().any(|way| way.action == action) {
                Touch::Play(action)
            } else {
                Touch::Nothing
            };
        }
        if let Target::Way(action) = target {
            if !self.is_lit(target) {
                return Touch::Nothing;
            }
            self.picked = Some(action);
            return Touch::Narrowed;
        }
        let mut leads = self.leads_to(target);
        match (leads.next(), leads.next()) {
            (Some(action), None) if !self.waits(action) => return Touch::Play(action),
            (Some(_), _) => {
                drop(leads);
                self.chosen = Some(target);
                self.picked = None;
                return Touch::Narrowed;
            }
            (None, _) => {}
        }
        drop(leads);
        match self.chosen {
            Some(chosen) if chosen == target => {
                self.chosen = None;
                Touch::Released
            }
            // Another beginning may be meant.
            Some(chosen) => {
                self.chosen = None;
                let touch = self.touch(target);
                if touch == Touch::Nothing {
                    self.chosen = Some(chosen);
                }
                touch
            }
            None => Touch::Nothing,
        }
    }

    /// Gives up what was touched so far.
    pub const fn cancel(&mut self) {
        self.chosen = None;
    }

    /// Whether a move waits for its own button, though nothing else is left.
    fn waits(&self, action: Move) -> bool {
        let way = self.moves.iter().find(|way| way.action == action);
        way.is_some_and(|way| way.must_be_confirmed(self.manner) && way.path[1] == Some(Target::Move(action)))
    }

    fn left(&self, chosen: Option<Target>) -> impl Iterator<Item = &Way> {
        self.moves
            .iter()
            .filter(move |way| chosen.is_none() || way.path[0] == chosen)
    }
}

/// Of so many ways to pay one is picked and then confirmed.
const PICKED_FROM: usize = 3;

/// Whether a move may be paid for in several ways.
pub(crate) const fn is_paid_for(action: Move) -> bool {
    matches!(action, Move::Learn(..) | Move::SecondOrder(..) | Move::Church(..))
}

impl Way {
    /// Whether the move is shown before it is played: one that cannot be taken back, and a way that is paid for.
    fn must_be_confirmed(&self, manner: Manner) -> bool {
        let pays = matches!(self.action, Move::Go(_, toll) if toll != Toll::FREE);
        (self.seal.is_some() || pays) && manner.commitment == Commitment::Confirmed
    }
}
