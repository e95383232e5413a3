//! Laboratory: Influence, yen and imported goods pay the Production of a Technology (rulebook: Laboratory).

use super::super::{Asked, Duel, Playing};
use super::components::{Resource, TECHNOLOGIES_SHOWN};
use super::event::Event;
use super::moves::Move;
use super::payment::need;
use super::player::Player;
use super::refusal::{Chapter, Forbidden, Refusal};
use super::state::{Step, Table};
use super::technologies;
use super::turn::other_question;
use crate::game::Watch;

/// Technologies that a player may own before each further one costs a point more.
const CHEAP: u8 = 3;

impl Duel {
    /// Yen that stand for one point of a Technology's cost; an imported good does as well.
    pub const YEN_A_POINT: u16 = 2;

    /// The points that the seat that is asked pays beyond the Influence of the action under way for the Technology of a slot: its cost
    /// less the Production, then one more for the fourth Technology and each later one, which Influence never covers. `None` if no card
    /// lies there.
    pub fn points_to_pay(&self, table: &Table, slot: u8) -> Option<u8> {
        let title = table.technology(slot)?;
        let cost = self.content().technologies[title.index()].cost;
        let action = table.action();
        let production = self.rate(action.place, action.influence);
        Some(cost.saturating_sub(production) + table.me().later_point())
    }

    /// What that comes to if so many imported goods are paid: yen, then imported goods. `None` if no card lies there, or if that is more than it takes.
    pub fn price(&self, table: &Table, slot: u8, imports: u8) -> Option<(u16, u16)> {
        let left = self.points_to_pay(table, slot)?.checked_sub(imports)?;
        Some((Self::YEN_A_POINT * u16::from(left), imports.into()))
    }
}

impl Player {
    /// The point that the fourth Technology and each later one costs more: 0 or 1.
    pub const fn later_point(&self) -> u8 {
        (self.technologies.len() >= CHEAP) as u8
    }
}

/// Whether a card can be paid, or a free action might bring what one takes.
pub(super) fn asks(game: &Duel, table: &Table) -> bool {
    let me = table.me();
    let means = u32::from(me.yen / Duel::YEN_A_POINT) + u32::from(me.all_imports());
    let brings = table.free_action_brings();
    (0..TECHNOLOGIES_SHOWN as u8)
        .filter_map(|slot| game.points_to_pay(table, slot))
        .any(|points| brings || u32::from(points) <= means)
}

pub(super) fn moves(asked: &Asked, out: &mut Vec<Move>) {
    out.push(Move::GoOn);
    let me = asked.table.me();
    for slot in 0..TECHNOLOGIES_SHOWN as u8 {
        let Some(points) = asked.game.points_to_pay(asked.table, slot) else {
            continue;
        };
        for imports in 0..=points {
            let yen = u16::from(points - imports) * Duel::YEN_A_POINT;
            if u16::from(imports) <= me.all_imports() && yen <= me.yen {
                out.push(Move::Learn(slot, imports));
            }
        }
    }
}

pub(super) fn check(asked: &Asked, action: Move) -> Result<(), Forbidden> {
    let (slot, imports) = match action {
        Move::GoOn => return Ok(()),
        Move::Learn(slot, imports) => (slot, imports),
        _ => return other_question(),
    };
    if usize::from(slot) >= TECHNOLOGIES_SHOWN {
        return Chapter::Laboratory.forbids(Refusal::NoSuchThing);
    }
    let Some(points) = asked.game.points_to_pay(asked.table, slot) else {
        return Chapter::Laboratory.forbids(Refusal::NoCard);
    };
    if imports > points {
        return Chapter::Laboratory.forbids(Refusal::TooManyImports { points });
    }
    let has = asked.table.me().all_imports();
    need(Chapter::Laboratory, Resource::Import, imports.into(), has)?;
    asked.need_yen(Chapter::Laboratory, u16::from(points - imports) * Duel::YEN_A_POINT)
}

pub(super) fn play<W: Watch<Event>>(playing: &mut Playing<W>, action: Move) {
    let Move::Learn(slot, imports) = action else {
        return playing.go_on(Step::Bonus);
    };
    let points = playing.game.points_to_pay(&playing.state.table, slot);
    let title = playing.table().technologies[usize::from(slot)].take();
    playing.go_on(Step::Bonus);
    if let (Some(points), Some(title)) = (points, title) {
        let seat = playing.seat();
        playing.pay_imports(imports.into());
        playing.pay(Resource::Yen, u16::from(points - imports) * Duel::YEN_A_POINT);
        playing.watch.saw(Event::Learned { seat, slot, title });
        technologies::gain(playing, title);
    }
}
