//! The rights field: which pieces it speaks of. The texts are read and written in the files below.

pub mod read;
pub mod write;

use engine::board::occupant::Occupant;
use engine::board::topology::VecId;
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::program::{Branch, MoveStart, Program, Steps, Walked};
use engine::variant::{CastlingPartners, Variant};

use crate::notation::fen::extras::Extras;

/// Knows which pieces the rights field speaks of.
#[derive(Debug)]
pub(super) struct Virgins<'r> {
    variant: &'r Variant,
    gating: bool,
    partners: CastlingPartners,
    /// By side: whether a type of it castles at all.
    castles: [bool; 2],
    /// By side: the rank the field speaks of.
    home: [i32; 2],
    /// Whether a castling needs the piece one step inside the outermost.
    inner: bool,
    /// Whether any type has moves that only virgin movers may make, so that those who borrow them do.
    lends_initial: bool,
}

impl<'r> Virgins<'r> {
    /// Looks at the set-up and the programs.
    pub(super) fn new(variant: &'r Variant, extras: &Extras) -> Self {
        let topology = &variant.movement.topology;
        let any = |sides: &[Player], has: &dyn Fn(&Program) -> bool| variant.movement.any_program(sides, has);
        let castles = Player::both(|side| any(&[side], &|it| !it.castles.is_empty()));
        let inner = any(&[Player::White], &|it| it.castles.iter().any(|it| it.inner));
        let partners = variant.carried.repetition_key.partners;
        let lends_initial = any(&Player::BOTH, &has_first_move);
        let mut res = Self { variant, gating: extras.gating, partners, castles, home: [0, 0], inner, lends_initial };
        // Of hexagons no rank is home: the field lists cells.
        let no_home = topology.hexes().is_some();
        res.home = Player::both(|side| {
            if no_home {
                return -1;
            }
            let back = if side == Player::White { 0 } else { i32::from(topology.ranks) - 1 };
            res.home_castler(side).map_or(back, |it| topology.rank(it))
        });
        res
    }

    /// Where a castler of a side starts.
    fn home_castler(&self, side: Player) -> Option<Sq> {
        self.variant.movement.topology.squares().find(|sq| {
            let content = self.variant.start.home[sq.index()];
            content.is(side) && self.is_castler(content, *sq)
        })
    }

    /// Pieces on start squares of their own type and colour.
    fn at_start(&self, position: &Position, wanted: impl Fn(Sq) -> bool) -> Vec<Sq> {
        let same = |a: Occupant, b: Occupant| a.is_piece() && a.kind() == b.kind() && a.side() == b.side();
        let squares = self.variant.movement.topology.squares();
        squares.filter(|sq| same(position.at(*sq), self.variant.start.home[sq.index()]) && wanted(*sq)).collect()
    }

    fn program(&self, content: Occupant, sq: Sq) -> &Program {
        self.variant.movement.program(content.side(), content.kind(), sq)
    }

    fn is_castler(&self, content: Occupant, sq: Sq) -> bool {
        content.is_piece() && !self.program(content, sq).castles.is_empty()
    }

    /// Whether a piece has moves that only virgin movers may make, castling aside.
    fn has_initial(&self, content: Occupant, sq: Sq) -> bool {
        let program = self.program(content, sq);
        let takes_over = |it: &Walked| it.borrows || matches!(it.start, MoveStart::Imitate { .. });
        let lends = || program.walked.iter().any(takes_over) || self.variant.copies_first_moves(content.kind());
        has_first_move(program) || self.lends_initial && lends()
    }

    /// The castlers of a side: those on their start squares, or all if there is none.
    fn castlers(&self, position: &Position, side: Player) -> Vec<Sq> {
        let all: Vec<Sq> = position.pieces(side).filter(|it| self.is_castler(position.at(*it), *it)).collect();
        let home = self.at_start(position, |it| all.contains(&it));
        if home.is_empty() { all } else { home }
    }

    /// Whether the piece may be a castling partner where it stands, as far as its place decides: also of a castler like itself.
    fn may_be_partner(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        let topology = &self.variant.movement.topology;
        if !piece.is_piece() || !self.castles[piece.side()] {
            return false;
        }
        let may_be_outer = self.partners.outermost.has(piece.kind());
        let mut castlers = self.castlers(position, piece.side());
        castlers.retain(|it| *it != sq);
        if topology.hexes().is_some() {
            let is_partner = self.partners.anywhere.has(piece.kind());
            let ahead = |castler: Sq| {
                // On each line the outermost piece of the start, or any piece of a type that is always a partner.
                let castles = &self.program(position.at(castler), castler).castles;
                castles.iter().any(|castle| {
                    let line = self.line(castle.step, castler);
                    let outer = line.clone().filter(|it| !self.variant.start.home[it.index()].is_empty()).last();
                    if is_partner { line.clone().any(|it| it == sq) } else { may_be_outer && outer == Some(sq) }
                })
            };
            return castlers.into_iter().any(ahead);
        }
        let rank = topology.rank(sq);
        if !castlers.iter().any(|it| topology.rank(*it) == rank) {
            return false;
        }
        if self.partners.anywhere.has(piece.kind()) {
            return true;
        }
        if !may_be_outer && !self.inner {
            return false;
        }
        let castles_here = |it: Sq| {
            let home = self.variant.start.home[it.index()];
            home.is(piece.side()) && self.is_castler(home, it)
        };
        if rank != self.home[piece.side()] && !self.row(rank).any(castles_here) {
            return false;
        }
        let line: Vec<Sq> = self.row(rank).filter(|it| !self.variant.start.home[it.index()].is_empty()).collect();
        let near = |outer: Option<&Sq>| outer.is_some_and(|it| *it == sq || self.inner && it.0.abs_diff(sq.0) == 1);
        near(line.first()) || near(line.last())
    }

    /// The squares towards which a piece castles, nearest first, each with whether that is to the right.
    fn lines(&self, position: &Position, castler: Sq) -> impl Iterator<Item = (bool, Sq)> + '_ {
        let topology = &self.variant.movement.topology;
        self.program(position.at(castler), castler).castles.iter().flat_map(move |castle| {
            let right = topology.vector_of(castle.step).dx > 0;
            self.line(castle.step, castler).map(move |it| (right, it))
        })
    }

    /// The squares of a line behind its first.
    fn line(&self, step: VecId, from: Sq) -> impl Iterator<Item = Sq> + Clone + '_ {
        let topology = &self.variant.movement.topology;
        let next = move |it: &Sq| Some(topology.step(step, *it)).filter(|it| *it != Sq::NONE);
        std::iter::successors(next(&from), next)
    }

    fn row(&self, rank: i32) -> impl DoubleEndedIterator<Item = Sq> + '_ {
        let topology = &self.variant.movement.topology;
        (0..i32::from(topology.files)).filter_map(move |file| topology.square(file, rank))
    }

    /// Whether a partner stands in a corner and waits for a castler that is still in hand, in a game that begins with
    /// drops. No letter can speak of it yet.
    fn awaits(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        if !piece.is_piece() || !self.partners.anywhere.has(piece.kind()) {
            return false;
        }
        let side = piece.side();
        let rank = self.variant.movement.topology.rank(sq);
        let in_corner = [self.row(rank).next(), self.row(rank).next_back()].contains(&Some(sq));
        let programs = &self.variant.movement.programs[side];
        let mut kinds = (1..programs.len()).map(|it| TypeId(it as u8));
        in_corner
            && rank == self.home[side]
            && kinds.any(|it| !programs[it.index()].castles.is_empty() && position.hand(side, it) > 0)
            && self.castlers(position, side).is_empty()
    }

    /// Whether the letters of the field decide about a piece, so that its start square does not.
    fn is_covered(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        if !piece.is_piece() {
            return false;
        }
        let side = piece.side().index();
        let at_home = self.variant.movement.topology.rank(sq) == self.home[side];
        self.is_castler(piece, sq)
            || self.may_be_partner(position, sq)
            || at_home && self.gating
            || at_home && self.castles == [false, false] && self.has_initial(piece, sq)
    }

    /// Whether it makes a difference that the piece on a square is virgin.
    fn matters(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        if !piece.is_piece() {
            return false;
        }
        let topology = &self.variant.movement.topology;
        if self.awaits(position, sq)
            || self.has_initial(piece, sq)
            || self.variant.carried.written.virgin[piece.side()].as_ref().is_some_and(|it| it[sq.index()])
            || self.gating && topology.rank(sq) == self.home[piece.side()]
        {
            return true;
        }
        let may_castle = |castler: Sq| {
            let piece = position.at(castler);
            self.variant.movement.may_begin(piece, castler)
                || self.program(piece, castler).castles.iter().any(|it| !it.virgin)
        };
        if self.may_be_partner(position, sq) {
            let castlers = self.castlers(position, piece.side());
            let faces = |castler: Sq| match topology.hexes() {
                Some(_) => self.lines(position, castler).any(|(_, it)| it == sq),
                None => topology.rank(castler) == topology.rank(sq),
            };
            if castlers.iter().any(|it| *it != sq && faces(*it) && may_castle(*it)) {
                return true;
            }
        }
        let waits = |it: Sq| {
            it != sq
                && position.at(it).is(piece.side())
                && position.at(it).is_virgin()
                && self.may_be_partner(position, it)
        };
        self.is_castler(piece, sq)
            && may_castle(sq)
            && match topology.hexes() {
                Some(_) => self.lines(position, sq).any(|(_, it)| waits(it)),
                None => self.row(topology.rank(sq)).any(waits),
            }
    }

    /// Whether a piece only ever goes forward, so that it never comes back to a start square.
    fn is_pawn_like(&self, piece: Occupant) -> bool {
        if !piece.is_piece() {
            return false;
        }
        let movement = &self.variant.movement;
        let program = &movement.programs[piece.side()][piece.kind().index()];
        let forward = |step| movement.topology.rises(piece.side(), step);
        let branch = |it: &Branch| match &it.steps {
            Steps::Straight(step) => forward(*step),
            Steps::Turning(steps) => steps.iter().all(|step| forward(*step)),
        };
        program.castles.is_empty()
            && program.rays.iter().all(|it| forward(it.step))
            && program.walked.iter().all(|it| matches!(it.start, MoveStart::Legs(_)))
            && program.nodes.iter().flatten().all(branch)
    }
}

/// Whether a program has moves that only virgin movers may make.
fn has_first_move(program: &Program) -> bool {
    let lends = |it: &Walked| match &it.start {
        MoveStart::Borrow(loan) => Player::BOTH.into_iter().any(|side| loan.any(side, has_first_move)),
        _ => false,
    };
    program.has_first_move() || program.walked.iter().any(lends)
}
