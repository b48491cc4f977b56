//! Moves tried out by their numbers.

use js_sys::{Uint32Array, WebAssembly::Memory};
use variant_diagram_wasm::CompactExplorer;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::support::{CHESS, diagram};

/// The codes of the listed moves, read from the memory as JavaScript reads them.
fn codes(trial: &mut CompactExplorer) -> Vec<u32> {
    let n = trial.list();
    let memory = wasm_bindgen::memory().unchecked_into::<Memory>();
    Uint32Array::new_with_byte_offset_and_length(&memory.buffer(), trial.address() as u32, n as u32).to_vec()
}

#[wasm_bindgen_test]
fn trial_count_and_list_agree() {
    let mut trial = diagram(CHESS).trial();
    assert_eq!((trial.list(), trial.count()), (20, 20.0));
}

#[wasm_bindgen_test]
fn trial_list_is_empty_when_the_game_is_over() {
    let mut diagram = diagram(CHESS);
    diagram.load("1. f3 e5 2. g4 Qh4#").unwrap();
    let mut trial = diagram.trial();
    assert_eq!((trial.list(), trial.uci()), (0, String::new()));
}

#[wasm_bindgen_test]
fn trial_address_is_where_the_codes_are() {
    let codes = codes(&mut diagram(CHESS).trial());
    let (from, to): (Vec<u32>, Vec<u32>) = codes.iter().map(|it| (it & 1023, it >> 10 & 1023)).unzip();
    assert_eq!(codes.len(), 20);
    // e2 and e4.
    assert!(from.iter().zip(&to).any(|it| it == (&52, &36)), "{codes:?}");
}

#[wasm_bindgen_test]
fn trial_room_is_enough_for_the_moves() {
    let mut trial = diagram("files=16\nranks=16\nroyal=0\nqueen:Q:Q::d4,e9,f14,k3,l8,m12,b6,h2,n5").trial();
    let n = trial.list();
    assert!(n > 256 && trial.room() >= n, "{n} {}", trial.room());
    assert_eq!(codes(&mut trial).len(), n);
}

#[wasm_bindgen_test]
fn trial_push_and_pop_leave_the_game_alone() {
    let diagram = diagram(CHESS);
    let fen = diagram.fen();
    let mut trial = diagram.trial();
    assert!(!trial.push(20) && trial.push(0));
    assert_eq!(trial.count(), 20.0);
    assert!(trial.pop());
    assert_eq!(diagram.fen(), fen);
}

#[wasm_bindgen_test]
fn trial_pop_ends_at_the_start() {
    let mut trial = diagram(CHESS).trial();
    assert!(!trial.pop());
    assert!(trial.push(3) && trial.pop() && !trial.pop());
}

#[wasm_bindgen_test]
fn trial_uci_writes_a_line_for_each_move() {
    let mut trial = diagram(CHESS).trial();
    assert_eq!(trial.list(), 20);
    let text = trial.uci();
    assert_eq!(text.lines().count(), 20);
    assert!(text.lines().any(|it| it == "g1f3"), "{text}");
}

#[wasm_bindgen_test]
fn trial_path_is_what_play_takes() {
    let mut trial = diagram(CHESS).trial();
    let n = trial.list();
    let paths: Vec<_> = (0..n).map(|it| trial.path(it).unwrap()).collect();
    assert!(paths.contains(&vec!["e2".to_owned(), "e4".to_owned()]), "{paths:?}");
    assert_eq!(trial.path(n), None);
}

#[wasm_bindgen_test]
fn trial_key_is_that_of_the_game() {
    let game = diagram(CHESS);
    assert_eq!(Some(&game.trial().key()), game.keys().last());
}
