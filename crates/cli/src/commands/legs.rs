//! The compiled moves of every piece, one move per line and one leg per column. Nothing is walked.

use std::fmt::Write;

use engine::board::topology::{Topology, VecId, Wrap};
use engine::ids::{Player, TypeId};
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps, UNLIMITED};
use engine::variant::Variant;

/// Programs of more lines than this are cut.
const MAX_LINES: usize = 500;

/// Prints White's programs.
pub(crate) fn legs(variant: &Variant) -> String {
    let mut res = String::new();
    for (idx, info) in variant.types.iter().enumerate().skip(1) {
        let program = &variant.movement.programs[Player::White.index()][TypeId(idx as u8).index()];
        let _ = writeln!(res, "{} {} {}", info.key, info.name, info.moves);
        let mut lines = program_lines(&variant.movement.topology, program);
        let n_more = lines.len().saturating_sub(MAX_LINES);
        lines.truncate(MAX_LINES);
        for line in lines {
            let _ = writeln!(res, "    {line}");
        }
        if n_more > 0 {
            let _ = writeln!(res, "    … and more");
        }
    }
    res
}

fn program_lines(topology: &Topology, program: &Program) -> Vec<String> {
    let mut res = Vec::new();
    for ray in &program.rays {
        let virgin = if ray.virgin { "virgin " } else { "" };
        let (range, step) = (range((1, ray.range)), vector(topology, ray.step));
        res.push(format!("{virgin}{range}{step} {}", powers(ray.powers)));
    }
    for walked in &program.walked {
        let mut prefix = String::new();
        for (flag, word) in [(walked.virgin, "virgin "), (walked.exempt, "exempt ")] {
            prefix.push_str(if flag { word } else { "" });
        }
        match &walked.start {
            MoveStart::Legs(node) => nodes(topology, program, *node, &prefix, &mut Vec::new(), &mut res),
            MoveStart::Universal(it, _) => res.push(format!("{prefix}any square {}", powers(*it))),
            MoveStart::Area { steps, range: most, powers: it, gait: how } => {
                let steps: String = steps.iter().map(|it| vector(topology, *it)).collect();
                res.push(format!("{prefix}area {}{steps} {}{}", range((1, *most)), powers(*it), gait(*how)));
            }
            MoveStart::Advance(lines) => {
                res.extend(
                    lines.iter().map(|it| format!("{prefix}advance {}{}", range((1, it.1)), vector(topology, it.0))),
                );
            }
            MoveStart::Effect(effect) => {
                let legs = effect.legs.iter().map(|it| &it.leg);
                res.extend(legs.map(|it| {
                    let step = vector(topology, it.steps.nth(1));
                    format!("{prefix}effect {}{step} {}{}", range(it.range), powers(it.powers), gait(it.gait))
                }));
            }
            MoveStart::Imitate { turned, powers: it } => {
                res.push(format!("{prefix}imitate{} {}", if *turned { " turned" } else { "" }, powers(*it)));
            }
            #[allow(unreachable_patterns, reason = "rules may add ways to begin")]
            other => res.push(format!("{prefix}{}", format!("{other:?}").chars().take(200).collect::<String>())),
        }
    }
    for castle in &program.castles {
        let virgin = if castle.virgin { "virgin " } else { "" };
        let inner = if castle.inner { " inner" } else { "" };
        res.push(format!("{virgin}castle {} {}{inner}", castle.squares, vector(topology, castle.step)));
    }
    res
}

/// One line for each way through the legs; a way that comes back to a leg ends with `…`.
fn nodes(
    topology: &Topology,
    program: &Program,
    node: NodeId,
    prefix: &str,
    way: &mut Vec<NodeId>,
    res: &mut Vec<String>,
) {
    if res.len() > MAX_LINES {
        return;
    }
    let Some(branches) = program.nodes.get(node.0 as usize).filter(|_| node != NodeId::END) else {
        res.push(prefix.to_string());
        return;
    };
    if way.contains(&node) || way.len() > 12 {
        res.push(format!("{prefix} | …"));
        return;
    }
    way.push(node);
    for it in branches {
        let separator = if way.len() > 1 { " | " } else { "" };
        let line = format!("{prefix}{separator}{}", leg(topology, it));
        nodes(topology, program, it.next, &line, way, res);
        if it.next_toggled != it.next && it.powers.any(Powers::STAND_TOGGLE.or(Powers::MOVE_TOGGLE)) {
            nodes(topology, program, it.next_toggled, &format!("{line} toggled"), way, res);
        }
    }
    way.pop();
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
    format!("({},{}){wrap}", it.dx, it.dy)
}

/// Nothing for a leap.
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
    letters.iter().filter(|(power, _)| it.any(*power)).map(|(_, letter)| *letter).collect()
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
    words.iter().filter(|(flag, _)| it.any(*flag)).map(|(_, word)| format!(" {word}")).collect()
}
