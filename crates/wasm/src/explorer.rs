//! The quick way for programs: moves are numbers, nothing is drawn and nothing is recorded.

mod answers;

use std::sync::Arc;

use engine::explorer::Explorer;
use engine::moves::compact_move;
use game::notation::uci::Writer;
use game::notation::uci_list;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::to_js::{Cells, move_code};

/// The room for codes at the start; it doubles where a position has more moves.
const MIN_ROOM: usize = 256;

/// Tries moves out. JavaScript wraps it: see `Explorer` there.
#[wasm_bindgen(js_name = Trial)]
#[derive(Debug)]
pub struct CompactExplorer {
    explorer: Explorer,
    cells: Cells,
    /// The cells by square.
    by_square: Vec<u16>,
    codes: Vec<u32>,
    /// Whether `codes` describes the current position.
    is_fresh: bool,
    writer: Option<Writer>,
}

#[wasm_bindgen]
impl Diagram {
    /// Tries moves out from the current position, by their numbers. In JavaScript, `explore` is the way to use it.
    #[must_use]
    pub fn trial(&self) -> CompactExplorer {
        let cells = self.cells.clone();
        let by_square = cells.by_square();
        let explorer = Explorer::new(Arc::clone(self.variant()), self.game().position().clone());
        CompactExplorer { explorer, cells, by_square, codes: vec![0; MIN_ROOM], is_fresh: false, writer: None }
    }
}

#[wasm_bindgen(js_class = Trial)]
impl CompactExplorer {
    /// Lists the legal moves and says how many there are.
    pub fn list(&mut self) -> usize {
        let n = self.explorer.list();
        if !self.is_fresh {
            self.is_fresh = true;
            if n > self.codes.len() {
                self.codes.resize(n.next_power_of_two(), 0);
            }
            let (variant, position) = (self.explorer.variant(), self.explorer.position());
            let (listed, written) = (self.explorer.listed(), self.explorer.written());
            let other = &mut |idx| move_code::code(variant, &self.cells, position, written, idx);
            compact_move::codes(listed, &self.by_square, &mut self.codes, other);
        }
        n
    }

    /// Where the codes of the listed moves begin in the memory.
    #[must_use]
    pub fn address(&self) -> usize {
        self.codes.as_ptr().addr()
    }

    /// How many codes there is room for.
    #[must_use]
    pub fn room(&self) -> usize {
        self.codes.len()
    }

    /// How many legal moves there are. Quicker than to list them.
    pub fn count(&mut self) -> f64 {
        self.explorer.count() as f64
    }

    /// Makes the move of a number. `false` if there is none.
    pub fn push(&mut self, number: usize) -> bool {
        self.is_fresh = false;
        self.explorer.push(number)
    }

    /// Takes the last move back. `false` at the start.
    pub fn pop(&mut self) -> bool {
        self.is_fresh = false;
        self.explorer.pop()
    }

    /// The texts of the listed moves, one per line.
    pub fn uci(&mut self) -> String {
        let Self { explorer, writer, .. } = self;
        let writer = writer.get_or_insert_with(|| Writer::new(explorer.variant()));
        uci_list::listed(explorer, writer).join("\n")
    }
}
