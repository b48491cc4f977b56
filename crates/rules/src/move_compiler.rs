//! From the tree of a move string to a program of one colour. What a walk meets on the board is not decided here.

pub mod directions;
pub mod flatten;
pub mod hexagons;
pub mod letters;
pub mod overlaps;
pub mod short;

use xbetza::{AfterPart, Ast, Atom, Base, Chain, Leg, MoveKind, Part, RangeForm, Separator, Span, Suffix};

use crate::move_compiler::directions::{DirectionFrame, Displacement};
use crate::move_compiler::hexagons::HexReading;
use crate::move_compiler::letters::{
    common_gait, final_powers, hop_gait, leap_gait, passing_powers, range_of, wrap_of,
};
use crate::move_compiler::overlaps::note_overlaps;
use engine::board::topology::{Topology, VecId, Vector, Wrap};
use engine::ids::Player;
use engine::program::{Branch, Castle, Gait, MoveStart, NodeId, Powers, Program, Ray, Steps, UNLIMITED, Walked};

/// Branches a piece may have; what is beyond is dropped and reported.
const MAX_BRANCHES: usize = 20_000;

/// Branches that all pieces of a definition may have together.
pub const MAX_ALL_BRANCHES: usize = 400_000;

/// Something that was dropped while compiling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ignored {
    /// A stable name: `xbetza.limit`, `xbetza.direction`.
    pub code: &'static str,
    /// How bad it is.
    pub severity: xbetza::Severity,
    /// One sentence.
    pub message: String,
    /// Where the move stands in the string.
    pub span: Span,
}

/// Compiles a description for one side. `castle_flip`: `l` is towards file a for both sides. `left`: branches that the
/// definition may still have.
pub fn compile(
    ast: &Ast,
    side: Player,
    castle_flip: bool,
    topology: &mut Topology,
    left: &mut usize,
) -> (Program, Vec<Ignored>) {
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
                let ends = sequence(&bracket.first, &bracket.rest, &mut specs);
                for idx in ends {
                    specs[idx].ends = true;
                }
                it.legs(&specs, exempt);
            }
        }
    }
    note_overlaps(&mut it.program, it.topology);
    *left -= it.n_made.min(*left);
    (it.program, it.dropped)
}

/// A leg before its directions are known.
struct LegSpec<'a> {
    leg: &'a Leg,
    atom: &'a Atom,
    suffix: &'a Suffix,
    chained: bool,
    follow: Vec<usize>,
    ends: bool,
}

impl<'a> LegSpec<'a> {
    fn of(part: &'a Part) -> Self {
        Self { leg: &part.leg, atom: &part.atom, suffix: &part.suffix, chained: false, follow: Vec::new(), ends: false }
    }
}

/// Lays out a bracket as specs that follow each other; returns those the move ends with.
fn sequence<'a>(first: &'a Part, rest: &'a [AfterPart], specs: &mut Vec<LegSpec<'a>>) -> Vec<usize> {
    specs.push(LegSpec::of(first));
    let mut frontier = vec![specs.len() - 1];
    for next in rest {
        match next {
            AfterPart::Part(separator, part) => {
                specs.push(LegSpec::of(part));
                let idx = specs.len() - 1;
                for it in &frontier {
                    specs[*it].follow.push(idx);
                    specs[*it].ends |= *separator == Separator::Maybe;
                }
                frontier = vec![idx];
            }
            AfterPart::Group(group) => {
                let head = specs.len();
                let tails = sequence(&group.first, &group.rest, specs);
                for it in frontier.iter().chain(&tails) {
                    if !specs[*it].follow.contains(&head) {
                        specs[*it].follow.push(head);
                    }
                    specs[*it].ends = true;
                }
                frontier.extend(tails);
            }
        }
    }
    frontier
}

fn has_apostrophe(first: &Part, rest: &[AfterPart]) -> bool {
    first.leg.has('\'')
        || rest.iter().any(|it| match it {
            AfterPart::Part(_, part) => part.leg.has('\''),
            AfterPart::Group(group) => has_apostrophe(&group.first, &group.rest),
        })
}

/// What the legs before decide about a leg: which spec ended where, with which frame and toggle.
type LegKey = (usize, DirectionFrame, bool);

/// The nodes of a move, and those that still have no branches.
#[derive(Default)]
struct Nodes {
    /// Sorted.
    known: Vec<(LegKey, NodeId)>,
    open: Vec<(LegKey, NodeId)>,
}

struct Compiler<'a> {
    topology: &'a mut Topology,
    side: Player,
    castle_flip: bool,
    program: Program,
    dropped: Vec<Ignored>,
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
                chained: true,
                follow: if idx < last { vec![idx + 1] } else { Vec::new() },
                ends: idx == last,
            })
            .collect();
        self.legs(&specs, exempt);
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
        wanted.map(|(_, (dx, dy))| Vector { dx: sign * dx, dy: sign * dy, wrap: Wrap::None }).collect()
    }

    /// The families of steps of an atom; on hexagons all are one.
    fn families(&self, atom: &Atom) -> Vec<directions::StepKinds> {
        let mut res = step_families(atom);
        if self.topology.hexes().is_some() {
            res.truncate(1);
        }
        res
    }

    /// How letters are read, on boards of hexagons.
    fn hexagons(&self, frame: DirectionFrame, ring: bool) -> Option<HexReading> {
        self.topology.hexes().map(|it| HexReading { flat: it.flat, frame, ring })
    }

    /// Reports something that is left out.
    fn drop_with(&mut self, code: &'static str, message: &str) {
        let severity = xbetza::Severity::Warning;
        self.dropped.push(Ignored { code, severity, message: message.into(), span: self.span });
    }

    /// Whether the leg means something on this board; if not, its move is reported and left out.
    fn fits(&mut self, leg: &Leg, atom: &Atom) -> bool {
        if self.topology.hexes().is_none() {
            return true;
        }
        let message = if leg.has('o') {
            "Hexagonal boards are not joined at their edges: \"o\" means nothing here. The move is left out."
        } else if is_oblique(atom) && (leg.has('n') || leg.has('j')) {
            "Between the ends of this leap no cells are in line: write its path as legs. The move is left out."
        } else {
            return true;
        };
        let severity = xbetza::Severity::Error;
        self.dropped.push(Ignored { code: "xbetza.modifier", severity, message: message.into(), span: self.span });
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
                    steps.extend(directions::resolve(leg, it, DirectionFrame::START, true, false).0);
                }
            }
        }
        let steps = steps.into_iter().map(|it| self.vec_id(it, wrap_of(leg))).collect();
        let range = if most == 0 { UNLIMITED } else { u16::from(most) };
        let start = MoveStart::Area { steps, range, powers: final_powers(leg), gait: common_gait(leg) };
        self.walked(start, leg, exempt, false);
    }

    /// Compiles a move made of legs; simple ones become rays.
    fn legs(&mut self, specs: &[LegSpec<'_>], exempt: bool) {
        if !specs.iter().all(|it| self.fits(it.leg, it.atom)) {
            return;
        }
        let n_nodes = self.program.nodes.len();
        let n_branches = self.n_branches;
        let Some(root) = self.root(specs) else {
            self.program.nodes.truncate(n_nodes);
            self.n_branches = n_branches;
            self.drop_with("xbetza.limit", "This move has too many directions and is left out.");
            return;
        };
        if self.program.nodes[root.0 as usize].is_empty() {
            self.drop_with("xbetza.direction", "The direction letters of this move select no direction.");
            return;
        }
        let first = specs[0].leg;
        let virgin = first.has('i');
        if !exempt {
            let branches = &mut self.program.nodes[root.0 as usize];
            let rays = &mut self.program.rays;
            branches.retain_mut(|it| {
                let Some(ray) = as_ray(it, virgin) else { return true };
                rays.push(ray);
                it.powers &= Powers::TAKE_PASSING;
                !it.powers.is_empty()
            });
        }
        if self.program.nodes[root.0 as usize].is_empty() {
            self.program.nodes.truncate(n_nodes);
            return;
        }
        let borrows = specs.iter().any(|it| it.leg.has('x'));
        self.walked(MoveStart::Legs(root), first, exempt, borrows);
    }

    /// The first node, with all that follow it. `None` if the move is too large.
    fn root(&mut self, specs: &[LegSpec<'_>]) -> Option<NodeId> {
        let mut nodes = Nodes::default();
        let root = self.node((usize::MAX, DirectionFrame::START, false), &mut nodes);
        while let Some((key, id)) = nodes.open.pop() {
            self.fill(specs, key, id, &mut nodes)?;
        }
        Some(root)
    }

    /// The node after `key`, made if it is new; its branches are still to come.
    fn node(&mut self, key: LegKey, nodes: &mut Nodes) -> NodeId {
        let place = match nodes.known.binary_search_by(|it| it.0.cmp(&key)) {
            Ok(it) => return nodes.known[it].1,
            Err(it) => it,
        };
        let id = NodeId(self.program.nodes.len() as u32);
        self.program.nodes.push(Vec::new());
        nodes.known.insert(place, (key, id));
        nodes.open.push((key, id));
        id
    }

    /// Makes the branches of a node. `None` if the move is too large.
    fn fill(&mut self, specs: &[LegSpec<'_>], key: LegKey, id: NodeId, nodes: &mut Nodes) -> Option<()> {
        let (before, frame, toggled) = key;
        let first = frame.first;
        let follow: &[usize] = if before == usize::MAX { &[0] } else { &specs[before].follow };
        let mut res: Vec<Branch> = Vec::new();
        for idx in follow {
            let spec = &specs[*idx];
            let oblique = is_oblique(spec.atom);
            let ring = oblique && before != usize::MAX && specs[before].atom.leap() == spec.atom.leap();
            for family in self.families(spec.atom) {
                let (steps, lost) = match self.hexagons(frame, ring) {
                    Some(reading) => hexagons::resolve(spec.leg, spec.atom, reading),
                    None => directions::resolve(spec.leg, family, frame, spec.chained, ring),
                };
                if lost {
                    self.drop_with("xbetza.direction", "A direction letter selects no direction here and is ignored.");
                }
                for step in steps {
                    let frame = match self.hexagons(frame, ring) {
                        Some(reading) => hexagons::after(reading, step),
                        None => frame.after(step, ring),
                    };
                    let ahead = Ahead { idx: *idx, frame, toggled };
                    self.branches(spec, step, first, &ahead, nodes, &mut res);
                }
                if self.n_branches + res.len() > self.most {
                    self.n_made += res.len();
                    return None;
                }
            }
        }
        res.dedup();
        self.n_branches += res.len();
        self.n_made += res.len();
        self.program.nodes[id.0 as usize] = res;
        Some(())
    }

    /// The branches of one leg in one direction: as last leg, as passing leg, or both.
    fn branches(
        &mut self,
        spec: &LegSpec<'_>,
        step: Displacement,
        first: bool,
        ahead: &Ahead,
        nodes: &mut Nodes,
        res: &mut Vec<Branch>,
    ) {
        let leg = spec.leg;
        let wrap = wrap_of(leg);
        for (steps, turning) in self.all_steps(spec, step, first, wrap) {
            let (mut range, half) = range_of(spec.atom, spec.suffix, leg, first, ahead.toggled);
            if let (Some(turning), None, true) = (&turning, &spec.suffix.range, leg.has('q')) {
                range.1 = range.1.min(turning.len() as u16 - 1);
            }
            let mut gait = common_gait(leg) | leap_gait(leg, spec.atom);
            if half {
                gait |= Gait::HALF_BOARD | Gait::TRAIL;
                self.topology.measure(steps.nth(1));
            }
            if !first && leg.has('i') {
                gait |= Gait::ISO;
            }
            if gait.contains(Gait::SKI) && range.1 == 1 {
                range.1 = 2;
            }
            let path = if gait.intersects(Gait::LAME | Gait::JUMP) { self.path(step, wrap) } else { Vec::new() };
            if spec.ends {
                let mut range = range;
                let hop = hop_gait(leg, range.1);
                if hop.intersects(Gait::HOP | Gait::HOP_NEXT) && range.1 == 1 {
                    range.1 = 2;
                }
                res.push(Branch {
                    steps: steps.clone(),
                    range,
                    powers: final_powers(leg),
                    gait: gait | hop,
                    path: path.clone(),
                    next: NodeId::END,
                    next_toggled: NodeId::END,
                });
            }
            if spec.follow.is_empty() {
                continue;
            }
            let powers = passing_powers(leg, range.1);
            let gait = if leg.count('p') > 1 && range.1 > 1 { gait | Gait::HOP_ANY } else { gait };
            let mut pass = |this: &mut Self, range: (u16, u16), frame: DirectionFrame| {
                let toggles = powers.intersects(Powers::STAND_TOGGLE | Powers::MOVE_TOGGLE);
                let key = (ahead.idx, frame, ahead.toggled);
                let next = this.node(key, nodes);
                let next_toggled = if toggles { this.node((key.0, frame, !ahead.toggled), nodes) } else { next };
                let (steps, path) = (steps.clone(), path.clone());
                res.push(Branch { steps, range, powers, gait, path, next, next_toggled });
            };
            match turning {
                None => pass(self, range, ahead.frame),
                // Where a turning ride stops decides where the next leg looks, so each length is a branch.
                Some(turning) => {
                    for n in range.0..=range.1.min(64) {
                        let last = turning[usize::from(n - 1) % turning.len()];
                        pass(self, (n, n), DirectionFrame { last, ..ahead.frame });
                    }
                }
            }
        }
    }

    /// The step itself, or the two ways a turning ride may go.
    fn all_steps(
        &mut self,
        spec: &LegSpec<'_>,
        step: Displacement,
        first: bool,
        wrap: Wrap,
    ) -> Vec<(Steps, Option<Vec<Displacement>>)> {
        let hexagonal = self.topology.hexes().is_some();
        // A circular ride comes home after a full turn; a crooked one alternates.
        let (turn, count) = match (first, spec.leg.has('q'), spec.leg.has('z')) {
            (true, true, _) => (1, if hexagonal { 6 } else { 8 }),
            (true, false, true) => (if hexagonal { 1 } else { 2 }, 2),
            _ => return vec![(Steps::Straight(self.vec_id(step, wrap)), None)],
        };
        [turn, -turn]
            .into_iter()
            .map(|turn| {
                let next = |it: &Displacement| {
                    Some(if hexagonal { hexagons::turned(*it, turn) } else { directions::rotate(*it, turn) })
                };
                let all: Vec<Displacement> = std::iter::successors(Some(step), next).take(count).collect();
                let ids = all.iter().map(|it| self.vec_id(*it, wrap)).collect();
                (Steps::Turning(ids), Some(all))
            })
            .collect()
    }

    fn path(&mut self, step: Displacement, wrap: Wrap) -> Vec<VecId> {
        let step = self.vec_id(step, wrap);
        leap_path(self.topology, step)
    }

    fn vec_id(&mut self, (x, y): Displacement, wrap: Wrap) -> VecId {
        let sign = if self.side == Player::White { 1 } else { -1 };
        let (files, ranks) = (self.topology.files as i16, self.topology.ranks as i16);
        let (mut dx, mut dy) = (sign * x, sign * y);
        // Longer than the board: around it as often as it goes, or nowhere, which is the same step for all.
        if wrap != Wrap::None {
            dx %= files;
        }
        if wrap == Wrap::Torus {
            dy %= ranks;
        }
        if dx.abs() >= files || dy.abs() >= ranks {
            (dx, dy) = (files, 0);
        }
        self.topology.vector(Vector { dx, dy, wrap: if dx == files { Wrap::None } else { wrap } })
    }
}

/// The squares between start and end of a leap, as steps from its start (XBetza 6.4).
#[must_use]
pub fn leap_path(topology: &mut Topology, leap: VecId) -> Vec<VecId> {
    let Vector { dx: x, dy: y, wrap } = topology.vector_of(leap);
    if topology.hexes().is_some() {
        let times = if hexagons::is_straight((x, y)) { gcd(x.abs(), y.abs()) } else { 1 };
        let between = (1..times).map(|n| Vector { dx: x / times * n, dy: y / times * n, wrap });
        return between.map(|it| topology.vector(it)).collect();
    }
    let (long_x, long_y) = directions::long_direction((x, y));
    let (short, long) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
    let (straight, diagonal) = if short == long { (0, long) } else { (long - short, short) };
    let mut res = Vec::new();
    let (mut at_x, mut at_y) = (0, 0);
    for n in 0..straight + diagonal - 1 {
        if n < straight {
            (at_x, at_y) = (at_x + long_x, at_y + long_y);
        } else {
            (at_x, at_y) = (at_x + x.signum(), at_y + y.signum());
        }
        res.push(topology.vector(Vector { dx: at_x, dy: at_y, wrap }));
    }
    res
}

/// The greatest number that divides both; they are not negative.
fn gcd(a: i16, b: i16) -> i16 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Where the walk stands after a leg.
struct Ahead {
    idx: usize,
    frame: DirectionFrame,
    toggled: bool,
}

fn is_oblique(atom: &Atom) -> bool {
    atom.leap().is_some_and(|(short, long)| short != 0 && short != long)
}

/// The families of steps that an atom stands for.
fn step_families(atom: &Atom) -> Vec<directions::StepKinds> {
    match atom.base {
        Base::K | Base::Q => vec![directions::StepKinds::Eight(1)],
        Base::R => vec![directions::StepKinds::Four(1, true)],
        Base::B => vec![directions::StepKinds::Four(1, false)],
        _ => match atom.leap() {
            Some((0, n)) => vec![directions::StepKinds::Four(n as i16, true)],
            Some((m, n)) if m == n => vec![directions::StepKinds::Four(n as i16, false)],
            Some((m, n)) => vec![directions::StepKinds::Oblique(m as i16, n as i16)],
            None => Vec::new(),
        },
    }
}

fn as_ray(branch: &Branch, virgin: bool) -> Option<Ray> {
    let Steps::Straight(step) = branch.steps else { return None };
    let powers = branch.powers & Powers::TO_SQUARE;
    let plain = branch.next == NodeId::END
        && branch.gait == Gait::empty()
        && branch.range.0 == 1
        && !branch.powers.contains(Powers::RELAY)
        && !powers.is_empty();
    plain.then_some(Ray { step, range: branch.range.1, powers, virgin })
}
