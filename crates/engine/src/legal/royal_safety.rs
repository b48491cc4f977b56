//! What can be said about the safety of the royals of a position before any move is tried.

use crate::attack::pins::{Attackers, Safety, Shield};
use crate::hooks::{Scene, Watch};
use crate::position::Position;
use crate::variant::Rules;

/// Works out the shield of the side to move, and what the vetoes watch.
pub(super) fn look(rules: &Rules, position: &Position, shield: &mut Shield) -> Watch {
    let n_squares = rules.movement.topology.len();
    shield.clear(n_squares);
    let (side, attacks) = (position.turn(), &rules.attacks);
    let by = side.other();
    let many = position.royals(side).len() > 1;
    match position.royals(side) {
        _ if !rules.check_rule => shield.settle(Safety::Free, None),
        [] => shield.settle(Safety::Free, None),
        // One royal that is safe is enough.
        royals if many && rules.duple_check[side.index()] => {
            for royal in royals {
                shield.clear(n_squares);
                if attacks.shield(rules, position, *royal, by, shield) == Some(Attackers::None) {
                    shield.settle(Safety::Safe, None);
                    break;
                }
            }
        }
        _ if many && rules.last_royal_only[side.index()] => {
            if attacks.walkers(by).is_empty() {
                shield.settle(Safety::Free, None);
            }
        }
        royals => {
            let only = (!many && attacks.are_certain()).then_some(royals[0]);
            let mut safety = Safety::Safe;
            for royal in royals {
                safety = match attacks.shield(rules, position, *royal, by, shield) {
                    Some(Attackers::None) => safety,
                    Some(Attackers::One) if !many && !rules.endings.iter().any(|it| it.outranks_check(side)) => {
                        Safety::Check
                    }
                    _ => return Watch::ALL,
                };
            }
            shield.settle(safety, only);
        }
    }
    if shield.safety() == Safety::Unknown {
        return Watch::ALL;
    }
    let scene = Scene { rules, position };
    rules.vetoes.iter().fold(Watch::default(), |watch, it| watch.and(it.watch(scene, shield)))
}
