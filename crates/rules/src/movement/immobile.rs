//! Squares from which a piece could never move again: it may not go there.

use crate::builder::areas::Entries;
use crate::prelude::*;
use crate::prose::Barred;
use crate::support::shared::{DeadSquares, Immobility};

/// Pieces that must keep a way on.
pub const RULE: Rule = Rule {
    name: "immobile",
    keys: &[Key::of("immobile", "allowed, drops or illegal, perhaps type:word")
        .default("allowed")
        .per_side()
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["promotion-needed"],
};

/// What the key says.
#[derive(Debug)]
struct ImmobileTypes {
    entries: Entries<DeadSquares>,
    /// The same by side and type.
    of_types: Immobility,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("allowed", DeadSquares::Open), ("drops", DeadSquares::NoDrops), ("illegal", DeadSquares::NoMoves)];
    let entries = builder.settings.word_entries("immobile", &words);
    if entries.iter().all(|(_, closed)| *closed == DeadSquares::Open) {
        return None;
    }
    let of_types = Immobility(Player::both(|side| entries.by_type(side, builder.n_types, DeadSquares::Open)));
    builder.share(of_types.clone());
    Some(Box::new(ImmobileTypes { entries, of_types }))
}

impl ActiveRule for ImmobileTypes {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut dead = [vec![None; builder.n_types + 1], vec![None; builder.n_types + 1]];
        let mut thins_attacks = TypeSet::EMPTY;
        for kind in builder.kinds() {
            for side in Player::BOTH.into_iter().filter(|it| self.of_types.bars_moves(*it, kind)) {
                let squares = builder.variant.movement.dead_squares(side, kind);
                if squares.contains(&true) {
                    // A piece that may promote there still attacks the square.
                    if builder.promoted(kind).is_none() {
                        thins_attacks.insert(kind);
                    }
                    dead[side][kind.index()] = Some(squares);
                }
            }
        }
        if dead.iter().flatten().any(Option::is_some) {
            hooks.pass(PassStage::Immobile, Immobile { dead, thins_attacks });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (entry, closed) in self.entries.iter() {
            let entries = self.entries.entries();
            let Barred { who, how } = words.barred_of(entry, entries);
            words.tell(
                Topic::Moving,
                match closed {
                    DeadSquares::Open => msg!("immobile-open", who = words.about(entry, entries)),
                    DeadSquares::NoDrops => msg!("immobile-no-drops", who = who, how = how),
                    DeadSquares::NoMoves => msg!("immobile-no-moves", who = who, how = how),
                },
            );
        }
    }
}

/// Drops arrivals without a way on.
#[derive(Debug)]
struct Immobile {
    /// By side and type: squares where it may not stay.
    dead: [Vec<Option<Box<[bool]>>>; 2],
    thins_attacks: TypeSet,
}

impl Pass for Immobile {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        let dead = self.dead[side][kind.index()].as_ref().is_some_and(|it| it[sq.index()]);
        PassMask::ARRIVE.when(dead)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && !candidate.gone
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.thins_attacks.has(kind)
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let dead = &self.dead[candidate.after.side().index()][candidate.after.kind().index()];
        match dead {
            Some(squares) if squares[candidate.to.index()] => Flow::Continue(()),
            _ => next(candidate),
        }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Immobile {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (piece, square) = (scene.variant.named(candidate.after.kind()), scene.variant.label(candidate.to));
        let message = msg!("reason-promotion-needed-immobile", piece = piece, square = square);
        Some(Reason { code: "promotion-needed", message, marks: vec![(candidate.to, MarkRole::Other)] })
    }
}
