//! The table: what a game looks like. `layout` → `scene` → painters; nothing here knows a browser.
//!
//! - [`geometry`], [`palette`], [`letters`], [`art`]: points and rectangles, colours, measured type, symbols.
//! - [`scene`]: what is drawn, as data.
//! - [`icons`], [`row`]: which symbol stands for what, and figures and symbols in a row.

pub mod art;
pub mod entry;
pub mod geometry;
pub mod icons;
pub mod letters;
pub mod palette;
pub mod row;
pub mod scene;
