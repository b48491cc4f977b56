//! Who is in check, and from where.

use std::borrow::Cow;

use crate::ids::{Player, Sq};
use crate::legal::LegalGenerator;
use crate::legal::reference::reference_in_check;
use crate::position::Position;
use crate::variant::Variant;

impl LegalGenerator {
    /// Whether a reply could make the side lose its royals.
    pub fn in_check(&mut self, variant: &Variant, position: &Position, side: Player) -> bool {
        let position = &*threatened(variant, position, side);
        let royals = position.royals(side);
        if variant.royals.duple_check[side] && royals.len() > 1 {
            return (0..royals.len()).all(|idx| {
                let royal = position.royals(side)[idx];
                variant.tables.attacks.attacker(variant, position, &mut self.replies, royal, side.other()).is_some()
            });
        }
        if variant.royals.last_only[side] && royals.len() > 1 {
            return !variant.tables.attacks.walkers(side.other()).is_empty()
                && reference_in_check(variant, position, &mut self.replies, side);
        }
        (0..royals.len()).any(|idx| {
            let royal = position.royals(side)[idx];
            variant.tables.attacks.attacker(variant, position, &mut self.replies, royal, side.other()).is_some()
        })
    }

    /// A square from which a side attacks another.
    pub fn attacker(&mut self, variant: &Variant, position: &Position, target: Sq, by: Player) -> Option<Sq> {
        variant.tables.attacks.attacker(variant, position, &mut self.replies, target, by)
    }

    /// The royals of a side that are in check.
    pub fn checks(&mut self, variant: &Variant, position: &Position, side: Player) -> Vec<Sq> {
        if !self.in_check(variant, position, side) {
            return Vec::new();
        }
        let position = &*threatened(variant, position, side);
        let royals = position.royals(side).to_vec();
        let by = side.other();
        let attacks = &variant.tables.attacks;
        royals
            .into_iter()
            .filter(|it| attacks.attacker(variant, position, &mut self.replies, *it, by).is_some())
            .collect()
    }

    /// The first royal in check and the square of the piece that would take it.
    pub fn checker(&mut self, variant: &Variant, position: &Position, side: Player) -> Option<(Sq, Sq)> {
        let position = &*threatened(variant, position, side);
        let royals = position.royals(side).to_vec();
        royals.into_iter().find_map(|royal| {
            let by = side.other();
            let at = variant.tables.attacks.attacker(variant, position, &mut self.replies, royal, by)?;
            Some((royal, at))
        })
    }
}

/// The position as it is for threats to a side: neutral royals are its own, whoever has moved.
fn threatened<'p>(variant: &Variant, position: &'p Position, side: Player) -> Cow<'p, Position> {
    if variant.pieces.neutral.is_empty() {
        Cow::Borrowed(position)
    } else {
        Cow::Owned(position.attacked_by(variant.pieces.neutral, side.other(), None))
    }
}

/// Whether a reply could make the side lose its royals.
pub fn is_in_check(variant: &Variant, position: &Position, side: Player) -> bool {
    LegalGenerator::sparing().in_check(variant, position, side)
}
