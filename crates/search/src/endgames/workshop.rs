//! A board on which positions of endings are set up and asked for their moves.

use std::sync::Arc;

use crate::endgames::lattice::{Lattice, Places};
use crate::endgames::line_moves::{LineList, Standing};
use crate::endgames::pieces::MAX_PIECES;
use engine::board::occupant::Occupant;
use engine::hooks::{Capabilities, Case};
use engine::ids::{Player, Sq};
use engine::legal::LegalGenerator;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::{Edit, FactId};
use engine::position::Position;
use engine::program::{MoveStart, Powers};
use engine::variant::{Features, Variant};

/// What a look at a position shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PositionKind {
    /// It cannot arise: the side to move could take a royal.
    Impossible,
    /// The game is over; who has won.
    Over(Option<Player>),
    /// It goes on: the moves are listed.
    Moves,
}

/// No piece.
const NOBODY: (Sq, Occupant) = (Sq::NONE, Occupant::EMPTY);

/// The board, and memory that is used again and again.
#[derive(Debug)]
pub(crate) struct Workshop {
    pub(crate) variant: Arc<Variant>,
    /// The board without pieces: its ground and walls.
    pub(crate) bare: Position,
    pub(crate) board: Position,
    pub(crate) generator: LegalGenerator,
    pub(crate) moves: Moves,
    /// The moves of the position on the board, unless tables tell them all.
    pub(crate) list: Vec<CompactMove>,
    /// Those that tables tell.
    pub(crate) along_lines: LineList,
    /// The pieces of a lattice that are on the board, with their squares; `Sq::NONE` where there is none.
    standing: [(Sq, Occupant); MAX_PIECES],
    /// By side: whether it is in check, once that is known.
    checked: [Option<bool>; 2],
    /// Whether checks depend on the pieces alone, whoever is to move.
    keeps_checks: bool,
    /// Whether a rule wants to see all moves written down.
    writes_all: bool,
}

impl Workshop {
    /// A board with the ground and the walls of a position.
    pub(crate) fn new(variant: Arc<Variant>, position: &Position) -> Self {
        let mut bare = variant.empty_position();
        bare.set_first_royals(Player::both(|it| position.first_royals(it)));
        for sq in variant.movement.topology.squares() {
            if position.ground(sq) != 0 {
                bare.set_up(Edit::Ground(sq, position.ground(sq)));
            }
            if position.at(sq).is_wall() {
                bare.set_up(Edit::Put(sq, position.at(sq)));
            }
        }
        Self {
            writes_all: variant.hooks.judges.iter().any(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING)),
            keeps_checks: variant.tables.attacks.are_certain()
                && Player::BOTH.into_iter().all(|it| variant.tables.attacks.walkers(it).is_empty()),
            variant,
            board: bare.clone(),
            bare,
            generator: LegalGenerator::default(),
            moves: Moves::default(),
            list: Vec::new(),
            along_lines: LineList::default(),
            standing: [NOBODY; MAX_PIECES],
            checked: [None; 2],
        }
    }

    /// Sets the pieces of a lattice up.
    pub(crate) fn stand(&mut self, lattice: &Lattice, places: &Places) {
        self.checked = [None; 2];
        let n = lattice.pieces.len();
        let placed = std::array::from_fn(|piece| match places[piece] {
            sq if piece < n => (sq, lattice.occupant(piece, sq)),
            _ => NOBODY,
        });
        let before = std::mem::replace(&mut self.standing, placed);
        // Consecutive numbers share most of their placements: only what differs is moved.
        for (was, is) in before.iter().zip(&placed) {
            if was != is && was.0 != Sq::NONE {
                self.board.set_up(Edit::Put(was.0, Occupant::EMPTY));
            }
        }
        for (was, is) in before.iter().zip(&placed) {
            if was != is && is.0 != Sq::NONE {
                self.board.set_up(Edit::Put(is.0, is.1));
            }
        }
    }

    /// Sets a position up that is more than its pieces.
    pub(crate) fn set_up(&mut self, edits: &[Edit]) {
        self.board.clone_from(&self.bare);
        self.standing = [NOBODY; MAX_PIECES];
        self.checked = [None; 2];
        edits.iter().for_each(|it| self.board.set_up(*it));
    }

    /// Clears the board after `set_up`.
    pub(crate) fn clear(&mut self) {
        self.set_up(&[]);
    }

    /// Whether a side is in check.
    fn in_check(&mut self, side: Player) -> bool {
        if let Some(it) = self.checked[side.index()] {
            return it;
        }
        let res = self.generator.in_check(&self.variant, &self.board, side);
        self.checked[side.index()] = Some(res);
        res
    }

    /// Looks at the position on the board. `standing`: the same, where tables tell of it.
    pub(crate) fn look(&mut self, standing: Option<&Standing<'_>>) -> PositionKind {
        if !self.keeps_checks {
            self.checked = [None; 2];
        }
        if let Some(it) = standing {
            self.checked = Player::both(|side| self.checked[side.index()].or_else(|| Some(it.in_check(side))));
        }
        let turn = self.board.turn();
        self.moves.clear();
        self.list.clear();
        self.along_lines.is_complete = false;
        self.along_lines.quiet = 0;
        self.along_lines.moves.clear();
        let can_lose = self.variant.has(Features::CHECK) && !self.board.royals(turn.other()).is_empty();
        if can_lose && self.in_check(turn.other()) {
            return PositionKind::Impossible;
        }
        let Self { variant, board, generator, moves, list, along_lines, checked, writes_all, .. } = self;
        if let Some(it) = variant.ending(board) {
            return PositionKind::Over(it.winner);
        }
        let in_check = checked[turn.index()] == Some(true);
        if let Some(it) = standing {
            it.list(turn, in_check, along_lines);
        }
        let can_move = if along_lines.is_complete {
            !along_lines.is_empty()
        } else {
            if *writes_all || !generator.list(variant, board, moves, list) {
                generator.legal(variant, board, moves);
                list.extend((0..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
            }
            checked[turn.index()] = generator.seen_check().or(checked[turn.index()]);
            !list.is_empty()
        };
        let in_check = self.in_check(turn);
        let Self { variant, board, moves, .. } = self;
        let case = Case { variant, position: board, can_move, in_check, moves, first: 0, half: 0 };
        match variant.verdicts(case).next() {
            Some(it) => PositionKind::Over(it.winner),
            None if can_move => PositionKind::Moves,
            None => PositionKind::Over(None),
        }
    }

    /// Whether the position on the board, which a move led to, is more than its pieces: something that only the next move
    /// may use makes a difference. The board stays as it is.
    pub(crate) fn is_special(&mut self, pieces: &[(Sq, Occupant)]) -> bool {
        let Self { variant, board, generator, .. } = self;
        let facts = variant.carried.facts.iter().enumerate().filter(|it| it.1.transient);
        let is_plain = (board.rights().is_empty() || !asks_rights(variant, board))
            && facts.into_iter().all(|(id, it)| board.fact(FactId(id as u8)) == it.start)
            && pieces.iter().all(|it| board.at(it.0) == it.1);
        if is_plain {
            return false;
        }
        let mut plain = board.clone();
        plain.apply(&[]);
        plain.set_turn(board.turn());
        plain.forget();
        pieces.iter().for_each(|it| plain.set_up(Edit::Put(it.0, it.1)));
        answers(variant, generator, board) != answers(variant, generator, &mut plain)
    }
}

/// Whether a piece of the side to move may capture in passing, or moves as others do.
fn asks_rights(variant: &Variant, board: &Position) -> bool {
    let side = board.turn();
    board.pieces(side).any(|at| {
        let program = variant.movement.program(side, board.at(at).kind(), at);
        let takes = program.nodes.iter().flatten().any(|it| it.powers.contains(Powers::TAKE_PASSING));
        takes || program.walked.iter().any(|it| it.borrows || !matches!(it.start, MoveStart::Legs(_)))
    })
}

/// How a position ends or goes on: the winner if it is over, and what its moves do.
fn answers(
    variant: &Variant,
    generator: &mut LegalGenerator,
    position: &mut Position,
) -> (Option<Option<Player>>, Vec<Vec<Edit>>) {
    let mut moves = Moves::default();
    generator.legal(variant, position, &mut moves);
    let in_check = generator.in_check(variant, position, position.turn());
    let can_move = !moves.is_empty();
    let case = Case { variant, position, can_move, in_check, moves: &moves, first: 0, half: 0 };
    let verdict = variant.ending(position).or_else(|| variant.verdicts(case).next());
    let mut patches: Vec<Vec<Edit>> = (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect();
    sort::sort(&mut patches);
    (verdict.map(|it| it.winner), patches)
}
