//! From the tree of a move string to a program of one colour. What a walk meets on the board is not decided here.

pub mod directions;
pub mod flatten;
pub mod hexagons;
pub mod leg_spec;
pub mod letters;
pub mod nodes;
pub mod overlaps;
pub mod short;
pub mod steps;
pub mod ways;

use xbetza::direction::Joint;
use xbetza::{Ast, Atom, Base, Chain, Diagnostic, Leg, MoveKind, RangeForm, Severity, Span, Suffix};

use crate::move_compiler::directions::{DirectionFrame, Displacement};
use crate::move_compiler::leg_spec::{LegSpec, has_apostrophe, sequence};
use crate::move_compiler::letters::{common_gait, final_powers, wrap_of};
use crate::move_compiler::overlaps::note_overlaps;
use crate::move_compiler::steps::{is_oblique, step_families};
use engine::board::topology::{Topology, Vector, Wrap};
use engine::ids::Player;
use engine::program::{Castle, MoveStart, Powers, Program, UNLIMITED, Walked};
use message::{Message, msg};

/// Branches a piece may have; what is beyond is dropped and reported.
const MAX_BRANCHES: usize = 20_000;

/// Branches that all pieces of a definition may have together.
pub const MAX_ALL_BRANCHES: usize = 400_000;

/// Compiles a description for one side. `castle_flip`: `l` is towards file a for both sides. `left`: branches that the
/// definition may still have. Returns what was left out, too.
pub fn compile(
    ast: &Ast,
    side: Player,
    castle_flip: bool,
    topology: &mut Topology,
    left: &mut usize,
) -> (Program, Vec<Diagnostic>) {
    let most = MAX_BRANCHES.min(*left);
    let mut it = Compiler {
        topology,
        side,
        castle_flip,
        program: Program::default(),
        dropped: Vec::new(),
        n_branches: 0,
        n_made: 0,
        most,
        span: Span::default(),
    };
    for step in ast.moves() {
        it.span = step.span;
        match &step.kind {
            MoveKind::Chain(chain) => it.chain(chain),
            MoveKind::Bracket(bracket) => {
                let mut specs = Vec::new();
                let exempt = has_apostrophe(&bracket.first, &bracket.rest);
                let ends = sequence(&bracket.first, &bracket.rest, Joint::Bracket, &mut specs);
                for idx in ends {
                    specs[idx].ends = true;
                }
                let ways = it.ways(bracket, &specs);
                it.legs(&specs, exempt, ways);
            }
        }
    }
    note_overlaps(&mut it.program, it.topology);
    *left -= it.n_made.min(*left);
    (it.program, it.dropped)
}

struct Compiler<'a> {
    topology: &'a mut Topology,
    side: Player,
    castle_flip: bool,
    program: Program,
    dropped: Vec<Diagnostic>,
    n_branches: usize,
    /// Branches that were made, also for moves that turned out to be too large.
    n_made: usize,
    /// Branches the piece may have.
    most: usize,
    span: Span,
}

impl Compiler<'_> {
    fn chain(&mut self, chain: &Chain) {
        let first = &chain.legs[0];
        let exempt = chain.legs.iter().any(|it| it.has('\''));
        match chain.atom.base {
            Base::At => return,
            Base::O => return self.castle(first, &chain.suffix),
            Base::I => {
                let start = MoveStart::Imitate { turned: first.has('b'), powers: final_powers(first) };
                return self.walked(start, first, exempt, false);
            }
            Base::U => {
                let (powers, gait) = (final_powers(first), common_gait(first));
                return self.walked(MoveStart::Universal(powers, gait), first, exempt, false);
            }
            _ => {}
        }
        if let (Some(area), [leg]) = (&chain.suffix.area, chain.legs.as_slice()) {
            return self.area(leg, chain, area.steps, exempt);
        }
        let last = chain.legs.len() - 1;
        let specs: Vec<_> = chain
            .legs
            .iter()
            .enumerate()
            .map(|(idx, leg)| LegSpec {
                leg,
                atom: &chain.atom,
                suffix: &chain.suffix,
                joint: Joint::Chain,
                follow: if idx < last { vec![idx + 1] } else { Vec::new() },
                ends: idx == last,
            })
            .collect();
        self.legs(&specs, exempt, None);
    }

    fn walked(&mut self, start: MoveStart, first: &Leg, exempt: bool, borrows: bool) {
        let passing = match start {
            MoveStart::Legs(node) => {
                self.program.nodes[node.0 as usize].iter().all(|it| it.powers == Powers::TAKE_PASSING)
            }
            _ => false,
        };
        self.program.walked.push(Walked { start, virgin: first.has('i'), exempt, borrows, passing, short: false });
    }

    fn castle(&mut self, leg: &Leg, suffix: &Suffix) {
        let squares = match suffix.range.as_ref().map(|it| it.form) {
            Some(RangeForm::AtMost(n)) if n > 0 => u16::from(n),
            _ => return,
        };
        for step in self.sideways(leg) {
            let step = self.topology.vector(step);
            let castle = Castle { step, squares, virgin: leg.has('i'), inner: leg.has('j') };
            if !self.program.castles.contains(&castle) {
                self.program.castles.push(castle);
            }
        }
    }

    /// The steps of a castling.
    fn sideways(&self, leg: &Leg) -> Vec<Vector> {
        let flipped = self.side == Player::Black && !self.castle_flip;
        let sign = if flipped { -1 } else { 1 };
        let both = leg.has('s') || !leg.has('l') && !leg.has('r');
        // Flat hexagons have two edges on either side.
        let all: &[(char, Displacement)] = match self.topology.hexes().map(|it| it.flat) {
            Some(true) => &[('l', (-1, 0)), ('l', (-1, 1)), ('r', (1, 0)), ('r', (1, -1))],
            _ => &[('l', (-1, 0)), ('r', (1, 0))],
        };
        let wanted = all.iter().filter(|it| both || leg.has(it.0));
        wanted.map(|(_, (dx, dy))| Vector::flat(sign * dx, sign * dy, Wrap::None)).collect()
    }

    /// Reports something that is left out.
    fn drop_with(&mut self, code: &'static str, message: Message) {
        self.report(Severity::Warning, code, message);
    }

    fn report(&mut self, severity: Severity, code: &'static str, message: Message) {
        self.dropped.push(Diagnostic { severity, code, message, hint: None, fix: None, place: self.span });
    }

    /// Whether the leg means something on this board; if not, its move is reported and left out.
    fn fits(&mut self, leg: &Leg, atom: &Atom) -> bool {
        if self.topology.hexes().is_none() {
            return true;
        }
        let message = if leg.has('o') {
            msg!("xbetza-modifier-edges")
        } else if is_oblique(atom) && (leg.has('n') || leg.has('j')) {
            msg!("xbetza-modifier-leap")
        } else {
            return true;
        };
        self.report(Severity::Error, "xbetza.modifier", message);
        false
    }

    fn area(&mut self, leg: &Leg, chain: &Chain, most: u8, exempt: bool) {
        if !self.fits(leg, &chain.atom) {
            return;
        }
        let mut steps = Vec::new();
        match self.hexagons(DirectionFrame::START, false) {
            Some(reading) => steps = hexagons::resolve(leg, &chain.atom, reading).0,
            None => {
                for it in step_families(&chain.atom) {
                    steps.extend(directions::resolve(leg, it, DirectionFrame::START, Joint::Chain, false).0);
                }
            }
        }
        let steps = steps.into_iter().map(|it| self.vec_id(it, wrap_of(leg))).collect();
        let range = if most == 0 { UNLIMITED } else { u16::from(most) };
        let start = MoveStart::Area { steps, range, powers: final_powers(leg), gait: common_gait(leg) };
        self.walked(start, leg, exempt, false);
    }
}
