//! Positions that a side imagines, for a computer that does not see all.

use std::sync::Arc;

use game::imagination;
use game::recorded_game::RecordedGame;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;

#[wasm_bindgen]
impl Diagram {
    /// Begins a new game from a position that the side to move may imagine: what it sees stays, and where it does not see
    /// stands by chance what the other side can still have. The same number gives the same position, whatever is hidden.
    pub fn imagine(&mut self, number: f64) {
        let side = self.game().position().turn();
        // Casts of numbers saturate.
        let position = imagination::imagined(self.game(), side, number as u64);
        // How long ago something was taken, or a Pawn moved, may be hidden.
        let clocks = (0, self.game().clocks().1);
        self.begin(RecordedGame::from_position(Arc::clone(self.variant()), position, clocks));
    }
}
