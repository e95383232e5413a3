//! Forty positions of recorded games are drawn as they were.

use super::moments::{MOMENTS, sitting};
use super::suite::snapshots::moments_look_as_they_did;

#[test]
fn forty_positions_look_as_they_did() {
    moments_look_as_they_did("table", "tests/games", &MOMENTS, sitting);
}
