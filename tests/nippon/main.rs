//! Nippon: the rulebook as tests, a file a chapter; what every game on this table promises, over random games; the printed values; its
//! moves as they are typed and copied; positions; and recorded games.

mod aid;
mod conformance;
mod content;
mod course;
mod games;
mod guide;
mod lesson;
mod perft;
mod position;
mod probed;
mod records;
mod rulebook;
mod short;
mod statistics;
mod taking_back;

#[path = "../conformance/contract.rs"]
mod contract;
#[allow(dead_code, reason = "what a page of the documentation shows")]
#[path = "../suite/origins.rs"]
mod origins;
#[path = "../conformance/space.rs"]
mod space;
#[path = "../suite/mod.rs"]
mod suite;
