//! What the reader of a position text is told about it.

use message::Message;

/// One sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The sentence.
    pub text: Message,
    /// Whether a part of the text could not be read. Else something was added, or understood in an unusual way.
    pub is_loss: bool,
}

/// More sentences than this help nobody.
const MOST: usize = 40;

/// The sentences so far.
#[derive(Debug, Default)]
pub(super) struct Notes(pub Vec<Note>);

impl Notes {
    /// Something was added, or understood in an unusual way.
    pub(super) fn add(&mut self, text: Message) {
        self.push(text, false);
    }

    /// The same, unless it has been said.
    pub(super) fn add_once(&mut self, text: Message) {
        if self.0.iter().all(|it| it.text != text) {
            self.add(text);
        }
    }

    /// A part of the text could not be read; the rest stands.
    pub(super) fn lose(&mut self, text: Message) {
        self.push(text, true);
    }

    fn push(&mut self, text: Message, is_loss: bool) {
        if self.0.len() < MOST {
            self.0.push(Note { text, is_loss });
        }
    }

    /// How many parts could not be read.
    pub(super) fn n_losses(&self) -> usize {
        self.0.iter().filter(|it| it.is_loss).count()
    }
}
