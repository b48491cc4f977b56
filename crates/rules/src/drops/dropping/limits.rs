//! What stands on the board may forbid a drop: nifu, shades, neighbours.

use crate::builder::areas::Entries;
use crate::prelude::*;
use definition::Setting;
use engine::mechanics::neighbour_effects::Leaps;

/// What must or must not stand next to a drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Near {
    Any,
    Friend,
    Foe,
    NotFriend,
    NotFoe,
    /// Something below, or the edge.
    Ground,
    /// Where a piece comes to rest that is pushed in from an edge.
    Slide,
}

/// What the keys say of limits.
#[derive(Debug)]
pub(super) struct LimitEntries {
    /// Most own pieces of the type on a file before the drop; 0 is no limit.
    pub(super) nifu: Entries<u16>,
    pub(super) near: Entries<Near>,
    /// The leaps to the squares that are near, if the definition names them.
    pub(super) near_zone: Option<Setting>,
    /// By side: types that are dropped on squares of different shades in turn.
    pub(super) opposite: [TypeSet; 2],
}

impl LimitEntries {
    pub(super) fn read(builder: &mut Builder<'_>) -> Self {
        let words = [
            ("any", Near::Any),
            ("friend", Near::Friend),
            ("foe", Near::Foe),
            ("notFriend", Near::NotFriend),
            ("notFoe", Near::NotFoe),
            ("ground", Near::Ground),
            ("slide", Near::Slide),
        ];
        Self {
            nifu: builder.settings.number_entries("nifu").map(|it| it.max(1)),
            near: builder.settings.word_entries("dropNear", &words),
            near_zone: builder.settings.last("dropNearZone").cloned(),
            opposite: builder.settings.types_by_side("dropOpposite"),
        }
    }

    /// The limits of each type.
    pub(super) fn by_type(&self, builder: &mut Builder<'_>) -> DropLimits {
        let n_types = builder.n_types;
        DropLimits {
            near_zone: self.near_zone.as_ref().map(|it| builder.leaps(&it.part())),
            nifu: Player::both(|side| self.nifu.by_type(side, n_types, 0)),
            near: Player::both(|side| self.near.by_type(side, n_types, Near::Any)),
            opposite: self.opposite,
        }
    }
}

/// Limits by side and type.
#[derive(Debug)]
pub(super) struct DropLimits {
    /// Own pieces of the type that close a file to the drop; 0 is no limit. `nifu=P:0` and `nifu=P:1` both close a file
    /// that holds any.
    nifu: [Vec<u16>; 2],
    near: [Vec<Near>; 2],
    /// The squares that are near; without it those around the square.
    near_zone: Option<Leaps>,
    opposite: [TypeSet; 2],
}

/// More files than any board has.
const MAX_FILES: usize = 64;

/// A set of files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Files(u64);

impl Files {
    /// Whether a file is in the set.
    pub(super) fn has(self, file: i32) -> bool {
        self.0.checked_shr(file as u32).is_some_and(|it| it & 1 == 1)
    }
}

impl DropLimits {
    /// Whether the board allows the drop.
    pub(super) fn allow(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        self.file_is_free(scene, side, kind, sq) && self.allows_beside(scene, side, kind, sq)
    }

    /// The same without the limit of a file.
    pub(super) fn allows_beside(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        (!self.opposite[side].has(kind) || shade_is_free(scene, side, kind, sq))
            && self.neighbours_suit(scene, side, kind, sq)
    }

    /// Where a piece of the type falls that is let go on an empty square above.
    pub(super) fn falls_to(&self, scene: Scene<'_>, kind: TypeId, sq: Sq) -> Option<Sq> {
        if self.near[scene.position.turn()][kind.index()] != Near::Ground {
            return None;
        }
        let topology = &scene.variant.movement.topology;
        let is_free = |it: &Sq| !topology.is_hole(*it) && scene.position.at(*it).is_empty();
        let below = |it: &Sq| topology.square(topology.file(*it), topology.rank(*it) - 1).filter(is_free);
        let stop = std::iter::successors(Some(sq).filter(is_free), below).last()?;
        (stop != sq).then_some(stop)
    }

    /// Why the board does not allow the drop.
    pub(super) fn refusal(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<Reason> {
        let (variant, name) = (scene.variant, scene.variant.named(kind));
        let topology = &variant.movement.topology;
        let own = |it: &Sq| scene.position.at(*it).kind() == kind;
        if !self.file_is_free(scene, side, kind, sq) {
            let on_file =
                scene.position.pieces(side).filter(own).filter(|it| topology.lettered(*it) == topology.lettered(sq));
            let marks: Vec<_> = on_file.map(|it| (it, MarkRole::Other)).collect();
            let message = msg!("reason-drop-nifu", piece = name, count = self.nifu[side][kind.index()]);
            return Some(Reason { code: "drop-nifu", message, marks });
        }
        if self.opposite[side].has(kind) && !shade_is_free(scene, side, kind, sq) {
            let marks = scene.position.pieces(side).filter(own).map(|it| (it, MarkRole::Other)).collect();
            let message = msg!("reason-drop-shade", piece = name);
            return Some(Reason { code: "drop-shade", message, marks });
        }
        if !self.neighbours_suit(scene, side, kind, sq) {
            let message = match self.near[side][kind.index()] {
                Near::Friend => msg!("reason-drop-near-friend", piece = name),
                Near::Foe => msg!("reason-drop-near-foe", piece = name),
                Near::NotFriend => msg!("reason-drop-near-no-friend", piece = name),
                Near::Ground => msg!("reason-drop-near-ground", piece = name),
                Near::Slide => msg!("reason-drop-near-slide", piece = name),
                _ => msg!("reason-drop-near-no-foe", piece = name),
            };
            return Some(Reason { code: "drop-near", message, marks: Vec::new() });
        }
        None
    }

    fn file_is_free(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        !self.full_files(scene, side, kind).has(scene.variant.movement.topology.lettered(sq))
    }

    /// The files that have as many pieces of the type as they may.
    pub(super) fn full_files(&self, scene: Scene<'_>, side: Player, kind: TypeId) -> Files {
        let mut res = Files::default();
        let limit = self.nifu[side][kind.index()];
        if limit == 0 {
            return res;
        }
        let mut counts = [0; MAX_FILES];
        for sq in scene.position.pieces(side) {
            let file = scene.variant.movement.topology.lettered(sq);
            if scene.position.at(sq).kind() == kind
                && let Some(count) = counts.get_mut(file as usize)
            {
                *count += 1;
                res.0 |= u64::from(*count >= limit) << file;
            }
        }
        res
    }

    /// Whether anything but full files may forbid a drop of the type.
    pub(super) fn asks_squares(&self, side: Player, kind: TypeId) -> bool {
        self.opposite[side].has(kind) || self.near[side][kind.index()] != Near::Any
    }

    /// Whether pieces of the type must alternate shades.
    pub(super) fn alternates(&self, side: Player, kind: TypeId) -> bool {
        self.opposite[side].has(kind)
    }

    fn neighbours_suit(&self, scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
        let near = self.near[side][kind.index()];
        if near == Near::Any {
            return true;
        }
        let topology = &scene.variant.movement.topology;
        let at = |it: Sq| scene.position.at(it);
        let pieces: Vec<_> = match &self.near_zone {
            Some(it) => it.around(side, sq).iter().map(|it| at(*it)).collect(),
            None => topology.around(sq).map(at).collect(),
        };
        let friend = pieces.iter().any(|it| it.is(side));
        let foe = pieces.iter().any(|it| it.is(side.other()));
        match near {
            Near::Any => true,
            Near::Friend => friend,
            Near::Foe => foe,
            Near::NotFriend => !friend,
            Near::NotFoe => !foe,
            Near::Ground => rests(scene, sq, false),
            Near::Slide => rests(scene, sq, true),
        }
    }
}

/// Whether a piece stops on a square that falls there, or that `slides` there from any edge.
fn rests(scene: Scene<'_>, sq: Sq, slides: bool) -> bool {
    let topology = &scene.variant.movement.topology;
    let (file, rank) = (topology.file(sq), topology.rank(sq));
    let is_free = |n: i32, (dx, dy): (i32, i32)| {
        let there = topology.square(file + n * dx, rank + n * dy);
        there.is_some_and(|it| !topology.is_hole(it) && scene.position.at(it).is_empty())
    };
    let exists = |n: i32, (dx, dy): (i32, i32)| topology.square(file + n * dx, rank + n * dy).is_some();
    let stops = |way: (i32, i32)| !is_free(1, way);
    let enters = |way: (i32, i32)| (1..).take_while(|it| exists(-it, way)).all(|it| is_free(-it, way));
    if slides {
        [(0, -1), (0, 1), (-1, 0), (1, 0)].into_iter().any(|it| stops(it) && enters(it))
    } else {
        stops((0, -1))
    }
}

/// Whether the shade of the square holds no more own pieces of the type than the other shade.
fn shade_is_free(scene: Scene<'_>, side: Player, kind: TypeId, sq: Sq) -> bool {
    let topology = &scene.variant.movement.topology;
    let shade = |it: Sq| topology.shade(it);
    let own = |it: &Sq| scene.position.at(*it).kind() == kind;
    let (mut same, mut other) = (0, 0);
    for it in scene.position.pieces(side).filter(own) {
        if shade(it) == shade(sq) { same += 1 } else { other += 1 }
    }
    same <= other
}
