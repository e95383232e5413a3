//! Nippon: the rulebook as tests, a file a chapter; what every game on this table promises, over random games; and the printed values.

mod conformance;
mod content;
mod perft;
mod rulebook;
mod statistics;

#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../conformance/space.rs"]
mod space;
