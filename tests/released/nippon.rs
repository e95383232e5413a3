//! Nippon, which no released version has had: its recorded games tell its edition.

use meiji::nippon::Nippon;

use super::{Recorded, tests};

tests! { Nippon: there_is_a_record_of_every_edition }

impl Recorded for Nippon {
    const RECORDS: &'static [&'static str] = &["tests/nippon/games"];
}
