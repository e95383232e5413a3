//! Final score calculation (rulebook: Final Score Calculation).

use super::Yokohama;
use super::components::COUNTRIES;
use super::player::Player;
use super::state::{Occupant, Table};
use crate::game::{BySeat, Seat};
use crate::score::{score, sum};
use crate::sorting;

/// Church bonus for the most and the second most Assistants.
const CHURCH: [i32; 2] = [6, 3];
/// Customs bonus for the most and the second most Assistants.
const CUSTOMS: [i32; 2] = [8, 4];
/// Technology bonus for the highest and the second highest total Production value.
const TECHNOLOGY: [i32; 2] = [10, 5];
/// Points for a set of 0 to 5 different country icons.
const COUNTRY_SETS: [i32; 6] = [0, 0, 2, 4, 8, 12];

/// Every seat's final score, line by line.
pub type ScoreSheet = BySeat<Score>;

score! {
    /// A final score, in points.
    Score {
        /// Scored during the game.
        game,
        /// 1. Church bonus.
        church,
        /// 2. Customs bonus.
        customs,
        /// 3. Technology bonus.
        technology,
        /// 4. Country bonus.
        country,
        /// 5. Remainder: unused Foreign Agents.
        agents,
        /// 5. Remainder: imported goods.
        imports,
        /// 5. Remainder: yen, by twos.
        yen,
        /// 5. Remainder: trade goods, by threes.
        goods,
    }
}

impl Yokohama {
    /// The score sheet as it would be if the game ended now.
    pub fn score(&self, table: &Table) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        for seat in Seat::all(table.players) {
            let player = &table.seats[seat];
            sheet[seat] = Score {
                game: player.points.into(),
                country: country_bonus(player.icons),
                agents: player.agents.iter().map(|count| i32::from(*count)).sum(),
                imports: player.imports.into(),
                yen: i32::from(player.yen / 2),
                goods: i32::from(sum(&player.goods) / 3),
                ..Score::default()
            };
        }
        // Ties on the boards go to the rightmost Assistant; a higher key is better.
        let on_board = |spaces: &[Occupant; 8], seat| {
            let own = spaces
                .iter()
                .zip(1..)
                .filter(|(occupant, _)| **occupant == Occupant::Seat(seat));
            own.fold((0, 0), |(count, _), (_, rightmost)| (count + 1, rightmost))
        };
        award(
            table,
            CHURCH,
            |seat| on_board(&table.church, seat),
            |seat, bonus| sheet[seat].church = bonus,
        );
        award(
            table,
            CUSTOMS,
            |seat| on_board(&table.customs, seat),
            |seat, bonus| sheet[seat].customs = bonus,
        );
        let value = |seat| (self.production_value(&table.seats[seat]), 0);
        award(table, TECHNOLOGY, value, |seat, bonus| sheet[seat].technology = bonus);
        sheet
    }

    /// The total Production value of a player's Technologies, as printed.
    pub fn production_value(&self, player: &Player) -> u16 {
        player
            .technologies
            .iter()
            .map(|card| u16::from(self.content.technologies[usize::from(card.0)].value))
            .sum()
    }
}

/// Gives the first and second bonus to the seats with the highest keys. A key of 0 takes part in nothing; equal keys go by
/// distance from the starting player in turn order.
fn award(table: &Table, bonus: [i32; 2], key: impl Fn(Seat) -> (u16, u16), mut give: impl FnMut(Seat, i32)) {
    let mut best: Option<(Seat, (u16, u16))> = None;
    let mut second: Option<(Seat, (u16, u16))> = None;
    for seat in table.starter.round(table.players) {
        let key = key(seat);
        if key.0 == 0 {
            continue;
        }
        if best.is_none_or(|(_, highest)| key > highest) {
            second = best;
            best = Some((seat, key));
        } else if second.is_none_or(|(_, next)| key > next) {
            second = Some((seat, key));
        }
    }
    for (place, points) in [best, second].into_iter().zip(bonus) {
        if let Some((seat, _)) = place {
            give(seat, points);
        }
    }
}

/// Points for sets of different icons: taking the largest set again and again is best.
fn country_bonus(mut icons: [u8; COUNTRIES]) -> i32 {
    let mut points = 0;
    loop {
        let kinds = icons.iter().filter(|count| **count > 0).count();
        if kinds < 2 {
            return points;
        }
        points += COUNTRY_SETS[kinds];
        for count in &mut icons {
            *count = count.saturating_sub(1);
        }
    }
}

/// The seats from first to last place; ties go to the seat first in turn order.
pub(in super::super) fn standings(game: &Yokohama, table: &Table) -> Vec<Seat> {
    let sheet = game.score(table);
    let mut seats: Vec<Seat> = table.starter.round(table.players).collect();
    sorting::by_key(&mut seats, |seat| std::cmp::Reverse(sheet[*seat].total()));
    seats
}
