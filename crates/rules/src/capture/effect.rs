//! `effect=`: moves that find a square, and what the piece does about it. Routines of the page are not part of it.

use definition::{Setting, Severity};

use crate::builder::Builder;
use crate::move_compiler::leap_path;
use crate::prose::{Topic, Words, list};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::program::effect::{Effect, EffectLeg, EffectSquare, Removal};
use engine::program::walker::{Flow, Walker};
use engine::program::{MoveStart, Program};
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("effect", "moves:end:removals, perhaps :flags, after a piece")
    .doc("What these moves find decides where the piece ends and what it removes; may be repeated.")
    .adds_up()
    .below_piece()
    .gives_moves()];

/// Most effects of a piece.
const MAX_EFFECTS: usize = 32;
/// Most places of one effect.
const MAX_REMOVALS: usize = 16;

const PLACES: [(&str, EffectSquare); 5] = [
    ("to", EffectSquare::To),
    ("from", EffectSquare::From),
    ("prev", EffectSquare::Prev),
    ("beyond", EffectSquare::Beyond),
    ("behind", EffectSquare::Behind),
];

/// Adds the moves to the programs.
pub fn tables(builder: &mut Builder<'_>) {
    for kind in builder.kinds() {
        let settings: Vec<_> = builder.settings.of_piece(kind.index(), "effect").collect();
        if let Some(setting) = settings.get(MAX_EFFECTS) {
            let message = format!("A piece has at most {MAX_EFFECTS} effects; the others are ignored.");
            builder.settings.report(Severity::Warning, "def.value", message, None, setting.value_place.clone());
        }
        for setting in settings.into_iter().take(MAX_EFFECTS) {
            for side in Player::BOTH {
                if let Some(effect) = read(builder, side, setting) {
                    let start = MoveStart::Effect(Box::new(effect));
                    builder.variant.movement.programs[side.index()][kind.index()].push_move(start, false);
                }
            }
        }
    }
}

/// An effect as one side has it.
fn read(builder: &mut Builder<'_>, side: Player, setting: &Setting) -> Option<Effect> {
    let parts: Vec<&str> = setting.value.split(':').map(str::trim).collect();
    let (moves, end, removals, flags) = match parts[..] {
        [moves, end, removals] => (moves, end, removals, ""),
        [moves, end, removals, flags] => (moves, end, removals, flags),
        _ => return refuse(builder, side, setting, "effect is written moves:end:removals or moves:end:removals:flags"),
    };
    let place = |text: &str| PLACES.iter().find(|it| it.0 == text).map(|it| it.1);
    let Some(end) = place(end) else {
        return refuse(builder, side, setting, "The end of an effect is to, from, prev, beyond or behind");
    };
    let mut res =
        Effect { legs: Vec::new(), end, removals: Vec::new(), runs: false, needs: false, friends: false, must: false };
    for word in removals.split('+').map(str::trim).filter(|it| *it != "-").take(MAX_REMOVALS) {
        let near = word.strip_prefix("near(").and_then(|it| it.strip_suffix(')'));
        res.removals.push(match (near, place(word)) {
            (Some(leaps), _) => {
                let (singles, _) = builder.program(leaps, side, &setting.value_place).singles();
                Removal::Near(singles.iter().filter(|it| it.leg.range == (1, 1)).map(|it| it.step()).collect())
            }
            (_, Some(it)) => Removal::At(it),
            _ if word == "path" => Removal::Path,
            _ => return refuse(builder, side, setting, "What an effect removes is a place, path, near(leaps) or -"),
        });
    }
    for word in flags.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        match word {
            "run" => res.runs = true,
            "need" => res.needs = true,
            "must" => res.must = true,
            "friends" => res.friends = true,
            _ => return refuse(builder, side, setting, "The flags of an effect are run, need, must and friends"),
        }
    }
    let (singles, others) = builder.program(moves, side, &setting.value_place).singles();
    if side == Player::White && (others || singles.iter().any(|it| it.virgin)) {
        builder.only_simple("effect", setting);
    }
    let topology = &mut builder.variant.movement.topology;
    for it in singles.into_iter().filter(|it| !it.virgin) {
        let path = leap_path(topology, it.step());
        res.legs.push(EffectLeg::new(it.leg, path, topology));
    }
    Some(res)
}

fn refuse<T>(builder: &mut Builder<'_>, side: Player, setting: &Setting, message: &str) -> Option<T> {
    if side == Player::White {
        let message = format!("{message}; the line is ignored.");
        builder.settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
    }
    None
}

/// Drops moves that leave out a compulsory effect.
#[derive(Debug)]
pub struct Duty {
    /// By side and type: the compulsory effects only.
    programs: [Vec<Program>; 2],
}

/// Is asked if an effect is compulsory.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let empty = vec![Program::default(); builder.n_types + 1];
    let mut res = Duty { programs: [empty.clone(), empty] };
    for side in Player::BOTH {
        for kind in builder.kinds() {
            for it in &builder.variant.movement.programs[side.index()][kind.index()].walked {
                let MoveStart::Effect(effect) = &it.start else { continue };
                if effect.must {
                    let effect = Effect { needs: true, ..(**effect).clone() };
                    res.programs[side.index()][kind.index()].push_move(MoveStart::Effect(Box::new(effect)), false);
                }
            }
        }
    }
    let any = res.programs.iter().flatten().any(|it| !it.walked.is_empty());
    any.then(|| Box::new(res) as Box<dyn Pass>)
}

impl Pass for Duty {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let sentence = format!("The {} must use its effect there.", scene.variant.name(candidate.kind()));
        Some(Reason { code: "must-burn", sentence, marks: vec![(candidate.to, MarkRole::Other)] })
    }

    fn mask(&self, _rules: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ENTER.when(!self.of(side, kind).walked.is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk
            && !candidate.captures()
            && !self.of(candidate.side(), candidate.kind()).walked.is_empty()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let program = self.of(candidate.side(), candidate.kind());
        if candidate.origin == candidate.from && fires(scene, program, candidate.from, candidate.to) {
            return Flow::Continue(());
        }
        next(candidate)
    }
}

impl Duty {
    fn of(&self, side: Player, kind: TypeId) -> &Program {
        &self.programs[side.index()][kind.index()]
    }
}

/// Whether an effect that removes something ends on the square.
fn fires(scene: Scene<'_>, program: &Program, from: Sq, to: Sq) -> bool {
    let mut res = false;
    let _ = Walker::default().walked(
        &scene.variant.movement,
        scene.position,
        from,
        (program, &program.walked),
        &mut |trace| {
            res |= trace.to == Some(to);
            if res { Flow::Break(()) } else { Flow::Continue(()) }
        },
    );
    res
}

/// Says what moves do to others.
pub fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let settings: Vec<_> = words.builder.settings.of_piece(kind.index(), "effect").collect();
        for setting in settings.into_iter().take(MAX_EFFECTS) {
            let parts: Vec<&str> = setting.value.split(':').map(str::trim).collect();
            let [how, end, removals, ..] = parts[..] else { continue };
            let flags = parts.get(3).copied().unwrap_or("");
            let place = |word: &str| match word {
                "to" => "on the square it finds".to_owned(),
                "from" => "on the square it left".to_owned(),
                "prev" => "on the square before the one it finds".to_owned(),
                "beyond" => "on the square beyond the one it finds".to_owned(),
                "behind" => "on the square behind the one it left".to_owned(),
                "path" => "on the way".to_owned(),
                it => match it.strip_prefix("near(").and_then(|it| it.strip_suffix(')')) {
                    Some(leaps) => format!("around its end square ({})", words.steps(leaps)),
                    None => "elsewhere".to_owned(),
                },
            };
            let whom = if flags.contains("friends") { "every piece" } else { "every enemy" };
            let taken: Vec<String> = removals.split('+').map(str::trim).filter(|it| *it != "-").map(place).collect();
            let taken = if taken.is_empty() { "nothing".to_owned() } else { format!("{whom} {}", list(&taken, "and")) };
            let must = if flags.contains("must") { " It may not leave this out." } else { "" };
            let sentence = format!(
                "{} has another move: it looks along {}, ends {} and removes {taken}.{must}",
                words.one(kind),
                format_args!("{how} ({})", words.steps(how)),
                place(end)
            );
            words.say(Topic::Powers, sentence);
        }
    }
}
