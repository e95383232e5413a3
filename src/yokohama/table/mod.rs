//! How the table of Yokohama looks.

pub mod icons;
pub mod meant;
pub mod spots;

pub(crate) mod asked;
pub(crate) mod bar;
mod building;
mod cards;
pub(crate) mod choices;
pub(crate) mod dock;
pub(crate) mod flights;
pub(crate) mod gauges;
pub(crate) mod light;
pub(crate) mod outlook;
pub(crate) mod owned;
pub(crate) mod payment;
pub(crate) mod phone;
pub(crate) mod picture;
pub(crate) mod pieces;
pub(crate) mod players;
pub(crate) mod question;
mod rates;
pub(crate) mod routes;
pub(crate) mod sheet;
pub(crate) mod strips;
pub(crate) mod things;
pub(crate) mod tiles;
pub(crate) mod wedges;
pub(crate) mod whereabouts;
