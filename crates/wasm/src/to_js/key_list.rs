//! The registry of keys as views. What keys do is documented where rules claim them.

use definition::Subject;
use rules::registry::{BOARD_KEYS, RULES};

use crate::view::KeyView;

/// All keys, those that several rules need first.
pub(crate) fn views() -> Vec<KeyView> {
    let general = BOARD_KEYS.iter().map(|it| ("", it));
    let claimed = RULES.iter().flat_map(|rule| rule.keys.iter().map(move |it| (rule.name, it)));
    general
        .chain(claimed)
        .map(|(rule, it)| KeyView {
            rule,
            name: it.name(),
            value: it.value,
            default: it.default,
            per_side: it.spec.per_side,
            adds_up: it.spec.adds_up,
            of_piece: it.spec.subject != Subject::Game,
            alias: it.spec.alias,
        })
        .collect()
}
