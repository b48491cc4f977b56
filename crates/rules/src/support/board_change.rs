//! What a move changes on the board, as a number: for rules that refuse moves which change nothing, or change it back.

use engine::board::occupant::Occupant;
use engine::hooks::Scene;
use engine::ids::Sq;
use engine::moves::candidate::Candidate;

/// A number of what a move changes on the board, the same for the move that changes it back; 0 if it changes nothing. Others
/// have other numbers, by any odds.
pub fn change(scene: Scene<'_>, candidate: &Candidate) -> i32 {
    let squares = || candidate.changed.iter().map(|it| it.0).chain([candidate.to]);
    let is_first = |idx: usize, sq: Sq| squares().position(|it| it == sq) == Some(idx);
    let mut sum = 0;
    for (_, sq) in squares().enumerate().filter(|it| is_first(it.0, it.1)) {
        let [old, new] = [scene.position.at(sq), candidate.at(scene.position, sq)].map(Occupant::moved);
        if old != new {
            sum ^= key(sq, old) ^ key(sq, new);
        }
    }
    (sum ^ sum >> 32) as i32 & i32::MAX
}

/// A number of something on a square: the bits of both, well mixed. It stands in the texts of positions, so it is not that
/// of the engine's hash, which may change.
fn key(sq: Sq, content: Occupant) -> u64 {
    let bits = u64::from(sq.0) << 32 | u64::from(content.bits());
    let bits = (bits ^ bits >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 32).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits ^ bits >> 31
}
