//! What becomes of captured pieces: in some games they change hands.

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::variant::{Features, Variant};

/// Squares of one piece on which captures are tried.
const MAX_TRIES: usize = 16;

/// By type: what the side that captures such a piece gets in hand; `TypeId::NONE` if nothing. Found out by trying.
pub(super) fn kept(variant: &Variant) -> Vec<TypeId> {
    let n = variant.pieces.types.len();
    let mut res = vec![TypeId::NONE; n];
    if !variant.has(Features::HANDS) {
        return res;
    }
    let mut generator = Generator::default();
    let kinds = || (1..n).map(|it| TypeId(it as u8));
    for victim in kinds() {
        let got = kinds().find_map(|taker| spoils(variant, &mut generator, taker, victim));
        res[victim.index()] = got.unwrap_or(TypeId::NONE);
    }
    res
}

/// What White gets in hand for a victim. `None` if a taker in the middle of the board does not take it.
fn spoils(variant: &Variant, generator: &mut Generator, taker: TypeId, victim: TypeId) -> Option<TypeId> {
    let topology = &variant.movement.topology;
    let middle = topology.squares().filter(|it| !topology.is_hole(*it)).nth(topology.len() / 2)?;
    let mut position = variant.empty_position();
    position.set_turn(Player::White);
    position.set_up(Edit::Put(middle, Occupant::new(Player::White, taker)));
    let near = |it: &Sq| *it != middle && !topology.is_hole(*it) && topology.distance(middle, *it) <= 2;
    let (mut moves, mut list) = (Moves::default(), Vec::new());
    for to in topology.squares().filter(near).take(MAX_TRIES) {
        position.set_up(Edit::Put(to, Occupant::new(Player::Black, victim)));
        moves.clear();
        list.clear();
        generator.list_walks(variant, &position, middle, &mut moves, &mut list);
        for it in &list {
            match *it {
                CompactMove::Unaffected { to: at, .. } if at == to => return Some(TypeId::NONE),
                CompactMove::Written(idx) if moves.item(idx as usize).to == to => {
                    let got = |it: &Edit| match *it {
                        Edit::Hand(Player::White, kind, by) if by > 0 => Some(kind),
                        _ => None,
                    };
                    return Some(moves.patch(idx as usize).iter().find_map(got).unwrap_or(TypeId::NONE));
                }
                _ => {}
            }
        }
        position.set_up(Edit::Put(to, Occupant::EMPTY));
    }
    None
}
