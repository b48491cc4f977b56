//! The slanting lines of a board, found by the pieces that use them.

use std::collections::BTreeSet;

use engine::ids::{Sq, TypeId};
use engine::program::Program;

use crate::region::Region;
use crate::write::alike::program_by_side;
use crate::write::presence::{effective, sides, standing};
use crate::write::section_writer::SectionWriter;
use crate::write::walks::{Standing, Walk, Walks, walks_of};

/// The slanting lines that pieces use which else go straight.
pub(crate) fn slanting_lines(writer: &mut SectionWriter<'_>, own: &[TypeId]) -> Region {
    let mut found: BTreeSet<(u8, u8)> = BTreeSet::new();
    for kind in own {
        for moves in ["R", "W", "fsW", "pR"] {
            let base = program_by_side(writer, moves);
            let Some(squares) = beside_straight(writer, *kind, &base) else { continue };
            found.extend(squares.into_iter().map(|it| writer.place_of(it)));
            break;
        }
    }
    found.into_iter().collect()
}

/// Where a type has slanting moves beside straight ones, and where they lead; `None` if it has others, or lacks a straight
/// one.
fn beside_straight(writer: &SectionWriter<'_>, kind: TypeId, base: &[Program; 2]) -> Option<BTreeSet<Sq>> {
    let movement = &writer.builder.variant.movement;
    let mut res = BTreeSet::new();
    let mut anywhere = false;
    for side in sides(writer, kind) {
        for at in standing(writer, side, kind) {
            let ours = effective(writer, side, kind, at);
            let straight: Walks = walks_of(movement, Standing { side, kind, at, begins: false }, &base[side]);
            if !straight.is_subset(&ours) {
                return None;
            }
            let more: Vec<&Walk> = ours.difference(&straight).collect();
            let slants = |to: Sq| {
                let (dx, dy) = (
                    movement.topology.file(to) - movement.topology.file(at),
                    movement.topology.rank(to) - movement.topology.rank(at),
                );
                dx.abs() == dy.abs() && dx.abs() <= 2
            };
            if !more.iter().all(|it| !it.ends().is_empty() && it.ends().into_iter().all(slants)) {
                return None;
            }
            anywhere |= more.is_empty();
            if !more.is_empty() {
                res.insert(at);
                res.extend(more.iter().flat_map(|it| it.ends()));
                res.extend(
                    more.iter()
                        .filter_map(|it| if let Walk::Leap { path, .. } = it { Some(path) } else { None })
                        .flatten(),
                );
            }
        }
    }
    // What slants everywhere is another piece.
    anywhere.then_some(res)
}
