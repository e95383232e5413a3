//! The chapters of the rules.
//!
//! Each action and each step of a turn has a file with three functions: `moves` lists its legal answers, `check` says which rule forbids an
//! answer, `play` carries one out. An action has two more: `is_possible` and `check_action` say whether it can be performed at all. They
//! are written apart on purpose: tests hold them against each other.

pub mod components;

pub(super) mod bonus;
pub(super) mod consolidate;
pub(super) mod decision;
pub(super) mod event;
pub(super) mod exchange;
pub(super) mod export;
pub(super) mod final_scoring;
pub(super) mod invest;
pub(super) mod local_market;
pub(super) mod machinery;
pub(super) mod moves;
pub(super) mod notation;
pub(super) mod options;
pub(super) mod payment;
pub(super) mod player;
pub(super) mod produce;
pub(super) mod refill;
pub(super) mod refusal;
pub(super) mod scorings;
pub(super) mod setup;
pub(super) mod state;
pub(super) mod topics;
pub(super) mod tracks;
pub(super) mod transport;
pub(super) mod turn;
pub(super) mod version;
pub(super) mod view;
pub(super) mod workers;
