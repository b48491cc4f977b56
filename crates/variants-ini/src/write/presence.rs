//! Who has a type, where it may stand, and what it does from there.

use engine::ids::{Player, Sq, TypeId};

use crate::write::section_writer::SectionWriter;
use crate::write::walks::{Standing, Walks, walks};

/// The sides that may have a type.
pub(crate) fn sides(writer: &SectionWriter<'_>, kind: TypeId) -> impl Iterator<Item = Player> + use<> {
    let present = writer.present;
    Player::BOTH.into_iter().filter(move |it| present[*it].has(kind))
}

/// The squares on which a piece may ever stand.
pub(crate) fn standing(writer: &SectionWriter<'_>, side: Player, kind: TypeId) -> Vec<Sq> {
    writer.standing[side][kind.index()].clone()
}

/// Whether a piece of a type may make first moves from a square.
pub(crate) fn begins(writer: &SectionWriter<'_>, side: Player, kind: TypeId, at: Sq) -> bool {
    match &writer.builder.variant.movement.initial[side][kind.index()] {
        Some(zone) => zone[at.index()],
        None => writer.homes(side, kind).contains(&at),
    }
}

/// What a piece does from a square as the definition has it.
pub(crate) fn effective(writer: &SectionWriter<'_>, side: Player, kind: TypeId, at: Sq) -> Walks {
    let begins = begins(writer, side, kind, at);
    walks(&writer.builder.variant.movement, Standing { side, kind, at, begins })
}
