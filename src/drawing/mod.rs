//! The kit that pictures are made of; it knows neither a game nor a browser.
//!
//! - [`geometry`], [`path`], [`palette`], [`letters`], [`art`]: points and rectangles, lines, colours, measured type, symbols.
//! - [`scene`], [`mark`]: what is drawn, as data.
//! - [`bounds`], [`change`]: how far it reaches, and what must be painted again.
//! - [`scaled`], [`aside`]: the same in another size, or elsewhere.
//! - [`backdrop`], [`hour`]: what lies behind the pages around the table, and under which sky.
//! - [`svg`]: paints a scene as an SVG text, for tests and pictures; the page paints on a canvas.

pub mod art;
pub mod aside;
pub mod backdrop;
pub mod bounds;
pub mod change;
pub mod geometry;
pub mod hour;
pub mod letters;
pub mod mark;
pub mod palette;
pub mod path;
pub mod scaled;
pub mod scene;
pub(crate) mod sea;
pub mod svg;
