//! Goals of lessons: what one side has to reach, in how many moves, against an opponent that may stand still.

use definition::Place;

use crate::builder::area::Area;
use crate::hook_order::EndingStage;
use crate::prelude::*;
use engine::hooks::Ending;
use engine::mechanics::square_role::SquareRole;
use engine::mechanics::task::Task;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// Lessons and puzzles.
pub const RULE: Rule = Rule {
    name: "lesson",
    keys: &[
        Key::of("goal", "captureAll, captureRoyal or reach:types:area"),
        Key::of("goalMoves", "int"),
        Key::of("opponent", "plays or idle").default("plays"),
        Key::of("solution", "record"),
        Key::of("task", "text").default("says the goal or the number of moves"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct LessonSettings {
    aim: Option<Aim>,
    /// In how many of its own moves the solver has to reach it.
    limit: Option<i32>,
    /// Whether the other side never moves.
    idle: bool,
    /// What the author says about it.
    text: Option<String>,
    /// The author's solution, and where it stands.
    solution: Option<(String, Place)>,
    solver: Player,
}

/// What has to be reached.
#[derive(Clone, Debug)]
enum Aim {
    CaptureAll,
    CaptureRoyal,
    /// Types, an area, and how the definition writes it.
    Reach(TypeSet, Area, String),
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let aim = aim(builder);
    let limit = builder.settings.int("goalMoves", 0, 0, 9_999);
    let limit = (limit > 0 && aim.is_some()).then_some(limit);
    let idle = builder.settings.word("opponent", &[("plays", false), ("idle", true)], false, None);
    let text = builder.settings.last("task").map(|it| it.value.trim().to_owned()).filter(|it| !it.is_empty());
    let solution = builder.settings.last("solution").map(|it| (it.value.clone(), it.value_place.clone()));
    let solution = solution.filter(|it| !it.0.trim().is_empty());
    let solver = builder.variant.start.setup.turn;
    let any = aim.is_some() || idle || text.is_some() || solution.is_some();
    if any { Some(Box::new(LessonSettings { aim, limit, idle, text, solution, solver })) } else { None }
}

fn aim(builder: &mut Builder<'_>) -> Option<Aim> {
    let setting = builder.settings.last("goal")?;
    let value = setting.value.trim();
    let fields: Vec<&str> = value.split(':').map(str::trim).collect();
    match fields.as_slice() {
        ["none"] => return None,
        ["captureAll"] => return Some(Aim::CaptureAll),
        ["captureRoyal"] => return Some(Aim::CaptureRoyal),
        ["reach", types, area] => {
            let names: Vec<String> = types.split('+').map(|it| it.trim().to_owned()).collect();
            let types = builder.settings.type_set(&names, &setting.value_place);
            if let Some(read) = Area::read(area, builder.frame()) {
                return Some(Aim::Reach(types, read, (*area).to_owned()));
            }
        }
        _ => {}
    }
    let message = msg!("def-value-goal", text = value);
    let hint = Some(msg!("def-value-goal-hint"));
    let place: Place = setting.value_place.clone();
    builder.settings.report(Severity::Error, "def.value", message, hint, place);
    None
}

impl ActiveRule for LessonSettings {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let goal = self.aim.as_ref().map(|it| it.describe(builder));
        let Self { aim, limit, idle, text, solution, solver } = *self;
        let limit = limit.map(|it| (it, builder.fact(FactSpec { start: 0, transient: false })));
        if let Some((_, fact)) = limit {
            builder.variant.carried.named_facts.push(NamedFact { name: "moves", fact, form: FactForm::Number });
        }
        if goal.is_some() || text.is_some() || solution.is_some() {
            builder.variant.shown.task = Some(Task { text, solution, goal, solver, limit, is_idle: idle });
        }
        let lesson = Lesson { aim, limit, solver, idle };
        if idle || limit.is_some() {
            // Before turns of two parts are looked at.
            hooks.pass(PassStage::Note, lesson.clone());
        }
        if lesson.aim.is_some() {
            hooks.ending(EndingStage::Lesson, lesson);
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let side = self.solver;
        if let Some(text) = &self.text {
            words.tell(Topic::Start, msg!("lesson-task", text = text.as_str()));
        }
        if self.solution.is_some() {
            words.tell(Topic::Start, msg!("lesson-puzzle", side = side));
        }
        if let Some(aim) = &self.aim {
            let count = self.limit.unwrap_or(0);
            let message = match aim {
                Aim::CaptureAll => msg!("lesson-capture-all", side = side, count = count),
                Aim::CaptureRoyal => msg!("lesson-capture-royal", side = side, count = count),
                Aim::Reach(types, area, _) => {
                    let (types, area) = (words.any(*types), words.area_name(area, Some(side)));
                    msg!("lesson-reach", side = side, types = types, area = area, count = count)
                }
            };
            words.tell(Topic::End, message);
        }
        if self.idle {
            words.tell(Topic::Moving, msg!("lesson-idle", side = side.other()));
        }
    }
}

impl Aim {
    /// What the page says has to be done.
    fn describe(&self, builder: &Builder<'_>) -> Message {
        match self {
            Self::CaptureAll => msg!("task-capture-all"),
            Self::CaptureRoyal => msg!("task-capture-royal"),
            Self::Reach(types, _, area) => {
                let pieces = types.iter().map(|it| msg!("the", piece = builder.variant.named(it)));
                msg!("task-reach", pieces = Arg::any(pieces), area = area.as_str())
            }
        }
    }
}

/// The lesson in play.
#[derive(Clone, Debug)]
struct Lesson {
    aim: Option<Aim>,
    /// In how many moves, and the fact that counts them.
    limit: Option<(i32, FactId)>,
    solver: Player,
    idle: bool,
}

impl Pass for Lesson {
    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.side() == self.solver
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            if let Some((_, fact)) = self.limit {
                it.extra.push(Edit::Fact(fact, scene.position.fact(fact).saturating_add(1)));
            }
            if self.idle {
                it.extra.push(Edit::Again);
            }
            next(it)
        })
    }
}

impl Lesson {
    fn is_reached(&self, position: &Position) -> bool {
        let other = self.solver.other();
        match &self.aim {
            None => false,
            Some(Aim::CaptureAll) => position.pieces(other).next().is_none(),
            Some(Aim::CaptureRoyal) => position.royals(other).is_empty(),
            Some(Aim::Reach(types, area, _)) => {
                position.pieces(self.solver).any(|it| area.has(self.solver, it) && types.has(position.at(it).kind()))
            }
        }
    }
}

impl Ending for Lesson {
    fn ending(&self, _variant: &Variant, position: &Position) -> Option<Verdict> {
        if self.is_reached(position) {
            return Some(Verdict::new(Some(self.solver), "goal", msg!("result-goal-reached")));
        }
        let (limit, made) = self.limit?;
        (position.fact(made) >= limit).then(|| {
            let why = msg!("result-goal-moves", count = limit);
            Verdict::new(Some(self.solver.other()), "goalMoves", why)
        })
    }

    /// The area that has to be reached is shown to the types that may reach it.
    fn square_role(&self, _variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        let Some(Aim::Reach(types, area, _)) = &self.aim else { return None };
        (side == self.solver && types.has(kind) && area.has(side, sq)).then_some(SquareRole::Goal)
    }
}
