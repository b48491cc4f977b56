//! Squares on which pieces are lost unless a friend stands beside them.

use definition::Setting;

use crate::builder::area::Area;
use crate::prelude::*;
use engine::board::topology::ANYWHERE;
use engine::mechanics::neighbour_effects::Leaps;
use engine::variant::ShownZone;

/// Squares on which pieces are lost.
pub const RULE: Rule = Rule {
    name: "snare",
    keys: &[Key::of("snare", "area"), Key::of("snareGuard", "XBetza"), Key::of("snareSpared", "types").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct SnareRule {
    area: Area,
    guard: Option<Setting>,
    spared: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let area = builder.only_area("snare");
    let guard = builder.settings.last("snareGuard").cloned();
    let spared = builder.settings.type_list("snareSpared");
    Some(Box::new(SnareRule { area: area?, guard, spared }))
}

impl ActiveRule for SnareRule {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let squares = builder.variant.movement.topology.squares();
        let squares = squares.filter(|it| Player::BOTH.into_iter().any(|side| self.area.has(side, *it))).collect();
        builder.variant.shown.zones.push(ShownZone { side: None, squares });
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let near = self.guard.as_ref().map(|it| builder.leaps(&it.part()));
        let squares: Vec<Sq> = builder.variant.movement.topology.squares().collect();
        let squares = Player::both(|side| squares.iter().copied().filter(|it| self.area.has(side, *it)).collect());
        hooks.pass(PassStage::Burning, Snare { squares, near, spared: self.spared });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let (place, spared) = (words.on_area(&self.area, None), words.any(self.spared));
        let guard = self.guard.as_ref().map(|it| words.steps(&it.value));
        let message = match (guard, self.spared.is_empty()) {
            (None, true) => msg!("snare-all", place = place),
            (None, false) => msg!("snare-spared", place = place, spared = spared),
            (Some(leaps), true) => msg!("snare-guard", place = place, leaps = leaps),
            (Some(leaps), false) => msg!("snare-guard-spared", place = place, leaps = leaps, spared = spared),
        };
        words.tell(Topic::Captures, message);
    }
}

/// Removes what stands on the squares.
#[derive(Debug)]
struct Snare {
    /// By side: where its pieces are lost.
    squares: [Vec<Sq>; 2],
    /// Where a friend saves a piece.
    near: Option<Leaps>,
    spared: TypeSet,
}

impl Snare {
    /// The pieces that are lost on a board, and those that they guarded.
    fn lost(&self, board: &dyn Fn(Sq) -> Occupant) -> Vec<Sq> {
        let mut res: Vec<Sq> = Vec::new();
        loop {
            let at = |it: Sq| if res.contains(&it) { Occupant::EMPTY } else { board(it) };
            let dies = |side: Player, sq: Sq| {
                let saves = |it: &Sq| at(*it).is(side);
                at(sq).is(side)
                    && !self.spared.has(at(sq).kind())
                    && !self.near.as_ref().is_some_and(|it| it.around(side, sq).iter().any(saves))
            };
            let each = |side: Player| self.squares[side].iter().copied().filter(move |it| dies(side, *it));
            let more: Vec<Sq> = Player::BOTH.into_iter().flat_map(each).collect();
            if more.is_empty() {
                return res;
            }
            res.extend(more);
        }
    }
}

impl Pass for Snare {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, sq: Sq) -> PassMask {
        let concerns = |side: Player| {
            self.squares[side]
                .iter()
                .any(|it| *it == sq || self.near.as_ref().is_some_and(|near| near.around(side, *it).contains(&sq)))
        };
        PassMask::NOW
            | (PassMask::LEAVE | PassMask::ARRIVE | PassMask::DROP).when(Player::BOTH.into_iter().any(concerns))
    }

    /// What stands lost already, as in a position that was set up, goes with whatever moves.
    fn touched(&self, Scene { variant, position }: Scene<'_>, touch: &mut dyn FnMut(Sq)) {
        if !self.lost(&|it| position.at(it)).is_empty() {
            variant.movement.topology.squares().for_each(touch);
        }
    }

    /// Whoever takes the guard of a piece takes the piece.
    fn attack_radius(&self, _kind: TypeId) -> Option<u16> {
        self.near.as_ref().map(|_| ANYWHERE)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        !matches!(candidate.turn, Turn::Pass | Turn::TurnUp)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let mut lost = self.lost(&|it| candidate.at(scene.position, it));
        // A drop takes no guard away, and attacks do not ask drops.
        lost.retain(|it| candidate.turn != Turn::Drop || *it == candidate.to);
        if lost.is_empty() {
            return next(candidate);
        }
        let gone = candidate.gone;
        let flow = candidate.fork(|it| {
            for sq in lost {
                if sq == it.to && !it.gone {
                    it.vanish();
                } else {
                    let piece = it.at(scene.position, sq);
                    it.remove(sq, piece);
                }
            }
            next(it)
        });
        candidate.gone = gone;
        flow
    }
}
