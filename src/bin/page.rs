//! The page's WebAssembly module: it links the library, whose `web` room exports the JavaScript API.
use yokohama as _;

fn main() {}
