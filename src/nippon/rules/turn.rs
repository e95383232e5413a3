//! Sequence of Play: a Worker or Consolidating, which question is open, and which follows (rulebook: Sequence of Play; Take a Worker;
//! Available Actions).

use super::super::{Asked, Nippon, Playing};
use super::components::{Action, ActionSlot, Colour, WORKER_SLOTS};
use super::decision::Ask;
use super::event::Event;
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Stage, Step, Table, Turn, first_step};
use super::{
    bonus, consolidate, exchange, export, invest, local_market, machinery, produce, refill, tracks, transport,
};
use crate::game::Watch;

/// How often that which may be done more than once is done in an action at most.
pub(super) const MOST_TIMES: u8 = 3;

/// Every legal answer to the open question.
pub(in super::super) fn moves(asked: &Asked, out: &mut impl Extend<Move>) {
    let Some(decision) = asked.table.decision() else {
        return;
    };
    match decision.ask {
        Ask::Turn => {
            workers(asked, out);
            out.extend([Move::Consolidate]);
            exchange::moves(asked, out);
        }
        Ask::Action(slot) => {
            let possible = slot.actions().iter().copied();
            out.extend(possible.filter(|&action| is_possible(asked, action)).map(Move::Act));
        }
        Ask::Steps(track) => tracks::moves(asked, track, out),
        Ask::Run => produce::moves(asked, out),
        Ask::Contract => export::moves(asked, out),
        Ask::Factory => invest::moves(asked, out),
        Ask::Improvement => machinery::moves(asked, out),
        Ask::Site(transport) => transport::moves(asked, transport, out),
        Ask::Place => local_market::moves(asked, out),
        Ask::Return => local_market::home::moves(asked, out),
        Ask::Reward => consolidate::moves(asked, out),
        Ask::Space => consolidate::space::moves(asked, out),
        Ask::Goods => bonus::moves(asked, out),
        Ask::Finish => {
            out.extend([Move::Finish]);
            exchange::moves(asked, out);
        }
    }
}

/// The rule that forbids an answer to the open question.
pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let Some(decision) = asked.table.decision() else {
        return Chapter::FinalScoring.forbids(Refusal::GameOver);
    };
    if let Move::Exchange(track) = action {
        return exchange::check(asked, decision.ask, track);
    }
    match decision.ask {
        Ask::Turn => match action {
            Move::Take(slot, colour) => check_worker(asked, slot, colour),
            Move::Consolidate => Ok(()),
            _ => other_question(),
        },
        Ask::Action(slot) => match action {
            Move::Act(action) if slot.actions().contains(&action) => check_action(asked, action),
            Move::Act(action) => Chapter::AvailableActions.forbids(Refusal::OtherSlot { action }),
            _ => must_choose(action, Chapter::TakeAWorker),
        },
        Ask::Steps(track) => tracks::check(asked, track, action),
        Ask::Run => produce::check(asked, action),
        Ask::Contract => export::check(asked, action),
        Ask::Factory => invest::check(asked, action),
        Ask::Improvement => machinery::check(asked, action),
        Ask::Site(transport) => transport::check(asked, transport, action),
        Ask::Place => local_market::check(asked, action),
        Ask::Return => local_market::home::check(asked, action),
        Ask::Reward => consolidate::check(asked, action),
        Ask::Space => consolidate::space::check(asked, action),
        Ask::Goods => bonus::check(asked, action),
        Ask::Finish => match action {
            Move::Finish => Ok(()),
            _ => other_question(),
        },
    }
}

/// What is said of an answer to another question.
pub(super) const fn other_question() -> Result<(), Forbidden> {
    Chapter::SequenceOfPlay.forbids(Refusal::OtherQuestion)
}

/// What is said of stopping where there is nothing to stop, and of answers to another question.
pub(super) const fn must_choose(action: Move, chapter: Chapter) -> Result<(), Forbidden> {
    match action {
        Move::Stop => chapter.forbids(Refusal::MustChoose),
        _ => other_question(),
    }
}

/// Whether an action may be stopped: what is compulsory once was done.
pub(super) const fn check_stop(asked: &Asked, chapter: Chapter) -> Result<(), Forbidden> {
    match asked.table.turn.done {
        0 => chapter.forbids(Refusal::MustChoose),
        _ => Ok(()),
    }
}

/// The Workers that can be taken.
fn workers(asked: &Asked, out: &mut impl Extend<Move>) {
    let table = asked.table;
    if table.me().workers.len() >= WORKER_SLOTS {
        return;
    }
    for slot in ActionSlot::ALL {
        if slot.actions().iter().any(|&action| is_possible(asked, action)) {
            out.extend(table.slot(slot).iter().map(|colour| Move::Take(slot, colour)));
        }
    }
}

fn check_worker(asked: &Asked, slot: ActionSlot, colour: Colour) -> Result<(), Forbidden> {
    let table = asked.table;
    if table.me().workers.len() >= WORKER_SLOTS {
        return Chapter::TakeAWorker.forbids(Refusal::BoardFull);
    }
    if table.slot(slot).of(colour) == 0 {
        return Chapter::TakeAWorker.forbids(Refusal::NoWorker);
    }
    match slot.actions() {
        [only] => check_action(asked, *only),
        actions if actions.iter().all(|&action| check_action(asked, action).is_err()) => {
            Chapter::TakeAWorker.forbids(Refusal::NothingPossible)
        }
        _ => Ok(()),
    }
}

/// Whether an action can be performed at least in its smallest form (rulebook: Take a Worker).
fn is_possible(asked: &Asked, action: Action) -> bool {
    match action {
        Action::Knowledge | Action::Mines => tracks::is_possible(asked, action),
        Action::Produce => produce::is_possible(asked),
        Action::Export => export::is_possible(asked),
        Action::Invest => invest::is_possible(asked),
        Action::Machinery => machinery::is_possible(asked),
        Action::Trains | Action::Ships => transport::is_possible(asked, action),
        Action::LocalMarket => local_market::is_possible(asked),
    }
}

/// The rule that keeps an action from being performed.
fn check_action(asked: &Asked, action: Action) -> Result<(), Forbidden> {
    match action {
        Action::Knowledge | Action::Mines => tracks::check_action(asked, action),
        Action::Produce => produce::check_action(asked),
        Action::Export => export::check_action(asked),
        Action::Invest => invest::check_action(asked),
        Action::Machinery => machinery::check_action(asked),
        Action::Trains | Action::Ships => transport::check_action(asked, action),
        Action::LocalMarket => local_market::check_action(asked),
    }
}

impl Nippon {
    /// The rule that keeps whose turn it is from performing an action, whatever is asked; of a slot with two the refusal of its Workers
    /// tells of neither.
    pub fn hinders(&self, table: &Table, action: Action) -> Option<Forbidden> {
        let asked = Asked {
            game: self,
            table,
            hand: &(),
        };
        check_action(&asked, action).err()
    }
}

/// Plays a legal answer, then goes on to the next question.
pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    step(playing, action);
    settle(playing);
}

fn step<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Some(decision) = playing.state.table.decision() else {
        return;
    };
    match (action, decision.ask) {
        (Move::Exchange(track), _) => exchange::play(playing, track),
        (Move::Take(slot, colour), _) => take(playing, slot, colour),
        (Move::Consolidate, _) => consolidate::play(playing),
        (Move::Act(action), _) => act(playing, action),
        (Move::Stop, _) => end_action(playing),
        (Move::Finish, _) => refill::end_turn(playing),
        (_, Ask::Steps(track)) => tracks::play(playing, track, action),
        (_, Ask::Run) => produce::play(playing, action),
        (_, Ask::Contract) => export::play(playing, action),
        (_, Ask::Factory) => invest::play(playing, action),
        (_, Ask::Improvement) => machinery::play(playing, action),
        (_, Ask::Site(transport)) => transport::play(playing, transport, action),
        (_, Ask::Place) => local_market::play(playing, action),
        (_, Ask::Return) => local_market::home::play(playing, action),
        (_, Ask::Reward) => consolidate::play_reward(playing, action),
        (_, Ask::Space) => consolidate::space::play(playing, action),
        (_, Ask::Goods) => bonus::play(playing, action),
        (_, Ask::Turn | Ask::Action(_) | Ask::Finish) => {}
    }
}

/// Takes a Worker to the Player Board; its colour does not matter for the action (rulebook: Take a Worker).
fn take<W: Watch<Event>>(playing: &mut Playing<W>, slot: ActionSlot, colour: Colour) {
    let seat = playing.seat();
    playing.table().slots[slot.index()].take(colour);
    playing.me().workers.add(colour);
    playing.watch.saw(Event::WorkerTaken { seat, slot, colour });
    let turn = &mut playing.table().turn;
    turn.slot = Some(slot);
    turn.step = Step::Action(slot);
}

fn act<W: Watch<Event>>(playing: &mut Playing<W>, action: Action) {
    let seat = playing.seat();
    playing.table().turn.step = first_step(action);
    playing.watch.saw(Event::Acted { seat, action });
}

/// One of up to three times is done.
pub(super) fn did<W: Watch<Event>>(playing: &mut Playing<W>) {
    let turn = &mut playing.table().turn;
    turn.done += 1;
    if turn.done >= MOST_TIMES {
        end_action(playing);
    }
}

/// Ends the action of a turn, or Consolidating. Blueprints can be exchanged at the end of the last turn (a ruling: they are worth nothing after
/// it).
pub(super) fn end_action<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    if table.is_last_turn() {
        table.turn = Turn {
            step: Step::Finish,
            slot: table.turn.slot,
            ..Turn::FIRST
        };
    } else {
        refill::end_turn(playing);
    }
}

/// Begins the turn of the seat that is active, and with the starter's a round.
pub(super) fn begin_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    let table = playing.table();
    table.turn = Turn::FIRST;
    if seat == table.starter {
        table.round = table.round.saturating_add(1);
        let round = table.round;
        playing.watch.saw(Event::RoundBegan { round });
    }
    playing.watch.saw(Event::TurnBegan { seat });
}

/// The first answers that were listed, as far as it takes to tell whether there is but one.
#[derive(Default)]
struct Only {
    first: Option<Move>,
    more: bool,
}

impl Extend<Move> for Only {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        for action in moves {
            match self.first {
                None => self.first = Some(action),
                Some(_) => {
                    self.more = true;
                    return;
                }
            }
        }
    }
}

/// Plays every decision that has one answer, but for the first of a turn.
pub(in super::super) fn settle<W: Watch<Event>>(playing: &mut Playing<W>) {
    loop {
        let table = &playing.state.table;
        if table.turn.step == Step::Turn || table.stage == Stage::Over {
            return;
        }
        let asked = Asked {
            game: playing.game,
            table,
            hand: &(),
        };
        let mut only = Only::default();
        moves(&asked, &mut only);
        match only.first {
            Some(action) if !only.more => step(playing, action),
            _ => return,
        }
    }
}
