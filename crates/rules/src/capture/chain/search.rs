//! Looks for the captures that follow a capture, on the board as it is between them.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};

use crate::capture::chain::{Chain, VictimsLeave};
use crate::prelude::*;
use engine::board::topology::Topology;
use engine::generate::pseudo_legal::Generator;

/// Boards of one chain that are looked at.
const MAX_BOARDS: u32 = 1 << 12;

/// Boards after which other ways to the same victims are left out: they are further spellings, no further moves.
const MANY_BOARDS: u32 = 1 << 8;

/// Steps of walks behind one capture after which no chain is made longer.
const MAX_WORK: u64 = 1 << 22;

/// What a board of a chain costs beside the walks on it, in steps: its victims leave, and come back.
const STEPS_PER_BOARD: u64 = 64;

/// Captures of one chain, at most.
const MAX_PARTS: usize = 128;

/// What is needed to look for the rest of a chain.
pub(super) struct ChainSearch<'a> {
    rule: &'a Chain,
    variant: &'a Variant,
    /// The position before the move.
    before: &'a Position,
    /// The same between captures.
    position: Position,
    generator: Generator,
    side: Player,
    /// Boards that were looked at.
    n_boards: u32,
    /// What the rest of a chain depends on: where the piece is, what it is, and what it took.
    known: HashSet<u64, BuildHasherDefault<DefaultHasher>>,
    /// Victims that leave the board after the next capture.
    waiting: Vec<Sq>,
    /// Where the piece has been.
    been: Vec<Sq>,
}

impl<'a> ChainSearch<'a> {
    /// A search behind the first capture of a chain.
    pub(super) fn new(scene: Scene<'a>, rule: &'a Chain, first: &Candidate) -> Self {
        let mut position = scene.position.clone();
        position.forget();
        let generator = Generator::of_parts(first.depth);
        let (n_boards, known, waiting, been) = (0, HashSet::default(), Vec::new(), vec![first.from]);
        let Scene { variant, position: before } = scene;
        Self { rule, variant, before, position, generator, side: first.side(), n_boards, known, waiting, been }
    }

    /// The work of the boards, and of the walks on them, in steps.
    pub(super) fn work(&self) -> u64 {
        self.generator.work() + u64::from(self.n_boards) * STEPS_PER_BOARD
    }

    /// All chains that begin with a capture and are complete.
    pub(super) fn chains(&mut self, first: &Candidate) -> Vec<Candidate> {
        let mut begun = first.clone();
        let landing = begun.steps.first().copied().into_iter().chain(landing(&begun.steps, first.to));
        begun.aliases = vec![landing.collect()];
        let mut res = Vec::new();
        let waiting = self.enter(first);
        self.complete(begun, first, 1, &mut res);
        self.leave(waiting);
        res
    }

    /// The captures that may follow the first one.
    pub(super) fn parts_after(&mut self, first: &Candidate) -> Vec<Candidate> {
        let waiting = self.enter(first);
        let res = self.parts(first);
        self.leave(waiting);
        res
    }

    /// Adds all complete chains that begin like one whose captures have been made, `last` being the last of them.
    fn complete(&mut self, chain: Candidate, last: &Candidate, n_parts: usize, res: &mut Vec<Candidate>) {
        self.n_boards += 1;
        let is_bounded = n_parts < MAX_PARTS && self.n_boards < MAX_BOARDS && self.generator.work() < MAX_WORK;
        let goes_on = self.rule.concerns_next(&chain) && is_bounded;
        let parts = if goes_on { self.parts(last) } else { Vec::new() };
        if parts.is_empty() {
            res.push(self.finished(chain, n_parts));
            return;
        }
        if self.rule.stops {
            res.push(self.finished(chain.clone(), n_parts));
        }
        for part in &parts {
            if self.is_known(&chain, part) {
                continue;
            }
            let joined = join(&chain, last, part);
            let waiting = self.enter(part);
            self.complete(joined, part, n_parts + 1, res);
            self.leave(waiting);
        }
    }

    /// The captures that may follow the last one.
    fn parts(&mut self, last: &Candidate) -> Vec<Candidate> {
        let (mut res, from) = (Vec::new(), last.to);
        let Self { generator, variant, position, rule, been, .. } = self;
        let topology = &variant.movement.topology;
        let way = direction(topology, last);
        let turns = |it: &Candidate| !been.contains(&it.to) && direction(topology, it) != way;
        let _ = generator.parts(variant, position, from, &mut |it| {
            if it.from == from && rule.is_part(it) && (!rule.turns || turns(it)) {
                res.push(it.clone());
            }
            Flow::Continue(())
        });
        res
    }

    /// Whether what follows a chain and one more capture was looked for before, once there are many chains.
    fn is_known(&mut self, chain: &Candidate, part: &Candidate) -> bool {
        let victims = || chain.captured().chain(part.captured()).map(|it| it.square);
        let waits = self.rule.leave == VictimsLeave::AfterNext;
        let last = victims().next_back().filter(|_| waits);
        // In which order they were taken does not matter.
        let taken = victims().fold(0, |sum: u64, it| sum.wrapping_add(mixed(u64::from(it.0))));
        // Where it may not go again, and the way it has come, from where it was last.
        let been = if self.rule.turns { &self.been[..] } else { &[] };
        let way = been.iter().fold(0, |sum, it| mixed(sum ^ u64::from(it.0)));
        let mut hasher = DefaultHasher::new();
        (part.to, part.after, last, taken, way).hash(&mut hasher);
        !self.known.insert(hasher.finish()) && self.n_boards > MANY_BOARDS
    }

    /// A chain that is over. Chains with the same effect change the same squares, whatever they passed.
    fn finished(&self, mut chain: Candidate, n_parts: usize) -> Candidate {
        if n_parts > 1 {
            let changed = std::mem::take(&mut chain.changed);
            let holds = |(idx, it): &(usize, &(Sq, Occupant))| {
                it.1 != self.before.at(it.0) && changed[idx + 1..].iter().all(|later| later.0 != it.0)
            };
            chain.changed.extend(changed.iter().enumerate().filter(holds).map(|it| *it.1));
            // What a capture noted and a later one took back.
            let says_nothing = |it: &Edit| match *it {
                Edit::Fact(id, value) => {
                    let stays = self.variant.carried.facts.get(usize::from(id.0)).is_some_and(|it| !it.transient);
                    stays && self.before.fact(id) == value
                }
                _ => false,
            };
            chain.extra.retain(|it| !says_nothing(it));
        }
        // The spelling by the squares where its captures end is another one only if it differs.
        let Candidate { steps, aliases, .. } = &mut chain;
        aliases.retain(|it| it != steps);
        chain
    }

    /// Makes a capture on the board between captures. The answer belongs to `leave`.
    fn enter(&mut self, part: &Candidate) -> Vec<Sq> {
        self.been.push(part.to);
        let mut patch = Vec::new();
        part.patch(&mut patch);
        patch.retain(|it| *it != Edit::Again);
        let mut stay = Vec::new();
        for edit in &mut patch {
            if let Edit::Put(sq, content) = edit
                && content.is_empty()
                && self.rule.leave != VictimsLeave::Now
                && part.captured().any(|it| it.square == *sq)
            {
                // A victim that has not left the board stands in the way and is nobody's.
                *content = Occupant::WALL;
                stay.push(*sq);
            }
        }
        let before = if self.rule.leave == VictimsLeave::AfterNext {
            let gone = self.waiting.iter().map(|it| Edit::Put(*it, Occupant::EMPTY));
            patch.extend(gone);
            std::mem::replace(&mut self.waiting, stay)
        } else {
            Vec::new()
        };
        engine::moves::patch::sort(&mut patch);
        self.position.apply(&patch);
        self.position.set_turn(self.side);
        before
    }

    /// Takes the last capture back.
    fn leave(&mut self, waiting: Vec<Sq>) {
        self.position.undo();
        self.position.set_turn(self.side);
        self.been.pop();
        self.waiting = waiting;
    }
}

/// A number that looks like chance, by SplitMix64.
const fn mixed(number: u64) -> u64 {
    let word = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

impl Chain {
    /// Whether what a chain has made of the piece may go on.
    fn concerns_next(&self, chain: &Candidate) -> bool {
        !chain.gone && !chain.burnt && self.types.has(chain.after.kind())
    }
}

/// The way a capture goes: files and ranks, as small as they get.
fn direction(topology: &Topology, part: &Candidate) -> (i32, i32) {
    let [dx, dy] = [Topology::file, Topology::rank].map(|it| it(topology, part.to) - it(topology, part.from));
    let (mut a, mut b) = (dx.abs(), dy.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (dx / a.max(1), dy / a.max(1))
}

/// The square of a path where its piece ends, and what is clicked there and after it.
fn landing(steps: &[Step], to: Sq) -> impl Iterator<Item = Step> + '_ {
    let last = steps.iter().rposition(|it| *it == Step::Square(to)).unwrap_or(0);
    steps[last..].iter().copied()
}

/// Makes one candidate of a chain, of which `last` is the last capture, and the capture that follows.
fn join(chain: &Candidate, last: &Candidate, part: &Candidate) -> Candidate {
    let mut res = chain.clone();
    res.changed.push((chain.to, Occupant::EMPTY));
    res.changed.extend_from_slice(&part.changed);
    (res.to, res.after, res.powers, res.settled, res.exempt) =
        (part.to, part.after, part.powers, part.settled, part.exempt);
    (res.gone, res.burnt, res.explodes, res.leap) = (part.gone, part.burnt, chain.explodes || part.explodes, false);
    let lapses = |it: &Edit| match it {
        Edit::Fact(id, _) => part.extra.iter().any(|it| matches!(it, Edit::Fact(other, _) if other == id)),
        Edit::Right { .. } => true,
        Edit::Again => part.extra.contains(&Edit::Again),
        _ => false,
    };
    res.extra.retain(|it| !lapses(it));
    res.extra.extend_from_slice(&part.extra);
    res.victims.extend_from_slice(&part.victims);
    res.crossed.extend_from_slice(&part.crossed);
    // Where a capture ends before the last one is no step if its victims tell the way, unless something was chosen there.
    let names = |it: &Sq| *it != chain.to && last.steps.contains(&Step::Square(*it));
    let is_told =
        last.victims.iter().any(|it| names(&it.square)) && !last.victims.iter().any(|it| it.square == chain.to);
    if res.steps.last() == Some(&Step::Square(chain.to)) && is_told {
        res.steps.pop();
    }
    res.steps.extend(part.steps.iter().skip(1));
    for it in &mut res.aliases {
        it.extend(landing(&part.steps, part.to));
    }
    res
}
