//! From legs to nodes and branches of a program. Simple moves become rays.

use crate::move_compiler::Compiler;
use crate::move_compiler::directions::{self, DirectionFrame, Displacement};
use crate::move_compiler::hexagons;
use crate::move_compiler::leg_spec::LegSpec;
use crate::move_compiler::letters::{
    common_gait, final_powers, hop_gait, leap_gait, passing_powers, range_of, wrap_of,
};
use crate::move_compiler::steps::is_oblique;
use crate::move_compiler::ways::Ways;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Ray, Steps};
use message::msg;

/// What the legs before decide about a leg: which spec ended where, with which frame and toggle, and on which of the ways
/// that the move may go.
type LegKey = (usize, DirectionFrame, bool, usize);

/// The nodes of a move, and those that still have no branches.
#[derive(Default)]
struct Nodes {
    /// Sorted.
    known: Vec<(LegKey, NodeId)>,
    open: Vec<(LegKey, NodeId)>,
    /// The ways that letters before a bracket select.
    ways: Option<Ways>,
}

/// Where the walk stands after a leg.
struct Ahead {
    idx: usize,
    frame: DirectionFrame,
    toggled: bool,
    way: usize,
}

impl Compiler<'_> {
    /// Compiles a move made of legs; simple ones become rays.
    pub(super) fn legs(&mut self, specs: &[LegSpec<'_>], exempt: bool, ways: Option<Ways>) {
        if !specs.iter().all(|it| self.fits(it.leg, it.atom)) {
            return;
        }
        let n_nodes = self.program.nodes.len();
        let n_branches = self.n_branches;
        let Some(root) = self.root(specs, ways) else {
            self.program.nodes.truncate(n_nodes);
            self.n_branches = n_branches;
            self.drop_with("xbetza.limit", msg!("xbetza-limit-move"));
            return;
        };
        if self.program.nodes[root.0 as usize].is_empty() {
            self.drop_with("xbetza.direction", msg!("xbetza-direction-none"));
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
    fn root(&mut self, specs: &[LegSpec<'_>], ways: Option<Ways>) -> Option<NodeId> {
        let mut nodes = Nodes { ways, ..Nodes::default() };
        let root = self.node((usize::MAX, DirectionFrame::START, false, 0), &mut nodes);
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
        let (before, frame, toggled, way) = key;
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
                    None => directions::resolve(spec.leg, family, frame, spec.joint, ring),
                };
                if lost {
                    self.drop_with("xbetza.direction", msg!("xbetza-direction-ignored"));
                }
                for step in steps {
                    let Some(way) = nodes.ways.as_ref().map_or(Some(way), |it| it.on(way, *idx, step)) else {
                        continue;
                    };
                    let frame = match self.hexagons(frame, ring) {
                        Some(reading) => hexagons::after(reading, step),
                        None => frame.after(step, ring),
                    };
                    let ahead = Ahead { idx: *idx, frame, toggled, way };
                    res.extend(self.branches(spec, step, first, &ahead, nodes));
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
    ) -> Vec<Branch> {
        let mut res = Vec::new();
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
                let key = (ahead.idx, frame, ahead.toggled, ahead.way);
                let next = this.node(key, nodes);
                let next_toggled =
                    if toggles { this.node((key.0, frame, !ahead.toggled, ahead.way), nodes) } else { next };
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
        res
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
