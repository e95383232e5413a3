//! The parts of the tree: what lies on the table, in the order in which it is read.

use super::{Deck, Section, Sheet, Show, Sight, Target, Thing, bar, board, choices, hints};
use crate::duel::components::{CHURCHES_SHOWN, ChurchId, Criterion, PLAYERS, Place, Support, Title};
use crate::duel::course::Category;
use crate::duel::words::Tell;
use crate::duel::{Ask, Duel};
use crate::game::Seat;
use crate::table::{Explained as _, tree};
use crate::words::Key;

/// The round, whose turn it is, how the scores stand.
pub(super) fn table(show: &Show) -> Section {
    let ending = show.speech().ending();
    let told = std::iter::once(scores(show)).chain(ending).collect();
    Section::new("table", 1, bar::heading(show), told)
}

/// How the scores stand, as if the game ended now.
pub(super) fn scores(show: &Show) -> String {
    let sheet = show.game.score(show.table());
    let speech = show.speech();
    let line = |seat: Seat| {
        let args = [("seat", speech.name(seat)), ("n", sheet[seat].total().into())];
        speech.say(Tell::SeatPoints, &args)
    };
    let points = show.words.phrase(Tell::Points).to_owned();
    show.words
        .commas(std::iter::once(points).chain(Seat::all(PLAYERS).map(line)))
}

/// The own Influence cards in hand as things, each once: those that may be upgraded where that is asked.
pub(super) fn influence_cards(show: &Show) -> Vec<Thing> {
    let me = &show.table().seats[show.me()];
    let upgrades = show
        .table()
        .decision()
        .is_some_and(|decision| decision.ask == Ask::Upgrade && decision.seat == show.me());
    let held = me.cards.iter().enumerate().filter(|(_, card)| card.at.is_none());
    let mut things: Vec<Thing> = held
        .map(|(row, card)| match upgrades {
            true => Thing::Upgrade(show.game.content().influence[row].level),
            false => Thing::Card(show.game.level(row, card)),
        })
        .collect();
    things.sort_unstable();
    things.dedup();
    things
}

/// What the player at the lower edge owns: of a hand that may not be seen, how many Orders there are.
pub(super) fn belongings(show: &Show) -> Section {
    let (words, me) = (show.words, show.me());
    let heading = match show.view.seat {
        Some(_) => words.text(Key::TreeMine).to_owned(),
        None => words.fill(Key::TreeOwned, &[("name", show.name(me).into())]),
    };
    let player = &show.table().seats[me];
    let mut section = Section::new("mine", 2, heading, hints::player(&show.speech(), me).lines);
    for order in show.view.hand.orders.iter() {
        section.push(show, Target::Thing(Thing::Order(order)));
    }
    for thing in influence_cards(show) {
        section.push(show, Target::Thing(thing));
    }
    for support in Support::ALL {
        section.push(show, Target::Thing(Thing::Support(support)));
    }
    for title in player.technologies.iter() {
        section.push(show, Target::Thing(Thing::Owned(title)));
    }
    section.push(show, Target::Thing(Thing::Trader));
    section
}

/// The Places, row by row, each with what is built there, with what may be built now, and with what is not to be had there now.
pub(super) fn places(show: &Show) -> Vec<Section> {
    let heading = show.words.phrase(Tell::Places);
    let mut sections = vec![Section::new("places", 2, heading, Vec::new())];
    for (row, places) in (0..).zip(board::rows()) {
        let heading = show.words.fill(Key::TreeRow, &[("n", (row + 1_u8).into())]);
        let mut section = Section::new(&format!("row-{row}"), 3, heading, Vec::new());
        for (column, place) in places {
            section.push(show, Target::Thing(Thing::Place(place)));
            section.lies_at(Some((row, column)));
            for thing in buildings(show, place).into_iter().chain(choices::barred(show, place)) {
                section.push(show, Target::Thing(thing));
            }
        }
        sections.push(section);
    }
    sections
}

/// What is built at a Place, and what may be built there now, chosen or not, or could be with more yen, as that is asked.
pub(super) fn buildings(show: &Show, place: Place) -> Vec<Thing> {
    let shops = Seat::all(PLAYERS).map(|seat| Thing::Shop(place, seat));
    let all = shops.chain([Thing::House(place)]);
    all.filter(|building| hints::is_building(show, place, *building))
        .collect()
}

/// The cards on show, and those that are looked at.
pub(super) fn boards(show: &Show) -> Vec<Section> {
    let heading = show.words.text(Key::TreeBoards);
    let mut sections = vec![Section::new("boards", 2, heading, Vec::new())];
    for sheet in sheets(show) {
        let name = Duel::spoken_sheet(show.words, sheet);
        let mut section = Section::new(&format!("board-{}", sheet as u8), 3, name, Vec::new());
        for thing in cards(show, sheet) {
            section.push(show, Target::Thing(thing));
        }
        let open = show.words.fill(Key::TreeShow, &[("thing", name.into())]);
        section.push_as(show, Target::Sheet(sheet), open);
        if let Some(item) = section.items.last_mut() {
            item.expanded = Some(show.open == Some(sheet));
        }
        sections.push(section);
    }
    sections
}

/// The sheets that there are now.
pub(super) fn sheets(show: &Show) -> impl Iterator<Item = Sheet> {
    let looked = !show.view.hand.looked.is_empty();
    Sheet::BESIDE.into_iter().chain(looked.then_some(Sheet::Looked))
}

/// A card of the Church's row.
pub(super) enum OfChurch {
    /// It lies in a slot.
    Lies(u8),
    /// A seat took it.
    Taken(Seat),
}

/// The row of the Church, the least Faith first. None is laid anew, so that each card keeps its place there for a whole game, whether or not somebody
/// took it; of a position in which more were taken than there is room for, some of those are left out.
pub(super) fn church_row(show: &Show) -> Vec<(ChurchId, OfChurch)> {
    let table = show.table();
    let slots = 0..table.church.len() as u8;
    let lie = slots.filter_map(|slot| Some((table.church_card(slot)?, OfChurch::Lies(slot))));
    let taken = Seat::all(PLAYERS).flat_map(|seat| {
        let cards = table.seats[seat].church.iter();
        cards.map(move |card| (card, OfChurch::Taken(seat)))
    });
    let mut row: Vec<_> = lie.chain(taken).take(CHURCHES_SHOWN).collect();
    row.sort_by_key(|(card, _)| (show.game.content().church[usize::from(card.0)].faith, *card));
    row
}

/// The cards of a sheet.
pub(super) fn cards(show: &Show, sheet: Sheet) -> Vec<Thing> {
    let table = show.table();
    match sheet {
        // In a sheet and in words the cheapest first, so that what can be paid for stands together.
        Sheet::Technologies => {
            let cost = |title: Title| show.game.content().technologies[title.index()].cost;
            let slots = 0..table.technologies.len() as u8;
            let lie = slots.filter_map(|slot| Some((cost(table.technology(slot)?), slot)));
            let mut row: Vec<_> = lie.collect();
            row.sort_unstable();
            row.into_iter().map(|(_, slot)| Thing::Technology(slot)).collect()
        }
        Sheet::Church => {
            let row = church_row(show).into_iter();
            row.filter_map(|(_, lies)| match lies {
                OfChurch::Lies(slot) => Some(Thing::Church(slot)),
                OfChurch::Taken(_) => None,
            })
            .collect()
        }
        Sheet::Bonus => (0..table.bonus.len() as u8).map(Thing::Bonus).collect(),
        Sheet::Looked => show.view.hand.looked.iter().map(Thing::Looked).collect(),
    }
}

/// Both players, and the Technologies of the other.
pub(super) fn players(show: &Show) -> Section {
    let mut section = tree::players(show);
    for seat in show.opponents() {
        for title in show.table().seats[seat].technologies.iter() {
            section.push(show, Target::Thing(Thing::Owned(title)));
        }
    }
    section
}

/// What is explained and does nothing else.
pub(super) fn sights(show: &Show) -> Section {
    let heading = show.words.phrase(Tell::Sights);
    let mut section = Section::new("sights", 2, heading, Vec::new());
    let decks = Deck::ALL.map(Sight::Deck);
    let criteria = Criterion::ALL.map(Sight::Criterion);
    let categories = Category::ALL.map(Sight::Category);
    let all = [Sight::Round, Sight::Station].into_iter().chain(decks);
    for sight in all.chain(criteria).chain(categories) {
        section.push(show, Target::Thing(Thing::Sight(sight)));
    }
    section
}
