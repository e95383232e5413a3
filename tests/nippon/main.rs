//! Nippon: the rulebook as tests, a file a chapter; what every game on this table promises, over random games; the printed values; and its moves as they
//! are typed and copied.

mod conformance;
mod content;
mod perft;
mod rulebook;
mod short;
mod statistics;
mod taking_back;

#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../conformance/space.rs"]
mod space;
