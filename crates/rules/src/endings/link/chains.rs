//! Looks for chains that join areas or enclose a square.

use std::collections::VecDeque;

use crate::builder::area::Area;
use crate::endings::link::Aim;
use crate::prelude::*;
use crate::support::groups::{groups, reached};
use crate::support::outcome::met;
use engine::board::topology::Topology;
use engine::hooks::{Ending, Prospect};
use engine::mechanics::neighbour_effects::Leaps;
use engine::verdict::Worth;

/// The number of neighbours of a square that is not on the edge.
pub(super) fn most_near(near: &Leaps, n_squares: usize) -> usize {
    (0..n_squares).map(|it| near.around(Player::White, Sq(it as u16)).len()).max().unwrap_or(0)
}

/// Looks for chains.
#[derive(Debug)]
pub(super) struct Link {
    /// By side.
    pub(super) aims: [Vec<Aim>; 2],
    /// The number of neighbours of a square that is not on the edge, if rings count.
    pub(super) ring: Option<usize>,
    pub(super) types: TypeSet,
    pub(super) worth: Worth,
    pub(super) near: Leaps,
}

impl Link {
    fn counts(&self, position: &Position, side: Player, sq: Sq) -> bool {
        let piece = position.at(sq);
        piece.is(side) && self.types.has(piece.kind())
    }

    /// The squares of a chain that ends the game, and whether it is one that encloses a square.
    fn chain(&self, scene: Scene<'_>, side: Player) -> Option<(Vec<Sq>, bool)> {
        if self.aims[side].is_empty() && self.ring.is_none() {
            return None;
        }
        let counts = |it| self.counts(scene.position, side, it);
        groups(&self.near, scene, side, &counts).find_map(|chain| {
            let touches = |area: &&Area| chain.iter().any(|it| area.has(side, *it));
            if self.aims[side].iter().any(|it| it.areas.iter().filter(touches).count() >= it.n) {
                return Some((chain, false));
            }
            let topology = &scene.variant.movement.topology;
            let is_ring = self.ring.is_some_and(|n_near| self.encloses(topology, side, &chain, n_near));
            is_ring.then_some((chain, true))
        })
    }

    /// Whether a chain cuts a square off from the edge, or has one in its middle.
    fn encloses(&self, topology: &Topology, side: Player, chain: &[Sq], n_near: usize) -> bool {
        if n_near == 0 || chain.len() < n_near {
            return false;
        }
        let mut own = vec![false; topology.len()];
        chain.iter().for_each(|it| own[it.index()] = true);
        let near = |it: &Sq| self.near.around(side, *it);
        if chain.iter().any(|it| near(it).len() == n_near && near(it).iter().all(|it| own[it.index()])) {
            return true;
        }
        let free = || topology.squares().filter(|it| !topology.is_hole(*it) && !own[it.index()]);
        let edge: Vec<Sq> = free().filter(|it| near(it).len() < n_near).collect();
        let mut seen = vec![false; topology.len()];
        let outside = reached(&self.near, side, edge, &mut seen, &|it| !own[it.index()]);
        outside.len() < free().count()
    }

    /// How many squares a side has to fill to join two areas, on a board where `cost` tells those of each square:
    /// none, one, or `None` where there is no way.
    fn missing(&self, side: Player, from: &Area, to: &Area, cost: &dyn Fn(Sq) -> Option<u16>) -> Option<u16> {
        let n_squares = from.squares(side).len();
        let mut best = vec![u16::MAX; n_squares];
        let mut open: VecDeque<(Sq, u16)> = VecDeque::new();
        let mut enter = |open: &mut VecDeque<(Sq, u16)>, sq: Sq, before: u16| {
            let Some(own) = cost(sq) else { return };
            if before + own < best[sq.index()] {
                best[sq.index()] = before + own;
                if own == 0 { open.push_front((sq, before)) } else { open.push_back((sq, before + own)) }
            }
        };
        for idx in (0..n_squares).filter(|it| from.squares(side)[*it]) {
            enter(&mut open, Sq(idx as u16), 0);
        }
        while let Some((sq, so_far)) = open.pop_front() {
            if to.has(side, sq) {
                return Some(so_far);
            }
            self.near.around(side, sq).iter().for_each(|it| enter(&mut open, *it, so_far));
        }
        None
    }
}

impl Ending for Link {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let winner = |side: Player| self.worth.winner(side);
        let found = |side| self.chain(Scene { variant, position }, side);
        let (side, (squares, ring)) = met(position.mover(), found, |side, _| winner(side))?;
        let why = if ring { msg!("result-link-ring", side = side) } else { msg!("result-link-chain", side = side) };
        Some(Verdict::new(winner(side), "link", why).at(squares))
    }

    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        let has_aim = |it: &Player| self.ring.is_some() || !self.aims[*it].is_empty();
        let winning = |it: &Player| self.worth.winner(*it) == Some(side);
        let mut sides = Player::BOTH.into_iter().filter(has_aim).filter(winning);
        sides.any(|it| position.pieces(it).any(|sq| self.counts(position, it, sq)))
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }
}

impl Prospect for Link {
    /// How few squares are still to be filled between the areas that lie furthest apart, of those that are enough.
    fn closeness(&self, variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        if self.worth != Worth::Win {
            return None;
        }
        let topology = &variant.movement.topology;
        let cost = |sq: Sq| match position.at(sq) {
            _ if topology.is_hole(sq) => None,
            it if it.is_empty() => Some(1),
            _ if self.counts(position, side, sq) => Some(0),
            _ => None,
        };
        let from = |aim: &Aim, first: &Area| {
            let others = aim.areas.iter().filter(|it| !std::ptr::eq(*it, first));
            let mut ways: Vec<u16> = others.filter_map(|it| self.missing(side, first, it, &cost)).collect();
            sort::sort(&mut ways);
            ways.get(aim.n.checked_sub(2)?).copied()
        };
        // Where all areas are to be joined, one tells for all.
        let firsts = |aim: &Aim| if aim.n == aim.areas.len() { 1 } else { aim.areas.len() };
        let nearest = |aim: &Aim| aim.areas[..firsts(aim)].iter().filter_map(|it| from(aim, it)).min();
        let most = self.aims[side].iter().filter_map(nearest).min()?;
        let n_lines = topology.squares().map(|it| topology.rank(it).max(topology.file(it))).max().unwrap_or(0) + 1;
        Some((1000 - 1000 * i32::from(most) / n_lines).clamp(0, 1000))
    }
}
