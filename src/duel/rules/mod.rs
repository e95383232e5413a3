//! The chapters of the rules.
//!
//! Each step of a turn has a file with three functions: `moves` lists its legal answers, `check` says which rule forbids an answer,
//! `play` carries one out. They are written apart on purpose: tests hold them against each other.

pub mod components;

pub(super) mod bonus;
pub(super) mod cards;
pub(super) mod chinatown;
pub(super) mod church;
pub(super) mod construction;
pub(super) mod customs;
pub(super) mod decision;
pub(super) mod event;
pub(super) mod influence;
pub(super) mod laboratory;
pub(super) mod moves;
pub(super) mod notation;
pub(super) mod options;
pub(super) mod orders;
pub(super) mod payment;
pub(super) mod places;
pub(super) mod player;
pub(super) mod port;
pub(super) mod refusal;
pub(super) mod round_end;
pub(super) mod scoring;
pub(super) mod setup;
pub(super) mod signs;
pub(super) mod state;
pub(super) mod support;
pub(super) mod symbols;
pub(super) mod technologies;
pub(super) mod topics;
pub(super) mod traders;
pub(super) mod turn;
pub(super) mod version;
pub(super) mod view;
pub(super) mod waste;
