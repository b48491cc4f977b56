//! All pseudo-legal drafts of a position. Royal safety is not asked.

use std::ops::ControlFlow;

use crate::hooks::{Next, Scene};
use crate::ids::{Player, Sq, TypeSet};
use crate::moves::candidate::Draft;
use crate::moves::move_list::MAX_MOVES;
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::walker::budget::Work;
use crate::program::walker::{Flow, Walker};
use crate::program::{Powers, Program};
use crate::variant::Rules;

/// Makes drafts; keeps its memory from call to call.
#[derive(Debug, Default)]
pub struct Generator {
    pub(crate) walker: Walker,
    pub(crate) draft: Draft,
}

impl Generator {
    /// A generator of answers: 1 for those to a move, 2 for those to an answer. So rules that look for answers know
    /// when not to ask again.
    #[must_use]
    pub fn answering(depth: u8) -> Self {
        Self { walker: Walker::default(), draft: Draft { depth, ..Draft::default() } }
    }

    /// A generator of answers that a rule looks for while it handles one draft of many: it gives up soon.
    #[must_use]
    pub fn brief(depth: u8) -> Self {
        let mut res = Self::answering(depth);
        res.walker.work = Work::limited(1 << 16);
        res
    }

    /// A generator of the parts of a turn; it gives up when the parts of one turn are very many.
    #[must_use]
    pub fn of_parts(depth: u8) -> Self {
        let mut res = Self::answering(depth);
        res.draft.part = true;
        res.walker.work = Work::limited(1 << 18);
        res
    }

    /// All pseudo-legal moves of the side to move.
    pub fn all(&mut self, rules: &Rules, position: &Position, emit: Next<'_>) -> Flow {
        self.open();
        let flow = self.every(rules, position, emit);
        self.close();
        flow
    }

    /// A question begins whose work is counted as a whole, however many positions it looks at.
    pub fn open(&mut self) {
        if self.walker.work.is_idle() {
            self.draft.n_asked = 0;
        }
        self.walker.work.open();
    }

    /// It was answered.
    pub fn close(&mut self) {
        self.walker.work.close();
    }

    /// Counts work that was done outside the generator. Whether more may be done.
    pub fn spend(&mut self, steps: u64) -> bool {
        self.walker.work.spend(steps);
        !self.walker.work.is_over()
    }

    /// Whether the pieces of the start position have more walks than are made.
    pub fn is_cut(rules: &Rules) -> bool {
        let mut generator = Self::default();
        let mut position = rules.start();
        Player::BOTH.into_iter().any(|side| {
            position.set_turn(side);
            let mut n_moves = 0;
            let _ = generator.all(rules, &position, &mut |_| {
                n_moves += 1;
                if n_moves < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
            });
            n_moves >= MAX_MOVES || generator.walker.work.was_cut()
        })
    }

    fn every(&mut self, rules: &Rules, position: &Position, emit: Next<'_>) -> Flow {
        for sq in position.pieces(position.turn()) {
            self.from(rules, position, sq, emit)?;
        }
        let scene = Scene { rules, position };
        for source in &rules.sources {
            let draft = &mut self.draft;
            if source.finishes() {
                source.drafts(scene, None, draft, emit)?;
            } else {
                source.drafts(scene, None, draft, &mut |it| rules.run_passes(0, position, it, emit))?;
            }
        }
        Flow::Continue(())
    }

    /// All pseudo-legal moves of the piece on a square.
    pub fn from(&mut self, rules: &Rules, position: &Position, from: Sq, emit: Next<'_>) -> Flow {
        self.walks(rules, position, from, emit)?;
        self.beside(rules, position, from, false, emit)
    }

    /// The same as far as they may capture, and as far as a walk is `relevant`, which is asked before any rule is.
    pub fn attacks(
        &mut self,
        rules: &Rules,
        position: &Position,
        from: Sq,
        relevant: &dyn Fn(&Draft) -> bool,
        emit: Next<'_>,
    ) -> Flow {
        let piece = position.at(from);
        if piece.is_empty() {
            return Flow::Continue(());
        }
        let program = rules.movement.program(piece.side(), piece.kind(), from);
        self.run(rules, position, from, program, |draft| {
            if relevant(draft) { rules.run_passes(0, position, draft, emit) } else { Flow::Continue(()) }
        })?;
        self.beside(rules, position, from, true, emit)
    }

    /// What sources make of the piece on a square; with `takers` only those that may capture.
    pub(crate) fn beside(
        &mut self,
        rules: &Rules,
        position: &Position,
        from: Sq,
        takers: bool,
        emit: Next<'_>,
    ) -> Flow {
        let (scene, kind) = (Scene { rules, position }, position.at(from).kind());
        let concerned = rules.sources.iter().zip(&rules.starters).filter(|it| it.1.has(kind));
        for (source, _) in concerned.filter(|it| !takers || it.0.takes()) {
            let (draft, from) = (&mut self.draft, Some(from));
            if source.finishes() {
                source.drafts(scene, from, draft, emit)?;
            } else {
                source.drafts(scene, from, draft, &mut |it| rules.run_passes(0, position, it, emit))?;
            }
        }
        Flow::Continue(())
    }

    /// The walks of the piece on a square, without the moves of sources.
    pub fn walks(&mut self, rules: &Rules, position: &Position, from: Sq, emit: Next<'_>) -> Flow {
        let piece = position.at(from);
        if piece.is_empty() {
            return Flow::Continue(());
        }
        let program = rules.movement.program(piece.side(), piece.kind(), from);
        self.run(rules, position, from, program, |draft| rules.run_passes(0, position, draft, emit))
    }

    /// The walks of a program from a square, before any pass.
    pub fn run(
        &mut self,
        rules: &Rules,
        position: &Position,
        from: Sq,
        program: &Program,
        each: impl FnMut(&mut Draft) -> Flow,
    ) -> Flow {
        self.run_on(&rules.movement, &rules.royal, position, from, program, each)
    }

    /// The same on a board with other bounds than those of the variant.
    pub fn run_on(
        &mut self,
        movement: &Movement,
        royal: &TypeSet,
        position: &Position,
        from: Sq,
        program: &Program,
        mut each: impl FnMut(&mut Draft) -> Flow,
    ) -> Flow {
        let piece = position.at(from);
        let (side, kind) = (piece.side(), piece.kind());
        let draft = &mut self.draft;
        let begins = movement.may_begin(piece, from);
        self.walker.work.begin();
        for ray in &program.rays {
            if ray.virgin && !begins {
                continue;
            }
            if self.walker.work.is_over() {
                break;
            }
            let (mut cur, mut n) = (from, 0);
            while n < ray.range {
                n += 1;
                cur = movement.topology.step(ray.step, cur);
                if cur == Sq::NONE || cur == from || movement.is_closed(side, kind, cur) {
                    break;
                }
                let content = position.at(cur);
                let lands = if content.is_empty() {
                    ray.powers.any(Powers::MOVE)
                } else if content.is(side) {
                    ray.powers.any(Powers::TAKE_OWN)
                } else {
                    ray.powers.any(Powers::TAKE) || ray.powers.any(Powers::TAKE_ROYAL) && royal.has(content.kind())
                };
                if lands {
                    draft.ray(from, cur, piece, content);
                    draft.initial = ray.virgin;
                    draft.powers = ray.powers;
                    draft.leap = ray.range == 1;
                    each(draft)?;
                }
                match &movement.traffic {
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
            self.walker.work.spend(u64::from(n));
        }
        if program.walked.is_empty() {
            return ControlFlow::Continue(());
        }
        self.walker.walked(movement, position, from, (program, &program.walked), &mut |trace| match draft.walk(trace) {
            Some(()) => each(draft),
            None => Flow::Continue(()),
        })
    }
}
