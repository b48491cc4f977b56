//! First moves: the other program asks where a piece stands, not whether it has moved, and every such move over squares
//! gives rights to capture in passing there.

use std::collections::BTreeSet;

use engine::ids::{Player, Sq, TypeId};
use engine::program::Powers;
use message::{Arg, msg};

use crate::region::Region;
use crate::write::pawn_walks::{PawnWalks, between, is_ahead, is_pawn, pawn_walks};
use crate::write::presence::{begins, effective, sides, standing};
use crate::write::reach::comes_in;
use crate::write::section_writer::SectionWriter;
use crate::write::walks::{Standing, Walk, Walks, walks};

/// Squares by side.
pub(crate) type BySide = [BTreeSet<Sq>; 2];

/// Where which pieces make first moves, and what they leave behind.
#[derive(Debug, Default)]
pub(crate) struct FirstMoves {
    /// By side: where first moves begin.
    pub(crate) zone: BySide,
    /// By side: where Pawns go three squares.
    pub(crate) triple: BySide,
    /// By side: squares that are crossed and get rights.
    marked: BySide,
    /// By side: squares that are crossed without rights.
    unmarked: BySide,
    /// The type that moves like the Pawn of chess, if there is one.
    pub(crate) pawn: Option<TypeId>,
    /// Whether it goes two squares anywhere.
    pub(crate) doubles: bool,
}

impl FirstMoves {
    /// Finds them. `apart`: types whose first moves are said by another option.
    pub(crate) fn find(writer: &mut SectionWriter<'_>, apart: &[TypeId]) -> Self {
        let mut res = Self { pawn: writer.kinds().find(|it| is_pawn(writer, *it)), ..Self::default() };
        for kind in writer.kinds().filter(|it| !apart.contains(it)) {
            if Some(kind) == res.pawn {
                res.take_pawn(writer, kind);
            } else {
                res.take(writer, kind);
            }
        }
        // Without double steps of Pawns no other piece has first moves there.
        if !res.doubles && res.zone.iter().any(|it| !it.is_empty()) {
            res.pawn = None;
        }
        res.check(writer, apart);
        res
    }

    fn take_pawn(&mut self, writer: &mut SectionWriter<'_>, kind: TypeId) {
        for side in sides(writer, kind) {
            for at in standing(writer, side, kind) {
                let Some(PawnWalks { double, triple, .. }) = pawn_walks(writer, side, kind, at) else { continue };
                if let Some(it) = double {
                    self.zone[side].insert(at);
                    self.doubles = true;
                    self.cross(writer, side, at, &it);
                }
                if let Some(it) = triple {
                    self.triple[side].insert(at);
                    self.cross(writer, side, at, &it);
                }
            }
            if !is_settled(writer, side, kind) {
                refuse(writer, kind);
            }
        }
    }

    fn take(&mut self, writer: &mut SectionWriter<'_>, kind: TypeId) {
        for side in sides(writer, kind) {
            let mut any = false;
            for at in standing(writer, side, kind) {
                let first = only_first(writer, side, kind, at);
                if first.is_empty() || !begins(writer, side, kind, at) {
                    continue;
                }
                any = true;
                self.zone[side].insert(at);
                for it in &first {
                    self.cross(writer, side, at, it);
                }
            }
            if any && !is_settled(writer, side, kind) {
                refuse(writer, kind);
            }
        }
    }

    /// Notes what a first move crosses.
    fn cross(&mut self, writer: &SectionWriter<'_>, side: Player, at: Sq, walk: &Walk) {
        let Walk::Leap { power, to, path, trail } = walk else { return };
        if *trail {
            self.marked[side].extend(path);
        } else if *power & Powers::MOVE.bits() != 0 || *power & Powers::TAKE.bits() != 0 {
            self.unmarked[side].extend(between(writer, at, *to));
        }
    }

    /// Each type must make first moves wherever any does.
    fn check(&self, writer: &mut SectionWriter<'_>, apart: &[TypeId]) {
        for kind in writer.kinds().filter(|it| !apart.contains(it)) {
            for side in sides(writer, kind) {
                let differs = standing(writer, side, kind).into_iter().any(|at| {
                    if Some(kind) == self.pawn {
                        let has = pawn_walks(writer, side, kind, at).unwrap_or_default();
                        let can = |n| is_ahead(writer, side, kind, at, n);
                        return has.double.is_none() && self.zone[side].contains(&at) && can(2)
                            || has.triple.is_none() && self.triple[side].contains(&at) && can(3);
                    }
                    let first = only_first(writer, side, kind, at);
                    !first.is_empty() && self.zone[side].contains(&at) != begins(writer, side, kind, at)
                });
                if differs {
                    refuse(writer, kind);
                }
            }
        }
    }

    /// Writes where first moves begin, and where captures in passing are allowed.
    pub(crate) fn write(&self, writer: &mut SectionWriter<'_>) {
        let pawn = self.pawn.filter(|it| writer.piece_of(*it).is_some_and(|it| it.option == "pawn"));
        if pawn.is_some() && !self.doubles {
            writer.option("doubleStep", "false");
        }
        let zone = Player::both(|side| writer.region(|it| self.zone[side].contains(&it)));
        let usual = [2, 7].map(|rank| Region::rank(rank, writer.files, writer.ranks));
        let is_usual =
            |side: usize| zone[side] == usual[side] || zone[side].is_empty() && (pawn.is_none() || !self.doubles);
        let is_said = zone.iter().all(Region::is_empty) || is_usual(0) && is_usual(1);
        if !is_said {
            writer.regions("doubleStepRegion", &zone);
        }
        let triple = Player::both(|side| writer.region(|it| self.triple[side].contains(&it)));
        if !triple.iter().all(Region::is_empty) {
            writer.regions("tripleStepRegion", &triple);
        }
        self.write_passing(writer);
    }

    fn write_passing(&self, writer: &mut SectionWriter<'_>) {
        let passes = Player::both(|side| {
            let kinds: Vec<TypeId> = writer.present[side].iter().collect();
            kinds.into_iter().any(|kind| {
                standing(writer, side, kind)
                    .into_iter()
                    .any(|at| effective(writer, side, kind, at).iter().any(Walk::passes))
            })
        });
        let mut regions: [Option<Region>; 2] = [None, None];
        for side in Player::BOTH {
            let other = side.other();
            let (marked, unmarked) = (&self.marked[other], &self.unmarked[other]);
            let open: BTreeSet<Sq> = if passes[side] { marked.clone() } else { BTreeSet::new() };
            writer.passing[side].clone_from(&open);
            if open.intersection(unmarked).next().is_some() {
                writer.refuse_at("ini.piece", msg!("ini-passing"), definition::Place::Whole);
            }
            if !marked.union(unmarked).all(|it| open.contains(it)) {
                regions[side] = Some(writer.region(|it| open.contains(&it)));
            }
        }
        match regions {
            [Some(white), Some(black)] => writer.common_regions("enPassantRegion", &[white, black]),
            [white, black] => {
                for (key, region) in [("enPassantRegionWhite", white), ("enPassantRegionBlack", black)] {
                    if let Some(it) = region {
                        let words = writer.region_words(&it);
                        writer.option(key, words);
                    }
                }
            }
        }
    }
}

fn refuse(writer: &mut SectionWriter<'_>, kind: TypeId) {
    writer.say(&["initialZone"]);
    let piece = Arg::piece(writer.name(kind));
    writer.refuse_piece(kind, msg!("ini-first-moves", piece = piece));
}

/// The walks that a piece has only as first moves.
fn only_first(writer: &SectionWriter<'_>, side: Player, kind: TypeId, at: Sq) -> Walks {
    let program = writer.builder.variant.movement.program(side, kind, at);
    if !program.has_first_move() {
        return Walks::new();
    }
    let [first, later] =
        [true, false].map(|begins| walks(&writer.builder.variant.movement, Standing { side, kind, at, begins }));
    first.difference(&later).cloned().collect()
}

/// Whether a piece that stands where first moves begin may make them, however it came there.
fn is_settled(writer: &mut SectionWriter<'_>, side: Player, kind: TypeId) -> bool {
    if writer.builder.variant.movement.initial[side][kind.index()].is_some() {
        return true;
    }
    let homes: BTreeSet<Sq> = writer.homes(side, kind).into_iter().collect();
    let begin: BTreeSet<Sq> =
        homes.iter().copied().filter(|it| !only_first(writer, side, kind, *it).is_empty()).collect();
    if begin.is_empty() {
        return true;
    }
    // Pieces that come in otherwise have no first move.
    if comes_in(writer, side, kind) {
        return false;
    }
    let (mut reached, mut open) = (BTreeSet::new(), homes.iter().copied().collect::<Vec<_>>());
    while let Some(at) = open.pop() {
        for to in effective(writer, side, kind, at).iter().flat_map(Walk::ends) {
            if reached.insert(to) {
                open.push(to);
            }
        }
    }
    reached.is_disjoint(&begin)
}
