//! The compiled moves of every piece as text: one move per line, its legs separated by bars.

use std::fmt::Write;

use engine::board::topology::{Topology, VecId, Wrap};
use engine::ids::{Player, TypeId};
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps, UNLIMITED};
use engine::variant::Variant;

/// Programs of more lines than this are cut.
const MAX_LINES: usize = 500;
/// Moves of more legs end with `…`.
const MAX_LEGS: usize = 12;

/// White's programs, type by type: a line with key, name and move string, then one indented line per move.
///
/// A leg is its range (`∞`, `3`, `2-5`; nothing for a leap), its vector and its powers: `∞(0,1) mc`.
#[must_use]
pub fn legs(variant: &Variant) -> String {
    let mut res = String::new();
    for (idx, info) in variant.pieces.types.iter().enumerate().skip(1) {
        let program = &variant.movement.programs[Player::White.index()][TypeId(idx as u8).index()];
        let _ = writeln!(res, "{} {} {}", info.key, info.name, info.moves);
        let mut lines = ProgramLines::of(&variant.movement.topology, program).lines;
        let is_cut = lines.len() > MAX_LINES;
        lines.truncate(MAX_LINES);
        for line in lines {
            let _ = writeln!(res, "    {line}");
        }
        if is_cut {
            let _ = writeln!(res, "    … and more");
        }
    }
    res
}

/// The lines of a program as they are written.
struct ProgramLines<'a> {
    topology: &'a Topology,
    program: &'a Program,
    lines: Vec<String>,
    /// The legs that lead to the one that is written.
    path: Vec<NodeId>,
}

impl<'a> ProgramLines<'a> {
    fn of(topology: &'a Topology, program: &'a Program) -> Self {
        let mut res = Self { topology, program, lines: Vec::new(), path: Vec::new() };
        for ray in &program.rays {
            let (range, step) = (range((1, ray.range)), vector(topology, ray.step));
            res.lines.push(format!("{}{range}{step} {}", unmoved(ray.virgin), powers(ray.powers)));
        }
        for it in &program.walked {
            let prefix = format!("{}{}", unmoved(it.virgin), if it.exempt { "exempt " } else { "" });
            res.start(&it.start, &prefix);
        }
        for it in &program.castles {
            let inner = if it.inner { " inner" } else { "" };
            let step = vector(topology, it.step);
            res.lines.push(format!("{}castle {} {step}{inner}", unmoved(it.virgin), it.squares));
        }
        res
    }

    fn start(&mut self, start: &MoveStart, prefix: &str) {
        let vector = |it: VecId| vector(self.topology, it);
        match start {
            MoveStart::Legs(node) => self.nodes(*node, prefix),
            MoveStart::Universal(it, _) => self.lines.push(format!("{prefix}any square {}", powers(*it))),
            MoveStart::Area { steps, range: most, powers: it, gait: how } => {
                let steps: String = steps.iter().map(|it| vector(*it)).collect();
                let line = format!("{prefix}area {}{steps} {}{}", range((1, *most)), powers(*it), gait(*how));
                self.lines.push(line);
            }
            MoveStart::Effect(effect) => {
                let line = |it: &Branch| {
                    let step = vector(it.steps.nth(1));
                    format!("{prefix}effect {}{step} {}{}", range(it.range), powers(it.powers), gait(it.gait))
                };
                self.lines.extend(effect.legs.iter().map(|it| line(&it.leg)));
            }
            MoveStart::Borrow(_) => self.lines.push(format!("{prefix}borrow")),
            MoveStart::Imitate { turned, powers: it } => {
                let turned = if *turned { " turned" } else { "" };
                self.lines.push(format!("{prefix}imitate{turned} {}", powers(*it)));
            }
        }
    }

    /// One line for each way through the legs; a way that comes back to a leg ends with `…`.
    fn nodes(&mut self, node: NodeId, prefix: &str) {
        if self.lines.len() > MAX_LINES {
            return;
        }
        let Some(branches) = self.program.nodes.get(node.0 as usize).filter(|_| node != NodeId::END) else {
            self.lines.push(prefix.to_string());
            return;
        };
        if self.path.contains(&node) || self.path.len() > MAX_LEGS {
            self.lines.push(format!("{prefix} | …"));
            return;
        }
        self.path.push(node);
        for it in branches {
            let separator = if self.path.len() > 1 { " | " } else { "" };
            let line = format!("{prefix}{separator}{}", leg(self.topology, it));
            self.nodes(it.next, &line);
            if it.next_toggled != it.next && it.powers.intersects(Powers::STAND_TOGGLE | Powers::MOVE_TOGGLE) {
                self.nodes(it.next_toggled, &format!("{line} toggled"));
            }
        }
        self.path.pop();
    }
}

fn unmoved(is_wanted: bool) -> &'static str {
    if is_wanted { "virgin " } else { "" }
}

fn leg(topology: &Topology, it: &Branch) -> String {
    let steps = match &it.steps {
        Steps::Straight(step) => vector(topology, *step),
        Steps::Turning(steps) => steps.iter().map(|it| vector(topology, *it)).collect(),
    };
    let path: String = it.path.iter().map(|it| vector(topology, *it)).collect();
    let path = if path.is_empty() { path } else { format!(" over {path}") };
    format!("{}{steps} {}{}{path}", range(it.range), powers(it.powers), gait(it.gait))
}

fn vector(topology: &Topology, step: VecId) -> String {
    let it = topology.vector_of(step);
    let wrap = match it.wrap {
        Wrap::None => "",
        Wrap::Cylinder => "o",
        Wrap::Torus => "oo",
    };
    if it.dz != 0 {
        return format!("({},{},{}){wrap}", it.dx, it.dy, it.dz);
    }
    format!("({},{}){wrap}", it.dx, it.dy)
}

/// Nothing for a leap. The pair is the `range` of a leg, whose cases are easiest to read as one pattern.
fn range((least, most): (u16, u16)) -> String {
    match (least, most) {
        (1, 1) => String::new(),
        (1, UNLIMITED) => "∞".into(),
        (least, UNLIMITED) => format!("{least}-∞"),
        (1, most) => most.to_string(),
        (least, most) => format!("{least}-{most}"),
    }
}

fn powers(it: Powers) -> String {
    let letters = [
        (Powers::MOVE, "m"),
        (Powers::TAKE, "c"),
        (Powers::TAKE_OWN, "d"),
        (Powers::TAKE_PASSING, "e"),
        (Powers::TAKE_ROYAL, "k"),
        (Powers::STAND, "p"),
        (Powers::STAND_TOGGLE, "p/"),
        (Powers::MOVE_TOGGLE, "m/"),
        (Powers::RELAY, "x"),
        (Powers::PASS_FRIEND, "w"),
        (Powers::PASS_ANY, "a"),
    ];
    letters.iter().filter(|(power, _)| it.intersects(*power)).map(|(_, letter)| *letter).collect()
}

fn gait(it: Gait) -> String {
    let words = [
        (Gait::ISO, "iso"),
        (Gait::LAME, "lame"),
        (Gait::JUMP, "jump"),
        (Gait::SKI, "skip"),
        (Gait::OVER_FRIENDS, "over-friends"),
        (Gait::OVER_ALL, "over-all"),
        (Gait::HOP, "hop"),
        (Gait::HOP_NEXT, "hop-next"),
        (Gait::HOP_ANY, "hop-any"),
        (Gait::TAME, "tame"),
        (Gait::UNLOAD, "unload"),
        (Gait::TRAIL, "trail"),
        (Gait::PATH_TRAIL, "path-trail"),
        (Gait::HALF_BOARD, "half-board"),
        (Gait::AWAY, "away"),
        (Gait::FLY, "fly"),
    ];
    words.iter().filter(|(flag, _)| it.intersects(*flag)).map(|(_, word)| format!(" {word}")).collect()
}
