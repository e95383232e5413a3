//! Nippon: the printed values.

mod content;
