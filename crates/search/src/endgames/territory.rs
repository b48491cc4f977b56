//! The squares on which pieces may stand: where the definition sets them up, and where moves bring them.

use crate::endgames::pieces::{MAX_PIECES, Piece};
use crate::endgames::unfit::{self};
use crate::work::Refusal;
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::Sq;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// Work, in steps of walks, that finding the squares may take.
const MAX_WORK: u64 = 1 << 25;

/// Most numbers of a table, as far as a look at the pieces tells: even with a symmetric board, more would take too much memory.
const MAX_SIZE: usize = 1 << 30;

/// Where a piece may stand.
#[derive(Clone, Debug)]
pub(crate) struct ManSquares {
    /// By square: whether it may stand there.
    pub(crate) has: Box<[bool]>,
    /// By square: whether a move may bring it there.
    entered: Box<[bool]>,
    /// Where it goes from each square on an otherwise empty board, without changing.
    pub(crate) steps: Vec<(Sq, Sq)>,
}

/// Where all pieces may stand that come up in an ending.
#[derive(Clone, Debug, Default)]
pub(crate) struct Territory {
    squares: Vec<(Piece, ManSquares)>,
    /// Squares of these that are not looked at yet.
    waiting: Vec<(Piece, Sq)>,
}

/// What is asked while squares are gathered.
struct Survey<'a> {
    variant: &'a Variant,
    board: &'a mut Position,
    generator: Generator,
    moves: Moves,
}

impl Survey<'_> {
    fn is_over(&self) -> bool {
        self.generator.work() > MAX_WORK
    }
}

impl Territory {
    /// The squares of the pieces of an ending, and of those that they become. `board`: the board without pieces; `seeds`: where
    /// pieces stand now; `Sq::NONE` where that does not matter.
    ///
    /// # Errors
    /// If they are surely too many for a table, or take too much work.
    pub(crate) fn new(variant: &Variant, board: &mut Position, seeds: &[(Piece, Sq)]) -> Result<Self, Refusal> {
        let mut res = Self::default();
        for (piece, sq) in seeds {
            res.know(variant, *piece);
            if *sq != Sq::NONE {
                res.add(*piece, *sq);
            }
        }
        let mut survey = Survey { variant, board, generator: Generator::default(), moves: Moves::default() };
        res.walk_alone(&mut survey);
        let size = || seeds.iter().fold(1, |size: usize, it| size.saturating_mul(res.n_squares_of(it.0)));
        if seeds.len() <= MAX_PIECES && size() > MAX_SIZE {
            return Err(unfit::SIZE);
        }
        // Captures and mounts lead further only where a piece does not go everywhere alone.
        let mut n_known = 0;
        while n_known < res.n_squares() && !survey.is_over() {
            n_known = res.n_squares();
            res.walk_in_company(&mut survey);
            res.walk_alone(&mut survey);
        }
        if survey.is_over() { Err(unfit::WAYS) } else { Ok(res) }
    }

    /// Where a piece may stand; `None` if it does not come up.
    pub(crate) fn of(&self, piece: Piece) -> Option<&ManSquares> {
        self.squares.iter().find(|it| it.0 == piece).map(|it| &it.1)
    }

    fn of_mut(&mut self, piece: Piece) -> Option<&mut ManSquares> {
        self.squares.iter_mut().find(|it| it.0 == piece).map(|it| &mut it.1)
    }

    fn stands(&self, piece: Piece, sq: Sq) -> bool {
        self.of(piece).is_some_and(|it| it.has[sq.index()])
    }

    /// The piece on a square: it has never moved there if it cannot have moved there.
    pub(crate) fn occupant(&self, variant: &Variant, piece: Piece, sq: Sq) -> Occupant {
        let home = variant.start.home[sq.index()];
        let entered = self.of(piece).is_none_or(|it| it.entered[sq.index()]);
        if home.is_virgin() && Piece::of(home) == piece && !entered {
            piece.occupant().virgin()
        } else {
            piece.occupant()
        }
    }

    fn n_squares_of(&self, piece: Piece) -> usize {
        self.of(piece).map_or(0, |it| it.has.iter().filter(|it| **it).count())
    }

    fn n_squares(&self) -> usize {
        self.squares.iter().map(|it| it.1.has.iter().filter(|it| **it).count()).sum()
    }

    /// Takes up a piece: with its squares at the start of the game, or all if it has none.
    fn know(&mut self, variant: &Variant, piece: Piece) {
        if self.of(piece).is_some() {
            return;
        }
        let n_squares = variant.start.home.len();
        let none = || vec![false; n_squares].into_boxed_slice();
        self.squares.push((piece, ManSquares { has: none(), entered: none(), steps: Vec::new() }));
        let all = || variant.movement.topology.squares();
        let is_home =
            |it: &Sq| variant.start.home[it.index()].is_piece() && Piece::of(variant.start.home[it.index()]) == piece;
        let homes: Vec<Sq> = all().filter(is_home).collect();
        let seeds = if homes.is_empty() { all().collect() } else { homes };
        seeds.into_iter().for_each(|it| self.add(piece, it));
    }

    fn add(&mut self, piece: Piece, sq: Sq) {
        if let Some(it) = self.of_mut(piece).filter(|it| !it.has[sq.index()]) {
            it.has[sq.index()] = true;
            self.waiting.push((piece, sq));
        }
    }

    /// Goes on from all squares that are not looked at yet, with an empty board around.
    fn walk_alone(&mut self, survey: &mut Survey<'_>) {
        while let Some((piece, sq)) = self.waiting.pop().filter(|_| !survey.is_over()) {
            self.walk(survey, piece, sq, None);
        }
    }

    /// Goes on from all squares of pieces that do not go everywhere, with another piece around.
    fn walk_in_company(&mut self, survey: &mut Survey<'_>) {
        let pieces: Vec<Piece> = self.squares.iter().map(|it| it.0).collect();
        let all: Vec<Sq> = survey.variant.movement.topology.squares().collect();
        for piece in &pieces {
            let own: Vec<Sq> = all.iter().copied().filter(|it| self.stands(*piece, *it)).collect();
            if own.len() == all.len() {
                continue;
            }
            // A friend only matters as a mount, an enemy also as a victim, and what it is may decide.
            let enemies = pieces.iter().filter(|it| it.side != piece.side);
            let others = enemies.chain(pieces.iter().find(|it| it.side == piece.side));
            for (other, sq) in others.flat_map(|it| own.iter().map(move |sq| (*it, *sq))) {
                for at in all.iter().copied().filter(|it| *it != sq) {
                    if survey.is_over() {
                        return;
                    }
                    if self.stands(other, at) {
                        self.walk(survey, *piece, sq, Some((other, at)));
                    }
                }
            }
        }
    }

    /// Notes where the moves of a piece lead.
    fn walk(&mut self, survey: &mut Survey<'_>, piece: Piece, sq: Sq, other: Option<(Piece, Sq)>) {
        let Survey { variant, board, generator, moves } = survey;
        let occupant = self.occupant(variant, piece, sq);
        board.set_up(Edit::Put(sq, occupant));
        if let Some((other, at)) = other {
            board.set_up(Edit::Put(at, other.occupant()));
        }
        board.set_turn(piece.side);
        moves.clear();
        generator.open();
        let _ = generator.from(variant, board, sq, &mut |candidate| {
            moves.push(candidate);
            Flow::Continue(())
        });
        generator.close();
        board.set_up(Edit::Put(sq, Occupant::EMPTY));
        if let Some((_, at)) = other {
            board.set_up(Edit::Put(at, Occupant::EMPTY));
        }
        let moves = &survey.moves;
        for edit in (0..moves.len()).flat_map(|it| moves.patch(it)) {
            let Edit::Put(to, occupant) = *edit else { continue };
            if !occupant.is_piece() {
                continue;
            }
            let arrived = Piece::of(occupant);
            self.know(survey.variant, arrived);
            self.add(arrived, to);
            if let Some(it) = self.of_mut(arrived) {
                it.entered[to.index()] |= !occupant.is_virgin();
                if other.is_none() && arrived == piece && to != sq {
                    it.steps.push((sq, to));
                }
            }
        }
    }
}
