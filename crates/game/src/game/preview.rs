//! What is certain to happen after a path, before the path goes on.

use crate::game::Game;
use crate::game::current::Current;
use crate::game::ply::{Shown, shown};
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::moves::patch::Edit;
use engine::moves::path::Step;

/// Moves that a preview compares.
const MAX_PREVIEWED: usize = 64;

/// What will happen for certain after a path, whatever is clicked next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// What to show of it.
    pub shown: Shown,
    /// What stands on squares that change.
    pub after: Vec<(Sq, Occupant)>,
    /// What the ground of squares becomes.
    pub ground: Vec<(Sq, u8)>,
}

impl Game {
    /// What all moves that begin with a path do in common: what a reader may be shown before the path goes on.
    #[must_use]
    pub fn preview(&self, path: &[Step]) -> Preview {
        let Current { moves, spellings, .. } = &self.current;
        let whole = spellings.spelled(path);
        let slice = spellings.starting_with(path).iter().map(|it| it.idx);
        let candidates: Vec<usize> = whole.map_or_else(|| slice.take(MAX_PREVIEWED).collect(), |it| vec![it]);
        let Some((first, rest)) = candidates.split_first() else { return Preview::default() };
        let common = |it: &&Edit| rest.iter().all(|idx| moves.patch(*idx).contains(it));
        let patch: Vec<Edit> = moves.patch(*first).iter().filter(common).copied().collect();
        let after = patch.iter().filter_map(|it| match it {
            Edit::Put(sq, content) => Some((*sq, *content)),
            _ => None,
        });
        let item = moves.item(*first);
        let ends = Some(item.ends()).filter(|it| it.0 != Sq::NONE);
        let mut shown = shown(&self.position, &patch, ends);
        if candidates.len() > 1 {
            // The mover is on its way; only where it goes is open.
            shown.removed.retain(|it| *it != item.from && *it != item.origin);
        }
        let ground = patch.iter().filter_map(|it| match it {
            Edit::Ground(sq, kind) => Some((*sq, *kind)),
            _ => None,
        });
        Preview { after: after.collect(), ground: ground.collect(), shown }
    }
}
