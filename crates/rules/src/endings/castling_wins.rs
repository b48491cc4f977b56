//! Castling wins the game, and a side that can never castle again loses it.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use engine::hooks::Ending;
use engine::moves::patch::FactId;
use engine::position::FactSpec;
use engine::position::repetition_key;

/// The end of the game by castling.
pub const RULE: Rule = Rule {
    name: "castling wins",
    keys: &[Key::flag("castlingWins").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// By side: whether it wins by castling.
#[derive(Debug)]
struct CastlingDecides([bool; 2]);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let wins = builder.settings.flag_by_side("castlingWins", false);
    if wins.contains(&true) { Some(Box::new(CastlingDecides(wins))) } else { None }
}

impl ActiveRule for CastlingDecides {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let castled = builder.fact(FactSpec { start: 0, transient: true });
        hooks.pass(PassStage::Note, NoteCastling(castled));
        let wins = self.0;
        let castles = Player::both(|side| wins[side] && can_castle(builder, side));
        hooks.ending(EndingStage::Count, CastlingWins { castled, wins, castles });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, _) in each_side(self.0).into_iter().filter(|it| it.1) {
            words.tell(
                Topic::End,
                match side {
                    None => msg!("castling-wins"),
                    Some(side) => msg!("castling-wins-side", side = side),
                },
            );
        }
    }
}

/// Whether a side has a piece at the start that castles.
fn can_castle(builder: &Builder<'_>, side: Player) -> bool {
    let movement = &builder.variant.movement;
    builder.variant.start.setup.edits.iter().any(|it| match it {
        Edit::Put(sq, piece) => piece.is(side) && !movement.program(side, piece.kind(), *sq).castles.is_empty(),
        _ => false,
    })
}

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

impl Pass for NoteCastling {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::empty()
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Castle
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.0, 1));
            next(it)
        })
    }
}

impl Ending for CastlingWins {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.mover();
        if position.fact(self.castled) != 0 && self.wins[mover] {
            let why = msg!("result-castled", side = mover);
            return Some(Verdict::new(Some(mover), "castling", why).at(position.royals(mover)));
        }
        let stuck = |side: &Player| self.castles[side.index()] && !repetition_key::may_castle(variant, position, *side);
        let loser = [mover.other(), mover].into_iter().find(stuck)?;
        let why = msg!("result-never-castles", side = loser);
        Some(Verdict::new(Some(loser.other()), "castling", why).at(position.royals(loser)))
    }

    fn can_still_win(&self, variant: &Variant, position: &Position, side: Player) -> bool {
        self.wins[side] && repetition_key::may_castle(variant, position, side) || self.castles[side.other()]
    }
}
