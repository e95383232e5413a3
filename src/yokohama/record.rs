//! What a game of Yokohama is kept as.

use super::Yokohama;
use crate::record;

/// The record of a game of Yokohama.
pub type Record = record::Record<Yokohama>;

/// Why a record of Yokohama cannot be opened.
pub type RecordError = record::ErrorOf<Yokohama>;
