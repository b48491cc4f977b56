//! A position as the root of another game.

use engine::legal::passing::useful_rights;
use engine::moves::patch::{Edit, FactId};
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::fen::extras::Extras;

/// The position as its text tells it, without the text: captures in passing that nobody can make, and facts that no text
/// names, are forgotten with all that was before. It may have been changed by hand, in whose turn it is as well.
#[must_use]
pub fn root(variant: &Variant, position: &Position) -> Position {
    let mut res = position.clone();
    let turn = res.turn();
    variant.begin(&mut res, turn);
    let rights = useful_rights(variant, &res);
    let told: Vec<(FactId, i32)> = Extras::of(variant).facts(variant).map(|it| (it, res.fact(it))).collect();
    // A turn without a move ends all rights, and whatever holds for one move.
    res.apply(&[]);
    res.set_turn(turn);
    for (idx, spec) in variant.carried.facts.iter().enumerate() {
        res.set_up(Edit::Fact(FactId(idx as u8), spec.start));
    }
    told.into_iter().for_each(|(fact, value)| res.set_up(Edit::Fact(fact, value)));
    rights.into_iter().for_each(|it| res.set_up(Edit::Right { square: it.square, victim: it.victim }));
    res.into_root()
}
