//! One piece on boards that differ a little from the real one, to find out what keeps it from a square. No messages.

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::Sq;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::movement::Movement;
use engine::program::walker::Flow;
use engine::program::{Gait, Program};
use engine::variant::Variant;
use message::Arg;

/// Boards that may be tried in answer to one question.
const MAX_TRIES: usize = 4_000;

/// Work, in steps of walks, for one question. Beyond it, boards count as tried in vain.
const MAX_WORK: u64 = 1 << 22;

/// A piece that does not get to a square.
pub(super) struct FailedMove<'a> {
    pub(super) variant: &'a Variant,
    pub(super) position: &'a Position,
    pub(super) from: Sq,
    pub(super) to: Sq,
    tries: usize,
    generator: Generator,
}

impl<'a> FailedMove<'a> {
    pub(super) fn new(variant: &'a Variant, position: &'a Position, from: Sq, to: Sq) -> Self {
        Self { variant, position, from, to, tries: 0, generator: Generator::default() }
    }

    pub(super) fn piece(&self) -> Occupant {
        self.position.at(self.from)
    }

    /// What the piece is called.
    pub(super) fn named(&self) -> Arg {
        self.variant.named(self.piece().kind())
    }

    /// What the piece on a square is called.
    pub(super) fn named_at(&self, sq: Sq) -> Arg {
        self.variant.named(self.position.at(sq).kind())
    }

    /// A piece of the other side that nothing is known about.
    pub(super) fn enemy(&self) -> Occupant {
        Occupant::new(self.piece().side().other(), self.piece().kind())
    }

    /// The other occupied squares, the nearest first.
    pub(super) fn others(&self) -> Vec<Sq> {
        let topology = &self.variant.movement.topology;
        let occupied = |it: &Sq| *it != self.from && *it != self.to && !self.position.at(*it).is_empty();
        let mut res: Vec<Sq> = topology.squares().filter(occupied).collect();
        sort::by_key(&mut res, |it| {
            let (dx, dy) =
                (topology.file(*it) - topology.file(self.from), topology.rank(*it) - topology.rank(self.from));
            dx * dx + dy * dy
        });
        res
    }

    /// The position with some squares changed.
    pub(super) fn with(&self, puts: &[(Sq, Occupant)]) -> Position {
        changed(self.position, puts)
    }

    /// The position without the other pieces, and with this content on the end square.
    pub(super) fn cleared(&self, others: &[Sq], at_end: Occupant) -> Position {
        let mut puts: Vec<(Sq, Occupant)> = others.iter().map(|it| (*it, Occupant::EMPTY)).collect();
        puts.push((self.to, at_end));
        self.with(&puts)
    }

    /// Whether a walk of the piece, as the rules leave it, ends on the square. `false` once too much was tried.
    pub(super) fn reaches(&mut self, position: &Position) -> bool {
        if !self.may_try() {
            return false;
        }
        let (mut res, to) = (false, self.to);
        let _ = self.generator.walks(self.variant, position, self.from, &mut |candidate| {
            res |= candidate.to == to;
            if res { Flow::Break(()) } else { Flow::Continue(()) }
        });
        res
    }

    /// The same with other tables, and before any rule is asked.
    pub(super) fn walks(&mut self, movement: &Movement, program: &Program, position: &Position) -> bool {
        if !self.may_try() {
            return false;
        }
        let (mut res, to) = (false, self.to);
        let _ = self.generator.run_on(movement, position, self.from, program, &mut |candidate| {
            res |= candidate.to == to;
            if res { Flow::Break(()) } else { Flow::Continue(()) }
        });
        res
    }

    /// The moves of the piece.
    pub(super) fn program(&self) -> &'a Program {
        self.variant.movement.program(self.piece().side(), self.piece().kind(), self.from)
    }

    /// The moves of the piece without some gaits; `None` if none of its legs has them.
    pub(super) fn program_without(&self, gait: Gait) -> Option<Program> {
        let mut res = self.program().clone();
        let mut any = false;
        for leg in res.nodes.iter_mut().flatten() {
            any |= leg.gait.intersects(gait);
            leg.gait -= gait;
        }
        any.then_some(res)
    }

    fn may_try(&mut self) -> bool {
        self.tries += 1;
        self.tries <= MAX_TRIES && self.generator.work() <= MAX_WORK
    }
}

/// A position with some squares changed.
pub(super) fn changed(position: &Position, puts: &[(Sq, Occupant)]) -> Position {
    let mut res = position.clone();
    for (sq, content) in puts {
        res.set_up(Edit::Put(*sq, *content));
    }
    res
}
