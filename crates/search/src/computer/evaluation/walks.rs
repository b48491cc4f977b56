//! Where each type can go on the otherwise empty board.

use engine::board::occupant::Occupant;
use engine::board::square_set::SquareSet;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use game::explain::piece_value;

use super::weights::FADING;

/// What it costs to look at a move, in steps of walks.
const LISTED: u64 = 3;

/// Steps beyond which nothing more is lost.
const FARTHEST: usize = 20;

/// What a square counts by the steps to it, in hundredths.
const FADED: [i32; FARTHEST + 1] = {
    let mut res = [100; FARTHEST + 1];
    let mut steps = 2;
    while steps <= FARTHEST {
        res[steps] = res[steps - 1] * FADING / 100;
        steps += 1;
    }
    res
};

/// What a piece can do on the otherwise empty board, by square.
#[derive(Debug)]
pub(super) struct Walks {
    /// Where it can go.
    pub(super) ends: Vec<Vec<Sq>>,
    /// What it can become from there, the best by value.
    pub(super) becomes: Vec<Option<TypeId>>,
    /// Squares it reaches, in hundredths.
    pub(super) mobility: Vec<i32>,
}

/// The walks of a type of both sides from every square, as they are worked out. Where that takes too long, as where each move
/// may put a wall on any square, the ranks nearest to the far end are known, those of one side as those of the other.
#[derive(Debug)]
pub(super) struct WalkWork {
    kind: TypeId,
    squares: Vec<Sq>,
    /// What comes next: ranks by how far the far end is away, from 1; of a rank the squares of White first; which square.
    depth: u16,
    side: Player,
    next: usize,
    moves: Moves,
    list: Vec<CompactMove>,
    seen: SquareSet,
    known: [Walks; 2],
}

impl WalkWork {
    pub(super) fn new(variant: &Variant, kind: TypeId) -> Self {
        let topology = &variant.movement.topology;
        let n = topology.len();
        let squares: Vec<Sq> = topology.squares().filter(|it| !topology.is_hole(*it)).collect();
        let none = || Walks { ends: vec![Vec::new(); n], becomes: vec![None; n], mobility: vec![0; n] };
        Self {
            kind,
            squares,
            depth: 1,
            side: Player::White,
            next: 0,
            moves: Moves::default(),
            list: Vec::new(),
            seen: SquareSet::empty(n),
            known: [none(), none()],
        }
    }

    /// Works until all is known, `stop` says so after a square, or all types together have taken as much work as they may.
    /// Whether nothing is left to do. `values`: of what a piece may become.
    pub(super) fn run(
        &mut self,
        variant: &Variant,
        values: &[i32],
        generator: &mut Generator,
        stop: &mut dyn FnMut() -> bool,
    ) -> bool {
        let topology = &variant.movement.topology;
        let deepest = self.squares.iter().map(|it| topology.depth(Player::White, *it)).max().unwrap_or(0);
        let mut position = variant.empty_position();
        while self.depth <= deepest {
            // A single rank may be more than enough.
            let is_new = self.next == 0 && self.side == Player::White;
            if generator.work() > if is_new { 2 } else { 4 } * piece_value::MAX_WORK {
                return true;
            }
            let is_next = |it: &Sq| topology.depth(self.side, *it) == self.depth;
            if let Some(skipped) = self.squares[self.next..].iter().position(is_next) {
                let at = self.next + skipped;
                self.next = at + 1;
                self.add(variant, values, generator, self.squares[at], &mut position);
                if stop() {
                    return false;
                }
            } else {
                self.depth += u16::from(self.side == Player::Black);
                self.side = self.side.other();
                self.next = 0;
            }
        }
        true
    }

    /// What is known, by side.
    pub(super) fn known(self) -> [Walks; 2] {
        self.known
    }

    /// Adds the walks from a square of an empty board.
    fn add(&mut self, variant: &Variant, values: &[i32], generator: &mut Generator, sq: Sq, position: &mut Position) {
        let topology = &variant.movement.topology;
        let (n, kind, side) = (topology.len(), self.kind, self.side);
        let known = &mut self.known[side.index()];
        position.set_turn(side);
        position.set_up(Edit::Put(sq, Occupant::new(side, kind)));
        self.moves.clear();
        self.list.clear();
        generator.list_walks(variant, position, sq, &mut self.moves, &mut self.list);
        generator.spend(LISTED * self.list.len() as u64);
        let ends = &mut known.ends[sq.index()];
        for it in &self.list {
            let Some((to, after)) = arrival(&self.moves, *it, kind).filter(|it| it.0.index() < n && it.0 != sq) else {
                continue;
            };
            let better = |old: TypeId| values[after.index()] > values[old.index()];
            if after != kind && known.becomes[sq.index()].is_none_or(better) {
                known.becomes[sq.index()] = Some(after);
            }
            if self.seen.insert(to) {
                ends.push(to);
            }
        }
        ends.iter().for_each(|it| self.seen.remove(*it));
        let distance = |to: &Sq| topology.distance(sq, *to).clamp(1, FARTHEST as i32) as usize;
        known.mobility[sq.index()] = ends.iter().map(|to| FADED[distance(to)]).sum();
        position.set_up(Edit::Put(sq, Occupant::EMPTY));
    }
}

/// Where a walk of a piece ends, and as what; `None` if the piece is gone then, or if it is no walk.
fn arrival(moves: &Moves, it: CompactMove, kind: TypeId) -> Option<(Sq, TypeId)> {
    match it {
        CompactMove::Unaffected { to, .. } => Some((to, kind)),
        CompactMove::Written(idx) => {
            let item = moves.item(idx as usize);
            let puts = |it: &Edit| matches!(*it, Edit::Put(sq, piece) if sq == item.to && piece.is_piece());
            let stays = item.turn == Turn::Walk && moves.patch(idx as usize).iter().any(puts);
            stays.then_some((item.to, item.becomes))
        }
        CompactMove::Entry { .. } | CompactMove::Drop { .. } => None,
    }
}
