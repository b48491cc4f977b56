//! The exported object in a browser, as pages use it. What the views say in full is tested natively.
//!
//! A case is named after what it calls: `set_fen_…` for `setFen`, `reader_at_…` for `at` of the reader of a routine,
//! `trial_push_…` for `push` of an explorer. `tests/package/boundary.test.mjs` fails if one has no case.

#![cfg(target_arch = "wasm32")]

mod copy;
mod diagram;
mod document;
mod editing;
mod endings;
mod explorer;
mod game;
mod hostile;
mod inspection;
mod lookup;
mod page_rules;
mod players_notation;
mod puzzle;
mod record;
mod search;
mod self_play;
mod sight;
mod support;
mod words;
mod work;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
