//! Where captured pieces go. Drops are another file.

use crate::compile::Builder;
use crate::content::Content;
use crate::draft::Draft;
use crate::ids::TypeId;
use crate::patch::Edit;
use crate::program::walk::Flow;
use crate::rules::{Key, Next, Pass, Scene};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key {
    name: "holdingsType",
    value: "int",
    default: "0",
    doc: "0: captured pieces are gone; above 0: they go to the hand of their own colour; below 0: they change sides; -1: they are demoted as well.",
}];

/// Puts captured pieces into hands.
#[derive(Debug)]
pub struct Hands {
    change_sides: bool,
    demote: bool,
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    match builder.reader.int("holdingsType", 0, -99, 99) {
        0 => None,
        n => {
            builder.uses_hands = true;
            Some(Box::new(Hands { change_sides: n < 0, demote: n == -1 }))
        }
    }
}

impl Pass for Hands {
    fn concerns(&self, draft: &Draft) -> bool {
        draft.captures()
    }

    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let n_extra = draft.extra.len();
        for idx in 0..draft.victims.len() {
            let victim = draft.victims[idx];
            if !victim.unloaded {
                let owner = if self.change_sides { draft.side() } else { victim.piece.side() };
                let kind = if self.demote { demoted(scene, victim.piece) } else { victim.piece.kind() };
                draft.extra.push(Edit::Hand(owner, kind, 1));
            }
        }
        let flow = next(draft);
        draft.extra.truncate(n_extra);
        flow
    }
}

/// What a captured piece becomes on its way to the hand.
fn demoted(scene: Scene<'_>, piece: Content) -> TypeId {
    if piece.base() != TypeId::NONE {
        return piece.base();
    }
    let (n, k) = (piece.kind().0, scene.rules.promo_offset);
    let promoted = k > 0 && n > k && n - k <= scene.rules.max_promote;
    if promoted { TypeId(n - k) } else { piece.kind() }
}
