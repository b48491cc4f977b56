//! Castling wins the game, and a side that can never castle again loses it.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Ending, Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::{Edit, FactId};
use engine::position::repetition_key;
use engine::position::{FactSpec, Position};
use engine::program::walker::Flow;
use engine::variant::Variant;
use engine::verdict::Verdict;

/// The keys of this rule.
pub const KEYS: &[Key] =
    &[Key::flag("castlingWins").doc("1: castling wins, and a side that can never castle again loses.").per_side()];

/// Notes castlings.
#[derive(Debug)]
struct NoteCastling(FactId);

/// Ends the game.
#[derive(Debug)]
struct CastlingWins {
    castled: FactId,
    /// For which sides the rule holds.
    wins: [bool; 2],
    /// Which of these can castle at all.
    castles: [bool; 2],
}

fn fact(builder: &mut Builder<'_>) -> Option<FactId> {
    let wins = builder.settings.flag_by_side("castlingWins", false);
    wins.contains(&true).then(|| builder.reserve("castlingWins", FactSpec { start: 0, transient: true }))
}

/// Is asked with the key.
pub fn pass(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    Some(Box::new(NoteCastling(fact(builder)?)))
}

/// Reads the key.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    let castled = fact(builder)?;
    let wins = builder.settings.flag_by_side("castlingWins", false);
    let castles = Player::both(|side| {
        wins[side.index()]
            && builder.variant.setup.edits.iter().any(|it| match it {
                Edit::Put(sq, piece) => {
                    piece.is(side) && !builder.variant.movement.program(side, piece.kind(), *sq).castles.is_empty()
                }
                _ => false,
            })
    });
    Some(Box::new(CastlingWins { castled, wins, castles }))
}

impl Pass for NoteCastling {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::NONE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Castle
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_extra = candidate.extra.len();
        candidate.extra.push(Edit::Fact(self.0, 1));
        let flow = next(candidate);
        candidate.extra.truncate(n_extra);
        flow
    }
}

impl Ending for CastlingWins {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.turn().other();
        if position.fact(self.castled) != 0 && self.wins[mover.index()] {
            let why = format!("{} has castled.", mover.name());
            return Some(Verdict::new(Some(mover), "castling", &why).at(position.royals(mover)));
        }
        let stuck = |side: &Player| self.castles[side.index()] && !repetition_key::may_castle(variant, position, *side);
        let loser = [mover.other(), mover].into_iter().find(stuck)?;
        let why = format!("{} can never castle again.", loser.name());
        Some(Verdict::new(Some(loser.other()), "castling", &why).at(position.royals(loser)))
    }
}

/// Says what castling is worth.
pub fn words(words: &mut Words<'_>) {
    if words.builder.settings.flag("castlingWins", false) {
        words.say(Topic::End, "A side that castles wins, and a side that can never castle again loses.");
    }
}
