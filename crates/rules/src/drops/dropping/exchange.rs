//! Exchange of captives: one of theirs is released, one of ours comes back and is dropped at once. Plain drops are beside it.

use definition::{Setting, Severity};

use crate::builder::Builder;
use crate::builder::settings::Reader;
use crate::drops::dropping::Drops;
use engine::hooks::{Next, Scene};
use engine::ids::TypeId;
use engine::moves::candidate::Draft;
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::reason::Reason;

/// What captives are worth against each other.
#[derive(Clone, Debug)]
pub(super) struct Exchange {
    /// By type number; 0 is not exchanged.
    worth: Vec<u16>,
}

impl Exchange {
    /// Reads `exchange=Q>R>B=N>P` for each side.
    pub(super) fn read(builder: &mut Builder<'_>) -> [Option<Self>; 2] {
        let n_types = builder.n_types;
        builder.reader.by_side("exchange", None, |reader, key, or| match reader.last(key) {
            Some(setting) => Some(Self::order(reader, setting, n_types)),
            None => or,
        })
    }

    fn order(reader: &mut Reader<'_>, setting: &Setting, n_types: usize) -> Self {
        let mut worth = vec![0; n_types + 1];
        for (place, equals) in setting.value.split('>').rev().enumerate() {
            for id in equals.split('=').map(str::trim) {
                match reader.diagram().type_of(id).and_then(|it| worth.get_mut(it)) {
                    Some(it) => *it = (place + 1).min(usize::from(u16::MAX)) as u16,
                    None => {
                        let message = format!("No piece has the ID \"{id}\"; it is not exchanged.");
                        reader.report(Severity::Error, "def.id", message, None, setting.value_place.clone());
                    }
                }
            }
        }
        Self { worth }
    }

    /// Whether a captive may be given for another.
    fn suits(&self, given: TypeId, taken: TypeId) -> bool {
        let worth = |it: TypeId| self.worth[it.index()];
        worth(taken) > 0 && worth(given) >= worth(taken)
    }

    /// All exchanges of the side to move.
    pub(super) fn drafts(&self, drops: &Drops, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow {
        let position = scene.position;
        let side = position.turn();
        let kinds = || (1..scene.rules.types.len()).map(|it| TypeId(it as u8));
        for taken in kinds().filter(|it| position.prison(side.other(), *it) > 0) {
            let squares: Vec<_> =
                scene.rules.movement.topology.squares().filter(|sq| drops.is_open(scene, side, taken, *sq)).collect();
            for given in kinds().filter(|it| position.prison(side, *it) > 0 && self.suits(*it, taken)) {
                for sq in &squares {
                    drops.drop(scene, side, taken, *sq, Some(given), draft, next)?;
                }
            }
        }
        Flow::Continue(())
    }
}

/// Why a path that begins with a captive is no exchange, as far as the prisons tell.
pub(super) fn refusal(drops: &Drops, exchange: &Exchange, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
    let [Step::Prison(given), rest @ ..] = path else { return None };
    let (rules, position) = (scene.rules, scene.position);
    let side = position.turn();
    let reason = |code, sentence| Some(Reason { code, sentence, marks: Vec::new() });
    let name = rules.name(*given);
    if position.prison(side, *given) == 0 {
        return reason("exchange-empty", format!("You hold no captive {name}."));
    }
    let [Step::Prison(taken), rest @ ..] = rest else {
        return reason("exchange-nothing", "Your opponent holds no piece of yours that it could be given for.".into());
    };
    let other = rules.name(*taken);
    if position.prison(side.other(), *taken) == 0 {
        return reason("exchange-nothing", format!("Your opponent holds no {other} of yours."));
    }
    if !exchange.suits(*given, *taken) {
        return reason("exchange-value", format!("A {name} is not worth enough for a {other}."));
    }
    drops.placing(scene, *taken, rest)
}
