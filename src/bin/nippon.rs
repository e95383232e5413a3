//! The WebAssembly module of Nippon's table and the pages around it: it links the library, whose `web` room exports the JavaScript API.
use meiji as _;

fn main() {}
