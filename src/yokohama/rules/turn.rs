//! Flow of a turn: which step is open, and which follows (rulebook: Order of Play; Flow of a Turn).

use super::areas::{boards, chinatown, church, customs, employment, laboratory, port};
use super::decision::Ask;
use super::event::Event;
use super::map::Place;
use super::moves::Move;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Placed, Spent, Stage, Table};
use super::{
    Any, Asked, Offers, Playing, achievements, agents, bonus, construction, icons, movement, orders, placement,
    recovery, technology,
};
use crate::game::Watch;

/// Every legal answer to the open question.
pub(in super::super) fn moves(asked: &Asked, out: &mut impl Offers) {
    let Some(decision) = asked.table.decision() else {
        return;
    };
    match decision.ask {
        Ask::FirstOrder => orders::first::moves(asked, out),
        Ask::Before | Ask::After => additional_moves(asked, out),
        Ask::Placement(placed) => placement::moves(asked, placed, out),
        Ask::Movement => movement::moves(asked, out),
        Ask::Recall => movement::recall::moves(asked, out),
        Ask::Church => church::moves(asked, out),
        Ask::Customs => customs::moves(asked, out),
        Ask::AssistantFrom => boards::moves(asked, out),
        Ask::Employment(_) | Ask::WarehousePiece | Ask::ShownPiece(_) => employment::moves(asked, out),
        Ask::Laboratory => laboratory::moves(asked, out),
        Ask::Port => port::moves(asked, out),
        Ask::SecondOrder => port::second_moves(asked, out),
        Ask::Chinatown(_) => chinatown::moves(asked, out),
        Ask::Bonus => bonus::moves(asked, out),
        Ask::Construction => construction::moves(asked, out),
        Ask::Recovery => recovery::moves(asked, out),
        Ask::Station => technology::station::moves(asked, out),
        Ask::AnyGood => icons::any_good::moves(asked, out),
        Ask::Movements(_) => icons::shift::moves(asked, out),
        Ask::AchievementReward => achievements::reward::moves(asked, out),
    }
    technology::anytime_moves(asked, out);
}

/// The rule that forbids an answer to the open question.
pub(in super::super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let Some(decision) = asked.table.decision() else {
        return Chapter::Ending.forbids(Refusal::GameOver);
    };
    if matches!(action, Move::Mill | Move::University) {
        return technology::check_anytime(asked, action);
    }
    if !matches!(decision.ask, Ask::Before | Ask::After)
        && let Some(forbidden) = forbidden_anyway(asked, action)
    {
        return Err(forbidden);
    }
    match decision.ask {
        Ask::FirstOrder => orders::first::check(asked, action),
        Ask::Before | Ask::After => check_additional(asked, action),
        Ask::Placement(placed) => placement::check(asked, placed, action),
        Ask::Movement => movement::check(asked, action),
        Ask::Recall => movement::recall::check(asked, action),
        Ask::Church => church::check(asked, action),
        Ask::Customs => customs::check(asked, action),
        Ask::AssistantFrom => boards::check(asked, action),
        Ask::Employment(_) | Ask::WarehousePiece | Ask::ShownPiece(_) => employment::check(asked, action),
        Ask::Laboratory => laboratory::check(asked, action),
        Ask::Port => port::check(asked, action),
        Ask::SecondOrder => port::check_second(asked, action),
        Ask::Chinatown(_) => chinatown::check(asked, action),
        Ask::Bonus => bonus::check(asked, action),
        Ask::Construction => construction::check(asked, action),
        Ask::Recovery => recovery::check(asked, action),
        Ask::Station => technology::station::check(asked, action),
        Ask::AnyGood => icons::any_good::check(asked, action),
        Ask::Movements(_) => icons::shift::check(asked, action),
        Ask::AchievementReward => achievements::reward::check(asked, action),
    }
}

impl Table {
    /// Where an Area action is under way, from its Power to the Recovery step (rulebook: Area Action step).
    pub const fn acting_now(&self) -> Option<Place> {
        match self.stage {
            Stage::FirstOrder | Stage::Before | Stage::Placement(_) | Stage::Movement => None,
            Stage::Recall | Stage::After | Stage::Over => None,
            _ => Some(self.acting.place),
        }
    }

    /// The rule that shuts what a move is about where it lies elsewhere than in the Area that acts: the cards of the other Port
    /// or Laboratory, another Area's 5-Power token or Building tile (rulebook: Port; Laboratory; 5-Power bonus; Construction).
    /// A move names no such Area, so `check` cannot tell. `None` too if the open question is about something else.
    pub fn acts_elsewhere(&self, action: Move, place: Place) -> Option<Forbidden> {
        let chapter = match (action, self.decision()?.ask) {
            (Move::Order(_) | Move::SecondOrder(..), Ask::Port | Ask::SecondOrder) => Chapter::Port,
            (Move::Learn(..), Ask::Laboratory) => Chapter::Laboratory,
            (Move::TakeToken, Ask::Bonus) => Chapter::Bonus,
            (Move::Shop(_) | Move::House, Ask::Construction) => Chapter::Construction,
            _ => return None,
        };
        let refusal = Refusal::OtherArea;
        (place != self.acting.place).then_some(Forbidden { refusal, chapter })
    }
}

/// Plays a legal answer, then goes on to the next question.
pub(in super::super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Some(decision) = playing.state.table.decision() else {
        return;
    };
    match (action, decision.ask) {
        (Move::Mill, _) => technology::play_mill(playing),
        (Move::University, _) => technology::play_university(playing),
        (_, Ask::FirstOrder) => orders::first::play(playing, action),
        (_, Ask::Before | Ask::After) => play_additional(playing, action),
        (_, Ask::Placement(placed)) => placement::play(playing, placed, action),
        (_, Ask::Movement) => movement::play(playing, action),
        (_, Ask::Recall) => movement::recall::play(playing, action),
        (_, Ask::Church) => church::play(playing, action),
        (_, Ask::Customs) => customs::play(playing, action),
        (_, Ask::AssistantFrom) => boards::play(playing, action),
        (_, Ask::Employment(left)) => employment::play(playing, left, action),
        (_, Ask::WarehousePiece | Ask::ShownPiece(_)) => employment::play_icon(playing, action),
        (_, Ask::Laboratory) => laboratory::play(playing, action),
        (_, Ask::Port) => port::play(playing, action),
        (_, Ask::SecondOrder) => port::play_second(playing, action),
        (_, Ask::Chinatown(left)) => chinatown::play(playing, left, action),
        (_, Ask::Bonus) => bonus::play(playing, action),
        (_, Ask::Construction) => construction::play(playing, action),
        (_, Ask::Recovery) => recovery::play(playing, action),
        (_, Ask::Station) => technology::station::play(playing, action),
        (_, Ask::AnyGood) => icons::any_good::play(playing, action),
        (_, Ask::Movements(_)) => icons::shift::play(playing, action),
        (_, Ask::AchievementReward) => achievements::reward::play(playing, action),
    }
    settle(playing);
}

/// Begins a round with the starting player.
pub(super) fn begin_round<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    table.round = table.round.saturating_add(1);
    let round = table.round;
    playing.watch.saw(Event::RoundBegan { round });
    begin_turn(playing);
}

fn begin_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let seat = playing.seat();
    let table = playing.table();
    table.spent = Spent::default();
    table.stage = Stage::Before;
    playing.watch.saw(Event::TurnBegan { seat });
    technology::begin_turn(playing);
}

fn end_turn<W: Watch<Event>>(playing: &mut Playing<W>) {
    let table = playing.table();
    table.active = table.active.next(table.players);
    if table.active != table.starter {
        begin_turn(playing);
    } else if table.ending.is_some_and(|ending| table.round >= ending.last_round) {
        table.stage = Stage::Over;
        playing.watch.saw(Event::GameOver);
    } else {
        begin_round(playing);
    }
}

/// Passes over every step in which nothing can be chosen.
pub(in super::super) fn settle<W: Watch<Event>>(playing: &mut Playing<W>) {
    loop {
        if !playing.state.table.pending.is_empty() {
            drop_empty_choices(playing);
            if !playing.state.table.pending.is_empty() {
                return;
            }
        }
        let asked = playing.game.asked_at(playing.state);
        let table = &playing.state.table;
        let mut any = Any(false);
        match table.stage {
            Stage::Church => any.0 = church::open(&asked),
            Stage::Customs => any.0 = customs::open(&asked),
            Stage::Employment(left) if left > 0 => employment::pieces(&asked, &mut any),
            Stage::Laboratory => laboratory::cards(&asked, &mut any),
            Stage::Port => port::orders(&asked, &mut any),
            Stage::SecondOrder => port::second_orders(&asked, &mut any),
            Stage::Chinatown(left) if left > 0 => chinatown::exchanges(&asked, &mut any),
            Stage::Bonus => any.0 = bonus::open(table),
            Stage::Construction => any.0 = construction::open(table),
            Stage::Recovery => any.0 = recovery::open(table),
            Stage::Recall => any.0 = table.with_assistant(table.active).count() > 0,
            Stage::Employment(_) | Stage::Chinatown(_) => {}
            _ => return,
        }
        // With the Spinning Mill at hand money may still come, and with it a choice.
        let waits = any.0
            || table.mill_open()
                && match table.stage {
                    Stage::Church => boards::assistant_within_reach(table),
                    Stage::Laboratory => true,
                    Stage::Employment(left) | Stage::Chinatown(left) => left > 0,
                    Stage::SecondOrder => port::second_open(&asked),
                    _ => false,
                };
        if waits {
            return;
        }
        match table.stage {
            Stage::SecondOrder => port::refill(playing),
            Stage::Bonus => playing.table().stage = Stage::Construction,
            Stage::Construction => construction::pass(playing),
            Stage::Recovery => recovery::play(playing, Move::GoOn),
            Stage::Recall => playing.table().stage = Stage::After,
            _ => playing.table().stage = Stage::Bonus,
        }
    }
}

/// Drops pending choices, in the order in which they are asked, until one offers something: a piece that can be taken, an
/// Assistant that can be moved. What an earlier choice or a Technology may still bring counts.
fn drop_empty_choices<W: Watch<Event>>(playing: &mut Playing<W>) {
    loop {
        let table = &playing.state.table;
        match table.decision().map(|decision| decision.ask) {
            Some(Ask::WarehousePiece | Ask::ShownPiece(_)) if !table.mill_open() => {
                let mut any = Any(false);
                employment::pieces(&playing.game.asked_at(playing.state), &mut any);
                if any.0 {
                    return;
                }
                playing.table().pending.decline_pieces();
            }
            Some(Ask::Movements(_))
                if table.me().hand.assistants == 0
                    && table.with_assistant(table.active).count() == 0
                    && !table.university_within_reach() =>
            {
                playing.table().pending.movements = 0;
            }
            _ => return,
        }
    }
}

fn additional_moves(asked: &Asked, out: &mut impl Offers) {
    out.offer(Move::GoOn);
    agents::moves(asked, out);
    achievements::moves(asked, out);
    orders::moves(asked, out);
}

/// What forbids an Order or Achievement whenever it were asked for, outside its phase too: goods or a goal it lacks. Who asks
/// why it cannot be done is told that and not to wait.
fn forbidden_anyway(asked: &Asked, action: Move) -> Option<Forbidden> {
    let forbidden = match action {
        Move::Deliver(order) => orders::check(asked, order),
        Move::Achieve(stack) => achievements::check(asked, stack),
        _ => return None,
    };
    let lacks = |refusal| {
        matches!(
            refusal,
            Refusal::GoodsShort { .. } | Refusal::GoalUnmet | Refusal::Achieved
        )
    };
    forbidden.err().filter(|forbidden| lacks(forbidden.refusal))
}

fn check_additional(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    match action {
        Move::GoOn => Ok(()),
        Move::Agent(agent, place) => agents::check(asked, agent, place),
        Move::Achieve(stack) => achievements::check(asked, stack),
        Move::Deliver(order) => orders::check(asked, order),
        _ => Chapter::FlowOfATurn.forbids(Refusal::OtherQuestion),
    }
}

fn play_additional<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    match action {
        Move::Agent(agent, place) => agents::play(playing, agent, place),
        Move::Achieve(stack) => achievements::play(playing, stack),
        Move::Deliver(order) => orders::play(playing, order),
        _ if playing.state.table.stage == Stage::Before => {
            playing.table().stage = Stage::Placement(Placed::default());
        }
        _ => end_turn(playing),
    }
}
