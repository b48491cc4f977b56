//! Positions in which one side has other material: some pieces of the start array are exchanged or taken away.

use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use game::notation::names;
use message::{Arg, Message, msg};

use search::random::Random;

/// Material of one side against other material of the other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imbalance {
    /// What the first side has more.
    pub more: Vec<TypeId>,
    /// What the other side has more.
    pub less: Vec<TypeId>,
}

impl Imbalance {
    /// Reads `N,B;R`: IDs of types, separated by commas, on both sides of a semicolon. Nothing behind it is nothing.
    ///
    /// # Errors
    /// What is wrong.
    pub fn read(variant: &Variant, text: &str) -> Result<Self, Message> {
        let (more, less) = text.split_once(';').unwrap_or((text, ""));
        let side = |it: &str| -> Result<Vec<TypeId>, Message> {
            it.split(',').map(str::trim).filter(|it| !it.is_empty()).map(|id| named(variant, id)).collect()
        };
        let res = Self { more: side(more)?, less: side(less)? };
        if res.more.is_empty() && res.less.is_empty() {
            return Err(msg!("imbalance-empty", text = text));
        }
        res.set_up(variant, Player::White, &mut Random::new([0; 3])).map(|_| res)
    }

    /// The same as it is written.
    #[must_use]
    pub fn text(&self, variant: &Variant) -> String {
        let side =
            |kinds: &[TypeId]| kinds.iter().map(|it| names::type_text(variant, *it)).collect::<Vec<_>>().join(",");
        format!("{};{}", side(&self.more), side(&self.less))
    }

    /// A game from a start in which `side` has the first material: each of its pieces of the second material is replaced
    /// by one of the first. What is left over is taken from the side that has too much. Which pieces are chosen among
    /// several of a type is random.
    ///
    /// # Errors
    /// Which piece is not in the start array.
    pub fn game(&self, variant: &Arc<Variant>, side: Player, random: &mut Random) -> Result<Game, Message> {
        let position = self.set_up(variant, side, random)?;
        Ok(Game::from_position(Arc::clone(variant), position, variant.start.setup.clocks))
    }

    fn set_up(&self, variant: &Variant, side: Player, random: &mut Random) -> Result<Position, Message> {
        let mut position = variant.start();
        let n_pairs = self.more.len().min(self.less.len());
        for (new, old) in self.more.iter().zip(&self.less) {
            let sq = take(variant, &mut position, side, *old, random)?;
            position.set_up(Edit::Put(sq, Occupant::new(side, *new).virgin()));
        }
        for kind in &self.more[n_pairs..] {
            take(variant, &mut position, side.other(), *kind, random)?;
        }
        for kind in &self.less[n_pairs..] {
            take(variant, &mut position, side, *kind, random)?;
        }
        Ok(position)
    }
}

/// Takes a piece of a side and type off the board. Where it stood.
fn take(
    variant: &Variant,
    position: &mut Position,
    side: Player,
    kind: TypeId,
    random: &mut Random,
) -> Result<Sq, Message> {
    let found: Vec<Sq> = position.pieces(side).filter(|it| position.at(*it).kind() == kind).collect();
    if found.is_empty() {
        return Err(msg!("imbalance-missing", side = side, piece = Arg::piece(variant.name(kind))));
    }
    let sq = found[random.below(found.len())];
    position.set_up(Edit::Put(sq, Occupant::EMPTY));
    Ok(sq)
}

fn named(variant: &Variant, id: &str) -> Result<TypeId, Message> {
    let found = variant.type_by_id(id).filter(|it| !variant.royals.types.has(*it));
    found.ok_or_else(|| msg!("imbalance-no-type", text = id))
}

/// The type of which a side has most at the start: what other values are measured by.
#[must_use]
pub fn most_frequent(variant: &Variant) -> Option<TypeId> {
    let start = variant.start();
    let count = |kind: TypeId| start.pieces(Player::White).filter(|it| start.at(*it).kind() == kind).count();
    let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).filter(|it| !variant.royals.types.has(*it));
    kinds.rev().max_by_key(|it| count(*it)).filter(|it| count(*it) > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "files=8\nranks=8\npawn:P:fmWfceF::a2-h2\nknight:N:N::b1,g1\nbishop:B:B::c1,f1\nrook:R:R::a1,h1\ncamel:C:C::\nking:K:K::e1";

    fn counts(position: &Position, side: Player) -> String {
        let mut res: Vec<u8> = position.pieces(side).map(|it| position.at(it).kind().0).collect();
        res.sort_unstable();
        res.iter().map(|it| char::from(b"?PNBRCK"[usize::from(*it)])).collect()
    }

    #[test]
    fn one_side_gets_what_the_other_has_not() {
        let variant = game::setup::compile(&rules::read(TEXT).0).0;
        let set_up = |text: &str, side| {
            let position = Imbalance::read(&variant, text)?.set_up(&variant, side, &mut Random::new([7, 1, 0]))?;
            Ok::<_, Message>([counts(&position, side), counts(&position, side.other())])
        };
        let all = "PPPPPPPPNNBBRRK";
        assert_eq!(set_up("P;", Player::White).unwrap(), [all, "PPPPPPPNNBBRRK"]);
        assert_eq!(set_up("C;N", Player::Black).unwrap(), ["PPPPPPPPNBBRRCK", all]);
        // A Rook becomes a Knight, and the other side lacks a Bishop.
        assert_eq!(set_up("N,B;R", Player::White).unwrap(), ["PPPPPPPPNNNBBRK", "PPPPPPPPNNBRRK"]);
        assert_eq!(set_up("P;B,N", Player::White).unwrap(), ["PPPPPPPPPNBRRK", all]);
        for text in ["C;", "K;", "X;N", ";", "N;C"] {
            assert!(Imbalance::read(&variant, text).is_err(), "{text}");
        }
        assert_eq!(most_frequent(&variant), Some(TypeId(1)));
    }
}
