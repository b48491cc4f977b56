//! Errors as JavaScript receives them: an `Error` with a code and a place.

use crate::words::{self, Language};
use engine::reason::Reason;
use js_sys::{Array, Error, Reflect};
use message::Message;
use wasm_bindgen::JsValue;

/// A request that was refused. In JavaScript an `Error` with `code` and `span`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodedError {
    /// A stable name: `not-a-path`.
    pub(crate) code: &'static str,
    /// One sentence.
    pub(crate) message: String,
    /// The part of the given text that is wrong, in UTF-16 units: start and end.
    pub(crate) span: Option<[usize; 2]>,
    /// What the sentence is made of, for whoever has the words where this module has none: a worker has not.
    pub(crate) told: Message,
}

impl CodedError {
    pub(crate) fn new(code: &'static str, told: Message) -> Self {
        let sentence = words::say(&told);
        // A page without words has the code at least.
        let message = if sentence.is_empty() { code.to_owned() } else { sentence };
        Self { code, message, span: None, told }
    }

    /// The same in the language of a game, with the words of its author.
    pub(crate) fn told_in(mut self, language: &Language) -> Self {
        self.told = language.renamed(&self.told);
        let sentence = language.say(&self.told);
        if !sentence.is_empty() {
            self.message = sentence;
        }
        self
    }

    pub(crate) fn at(mut self, span: [usize; 2]) -> Self {
        self.span = Some(span);
        self
    }
}

impl From<Reason> for CodedError {
    fn from(reason: Reason) -> Self {
        Self::new(reason.code, reason.message)
    }
}

impl From<CodedError> for JsValue {
    fn from(error: CodedError) -> Self {
        let res = Error::new(&error.message);
        res.set_name("DiagramError");
        let span = error.span.map(|it| it.iter().map(|it| Self::from_f64(*it as f64)).collect::<Array>());
        // A fresh object takes any member.
        let _ = Reflect::set(&res, &"code".into(), &error.code.into());
        let _ = Reflect::set(&res, &"span".into(), &span.map_or(Self::UNDEFINED, Self::from));
        #[cfg(not(test))]
        let _ = Reflect::set(&res, &"told".into(), &js_values::words::told(&error.told));
        res.into()
    }
}
