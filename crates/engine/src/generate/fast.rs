//! Makes all moves of a position and sorts them: unaffected ones are known to be legal or not, all others must be tried.

mod mover;
pub mod output;

use crate::attack::pass_mask::PassMask;
use crate::attack::pins::{Pins, Safety};
use crate::board::occupant::Occupant;
use crate::board::topology::VecId;
use crate::generate::fast::mover::{FastMover, MoveKind};
use crate::generate::fast::output::{FastOutput, LeftOut};
use crate::generate::pseudo_legal::Generator;
use crate::hooks::{Capabilities, Scene, VetoScope};
use crate::ids::{Sq, TypeId, TypeSet};
use crate::moves::candidate::Candidate;
use crate::moves::compact_move::{CompactMove, MoveSink};
use crate::moves::move_list::Moves;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::program::walker::WalkedMoves;
use crate::program::{Branch, Gait, MoveStart, Powers, Program, Steps, Walked};
use crate::variant::{Features, Variant};

/// Steps of rays between two looks at how much work there has been.
const MANY_STEPS: u64 = 256;

/// The types that begin moves of some source.
fn starters(variant: &Variant) -> TypeSet {
    variant.tables.starters.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(*it))
}

impl Generator {
    /// Makes all pseudo-legal moves of the side to move, but leaves out unaffected ones that are surely illegal.
    pub(crate) fn fast(&mut self, variant: &Variant, position: &Position, out: &mut FastOutput<'_>) {
        self.open();
        let entrants = self.entrants(variant, position);
        let _ = self.fast_all(variant, position, &entrants, out);
        self.entrants = entrants;
        self.close();
    }

    /// What may enter from the hand where first moves leave, in a list that is to be given back.
    fn entrants(&mut self, variant: &Variant, position: &Position) -> Vec<TypeId> {
        let mut res = std::mem::take(&mut self.entrants);
        res.clear();
        let side = position.turn();
        let gating = variant.pieces.gating[side];
        if !gating.is_empty() {
            res.extend(gating.iter().filter(|it| position.hand(side, *it) > 0));
        }
        res
    }

    /// The same for one piece, which is of the side to move, without drops.
    pub(crate) fn fast_from(&mut self, variant: &Variant, position: &Position, from: Sq, out: &mut FastOutput<'_>) {
        self.open();
        let entrants = self.entrants(variant, position);
        let _ = self.one_piece(Scene { variant, position }, from, &entrants, starters(variant), out);
        self.entrants = entrants;
        self.close();
    }

    /// Lists the walks of a piece of the side to move as if nothing could be done to royals, most of them compactly.
    pub fn list_walks(
        &mut self,
        variant: &Variant,
        position: &Position,
        from: Sq,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
    ) {
        let mut pins = Pins::default();
        pins.clear(variant.movement.topology.len());
        pins.settle(Safety::Free, None);
        if variant.tables.pass_masks.has(PassMask::NOW) {
            variant.hooks.passes.iter().for_each(|it| it.touched(Scene { variant, position }, &mut |sq| pins.bar(sq)));
        }
        let (mark, before) = (moves.mark(), list.len());
        let (sink, scope, left_out) = (MoveSink::List(list, before), VetoScope::default(), LeftOut::Nothing);
        self.open();
        let out = &mut FastOutput { pins: &pins, scope, moves, mark, sink, left_out };
        let _ = self.one_piece(Scene { variant, position }, from, &[], TypeSet::EMPTY, out);
        self.close();
        list.extend((mark.n_moves()..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
    }

    /// The moves of one piece, for all who do not list whole positions: compiled for them once.
    #[inline(never)]
    fn one_piece(
        &mut self,
        scene: Scene<'_>,
        from: Sq,
        entrants: &[TypeId],
        starters: TypeSet,
        out: &mut FastOutput<'_>,
    ) -> Flow {
        if !scene.position.at(from).is(scene.position.turn()) {
            return Flow::Continue(());
        }
        self.piece_at(scene, from, entrants, starters, out)
    }

    /// The moves of the piece on a square. It and what is always inlined below is part of the loop over all pieces, alone:
    /// in WebAssembly a call for each piece costs 7 percent of all counting, and a loop that others share 2 to 4.
    #[inline(always)]
    fn piece_at(
        &mut self,
        scene: Scene<'_>,
        from: Sq,
        entrants: &[TypeId],
        starters: TypeSet,
        out: &mut FastOutput<'_>,
    ) -> Flow {
        let Scene { variant, position } = scene;
        let content = position.at(from);
        let program = variant.movement.program(content.side(), content.kind(), from);
        match out.legality(variant, content, from, program, entrants) {
            Some(entrants) => self.fast_piece(scene, from, program, entrants, out)?,
            None => self.run(variant, position, from, program, &mut |it| out.pass(variant, position, it))?,
        }
        if starters.has(content.kind()) {
            let takers = out.left_out.is_quiet();
            self.beside(variant, position, from, takers, &mut |candidate| out.try_later(position, candidate))?;
        }
        Flow::Continue(())
    }

    fn fast_all(
        &mut self,
        variant: &Variant,
        position: &Position,
        entrants: &[TypeId],
        out: &mut FastOutput<'_>,
    ) -> Flow {
        let side = position.turn();
        let scene = Scene { variant, position };
        let starters = starters(variant);
        for from in position.pieces(side) {
            self.piece_at(scene, from, entrants, starters, out)?;
        }
        for source in &variant.hooks.sources {
            let candidate = &mut self.candidate;
            let knows = source.capabilities().contains(Capabilities::UNAFFECTED_DROPS);
            let done = if !knows {
                None
            } else {
                source.unaffected_drops(scene, &mut |kind, sq| {
                    let is_unaffected = out.pins.safety() != Safety::Unknown
                        && !out.scope.drops.has(kind)
                        && out.pins.may_fill(sq)
                        && !variant.tables.pass_masks.row(side, kind)[sq.index()].contains(PassMask::DROP);
                    if is_unaffected {
                        return out.drop(side, kind, sq);
                    }
                    candidate.drop(side, kind, sq);
                    variant.run_passes(0, position, candidate, &mut |candidate| out.try_later(position, candidate))
                })
            };
            match done {
                Some(flow) => flow?,
                None => {
                    let emit = &mut |candidate: &mut Candidate| out.try_later(position, candidate);
                    let first = if source.capabilities().contains(Capabilities::FINISHES) {
                        variant.hooks.passes.len()
                    } else {
                        0
                    };
                    let next = &mut |candidate: &mut Candidate| variant.run_passes(first, position, candidate, emit);
                    source.candidates(scene, None, &mut self.candidate, next)?;
                }
            }
        }
        Flow::Continue(())
    }

    #[inline(always)]
    fn fast_piece(
        &mut self,
        scene: Scene<'_>,
        from: Sq,
        program: &Program,
        entrants: &[TypeId],
        out: &mut FastOutput<'_>,
    ) -> Flow {
        let Scene { variant, position } = scene;
        let movement = &variant.movement;
        let content = position.at(from);
        let (side, kind) = (content.side(), content.kind());
        let pass_masks = variant.tables.pass_masks.row_with(side, kind, PassMask::ARRIVE);
        let royal = variant.has(Features::CHECK) && variant.royals.types.has(kind);
        // Squares that keep a royal safe mean nothing to itself.
        let guarded = out.pins.guards() && (!royal || variant.tables.pass_masks.has(PassMask::NOW));
        let closed = movement.closed[side][kind.index()].as_deref();
        let piece = FastMover { variant, position, from, content, side, closed, pass_masks, guarded, royal, entrants };
        let begins = movement.may_begin(content, from);
        self.walker.work.begin();
        self.rays(&piece, program, begins, out)?;
        for it in &program.walked {
            if it.virgin && !begins || it.passing && position.rights().is_empty() {
                continue;
            }
            match it.start {
                MoveStart::Legs(node) if it.short => {
                    for leg in &program.nodes[node.0 as usize] {
                        self.short(&piece, it, leg, out)?;
                    }
                }
                _ => {
                    let Self { walker, candidate, .. } = self;
                    let one = std::slice::from_ref(it);
                    let walks = WalkedMoves { program, moves: one };
                    walker.walked(movement, position, from, walks, &mut |trace| {
                        if out.leaves_out_walk(variant, trace) || candidate.walk(trace).is_none() {
                            return Flow::Continue(());
                        }
                        variant.run_passes(0, position, candidate, &mut |it| out.try_later(position, it))
                    })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The usual moves. Where they are only counted, this is what counting mostly does: nothing is left out there, and
    /// nothing asks whether it is.
    #[inline(always)]
    fn rays(&mut self, piece: &FastMover<'_>, program: &Program, begins: bool, out: &mut FastOutput<'_>) -> Flow {
        match out.left_out {
            LeftOut::Nothing => self.rays_of::<true>(piece, program, begins, out),
            LeftOut::Filtered(_) | LeftOut::Quiet { .. } => self.filtered_rays(piece, program, begins, out),
        }
    }

    /// Kept apart, so that counting has the registers of its loop for itself.
    #[inline(never)]
    fn filtered_rays(
        &mut self,
        piece: &FastMover<'_>,
        program: &Program,
        begins: bool,
        out: &mut FastOutput<'_>,
    ) -> Flow {
        self.rays_of::<false>(piece, program, begins, out)
    }

    #[inline(always)]
    fn rays_of<const ALL: bool>(
        &mut self,
        piece: &FastMover<'_>,
        program: &Program,
        begins: bool,
        out: &mut FastOutput<'_>,
    ) -> Flow {
        if self.walker.work.is_over() {
            return out.full();
        }
        let FastMover { variant, position, from, content, .. } = *piece;
        let quick = !matches!(out.sink, MoveSink::Write) && !piece.royal;
        let left_out = !ALL && out.left_out.is_quiet();
        // Empty squares tell nothing but that there is a move, unless rules ask.
        let passes_by = left_out && piece.closed.is_none();
        let each = 1 + piece.entrants.len() as u64;
        let (mut counted, mut spent) = (0, 0);
        let lines = program.rays.iter().map(|it| (it.step, it.range));
        let row = variant.tables.rays.get(variant.place(content, from), &variant.movement.topology, from, lines);
        let mut left = &*row;
        while let [spot, ahead @ ..] = left {
            let (cur, ray) = (spot.at, &program.rays[usize::from(spot.line)]);
            let there = position.at(cur);
            if passes_by && there.is_empty() && !ray.virgin && !piece.asks_to_enter(cur) {
                if ray.powers.contains(Powers::MOVE) {
                    out.leave_out(piece, cur);
                }
                (left, spent) = (ahead, spent + 1);
                continue;
            }
            let shut = ray.virgin && !begins || piece.is_closed(cur);
            left = if there.is_empty() && !shut { ahead } else { &ahead[usize::from(spot.behind)..] };
            spent += 1;
            if !shut && piece.lands(ray.powers, there) {
                let quick = quick && piece.is_unaffected(out.pins, cur, there);
                if left_out && there.is_empty() && !piece.asks_to_enter(cur) {
                    out.leave_out(piece, cur);
                } else if quick && (out.pins.is_no_answer(cur) || !ALL && out.is_filtered_out(piece, cur)) {
                    // The check stays, or nobody asks for it.
                } else if quick && let MoveSink::List(list, _) = &mut out.sink {
                    let compact = CompactMove::Unaffected { from, to: cur, right: Sq::NONE };
                    list.push(compact);
                    for kind in piece.entrants {
                        list.push(compact.with_entry(*kind));
                    }
                } else if quick {
                    counted += each;
                } else {
                    let leap = ray.range == 1;
                    let how = MoveKind { powers: ray.powers, initial: ray.virgin, leap, trail: &[] };
                    self.arrive(piece, cur, there, &how, out)?;
                }
            }
            if spent > MANY_STEPS {
                self.walker.work.spend(std::mem::take(&mut spent));
                out.full()?;
                if self.walker.work.is_over() {
                    break;
                }
            }
        }
        self.walker.work.spend(spent);
        if let MoveSink::Count(n) = &mut out.sink {
            *n += counted;
        }
        out.full()
    }

    /// One leg of a short move.
    #[inline(always)]
    fn short(&mut self, piece: &FastMover<'_>, it: &Walked, leg: &Branch, out: &mut FastOutput<'_>) -> Flow {
        let Steps::Straight(step) = leg.steps else { return Flow::Continue(()) };
        let (topology, position) = (&piece.variant.movement.topology, piece.position);
        let is_blocked = |step: &VecId| match topology.step(*step, piece.from) {
            Sq::NONE => leg.gait.contains(Gait::STEPPED),
            sq => sq != piece.from && !position.at(sq).is_empty(),
        };
        if leg.path.iter().any(is_blocked) {
            return Flow::Continue(());
        }
        let hops = leg.gait.intersects(Gait::HOP | Gait::HOP_NEXT);
        let (mut cur, mut n, mut jumped) = (piece.from, 0, false);
        while n < leg.range.1 {
            n += 1;
            cur = topology.step(step, cur);
            if cur == Sq::NONE || cur == piece.from || piece.is_closed(cur) {
                break;
            }
            let there = position.at(cur);
            if hops == jumped && piece.lands(leg.powers, there) {
                let how = MoveKind {
                    powers: leg.powers,
                    initial: it.virgin,
                    leap: leg.range.1 == 1 && !hops && !leg.gait.contains(Gait::LAME),
                    trail: if leg.gait.contains(Gait::PATH_TRAIL) { &leg.path } else { &[] },
                };
                self.arrive(piece, cur, there, &how, out)?;
            }
            if !there.is_empty() {
                if jumped || !hops {
                    break;
                }
                jumped = true;
            } else if jumped && leg.gait.contains(Gait::HOP_NEXT) {
                break;
            }
        }
        self.walker.work.spend(u64::from(n));
        out.full()
    }

    /// A leg ends on a square.
    #[inline(always)]
    fn arrive(
        &mut self,
        piece: &FastMover<'_>,
        to: Sq,
        taken: Occupant,
        how: &MoveKind<'_>,
        out: &mut FastOutput<'_>,
    ) -> Flow {
        // A royal that may be captured in passing is not judged by the board alone.
        let lasting = !piece.royal || how.trail.is_empty();
        let is_unaffected = lasting && piece.is_unaffected(out.pins, to, taken);
        if !matches!(out.left_out, LeftOut::Nothing) && out.leaves_out_arrival(piece, to, taken, is_unaffected) {
            return Flow::Continue(());
        }
        if is_unaffected {
            out.unaffected(&piece.variant.movement.topology, &piece.unaffected(to, taken, how), piece);
            return Flow::Continue(());
        }
        self.attempt(piece, to, taken, how, out)
    }

    /// A move that some rule may have to do with.
    #[inline(never)]
    fn attempt(
        &mut self,
        piece: &FastMover<'_>,
        to: Sq,
        taken: Occupant,
        how: &MoveKind<'_>,
        out: &mut FastOutput<'_>,
    ) -> Flow {
        self.candidate.unaffected(&piece.variant.movement.topology, &piece.unaffected(to, taken, how));
        let position = piece.position;
        piece.variant.run_passes(0, position, &mut self.candidate, &mut |it| out.try_later(position, it))
    }
}
