//! The buttons of the open question: moves that have no thing on the table to touch, and things that are easier to choose beside the question
//! than where they lie.

use super::{Button, Sheet, Show, Target, Thing};
use crate::drawing::scene::{Face, Symbol};
use crate::nippon::components::{Region, Resource, Side, Transport};
use crate::nippon::rules::exchange;
use crate::nippon::words::Sign;
use crate::nippon::{Ask, Move, Nippon};
use crate::table::Shown as _;
use crate::table::choices::{self, Site, only_move, opening, plain, warning, ways_back};
use crate::table::print::{self, Weight};
use crate::table::row::Row;
use crate::table::tree::{goes_on, in_order};

/// The buttons of the open question: the recommended way first, ways out last.
pub(super) fn buttons(show: &Show, site: Site) -> Vec<Button> {
    let beside = show.entry.next();
    let (targets, recommended) = in_order(show, beside.filter(|target| stands_beside(show, *target, site)));
    let weight = |target: Target| match target {
        _ if Some(target) == recommended => Weight::Go,
        _ if goes_on::<Nippon>(target) => Weight::Quiet,
        _ => Weight::Plain,
    };
    let entered = targets
        .iter()
        .filter_map(|&target| button(show, target, weight(target), warning(show, target, &targets)));
    let entered: Vec<Button> = entered.collect();
    let sheets = regions(show, site).chain(folded(show, site));
    entered.into_iter().chain(sheets).chain(ways_back(show, site)).collect()
}

/// The way back to the sheet that the question opens, once it is folded away.
fn folded(show: &Show, site: Site) -> Option<Button> {
    let sheet = Nippon::opens(show.view).filter(|sheet| show.open != Some(*sheet))?;
    (site == Site::Dock).then(|| opening(show, sheet, plain().icon(symbol(sheet)).gap(5.0)))
}

/// The sheets of the Regions that have slots for an Influence tile, for a phone: there they are as large as a finger, and there is no tab for them.
fn regions(show: &Show, site: Site) -> impl Iterator<Item = Button> {
    let asked = show.open.is_none_or(|open| !is_asked(show, open));
    let shown = site == Site::Phone && asked && show.entry.chosen().is_none();
    let has = |region: &Region| {
        let slots = region
            .cities()
            .into_iter()
            .flat_map(|city| Side::ALL.map(|side| (city, side)));
        let mut slots = slots.map(|(city, side)| Target::Thing(Thing::Influence(city, side)));
        slots.any(|slot| show.entry.is_lit(slot))
    };
    let regions: Vec<Region> = Region::ALL.into_iter().filter(|region| shown && has(region)).collect();
    regions
        .into_iter()
        .map(|region| opening(show, Sheet::Region(region), plain()))
}

/// What stands for a sheet.
pub(super) const fn symbol(sheet: Sheet) -> Symbol {
    match sheet {
        Sheet::Consolidate => Symbol::Consolidate,
        Sheet::Factories => Symbol::Factory,
        Sheet::Contracts => Symbol::Contract,
        Sheet::Region(_) => Symbol::InfluenceTile,
    }
}

/// Whether what lies on a sheet is asked about.
pub(super) fn is_asked(show: &Show, sheet: Sheet) -> bool {
    let ask = show.view.asked();
    match sheet {
        Sheet::Consolidate => matches!(ask, Some(Ask::Reward | Ask::Space)),
        Sheet::Factories => ask == Some(Ask::Factory),
        Sheet::Contracts => ask == Some(Ask::Contract),
        Sheet::Region(_) => matches!(ask, Some(Ask::Place | Ask::Return)),
    }
}

/// Whether a target has a button beside the question.
fn stands_beside(show: &Show, target: Target, site: Site) -> bool {
    match target {
        Target::Move(_) => true,
        Target::Thing(thing) => match thing {
            Thing::Consolidate | Thing::Blueprints | Thing::Action(_) | Thing::Factory(_) | Thing::Region(_) => true,
            Thing::Track(_) | Thing::Tile(_) => true,
            // On a phone they lie behind a tab.
            Thing::Contract(_) => site == Site::Phone && show.open != Some(Sheet::Contracts),
            _ => false,
        },
        _ => false,
    }
}

/// The way forward that most would go, if there is one.
pub(super) fn recommended(show: &Show, targets: &[Target]) -> Option<Target> {
    if show.entry.chosen().is_some() {
        return only_move::<Nippon>(targets);
    }
    let all: Vec<Target> = show.entry.next().collect();
    match all[..] {
        [only] if targets.contains(&only) => Some(only),
        _ => None,
    }
}

/// The button of a target that is lit.
fn button(show: &Show, target: Target, weight: Weight, warning: Option<&str>) -> Option<Button> {
    let action = match target {
        Target::Move(action) => action,
        _ => show.entry.leads_to(target).next()?,
    };
    let several = show.entry.leads_to(target).nth(1).is_some();
    let label = match target {
        Target::Thing(_) if several => show.spoken(target),
        _ => show.speech().action_long(action),
    };
    let said = (label, row(show, target, action));
    let mut button = choices::button(show, target, said, weight, warning);
    if button.note.is_none() {
        button.note = note(show, target).map(print::note);
    }
    Some(button)
}

/// What is to be known of a button besides what stands on it.
fn note(show: &Show, target: Target) -> Option<String> {
    let Target::Thing(Thing::Region(region)) = target else {
        return None;
    };
    let table = show.table();
    let counts_nothing = show.game.influence(table, region, show.me()) == 0
        && matches!(table.decision()?.ask, Ask::Site(Transport::Train));
    let left = [("n", table.slots_left(region).into())];
    Some(match counts_nothing {
        true => show.words.text(Sign::CountsNothing).to_owned(),
        false => show.words.fill(Sign::SlotsFree, &left),
    })
}

/// What stands on a button: symbols where they say it all, else words.
fn row(show: &Show, target: Target, action: Move) -> Row {
    let tint = show.crest(show.me()).color();
    let speech = show.speech();
    let words = || speech.action(action);
    match (target, action) {
        (Target::Thing(Thing::Consolidate), _) | (_, Move::Consolidate) => {
            plain().icon(Symbol::Consolidate).gap(5.0).text(words())
        }
        (Target::Thing(Thing::Blueprints), _) => {
            let row = plain().amount(exchange::PRICE, Symbol::Blueprint).gap(5.0);
            row.face(Face::Sans)
                .text("→")
                .gap(5.0)
                .face(Face::SansBold)
                .text(show.words.text(Sign::OneStep))
        }
        (Target::Thing(Thing::Track(track)), _) => {
            let icon = Symbol::from(track);
            plain().icon(icon).gap(5.0).text(speech.track(track))
        }
        (Target::Thing(Thing::Action(action)), _) => {
            plain().tinted(action, tint).gap(5.0).text(speech.action_name(action))
        }
        (Target::Thing(Thing::Region(region)), _) => {
            let transport = match show.table().decision().map(|decision| decision.ask) {
                Some(Ask::Site(transport)) => transport,
                _ => Transport::Train,
            };
            plain().tinted(transport, tint).gap(5.0).text(speech.region(region))
        }
        (Target::Thing(Thing::Factory(good)), Move::Run(_)) => {
            let (cubes, lost) = speech.run(good);
            let coal = show.game.coal_of_run(show.table(), show.me(), good);
            let row = plain().icon(good).gap(4.0).amount(coal, Symbol::Coal).gap(5.0);
            let row = row
                .face(Face::Sans)
                .text("→")
                .gap(5.0)
                .face(Face::SansBold)
                .amount(cubes, good);
            match lost {
                0 => row,
                lost => row
                    .gap(4.0)
                    .face(Face::Sans)
                    .text(show.words.fill(Sign::Lost, &[("n", lost.into())])),
            }
        }
        (Target::Thing(Thing::Factory(good)), Move::Improve(_)) => {
            let machine = show.table().me().factory(good).map_or(0, |own| own.machine);
            plain()
                .icon(good)
                .gap(4.0)
                .icon(Symbol::Machine)
                .text(format!("+{}", machine + 1))
        }
        (Target::Thing(Thing::Factory(good)), Move::Fulfil(_, cubes)) => plain().amount(cubes.of(good), good),
        (Target::Thing(Thing::Factory(good)), _) => plain().icon(good).gap(4.0).text(speech.good(good)),
        (Target::Thing(Thing::Contract(contract)), _) => {
            let row = super::cards::asks(show, contract, plain().icon_size(16.0)).gap(6.0);
            super::cards::gives(show, contract, row)
        }
        (Target::Thing(Thing::Tile(value)), Move::Place(city, side, _)) => {
            let good = show.game.demand(show.table(), city, side);
            let cubes = show.game.cubes_for(good, value).unwrap_or_default();
            let row = plain()
                .tinted(Symbol::InfluenceTile, tint)
                .gap(2.0)
                .text(value.to_string())
                .gap(6.0);
            row.face(Face::Sans)
                .text("·")
                .gap(6.0)
                .face(Face::SansBold)
                .amount(cubes, good)
        }
        (Target::Move(_), Move::Fulfil(_, cubes)) => cubes.iter().fold(plain(), |row, good| row.icon(good).gap(1.0)),
        (Target::Move(_), Move::Steps(steps)) => {
            let price = crate::nippon::rules::tracks::PRICES
                .get(usize::from(steps) - 1)
                .copied();
            let price = speech.amount(Resource::Yen, price.unwrap_or_default());
            let track = match show.table().decision().map(|decision| decision.ask) {
                Some(Ask::Steps(track)) => track,
                _ => crate::nippon::components::Track::Knowledge,
            };
            plain()
                .icon(track)
                .text(format!("+{steps}"))
                .gap(6.0)
                .face(Face::Sans)
                .text(price)
        }
        _ => plain().text(words()),
    }
}
