//! The table: what a game looks like. `layout` → `scene` → painters; nothing here knows a browser.
//!
//! - [`geometry`], [`palette`], [`letters`], [`art`]: points and rectangles, colours, measured type, symbols.
//! - [`scene`]: what is drawn, as data.

pub mod art;
pub mod entry;
pub mod geometry;
pub mod letters;
pub mod palette;
pub mod scene;
