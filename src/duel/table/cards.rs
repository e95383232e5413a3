//! Cards as they lie on strips, sheets and in hands.

mod bonus;
mod church;
mod influence;
mod order;
mod technology;

pub(super) use bonus::bonus_card;
pub(super) use church::{church_card, church_taken};
pub(super) use influence::{Influence, influence};
pub(super) use order::order_card;
pub(super) use technology::{Lines, technology_card};
