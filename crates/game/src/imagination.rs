//! A position as one side may imagine it (determinization): what it sees stays, and where it does not see stands by chance
//! what the other side can still have. Two games that a side cannot tell apart give it the same positions, as far as the
//! hand of the other side, which is taken as known, is the same.

use engine::board::occupant::Occupant;
use engine::hooks::Scene;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::{Position, Right};
use engine::variant::Features;

use crate::game::Game;

/// A sequence of numbers (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ (x >> 31)) % n.max(1) as u64) as usize
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for idx in (1..list.len()).rev() {
            list.swap(idx, self.below(idx + 1));
        }
    }
}

/// How many pieces of each type a side has on the board and in hand.
fn stock(game: &Game, position: &Position, side: Player) -> Vec<i32> {
    let kinds = 0..game.variant().pieces.types.len();
    let mut res: Vec<i32> = kinds.map(|it| i32::from(position.hand(side, TypeId(it as u8)))).collect();
    position.pieces(side).for_each(|it| res[position.at(it).kind().index()] += 1);
    res
}

/// What a side knows that the other one has on the board, by type: what that began with and what came to it, without what
/// the side has taken.
fn known(game: &Game, side: Player) -> Vec<i32> {
    let (enemy, mut position) = (side.other(), game.position().clone());
    let mut res = vec![0; game.variant().pieces.types.len()];
    for ply in game.plies()[..game.ply()].iter().rev() {
        let after = [side, enemy].map(|it| stock(game, &position, it));
        position.undo();
        let before = [side, enemy].map(|it| stock(game, &position, it));
        for (idx, count) in res.iter_mut().enumerate() {
            let lost = |whose: usize| (before[whose][idx] - after[whose][idx]).max(0);
            if ply.mover() == side {
                *count -= lost(1);
            } else if game.variant().has(Features::HANDS) {
                *count += lost(0);
            }
        }
    }
    let start = stock(game, &position, enemy);
    let in_hand = |idx: usize| i32::from(game.position().hand(enemy, TypeId(idx as u8)));
    res.iter().enumerate().map(|(idx, it)| it + start[idx] - in_hand(idx)).collect()
}

/// The current position as a side may imagine it; every number gives one.
#[must_use]
pub fn imagined(game: &Game, side: Player, number: u64) -> Position {
    let (variant, enemy) = (game.variant(), side.other());
    let sight = Scene { variant, position: game.position() }.sight(Some(side));
    let topology = &variant.movement.topology;
    let mut chance = Chance(number);
    let mut res = game.position().clone();
    let mut covered: Vec<Sq> = topology.squares().filter(|it| sight.covers(*it) && !topology.is_hole(*it)).collect();
    covered.retain(|it| !res.at(*it).is(side) && !res.at(*it).is_wall());
    covered.iter().for_each(|it| res.set_up(Edit::Put(*it, Occupant::EMPTY)));
    let mut left = if covered.is_empty() { Vec::new() } else { known(game, side) };
    for sq in res.pieces(enemy) {
        if let Some(it) = left.get_mut(res.at(sq).kind().index()) {
            *it -= 1;
        }
    }
    // A royal must stand somewhere; other pieces as far as there is room.
    let mut pieces: Vec<TypeId> = Vec::new();
    for (idx, count) in left.iter().enumerate() {
        pieces.extend((0..*count).map(|_| TypeId(idx as u8)));
    }
    let royals = *res.royal_types();
    chance.shuffle(&mut pieces);
    sort::by_key(&mut pieces, |it| !royals.has(*it));
    chance.shuffle(&mut covered);
    for kind in pieces {
        // Of what nobody has seen move, much is still where it began.
        let is_home =
            |it: &Sq| variant.start.home[it.index()].is(enemy) && variant.start.home[it.index()].kind() == kind;
        let home = covered.iter().position(is_home).filter(|_| chance.below(3) > 0);
        let Some(at) = home.or_else(|| covered.len().checked_sub(1)) else { break };
        let sq = covered.swap_remove(at);
        let piece = Occupant::new(enemy, kind);
        res.set_up(Edit::Put(sq, if home.is_some() { piece.virgin() } else { piece.moved() }));
    }
    if let Some(faces) = &variant.pieces.face_down {
        // What lies face down changes places, on each side or all of it where nobody knows whose it is.
        for owner in Player::BOTH.into_iter().take(if faces.ownerless { 1 } else { 2 }) {
            let is_one = |it: &Sq| faces.types.has(res.at(*it).kind()) && (faces.ownerless || res.at(*it).is(owner));
            let squares: Vec<Sq> = topology.squares().filter(is_one).collect();
            let mut lying: Vec<Occupant> = squares.iter().map(|it| res.at(*it)).collect();
            chance.shuffle(&mut lying);
            for (sq, other) in squares.into_iter().zip(lying) {
                let here = res.at(sq);
                res.set_up(Edit::Put(sq, if faces.ownerless { other } else { here.with_base(other.base()) }));
            }
        }
    }
    // A right against a piece that may stand elsewhere is none.
    let rights: Vec<Right> = game.position().rights().iter().copied().filter(|it| !sight.covers(it.victim)).collect();
    res.apply(&[]);
    res.forget();
    res.set_turn(game.position().turn());
    for Right { square, victim } in rights {
        res.set_up(Edit::Right { square, victim });
    }
    res
}
