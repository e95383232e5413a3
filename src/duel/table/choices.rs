//! The buttons of the open question: moves that have no thing on the table to touch, things that are easier to choose beside the question
//! than where they lie, and ways to pay.

use super::{Button, Sheet, Show, Target, Thing, hints, icons, outlook, question};
use crate::drawing::scene::{Face, Symbol};
use crate::duel::components::{Exchange, Fee, Offering, Place, Resource};
use crate::duel::rules::bonus;
use crate::duel::words::Tell;
use crate::duel::{Ask, Duel, Move};
use crate::table::Shown as _;
use crate::table::choices::{self, Site, is_picked, only_move, opening, plain, warning, ways_back};
use crate::table::print::{self, Weight};
use crate::table::row::Row;
use crate::table::tree::{at_hand, in_order};

/// The buttons of the open question: the recommended way first, ways out last. What the open sheet offers is not among them, but on a phone,
/// where sheet and question are one. Ways that are picked from have no buttons of their own beside that.
pub(super) fn buttons(show: &Show, site: Site) -> Vec<Button> {
    let is_picked_from = show.entry.way().is_some();
    let stands_elsewhere =
        |action| is_paid_for(action) && (is_picked_from || site == Site::Dock && question::is_sheet_asked(show));
    let elsewhere =
        |target| matches!(target, Target::Move(action) if stands_elsewhere(action)) && !is_picked(show, target);
    let beside = show.entry.next().chain(at_hand(show));
    // What was chosen is confirmed or given up: the end of the turn would lie where it is confirmed, and comes back once it is given up.
    let is_chosen = show.entry.chosen().is_some();
    let ends = |target| target == Target::Move(Move::GoOn) && is_chosen && question::is_end_asked(show);
    let beside = beside.filter(|target| !elsewhere(*target) && stands_beside(*target) && !ends(*target));
    let (targets, recommended) = in_order(show, beside);
    // To decline is an answer like another; quiet are the ways back alone.
    let weight = |target: Target| match Some(target) == recommended {
        true => Weight::Go,
        false => Weight::Plain,
    };
    let ways = match site {
        Site::Dock if question::is_sheet_asked(show) => Vec::new(),
        _ => ways(show),
    };
    let entered: Vec<Button> = targets
        .iter()
        .filter_map(|&target| button(show, target, weight(target), warning(show, target, &targets)))
        .map(|button| match site {
            Site::Phone => instead(show, button),
            Site::Dock => button,
        })
        .collect();
    let entered = match is_exchanged(show) {
        true => at_their_places(show, entered),
        false => entered,
    };
    let looked = looked_away(show, site);
    ways.into_iter()
        .chain(entered)
        .chain(looked)
        .chain(ways_back(show, site))
        .collect()
}

/// Whether it is asked what is exchanged, and nothing else was chosen.
fn is_exchanged(show: &Show) -> bool {
    let asked = show.table().decision().map(|decision| decision.ask);
    let goes_on = || show.entry.is_lit(Target::Move(Move::GoOn)); // It is answered here and now.
    matches!(asked, Some(Ask::Exchange(_))) && show.entry.chosen().is_none() && goes_on()
}

/// The exchanges that have buttons at a Place although they cannot be paid.
pub(super) fn barred(show: &Show, place: Place) -> Vec<Thing> {
    let all = (place == Place::Chinatown && is_exchanged(show)).then_some(Exchange::ALL);
    let things = all.into_iter().flatten().map(Thing::Exchange);
    things
        .filter(|thing| !show.entry.is_lit(Target::Thing(*thing)))
        .collect()
}

/// The buttons of exchanges among all nine in their order, and behind them the others: one exchange changes what can be paid, and who touches twice in the
/// same place is not to meet another.
fn at_their_places(show: &Show, mut entered: Vec<Button>) -> Vec<Button> {
    let mut all: Vec<Button> = Vec::with_capacity(Exchange::ALL.len());
    for exchange in Exchange::ALL {
        let target = Target::Thing(Thing::Exchange(exchange));
        let open = entered.iter().position(|button| button.target == target);
        let button = open.map(|at| Button {
            weight: Weight::Placed,
            ..entered.remove(at)
        });
        all.push(button.unwrap_or_else(|| Button {
            target,
            row: exchanged(show, exchange, plain().faint()),
            note: None,
            label: show.spoken(target),
            weight: Weight::Barred,
        }));
    }
    all.append(&mut entered);
    all
}

/// A button as it stands beside what was chosen, where room is short: a Trader by its symbol alone.
fn instead(show: &Show, button: Button) -> Button {
    match button.target {
        Target::Thing(Thing::Trader) if show.entry.chosen().is_some() => Button {
            row: plain().icon(icons::TRADER),
            ..button
        },
        _ => button,
    }
}

/// The way back to the Orders that are looked at once their sheet is folded away: they lie nowhere else. A phone has a tab for it.
fn looked_away(show: &Show, site: Site) -> Option<Button> {
    let asked = Duel::opens(show.view) == Some(Sheet::Looked) && show.open != Some(Sheet::Looked);
    (asked && site == Site::Dock).then(|| opening(show, Sheet::Looked, plain().icon(Symbol::Order).gap(5.0)))
}

/// The ways to pay that the open sheet offers: to be picked where they are few, else each a button of its own.
pub(super) fn offered(show: &Show) -> Vec<Button> {
    if !question::is_sheet_asked(show) {
        return Vec::new();
    }
    let mut targets: Vec<Target> = show.entry.next().filter(|target| is_offered(show, *target)).collect();
    targets.retain(|target| !is_picked(show, *target));
    let few = show.entry.way().is_some();
    let plain = targets
        .iter()
        .filter(|_| !few)
        .filter_map(|&target| button(show, target, Weight::Plain, warning(show, target, &targets)));
    ways(show).into_iter().chain(plain).collect()
}

/// The ways to pay for what was chosen, where they are few enough to be picked from.
fn ways(show: &Show) -> Vec<Button> {
    let Some(picked) = show.entry.way() else {
        return Vec::new();
    };
    let way = |action: Move| Button {
        target: Target::Way(action),
        row: price(show, action, plain()),
        note: left_over(show, action),
        label: show.speech().action_long(action),
        weight: if action == picked { Weight::Picked } else { Weight::Open },
    };
    let moves = show.entry.moves().filter(|action| is_paid_for(*action));
    let ways: Vec<Button> = moves.map(way).collect();
    // Of a single way the button that confirms it tells all; what another would lack stands beside it.
    match (ways.len(), shut(show)) {
        (0 | 1, None) => Vec::new(),
        (_, other) => ways.into_iter().chain(other).collect(),
    }
}

/// What the only way to pay leaves of that which pays.
pub(super) fn kept(show: &Show) -> Option<Row> {
    left_over(show, show.entry.way()?)
}

/// What a way to pay leaves of that which pays: the yen, and the imported goods of who has any now.
fn left_over(show: &Show, action: Move) -> Option<Row> {
    let me = show.me();
    let after = match action {
        Move::Learn(..) | Move::KeepFor(..) => show.after(action).table.seats[me],
        _ => return None,
    };
    let speech = show.speech();
    let args = [("amount", speech.amount(Resource::Yen, after.yen).into())];
    let row = print::note(speech.say(Tell::Leaves, &args)).icon_size(15.0);
    Some(match show.table().seats[me].all_imports() {
        0 => row,
        _ => row
            .gap(5.0)
            .text("·")
            .gap(5.0)
            .amount(after.all_imports(), Symbol::Import),
    })
}

/// Where there is one way to pay alone, the nearest other one, to be seen and asked about.
fn shut(show: &Show) -> Option<Button> {
    let (action, lacks) = lacking(show)?;
    Some(Button {
        target: Target::Way(action),
        row: price(show, action, plain().faint()),
        note: Some(print::note(show.words.phrase(lacks))),
        label: spoken_lack(show)?,
        weight: Weight::Shut,
    })
}

/// The same in a sentence.
pub(super) fn spoken_lack(show: &Show) -> Option<String> {
    let (action, lacks) = lacking(show)?;
    let action = show.speech().action_long(action);
    // The sentence goes on.
    let action = action.trim_end_matches('.');
    let args = [("action", action.into()), ("lacks", show.words.phrase(lacks).into())];
    Some(show.speech().say(Tell::WayShut, &args))
}

/// Where there is one way to pay alone, the nearest other one and what it lacks. What is free lacks nothing.
fn lacking(show: &Show) -> Option<(Move, Tell)> {
    let way = show.entry.way()?;
    let mut ways = show.entry.moves().filter(|action| is_paid_for(*action));
    if ways.next() != Some(way) || ways.next().is_some() {
        return None;
    }
    match way {
        Move::Learn(slot, imports) => match imports.checked_sub(1) {
            Some(fewer) => Some((Move::Learn(slot, fewer), Tell::TooFewYen)),
            None if show.game.points_to_pay(show.table(), slot)? > 0 => Some((Move::Learn(slot, 1), Tell::NoImport)),
            None => None,
        },
        Move::KeepFor(order, Fee::Yen) => Some((Move::KeepFor(order, Fee::Import), Tell::NoImport)),
        Move::KeepFor(order, Fee::Import) => Some((Move::KeepFor(order, Fee::Yen), Tell::TooFewYen)),
        _ => None,
    }
}

/// Whether a move may be paid for in several ways.
const fn is_paid_for(action: Move) -> bool {
    matches!(action, Move::Church(..) | Move::Learn(..) | Move::KeepFor(..))
}

/// Whether the open sheet has a place for a lit target, so that none is needed beside the question.
fn is_offered(show: &Show, target: Target) -> bool {
    question::is_sheet_asked(show) && matches!(target, Target::Move(action) if is_paid_for(action))
}

/// Whether a target has a button beside the question.
const fn stands_beside(target: Target) -> bool {
    matches!(
        target,
        Target::Move(_)
            | Target::Thing(
                Thing::Exchange(_)
                    | Thing::Owned(_)
                    | Thing::Support(_)
                    | Thing::Card(_)
                    | Thing::Upgrade(_)
                    | Thing::Trader
                    | Thing::Shop(..)
                    | Thing::House(_)
            )
    )
}

/// The way forward that most would go, if there is one.
pub(super) fn recommended(show: &Show, targets: &[Target]) -> Option<Target> {
    if show.entry.chosen().is_some() {
        let next: Vec<Target> = targets
            .iter()
            .copied()
            .filter(|target| show.entry.is_lit(*target))
            .collect();
        return only_move::<Duel>(&next);
    }
    let go_on = Target::Move(Move::GoOn);
    let ends = question::is_end_asked(show);
    let alone = show.entry.next().all(|target| target == go_on);
    ((ends || alone) && targets.contains(&go_on)).then_some(go_on)
}

/// The button of a target that is lit.
fn button(show: &Show, target: Target, weight: Weight, warning: Option<&str>) -> Option<Button> {
    let action = match target {
        Target::Move(action) => action,
        _ => show
            .entry
            .leads_to(target)
            .chain(show.entry.beginning_with(target))
            .next()?,
    };
    let label = match target {
        Target::Thing(Thing::Trader | Thing::Support(_)) => show.spoken(target),
        _ => show.speech().action_long(action),
    };
    let said = (label, row(show, target, action).then(given(show, action)));
    let parting = || outlook::ends_turn(show, action).then(|| show.words.phrase(Tell::EndsTurn));
    Some(choices::button(show, target, said, weight, warning.or_else(parting)))
}

/// What the Place of the action would give after an answer, while a Support card is asked for, with the Bonus card that comes with so much Influence.
fn given(show: &Show, answer: Move) -> Row {
    let Some(influence) = hints::made(show, answer) else {
        return plain();
    };
    let place = show.table().action().place;
    let rate = hints::yields_told(show, show.me(), place, influence);
    let row = plain().gap(7.0).face(Face::Sans).text("→").gap(5.0);
    let row = row.face(Face::SansBold).amount(rate, icons::yielded(place));
    match influence >= bonus::LEAST {
        true => bonus_at(row.gap(8.0), influence),
        false => row,
    }
}

/// A Bonus card by the Influence that brings it, after what stands in a row: before a symbol a number counts, and behind it it names the level.
pub(super) fn bonus_at(row: Row, influence: u8) -> Row {
    row.icon(Symbol::Bonus).gap(3.0).text(influence.to_string())
}

/// What stands on a button: symbols where they say it all, else words.
fn row(show: &Show, target: Target, action: Move) -> Row {
    let tint = show.crest(show.me()).color();
    let words = || show.speech().action(action);
    match (target, action) {
        (Target::Thing(Thing::Trader), _) => {
            let text = show.words.phrase(Tell::Trader);
            plain().icon(icons::TRADER).gap(5.0).text(text)
        }
        // With Telephone or without is asked next.
        (Target::Thing(Thing::Support(support)), _) => {
            let called = show.speech().action(Move::Support(support, false));
            plain().icon(icons::INFLUENCE).gap(5.0).text(called)
        }
        (_, Move::Go(place)) => {
            let level = hints::to_play(show).unwrap_or_default();
            let played = show.speech().say(Tell::PlayIt, &[("level", level.into())]);
            yielding(show, place, plain().text(played))
        }
        (_, Move::Trader(place)) => yielding(show, place, plain().icon(icons::TRADER).gap(5.0).text(words())),
        (_, Move::Exchange(exchange)) => exchanged(show, exchange, plain()),
        (_, Move::Church(_, given)) if given.is_empty() => plain().text(words()),
        (_, Move::Learn(..)) if price(show, action, plain()).is_empty() => plain().text(words()),
        (_, Move::Church(..) | Move::Learn(..) | Move::KeepFor(..)) => {
            let named = match action {
                Move::KeepFor(order, _) => show.speech().action(Move::Keep(order)),
                Move::Church(..) | Move::Learn(..) => show.words.phrase(Tell::TakeIt).to_owned(),
                _ => String::new(),
            };
            let row = match is_picked(show, target) && !named.is_empty() {
                true => plain().text(named).gap(5.0).text("·").gap(5.0),
                false => plain(),
            };
            price(show, action, row)
        }
        (_, Move::Shop) => plain()
            .icon_size(22.0)
            .tinted(Symbol::Shop, tint)
            .gap(5.0)
            .text(words()),
        (_, Move::House) => plain()
            .icon_size(22.0)
            .tinted(Symbol::TradingHouse, tint)
            .gap(5.0)
            .text(words()),
        _ => plain().text(words()),
    }
}

/// What an exchange takes and gives, after what stands in a row.
fn exchanged(show: &Show, exchange: Exchange, row: Row) -> Row {
    let ((given, cost), _) = exchange.terms();
    let (gained, amount) = show.table().me().exchanged(exchange);
    let row = row.amount(cost, given).gap(6.0).face(Face::Sans).text("→").gap(6.0);
    row.face(Face::SansBold).amount(amount, gained)
}

/// What a Place that was chosen gives, after what stands in a row.
fn yielding(show: &Show, place: Place, row: Row) -> Row {
    match hints::total(show, place) {
        Some(influence) => {
            let row = row.gap(6.0).text("·").gap(6.0);
            icons::amount(
                row,
                hints::yields_told(show, show.me(), place, influence),
                icons::yielded(place),
            )
        }
        None => row,
    }
}

/// What a way to pay takes, after what stands in a row; nothing is added for what is free.
fn price(show: &Show, action: Move, row: Row) -> Row {
    let amounts = |row: Row, amounts: &[(u16, Symbol)]| {
        let mut apart = false;
        amounts.iter().filter(|(n, _)| *n > 0).fold(row, |row, &(n, symbol)| {
            let row = if apart { row.gap(6.0) } else { row };
            apart = true;
            icons::amount(row, n, symbol)
        })
    };
    match action {
        Move::Church(_, given) => given.iter().fold(row, |row, offering| {
            let symbol = match offering {
                Offering::Import if show.table().me().imports == 0 => Symbol::ImportTurned,
                offering => offering.into(),
            };
            row.icon(symbol).gap(1.0)
        }),
        Move::Learn(slot, imports) => {
            let (yen, imports) = show.game.price(show.table(), slot, imports).unwrap_or_default();
            let [open, turned] = crates(show, imports);
            amounts(row, &[(yen, Symbol::Yen), open, turned])
        }
        Move::KeepFor(_, fee) => match fee.price() {
            (Resource::Import, n) => amounts(row, &crates(show, n)),
            (what, n) => amounts(row, &[(n, what.into())]),
        },
        _ => row,
    }
}

/// So many imported goods as they are paid: those that lie face up first.
fn crates(show: &Show, n: u16) -> [(u16, Symbol); 2] {
    let open = n.min(show.table().me().imports);
    [(open, Symbol::Import), (n - open, Symbol::ImportTurned)]
}
