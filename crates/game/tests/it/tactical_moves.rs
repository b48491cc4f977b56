//! The list of a search of captures: all captures of the full list, each once, and nothing that is not legal.

use engine::legal::{LegalGenerator, Listing};
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::perft;
use engine::position::Position;
use engine::variant::Variant;

use crate::common::{compile, definitions};
use crate::random::Random;

/// Plies of the random game in which each definition is looked at.
const PLIES: usize = 60;

/// Whether a move takes a piece of the other side.
fn captures(position: &Position, patch: &[Edit]) -> bool {
    let enemy = position.turn().other();
    patch.iter().any(|it| matches!(it, Edit::Put(sq, content) if position.at(*sq).is(enemy) && !content.is(enemy)))
}

/// The effects of the legal moves of a list of captures, and whether it says that there is a legal move. `None` if it
/// leaves all to the full list.
fn tactical(
    variant: &Variant,
    position: &mut Position,
    generator: &mut LegalGenerator,
) -> Option<(Vec<Vec<Edit>>, bool)> {
    let (mut moves, mut list) = (Moves::default(), Vec::new());
    let listing = generator.list_tactical(variant, position, &mut moves, &mut list);
    if listing == Listing::Refused {
        return None;
    }
    let untried = listing == Listing::Untried;
    let can_move = untried || !list.is_empty();
    if untried {
        list.retain(|it| match *it {
            CompactMove::Written(idx) => generator.allows(variant, position, &moves, idx as usize),
            _ => true,
        });
    }
    let patches = list.iter().map(|it| {
        let mut res = Vec::new();
        it.patch(position, &moves, &mut res);
        res
    });
    Some((patches.collect(), can_move))
}

#[test]
fn tactical_moves_are_all_captures() {
    let (mut random, mut generator) = (Random::new(5), LegalGenerator::default());
    let (mut n_captures, mut n_left_out) = (0, 0);
    for (name, text) in definitions() {
        let variant = compile(&text);
        let mut position = variant.start();
        for ply in 0..PLIES {
            let moves = perft::moves(&variant, &mut position);
            if moves.is_empty() {
                break;
            }
            let all: Vec<Vec<Edit>> = (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect();
            if let Some((found, can_move)) = tactical(&variant, &mut position, &mut generator) {
                let [mut wanted, mut got] = [&all, &found]
                    .map(|list| list.iter().filter(|it| captures(&position, it)).collect::<Vec<&Vec<Edit>>>());
                wanted.sort();
                got.sort();
                assert_eq!(got, wanted, "{name}: ply {ply}");
                let illegal = found.iter().find(|it| !all.contains(it));
                assert_eq!(illegal, None, "{name}: ply {ply}");
                // Where it says nothing the search asks for the full list.
                assert!(can_move || wanted.is_empty(), "{name}: ply {ply}");
                n_captures += wanted.len();
                n_left_out += all.len() - found.len();
            }
            position.apply(random.pick::<Vec<Edit>>(&all));
            variant.remember(&mut position);
        }
    }
    assert!(n_captures > 10_000 && n_left_out > 100_000, "{n_captures} captures, {n_left_out} left out");
}
