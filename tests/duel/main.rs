//! Yokohama Duel: the rulebook as tests, a file a chapter; what every game on this table promises, over random games; the printed
//! values; positions; and recorded games.

mod accounts;
mod aid;
mod conformance;
mod content;
mod course;
mod games;
mod guide;
mod lesson;
mod position;
mod probed;
mod records;
mod rulebook;
mod short;
mod telling;
mod transcript;

#[path = "../conformance/contract.rs"]
mod contract;
#[path = "../suite/origins.rs"]
mod origins;
#[path = "../conformance/space.rs"]
mod space;
#[path = "../suite/mod.rs"]
mod suite;
