//! `effect=`: moves that find a square, and what the piece does about it.

use definition::{Setting, ValuePart};
use engine::program::walker::WalkedMoves;

use crate::move_compiler::steps::leap_path;
use crate::prelude::*;
use engine::program::effect::{Effect, EffectLeg, EffectSquare, Removal};
use engine::program::walker::Walker;
use engine::program::{MoveStart, Program};

/// Moves that act on what they find.
pub const RULE: Rule = Rule {
    name: "effect",
    keys: &[Key::of("effect", "moves:end:removals, perhaps :flags, after a piece")
        .adds_up()
        .below_piece()
        .gives_moves()],
    asked: Asked::ByKey,
    read,
    codes: &["must-burn"],
};

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

/// The effects by type.
#[derive(Debug)]
struct Effects(Vec<(TypeId, WrittenEffect)>);

/// An effect as the definition writes it.
#[derive(Debug)]
struct WrittenEffect {
    setting: Setting,
    /// The moves that find a square, as a move string.
    moves: ValuePart,
    end: EffectSquare,
    removals: Vec<WrittenRemoval>,
    /// Whether the piece may not end where it came from.
    runs: bool,
    /// Whether something must be removed.
    needs: bool,
    /// Whether friends are removed as well.
    friends: bool,
    /// Whether moves to the same square that remove nothing are no moves.
    must: bool,
}

/// What an effect removes.
#[derive(Debug)]
enum WrittenRemoval {
    At(EffectSquare),
    /// What stands on the way.
    Path,
    /// What stands one leap from the end, by a move string.
    Near(ValuePart),
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut effects = Vec::new();
    for kind in builder.kinds() {
        let settings: Vec<_> = builder.settings.of_piece(kind.index(), "effect").collect();
        if let Some(setting) = settings.get(MAX_EFFECTS) {
            let message = msg!("def-value-effect-most", most = MAX_EFFECTS);
            builder.settings.report(Severity::Warning, "def.value", message, None, setting.value_place.clone());
        }
        for setting in settings.into_iter().take(MAX_EFFECTS) {
            match WrittenEffect::of(setting) {
                Ok(it) => effects.push((kind, it)),
                Err(message) => {
                    builder.settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
                }
            }
        }
    }
    if effects.is_empty() { None } else { Some(Box::new(Effects(effects))) }
}

/// A place by its name.
fn place(name: &str) -> Option<EffectSquare> {
    PLACES.iter().find(|it| it.0 == name).map(|it| it.1)
}

impl WrittenEffect {
    /// Reads `moves:end:removals:flags`; or what is wrong with it.
    fn of(setting: &Setting) -> Result<Self, Message> {
        let parts = setting.part().split(':', usize::MAX);
        let (moves, end, removals, flags) = match &parts[..] {
            [moves, end, removals] => (moves, end, removals, ""),
            [moves, end, removals, flags] => (moves, end, removals, &**flags),
            _ => return Err(msg!("def-value-effect")),
        };
        let end = place(end).ok_or(msg!("def-value-effect-end"))?;
        let removals = removals.split('+', usize::MAX);
        let removals = removals.iter().filter(|it| &***it != "-").map(WrittenRemoval::of);
        let removals = removals.collect::<Option<Vec<_>>>();
        let removals = removals.ok_or(msg!("def-value-effect-removals"))?;
        if removals.len() > MAX_REMOVALS {
            return Err(msg!("def-value-effect-places", most = MAX_REMOVALS));
        }
        let setting = setting.clone();
        let mut res = Self {
            setting,
            moves: moves.clone(),
            end,
            removals,
            runs: false,
            needs: false,
            friends: false,
            must: false,
        };
        for word in flags.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            match word {
                "run" => res.runs = true,
                "need" => res.needs = true,
                "must" => res.must = true,
                "friends" => res.friends = true,
                _ => return Err(msg!("def-value-effect-flags")),
            }
        }
        Ok(res)
    }

    /// The effect as one side has it.
    fn compile(&self, builder: &mut Builder<'_>, side: Player) -> Effect {
        let removals = self.removals.iter().map(|it| it.compile(builder, side)).collect();
        let (singles, others) = builder.program(&self.moves, side).singles();
        if side == Player::White && (others || singles.iter().any(|it| it.virgin)) {
            builder.only_simple("effect", &self.setting);
        }
        let topology = &mut builder.variant.movement.topology;
        let mut legs = Vec::new();
        for it in singles.into_iter().filter(|it| !it.virgin) {
            let path = leap_path(topology, it.step());
            legs.push(EffectLeg::new(it.leg, path, topology));
        }
        let Self { end, runs, needs, friends, must, .. } = *self;
        Effect { legs, end, removals, runs, needs, friends, must }
    }

    /// Another move of a piece, in words.
    fn message(&self, words: &Words<'_>, kind: TypeId) -> Message {
        let places = Arg::all(self.removals.iter().map(|it| it.message(words)));
        let removed = match self.friends {
            _ if self.removals.is_empty() => msg!("effect-removes-nothing"),
            true => msg!("effect-removes-pieces", places = places),
            false => msg!("effect-removes-enemies", places = places),
        };
        let (piece, moves, steps) = (words.named(kind), &*self.moves, words.steps(&self.moves));
        let (end, removed) = (on(self.end), Arg::from(removed));
        let res = msg!("effect-move", piece = piece, moves = moves, steps = steps, end = end, removed = removed);
        if self.must { res.then(msg!("effect-must")) } else { res }
    }
}

impl WrittenRemoval {
    fn of(word: &ValuePart) -> Option<Self> {
        let is_near = word.starts_with("near(") && word.ends_with(')');
        match place(word) {
            _ if is_near => Some(Self::Near(word.cut("near(".len()..word.len() - 1))),
            Some(it) => Some(Self::At(it)),
            None => (&**word == "path").then_some(Self::Path),
        }
    }

    /// The squares as one side has them.
    fn compile(&self, builder: &mut Builder<'_>, side: Player) -> Removal {
        match self {
            Self::At(it) => Removal::At(*it),
            Self::Path => Removal::Path,
            Self::Near(leaps) => {
                let (singles, _) = builder.program(leaps, side).singles();
                Removal::Near(singles.iter().filter(|it| it.leg.range == (1, 1)).map(|it| it.step()).collect())
            }
        }
    }

    /// Where, in words.
    fn message(&self, words: &Words<'_>) -> Message {
        match self {
            Self::At(it) => on(*it),
            Self::Path => msg!("effect-on-way"),
            Self::Near(leaps) => msg!("effect-near", leaps = words.steps(leaps)),
        }
    }
}

/// A place in words.
fn on(place: EffectSquare) -> Message {
    match place {
        EffectSquare::To => msg!("effect-on-end"),
        EffectSquare::From => msg!("effect-on-start"),
        EffectSquare::Prev => msg!("effect-on-before"),
        EffectSquare::Beyond => msg!("effect-on-beyond"),
        EffectSquare::Behind => msg!("effect-on-behind"),
    }
}

impl ActiveRule for Effects {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for (kind, written) in &self.0 {
            for side in Player::BOTH {
                let effect = MoveStart::Effect(Box::new(written.compile(builder, side)));
                builder.variant.movement.programs[side][kind.index()].push_move(effect, false);
            }
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let programs = &builder.variant.movement.programs;
        let duty = Duty { programs: Player::both(|side| programs[side].iter().map(compulsory).collect()) };
        if duty.programs.iter().flatten().any(|it| !it.walked.is_empty()) {
            hooks.pass(PassStage::Effect, duty);
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (kind, written) in &self.0 {
            let message = written.message(words, *kind);
            words.tell(Topic::Powers, message);
        }
    }
}

/// The compulsory effects of a program.
fn compulsory(program: &Program) -> Program {
    let mut res = Program::default();
    for it in &program.walked {
        if let MoveStart::Effect(effect) = &it.start
            && effect.must
        {
            let effect = Effect { needs: true, ..(**effect).clone() };
            res.push_move(MoveStart::Effect(Box::new(effect)), false);
        }
    }
    res
}

/// Drops moves that leave out a compulsory effect.
#[derive(Debug)]
struct Duty {
    /// By side and type: the compulsory effects only.
    programs: [Vec<Program>; 2],
}

impl Pass for Duty {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
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

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Duty {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let message = msg!("reason-must-burn", piece = scene.variant.named(candidate.kind()));
        Some(Reason { code: "must-burn", message, marks: vec![(candidate.to, MarkRole::Other)] })
    }
}

impl Duty {
    fn of(&self, side: Player, kind: TypeId) -> &Program {
        &self.programs[side][kind.index()]
    }
}

/// Whether an effect that removes something ends on the square.
fn fires(scene: Scene<'_>, program: &Program, from: Sq, to: Sq) -> bool {
    let mut res = false;
    let _ = Walker::default().walked(
        &scene.variant.movement,
        scene.position,
        from,
        WalkedMoves { program, moves: &program.walked },
        &mut |trace| {
            res |= trace.to == Some(to);
            if res { Flow::Break(()) } else { Flow::Continue(()) }
        },
    );
    res
}
