//! The rulebook as tests: a file a chapter, of the Technologies two, every rule, every worked example, every ruling on what the rulebook leaves open. Jack and
//! Eva play; Jack begins.

mod scene;

mod advice;
mod bonus;
mod chinatown;
mod church;
mod construction;
mod customs;
mod free_actions;
mod general_rules;
mod hidden;
mod laboratory;
mod openers;
mod order_of_play;
mod place_action;
mod port;
mod production;
mod questions;
mod refusals;
mod rewards;
mod round_end;
mod scoring;
mod setup;
mod technologies;
mod traders;
