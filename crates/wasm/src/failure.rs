//! What JavaScript receives when something is refused: an `Error` with a code and a place. What is refused is decided elsewhere.

use engine::reason::Reason;
use js_sys::{Array, Error, Reflect};
use wasm_bindgen::JsValue;

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// A stable name.
    pub(crate) code: &'static str,
    /// One sentence.
    pub(crate) message: String,
    /// The part of the given text that is meant, in UTF-16 units.
    pub(crate) span: Option<[usize; 2]>,
}

impl Refusal {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), span: None }
    }

    pub(crate) fn at(mut self, span: [usize; 2]) -> Self {
        self.span = Some(span);
        self
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self::new(reason.code, reason.sentence)
    }
}

impl From<Refusal> for JsValue {
    fn from(failure: Refusal) -> Self {
        let error = Error::new(&failure.message);
        let span = failure
            .span
            .map_or(Self::UNDEFINED, |it| it.iter().map(|it| Self::from_f64(*it as f64)).collect::<Array>().into());
        // A fresh object takes any member; if it did not, the message would still say what is wrong.
        let _ = Reflect::set(&error, &"code".into(), &failure.code.into());
        let _ = Reflect::set(&error, &"span".into(), &span);
        error.into()
    }
}
