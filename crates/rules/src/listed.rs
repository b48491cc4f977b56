//! An entry of a list of rules: when a definition asks for it, and what compiles it. The lists are in `compile`.

use crate::builder::settings::Settings;
use crate::rule::Key;

/// The names of a rule file's keys alone: what the manual says of them is not needed to compile.
macro_rules! names {
    ($rule:path) => {{
        use $rule as rule;
        &$crate::listed::names_of::<{ rule::KEYS.len() }>(rule::KEYS)
    }};
}
pub(crate) use names;

/// The names of `N` keys.
pub(crate) const fn names_of<const N: usize>(keys: &[Key]) -> [&'static str; N] {
    let mut found = [""; N];
    let mut at = 0;
    while at < N {
        found[at] = keys[at].name();
        at += 1;
    }
    found
}

/// What compiles a rule, and the keys without which there is nothing to compile.
#[derive(Debug)]
pub(crate) struct Listed<F> {
    keys: Option<[&'static [&'static str]; 2]>,
    /// What compiles the rule.
    pub(crate) compile: F,
}

/// A rule that may hold without any key.
pub(crate) const fn always<F: Copy>(compile: F) -> Listed<F> {
    Listed { keys: None, compile }
}

/// A rule that is absent from definitions with none of its keys. Most definitions use few rules, and code that is not
/// called need not be loaded either: WebAssembly is translated function by function, when first called.
pub(crate) const fn of<F: Copy>(keys: &'static [&'static str], compile: F) -> Listed<F> {
    Listed { keys: Some([keys, &[]]), compile }
}

/// A rule that is absent without keys of its own or of another one.
pub(crate) const fn either<F: Copy>(
    keys: &'static [&'static str],
    others: &'static [&'static str],
    compile: F,
) -> Listed<F> {
    Listed { keys: Some([keys, others]), compile }
}

impl<F> Listed<F> {
    /// Whether the definition says something that the rule reads.
    pub(crate) fn is_due(&self, settings: &Settings<'_>) -> bool {
        self.keys.is_none_or(|it| it.iter().copied().flatten().any(|it| settings.asks(it)))
    }
}
