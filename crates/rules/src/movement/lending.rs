//! Pieces that lend their moves to friends: to those in front of them, beside them, or to all that they guard.

use std::sync::Arc;

use crate::builder::areas::Areas;
use crate::builder::type_groups::{PatternGroup, TypeGroup};
use crate::prelude::*;
use engine::program::lending::{Lenders, Loan};
use engine::program::{MoveStart, Program};

/// Pieces that lend their moves.
pub const RULE: Rule = Rule {
    name: "lending",
    keys: &[
        Key::of("lend", "types:pattern").adds_up(),
        Key::of("lendMoves", "types:moves").adds_up(),
        Key::of("lendTo", "types").default("all").adds_up(),
        Key::of("lendInstead", "types").adds_up(),
        Key::of("lendBarred", "type:area").per_side().adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct Lending {
    groups: Vec<PatternGroup>,
    /// Types that lend other moves than their own: as the fields of an entry.
    others: Vec<TypeGroup>,
    borrowers: TypeSet,
    instead: TypeSet,
    barred: Areas,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.pattern_groups("lend");
    let others = builder.settings.groups("lendMoves");
    let listed = builder.settings.type_list("lendTo");
    let borrowers = if listed.is_empty() { builder.types_with(&|_| true) } else { listed };
    let instead = builder.settings.type_list("lendInstead");
    let entries = builder.settings.entries("lendBarred");
    let barred = builder.areas(entries);
    if groups.is_empty() { None } else { Some(Box::new(Lending { groups, others, borrowers, instead, barred })) }
}

impl Lending {
    /// Adds what a type borrows to its program.
    fn borrow(&self, lenders: &Arc<Lenders>, side: Player, kind: TypeId, program: &mut Program) {
        let own = self.instead.has(kind).then(|| {
            let castles = std::mem::take(&mut program.castles);
            std::mem::replace(program, Program { castles, ..Program::default() })
        });
        let closed = self.barred.squares(side, kind).unwrap_or_default();
        program.push_move(MoveStart::Borrow(Box::new(Loan { lenders: Arc::clone(lenders), own, closed })), false);
    }
}

/// Whether pieces are called any piece.
fn is_any(who: &Arg) -> bool {
    matches!(who, Arg::Message(it) if it.id == "any-piece")
}

impl ActiveRule for Lending {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let Some(patterns) = builder.line_patterns(&self.groups) else { return };
        let mut programs = builder.variant.movement.programs.clone();
        for group in &self.others {
            for side in Player::BOTH {
                let program = builder.program(&group.text, side);
                group.types.iter().for_each(|it| programs[side][it.index()] = program.clone());
            }
        }
        let lenders = Arc::new(Lenders { patterns, programs });
        for side in Player::BOTH {
            for kind in builder.kinds().filter(|it| self.borrowers.has(*it)) {
                let movement = &mut builder.variant.movement;
                self.borrow(&lenders, side, kind, &mut movement.programs[side][kind.index()]);
                let mut local = movement.local[side][kind.index()].as_deref().unwrap_or_default().to_vec();
                sort::sort(&mut local);
                local.dedup();
                for idx in local.into_iter().filter(|it| *it != 0) {
                    self.borrow(&lenders, side, kind, &mut movement.elsewhere[idx as usize]);
                }
            }
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for group in &self.groups {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            let whom = words.any(self.borrowers);
            words.tell(
                Topic::Powers,
                match is_any(&whom) {
                    true => msg!("lending-every", who = who, lines = lines),
                    false => msg!("lending", who = who, whom = whom, lines = lines),
                },
            );
        }
        for group in &self.others {
            let (who, moves) = (words.any(group.types), words.moves(&group.text));
            words.tell(Topic::Powers, msg!("lending-other", who = who, moves = moves));
        }
        let instead = self.borrowers.iter().filter(|it| self.instead.has(*it));
        let instead: TypeSet = instead.collect();
        if !instead.is_empty() {
            let who = words.any(instead);
            words.tell(
                Topic::Powers,
                match is_any(&who) {
                    true => msg!("lending-instead-any"),
                    false => msg!("lending-instead", who = who),
                },
            );
        }
        for (entry, area) in self.barred.iter() {
            let (who, area) = (words.about(entry, self.barred.entries()), words.on_area(area, entry.side));
            words.tell(Topic::Powers, msg!("lending-barred", who = who, area = area));
        }
    }
}
