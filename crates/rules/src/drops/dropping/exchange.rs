//! Exchange of captives: one of theirs is released, one of ours comes back and is dropped at once.

use definition::Setting;

use crate::builder::settings::Settings;
use crate::drops::dropping::{Drops, Placing};
use crate::prelude::*;

/// What captives are worth against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Exchange {
    /// By type number; 0 is not exchanged.
    worth: Vec<u16>,
    /// The types from high to low, those of the same value together.
    pub(super) order: Vec<Vec<TypeId>>,
}

impl Exchange {
    /// Reads `exchange=Q>R>B=N>P` for each side.
    pub(super) fn read(builder: &mut Builder<'_>) -> [Option<Self>; 2] {
        let n_types = builder.n_types;
        builder.settings.by_side("exchange", None, |settings, key, or| match settings.last(key) {
            Some(setting) => Some(Self::order(settings, setting, n_types)),
            None => or,
        })
    }

    fn order(settings: &mut Settings<'_>, setting: &Setting, n_types: usize) -> Self {
        let mut res = Self { worth: vec![0; n_types + 1], order: Vec::new() };
        for (place, equals) in setting.value.split('>').rev().enumerate() {
            let mut group = Vec::new();
            for id in equals.split('=').map(str::trim) {
                let found = settings.definition().type_of(id).filter(|it| *it <= n_types);
                if let Some(number) = found {
                    res.worth[number] = (place + 1).min(usize::from(u16::MAX)) as u16;
                    group.push(TypeId(number as u8));
                } else {
                    settings.unknown_id(id, "not-exchanged", setting.value_place.clone());
                }
            }
            res.order.insert(0, group);
        }
        res
    }

    /// Whether a captive may be given for another.
    fn suits(&self, given: TypeId, taken: TypeId) -> bool {
        let worth = |it: TypeId| self.worth[it.index()];
        worth(taken) > 0 && worth(given) >= worth(taken)
    }

    /// All exchanges of the side to move.
    pub(super) fn candidates(
        &self,
        drops: &Drops,
        scene: Scene<'_>,
        candidate: &mut Candidate,
        next: Next<'_>,
    ) -> Flow {
        let position = scene.position;
        let side = position.turn();
        let kinds = || (1..scene.variant.pieces.types.len()).map(|it| TypeId(it as u8));
        for taken in kinds().filter(|it| position.prison(side.other(), *it) > 0) {
            let squares: Vec<_> =
                scene.variant.movement.topology.squares().filter(|sq| drops.is_open(scene, side, taken, *sq)).collect();
            for given in kinds().filter(|it| position.prison(side, *it) > 0 && self.suits(*it, taken)) {
                for sq in &squares {
                    drops.drop(scene, Placing { kind: taken, sq: *sq, given: Some(given) }, candidate, next)?;
                }
            }
        }
        Flow::Continue(())
    }
}

/// Why a path that begins with a captive is no exchange, as far as the prisons tell.
pub(super) fn refusal(drops: &Drops, exchange: &Exchange, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
    let [Step::Prison(given), rest @ ..] = path else { return None };
    let (variant, position) = (scene.variant, scene.position);
    let side = position.turn();
    let reason = |code, message| Some(Reason { code, message, marks: Vec::new() });
    let name = variant.named(*given);
    if position.prison(side, *given) == 0 {
        return reason("exchange-empty", msg!("reason-exchange-empty", piece = name));
    }
    let [Step::Prison(taken), rest @ ..] = rest else {
        return reason("exchange-nothing", msg!("reason-exchange-nothing"));
    };
    let other = variant.named(*taken);
    if position.prison(side.other(), *taken) == 0 {
        return reason("exchange-nothing", msg!("reason-exchange-nothing-of", piece = other));
    }
    if !exchange.suits(*given, *taken) {
        return reason("exchange-value", msg!("reason-exchange-value", piece = name, other = other));
    }
    drops.placing(scene, *taken, rest)
}
