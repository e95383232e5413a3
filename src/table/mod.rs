//! The table: what a game looks like. `layout` → `scene` → painters; nothing here knows a browser.

pub mod entry;
