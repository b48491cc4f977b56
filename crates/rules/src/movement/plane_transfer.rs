//! `planeTransfer=`: pieces that pass to the next plane by their own move.

use crate::prelude::*;

/// Pieces that pass to the next plane by their own move.
pub const RULE: Rule = Rule {
    name: "plane transfer",
    keys: &[Key::of("planeTransfer", "types").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["plane-taken"],
};

/// The types that pass to the next plane.
#[derive(Debug)]
struct PlaneTransfer {
    types: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.type_list("planeTransfer");
    if builder.variant.movement.topology.n_planes() == 1 {
        let message = msg!("def-unused-plane-transfer");
        let hint = Some(msg!("def-unused-planes-hint"));
        let place = builder.settings.last("planeTransfer")?.key_place.clone();
        builder.settings.report(Severity::Warning, "def.unused", message, hint, place);
        return None;
    }
    (!types.is_empty()).then(|| Box::new(PlaneTransfer { types }) as Box<dyn ActiveRule>)
}

impl ActiveRule for PlaneTransfer {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Transfer, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Moving, msg!("plane-transfer", who = words.any(self.types)));
        if words.builder.variant.has(Features::CHECK) {
            words.tell(Topic::Moving, msg!("plane-transfer-check"));
        }
    }
}

impl PlaneTransfer {
    /// Where a piece arrives that lands on a square; `None` if it cannot pass from there.
    fn arrival(&self, scene: Scene<'_>, candidate: &Candidate, landed: Sq) -> Option<Sq> {
        let next = scene.variant.movement.topology.on_next_plane(landed)?;
        candidate.at(scene.position, next).is_empty().then_some(next)
    }

    /// The entry of the changes that puts the partner of a castling, if the partner passes too.
    fn partner(&self, candidate: &Candidate) -> Option<usize> {
        let passes = |it: &(Sq, Occupant)| !it.1.is_empty() && self.types.has(it.1.kind());
        if candidate.turn == Turn::Castle { candidate.changed.iter().position(passes) } else { None }
    }

    /// Where mover and partner arrive; `None` if one of them cannot.
    fn arrivals(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<(Sq, Option<(usize, Sq)>)> {
        let to = self.arrival(scene, candidate, candidate.to)?;
        let Some(idx) = self.partner(candidate) else { return Some((to, None)) };
        Some((to, Some((idx, self.arrival(scene, candidate, candidate.changed[idx].0)?))))
    }
}

impl Pass for PlaneTransfer {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::LEAVE.when(self.types.has(kind))
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.types.has(kind)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let moves = matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.gone;
        moves && self.types.has(candidate.kind())
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some((to, partner)) = self.arrivals(scene, candidate) else { return Flow::Continue(()) };
        let (landed, crossed, aliases) = (candidate.to, candidate.crossed.len(), candidate.aliases.len());
        let (changed, extra) = (candidate.changed.clone(), candidate.extra.clone());
        candidate.to = to;
        if !scene.position.at(landed).is_empty() {
            candidate.changed.push((landed, Occupant::EMPTY));
        }
        if let Some((idx, at)) = partner {
            candidate.changed[idx].0 = at;
        }
        pass_rights(scene, candidate, landed, to);
        if scene.variant.royals.types.has(candidate.kind()) {
            candidate.crossed.push(landed);
        }
        candidate.aliases.push(pointing_at_arrival(candidate, landed, to));
        let flow = next(candidate);
        candidate.to = landed;
        candidate.changed = changed;
        candidate.extra = extra;
        candidate.crossed.truncate(crossed);
        candidate.aliases.truncate(aliases);
        flow
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

/// Rights to capture the mover in passing go with it to the next plane, where their square is free.
fn pass_rights(scene: Scene<'_>, candidate: &mut Candidate, landed: Sq, to: Sq) {
    let passed = |it: &Edit| match *it {
        Edit::Right { square, victim } if victim == landed => {
            let next = scene.variant.movement.topology.on_next_plane(square)?;
            candidate.at(scene.position, next).is_empty().then_some(Edit::Right { square: next, victim: to })
        }
        it => Some(it),
    };
    candidate.extra = candidate.extra.iter().filter_map(passed).collect();
}

/// The spelling that names the square where the mover arrives and not the one where it lands.
fn pointing_at_arrival(candidate: &Candidate, landed: Sq, to: Sq) -> Vec<Step> {
    if candidate.turn == Turn::Castle {
        return vec![Step::Square(candidate.from), Step::Square(to)];
    }
    let mut res = candidate.steps.clone();
    if let Some(it) = res.iter_mut().rev().find(|it| **it == Step::Square(landed)) {
        *it = Step::Square(to);
    }
    res
}

impl Explain for PlaneTransfer {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (variant, topology) = (scene.variant, &scene.variant.movement.topology);
        let landing = [Some(candidate.to), self.partner(candidate).map(|it| candidate.changed[it].0)];
        let stuck = landing.into_iter().flatten().find(|it| self.arrival(scene, candidate, *it).is_none())?;
        let next = topology.on_next_plane(stuck);
        let message = match next {
            Some(it) => msg!("reason-plane-taken", square = variant.label(it)),
            None => msg!("reason-plane-taken-none", square = variant.label(stuck)),
        };
        Some(Reason {
            code: "plane-taken",
            message,
            marks: next.map(|it| (it, MarkRole::Blocker)).into_iter().collect(),
        })
    }
}
