//! The buttons of the open question: moves that have no thing on the table to touch, and things that are easier to choose
//! beside the question than where they lie.

use super::asked::asked;
use super::payment::{self, Telling, is_paid_for};
use super::rewards::Rewarding as _;
use super::{Button, Show, Target, Thing};
use crate::drawing::letters::Face;
use crate::drawing::scene::Symbol;
use crate::table::choices::{self, Site, is_picked, warning, ways_back};
use crate::table::print::Weight;
use crate::table::row::Row;
use crate::table::tree::in_order;
use crate::words::Key;
use crate::yokohama::components::Piece;
use crate::yokohama::content::Reward;
use crate::yokohama::map::Place;
use crate::yokohama::words::Caption;
use crate::yokohama::{Ask, Move, Step, Toll};

/// The buttons of the open question: the recommended way first, ways out last.
pub(super) fn buttons(show: &Show, site: Site) -> Vec<Button> {
    let beside = show.entry.next().chain(without(show, site)).filter(|&target| {
        let beside = stands_beside(target, site) && !sheet_offers(show, target);
        beside || is_picked(show, target)
    });
    let (targets, recommended) = in_order(show, beside);
    let go_on = Target::Move(Move::GoOn);
    let mut buttons: Vec<Button> = targets
        .iter()
        .filter_map(|&target| {
            let weight = match target {
                _ if Some(target) == recommended => Weight::Go,
                _ if target == go_on && is_done(show) => Weight::On,
                _ if target == go_on => Weight::Quiet,
                _ => Weight::Plain,
            };
            button(show, target, weight, warning(show, target, &targets))
        })
        .collect();
    buttons.extend(ways_back(show, site));
    buttons
}

/// Whether something was done that is asked for, and more could be.
fn is_done(show: &Show) -> bool {
    let asked = show.table().decision().map(|decision| decision.ask);
    matches!(asked, Some(Ask::Placement(placed)) if placed.count > 0)
}

/// On a phone one can do without what is paid for even once it is chosen: the sheet that it lies on covers no other way out.
fn without(show: &Show, site: Site) -> Option<Target> {
    let paid = show.entry.way().is_some() && matches!(site, Site::Phone);
    (paid && show.entry.all().any(|action| action == Move::GoOn)).then_some(Target::Move(Move::GoOn))
}

/// The button of every payment or choice that a sheet offers: ways to pay are picked there, and confirmed beside the question.
pub(super) fn offered(show: &Show, telling: Telling) -> Vec<Button> {
    let mut targets: Vec<Target> = Vec::new();
    for target in show.entry.next() {
        if !targets.contains(&target) && sheet_offers(show, target) {
            targets.push(target);
        }
    }
    let button = |&target: &Target| match target {
        Target::Move(action) if show.entry.way().is_some() => payment::way(show, action, telling),
        _ => button(show, target, Weight::Plain, warning(show, target, &targets)),
    };
    targets.iter().filter_map(button).chain(payment::shut(show)).collect()
}

/// Whether the open sheet has a button for a lit target, so that none is needed beside the question.
fn sheet_offers(show: &Show, target: Target) -> bool {
    show.open.is_some_and(|area| asked(show, area))
        && matches!(
            target,
            Target::Thing(Thing::Exchange(_))
                | Target::Thing(Thing::Warehouse(_))
                | Target::Move(Move::Church(..) | Move::Learn(..) | Move::SecondOrder(..))
        )
}

/// Whether a target has a button beside the question.
const fn stands_beside(target: Target, site: Site) -> bool {
    match target {
        Target::Move(_)
        | Target::Thing(Thing::Good(_))
        | Target::Thing(Thing::Exchange(_))
        | Target::Thing(Thing::Warehouse(_))
        | Target::Thing(Thing::HandAssistants)
        | Target::Thing(Thing::Token(_))
        | Target::Thing(Thing::Shop(..))
        | Target::Thing(Thing::House(_))
        | Target::Thing(Thing::Reward(_)) => true,
        Target::Thing(Thing::Agent(_)) => matches!(site, Site::Phone),
        _ => false,
    }
}

/// The way forward that most would go, if there is one.
pub(super) fn recommended(show: &Show, targets: &[Target]) -> Option<Target> {
    let moves = || {
        targets.iter().filter_map(|target| match target {
            Target::Move(action) => Some(*action),
            _ => None,
        })
    };
    if show.entry.chosen().is_some() {
        // Of several ways the cheapest.
        return moves().min_by_key(|action| toll(*action)).map(Target::Move);
    }
    let go_on = Target::Move(Move::GoOn);
    let forward = match show.table().decision()?.ask {
        Ask::Before | Ask::After => true,
        Ask::Bonus => {
            return targets
                .iter()
                .copied()
                .find(|target| matches!(target, Target::Thing(Thing::Token(_))));
        }
        _ => show.entry.next().all(|target| target == go_on),
    };
    (forward && targets.contains(&go_on)).then_some(go_on)
}

/// What a way to make a move costs, to tell the cheapest.
pub(super) const fn toll(action: Move) -> u16 {
    match action {
        Move::Go(_, toll) => toll.yen(),
        _ => 0,
    }
}

/// The button of a target that is lit.
fn button(show: &Show, target: Target, weight: Weight, warning: Option<&str>) -> Option<Button> {
    let action = match target {
        Target::Move(action) => action,
        _ => show.entry.leads_to(target).next()?,
    };
    let label = show.speech().action_long(action);
    let said = (label, row(show, target, action));
    Some(choices::button(show, target, said, weight, warning))
}

/// What stands on a button: symbols where they say it all, else words.
fn row(show: &Show, target: Target, action: Move) -> Row {
    let plain = choices::plain();
    let tint = show.crest(show.me()).color();
    let words = || show.speech().action(action);
    let placed = |piece: Piece, reward: Reward| {
        let row = choices::plain().icon_size(22.0).tinted(piece, tint);
        let row = row.gap(4.0).face(Face::Sans).text("→").gap(4.0).face(Face::SansBold);
        row.reward(&reward)
    };
    match (target, action) {
        (_, action) if is_paid_for(action) && show.entry.way().is_none() => {
            payment::price(show, action).unwrap_or_else(|| plain.text(words()))
        }
        (_, action) if is_paid_for(action) => {
            let deed = plain.text(payment::deed(show, action)).gap(5.0).text("·").gap(5.0);
            match payment::price(show, action) {
                Some(price) => deed.then(price),
                None => deed.text(show.words.text(Key::Free)),
            }
        }
        (Target::Thing(Thing::Good(good)), _) => plain.icon(good).gap(5.0).text(show.words.good(good)),
        (Target::Thing(Thing::Exchange(exchange)), _) => {
            let ((given, price), (gained, amount)) = exchange.terms();
            let row = plain.amount(price, given).gap(6.0).face(Face::Sans).text("→").gap(6.0);
            row.face(Face::SansBold).amount(amount, gained)
        }
        (Target::Thing(Thing::Warehouse(piece)), _) => plain.icon_size(24.0).tinted(piece, tint).gap(5.0).text(words()),
        (Target::Thing(Thing::Agent(agent)), _) => {
            let row = plain.icon(Symbol::Agent).icon(Symbol::badge(agent));
            row.gap(5.0).text(show.words.agent(agent))
        }
        (Target::Thing(Thing::Shop(place, space)), _) => match building(show, place) {
            Some(tile) => placed(Piece::Shop, tile.shops[usize::from(space)]),
            None => plain.text(words()),
        },
        (Target::Thing(Thing::House(place)), _) => match building(show, place) {
            Some(tile) => placed(Piece::TradingHouse, tile.house),
            None => plain.text(words()),
        },
        (Target::Thing(Thing::HandAssistants), _) => plain.tinted(Piece::Assistant, tint).gap(5.0).text(words()),
        (_, Move::Go(to, toll)) => match by_way(show, to, toll) {
            Some(text) => plain.text(text),
            None => plain.text(words()),
        },
        _ => plain.text(words()),
    }
}

/// How a way on foot is called that is not the recommended one: by an Area that the other does not pass, and its toll.
fn by_way(show: &Show, to: Place, toll: Toll) -> Option<String> {
    let table = show.table();
    let passed = |toll: Toll| -> Vec<Place> {
        let steps = show.game.road(table, to, toll).unwrap_or_default();
        let canal = |step: &Step| table.canal().filter(|_| step.canal);
        steps
            .iter()
            .flat_map(|step| canal(step).into_iter().chain([step.to]))
            .collect()
    };
    let ways = show.entry.moves().filter_map(|action| match action {
        Move::Go(place, toll) if place == to => Some(toll),
        _ => None,
    });
    let first = ways.min_by_key(|toll| toll.yen()).filter(|&first| first != toll)?;
    let usual = passed(first);
    let place = passed(toll).into_iter().find(|place| !usual.contains(place))?;
    let price = show.speech().toll(toll)?;
    let name = show.words.area_short(table.board(place).area);
    Some(
        show.words
            .fill(Caption::ByWay, &[("place", name.into()), ("price", price.into())]),
    )
}

/// The Building tile of an Area.
fn building<'a>(show: &Show<'a>, place: Place) -> Option<&'a crate::yokohama::content::BuildingRow> {
    let id = show.table().board(place).building?;
    show.game.content().buildings.get(usize::from(id.0))
}
