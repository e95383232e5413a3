//! The rulebook as tests: a file a chapter, every rule, every worked example, every ruling on what the rulebook leaves open. Purple, Blue,
//! Red and Yellow play; Purple begins. Examples bear the numbers of the list in `examples`.

mod scene;

mod bonuses;
mod common_supply;
mod consolidate;
mod examples;
mod export;
mod final_scoring;
mod invest;
mod knowledge_and_mines;
mod local_market;
mod machinery;
mod produce_goods;
mod scorings;
mod sequence_of_play;
mod setup;
mod take_a_worker;
mod trains_and_ships;
