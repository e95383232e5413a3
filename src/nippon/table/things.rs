//! The parts of the tree: what lies on the table, in the order in which it is read.

use super::{Section, Sheet, Show, Sight, Target, Thing, bar, board, hints};
use crate::game::Seat;
use crate::nippon::Nippon;
use crate::nippon::components::{
    Achievement, ActionSlot, CONTRACTS, ContractId, FactoryTile, Good, Region, RewardBonus, RewardLevel, Side, Track,
};
use crate::nippon::words::Sign;
use crate::table::{Explained as _, tree};
use crate::words::Key;

/// What the game has come to, whose turn it is, how the scores stand.
pub(super) fn table(show: &Show) -> Section {
    Section::new("table", 1, bar::heading(show), vec![scores(show)])
}

/// How the scores stand, as if the game ended now.
pub(super) fn scores(show: &Show) -> String {
    let sheet = show.game.score(show.table());
    let speech = show.speech();
    let line = |seat: Seat| {
        let args = [("seat", speech.name(seat)), ("n", sheet[seat].total().into())];
        speech.say(Sign::SeatPoints, &args)
    };
    let points = show.words.text(Sign::PointsNow).to_owned();
    let seats = Seat::all(show.table().players).map(line);
    show.words.commas(std::iter::once(points).chain(seats))
}

/// What the player at the lower edge owns.
pub(super) fn belongings(show: &Show) -> Section {
    let (words, me) = (show.words, show.me());
    let heading = match show.view.seat {
        Some(_) => words.text(Sign::Mine).to_owned(),
        None => words.fill(Key::TreeOwned, &[("name", show.name(me).into())]),
    };
    let mut section = Section::new("mine", 2, heading, hints::player(&show.speech(), me).lines);
    let mut push = |thing| section.push(show, Target::Thing(thing));
    push(Thing::Sight(Sight::Wages));
    push(Thing::Consolidate);
    push(Thing::Blueprints);
    Track::ALL.into_iter().map(Thing::Track).for_each(&mut push);
    Good::ALL.into_iter().map(Thing::Factory).for_each(&mut push);
    for contract in (0..CONTRACTS as u8).map(ContractId) {
        push(Thing::Contract(contract));
    }
    for value in 1..=crate::nippon::components::MOST_INFLUENCE as u8 {
        push(Thing::Tile(value));
    }
    Achievement::ALL.into_iter().map(Thing::Space).for_each(&mut push);
    for transport in crate::nippon::components::Transport::ALL {
        push(Thing::Sight(Sight::Left(transport)));
    }
    push(Thing::Sight(Sight::Machines));
    section
}

/// Adds the button of a thing, with where it lies if it is a cell of the board.
fn push(show: &Show, section: &mut Section, thing: Thing) {
    section.push(show, Target::Thing(thing));
    section.lies_at(board::lies(thing));
}

/// The board: Action slots with their actions and Workers, Regions with their Cities, what lies ready.
pub(super) fn places(show: &Show) -> Vec<Section> {
    let mut sections = vec![Section::new("places", 2, show.words.text(Sign::Places), Vec::new())];
    let mut slots = Section::new("slots", 3, show.words.text(Sign::ActionSlot), Vec::new());
    for slot in ActionSlot::ALL {
        push(show, &mut slots, Thing::Slot(slot));
        for &action in slot.actions() {
            push(show, &mut slots, Thing::Action(action));
        }
        for colour in show.table().slot(slot).iter() {
            push(show, &mut slots, Thing::Worker(slot, colour));
        }
    }
    sections.push(slots);
    for region in Region::ALL {
        let heading = show.speech().region(region);
        let mut section = Section::new(&format!("region-{}", region as u8), 3, heading, Vec::new());
        push(show, &mut section, Thing::Region(region));
        for city in region.cities() {
            push(show, &mut section, Thing::Sight(Sight::City(city)));
            for side in Side::ALL {
                push(show, &mut section, Thing::Influence(city, side));
            }
        }
        sections.push(section);
    }
    let mut ready = Section::new("ready", 3, show.words.text(Sign::Rewards), Vec::new());
    for sight in super::supply::CELLS {
        push(show, &mut ready, Thing::Sight(sight));
    }
    for level in RewardLevel::ALL {
        for bonus in RewardBonus::ALL {
            push(show, &mut ready, Thing::Reward(level, bonus));
        }
    }
    sections.push(ready);
    sections
}

/// The sheets, with the Factory tiles that are left.
pub(super) fn boards(show: &Show) -> Vec<Section> {
    let heading = show.words.text(Key::TreeBoards);
    let mut sections = vec![Section::new("boards", 2, heading, Vec::new())];
    for sheet in Sheet::all() {
        let name = Nippon::spoken_sheet(show.words, sheet);
        let id = format!("board-{}", <Nippon as crate::table::Shown>::number_of(sheet));
        let mut section = Section::new(&id, 3, name, Vec::new());
        if sheet == Sheet::Factories {
            for tile in FactoryTile::ALL
                .into_iter()
                .filter(|tile| show.table().factories.contains(*tile))
            {
                section.push(show, Target::Thing(Thing::Open(tile)));
            }
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

/// All players.
pub(super) fn players(show: &Show) -> Section {
    tree::players(show)
}
