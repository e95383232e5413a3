//! The rulebook as tests: a file a chapter, every rule, every worked example, every ruling on what the rulebook leaves
//! open. Jack, Eva, William and Mary play, as in the rulebook; Jack starts.

mod scene;

mod achievements;
mod advice;
mod any_time;
mod area_action;
mod bonus;
mod canal;
mod chinatown;
mod church;
mod construction;
mod country_icons;
mod customs;
mod employment;
mod endgame;
mod foreign_agents;
mod general_rules;
mod hidden_information;
mod icons;
mod laboratory;
mod layout;
mod mini_expansions;
mod movement;
mod orders;
mod placement;
mod port;
mod production;
mod recovery;
mod refusals;
mod scoring;
mod setup;
mod technologies;
mod told;
mod travel;
mod waste;
