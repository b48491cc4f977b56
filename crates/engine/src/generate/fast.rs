//! Makes all moves of a position and sorts them: plain ones are known to be legal or not, all others must be tried.

use crate::attack::pass_mask::Touch;
use crate::attack::pins::{Safety, Shield};
use crate::board::occupant::Content;
use crate::board::topology::{Topology, VecId};
use crate::generate::pseudo_legal::Generator;
use crate::hooks::{Scene, Watch};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::moves::candidate::Draft;
use crate::moves::compact_move::{Brief, MoveSink};
use crate::moves::move_list::{MAX_MOVES, ArenaMark, Moves};
use crate::moves::unaffected::{Plain, Trust};
use crate::position::Position;
use crate::program::walker::Flow;
use crate::program::{Branch, Gait, Powers, Program, MoveStart, Steps, Walked};
use crate::variant::Rules;

/// Steps of rays between two looks at how much work there has been.
const MANY_STEPS: u64 = 256;

/// Where the moves go.
#[derive(Debug)]
pub(crate) struct Sieve<'a> {
    /// What is known about the royals of the side to move.
    pub(crate) shield: &'a Shield,
    /// What the vetoes watch.
    pub(crate) watch: Watch,
    /// Moves that must be tried, and the others if they are not only counted.
    pub(crate) moves: &'a mut Moves,
    /// Where the moves of this position begin.
    pub(crate) mark: ArenaMark,
    /// Where those go that are surely legal.
    pub(crate) sink: MoveSink<'a>,
}

impl Sieve<'_> {
    fn full(&self) -> Flow {
        let full = self.sink.len() >= MAX_MOVES || self.moves.is_full_since(self.mark);
        if full { Flow::Break(()) } else { Flow::Continue(()) }
    }

    fn try_later(&mut self, draft: &Draft) -> Flow {
        self.moves.push(draft);
        self.full()
    }

    /// Takes a plain move.
    #[inline]
    fn plain(&mut self, topology: &Topology, it: &Plain<'_>, piece: &FastMover<'_>) {
        if piece.royal {
            self.moves.push_plain(topology, it, Trust::Royal);
        } else if self.shield.is_no_answer(it.to) {
            // The check stays.
        } else if !self.sink.plain(topology, it, piece.entrants) {
            self.moves.push_plain(topology, it, Trust::Sure);
            for kind in piece.entrants {
                self.moves.push_entry(topology, it, *kind, Trust::Sure);
            }
        }
    }

    fn drop(&mut self, side: Player, kind: TypeId, sq: Sq) -> Flow {
        if self.shield.is_no_answer(sq) {
            return Flow::Continue(());
        }
        if !self.sink.drop(kind, sq) {
            self.moves.push_drop(side, kind, sq);
        }
        self.full()
    }

    /// The types that may enter where a piece leaves, if nobody watches its moves. `None` if somebody does.
    fn trusts<'e>(
        &self,
        rules: &Rules,
        piece: Content,
        from: Sq,
        program: &Program,
        entrants: &'e [TypeId],
    ) -> Option<&'e [TypeId]> {
        let royal = rules.check_rule && rules.royal.has(piece.kind());
        let unwatched = if royal {
            self.shield.royal() == Some(from) && !self.watch.royals
        } else {
            !self.watch.walks && self.shield.may_leave(from)
        };
        let touches = rules.touches.row(piece.side(), piece.kind())[from.index()];
        let leaving = if piece.is_virgin() { Touch::LEAVE.or(Touch::FIRST) } else { Touch::LEAVE };
        let trusted = unwatched
            && self.shield.safety() != Safety::Unknown
            && (matches!(self.sink, MoveSink::Write) || !program.overlaps)
            && rules.movement.traffic.is_none()
            && !touches.any(leaving);
        if !trusted {
            return None;
        }
        if entrants.is_empty() || !piece.is_virgin() || !touches.any(Touch::GATE) {
            return Some(&[]);
        }
        let known = |kind: &TypeId| {
            !self.watch.drops.has(*kind) && !rules.touches.row(piece.side(), *kind)[from.index()].any(Touch::DROP)
        };
        (!royal && entrants.iter().all(known)).then_some(entrants)
    }
}

/// A piece whose plain moves are made.
struct FastMover<'a> {
    rules: &'a Rules,
    position: &'a Position,
    from: Sq,
    content: Content,
    side: Player,
    closed: Option<&'a [bool]>,
    /// What rules may do where it arrives; `None` for nothing anywhere.
    touches: Option<&'a [Touch]>,
    /// Whether some empty squares may not be filled without asking.
    guarded: bool,
    /// Whether it is the royal whose safety is asked.
    royal: bool,
    /// What may enter where it leaves.
    entrants: &'a [TypeId],
}

/// How a leg arrives.
struct MoveKind<'a> {
    powers: Powers,
    initial: bool,
    leap: bool,
    trail: &'a [VecId],
}

impl FastMover<'_> {
    #[inline]
    fn is_closed(&self, sq: Sq) -> bool {
        self.closed.is_some_and(|it| it[sq.index()])
    }

    #[inline]
    fn plain<'h>(&self, to: Sq, taken: Content, how: &MoveKind<'h>) -> Plain<'h> {
        let MoveKind { powers, initial, leap, trail } = *how;
        Plain { from: self.from, to, piece: self.content, taken, trail, initial, powers, leap }
    }

    /// Whether a leg with these powers ends on a square where `content` stands.
    #[inline]
    fn lands(&self, powers: Powers, content: Content) -> bool {
        if content.is_empty() {
            powers.any(Powers::MOVE)
        } else if content.is(self.side) {
            powers.any(Powers::TAKE_OWN)
        } else {
            powers.any(Powers::TAKE) || powers.any(Powers::TAKE_ROYAL) && self.rules.royal.has(content.kind())
        }
    }

    /// Whether a move to a square is plain.
    #[inline]
    fn is_plain(&self, shield: &Shield, to: Sq, content: Content) -> bool {
        let touches = self.touches.map_or(Touch::NONE, |it| it[to.index()]);
        if content.is_empty() {
            !touches.any(Touch::ENTER) && (!self.guarded || shield.may_fill(to))
        } else {
            !(touches.any(Touch::TAKE) || self.rules.check_rule && self.rules.royal.has(content.kind()))
        }
    }
}

/// What may enter from the hand where first moves leave.
fn entrants(rules: &Rules, position: &Position) -> Vec<TypeId> {
    if rules.gating.is_empty() {
        return Vec::new();
    }
    let all = rules.passes.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.entrants(position)));
    all.iter().collect()
}

impl Generator {
    /// Makes all pseudo-legal moves of the side to move, but leaves out plain ones that are surely illegal.
    pub(crate) fn sift(&mut self, rules: &Rules, position: &Position, sieve: &mut Sieve<'_>) {
        self.open();
        let _ = self.sift_all(rules, position, sieve);
        self.close();
    }

    fn sift_all(&mut self, rules: &Rules, position: &Position, sieve: &mut Sieve<'_>) -> Flow {
        let side = position.turn();
        let scene = Scene { rules, position };
        let entrants = entrants(rules, position);
        let starters = rules.starters.iter().fold(TypeSet::EMPTY, |sofar, it| sofar.or(*it));
        for from in position.pieces(side) {
            let content = position.at(from);
            let program = rules.movement.program(side, content.kind(), from);
            match sieve.trusts(rules, content, from, program, &entrants) {
                Some(entrants) => self.sift_piece(scene, (from, content), program, entrants, sieve)?,
                None => self.walks(rules, position, from, &mut |draft| sieve.try_later(draft))?,
            }
            if starters.has(content.kind()) {
                self.beside(rules, position, from, false, &mut |draft| sieve.try_later(draft))?;
            }
        }
        for source in &rules.sources {
            let draft = &mut self.draft;
            let done = source.plain_drops(scene, &mut |kind, sq| {
                let plain = sieve.shield.safety() != Safety::Unknown
                    && !sieve.watch.drops.has(kind)
                    && sieve.shield.may_fill(sq)
                    && !rules.touches.row(side, kind)[sq.index()].any(Touch::DROP);
                if plain {
                    return sieve.drop(side, kind, sq);
                }
                draft.drop(side, kind, sq);
                rules.run_passes(0, position, draft, &mut |draft| sieve.try_later(draft))
            });
            match done {
                Some(flow) => flow?,
                None => {
                    let emit = &mut |draft: &mut Draft| sieve.try_later(draft);
                    let next = &mut |draft: &mut Draft| rules.run_passes(0, position, draft, emit);
                    source.drafts(scene, None, &mut self.draft, next)?;
                }
            }
        }
        Flow::Continue(())
    }

    fn sift_piece(
        &mut self,
        scene: Scene<'_>,
        (from, content): (Sq, Content),
        program: &Program,
        entrants: &[TypeId],
        sieve: &mut Sieve<'_>,
    ) -> Flow {
        let Scene { rules, position } = scene;
        let movement = &rules.movement;
        let (side, kind) = (content.side(), content.kind());
        let touches = rules.touches.row_with(side, kind, Touch::ARRIVE);
        let royal = rules.check_rule && rules.royal.has(kind);
        let guarded = !royal && sieve.shield.guards();
        let closed = movement.closed[side.index()][kind.index()].as_deref();
        let piece = FastMover { rules, position, from, content, side, closed, touches, guarded, royal, entrants };
        let begins = movement.may_begin(content, from);
        self.walker.work.begin();
        self.rays(&piece, program, begins, sieve)?;
        for it in &program.walked {
            if it.virgin && !begins || it.passing && position.rights().is_empty() {
                continue;
            }
            match it.start {
                MoveStart::Legs(node) if it.short => {
                    for leg in &program.nodes[node.0 as usize] {
                        self.short(&piece, it, leg, sieve)?;
                    }
                }
                _ => {
                    let Self { walker, draft } = self;
                    let one = std::slice::from_ref(it);
                    walker.walked(movement, position, from, (program, one), &mut |trace| match draft.walk(trace) {
                        Some(()) => rules.run_passes(0, position, draft, &mut |draft| sieve.try_later(draft)),
                        None => Flow::Continue(()),
                    })?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The usual moves. Where they are only counted, this is what counting mostly does.
    fn rays(&mut self, piece: &FastMover<'_>, program: &Program, begins: bool, sieve: &mut Sieve<'_>) -> Flow {
        if self.walker.work.is_over() {
            return sieve.full();
        }
        let FastMover { rules, position, from, content, .. } = *piece;
        let quick = !matches!(sieve.sink, MoveSink::Write) && !piece.royal;
        let each = 1 + piece.entrants.len() as u64;
        let (mut counted, mut spent) = (0, 0);
        let lines = program.rays.iter().map(|it| (it.step, it.range));
        let fan = rules.rays.get(rules.place(content, from), &rules.movement.topology, from, lines);
        let mut left = &*fan;
        while let [spot, ahead @ ..] = left {
            let (cur, ray) = (spot.at, &program.rays[usize::from(spot.line)]);
            let there = position.at(cur);
            let shut = ray.virgin && !begins || piece.is_closed(cur);
            left = if there.is_empty() && !shut { ahead } else { &ahead[usize::from(spot.behind)..] };
            spent += 1;
            if !shut && piece.lands(ray.powers, there) {
                let quick = quick && piece.is_plain(sieve.shield, cur, there);
                if quick && sieve.shield.is_no_answer(cur) {
                    // The check stays.
                } else if quick && let MoveSink::List(list, _) = &mut sieve.sink {
                    let brief = Brief::Plain { from, to: cur, right: Sq::NONE };
                    list.push(brief);
                    for kind in piece.entrants {
                        list.push(brief.with_entry(*kind));
                    }
                } else if quick {
                    counted += each;
                } else {
                    let leap = ray.range == 1;
                    let how = MoveKind { powers: ray.powers, initial: ray.virgin, leap, trail: &[] };
                    self.arrive(piece, cur, there, &how, sieve)?;
                }
            }
            if spent > MANY_STEPS {
                self.walker.work.spend(std::mem::take(&mut spent));
                sieve.full()?;
                if self.walker.work.is_over() {
                    break;
                }
            }
        }
        self.walker.work.spend(spent);
        if let MoveSink::Count(n) = &mut sieve.sink {
            *n += counted;
        }
        sieve.full()
    }

    /// One leg of a short move.
    fn short(&mut self, piece: &FastMover<'_>, it: &Walked, leg: &Branch, sieve: &mut Sieve<'_>) -> Flow {
        let Steps::Straight(step) = leg.steps else { return Flow::Continue(()) };
        let (topology, position) = (&piece.rules.movement.topology, piece.position);
        let hops = leg.gait.any(Gait::HOP.or(Gait::HOP_NEXT));
        let how = MoveKind {
            powers: leg.powers,
            initial: it.virgin,
            leap: leg.range.1 == 1 && !hops && !leg.gait.any(Gait::LAME),
            trail: if leg.gait.any(Gait::PATH_TRAIL) { &leg.path } else { &[] },
        };
        let (mut cur, mut n, mut jumped) = (piece.from, 0, false);
        while n < leg.range.1 {
            n += 1;
            cur = topology.step(step, cur);
            if cur == Sq::NONE || cur == piece.from || piece.is_closed(cur) {
                break;
            }
            let blocked = leg.path.iter().any(|step| match topology.step(*step, piece.from) {
                Sq::NONE => leg.gait.any(Gait::STEPPED),
                sq => sq != piece.from && !position.at(sq).is_empty(),
            });
            if blocked {
                break;
            }
            let there = position.at(cur);
            if hops == jumped && piece.lands(leg.powers, there) {
                self.arrive(piece, cur, there, &how, sieve)?;
            }
            if !there.is_empty() {
                if jumped || !hops {
                    break;
                }
                jumped = true;
            } else if jumped && leg.gait.any(Gait::HOP_NEXT) {
                break;
            }
        }
        self.walker.work.spend(u64::from(n));
        sieve.full()
    }

    /// A leg ends on a square.
    fn arrive(&mut self, piece: &FastMover<'_>, to: Sq, taken: Content, how: &MoveKind<'_>, sieve: &mut Sieve<'_>) -> Flow {
        // A royal that may be captured in passing is not judged by the board alone.
        let lasting = !piece.royal || how.trail.is_empty();
        if lasting && piece.is_plain(sieve.shield, to, taken) {
            sieve.plain(&piece.rules.movement.topology, &piece.plain(to, taken, how), piece);
            return Flow::Continue(());
        }
        self.attempt(piece, to, taken, how, sieve)
    }

    /// A move that some rule may have to do with.
    #[inline(never)]
    fn attempt(&mut self, piece: &FastMover<'_>, to: Sq, taken: Content, how: &MoveKind<'_>, sieve: &mut Sieve<'_>) -> Flow {
        self.draft.plain(&piece.rules.movement.topology, &piece.plain(to, taken, how));
        piece.rules.run_passes(0, piece.position, &mut self.draft, &mut |draft| sieve.try_later(draft))
    }
}
