//! Course of a turn: which question is open, and which follows (rulebook: Course of a turn; Free actions).

use super::super::{Asked, Playing};
use super::decision::Ask;
use super::event::Event;
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Action, Stage, Step, Table};
use super::{
    bonus, chinatown, church, construction, influence, laboratory, orders, places, port, round_end, setup, support,
    technologies, traders,
};
use crate::game::Watch;

/// Every legal answer to the open question.
pub(in super::super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    let Some(decision) = asked.table.decision() else {
        return;
    };
    match decision.ask {
        Ask::FirstOrders => return setup::moves(asked, out),
        Ask::Upgrade => return round_end::moves(asked, out),
        Ask::Place => places::moves(asked, out),
        Ask::Opening => places::opening::moves(asked, out),
        Ask::Card => influence::moves(asked, out),
        Ask::Support => support::moves(asked, out),
        Ask::Exchange(_) => chinatown::moves(asked, out),
        Ask::Church => church::moves(asked, out),
        Ask::Laboratory => laboratory::moves(asked, out),
        Ask::Station => technologies::station::moves(out),
        Ask::Keep => port::keep::moves(asked, out),
        Ask::SecondOrder => port::second::moves(asked, out),
        Ask::Under => port::under::moves(asked, out),
        Ask::Bonus(_) | Ask::BonusReward(_) => bonus::moves(out),
        Ask::Construction => construction::moves(asked, out),
        Ask::End => out.push(Move::GoOn),
    }
    orders::moves(asked, out);
    technologies::mill::moves(asked, out);
    if decision.ask.is_between_steps() {
        traders::moves(asked, out);
    }
}

/// The rule that forbids an answer to the open question.
pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let Some(decision) = asked.table.decision() else {
        return Chapter::Scoring.forbids(Refusal::GameOver);
    };
    if let Move::Deliver(_) | Move::Mill | Move::Trader(_) = action {
        return match decision.ask.is_in_a_turn() {
            true => check_free(asked, decision.ask, action),
            false => Chapter::FlowOfATurn.forbids(Refusal::NotInATurn),
        };
    }
    match decision.ask {
        Ask::FirstOrders => setup::check(asked, action),
        Ask::Upgrade => round_end::check(asked, action),
        Ask::Place => places::check(asked, action),
        Ask::Opening => places::opening::check(asked, action),
        Ask::Card => influence::check(asked, action),
        Ask::Support => support::check(asked, action),
        Ask::Exchange(_) => chinatown::check(asked, action),
        Ask::Church => church::check(asked, action),
        Ask::Laboratory => laboratory::check(asked, action),
        Ask::Station => technologies::station::check(action),
        Ask::Keep => port::keep::check(asked, action),
        Ask::SecondOrder => port::second::check(asked, action),
        Ask::Under => port::under::check(asked, action),
        Ask::Bonus(_) | Ask::BonusReward(_) => bonus::check(action),
        Ask::Construction => construction::check(asked, action),
        Ask::End => match action {
            Move::GoOn => Ok(()),
            _ => other_question(),
        },
    }
}

fn check_free(asked: &Asked, ask: Ask, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::Deliver(order) => orders::check(asked, order),
        Move::Trader(_) => traders::check(asked, ask),
        _ => technologies::mill::check(asked),
    }
}

/// What is said of an answer to another question.
pub(super) const fn other_question() -> Result<(), Forbidden> {
    Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion)
}

/// Plays a legal answer, then goes on to the next question.
pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Some(decision) = playing.state.table.decision() else {
        return;
    };
    match (action, decision.ask) {
        (Move::Deliver(order), _) => orders::play(playing, order),
        (Move::Mill, _) => technologies::mill::play(playing),
        (Move::Trader(place), _) => traders::play(playing, place),
        (_, Ask::FirstOrders) => setup::play(playing, action),
        (_, Ask::Upgrade) => round_end::play(playing, action),
        (_, Ask::Place) => places::play(playing, action),
        (_, Ask::Opening) => places::opening::play(playing, action),
        (_, Ask::Card) => influence::play(playing, action),
        (_, Ask::Support) => support::play(playing, action),
        (_, Ask::Exchange(left)) => chinatown::play(playing, left, action),
        (_, Ask::Church) => church::play(playing, action),
        (_, Ask::Laboratory) => laboratory::play(playing, action),
        (_, Ask::Station) => technologies::station::play(playing, action),
        (_, Ask::Keep) => port::keep::play(playing, action),
        (_, Ask::SecondOrder) => port::second::play(playing, action),
        (_, Ask::Under) => port::under::play(playing, action),
        (_, Ask::Bonus(level)) => bonus::play(playing, level, action),
        (_, Ask::BonusReward(_)) => bonus::play_reward(playing, action),
        (_, Ask::Construction) => construction::play(playing, action),
        (_, Ask::End) => round_end::end_turn(playing),
    }
    settle(playing);
}

/// Begins the turn of the seat that is active.
pub(super) fn begin_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    let table = playing.table();
    table.stage = Stage::Turn;
    table.depth = 1;
    table.actions[0] = Action::FIRST;
    playing.watch.saw(Event::TurnBegan { seat });
    technologies::begin_turn(playing);
}

impl Table {
    /// Whether a free action inside a step might bring yen or goods, by what both can see, so that a pause tells nothing of a hand
    /// (a ruling: an Order in hand, or a silk for the Spinning Mill).
    pub fn free_action_brings(&self) -> bool {
        self.me().orders_in_hand > 0 || technologies::mill::open(self)
    }

    /// Whether any free action might be taken between steps, by what both can see.
    pub fn free_action_left(&self) -> bool {
        self.free_action_brings() || self.me().traders > 0
    }
}

/// Passes over every step in which nothing can be chosen.
pub(in super::super) fn settle<W: Watch<Event>>(playing: &mut Playing<W>) {
    loop {
        let table = &playing.state.table;
        match table.stage {
            Stage::Turn => {}
            Stage::Upgrade if !round_end::open(playing.game, table) => {
                round_end::decided(playing);
                continue;
            }
            Stage::FirstOrders | Stage::Upgrade | Stage::Over => return,
        }
        if let Some(looking) = table.looking {
            if table.owed.len() > looking.below || port::asks(table, looking) {
                return;
            }
            port::pass(playing, looking);
            continue;
        }
        if !table.owed.is_empty() || table.station_due {
            return;
        }
        let action = *table.action();
        let asks = match action.step {
            Step::Place | Step::Opening => true,
            Step::Card => influence::asks(playing.game, table),
            Step::Support => support::asks(table),
            Step::Exchange(left) => left > 0 && chinatown::asks(table),
            Step::Church => church::asks(playing.game, table),
            Step::Laboratory => laboratory::asks(playing.game, table),
            Step::Bonus => action.influence >= bonus::LEAST,
            Step::Construction => construction::asks(table),
            Step::End => !table.trading() && table.free_action_left(),
        };
        if asks {
            return;
        }
        match action.step {
            Step::Place | Step::Opening => {}
            Step::Card => influence::play_lowest(playing),
            Step::Support => places::act(playing, None, false),
            Step::Exchange(_) | Step::Church | Step::Laboratory => playing.go_on(Step::Bonus),
            Step::Bonus => playing.go_on(Step::Construction),
            Step::Construction => playing.go_on(Step::End),
            Step::End if table.trading() => traders::end(playing),
            Step::End => round_end::end_turn(playing),
        }
    }
}
