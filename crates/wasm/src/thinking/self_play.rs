//! Games of the search against itself.

use std::sync::Arc;

use message::msg;
use search::self_play::{Effort, SelfPlay, SelfPlayedGame, can_play};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::thinking::work::{Work, send};
use crate::to_js::side_name;
use crate::view::analysis::PlayedGameView;

#[wasm_bindgen]
impl Diagram {
    /// Lets the search play a game against itself from the start of the variant, with so many positions for a move. The
    /// same numbers give the same game. In JavaScript, `selfPlay` is the way to use it.
    ///
    /// # Errors
    /// `no-self-play` if such games tell nothing: of lessons, and where the rules are not enforced.
    #[wasm_bindgen(js_name = selfPlayer)]
    pub fn self_player(&self, number: f64, nodes: f64, seed: f64) -> Result<Work, JsValue> {
        let variant = self.game().variant();
        if !can_play(variant) {
            return Err(self.refused(CodedError::new("no-self-play", msg!("self-play-none"))).into());
        }
        let effort = Effort { nodes: nodes.max(1.0) as u64, seed: seed as u64 };
        let own = Arc::clone(variant);
        let player = self.judge_by_hand().prepared(move |it| SelfPlay::from_start(&own, &it, number as u64, effort));
        Ok(Work::new(self.game(), player, |_, player, it| {
            send(&view(it, player.begun().map_or_else(String::new, SelfPlay::record)))
        }))
    }
}

fn view(it: &SelfPlayedGame, record: String) -> PlayedGameView {
    PlayedGameView {
        number: it.number as f64,
        result: it.winner.map_or("draw", side_name),
        ending: it.reason.clone(),
        branching: it.branching as f64,
        most: it.most as f64,
        captures: it.captures as f64,
        moves: it.moves.clone(),
        record,
    }
}
