//! Where diagnostics are put while reading, and the limit on how many are kept. No wording in it.

use message::{Message, msg};

use crate::{Diagnostic, Place, Severity};

/// More diagnostics than this help nobody; they are only counted.
const MOST: usize = 200;

/// The diagnostics so far.
#[derive(Default)]
pub(crate) struct Diagnostics {
    list: Vec<Diagnostic>,
    dropped: usize,
    worst: Option<Severity>,
}

impl Diagnostics {
    /// Adds one. The words are only made if there is room for them.
    pub(crate) fn add(
        &mut self,
        severity: Severity,
        code: &'static str,
        place: &Place,
        message: impl FnOnce() -> Message,
    ) {
        self.add_with(severity, code, || (place.clone(), message(), None));
    }

    /// Adds one whose place is computed only if there is room for it.
    pub(crate) fn add_with(
        &mut self,
        severity: Severity,
        code: &'static str,
        rest: impl FnOnce() -> (Place, Message, Option<Message>),
    ) {
        if self.list.len() == MOST {
            self.dropped += 1;
            self.worst = self.worst.max(Some(severity));
            return;
        }
        let (place, message, hint) = rest();
        self.list.push(Diagnostic { severity, code, message, hint, fix: None, place });
    }

    /// A note on a word that is read as another: what is written, and what is meant.
    pub(crate) fn read_as(&mut self, code: &'static str, place: &Place, written: &str, meant: &str) {
        let before = self.list.len();
        self.info(code, place, || msg!("def-key-case", written = written, meant = meant));
        if let Some(it) = self.list.get_mut(before) {
            it.fix = Some(meant.to_owned());
        }
    }

    /// An error: a part of the definition has no effect.
    pub(crate) fn error(&mut self, code: &'static str, place: &Place, message: impl FnOnce() -> Message) {
        self.add(Severity::Error, code, place, message);
    }

    /// A warning: there is an effect, perhaps not the one meant.
    pub(crate) fn warning(&mut self, code: &'static str, place: &Place, message: impl FnOnce() -> Message) {
        self.add(Severity::Warning, code, place, message);
    }

    /// A note.
    pub(crate) fn info(&mut self, code: &'static str, place: &Place, message: impl FnOnce() -> Message) {
        self.add(Severity::Info, code, place, message);
    }

    /// All diagnostics, those of a text in the order of the text.
    pub(crate) fn finish(self) -> Vec<Diagnostic> {
        let mut list = self.list;
        sort::by_key(&mut list, |it| match &it.place {
            Place::Text(span) => span.start,
            Place::Json(..) | Place::Whole => usize::MAX,
        });
        if let Some(severity) = self.worst {
            list.push(Diagnostic {
                severity,
                code: "def.more",
                message: msg!("def-more-count", count = self.dropped),
                hint: None,
                fix: None,
                place: Place::Whole,
            });
        }
        list
    }
}

/// The beginning of a text that may be a megabyte long, for a message that quotes it.
pub(crate) fn short(text: &str) -> String {
    let mut short: String = text.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
