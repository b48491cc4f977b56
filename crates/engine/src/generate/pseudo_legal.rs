//! All pseudo-legal candidates of a position. Royal safety is not asked.

use crate::program::walker::WalkedMoves;
use std::ops::ControlFlow;

use crate::board::occupant::Occupant;
use crate::hooks::{Capabilities, Next, Scene};
use crate::ids::{Player, Sq, TypeId};
use crate::moves::candidate::{Candidate, MAX_ASKED, STEPS_PER_QUESTION, Turn};
use crate::moves::move_list::{MAX_MOVES, Moves};
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::walker::budget::{self, Budget};
use crate::program::walker::{Flow, Walker};
use crate::program::{Powers, Program};
use crate::variant::Variant;

/// Questions that rules may ask inside one of another rule.
const BRIEF_ASKED: u32 = 1 << 9;

/// Makes candidates; keeps its memory from call to call.
#[derive(Debug, Default)]
pub struct Generator {
    pub(crate) walker: Walker,
    pub(crate) candidate: Candidate,
    /// Questions of rules that count as asked before any is, to leave fewer than is usual.
    withheld: u32,
    /// Questions of rules inside those that were answered before.
    asked_before: u64,
    /// Room for what may enter from the hand.
    pub(super) entrants: Vec<TypeId>,
}

impl Generator {
    /// A generator of answers: 1 for those to a move, 2 for those to an answer. So rules that look for answers know
    /// when not to ask again.
    #[must_use]
    pub fn answering(depth: u8) -> Self {
        Self { candidate: Candidate { depth, ..Candidate::default() }, ..Self::default() }
    }

    /// A generator of answers that a rule looks for while it handles one candidate of many: it gives up soon.
    #[must_use]
    pub fn brief(depth: u8) -> Self {
        let mut res = Self::answering(depth);
        res.walker.work = Budget::limited(1 << 16);
        res.withheld = MAX_ASKED - BRIEF_ASKED;
        res.candidate.n_asked = res.withheld;
        res
    }

    /// A generator of answers to one move of many, for a rule that looks at it afterwards: rules ask it little more.
    #[must_use]
    pub(crate) fn sparing(depth: u8) -> Self {
        Self { withheld: MAX_ASKED - BRIEF_ASKED, ..Self::answering(depth) }
    }

    /// A generator of the parts of a turn; it gives up when the parts of one turn are very many.
    #[must_use]
    pub fn of_parts(depth: u8) -> Self {
        let mut res = Self::answering(depth);
        res.candidate.part = true;
        res.walker.work = Budget::limited(1 << 18);
        res
    }

    /// All pseudo-legal moves of the side to move.
    pub fn all(&mut self, variant: &Variant, position: &Position, emit: Next<'_>) -> Flow {
        self.open();
        let flow = self.every(variant, position, emit);
        self.close();
        flow
    }

    /// A question begins whose work is counted as a whole, however many positions it looks at.
    pub fn open(&mut self) {
        if self.walker.work.is_idle() {
            self.asked_before += u64::from(self.n_asked());
            self.candidate.n_asked = self.withheld;
        }
        self.walker.work.open();
    }

    /// It was answered.
    pub fn close(&mut self) {
        self.walker.work.close();
        if self.candidate.n_asked > MAX_ASKED {
            self.walker.work.cut();
        }
    }

    /// Whether any question was answered in part, as it asked for more work than is done.
    pub fn was_cut(&self) -> bool {
        self.walker.work.was_cut()
    }

    /// How often rules have looked for answers since the question began. A rule that asks inside the question of another
    /// generator counts them there as well, so that questions inside questions add up.
    #[must_use]
    pub const fn n_asked(&self) -> u32 {
        self.candidate.n_asked.saturating_sub(self.withheld)
    }

    /// The work of all questions so far, in steps of walks: it grows as time does.
    #[must_use]
    pub fn work(&self) -> u64 {
        let n_asked = self.asked_before + u64::from(self.n_asked());
        self.walker.work.total() + n_asked * STEPS_PER_QUESTION
    }

    /// Counts work that was done outside the generator. Whether more may be done.
    pub fn spend(&mut self, steps: u64) -> bool {
        self.walker.work.spend(steps);
        !self.walker.work.is_over()
    }

    /// Whether the pieces of the start position have more walks than are made.
    pub fn is_cut(variant: &Variant) -> bool {
        let mut generator = Self::default();
        let mut position = variant.start();
        Player::BOTH.into_iter().any(|side| {
            position.set_turn(side);
            let mut n_moves = 0;
            let _ = generator.all(variant, &position, &mut |_| {
                n_moves += 1;
                if n_moves < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
            });
            n_moves >= MAX_MOVES || generator.was_cut()
        })
    }

    /// The piece of the start position whose moves take the most work.
    #[must_use]
    pub fn most_work(variant: &Variant) -> Option<Occupant> {
        let position = variant.start();
        let work = |sq: Sq| {
            let (mut generator, mut n_moves) = (Self::default(), 0);
            generator.open();
            let _ = generator.from(variant, &position, sq, &mut |_| {
                n_moves += 1;
                if n_moves < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
            });
            generator.close();
            (generator.walker.work.was_cut(), generator.walker.work.spent(), n_moves)
        };
        // Pieces of a type are alike: the first of each is enough, and the work is bounded.
        let mut seen = Vec::new();
        let squares = Player::BOTH.into_iter().flat_map(|side| position.pieces(side));
        let firsts = squares.filter(|it| {
            let kind = position.at(*it).kind();
            let is_first = !seen.contains(&kind);
            seen.push(kind);
            is_first
        });
        firsts.max_by_key(|it| work(*it)).map(|it| position.at(it))
    }

    fn every(&mut self, variant: &Variant, position: &Position, emit: Next<'_>) -> Flow {
        for sq in position.pieces(position.turn()) {
            self.from(variant, position, sq, emit)?;
        }
        let scene = Scene { variant, position };
        for source in &variant.hooks.sources {
            let candidate = &mut self.candidate;
            if source.capabilities().contains(Capabilities::FINISHES) {
                source.candidates(scene, None, candidate, emit)?;
            } else {
                source.candidates(scene, None, candidate, &mut |it| variant.run_passes(0, position, it, emit))?;
            }
        }
        Flow::Continue(())
    }

    /// All pseudo-legal moves of the piece on a square.
    pub fn from(&mut self, variant: &Variant, position: &Position, from: Sq, emit: Next<'_>) -> Flow {
        self.walks(variant, position, from, emit)?;
        self.beside(variant, position, from, false, emit)
    }

    /// The same as far as they may capture, and as far as a walk is `relevant`, which is asked before any rule is.
    pub fn attacks(
        &mut self,
        variant: &Variant,
        position: &Position,
        from: Sq,
        relevant: &dyn Fn(&Candidate) -> bool,
        emit: Next<'_>,
    ) -> Flow {
        let piece = position.at(from);
        if piece.is_empty() {
            return Flow::Continue(());
        }
        let program = variant.movement.program(piece.side(), piece.kind(), from);
        self.run(variant, position, from, program, &mut |candidate| {
            if relevant(candidate) { variant.run_passes(0, position, candidate, emit) } else { Flow::Continue(()) }
        })?;
        self.beside(variant, position, from, true, emit)
    }

    /// What sources make of the piece on a square; with `takers` only those that may capture.
    pub(crate) fn beside(
        &mut self,
        variant: &Variant,
        position: &Position,
        from: Sq,
        takers: bool,
        emit: Next<'_>,
    ) -> Flow {
        let (scene, piece) = (Scene { variant, position }, position.at(from));
        let (side, kind) = (piece.side(), piece.kind());
        let concerned = variant.hooks.sources.iter().zip(&variant.tables.starters).filter(|it| it.1.has(kind));
        for (source, _) in concerned.filter(|it| !takers || variant.may_take(it.0.as_ref(), side, kind)) {
            let (candidate, from) = (&mut self.candidate, Some(from));
            if source.capabilities().contains(Capabilities::FINISHES) {
                source.candidates(scene, from, candidate, emit)?;
            } else {
                source.candidates(scene, from, candidate, &mut |it| variant.run_passes(0, position, it, emit))?;
            }
        }
        Flow::Continue(())
    }

    /// The walks of the piece on a square, without the moves of sources.
    pub fn walks(&mut self, variant: &Variant, position: &Position, from: Sq, emit: Next<'_>) -> Flow {
        let piece = position.at(from);
        if piece.is_empty() {
            return Flow::Continue(());
        }
        let program = variant.movement.program(piece.side(), piece.kind(), from);
        self.run(variant, position, from, program, &mut |candidate| variant.run_passes(0, position, candidate, emit))
    }

    /// The walks of the piece on a square as captures of a chain: only passes that look at each of them are asked.
    pub fn parts(&mut self, variant: &Variant, position: &Position, from: Sq, emit: Next<'_>) -> Flow {
        let piece = position.at(from);
        if piece.is_empty() {
            return Flow::Continue(());
        }
        let program = variant.movement.program(piece.side(), piece.kind(), from);
        self.run(variant, position, from, program, &mut |candidate| variant.run_part_passes(position, candidate, emit))
    }

    /// The walks of a program from a square, before any pass.
    pub fn run(&mut self, variant: &Variant, position: &Position, from: Sq, program: &Program, each: Next<'_>) -> Flow {
        self.run_on(&variant.movement, position, from, program, each)
    }

    /// The same on a board with other bounds than those of the variant.
    pub fn run_on(
        &mut self,
        movement: &Movement,
        position: &Position,
        from: Sq,
        program: &Program,
        each: Next<'_>,
    ) -> Flow {
        let piece = position.at(from);
        let (side, kind, royal) = (piece.side(), piece.kind(), position.royal_types());
        let candidate = &mut self.candidate;
        let begins = movement.may_begin(piece, from);
        self.walker.work.begin();
        for ray in &program.rays {
            if ray.virgin && !begins {
                continue;
            }
            if self.walker.work.is_over() {
                break;
            }
            let (mut cur, mut n, mut spent) = (from, 0, 0);
            while n < ray.range {
                n += 1;
                cur = movement.topology.step(ray.step, cur);
                if cur == Sq::NONE || cur == from || movement.is_closed(side, kind, cur) {
                    break;
                }
                let content = position.at(cur);
                let lands = if content.is_empty() {
                    ray.powers.contains(Powers::MOVE)
                } else if content.is(side) {
                    ray.powers.contains(Powers::TAKE_OWN)
                } else {
                    content.is_piece()
                        && (ray.powers.contains(Powers::TAKE)
                            || ray.powers.contains(Powers::TAKE_ROYAL) && royal.has(content.kind()))
                };
                if lands {
                    spent += budget::REPORT;
                    candidate.ray(from, cur, piece, content);
                    candidate.initial = ray.virgin;
                    candidate.powers = ray.powers;
                    candidate.leap = ray.range == 1;
                    each(candidate)?;
                }
                if n == ray.range {
                    break;
                }
                match &movement.ride_limits {
                    None if content.is_empty() => {}
                    None => break,
                    Some(it) => {
                        let open = content.is_empty() || it.crosses(position, cur, content);
                        if !open || it.ends(position, &movement.topology, side, kind, cur) {
                            break;
                        }
                    }
                }
            }
            self.walker.work.spend(u64::from(n) + spent);
        }
        if program.walked.is_empty() {
            return ControlFlow::Continue(());
        }
        self.walker.walked(movement, position, from, WalkedMoves { program, moves: &program.walked }, &mut |trace| {
            match candidate.walk(trace) {
                Some(()) => each(candidate),
                None => Flow::Continue(()),
            }
        })
    }
}

/// Adds the pseudo-legal moves of both sides: what may be played where rules are not enforced.
pub fn of_both(variant: &Variant, position: &mut Position, res: &mut Moves) {
    let turn = position.turn();
    let mut generator = Generator::default();
    for side in Player::BOTH {
        position.set_turn(side);
        let mark = res.mark();
        let _ = generator.all(variant, position, &mut |candidate| {
            // Only whose turn it is has a turn to pass.
            if side == turn || candidate.turn != Turn::Pass {
                res.push(candidate);
            }
            Flow::Continue(())
        });
        res.merge_since(mark);
    }
    position.set_turn(turn);
}
