//! Why a tile cannot be laid as a path says.

use crate::drops::tiles::{Placement, Tiles};
use crate::prelude::*;

fn reason(code: &'static str, message: Message, marks: Vec<(Sq, MarkRole)>) -> Option<Reason> {
    Some(Reason { code, message, marks })
}

impl Tiles {
    /// The reason why a path that begins with a tile of the hand does not lay it.
    pub(super) fn refusal(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        let [Step::Hand(kind), rest @ ..] = path else { return None };
        if !self.kinds.has(*kind) {
            return None;
        }
        let (variant, position, side) = (scene.variant, scene.position, scene.position.turn());
        let name = variant.named(*kind);
        if position.hand(side, *kind) == 0 {
            return reason("drop-empty", msg!("reason-drop-empty", piece = name), Vec::new());
        }
        let allowed = || {
            let mut res: Vec<(Sq, MarkRole)> =
                self.legal(scene, side, *kind).map(|it| (it.at, MarkRole::Allowed)).collect();
            sort::sort(&mut res);
            res.dedup();
            res
        };
        let all = &self.placements[side][kind.index()];
        let here: Vec<&Placement> = all.iter().filter(|it| rest.first() == Some(&Step::Square(it.at))).collect();
        let Some(Step::Square(at)) = rest.first().copied().filter(|_| !here.is_empty()) else {
            return reason("drop-zone", msg!("reason-drop-zone-tile", piece = name), allowed());
        };
        let label = variant.label(at);
        if here.iter().all(|it| self.unfit(position, it).next().is_some()) {
            let marks =
                here[0..1].iter().flat_map(|it| self.unfit(position, it)).map(|it| (it, MarkRole::Blocker)).collect();
            return reason("tile-ground", msg!("reason-tile-ground", piece = name, square = label), marks);
        }
        let topology = &variant.movement.topology;
        let touching = |it: &&Placement| {
            let free = self.unfit(position, it).next().is_none();
            free.then(|| self.touching(topology, position, it)).flatten()
        };
        if let Some((sq, like)) = here.iter().find_map(touching)
            && !self.legal(scene, side, *kind).any(|it| it.at == at)
        {
            let ground = variant.movement.terrain().and_then(|it| it.kind(position.ground(like)));
            let ground = ground.map_or_else(|| msg!("some-ground").into(), |it| Arg::word(&*it.name));
            let (square, next) = (variant.label(sq), variant.label(like));
            let message = msg!("reason-tile-apart", ground = ground, square = square, next = next);
            return reason("tile-apart", message, vec![(like, MarkRole::Other)]);
        }
        if rest.len() > 1 && self.legal(scene, side, *kind).any(|it| it.at == at) {
            return reason("drop-side", msg!("reason-drop-side-tile", piece = name), allowed());
        }
        reason("tile-fill", msg!("reason-tile-fill", piece = name, square = label), allowed())
    }
}
