//! Moves along lines that no rule has to do with, told from tables instead of asking the rules in each position anew. Where
//! a piece stands on a square from which it may do anything else, the generator of legal moves is asked.

use crate::endgames::lattice::{Lattice, Places};
use crate::endgames::quiet_steps::{NO_BIT, QuietSteps};
use engine::attack::pass_mask::PassMask;
use engine::attack::tables::Gap;
use engine::board::topology::VecId;
use engine::hooks::Capabilities;
use engine::ids::{Player, Sq};
use engine::position::Position;
use engine::program::{Gait, MoveStart, Powers, Program, Steps};
use engine::variant::{Features, Variant};

/// A set of squares.
type Squares = u128;

/// Most squares of a board of which sets are made.
const MAX_SQUARES: usize = 128;

/// No way that could be free: something always stands on some square.
const NEVER: Squares = Squares::MAX;

/// A square on a line of a piece.
#[derive(Clone, Copy, Debug)]
struct LineSquare {
    at: Sq,
    /// How many squares of the line lie behind it.
    behind: u16,
    moves: bool,
    takes: bool,
}

/// A legal move of a piece that changes nothing but what stands on its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineMove {
    pub(crate) piece: usize,
    pub(crate) to: Sq,
    pub(crate) victim: Option<usize>,
}

/// What tables tell of the moves of a side.
#[derive(Debug, Default)]
pub(crate) struct LineList {
    /// Whether they tell all of them.
    pub(crate) is_complete: bool,
    /// Quiet steps, as bits from where those of their pieces begin.
    pub(crate) quiet: u128,
    /// The others.
    pub(crate) moves: Vec<LineMove>,
}

impl LineList {
    /// Whether there is none.
    pub(crate) fn is_empty(&self) -> bool {
        self.quiet == 0 && self.moves.is_empty()
    }
}

/// The lines of the pieces of a lattice.
#[derive(Debug)]
pub(crate) struct LineMoves {
    n_squares: usize,
    sides: Vec<Player>,
    /// By side: its pieces.
    pieces: [Vec<usize>; 2],
    /// By piece and square: where its lines lead; `None` where it may do something else.
    lines: Vec<Vec<Option<Box<[LineSquare]>>>>,
    /// By piece, the square of a royal of the other side and its own: the squares between that must be empty for an attack.
    attacks: Vec<Box<[Squares]>>,
    /// By side: the royal piece that must not be left to be taken.
    royals: [Option<usize>; 2],
}

/// A position of the lattice.
#[derive(Clone, Copy)]
pub(crate) struct Standing<'a> {
    lines: &'a LineMoves,
    places: &'a Places,
    /// By piece: its quiet steps, and where their bits begin.
    steps: &'a [QuietSteps],
    offsets: &'a [u32],
    occupied: Squares,
}

fn bit(sq: Sq) -> Squares {
    1 << sq.index()
}

impl LineMoves {
    /// The tables of a lattice; `None` where a rule may have to do with any move, or with checks.
    pub(crate) fn new(variant: &Variant, bare: &Position, lattice: &Lattice) -> Option<Self> {
        let movement = &variant.movement;
        let n_squares = movement.topology.len();
        let asks_all = !variant.has(Features::ENFORCED)
            || variant.has(Features::CROSS_OVERLAPS)
            || !variant.hooks.duties.is_empty()
            || !variant.hooks.vetoes.is_empty()
            || !variant.hooks.endings.iter().all(|it| it.capabilities().contains(Capabilities::COUNTS_PIECES))
            || variant.hooks.endings.iter().any(|it| Player::BOTH.into_iter().any(|side| it.outranks_check(side)))
            || variant.hooks.judges.iter().any(|it| it.capabilities().contains(Capabilities::ENDS_COUNTING))
            || !variant.hooks.sources.iter().all(|it| it.capabilities().contains(Capabilities::ONLY_CASTLES))
            || variant.pieces.gates()
            || variant.tables.pass_masks.has(PassMask::NOW)
            || movement.ride_limits.is_some()
            || !movement.spared.is_empty()
            || movement.havens.iter().flatten().any(Option::is_some);
        let attacks = &variant.tables.attacks;
        let certain = attacks.are_certain() && Player::BOTH.into_iter().all(|it| attacks.walkers(it).is_empty());
        let has_walls = movement.topology.squares().any(|it| bare.at(it).is_wall());
        if asks_all || !certain || has_walls || n_squares > MAX_SQUARES {
            return None;
        }
        let mut royals = [None; 2];
        for (idx, piece) in lattice.pieces.iter().enumerate().filter(|it| variant.royals.types.has(it.1.kind)) {
            if variant.has(Features::CHECK) && royals[piece.side.index()].replace(idx).is_some() {
                return None;
            }
        }
        let pieces = 0..lattice.pieces.len();
        let of_side = |side| pieces.clone().filter(|it| lattice.pieces[*it].side == side).collect();
        let all = || (0..n_squares as u16).map(Sq);
        Some(Self {
            n_squares,
            sides: lattice.pieces.iter().map(|it| it.side).collect(),
            pieces: Player::both(of_side),
            lines: pieces
                .clone()
                .map(|piece| all().map(|at| lines_of(variant, lattice, piece, at)).collect())
                .collect(),
            attacks: pieces.clone().map(|piece| attacks_of(variant, lattice, piece, royals)).collect::<Option<_>>()?,
            royals,
        })
    }

    /// A position of the lattice.
    pub(crate) fn standing<'a>(
        &'a self,
        places: &'a Places,
        steps: &'a [QuietSteps],
        offsets: &'a [u32],
    ) -> Standing<'a> {
        let occupied = places[..self.sides.len()].iter().fold(0, |sum, it| sum | bit(*it));
        Standing { lines: self, places, steps, offsets, occupied }
    }
}

impl Standing<'_> {
    /// Whether a side is in check.
    pub(crate) fn in_check(&self, side: Player) -> bool {
        let royal = self.lines.royals[side.index()];
        royal.is_some_and(|it| self.is_attacked(self.places[it], self.occupied, side, None))
    }

    /// Whether the other side attacks a square where a royal of a side stands. `gone`: a piece that does not count.
    #[inline(never)]
    fn is_attacked(&self, at: Sq, occupied: Squares, side: Player, gone: Option<usize>) -> bool {
        let LineMoves { pieces, attacks, n_squares, .. } = self.lines;
        pieces[side.other().index()].iter().any(|piece| {
            let between = attacks[*piece][at.index() * n_squares + self.places[*piece].index()];
            between & occupied == 0 && Some(*piece) != gone
        })
    }

    /// Lists the legal moves of a side, unless the generator must be asked.
    pub(crate) fn list(&self, side: Player, in_check: bool, list: &mut LineList) {
        let LineMoves { sides, pieces, lines, royals, .. } = self.lines;
        let royal = royals[side.index()];
        for piece in pieces[side.index()].iter().copied() {
            let from = self.places[piece];
            let Some(line) = &lines[piece][from.index()] else { return };
            let rest = self.occupied & !bit(from);
            // Only the royal, what shields it and what parries a check may leave it to be taken.
            let is_free =
                royal.is_none_or(|it| it != piece && !in_check && !self.is_attacked(self.places[it], rest, side, None));
            let mut left = &**line;
            while let [spot, ahead @ ..] = left {
                let is_empty = self.occupied & bit(spot.at) == 0;
                left = if is_empty { ahead } else { &ahead[usize::from(spot.behind)..] };
                if !(if is_empty { spot.moves } else { spot.takes }) {
                    continue;
                }
                let mut victim = None;
                if !is_empty {
                    victim = self.places[..sides.len()].iter().position(|it| *it == spot.at);
                    if victim.is_some_and(|it| sides[it] == side) {
                        continue;
                    }
                    if victim.is_some() && royals.contains(&victim) {
                        return;
                    }
                }
                let is_legal = is_free
                    || royal.is_none_or(|it| {
                        let at = if it == piece { spot.at } else { self.places[it] };
                        !self.is_attacked(at, rest | bit(spot.at), side, victim)
                    });
                if !is_legal {
                    continue;
                }
                let bit = self.steps[piece].bit(from, spot.at);
                if is_empty && bit != NO_BIT {
                    list.quiet |= 1 << (self.offsets[piece] + u32::from(bit));
                } else {
                    list.moves.push(LineMove { piece, to: spot.at, victim });
                }
            }
        }
        list.is_complete = true;
    }

    /// Whether a list holds such moves from and to squares, in order.
    pub(crate) fn tells(&self, list: &LineList, expected: &[(Sq, Sq)]) -> bool {
        let is_listed = |(from, to): &(Sq, Sq)| {
            let Some(piece) = self.places[..self.lines.sides.len()].iter().position(|it| it == from) else {
                return false;
            };
            let bit = self.steps[piece].bit(*from, *to);
            let is_quiet = bit != NO_BIT && list.quiet >> (self.offsets[piece] + u32::from(bit)) & 1 == 1;
            is_quiet || list.moves.iter().any(|it| it.piece == piece && it.to == *to)
        };
        expected.iter().all(is_listed) && expected.len() == list.quiet.count_ones() as usize + list.moves.len()
    }
}

/// Where the lines of a piece lead from a square; `None` if it may do anything else, or a rule may have to do with it.
fn lines_of(variant: &Variant, lattice: &Lattice, piece: usize, from: Sq) -> Option<Box<[LineSquare]>> {
    let (side, kind) = (lattice.pieces[piece].side, lattice.pieces[piece].kind);
    let (movement, masks) = (&variant.movement, variant.tables.pass_masks.row(side, kind));
    let occupant = lattice.occupant(piece, from);
    let is_barred = movement.barred[side].get(kind.index()).is_some_and(Option::is_some);
    let program = movement.program(side, kind, from);
    let begins = movement.may_begin(occupant, from);
    let castles = program.castles.iter().any(|it| begins || !it.virgin);
    if occupant.is_virgin() || castles || is_barred || program.overlaps || masks[from.index()].contains(PassMask::LEAVE)
    {
        return None;
    }
    let mut res = Vec::new();
    for (step, range, powers) in rays(program, begins)? {
        let takes = powers.contains(Powers::TAKE);
        if powers.contains(Powers::TAKE_OWN) || !takes && powers.contains(Powers::TAKE_ROYAL) {
            return None;
        }
        let (first, mut at) = (res.len(), from);
        for _ in 0..range {
            at = movement.topology.step(step, at);
            if at == Sq::NONE || at == from || movement.is_closed(side, kind, at) {
                break;
            }
            if masks[at.index()].intersects(PassMask::ARRIVE) {
                return None;
            }
            res.push(LineSquare { at, behind: 0, moves: powers.contains(Powers::MOVE), takes });
        }
        (0..).zip(res[first..].iter_mut().rev()).for_each(|(behind, it)| it.behind = behind);
    }
    Some(res.into_boxed_slice())
}

/// The rays of a program, each a step, the most steps and what may stand at the end; `None` if there is anything else.
/// `begins`: whether initial moves count. Nobody can be taken in passing.
fn rays(program: &Program, begins: bool) -> Option<Vec<(VecId, u16, Powers)>> {
    let counts = |virgin: bool| begins || !virgin;
    let mut res: Vec<_> =
        program.rays.iter().filter(|it| counts(it.virgin)).map(|it| (it.step, it.range, it.powers)).collect();
    for it in program.walked.iter().filter(|it| counts(it.virgin) && !it.passing) {
        let MoveStart::Legs(node) = it.start else { return None };
        for leg in &program.nodes[node.0 as usize] {
            match leg.steps {
                Steps::Straight(step) if it.short && leg.gait == Gait::empty() && leg.path.is_empty() => {
                    res.push((step, leg.range.1, leg.powers));
                }
                _ => return None,
            }
        }
    }
    Some(res)
}

/// By square of the royal of the other side and of a piece: what must be empty for an attack. `None` if attacks need
/// more than empty squares.
fn attacks_of(
    variant: &Variant,
    lattice: &Lattice,
    piece: usize,
    royals: [Option<usize>; 2],
) -> Option<Box<[Squares]>> {
    let n_squares = variant.movement.topology.len();
    let (by, kind) = (lattice.pieces[piece].side, lattice.pieces[piece].kind);
    let mut res = vec![NEVER; n_squares * n_squares].into_boxed_slice();
    if royals[by.other().index()].is_none() {
        return Some(res);
    }
    for target in (0..n_squares as u16).map(Sq) {
        if variant.movement.is_barred(by, kind, target) {
            continue;
        }
        let mut between = 0;
        for spot in variant.tables.attacks.spots(&variant.movement, target, by).iter() {
            if spot.distance == 1 {
                between = 0;
            }
            let line = &variant.tables.attacks.lines[by.index()][usize::from(spot.line)];
            if line.may_hit(&variant.movement, lattice.occupant(piece, spot.at), *spot) {
                let known = &mut res[target.index() * n_squares + spot.at.index()];
                let shorter = *known & between;
                if line.between != Gap::Clear || *known != NEVER && shorter != *known && shorter != between {
                    return None;
                }
                *known = shorter;
            }
            between |= bit(spot.at);
        }
    }
    Some(res)
}
