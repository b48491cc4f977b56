//! Checks at the leaves: where they win or weave mates, a position is judged only after those of the side to move.
//! Of all quiet moves, those leave the fewest answers, so few of them grow few lines (CPW, *Quiescence Search*, section
//! *Checks*). What games said stands at `CHECKING_PLIES`.

use crate::computer::parameters::{CHECKING_PLIES, EXCHANGE_SLACK};
use crate::computer::tree::Tree;
use crate::ranking::Ranked;
use engine::attack::tables::Moved;
use engine::moves::compact_move::CompactMove;

impl Tree {
    /// Whether a leaf looks at checks beside captures.
    pub(super) fn tries_checks(&self, ply: usize) -> bool {
        let node = &self.nodes[ply];
        let is_near = node.is_quiescent() && node.quiet_plies < CHECKING_PLIES;
        self.techniques.quiet_checks && is_near && !node.arrival.check
    }

    /// Leaves out the moves of a leaf that neither take anything nor give check.
    pub(super) fn keep_checks(&mut self, ply: usize) {
        let first = self.nodes[ply].first;
        let Self { variant, position, list, checks, .. } = self;
        let by = position.turn();
        checks.find(variant, position, by);
        let mut kept = first;
        for idx in first..list.len() {
            let keeps = match list[idx] {
                CompactMove::Unaffected { from, to, .. } => {
                    let moved = Moved { from: Some(from), to, kind: position.at(from).kind() };
                    !position.at(to).is_empty() || checks.has(variant, by, moved)
                }
                CompactMove::Drop { kind, to } => checks.has(variant, by, Moved { from: None, to, kind }),
                CompactMove::Entry { .. } | CompactMove::Written(_) => true,
            };
            if keeps {
                list[kept] = list[idx];
                kept += 1;
            }
        }
        list.truncate(kept);
    }

    /// Whether a move of a leaf gives a check that is worth a search, as far as can be told before it is made.
    pub(super) fn is_good_check(&mut self, it: &Ranked) -> bool {
        let Self { variant, position, list, moves, checks, .. } = self;
        let n_squares = variant.movement.topology.len();
        let moved = match list[it.idx] {
            CompactMove::Unaffected { from, to, .. } | CompactMove::Entry { from, to, .. } => {
                Moved { from: Some(from), to, kind: position.at(from).kind() }
            }
            CompactMove::Drop { kind, to } => Moved { from: None, to, kind },
            CompactMove::Written(idx) => {
                let item = moves.item(idx as usize);
                let from = Some(item.from).filter(|it| it.index() < n_squares);
                Moved { from, to: item.to, kind: item.becomes }
            }
        };
        let gives = moved.to.index() < n_squares && checks.has(variant, position.turn(), moved);
        gives && (!self.techniques.weighed_checks || !self.risks_more(it, it.gain + EXCHANGE_SLACK))
    }
}
