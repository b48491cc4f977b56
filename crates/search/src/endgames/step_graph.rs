//! What the steps of a piece on an empty board say: on how many parts of the board it is bound, and whether it can lose
//! a tempo.

use crate::endgames::pieces::Piece;
use crate::endgames::territory::Territory;
use engine::ids::Sq;
use engine::position::Position;
use engine::variant::Variant;

/// How a piece gets about on an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepGraph {
    /// Parts of the board that no step leaves: 1 for a knight, 2 for a bishop. Squares without a step are parts as well.
    pub n_parts: usize,
    /// Whether steps lead back to where it was in an odd number of moves, so that it can lose a tempo: kings can by a
    /// triangle, knights cannot.
    pub loses_tempo: bool,
}

/// The steps of a piece on all squares.
///
/// ```
/// use engine::ids::Player;
/// use search::endgames::pieces::Piece;
/// use search::endgames::step_graph::step_graph;
/// let (definition, _) = rules::read("files=8\nranks=8\nroyal=K\nknight:N:N::b1\nbishop:B:B::c1\nking:K:K::e1");
/// let variant = game::setup::compile(&definition).0;
/// let graph = |id| {
///     let kind = variant.type_by_id(id).expect("a type");
///     step_graph(&variant, &variant.empty_position(), Piece { side: Player::White, kind })
/// };
/// assert_eq!((graph("N").n_parts, graph("B").n_parts), (1, 2));
/// // A knight cannot lose a tempo, a king can.
/// assert!(!graph("N").loses_tempo && graph("K").loses_tempo);
/// ```
///
/// `board`: with ground and walls, without pieces.
#[must_use]
pub fn step_graph(variant: &Variant, board: &Position, piece: Piece) -> StepGraph {
    let squares: Vec<Sq> = variant.movement.topology.squares().filter(|it| board.at(*it).is_empty()).collect();
    let seeds: Vec<(Piece, Sq)> = squares.iter().map(|it| (piece, *it)).collect();
    let territory = Territory::new(variant, &mut board.clone(), &seeds).unwrap_or_default();
    let steps = territory.of(piece).map_or(&[][..], |it| &it.steps);
    // Whether an even or an odd number of steps leads to a square from the first one of its part.
    let mut parity: Vec<Option<bool>> = vec![None; variant.movement.topology.len()];
    let (mut n_parts, mut loses_tempo) = (0, false);
    for first in squares {
        if parity[first.index()].is_some() {
            continue;
        }
        n_parts += 1;
        parity[first.index()] = Some(false);
        let mut waiting = vec![first];
        while let Some(cur) = waiting.pop() {
            let odd = parity[cur.index()] == Some(true);
            for (from, to) in steps.iter().filter(|it| it.0 == cur || it.1 == cur) {
                let other = if *from == cur { *to } else { *from };
                match parity[other.index()] {
                    None => {
                        parity[other.index()] = Some(!odd);
                        waiting.push(other);
                    }
                    Some(it) => loses_tempo |= it == odd,
                }
            }
        }
    }
    StepGraph { n_parts, loses_tempo }
}
