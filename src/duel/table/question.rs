//! The open question in words: what is asked, and a line of detail.

use super::{Show, Target, Thing, hints};
use crate::duel::words::Tell;
use crate::duel::{Ask, Duel, Move};
use crate::table::Shown as _;
use crate::words::Question;

/// What is asked, drawn as it is spoken.
pub(super) fn question(show: &Show) -> Question {
    let Some(decision) = show.table().decision() else {
        return over(show);
    };
    if show.view.seat != Some(decision.seat) {
        return show.question_to(decision.seat);
    }
    half_entered(show).unwrap_or_else(|| Question {
        title: show.speech().asked(decision.ask),
        detail: detail(show),
    })
}

/// Who won.
fn over(show: &Show) -> Question {
    Question {
        title: show.speech().outcome(),
        detail: String::new(),
    }
}

/// What is asked once something was touched; `None` before.
fn half_entered(show: &Show) -> Option<Question> {
    let (speech, chosen) = (show.speech(), show.entry.chosen()?);
    if let Some(title) = proposed(show) {
        let detail = detail(show);
        return Some(Question { title, detail });
    }
    let mut moves = show.entry.moves();
    let (first, more) = (moves.next()?, moves.next().is_some());
    let of = |tell: Tell| {
        let called = show.hint(chosen).map_or_else(String::new, |hint| hint.title);
        speech.say(tell, &[("thing", called.into())])
    };
    Some(match (chosen, first) {
        (Target::Thing(Thing::Trader), Move::Trader(_)) if show.entry.buttons().next().is_none() => Question {
            title: show.words.phrase(Tell::TraderWhere).to_owned(),
            detail: show.words.phrase(Tell::TraderWhereDetail).to_owned(),
        },
        // What it takes is told by its buttons.
        (_, Move::Church(..) | Move::Learn(..) | Move::KeepFor(..)) if more || is_paid(show, first) => Question {
            title: of(Tell::HowToPay),
            detail: detail(show),
        },
        // No card goes with it.
        (_, Move::Trader(place)) => Question {
            title: speech.action_long(first),
            detail: hints::sum(show, &speech, place, Tell::SumAlone).unwrap_or_default(),
        },
        // The open question goes on after it: its detail says nothing of an Order, and stands on in its sheet.
        (_, Move::Deliver(_)) if !is_sheet_asked(show) => Question {
            title: speech.action_long(first),
            detail: String::new(),
        },
        (Target::Thing(Thing::Support(_)), _) if more => Question {
            title: of(Tell::HowMuch),
            detail: detail(show),
        },
        _ => Question {
            title: speech.action_long(first),
            detail: detail(show),
        },
    })
}

/// Whether it is asked whether the turn ends.
pub(super) fn is_end_asked(show: &Show) -> bool {
    let decision = show.table().decision();
    decision.is_some_and(|decision| decision.ask == Ask::End)
}

/// Whether the open sheet is the one that is asked about.
pub(super) fn is_sheet_asked(show: &Show) -> bool {
    show.open.is_some() && show.open == Duel::opens(show.view)
}

/// Whether something is paid for a card that is chosen in one way.
fn is_paid(show: &Show, way: Move) -> bool {
    match way {
        Move::Church(_, given) => !given.is_empty(),
        Move::Learn(slot, imports) => {
            let price = show.speech().price_of(slot, imports);
            price.is_some_and(|price| !price.is_empty())
        }
        _ => true,
    }
}

/// The Technology that was chosen, with what the way to pay that is picked takes.
fn proposed(show: &Show) -> Option<String> {
    let Move::Learn(slot, imports) = show.entry.way()? else {
        return None;
    };
    let speech = show.speech();
    let price = speech.price_of(slot, imports)?;
    let title = ("thing", speech.title(show.table().technology(slot)?).into());
    Some(match price.is_empty() {
        true => speech.say(Tell::ProposedFree, &[title]),
        false => speech.say(Tell::Proposed, &[title, ("price", price.into())]),
    })
}

/// The line of detail of the question as it was asked. At the end of a turn it goes by what may be used, which its player alone knows.
fn detail(show: &Show) -> String {
    let decision = show.table().decision();
    match decision.map(|decision| decision.ask) {
        Some(Ask::End) if show.entry.all().eq([Move::GoOn]) => show.words.phrase(Tell::NothingLeft).to_owned(),
        Some(ask) => show.speech().detail(ask),
        None => String::new(),
    }
}
