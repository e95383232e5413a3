//! The WebAssembly module of the first page: it links the library, whose `web` room exports what is seen before a game is laid.
use meiji as _;

fn main() {}
