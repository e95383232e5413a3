//! The parts of the tree: what lies on the table, in the order in which it is read.

use super::{Section, Show, Sight, Target, Thing, asked, bar, gauges, owned, strips, wedges};
use crate::table::Heard as _;
use crate::words::Key;
use crate::yokohama::components::{Area, Country, Exchange, Piece};
use crate::yokohama::map::{self, Place};
use crate::yokohama::words::Caption;
use crate::yokohama::{Move, Table, Toll, TurnStep, Yokohama};

/// The round, whose turn it is and its step; how near the end is.
pub(super) fn table(show: &Show) -> Section {
    let conditions = show.table().conditions();
    let mut told: Vec<String> = conditions
        .iter()
        .map(|condition| gauges::spoken(show, condition))
        .collect();
    told.extend(show.speech().ending());
    told.extend(show.words.last_round(show.table()));
    Section::new("table", 1, bar::heading(show), told)
}

/// What the player at the lower edge owns: of a hand that may not be seen, how many Orders there are.
pub(super) fn belongings(show: &Show) -> Section {
    let (words, table, me) = (show.words, show.table(), show.me());
    let heading = match show.view.seat {
        Some(_) => words.text(Key::TreeMine).to_owned(),
        None => words.fill(Key::TreeOwned, &[("name", show.name(me).into())]),
    };
    let player = &table.seats[me];
    let mut told = vec![show.speech().spoken_player(me)];
    told.extend(
        player
            .technologies
            .iter()
            .map(|card| words.spoken_technology(show.game, card)),
    );
    let mut section = Section::new("mine", 2, heading, told);
    if show.view.seat.is_none() {
        return section;
    }
    if show.view.hand.offer.is_some() {
        (0..2).for_each(|which| section.push(show, Target::Thing(Thing::Offer(which))));
    }
    for order in show.view.hand.orders.iter() {
        section.push(show, Target::Thing(Thing::HandOrder(order)));
    }
    for (agent, _) in owned::ready_agents(show) {
        section.push(show, Target::Thing(Thing::Agent(agent)));
    }
    let held = |key, piece, count| words.fill(key, &[("what", words.pieces(piece, count).into())]);
    let assistants = held(Caption::TreeInHand, Piece::Assistant, player.hand.assistants);
    section.push_as(show, Target::Thing(Thing::HandAssistants), assistants);
    for piece in Piece::ALL {
        let what = held(Caption::TreeInWarehouse, piece, player.warehouse.of(piece));
        section.push_as(show, Target::Thing(Thing::Warehouse(piece)), what);
    }
    section
}

/// The Areas, row by row; with an Area whose action is under way what may be taken or built there.
pub(super) fn areas(show: &Show) -> Vec<Section> {
    let table = show.table();
    let mut sections = vec![Section::new(
        "areas",
        2,
        show.words.text(Caption::TreeAreas),
        Vec::new(),
    )];
    for place in table.places() {
        let (row, column) = map::row_and_column(table.players, place);
        let id = format!("row-{row}");
        if sections.last().is_none_or(|section| section.id != id) {
            let heading = show.words.fill(Key::TreeRow, &[("n", (row + 1).into())]);
            sections.push(Section::new(&id, 3, heading, Vec::new()));
        }
        let Some(section) = sections.last_mut() else { continue };
        section.add(Target::Thing(Thing::Place(place)), area(show, place));
        section.lies_at(Some((row, column)));
        if asked::acting(table) == Some(place) {
            parts(show, place, section);
        }
    }
    sections
}

/// The 5-Power token, the Shop spaces and the Trading House space of an Area that are still there to be taken.
fn parts(show: &Show, place: Place, section: &mut Section) {
    let board = show.table().board(place);
    if board.token.is_some() {
        section.push(show, Target::Thing(Thing::Token(place)));
    }
    let tile = board
        .building
        .and_then(|id| show.game.content().buildings.get(usize::from(id.0)));
    let Some(tile) = tile else { return };
    for (space, (owner, _)) in (0..).zip(board.shops.iter().zip(&tile.shops)) {
        if owner.is_none() {
            section.push(show, Target::Thing(Thing::Shop(place, space)));
        }
    }
    if board.house.is_none() {
        section.push(show, Target::Thing(Thing::House(place)));
    }
}

/// The management boards, each with its cards or spaces.
pub(super) fn boards(show: &Show) -> Vec<Section> {
    let mut sections = vec![Section::new("boards", 2, show.words.text(Key::TreeBoards), Vec::new())];
    // Chinatown's exchanges are at hand while they are looked at.
    let chinatown = show.open.filter(|area| *area == Area::Chinatown);
    for area in strips::boards(show).into_iter().chain(chinatown) {
        let mut section = Section::new(&format!("board-{}", area as u8), 3, show.words.area(area), Vec::new());
        for space in spaces(show.table(), area) {
            section.push(show, space);
        }
        if Some(area) == chinatown {
            sections.push(section);
            continue;
        }
        section.told.push(strips::note(show, area).to_owned());
        let open = show
            .words
            .fill(Key::TreeShow, &[("thing", show.words.area(area).into())]);
        section.push_as(show, Target::Sheet(area), open);
        if let Some(item) = section.items.last_mut() {
            item.expanded = Some(show.open == Some(area));
        }
        sections.push(section);
    }
    sections
}

/// The cards or spaces of a management board that stand for something.
fn spaces(table: &Table, area: Area) -> Vec<Target> {
    let board = area.board();
    let side = usize::from(board);
    match area {
        Area::PortA | Area::PortB => table.ports[side]
            .iter()
            .zip(0..)
            .filter(|(card, _)| card.is_some())
            .map(|(_, space)| Target::Thing(Thing::Order(board, space)))
            .collect(),
        Area::LaboratoryA | Area::LaboratoryB => table.laboratories[side]
            .iter()
            .zip(0..)
            .filter(|(card, _)| card.is_some())
            .map(|(_, space)| Target::Thing(Thing::Technology(board, space)))
            .collect(),
        Area::Church => (0..)
            .zip(table.church)
            .map(|(space, _)| Target::Thing(Thing::Church(space)))
            .collect(),
        Area::Customs => (0..)
            .zip(table.customs)
            .map(|(space, _)| Target::Thing(Thing::Customs(space)))
            .collect(),
        Area::Chinatown => Exchange::ALL
            .map(|exchange| Target::Thing(Thing::Exchange(exchange)))
            .to_vec(),
        _ => Vec::new(),
    }
}

/// Achievements, their rewards and the supply.
pub(super) fn goals(show: &Show) -> Section {
    let table = show.table();
    let heading = show.words.text(Caption::AchievementsLabel);
    let mut section = Section::new("goals", 2, heading, vec![show.words.spoken_supply(table)]);
    (0..3).for_each(|stack| section.push(show, Target::Thing(Thing::Achievement(stack))));
    for (space, token) in (0..).zip(table.rewards) {
        if token.is_some() {
            section.push(show, Target::Thing(Thing::Reward(space)));
        }
    }
    section
}

/// What is explained and does nothing else: the end conditions, the steps of a turn, the supply and the decks.
pub(super) fn sights(show: &Show) -> Section {
    let mut section = Section::new("sights", 2, show.words.text(Caption::TreeSights), Vec::new());
    let conditions = show.table().conditions();
    let gauges = conditions.iter().map(|condition| Sight::Gauge(condition.cause));
    let steps = TurnStep::TURN.into_iter().map(Sight::Step);
    let supply = Country::ALL.into_iter().map(Sight::Supply);
    let decks = [Sight::OrderDeck, Sight::TechnologyDeck];
    let station = Some(Sight::Station).filter(|_| wedges::has_station(show.table()));
    for sight in gauges.chain(steps).chain(supply).chain(decks).chain(station) {
        section.push(show, Target::Thing(Thing::Sight(sight)));
    }
    section
}

/// What is said of an Area: what it is now to the open question is told right after its name.
fn area(show: &Show, place: Place) -> String {
    match state(show, place) {
        Some(now) => show.speech().spoken_area_now(place, show.view.seat, &now),
        None => show.spoken(Target::Thing(Thing::Place(place))),
    }
}

/// What an Area is to the open question: chosen, or usable and at what price.
fn state(show: &Show, place: Place) -> Option<String> {
    let (words, table, target) = (show.words, show.table(), Target::Thing(Thing::Place(place)));
    if show.entry.chosen() == Some(target) {
        return Some(words.text(Caption::TreeHereChosen).to_owned());
    }
    if !show.entry.is_lit(target) {
        return None;
    }
    let ways: Vec<Move> = show.entry.leads_to(target).collect();
    let toll = match Yokohama::one_of(&ways) {
        Some(Move::Go(_, toll)) => toll,
        Some(Move::Place(place)) => table.placement_toll(place),
        _ => Toll::FREE,
    };
    Some(match show.speech().toll(toll) {
        Some(price) => words.fill(Caption::TreeHereFor, &[("price", price.into())]),
        None => words.text(Caption::TreeHere).to_owned(),
    })
}
