//! The one build driver of Dama.

fn main() {}
