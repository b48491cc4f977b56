//! The squares on which men may stand: where the definition sets them up, and where moves bring them.

use crate::endgames::men::{MAX_MEN, Man};
use crate::endgames::unfit::{self, Unfit};
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

/// Most numbers of a table, as far as a look at the men tells: even with a symmetric board, more would take too much memory.
const MAX_SIZE: usize = 1 << 30;

/// Where a man may stand.
#[derive(Clone, Debug)]
pub(crate) struct ManSquares {
    /// By square: whether it may stand there.
    pub(crate) has: Box<[bool]>,
    /// By square: whether a move may bring it there.
    entered: Box<[bool]>,
    /// Where it goes from each square on an otherwise empty board, without changing.
    pub(crate) steps: Vec<(Sq, Sq)>,
}

/// Where all men may stand that come up in an ending.
#[derive(Clone, Debug, Default)]
pub(crate) struct Territory {
    squares: Vec<(Man, ManSquares)>,
    /// Squares of these that are not looked at yet.
    waiting: Vec<(Man, Sq)>,
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
    /// The squares of the men of an ending, and of those that they become. `board`: the board without men; `seeds`: where
    /// men stand now; `Sq::NONE` where that does not matter.
    ///
    /// # Errors
    /// If they are surely too many for a table, or take too much work.
    pub(crate) fn new(variant: &Variant, board: &mut Position, seeds: &[(Man, Sq)]) -> Result<Self, Unfit> {
        let mut res = Self::default();
        for (man, sq) in seeds {
            res.know(variant, *man);
            if *sq != Sq::NONE {
                res.add(*man, *sq);
            }
        }
        let mut survey = Survey { variant, board, generator: Generator::default(), moves: Moves::default() };
        res.walk_alone(&mut survey);
        let size = || seeds.iter().fold(1, |size: usize, it| size.saturating_mul(res.n_squares_of(it.0)));
        if seeds.len() <= MAX_MEN && size() > MAX_SIZE {
            return Err(unfit::SIZE);
        }
        // Captures and mounts lead further only where a man does not go everywhere alone.
        let mut n_known = 0;
        while n_known < res.n_squares() && !survey.is_over() {
            n_known = res.n_squares();
            res.walk_in_company(&mut survey);
            res.walk_alone(&mut survey);
        }
        if survey.is_over() { Err(unfit::WAYS) } else { Ok(res) }
    }

    /// Where a man may stand; `None` if it does not come up.
    pub(crate) fn of(&self, man: Man) -> Option<&ManSquares> {
        self.squares.iter().find(|it| it.0 == man).map(|it| &it.1)
    }

    fn of_mut(&mut self, man: Man) -> Option<&mut ManSquares> {
        self.squares.iter_mut().find(|it| it.0 == man).map(|it| &mut it.1)
    }

    fn stands(&self, man: Man, sq: Sq) -> bool {
        self.of(man).is_some_and(|it| it.has[sq.index()])
    }

    /// The man on a square: it has never moved there if it cannot have moved there.
    pub(crate) fn piece(&self, variant: &Variant, man: Man, sq: Sq) -> Occupant {
        let home = variant.start.home[sq.index()];
        let entered = self.of(man).is_none_or(|it| it.entered[sq.index()]);
        if home.is_virgin() && Man::of(home) == man && !entered { man.piece().virgin() } else { man.piece() }
    }

    fn n_squares_of(&self, man: Man) -> usize {
        self.of(man).map_or(0, |it| it.has.iter().filter(|it| **it).count())
    }

    fn n_squares(&self) -> usize {
        self.squares.iter().map(|it| it.1.has.iter().filter(|it| **it).count()).sum()
    }

    /// Takes up a man: with its squares at the start of the game, or all if it has none.
    fn know(&mut self, variant: &Variant, man: Man) {
        if self.of(man).is_some() {
            return;
        }
        let n_squares = variant.start.home.len();
        let none = || vec![false; n_squares].into_boxed_slice();
        self.squares.push((man, ManSquares { has: none(), entered: none(), steps: Vec::new() }));
        let all = || variant.movement.topology.squares();
        let is_home =
            |it: &Sq| variant.start.home[it.index()].is_piece() && Man::of(variant.start.home[it.index()]) == man;
        let homes: Vec<Sq> = all().filter(is_home).collect();
        let seeds = if homes.is_empty() { all().collect() } else { homes };
        seeds.into_iter().for_each(|it| self.add(man, it));
    }

    fn add(&mut self, man: Man, sq: Sq) {
        if let Some(it) = self.of_mut(man).filter(|it| !it.has[sq.index()]) {
            it.has[sq.index()] = true;
            self.waiting.push((man, sq));
        }
    }

    /// Goes on from all squares that are not looked at yet, with an empty board around.
    fn walk_alone(&mut self, survey: &mut Survey<'_>) {
        while let Some((man, sq)) = self.waiting.pop().filter(|_| !survey.is_over()) {
            self.walk(survey, man, sq, None);
        }
    }

    /// Goes on from all squares of men that do not go everywhere, with another man around.
    fn walk_in_company(&mut self, survey: &mut Survey<'_>) {
        let men: Vec<Man> = self.squares.iter().map(|it| it.0).collect();
        let all: Vec<Sq> = survey.variant.movement.topology.squares().collect();
        for man in &men {
            let own: Vec<Sq> = all.iter().copied().filter(|it| self.stands(*man, *it)).collect();
            if own.len() == all.len() {
                continue;
            }
            // A friend only matters as a mount, an enemy also as a victim, and what it is may decide.
            let enemies = men.iter().filter(|it| it.side != man.side);
            let others = enemies.chain(men.iter().find(|it| it.side == man.side));
            for (other, sq) in others.flat_map(|it| own.iter().map(move |sq| (*it, *sq))) {
                for at in all.iter().copied().filter(|it| *it != sq) {
                    if survey.is_over() {
                        return;
                    }
                    if self.stands(other, at) {
                        self.walk(survey, *man, sq, Some((other, at)));
                    }
                }
            }
        }
    }

    /// Notes where the moves of a man lead.
    fn walk(&mut self, survey: &mut Survey<'_>, man: Man, sq: Sq, other: Option<(Man, Sq)>) {
        let Survey { variant, board, generator, moves } = survey;
        let piece = self.piece(variant, man, sq);
        board.set_up(Edit::Put(sq, piece));
        if let Some((other, at)) = other {
            board.set_up(Edit::Put(at, other.piece()));
        }
        board.set_turn(man.side);
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
            let Edit::Put(to, piece) = *edit else { continue };
            if !piece.is_piece() {
                continue;
            }
            let arrived = Man::of(piece);
            self.know(survey.variant, arrived);
            self.add(arrived, to);
            if let Some(it) = self.of_mut(arrived) {
                it.entered[to.index()] |= !piece.is_virgin();
                if other.is_none() && arrived == man && to != sq {
                    it.steps.push((sq, to));
                }
            }
        }
    }
}
