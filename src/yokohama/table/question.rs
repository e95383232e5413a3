//! The open question in words: what is asked, and a line of detail.

use super::{Show, sheet};
use crate::words::Question;
use crate::yokohama::components::OrderId;
use crate::yokohama::{Ask, Move, Stage, TurnStep};

/// What the dock and the phone ask: a title and a line of detail.
pub(super) fn question(show: &Show) -> Question {
    let asked = spoken(show);
    let movement = show
        .table()
        .decision()
        .is_some_and(|decision| decision.ask == Ask::Movement);
    let reach = show.words.reachable(show.entry.all()).filter(|_| movement);
    match reach == Some(asked.detail.clone()) {
        true => Question {
            detail: show.words.reachable_seen(asked.detail),
            ..asked
        },
        false => asked,
    }
}

/// What is asked, for who does not see the table.
pub(super) fn spoken(show: &Show) -> Question {
    let (words, table) = (show.words, show.table());
    let Some(decision) = table.decision() else {
        return Question {
            title: words.step(TurnStep::Over).to_owned(),
            detail: String::new(),
        };
    };
    if show.view.seat != Some(decision.seat) {
        return show.question_to(decision.seat);
    }
    half_entered(show).unwrap_or_else(|| {
        let question = show.speech().question(decision);
        match decision.ask {
            // The open sheet says it.
            Ask::Laboratory if sheet::says_rule(show) => Question {
                detail: String::new(),
                ..question
            },
            Ask::Movement => Question {
                detail: words.reachable(show.entry.all()).unwrap_or(question.detail),
                ..question
            },
            Ask::Before | Ask::After => Question {
                detail: words.ready(table, show.entry.all()),
                ..question
            },
            _ => question,
        }
    })
}

/// What is asked once something was touched; `None` before, and for what explains itself.
fn half_entered(show: &Show) -> Option<Question> {
    let (table, speech) = (show.table(), show.speech());
    show.entry.chosen()?;
    let mut moves = show.entry.moves();
    match (moves.next()?, moves.next()) {
        (Move::Agent(agent, _), Some(_)) => Some(show.words.agent_where(agent)),
        (Move::Keep(which), _) => Some(speech.keeping(offered_order(show, which)?)),
        (Move::Order(space), _) => {
            let board = table.board(table.acting.place).area.board();
            let cards = table.ports.get(usize::from(board))?;
            let order = (*cards.get(usize::from(space))?)?;
            Some(speech.taking(order))
        }
        (action, _) => speech.prospect(action),
    }
}

/// One of the two Orders that are offered at set-up.
pub(super) fn offered_order(show: &Show, which: u8) -> Option<OrderId> {
    show.view.hand.offer?.get(usize::from(which)).copied()
}

/// Whether first Orders are being chosen.
pub(super) fn choosing_first_order(show: &Show) -> bool {
    matches!(show.table().stage, Stage::FirstOrder)
}
