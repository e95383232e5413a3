//! Nippon: the rulebook as tests, a file a chapter; what every game on this table promises, over random games; the printed values; its
//! moves as they are typed and copied; and recorded games.

mod conformance;
mod content;
mod games;
mod perft;
mod rulebook;
mod short;
mod statistics;
mod taking_back;

#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../conformance/space.rs"]
mod space;
