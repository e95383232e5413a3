//! Nothing changes on the table in silence: whoever keeps account of it by the events alone knows what everybody owns and what lies where
//! (rulebook: all information is public, but for the Orders in hand).

use meiji::chance::{Chance, Seed};
use meiji::duel::components::Title;
use meiji::duel::content::Content;
use meiji::duel::{Actor, Duel, Event, Options, Player, Table};
use meiji::game::{Game as _, Seat};
use meiji::printed::Edition as _;

/// What somebody writes down who hears of everything and sees nothing.
fn write_down(game: &Duel, table: &mut Table, event: Event) {
    match event {
        Event::PlaceChosen {
            seat,
            by: Actor::Trader,
            ..
        } => table.seats[seat].traders -= 1,
        Event::CardPlayed { seat, place, level } => {
            let cards = &table.seats[seat].cards;
            let plain = |row: &usize| !cards[*row].upgraded;
            let mut rows: Vec<usize> = (0..cards.len())
                .filter(|row| cards[*row].at.is_none() && game.level(*row, &cards[*row]) == level)
                .collect();
            rows.sort_by_key(|row| !plain(row));
            table.seats[seat].cards[rows[0]].at = Some(place);
        }
        Event::SupportPlayed { seat, support } | Event::SupportReturned { seat, support } => {
            table.seats[seat].support[support.index()] -= 1;
        }
        Event::SupportGained { seat, support, .. } => table.seats[seat].support[support.index()] += 1,
        Event::TechnologyUsed { seat, title } => table.seats[seat].used.insert(title),
        Event::Gained { seat, what, amount, .. } => *table.seats[seat].count_mut(what) += amount,
        Event::Paid { seat, what, amount } => *table.seats[seat].count_mut(what) -= amount,
        Event::Turned { seat, amount, .. } => {
            table.seats[seat].imports -= amount;
            table.seats[seat].turned += amount;
        }
        Event::ChurchTaken { seat, slot, card } => {
            assert_eq!(table.church[usize::from(slot)].take(), Some(card));
            table.seats[seat].church.insert(card);
        }
        Event::Learned { seat, slot, title } => {
            assert_eq!(table.technologies[usize::from(slot)].take(), Some(title));
            table.seats[seat].technologies.insert(title);
        }
        Event::StationPlaced { place, .. } => table.station = Some(place),
        Event::OrderLookedAt { seat, .. } => table.seats[seat].looked += 1,
        Event::OrderKept { seat, .. } => {
            table.seats[seat].looked -= 1;
            table.seats[seat].orders_in_hand += 1;
        }
        Event::OrderPutUnder { seat, .. } => table.seats[seat].looked -= 1,
        Event::OrderGained { seat, .. } => table.seats[seat].orders_in_hand += 1,
        Event::BonusTaken { card, .. } => table.bonus_discards.insert(card),
        Event::BonusShuffled => table.bonus_discards = Default::default(),
        Event::BonusLaid { slot, card } => table.bonus[usize::from(slot)] = card,
        Event::ShopBuilt { seat, place } => {
            table.seats[seat].shops -= 1;
            table.boards[place.index()].shops[usize::from(seat.0)] = true;
        }
        Event::HouseBuilt { seat, place } => {
            table.seats[seat].houses -= 1;
            table.boards[place.index()].house = Some(seat);
        }
        Event::Delivered { seat, order } => {
            table.seats[seat].orders_in_hand -= 1;
            table.seats[seat].completed.insert(order);
        }
        Event::TraderRecruited { seat, criterion } => {
            table.seats[seat].traders += 1;
            table.seats[seat].recruited.insert(criterion);
        }
        Event::CardsBack => Seat::all(2).for_each(|seat| {
            table.seats[seat].cards.iter_mut().for_each(|card| card.at = None);
        }),
        // Technologies serve again.
        Event::RoundBegan { .. } => Seat::all(2).for_each(|seat| table.seats[seat].used = Default::default()),
        Event::Upgraded { seat, level } => {
            let row = game.content().influence.iter().position(|row| row.level == level);
            table.seats[seat].cards[row.expect("a printed level")].upgraded = true;
        }
        Event::TechnologyDiscarded { title } => {
            table
                .technologies
                .iter_mut()
                .for_each(|slot| *slot = slot.filter(|lies| *lies != title));
            table.technology_discards.insert(title);
        }
        Event::TechnologyLaid { slot, title } => table.technologies[usize::from(slot)] = Some(title),
        Event::PlaceChosen { .. }
        | Event::TurnBegan { .. }
        | Event::Acted { .. }
        | Event::Exchanged { .. }
        | Event::GameOver => {}
    }
}

/// What of a table everybody sees lying there.
fn seen(table: &Table) -> ([Player; 2], impl PartialEq + std::fmt::Debug + use<>) {
    let lies = (
        (table.boards, table.station),
        (table.bonus, table.bonus_discards),
        (table.technologies, table.technology_discards, table.church),
    );
    ([Seat(0), Seat(1)].map(|seat| table.seats[seat]), lies)
}

#[test]
fn whatever_changes_on_the_table_is_told() {
    let game = Duel::new(Content::first(), Options::new());
    let (mut used, mut moves) = (meiji::duel::Titles::EMPTY, Vec::new());
    for seed in 0..60 {
        let mut state = game.deal(Seed(seed));
        let mut account = state.table;
        let mut chance = Chance::new(Seed(seed));
        while game.decision(&state).is_some() {
            game.legal_moves(&state, &mut moves);
            let action = moves[chance.below(moves.len() as u32) as usize];
            let mut events: Vec<Event> = Vec::new();
            game.try_play(&mut state, action, &mut events).expect("it is legal");
            for event in events {
                write_down(&game, &mut account, event);
            }
            assert_eq!(seen(&account), seen(&state.table), "seed {seed}, after {action}");
            let titles = Seat::all(2).flat_map(|seat| state.table.seats[seat].used.iter().collect::<Vec<Title>>());
            titles.for_each(|title| used.insert(title));
        }
    }
    assert!(used.len() >= 5, "too few Technologies were used: {used:?}");
}
