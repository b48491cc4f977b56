//! What can be said about the safety of the royals of a position before any move is tried.

use crate::attack::pass_mask::PassMask;
use crate::attack::pin_search::Attackers;
use crate::attack::pins::{Pins, Safety};
use crate::generate::pseudo_legal::Generator;
use crate::hooks::{Capabilities, Scene, VetoScope};
use crate::position::Position;
use crate::variant::{Features, Variant};

/// Works out the pins of the side to move, and which moves vetoes may refuse.
pub(super) fn veto_scope(
    variant: &Variant,
    position: &Position,
    replies: &mut Generator,
    pins: &mut Pins,
) -> VetoScope {
    let n_squares = variant.movement.topology.len();
    pins.clear(n_squares);
    let (side, attacks) = (position.turn(), &variant.tables.attacks);
    let by = side.other();
    // What may be attacked by pieces of both sides has no pins.
    if !variant.pieces.neutral.is_empty() {
        return VetoScope::ALL;
    }
    let many = position.royals(side).len() > 1;
    match position.royals(side) {
        _ if !variant.has(Features::CHECK) => pins.settle(Safety::Free, None),
        [] => pins.settle(Safety::Free, None),
        // One royal that is safe is enough.
        royals if many && variant.royals.duple_check[side] => {
            for royal in royals {
                pins.clear(n_squares);
                if attacks.pins(Scene { variant, position }, replies, *royal, by, pins) == Some(Attackers::None) {
                    pins.settle(Safety::Safe, None);
                    break;
                }
            }
        }
        _ if many && variant.royals.last_only[side] => {
            if attacks.walkers(by).is_empty() {
                pins.settle(Safety::Free, None);
            }
        }
        royals => {
            let only = (!many && attacks.are_certain()).then_some(royals[0]);
            let mut safety = Safety::Safe;
            for royal in royals {
                safety = match attacks.pins(Scene { variant, position }, replies, *royal, by, pins) {
                    Some(Attackers::None) => safety,
                    Some(Attackers::One) if !many && !may_outrank(variant, position) => Safety::Check,
                    _ => return VetoScope::ALL,
                };
            }
            pins.settle(safety, only);
        }
    }
    if pins.safety() == Safety::Unknown {
        return VetoScope::ALL;
    }
    let scene = Scene { variant, position };
    if variant.tables.pass_masks.has(PassMask::NOW) {
        variant.hooks.passes.iter().for_each(|it| it.touched(scene, &mut |sq| pins.bar(sq)));
    }
    variant.hooks.vetoes.iter().fold(VetoScope::default(), |scope, it| scope.and(it.scope(scene, pins)))
}

/// Whether a move of the side to move may end the game in a way that leaves no time for a reply.
fn may_outrank(variant: &Variant, position: &Position) -> bool {
    let (scene, side) = (Scene { variant, position }, position.turn());
    variant.hooks.endings.iter().any(|it| {
        let tells = it.capabilities().contains(Capabilities::OUTRANKS_AT_TIMES);
        if tells { it.may_outrank_check(scene, side) } else { it.outranks_check(side) }
    })
}
