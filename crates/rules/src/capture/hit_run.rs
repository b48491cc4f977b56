//! `hitRun=` and `neighbors=`: captures after which the piece makes one more step.

use definition::{Place, Setting, ValuePart};

use crate::prelude::*;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Walked};

/// Captures with one more step.
pub const RULE: Rule = Rule {
    name: "hit run",
    keys: &[
        Key::of("hitRun", "moves, after a piece").below_piece().gives_moves(),
        Key::of("neighbors", "leaps, perhaps `,return` or `,noreturn`").default("K,return"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct HitRun {
    /// By type: the moves with which it hits.
    hits: Vec<(TypeId, Setting)>,
    next: NextStep,
}

/// The step after a hit.
#[derive(Debug)]
struct NextStep {
    /// The leaps as a move string.
    leaps: ValuePart,
    /// Whether it may end where the piece came from.
    returns: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let hits = builder.settings.below_pieces("hitRun");
    let next = NextStep::of(builder.settings.last("neighbors"));
    if hits.is_empty() && next.leaps.place() == &Place::Whole { None } else { Some(Box::new(HitRun { hits, next })) }
}

impl NextStep {
    fn of(setting: Option<&Setting>) -> Self {
        let text = setting.map_or_else(|| ValuePart::unwritten("K"), Setting::part);
        let (leaps, returns) = match text.rsplit_once(',') {
            Some((leaps, word)) if word.trim() == "noreturn" => (leaps, false),
            Some((leaps, word)) if word.trim() == "return" => (leaps, true),
            _ => (&*text, true),
        };
        Self { leaps: text.cut(0..leaps.len()), returns }
    }

    /// The step as one side makes it.
    fn legs(&self, builder: &mut Builder<'_>, side: Player) -> Vec<Branch> {
        let (singles, mut others) = builder.program(&self.leaps, side).singles();
        let gait = if self.returns { Gait::empty() } else { Gait::AWAY };
        let mut res = Vec::new();
        for it in singles {
            if it.leg.range == (1, 1) && it.leg.gait == Gait::empty() && !it.virgin {
                res.push(Branch { gait, ..it.leg });
            } else {
                others = true;
            }
        }
        if others && side == Player::White {
            let message = msg!("xbetza-modifier-neighbors");
            builder.settings.report(Severity::Warning, "xbetza.modifier", message, None, self.leaps.place().clone());
        }
        res
    }
}

impl ActiveRule for HitRun {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let steps = Player::both(|side| self.next.legs(builder, side));
        for (kind, setting) in &self.hits {
            for (side, legs) in Player::BOTH.into_iter().zip(&steps) {
                let moves = builder.program(&setting.part(), side);
                let program = &mut builder.variant.movement.programs[side][kind.index()];
                if !push_captures(program, &moves, legs.clone()) && side == Player::White {
                    builder.only_simple("hitRun", setting);
                }
            }
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (kind, setting) in &self.hits {
            let (piece, steps) = (words.named(*kind), words.steps(&setting.value));
            let message = if self.next.returns {
                msg!("hit-run-on", piece = piece, steps = steps)
            } else {
                msg!("hit-run-not-back", piece = piece, steps = steps)
            };
            words.tell(Topic::Captures, message);
        }
        if !self.hits.is_empty() && self.next.leaps.place() != &Place::Whole {
            words.tell(Topic::Captures, msg!("hit-run-step", step = words.steps(&self.next.leaps)));
        }
    }
}

/// Adds to a program the captures of other moves, each of which goes on with one of `legs`. Says whether all moves could be used.
fn push_captures(program: &mut Program, moves: &Program, legs: Vec<Branch>) -> bool {
    let takes = Powers::TAKE | Powers::TAKE_ROYAL;
    let next = program.push_node(legs);
    let offset = program.nodes.len() as u32;
    let moved = |it: NodeId| if it == NodeId::END { it } else { NodeId(it.0 + offset) };
    let going_on = |it: &Branch| {
        let last = it.next == NodeId::END;
        let powers = if last { it.powers & takes } else { it.powers };
        let (next, next_toggled) = if last { (next, next) } else { (moved(it.next), moved(it.next_toggled)) };
        (!powers.is_empty()).then(|| Branch { powers, next, next_toggled, ..it.clone() })
    };
    for node in &moves.nodes {
        program.nodes.push(node.iter().filter_map(going_on).collect());
    }
    for virgin in [false, true] {
        let rays = moves.rays.iter().filter(|it| it.virgin == virgin);
        let legs: Vec<_> = rays.filter_map(|it| going_on(&it.leg())).collect();
        if !legs.is_empty() {
            let node = program.push_node(legs);
            program.push_move(MoveStart::Legs(node), virgin);
        }
    }
    let mut all = moves.castles.is_empty();
    for it in &moves.walked {
        match it.start {
            // What captures nothing has no way on.
            MoveStart::Legs(node) if !leads(program, moved(node), next, &mut Vec::new()) => {}
            MoveStart::Legs(node) => {
                program.walked.push(Walked { start: MoveStart::Legs(moved(node)), ..it.clone() });
                program.overlaps = true;
            }
            _ => all = false,
        }
    }
    all
}

/// Whether some way from a node leads to another one. `seen`: the nodes that were asked.
fn leads(program: &Program, from: NodeId, to: NodeId, seen: &mut Vec<NodeId>) -> bool {
    if from == to || from == NodeId::END || seen.contains(&from) {
        return from == to;
    }
    seen.push(from);
    let branches = program.nodes.get(from.0 as usize).into_iter().flatten();
    branches.flat_map(|it| [it.next, it.next_toggled]).any(|it| leads(program, it, to, seen))
}
