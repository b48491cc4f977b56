//! The registry of keys as views. What keys do is documented where rules claim them.

use rules::manual::{self, BOARD};

use crate::view::KeyView;

/// All keys, those that several rules need first.
pub(crate) fn views() -> Vec<KeyView> {
    let general = BOARD.iter().map(|it| ("", it));
    let claimed = manual::all().into_iter().flat_map(|rule| rule.keys.iter().map(move |it| (rule.rule, it)));
    general
        .chain(claimed)
        .map(|(rule, it)| KeyView { rule, name: it.name(), value: it.value, default: it.default, doc: it.doc })
        .collect()
}
