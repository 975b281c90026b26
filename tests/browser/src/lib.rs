//! Dama in a real browser; the tests are under `tests/`.
