//! What types are worth, roughly: what the definition says, else an estimate from how much a piece can do on a half-empty board.

use crate::board::occupant::Occupant;
use crate::generate::pseudo_legal::Generator;
use crate::ids::{Player, Sq, TypeId};
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::Variant;

/// Boards that are tried for each type.
const N_BOARDS: u64 = 4;
/// Squares that are tried on each board.
const N_SQUARES: usize = 24;
/// Moves of one piece that are counted.
const MAX_MOVES: u32 = 512;

/// The worth of each type in hundredths of a Pawn; entry 0 is unused. Royals have none, because a game without them is over.
#[must_use]
pub fn worth(variant: &Variant) -> Vec<i32> {
    let mut generator = Generator::default();
    let kinds = (0..variant.types.len()).map(|it| TypeId(it as u8));
    kinds
        .map(|kind| match variant.types[kind.index()].value {
            _ if kind == TypeId::NONE => 0,
            Some(it) => it,
            None if variant.royal.has(kind) => 0,
            None => estimate(variant, kind, &mut generator),
        })
        .collect()
}

/// Squares that are pointed at, counted on boards where a third of the squares is taken.
/// A square where the piece may move and capture counts full, otherwise less.
pub(crate) fn estimate(variant: &Variant, kind: TypeId, generator: &mut Generator) -> i32 {
    let topology = &variant.movement.topology;
    let squares: Vec<Sq> = topology.squares().filter(|it| !topology.is_hole(*it)).collect();
    let (mut total, mut n) = (0_u64, 0_u64);
    let stride = squares.len().div_ceil(N_SQUARES).max(1);
    for board in 0..N_BOARDS {
        let mut position = crowd(variant, &squares, kind, board);
        for at in squares.iter().copied().skip(board as usize % stride).step_by(stride) {
            let before = position.at(at);
            position.set_up(Edit::Put(at, Occupant::new(Player::White, kind)));
            total += reach(variant, &position, generator, at);
            n += 1;
            position.set_up(Edit::Put(at, before));
        }
    }
    // Twelfths of squares; the curve is steeper for pieces that can do much.
    let mobility = total as f64 / (12 * n.max(1)) as f64;
    let hundredths = 60.0 * mobility + 2.5 * mobility * mobility;
    (hundredths / 5.0).round().min(20_000.0) as i32 * 5
}

/// A board on which every sixth square holds a piece of one side and every sixth one of the other, always the same.
fn crowd(variant: &Variant, squares: &[Sq], kind: TypeId, board: u64) -> Position {
    let mut position = variant.empty_position();
    let mut state = 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(board + 1);
    for sq in squares {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let side = match (state >> 33) % 6 {
            0 => Player::White,
            1 => Player::Black,
            _ => continue,
        };
        position.set_up(Edit::Put(*sq, Occupant::new(side, kind)));
    }
    position.set_turn(Player::White);
    position
}

/// What the piece on a square can do, in twelfths of squares.
fn reach(variant: &Variant, position: &Position, generator: &mut Generator, at: Sq) -> u64 {
    let (mut ends, mut victims): (Vec<Sq>, Vec<Sq>) = (Vec::new(), Vec::new());
    let mut n = 0;
    let _ = generator.walks(variant, position, at, &mut |candidate| {
        for it in candidate.captured() {
            if !victims.contains(&it.square) {
                victims.push(it.square);
            }
        }
        if !candidate.captures() && !ends.contains(&candidate.to) {
            ends.push(candidate.to);
        }
        n += 1;
        if n < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
    });
    // There are four times as many empty squares as enemies: both powers count about as much.
    9 * ends.len() as u64 + 24 * victims.len() as u64
}
