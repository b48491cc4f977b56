//! The game in the formats of other programs.

use game::record_formats::{self, Written};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::to_js::to_value;
use crate::view::WrittenRecordView;

#[wasm_bindgen]
impl Diagram {
    /// The game in the format of other programs: `pgn`, `kif`, `csa`, `wxf`, `iccs`, `chinese` or `pdn`. `load` reads all of
    /// them.
    ///
    /// # Errors
    /// `not-a-format` if there is no such format, or if it has no words for the board, a piece or a move of the game.
    #[wasm_bindgen(js_name = recordAs, unchecked_return_type = "views.WrittenRecordView")]
    pub fn record_as(&self, format: &str) -> Result<JsValue, JsValue> {
        to_value(&self.written_record(format)?)
    }
}

impl Diagram {
    /// The game in the format of other programs.
    pub(crate) fn written_record(&self, format: &str) -> Result<WrittenRecordView, CodedError> {
        let title = self.definition.definition.appearance.title.as_deref().unwrap_or_default();
        let written = record_formats::write(&self.recorded, title, format);
        let Written { text, notes } = written.map_err(|it| self.refused(CodedError::new("not-a-format", it)))?;
        Ok(WrittenRecordView { text, notes: notes.iter().map(|it| self.language.say(it)).collect() })
    }
}
