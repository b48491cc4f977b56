//! Clicks and moves: what may follow a path, why a path is no move, playing, taking back, lists of moves, counting.

use engine::moves::move_list::Moves;
use engine::perft;
use game::game::play::NotAMove;
use game::notation::forms;
use game::notation::forms::NotationForm;
use game::notation::listed_moves::MoveList;
use game::sight;
use js_sys::{Array, JsString};
use message::msg;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::from_js;
use crate::js_error::CodedError;
use crate::to_js::{click_options, position, to_value};
use crate::view::{DivideView, OptionsView, PlayedView, PreviewView, ReasonView};

/// Deeper counts would never end.
const MAX_PERFT: u32 = 99;

/// How the moves of a list are written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ListNotation {
    /// The steps of the path, with blanks between them.
    Steps,
    /// Any other form.
    Form(&'static NotationForm),
}

impl ListNotation {
    pub(crate) fn named(name: &str) -> Result<Self, CodedError> {
        let name = match name {
            "path" => return Ok(Self::Steps),
            "coordinates" => "path",
            it => it,
        };
        forms::named(name).map(Self::Form).map_err(|it| CodedError::new("no-such-notation", it))
    }
}

#[wasm_bindgen]
impl Diagram {
    /// What may be clicked after a path; the empty path lists what may begin a move.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.OptionsView")]
    pub fn options(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.options_after(&from_js::path(path)?))
    }

    /// Why a path is no move; `undefined` if it is one.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.ReasonView | undefined")]
    pub fn why(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.why_not(&from_js::path(path)?))
    }

    /// What will happen for certain after a path, whatever is clicked next.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.PreviewView")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.preview_of(&from_js::path(path)?))
    }

    /// Plays the move that a path spells.
    ///
    /// # Errors
    /// The reason if it is none; the game is unchanged.
    #[wasm_bindgen(unchecked_return_type = "views.PlayedView")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.play_path(&from_js::path(path)?)?)
    }

    /// The path of a move that somebody typed, in the form that is named or in any usual one; `play` takes it.
    ///
    /// # Errors
    /// The reason if the text is no legal move, or `no-such-notation`.
    pub fn read(&mut self, text: &str, notation: Option<String>) -> Result<Vec<String>, CodedError> {
        // Whether it is a move of the other side is not told either.
        if !self.tells_turn() {
            return Err(self.refused(sight::withheld(self.game(), &self.sight())));
        }
        let Some(name) = notation else {
            let path = self.recorded.read_move(text).map_err(|it| self.refused(self.told_of_text(it)))?;
            return Ok(position::step_texts(self.variant(), &path));
        };
        let form = match ListNotation::named(&name)? {
            ListNotation::Steps => forms::named("path").ok(),
            ListNotation::Form(it) => Some(it),
        };
        if !self.is_open() {
            return self.recorded.read_move(text).map(|_| Vec::new()).map_err(|it| self.refused(it));
        }
        let current = self.game().current();
        match form.and_then(|it| it.read(self.list(&current.moves), text)) {
            Some(idx) => Ok(position::step_texts(self.variant(), current.spellings.canonical(idx))),
            None => {
                let short: String = text.chars().take(40).collect();
                Err(self.refused(CodedError::new("not-text", msg!("error-not-in-notation", text = short))))
            }
        }
    }

    /// Takes a move back. It stays in the record until another one is played in its place, and longer if it has
    /// comments or variations.
    pub fn undo(&mut self) -> bool {
        self.recorded.undo()
    }

    /// Plays a move again that was taken back.
    pub fn redo(&mut self) -> bool {
        let done = self.recorded.redo();
        self.note_end();
        done
    }

    /// Goes to the position after so many plies of the line that is shown, or as near as it allows. Another move that
    /// is played there becomes a variation.
    pub fn goto(&mut self, ply: f64) {
        // Casts of numbers saturate, and what is no number is the start.
        self.recorded.goto(ply as usize);
        self.note_end();
    }

    /// Ends the game by one of the endings of `scene().claims`, named by its reason.
    ///
    /// # Errors
    /// `no-such-claim`.
    pub fn claim(&mut self, reason: &str) -> Result<(), CodedError> {
        if !self.recorded.claim(reason) {
            return Err(self.refused(CodedError::new("no-such-claim", msg!("error-no-such-claim"))));
        }
        self.note_end();
        Ok(())
    }

    /// Ends the game because a side gives it up. `false` if it is over already.
    ///
    /// # Errors
    /// `not-a-side`.
    pub fn resign(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black'")] side: &JsValue,
    ) -> Result<bool, CodedError> {
        let done = self.recorded.resign(from_js::side(side)?);
        if done {
            self.note_end();
        }
        Ok(done)
    }

    /// The legal moves, sorted by their paths: as `path`, with blanks between the steps, as `coordinates`, the same in
    /// one word, or as `uci`, `san`, `courier`, `usi`, `hodges`, `hodges-digits`, `hosking`, `large-shogi`, `wxf`,
    /// `janggi`, `xboard` or `uci-0`.
    ///
    /// # Errors
    /// `no-such-notation`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn moves(&self, notation: Option<String>) -> Result<JsValue, CodedError> {
        let notation = ListNotation::named(notation.as_deref().unwrap_or("path"))?;
        let texts = self.move_texts(notation);
        // One text that JavaScript cuts is quicker than many texts.
        let lines = JsString::from(texts.join("\n"));
        Ok(if texts.is_empty() { Array::new() } else { lines.split("\n") }.into())
    }

    /// How many legal moves there are.
    #[wasm_bindgen(js_name = legalCount)]
    #[must_use]
    pub fn legal_count(&self) -> u32 {
        if self.is_open() { self.game().current().moves.len() as u32 } else { 0 }
    }

    /// Counts the positions after so many plies. Moves with the same effect count once; with `sequences`, once for each
    /// way of spelling them.
    ///
    /// # Errors
    /// `too-deep` above the limit.
    pub fn perft(
        &self,
        depth: f64,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] sequences: Option<bool>,
    ) -> Result<f64, CodedError> {
        let count = if sequences.unwrap_or(false) { perft::perft_sequences } else { perft::perft };
        Ok(count(self.variant(), &mut self.game().position().clone(), perft_depth(depth)?) as f64)
    }

    /// Counts the positions below each legal move, so many plies from here. Notations are named as for `moves`.
    ///
    /// # Errors
    /// `too-deep` above the limit, or `no-such-notation`.
    #[wasm_bindgen(unchecked_return_type = "views.DivideView[]")]
    pub fn divide(&self, depth: f64, notation: Option<String>) -> Result<JsValue, JsValue> {
        let notation = ListNotation::named(notation.as_deref().unwrap_or("path"))?;
        to_value(&self.divide_views(perft_depth(depth)?, notation))
    }
}

impl Diagram {
    pub(crate) fn options_after(&self, path: &[String]) -> OptionsView {
        match self.steps(path) {
            Ok(steps) if self.tells_turn() => click_options::view(self.game(), &self.cells, &steps, &self.language),
            _ => OptionsView { whole: false, play: false, options: Vec::new(), taken: Vec::new() },
        }
    }

    pub(crate) fn why_not(&mut self, path: &[String]) -> Option<ReasonView> {
        let reason = match self.steps(path) {
            // Whether it is a move of the other side is not told either.
            Ok(_) if !self.tells_turn() => sight::withheld(self.game(), &self.sight()),
            Ok(steps) => {
                let reason = self.recorded.why(&steps)?;
                self.told_of(&steps, reason)
            }
            Err(reason) => reason,
        };
        Some(position::reason(&self.told(reason), &self.cells, &self.language))
    }

    pub(crate) fn preview_of(&self, path: &[String]) -> PreviewView {
        // What is the same for all moves of a side would tell of them.
        if !self.tells_turn() {
            return PreviewView { removed: Vec::new(), moved: Vec::new(), pieces: Vec::new(), ground: Vec::new() };
        }
        let steps = self.steps(path).unwrap_or_default();
        position::preview(self.game(), &self.cells, &self.sight(), &steps)
    }

    pub(crate) fn play_path(&mut self, path: &[String]) -> Result<PlayedView, CodedError> {
        let steps = self.steps(path).map_err(|it| self.refused(it))?;
        if let Err(NotAMove(reason)) = self.recorded.play(&steps) {
            return Err(self.refused(self.told(self.told_of(&steps, reason))));
        }
        self.note_end();
        position::played(self.game(), &self.cells, &self.sight())
            .ok_or_else(|| CodedError::new("no-such-move", msg!("error-no-such-move")))
    }

    /// The legal moves in the order of their paths; none if the game is over.
    pub(crate) fn move_texts(&self, notation: ListNotation) -> Vec<String> {
        if !self.is_open() {
            return Vec::new();
        }
        let current = self.game().current();
        let canonical = current.spellings.all().iter().filter(|it| it.canonical);
        let form = match notation {
            ListNotation::Steps => {
                return canonical.map(|it| position::step_texts(self.variant(), &it.steps).join(" ")).collect();
            }
            ListNotation::Form(it) => it,
        };
        let mut texts = form.list(self.list(&current.moves));
        canonical.map(|it| texts.get_mut(it.idx).map(std::mem::take).unwrap_or_default()).collect()
    }

    pub(crate) fn divide_views(&self, depth: u32, notation: ListNotation) -> Vec<DivideView> {
        let (moves, counts) = perft::divide(self.variant(), &mut self.game().position().clone(), depth);
        let texts = match notation {
            ListNotation::Steps => {
                let path = |idx| position::step_texts(self.variant(), moves.path(idx)).join(" ");
                (0..moves.len()).map(path).collect()
            }
            ListNotation::Form(form) => form.list(self.list(&moves)),
        };
        texts.into_iter().zip(counts).map(|(text, count)| DivideView { text, count: count as f64 }).collect()
    }

    /// Moves of the current position, to be written.
    fn list<'a>(&'a self, moves: &'a Moves) -> MoveList<'a> {
        MoveList { variant: self.variant(), position: self.game().position(), moves }
    }
}

/// A depth that can be counted to.
fn perft_depth(depth: f64) -> Result<u32, CodedError> {
    // Casts of numbers saturate.
    let res = depth as u32;
    if res > MAX_PERFT {
        return Err(CodedError::new("too-deep", msg!("error-too-deep", depth = MAX_PERFT)));
    }
    Ok(res)
}
