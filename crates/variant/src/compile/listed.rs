//! An entry of a list of rules: when a definition asks for it, and what compiles it. The lists are in `compile`.

use super::Reader;
use crate::hooks::Key;

/// What compiles a rule, and the keys without which there is nothing to compile.
#[derive(Debug)]
pub(super) struct Listed<F> {
    keys: Option<[&'static [Key]; 2]>,
    /// What compiles the rule.
    pub(super) compile: F,
}

/// A rule that may hold without any key.
pub(super) const fn always<F: Copy>(compile: F) -> Listed<F> {
    Listed { keys: None, compile }
}

/// A rule that is absent from definitions with none of its keys. Most definitions use few rules, and code that is not
/// called need not be loaded either: WebAssembly is translated function by function, when first called.
pub(super) const fn of<F: Copy>(keys: &'static [Key], compile: F) -> Listed<F> {
    Listed { keys: Some([keys, &[]]), compile }
}

/// A rule that is absent without keys of its own or of another one.
pub(super) const fn either<F: Copy>(keys: &'static [Key], others: &'static [Key], compile: F) -> Listed<F> {
    Listed { keys: Some([keys, others]), compile }
}

impl<F> Listed<F> {
    /// Whether the definition says something that the rule reads.
    pub(super) fn is_due(&self, reader: &Reader<'_>) -> bool {
        self.keys.is_none_or(|it| it.iter().copied().flatten().any(|it| reader.asks(it.name)))
    }
}
