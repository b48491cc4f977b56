//! Which pieces hit a square along single legs, as the board stands: the lines of relations and zones. What a hit means is decided by rules.

use crate::board::occupant::Occupant;
use crate::board::terrain::Terrain;
use crate::board::topology::{Topology, VecId};
use crate::ids::{Player, Sq, TypeId};
use crate::position::Position;
use crate::program::{Gait, Program};

/// What a line crosses besides empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    Nothing,
    Friends,
    All,
}

/// How a type hits along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hit {
    kind: TypeId,
    least: u16,
    most: u16,
    over: Over,
}

/// All types that hit along one step.
#[derive(Clone, Debug, PartialEq, Eq)]
struct HitLine {
    step: VecId,
    pub(crate) back: VecId,
    longest: u16,
    specs: Vec<Hit>,
}

/// The patterns of all types, as each side is turned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinePatterns {
    lines: [Vec<HitLine>; 2],
}

/// What lies between the source of a line and a square of it.
#[derive(Clone, Copy, Default)]
struct LineGap {
    friends: bool,
    others: bool,
    grounds: u64,
}

impl LineGap {
    /// Whether the line of a spec reaches over it.
    fn lets(self, spec: &Hit, terrain: Option<&Terrain>) -> bool {
        let over = match spec.over {
            Over::Nothing => !self.friends && !self.others,
            Over::Friends => !self.others,
            Over::All => true,
        };
        over && terrain.is_none_or(|it| !it.ends_lines(spec.kind, self.grounds))
    }

    /// With a square more, as a source of `side` sees it.
    fn pass(&mut self, position: &Position, sq: Sq, side: Player) {
        let content = position.at(sq);
        self.friends |= content.is(side);
        self.others |= content.is(side.other());
        let ground = position.ground(sq);
        if ground != 0 {
            self.grounds |= 1 << ground;
        }
    }
}

/// What the lines of patterns run over.
#[derive(Clone, Copy, Debug)]
pub struct LineBoard<'a> {
    /// What stands where.
    pub position: &'a Position,
    /// The board.
    pub topology: &'a Topology,
    /// The ground that ends lines, if it does.
    pub terrain: Option<&'a Terrain>,
}

impl LinePatterns {
    /// Adds the legs of a program to the pattern of a type.
    pub fn add(&mut self, side: Player, kind: TypeId, program: &Program, topology: &mut Topology) {
        for it in program.singles().0 {
            let over = match it.leg.gait {
                it if it.contains(Gait::OVER_ALL) => Over::All,
                it if it.contains(Gait::OVER_FRIENDS) => Over::Friends,
                _ => Over::Nothing,
            };
            let spec = Hit { kind, least: it.leg.range.0, most: it.leg.range.1, over };
            let step = it.step();
            let lines = &mut self.lines[side];
            let idx = lines.iter().position(|it| it.step == step).unwrap_or_else(|| {
                let back = topology.reverse(step);
                lines.push(HitLine { step, back, longest: 0, specs: Vec::new() });
                lines.len() - 1
            });
            let line = &mut lines[idx];
            line.longest = line.longest.max(spec.most);
            if !line.specs.contains(&spec) {
                line.specs.push(spec);
            }
        }
    }

    /// Whether no type has a pattern.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.iter().flatten().all(|it| it.specs.is_empty())
    }

    /// Calls `each` with the pieces of a side that hit a square, perhaps several times with the same; stops when it
    /// says so.
    pub fn any_source(&self, board: LineBoard<'_>, by: Player, target: Sq, mut each: impl FnMut(Sq) -> bool) -> bool {
        let LineBoard { position, topology, terrain } = board;
        for line in &self.lines[by] {
            let (mut cur, mut n, mut between) = (target, 0, LineGap::default());
            while n < line.longest {
                n += 1;
                cur = topology.step(line.back, cur);
                if cur == Sq::NONE || cur == target {
                    break;
                }
                let content = position.at(cur);
                if content.is(by) {
                    let hits = |it: &Hit| {
                        it.kind == content.kind() && it.least <= n && it.most >= n && between.lets(it, terrain)
                    };
                    if line.specs.iter().any(hits) && each(cur) {
                        return true;
                    }
                }
                if n == line.longest {
                    break;
                }
                between.pass(position, cur, by);
                if between.others && line.specs.iter().all(|it| it.over != Over::All) {
                    break;
                }
            }
        }
        false
    }

    /// What lies between a piece and a square in its line so that it does not hit it.
    #[must_use]
    pub fn interrupts(&self, board: LineBoard<'_>, piece: Occupant, from: Sq, target: Sq) -> Vec<Sq> {
        let LineBoard { position, topology, terrain } = board;
        for line in &self.lines[piece.side()] {
            for spec in line.specs.iter().filter(|it| it.kind == piece.kind()) {
                let (mut cur, mut n, mut res) = (from, 0, Vec::new());
                while n < spec.most {
                    n += 1;
                    cur = topology.step(line.step, cur);
                    if cur == target && n >= spec.least {
                        return res;
                    }
                    if cur == Sq::NONE || cur == from {
                        break;
                    }
                    let mut alone = LineGap::default();
                    alone.pass(position, cur, piece.side());
                    if !alone.lets(spec, terrain) {
                        res.push(cur);
                    }
                }
            }
        }
        Vec::new()
    }

    /// The squares that a piece hits from a square, each once, in order. What stands on them does not matter.
    #[must_use]
    pub fn targets(&self, board: LineBoard<'_>, piece: Occupant, from: Sq) -> Vec<Sq> {
        let LineBoard { position, topology, terrain } = board;
        let mut res = Vec::new();
        for line in &self.lines[piece.side()] {
            let specs = || line.specs.iter().filter(|it| it.kind == piece.kind());
            let (mut cur, mut n, mut between) = (from, 0, LineGap::default());
            while specs().any(|it| it.most > n && between.lets(it, terrain)) {
                n += 1;
                cur = topology.step(line.step, cur);
                if cur == Sq::NONE || cur == from {
                    break;
                }
                if specs().any(|it| it.least <= n && it.most >= n && between.lets(it, terrain)) {
                    res.push(cur);
                }
                between.pass(position, cur, piece.side());
            }
        }
        sort::sort(&mut res);
        res.dedup();
        res
    }
}
