//! Captures that keys below a piece add to its moves: it takes what it does not move onto. Chains of them are plain move
//! notation.

use definition::Setting;

use crate::prelude::*;
use engine::board::topology::{Topology, VecId, Vector};
use engine::program::effect::{Effect, EffectLeg, EffectSquare, Removal};
use engine::program::walker::transform::Single;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps, UNLIMITED};

/// Captures of what the piece does not move onto.
pub const RULE: Rule = Rule {
    name: "remote captures",
    keys: &[
        Key::of("rifle", "moves, after a piece").below_piece().gives_moves(),
        Key::of("checker", "leaps, after a piece").below_piece().gives_moves(),
        Key::of("advance", "slides, after a piece").below_piece().gives_moves(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// How a piece takes what it does not move onto.
#[derive(Clone, Copy, Debug)]
enum Remote {
    /// Without moving, as `cab` and `caib` say it.
    Rifle,
    /// By a leap over it.
    Checker,
    /// By stopping before it.
    Advance,
}

/// The moves of the keys, with the types that have them.
#[derive(Debug)]
struct RemoteCaptures(Vec<(Remote, TypeId, Setting)>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut res = Vec::new();
    for (key, how) in [("rifle", Remote::Rifle), ("checker", Remote::Checker), ("advance", Remote::Advance)] {
        res.extend(builder.settings.below_pieces(key).into_iter().map(|(kind, setting)| (how, kind, setting)));
    }
    if res.is_empty() { None } else { Some(Box::new(RemoteCaptures(res))) }
}

impl ActiveRule for RemoteCaptures {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for (how, kind, setting) in &self.0 {
            for side in Player::BOTH {
                how.add(builder, side, *kind, setting);
            }
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let mut shots = Vec::new();
        for (how, kind, setting) in &self.0 {
            let (piece, steps) = (words.named(*kind), words.steps(&setting.value));
            match how {
                Remote::Rifle => shots.push(msg!("remote-rifle", piece = piece, steps = steps)),
                Remote::Checker => words.tell(Topic::Captures, msg!("remote-checker", piece = piece, steps = steps)),
                Remote::Advance => words.tell(Topic::Captures, msg!("remote-advance", piece = piece, steps = steps)),
            }
        }
        let columns = &[Column::PIECE, Column::of("steps", "column-reaches")];
        words.tell_each(Topic::Captures, shots, msg!("remote-rifle-table"), columns);
    }
}

impl Remote {
    /// Adds the captures of a setting to the program of a type; what is no such move is reported.
    fn add(self, builder: &mut Builder<'_>, side: Player, kind: TypeId, setting: &Setting) {
        let (singles, mut others) = builder.program(&setting.part(), side).singles();
        let movement = &mut builder.variant.movement;
        let (topology, program) = (&mut movement.topology, &mut movement.programs[side][kind.index()]);
        let mut slides = Vec::new();
        for it in singles {
            others |= match self {
                Self::Rifle => {
                    shot(topology, program, it);
                    false
                }
                Self::Checker => jump(topology, program, it).is_none(),
                Self::Advance => slide(topology, it).map(|it| slides.push(it)).is_none(),
            };
        }
        if !slides.is_empty() {
            program.push_move(MoveStart::Effect(Box::new(advance(slides))), false);
        }
        if !others || side == Player::Black {
            return;
        }
        match self {
            Self::Rifle => builder.only_simple("rifle", setting),
            Self::Advance => builder.only_simple("advance", setting),
            Self::Checker => {
                let message = msg!("xbetza-modifier-checker");
                let place = setting.value_place.clone();
                builder.settings.report(Severity::Warning, "xbetza.modifier", message, None, place);
            }
        }
    }
}

/// Adds a leg that captures, and the way back.
fn shot(topology: &mut Topology, program: &mut Program, it: Single) {
    let powers = it.leg.powers & (Powers::TAKE | Powers::TAKE_OWN | Powers::TAKE_ROYAL);
    if !powers.is_empty() {
        let next = program.push_node(vec![way_back(&it.leg, topology)]);
        let node = program.push_node(vec![Branch { powers, next, next_toggled: next, ..it.leg }]);
        program.push_move(MoveStart::Legs(node), it.virgin);
    }
}

/// Adds a leap that captures in its middle; `None` if it is no leap with a square in its exact middle.
fn jump(topology: &mut Topology, program: &mut Program, it: Single) -> Option<()> {
    let is_leap = it.leg.range == (1, 1) && it.leg.gait == Gait::empty();
    let steps = Steps::Straight(half(it.step(), topology).filter(|_| is_leap)?);
    let landing = Branch { steps: steps.clone(), next: NodeId::END, next_toggled: NodeId::END, ..it.leg.clone() };
    let next = program.push_node(vec![landing]);
    let node = program.push_node(vec![Branch { steps, powers: Powers::TAKE, next, next_toggled: next, ..it.leg }]);
    program.push_move(MoveStart::Legs(node), it.virgin);
    Some(())
}

/// A slide over empty squares; `None` if it is none.
fn slide(topology: &mut Topology, it: Single) -> Option<EffectLeg> {
    let is_slide = it.leg.gait == Gait::empty() && it.leg.powers == Powers::MOVE_OR_TAKE && !it.virgin;
    is_slide.then(|| EffectLeg::new(Branch { powers: Powers::MOVE, ..it.leg }, Vec::new(), topology))
}

/// Slides that remove what stands beyond their end.
fn advance(legs: Vec<EffectLeg>) -> Effect {
    let removals = vec![Removal::At(EffectSquare::Beyond)];
    Effect { legs, end: EffectSquare::To, removals, runs: false, needs: false, friends: false, must: false }
}

/// The way back of a leg: as long as the leg was.
fn way_back(leg: &Branch, topology: &mut Topology) -> Branch {
    let back = topology.reverse(leg.steps.nth(1));
    let most = if leg.range.1 == 1 { 1 } else { UNLIMITED };
    // What was jumped on the way out does not stop it on the way back.
    let over = if leg.gait == Gait::empty() { Gait::empty() } else { Gait::OVER_ALL };
    Branch {
        steps: Steps::Straight(back),
        range: (1, most),
        powers: Powers::MOVE,
        gait: if most == 1 { Gait::empty() } else { Gait::ISO | over },
        path: Vec::new(),
        next: NodeId::END,
        next_toggled: NodeId::END,
    }
}

/// Half of a step whose components are both even.
fn half(step: VecId, topology: &mut Topology) -> Option<VecId> {
    let Vector { dx, dy, wrap, .. } = topology.vector_of(step);
    let even = dx % 2 == 0 && dy % 2 == 0;
    even.then(|| topology.vector(Vector::flat(dx / 2, dy / 2, wrap)))
}
