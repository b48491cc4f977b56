//! `planeSteps=`: steps from one plane to another, so that planes lie above each other.

use definition::ValuePart;

use crate::builder::type_groups::TypeGroup;
use crate::prelude::*;
use engine::board::topology::Vector;
use engine::program::Ray;

/// Steps between planes.
pub const RULE: Rule = Rule {
    name: "plane steps",
    keys: &[Key::of("planeSteps", "types:planes:moves").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most planes of a step.
const MOST: u16 = 7;

/// Kinds of step of a board, beyond which no more are made.
const MAX_VECTORS: usize = 1 << 12;

/// Moves that are compared to see which are known.
const MAX_COMPARED: usize = 1 << 22;

/// How steps of a move on a plane become steps between planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Steps forward and backward lead straight to other planes.
    Straight,
    /// Each step leads so many planes on or back too.
    Either(i16),
    /// Each step leads so many planes on as White sees it, back if below 0.
    On(i16),
}

/// An entry of the key.
#[derive(Debug)]
struct PlaneMoves {
    types: TypeSet,
    way: Way,
    moves: ValuePart,
}

/// What the key says.
#[derive(Debug)]
struct PlaneSteps(Vec<PlaneMoves>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.groups("planeSteps");
    if builder.variant.movement.topology.n_planes() == 1 {
        let message = msg!("def-unused-plane-steps");
        let hint = Some(msg!("def-unused-planes-hint"));
        let place = builder.settings.last("planeSteps")?.key_place.clone();
        builder.settings.report(Severity::Warning, "def.unused", message, hint, place);
        return None;
    }
    let entries: Vec<_> = groups.into_iter().filter_map(|it| entry(builder, it)).collect();
    (!entries.is_empty()).then(|| Box::new(PlaneSteps(entries)) as Box<dyn ActiveRule>)
}

/// Reads an entry.
fn entry(builder: &mut Builder<'_>, group: TypeGroup) -> Option<PlaneMoves> {
    let moves = group.rest(1);
    let way = way(group.field(0)).filter(|_| !moves.is_empty());
    let Some(way) = way else {
        let message = msg!("def-value-plane-steps");
        let hint = Some(msg!("def-value-plane-steps-hint", most = MOST));
        builder.settings.report(Severity::Error, "def.value", message, hint, group.place);
        return None;
    };
    Some(PlaneMoves { types: group.types, way, moves })
}

/// Reads the planes of an entry.
fn way(text: &str) -> Option<Way> {
    if text == "straight" {
        return Some(Way::Straight);
    }
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let number = digits.parse::<u16>().ok().filter(|it| (1..=MOST).contains(it))?.cast_signed();
    Some(match text.as_bytes()[0] {
        b'+' => Way::On(number),
        b'-' => Way::On(-number),
        _ => Way::Either(number),
    })
}

impl Way {
    /// The steps that a step on a plane becomes, for a side.
    fn steps(self, side: Player, on: Vector) -> Vec<Vector> {
        match self {
            Self::Straight if on.dx == 0 && on.dy != 0 => vec![Vector { dy: 0, dz: on.dy, ..on }],
            Self::Straight => Vec::new(),
            Self::Either(n) => vec![Vector { dz: n, ..on }, Vector { dz: -n, ..on }],
            Self::On(n) => vec![Vector { dz: if side == Player::White { n } else { -n }, ..on }],
        }
    }
}

impl PlaneMoves {
    /// Gives the types of a side what rays on a plane become. `None` if that is too much.
    fn add(&self, builder: &mut Builder<'_>, side: Player, rays: &[Ray], left: &mut usize) -> Option<()> {
        let movement = &mut builder.variant.movement;
        let most = movement.topology.n_planes().cast_signed() - 1;
        for ray in rays {
            let steps = self.way.steps(side, movement.topology.vector_of(ray.step));
            for step in steps.into_iter().filter(|it| it.dz.abs() <= most) {
                if movement.topology.n_vectors() >= MAX_VECTORS {
                    return None;
                }
                let ray = Ray { step: movement.topology.vector(step), ..*ray };
                for kind in self.types.iter() {
                    let rays = &mut movement.programs[side.index()][kind.index()].rays;
                    *left = left.checked_sub(rays.len() + 1)?;
                    if !rays.contains(&ray) {
                        rays.push(ray);
                    }
                }
            }
        }
        Some(())
    }
}

impl ActiveRule for PlaneSteps {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let mut left = MAX_COMPARED;
        for it in &self.0 {
            for side in Player::BOTH {
                let program = builder.program(&it.moves, side);
                if side == Player::White && !(program.walked.is_empty() && program.castles.is_empty()) {
                    let message = msg!("xbetza-modifier-plane-steps");
                    builder.settings.report(
                        Severity::Warning,
                        "xbetza.modifier",
                        message,
                        None,
                        it.moves.place().clone(),
                    );
                }
                if it.add(builder, side, &program.rays, &mut left).is_none() {
                    let message = msg!("xbetza-limit-plane-steps");
                    builder.settings.report(Severity::Warning, "xbetza.limit", message, None, it.moves.place().clone());
                    return;
                }
            }
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in &self.0 {
            let (who, moves) = (words.any(it.types), words.moves(&it.moves));
            words.tell(
                Topic::Moving,
                match it.way {
                    Way::Straight => msg!("plane-steps-straight", who = who, moves = moves),
                    Way::Either(n) => msg!("plane-steps-either", who = who, moves = moves, count = n.abs()),
                    Way::On(n) if n > 0 => msg!("plane-steps-on", who = who, moves = moves, count = n),
                    Way::On(n) => msg!("plane-steps-back", who = who, moves = moves, count = n.abs()),
                },
            );
        }
    }
}
