//! What a game of Yokohama Duel is kept as.

use super::Duel;
use crate::record;

/// The record of a game of Yokohama Duel.
pub type Record = record::Record<Duel>;

/// Why a record of Yokohama Duel cannot be opened.
pub type RecordError = record::ErrorOf<Duel>;
