//! What a game of Nippon is kept as.

use super::Nippon;
use crate::record;

/// The record of a game of Nippon.
pub type Record = record::Record<Nippon>;

/// Why a record of Nippon cannot be opened.
pub type RecordError = record::ErrorOf<Nippon>;
