//! The WebAssembly module of who thinks in Nippon, computers and the coach: it links the library, whose `web` room exports the JavaScript API.
use meiji as _;

fn main() {}
