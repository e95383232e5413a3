//! The final score, counted a second time (rulebook: Final Score Calculation).

use std::collections::BTreeMap;

use meiji::game::{BySeat, Seat};
use meiji::yokohama::{Occupant, Score, ScoreSheet, State, Yokohama};

use crate::sight::turn_order;

/// Every seat's score, line by line.
pub fn score(game: &Yokohama, state: &State) -> ScoreSheet {
    let table = &state.table;
    let content = game.content();
    let order = turn_order(table.starter, table.players);
    let mut sheet: ScoreSheet = BySeat::default();

    let church = settlers(&order, table.church);
    let customs = settlers(&order, table.customs);
    // Technology ties fall to the seat that comes first in turn order.
    let values = (0..).zip(&order).map(|(turn, seat)| {
        let cards = table.seats.0[usize::from(seat.0)].technologies.iter();
        let total: u32 = cards
            .map(|card| u32::from(content.technologies[usize::from(card.0)].value))
            .sum();
        (*seat, total, -turn)
    });
    let values: Vec<(Seat, u32, i32)> = values.collect();

    for seat in order {
        let player = &table.seats.0[usize::from(seat.0)];
        let mut icons = [0; 5];
        for card in player.technologies.iter() {
            icons[content.technologies[usize::from(card.0)].country as usize] += 1;
        }
        for card in player.completed.iter() {
            icons[content.orders[usize::from(card.0)].country as usize] += 1;
        }
        if let Some(reward) = player.reward
            && let Some(flag) = content.rewards[usize::from(reward.0)].country
        {
            icons[flag as usize] += 1;
        }
        sheet.0[usize::from(seat.0)] = Score {
            game: player.points.into(),
            church: bonus(&church, seat, 6, 3),
            customs: bonus(&customs, seat, 8, 4),
            technology: bonus(&values, seat, 10, 5),
            country: best_sets(icons, &mut BTreeMap::new()),
            agents: player.agents.iter().map(|left| i32::from(*left)).sum(),
            imports: player.imports.into(),
            yen: (player.yen / 2).into(),
            goods: (player.goods.iter().sum::<u16>() / 3).into(),
        };
    }
    sheet
}

/// The sum of a score's lines.
pub fn total(score: &Score) -> i32 {
    score.game
        + score.church
        + score.customs
        + score.technology
        + score.country
        + score.agents
        + score.imports
        + score.yen
        + score.goods
}

/// The seats from first to last; ties fall to the seat that comes first in turn order.
pub fn standings(state: &State, sheet: &ScoreSheet) -> Vec<Seat> {
    let mut seats = turn_order(state.table.starter, state.table.players);
    // A stable sort leaves tied seats in turn order.
    seats.sort_by_key(|seat| -total(&sheet.0[usize::from(seat.0)]));
    seats
}

/// How many Assistants each seat has on a board, and where its rightmost one stands.
fn settlers(order: &[Seat], board: [Occupant; 8]) -> Vec<(Seat, u32, i32)> {
    let one = |seat: Seat| {
        let mut count = 0;
        let mut rightmost = -1;
        for (space, occupant) in (0..).zip(board) {
            if occupant == Occupant::Seat(seat) {
                count += 1;
                rightmost = space;
            }
        }
        (seat, count, rightmost)
    };
    order.iter().map(|seat| one(*seat)).collect()
}

/// The bonus for the most, the second bonus for the next most; nobody is rewarded for nothing.
fn bonus(ranking: &[(Seat, u32, i32)], seat: Seat, first: i32, second: i32) -> i32 {
    let (_, count, tie) = ranking
        .iter()
        .find(|(other, ..)| *other == seat)
        .expect("every seat is ranked");
    let ahead = ranking.iter().filter(|(_, c, t)| (c, t) > (count, tie)).count();
    match (count, ahead) {
        (0, _) => 0,
        (_, 0) => first,
        (_, 1) => second,
        _ => 0,
    }
}

/// The best that icons can be divided into sets, every division tried. Which country is which does not matter.
fn best_sets(icons: [u8; 5], known: &mut BTreeMap<[u8; 5], i32>) -> i32 {
    let mut icons = icons;
    icons.sort_unstable();
    if let Some(best) = known.get(&icons) {
        return *best;
    }
    let mut best = 0;
    for set in 1..1 << 5 {
        let chosen: Vec<usize> = (0..5).filter(|country| set >> country & 1 == 1).collect();
        let points = match chosen.len() {
            2 => 2,
            3 => 4,
            4 => 8,
            5 => 12,
            _ => continue,
        };
        if chosen.iter().any(|country| icons[*country] == 0) {
            continue;
        }
        let mut rest = icons;
        for country in chosen {
            rest[country] -= 1;
        }
        best = best.max(points + best_sets(rest, known));
    }
    known.insert(icons, best);
    best
}

#[test]
fn country_sets_of_the_rulebook() {
    // Sets of 5 and of 3 (rulebook: Country bonus): 12 + 4.
    assert_eq!(best_sets([2, 2, 2, 1, 1], &mut BTreeMap::new()), 16);
    assert_eq!(best_sets([3, 0, 0, 0, 0], &mut BTreeMap::new()), 0);
}
