//! The only room that knows JavaScript: wasm-bindgen, web-sys and the page.

pub mod api;
mod fault;
