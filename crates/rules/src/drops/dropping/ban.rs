//! Drops that may not give check, and drops that may not mate.

use crate::builder::areas::Entries;
use crate::builder::settings::FLAG_WORDS;
use crate::hook_order::{JudgeStage, VetoStage};
use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::hooks::VetoScope;
use engine::hooks::{Case, Judge, Trial, Veto};
use engine::legal;
use engine::legal::check::is_in_check;
use engine::moves::move_list::Item;
use engine::moves::patch::FactId;
use engine::position::FactSpec;

/// What happens when a drop mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mating {
    Legal,
    Illegal,
    Loses,
}

/// What the keys say of drops that check or mate.
#[derive(Debug)]
pub(super) struct DropBans {
    /// Whether a drop may leave the opponent in check.
    pub(super) checks: Entries<bool>,
    pub(super) mates: Entries<Mating>,
}

impl DropBans {
    pub(super) fn read(builder: &mut Builder<'_>) -> Self {
        let words = [("legal", Mating::Legal), ("illegal", Mating::Illegal), ("loses", Mating::Loses)];
        Self {
            checks: builder.settings.word_entries("dropChecks", &FLAG_WORDS),
            mates: builder.settings.word_entries("dropMate", &words),
        }
    }

    pub(super) fn install(&self, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let types_with = |mating: Mating| {
            Player::both(|side| {
                let all = self.mates.by_type(side, builder.n_types, Mating::Legal);
                builder.types_with(&|it| all[it.index()] == mating)
            })
        };
        let no_checks = Player::both(|side| {
            let checks = self.checks.by_type(side, builder.n_types, true);
            builder.types_with(&|it| !checks[it.index()])
        });
        let (no_mates, losing) = (types_with(Mating::Illegal), types_with(Mating::Loses));
        if self.mates.iter().any(|it| *it.1 == Mating::Loses) {
            let dropped = builder.fact(FactSpec { start: 0, transient: true });
            hooks.pass(PassStage::Note, NoteDrop { dropped });
            hooks.judge(JudgeStage::Drop, LosingDrop { types: losing, dropped });
        }
        let ban = Ban { no_checks, no_mates };
        if Player::BOTH.iter().any(|it| !ban.watched(*it).is_empty()) {
            hooks.veto(VetoStage::Entry, ban);
        }
    }
}

/// Refuses drops that may not check or mate, by side and type.
#[derive(Debug)]
struct Ban {
    no_checks: [TypeSet; 2],
    no_mates: [TypeSet; 2],
}

impl Ban {
    /// Types whose drops must be looked at.
    fn watched(&self, side: Player) -> TypeSet {
        self.no_checks[side].or(self.no_mates[side])
    }
}

impl Veto for Ban {
    fn scope(&self, scene: Scene<'_>, pins: &mut Pins) -> VetoScope {
        let Scene { variant, position } = scene;
        let by = position.turn();
        let watched = self.watched(by);
        let drops: TypeSet = position.hand_of(by).map(|it| it.0).filter(|it| watched.has(*it)).collect();
        let told = match position.royals(by.other()) {
            _ if drops.is_empty() => true,
            [] => true,
            [royal] => variant.tables.attacks.guard_from(scene, *royal, by, &drops, pins),
            _ => false,
        };
        if told { VetoScope::default() } else { VetoScope { drops, ..VetoScope::default() } }
    }

    fn concerns(&self, _scene: Scene<'_>, item: &Item, patch: &[Edit]) -> bool {
        let banned = |it: &Edit| match it {
            Edit::Hand(side, kind, -1) => self.watched(*side).has(*kind),
            Edit::Prison(..) => true,
            _ => false,
        };
        item.turn == Turn::Drop && patch.iter().any(banned)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        if trial.item.turn != Turn::Drop {
            return None;
        }
        let mover = trial.after.turn().other();
        let (side, kind) = trial.patch.iter().find_map(|it| match it {
            Edit::Hand(side, kind, -1) => Some((*side, *kind)),
            // An exchanged piece comes out of the opponent's prison.
            Edit::Prison(side, kind, -1) if *side != mover => Some((mover, *kind)),
            _ => None,
        })?;
        let checks = !self.no_checks[side].has(kind);
        let mates = !self.no_mates[side].has(kind);
        if checks && mates || !is_in_check(trial.variant, trial.after, side.other()) {
            return None;
        }
        if !checks {
            return Some("drop-check");
        }
        (!legal::LegalGenerator::default().can_move(trial.variant, trial.after)).then_some("drop-mate")
    }
}

/// A side that mated with a drop of a type that may not.
#[derive(Debug)]
struct LosingDrop {
    types: [TypeSet; 2],
    /// The type that was dropped with the last move.
    dropped: FactId,
}

/// Remembers which type was dropped.
#[derive(Debug)]
struct NoteDrop {
    dropped: FactId,
}

impl Pass for NoteDrop {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::DROP
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Drop
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.dropped, i32::from(it.kind().0)));
            next(it)
        })
    }
}

impl Judge for LosingDrop {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let side = case.position.turn();
        let kind = TypeId(case.position.fact(self.dropped) as u8);
        let loses = self.types[side.other()].has(kind);
        (loses && case.in_check && !case.can_move).then(|| {
            let why = msg!("result-mate-by-drop", side = side.other(), piece = case.variant.named(kind));
            Verdict::new(Some(side), "mateByDrop", why).at(case.position.royals(side))
        })
    }
}
