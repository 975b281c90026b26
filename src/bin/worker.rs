//! The worker program: the engine behind a message port.

fn main() {}
