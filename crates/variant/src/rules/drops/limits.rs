//! What stands on the board may forbid a drop: nifu, shades, neighbours.

use crate::compile::{Builder, Reader};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::reason::{Reason, Role};
use crate::rules::Scene;

/// What must or must not stand next to a drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Near {
    Any,
    Friend,
    Foe,
    NotFriend,
    NotFoe,
}

/// Limits by side and type.
#[derive(Debug)]
pub(super) struct Limits {
    /// Most own pieces of the type on a file before the drop; 0 is no limit.
    nifu: [Vec<u16>; 2],
    near: [Vec<Near>; 2],
    opposite: [TypeSet; 2],
}

impl Limits {
    pub(super) fn read(builder: &mut Builder<'_>) -> Self {
        let nifu = builder.reader.entries("nifu");
        let near = builder.reader.entries("dropNear");
        let opposite = builder.reader.types_by_side("dropOpposite");
        let words = [
            ("any", Near::Any),
            ("friend", Near::Friend),
            ("foe", Near::Foe),
            ("notFriend", Near::NotFriend),
            ("notFoe", Near::NotFoe),
        ];
        let kinds = || std::iter::once(TypeId::NONE).chain((1..=builder.n_types).map(|it| TypeId(it as u8)));
        Self {
            nifu: Player::BOTH.map(|side| {
                let count = |kind| Reader::entry_for(&nifu, side, kind).and_then(|it| it.value.parse().ok());
                kinds().map(|it| count(it).unwrap_or(0)).collect()
            }),
            near: Player::BOTH.map(|side| {
                let word = |kind| {
                    let entry = Reader::entry_for(&near, side, kind)?;
                    words.iter().find(|it| it.0 == entry.value).map(|it| it.1)
                };
                kinds().map(|it| word(it).unwrap_or(Near::Any)).collect()
            }),
            opposite,
        }
    }

    /// The files that hold as many pieces of a type as may stand there.
    pub(super) fn full_files(&self, scene: Scene<'_>, side: Player, kind: TypeId) -> Vec<i32> {
        let limit = usize::from(self.nifu[side.index()][kind.index()]);
        if limit == 0 {
            return Vec::new();
        }
        let (topology, position) = (&scene.rules.movement.topology, scene.position);
        let own = position.pieces(side).filter(|it| position.at(*it).kind() == kind);
        let mut files: Vec<i32> = own.map(|it| topology.file(it)).collect();
        files.sort_unstable();
        files.chunk_by(|a, b| a == b).filter(|it| it.len() >= limit).map(|it| it[0]).collect()
    }

    /// Whether the board allows the drop.
    pub(super) fn allow(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.file_is_free(scene, side, kind, sq) && self.allows_beside(scene, side, kind, sq)
    }

    /// The same without the limit of a file.
    pub(super) fn allows_beside(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        (!self.opposite[side.index()].has(kind) || shade_is_free(scene, side, kind, sq))
            && self.neighbours_suit(scene, side, kind, sq)
    }

    /// Why the board does not allow the drop.
    pub(super) fn refusal(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<Reason> {
        let (rules, name) = (scene.rules, scene.rules.name(kind));
        let topology = &rules.movement.topology;
        let own = |it: &Sq| scene.position.at(*it).kind() == kind;
        if !self.file_is_free(scene, side, kind, sq) {
            let on_file = scene.position.pieces(side).filter(own).filter(|it| topology.file(*it) == topology.file(sq));
            let marks: Vec<_> = on_file.map(|it| (it, Role::Other)).collect();
            let sentence = match self.nifu[side.index()][kind.index()] {
                1 => format!("There is already an unpromoted {name} of yours on this file."),
                n => format!("There are already {n} unpromoted {name}s of yours on this file."),
            };
            return Some(Reason { code: "drop-nifu", sentence, marks });
        }
        if self.opposite[side.index()].has(kind) && !shade_is_free(scene, side, kind, sq) {
            let marks = scene.position.pieces(side).filter(own).map(|it| (it, Role::Other)).collect();
            let sentence = format!("Your {name}s must stand on squares of different colours.");
            return Some(Reason { code: "drop-shade", sentence, marks });
        }
        if !self.neighbours_suit(scene, side, kind, sq) {
            let what = match self.near[side.index()][kind.index()] {
                Near::Friend => "must be dropped next to a piece of yours",
                Near::Foe => "must be dropped next to a piece of the opponent",
                Near::NotFriend => "may not be dropped next to a piece of yours",
                _ => "may not be dropped next to a piece of the opponent",
            };
            return Some(Reason { code: "drop-near", sentence: format!("A {name} {what}."), marks: Vec::new() });
        }
        None
    }

    fn file_is_free(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        let limit = self.nifu[side.index()][kind.index()];
        if limit == 0 {
            return true;
        }
        let topology = &scene.rules.movement.topology;
        let file = topology.file(sq);
        let on_file = (0..i32::from(topology.ranks)).filter_map(|rank| topology.square(file, rank)).filter(|it| {
            let piece = scene.position.at(*it);
            piece.is(side) && piece.kind() == kind
        });
        on_file.count() < usize::from(limit)
    }

    fn neighbours_suit(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        let near = self.near[side.index()][kind.index()];
        if near == Near::Any {
            return true;
        }
        let topology = &scene.rules.movement.topology;
        let pieces: Vec<_> = topology.around(sq).map(|it| scene.position.at(it)).collect();
        let friend = pieces.iter().any(|it| it.is(side));
        let foe = pieces.iter().any(|it| it.is(side.other()));
        match near {
            Near::Any => true,
            Near::Friend => friend,
            Near::Foe => foe,
            Near::NotFriend => !friend,
            Near::NotFoe => !foe,
        }
    }
}

/// Whether the shade of the square holds no more own pieces of the type than the other shade.
fn shade_is_free(scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
    let topology = &scene.rules.movement.topology;
    let shade = |it: Sq| topology.shade(it);
    let own = |it: &Sq| scene.position.at(*it).kind() == kind;
    let (mut same, mut other) = (0, 0);
    for it in scene.position.pieces(side).filter(own) {
        if shade(it) == shade(sq) { same += 1 } else { other += 1 }
    }
    same <= other
}
