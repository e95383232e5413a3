//! The WebAssembly module of Yokohama Duel's rules and, once there is one, of its table: it links the library, whose `web` room exports the JavaScript API.
use meiji as _;

fn main() {}
