//! The record: the game as text and back, its variations, what is said about its moves.

use game::notation::record;
use game::notation::record::{ListedGame, Misfit};
use game::recorded_game::{NoStart, RecordGaps, RecordedGame};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::editing::{no_such_start, not_a_position};
use crate::js_error::CodedError;
use crate::to_js::{Utf16, diagnostics, game_tree, to_value};
use crate::view::{DiagnosticView, LinesView, ListedGameView};

#[wasm_bindgen]
impl Diagram {
    /// The game as text, with its variations.
    #[must_use]
    pub fn record(&self) -> String {
        self.recorded.text()
    }

    /// Reads a game, the first one of a text. Returns what is left out of it, or only kept as a comment: variations that
    /// do not fit, foreign signs, other games.
    ///
    /// # Errors
    /// The reason and the place of the first move of the main line that does not fit; the moves before it are played,
    /// what follows is a comment, and other lines are read.
    #[wasm_bindgen(unchecked_return_type = "views.DiagnosticView[]")]
    pub fn load(&mut self, text: &str) -> Result<JsValue, JsValue> {
        to_value(&self.load_record(text)?)
    }

    /// The games of a text, of which `load` reads the first: what they say of themselves, and where they stand. Another one
    /// is loaded by its part of the text. At most 10,000.
    ///
    /// # Errors
    /// `other-format` where the engine with everything has to tell them apart.
    #[wasm_bindgen(unchecked_return_type = "views.ListedGameView[]")]
    pub fn games(&self, text: &str) -> Result<JsValue, JsValue> {
        self.refuse_foreign(text)?;
        let units = Utf16::new(text);
        let view = |it: ListedGame| {
            let tag = |name: &str| it.tag(name).map(str::to_owned);
            ListedGameView {
                span: units.span(it.place.start, it.place.end),
                white: tag("White"),
                black: tag("Black"),
                event: tag("Event"),
                date: tag("Date"),
                moves: it.n_moves,
                begins: it.begins.clone(),
                result: it.result.clone(),
            }
        };
        to_value(&record::listed(self.variant(), text).into_iter().map(view).collect::<Vec<_>>())
    }

    /// The record with its variations, comments and annotations.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.LinesView")]
    pub fn lines(&self) -> Result<JsValue, JsValue> {
        to_value(&self.lines_view())
    }

    /// Shows the position after a move of the record, by its number in the order of reading; 0 is the start.
    pub fn visit(&mut self, number: f64) -> bool {
        // Casts of numbers saturate.
        let done = self.recorded.visit(number as usize);
        self.note_end();
        done
    }

    /// Promotes the variation of a move: it becomes the main line of its place.
    pub fn promote(&mut self, number: f64) -> bool {
        self.recorded.promote(number as usize)
    }

    /// Removes a move from the record, with all that follows it.
    pub fn remove(&mut self, number: f64) -> bool {
        self.recorded.remove(number as usize)
    }

    /// Replaces the comment and the annotation of a move of the record, or of the start (0): a text, and a sign such as
    /// `!?` or `$10`; empty texts for none.
    pub fn annotate(&mut self, number: f64, comment: &str, sign: &str) -> bool {
        self.recorded.annotate(number as usize, comment, sign)
    }
}

impl Diagram {
    /// Refuses texts in formats that only the engine with everything reads.
    fn refuse_foreign(&self, text: &str) -> Result<(), CodedError> {
        if cfg!(not(feature = "full")) && records::is_foreign(text) {
            return Err(self.other_format());
        }
        Ok(())
    }

    fn other_format(&self) -> CodedError {
        self.refused(CodedError::new("other-format", message::msg!("error-other-format")))
    }

    /// Reads a game. Returns what is left out of it.
    pub(crate) fn load_record(&mut self, text: &str) -> Result<Vec<DiagnosticView>, CodedError> {
        self.refuse_foreign(text)?;
        let mut tokens = record::tokens(self.variant(), text);
        let title = self.definition.definition.appearance.title.as_deref().unwrap_or_default();
        if !tokens.check_variant(text, title) {
            return Err(self.other_format());
        }
        let begun = RecordedGame::begun_by(self.variant(), &tokens).map_err(|it| {
            self.refused(match it {
                NoStart::Position(it) => not_a_position(it, tokens.fen.as_deref().unwrap_or_default()),
                NoStart::Shuffle => no_such_start(),
            })
        })?;
        match begun {
            Some(it) => self.begin(it),
            None => self.restart(),
        }
        let RecordGaps { misfit, left_out } = self.recorded.read_moves(&tokens);
        self.note_end();
        misfit.map_or_else(
            || Ok(diagnostics::of_record(&left_out, text, &self.language)),
            |it| Err(self.refused(misfit_error(it, text))),
        )
    }

    pub(crate) fn lines_view(&self) -> LinesView {
        game_tree::view(self.recorded.tree(), self.game(), self.recorded.start().first(), &self.sight())
    }
}

/// A move of a record that does not fit, with its place in the text.
pub(crate) fn misfit_error(misfit: Misfit, text: &str) -> CodedError {
    let Misfit { place, reason } = misfit;
    CodedError::from(reason).at(Utf16::new(text).span(place.start, place.end))
}
