//! What attacks on squares forbid: first leaps of royals between two attacked squares, and arrivals where a reply could take.

use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::legal::LegalGenerator;
use engine::moves::move_list::Item;

/// Refuses oblique first leaps of royals between two attacked squares.
#[derive(Debug)]
pub(super) struct EitherWay;

/// Whether a move is a first leap of a royal.
fn is_first_leap(variant: &Variant, item: &Item) -> bool {
    item.initial && item.turn == Turn::Walk && item.origin == item.from && variant.royals.types.has(item.kind)
}

/// The squares one straight and one diagonal step towards the end of an oblique leap; `None` for other moves.
fn ways(variant: &Variant, item: &Item) -> Option<[Sq; 2]> {
    let topology = &variant.movement.topology;
    let (file, rank) = (topology.file(item.from), topology.rank(item.from));
    let (dx, dy) = (topology.file(item.to) - file, topology.rank(item.to) - rank);
    if dx == 0 || dy == 0 || dx.abs() == dy.abs() {
        return None;
    }
    let (x, y) = if dx.abs() > dy.abs() { (dx.signum(), 0) } else { (0, dy.signum()) };
    Some([topology.square(file + x, rank + y)?, topology.square(file + dx.signum(), rank + dy.signum())?])
}

impl Veto for EitherWay {
    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        is_first_leap(scene.variant, item)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, item) = (trial.variant, trial.item);
        if !is_first_leap(variant, item) {
            return None;
        }
        let ways = ways(variant, item)?;
        let mut generator = LegalGenerator::default();
        let all =
            trial.before(|it| ways.into_iter().all(|sq| generator.is_royal_attacked_on(variant, it, item.from, sq)));
        all.then_some("royal-through-check")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let (variant, item) = (trial.variant, trial.item);
        let ways = ways(variant, item)?;
        let squares = Arg::all(ways.map(|it| variant.label(it)));
        let message = msg!("reason-royal-through-check-leap", piece = variant.named(item.kind), squares = squares);
        Some(Reason { code, message, marks: ways.map(|it| (it, MarkRole::Other)).to_vec() })
    }
}

/// Refuses moves of some types to where a reply could take them.
#[derive(Debug)]
pub(super) struct SafeArrival(pub(super) TypeSet);

impl SafeArrival {
    fn is_meant(&self, item: &Item) -> bool {
        self.0.has(item.becomes)
    }

    /// A piece that could take the mover where it has gone.
    fn attacker(&self, trial: &Trial<'_>) -> Option<Sq> {
        let Trial { variant, after, item, .. } = trial;
        let mover = after.mover();
        let stands = self.is_meant(item) && after.at(item.to).is(mover);
        stands.then(|| LegalGenerator::sparing().attacker(variant, after, item.to, mover.other()))?
    }
}

impl Veto for SafeArrival {
    fn scope(&self, Scene { position, .. }: Scene<'_>, pins: &mut Pins) -> VetoScope {
        let careful = position.pieces(position.turn()).filter(|it| self.0.has(position.at(*it).kind()));
        careful.for_each(|it| pins.guard(it));
        VetoScope { walks: false, royals: true, drops: self.0 }
    }

    fn concerns(&self, _scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        self.is_meant(item)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        self.attacker(trial).map(|_| "unsafe-arrival")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let attacker = self.attacker(trial)?;
        let piece = trial.variant.named(trial.after.at(trial.item.to).kind());
        let message = msg!("reason-unsafe-arrival", piece = piece);
        Some(Reason { code, message, marks: vec![(attacker, MarkRole::Attacker)] })
    }
}
