//! Nippon: what every game on this table promises, over random games; and the printed values.

mod conformance;
mod content;
mod perft;

#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../conformance/space.rs"]
mod space;
