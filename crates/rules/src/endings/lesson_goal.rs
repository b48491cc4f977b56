//! Goals of lessons: what one side has to reach, in how many moves, against an opponent that may stand still.

use definition::{Place, Severity};

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::hooks::{Ending, Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::square_role::SquareRole;
use engine::mechanics::task::Task;
use engine::moves::candidate::Candidate;
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::{FactSpec, Position};
use engine::program::walker::Flow;
use engine::variant::Variant;
use engine::verdict::Verdict;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("goal", "captureAll, captureRoyal or reach:types:area").doc("What the side that begins has to do: take everything, take a royal, or bring one of the types to the area."),
    Key::of("goalMoves", "int").doc("In how many of its own moves; without success the lesson is lost then."),
    Key::of("opponent", "plays or idle").default("plays").doc("idle: the other side never moves, so the same side moves again and again."),
    Key::of("solution", "record").doc("Makes the start position a puzzle: a reader has to find these moves, and the board answers as they say. Variations are other answers, or other solutions; a move with the sign ? is a try that fails, and a remark after it says why."),
    Key::of("task", "text").default("says the goal or the number of moves").doc("What a reader is asked to do."),
];

/// What has to be reached.
#[derive(Clone, Debug)]
enum Aim {
    CaptureAll,
    CaptureRoyal,
    /// Types, an area, and how the definition writes it.
    Reach(TypeSet, Area, String),
}

/// The lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    aim: Option<Aim>,
    limit: Option<i32>,
    /// How many moves were made.
    made: Option<FactId>,
    solver: Player,
    idle: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Lesson> {
    let aim = aim(builder);
    let limit = builder.settings.int("goalMoves", 0, 0, 9_999);
    let idle = builder.settings.word("opponent", &[("plays", false), ("idle", true)], false, None);
    if aim.is_none() && !idle {
        return None;
    }
    let limit = (limit > 0 && aim.is_some()).then_some(limit);
    let made = limit.map(|_| builder.reserve("moves", FactSpec { start: 0, transient: false }));
    Some(Lesson { aim, limit, made, solver: builder.variant.setup.turn, idle })
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
    let message = format!("\"{value}\" is not a goal.");
    let hint = Some("It may be: captureAll, captureRoyal, reach:types:area.".into());
    let place: Place = setting.value_place.clone();
    builder.settings.report(Severity::Error, "def.value", message, hint, place);
    None
}

/// Reads the keys.
pub fn tables(builder: &mut Builder<'_>) {
    builder.lesson = read(builder);
    builder.variant.task = task(builder);
}

/// What the page tells a reader, and watches over.
fn task(builder: &mut Builder<'_>) -> Option<Task> {
    let text = builder.settings.last("task").map(|it| it.value.trim().to_owned()).filter(|it| !it.is_empty());
    let solution = builder.settings.last("solution").map(|it| (it.value.clone(), it.value_place.clone()));
    let solution = solution.filter(|it| !it.0.trim().is_empty());
    let lesson = builder.lesson.as_ref();
    let aim = lesson.and_then(|it| it.aim.as_ref());
    if text.is_none() && solution.is_none() && aim.is_none() {
        return None;
    }
    let goal = aim.map(|it| match it {
        Aim::CaptureAll => "capture every enemy".to_owned(),
        Aim::CaptureRoyal => "capture a royal enemy".to_owned(),
        Aim::Reach(types, _, area) => {
            let names: Vec<String> =
                types.iter().map(|it| builder.variant.types[it.index()].name.to_lowercase()).collect();
            format!("bring the {} to {area}", names.join(" or the "))
        }
    });
    let limit = lesson.and_then(|it| Some((it.limit?, it.made?)));
    let is_idle = lesson.is_some_and(|it| it.idle);
    Some(Task { text, solution, goal, solver: builder.variant.setup.turn, limit, is_idle })
}

/// Counts moves and keeps the turn where the opponent is idle.
pub fn pass(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let lesson = builder.lesson.clone()?;
    if let Some(fact) = lesson.made {
        builder.variant.named_facts.push(NamedFact { name: "moves", fact, form: FactForm::Number });
    }
    (lesson.idle || lesson.made.is_some()).then(|| Box::new(lesson) as Box<dyn Pass>)
}

/// Is asked if there is a goal.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    let lesson = builder.lesson.clone()?;
    lesson.aim.is_some().then(|| Box::new(lesson) as Box<dyn Ending>)
}

impl Pass for Lesson {
    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.side() == self.solver
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_extra = candidate.extra.len();
        if let Some(fact) = self.made {
            candidate.extra.push(Edit::Fact(fact, scene.position.fact(fact).saturating_add(1)));
        }
        if self.idle {
            candidate.extra.push(Edit::Again);
        }
        let flow = next(candidate);
        candidate.extra.truncate(n_extra);
        flow
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
    fn ending(&self, _rules: &Variant, position: &Position) -> Option<Verdict> {
        if self.is_reached(position) {
            return Some(Verdict::new(Some(self.solver), "goal", "The goal is reached."));
        }
        let (limit, made) = (self.limit?, position.fact(self.made?));
        (made >= limit).then(|| {
            let moves = if limit == 1 { "move" } else { "moves" };
            let why = format!("The goal was not reached in {limit} {moves}.");
            Verdict::new(Some(self.solver.other()), "goalMoves", &why)
        })
    }

    /// The area that has to be reached is shown to the types that may reach it.
    fn square_role(&self, _rules: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        let Some(Aim::Reach(types, area, _)) = &self.aim else { return None };
        (side == self.solver && types.has(kind) && area.has(side, sq)).then_some(SquareRole::Goal)
    }
}

/// What the keys say.
pub fn words(words: &mut Words<'_>) {
    let lesson = read(&mut words.builder);
    words.builder.lesson.clone_from(&lesson);
    if let Some(task) = task(&mut words.builder) {
        if let Some(text) = &task.text {
            words.say(Topic::Start, format!("The task: {text}"));
        }
        if task.solution.is_some() {
            words
                .say(Topic::Start, format!("The start is a puzzle for {}; its solution is known.", task.solver.name()));
        }
    }
    let Some(lesson) = lesson else { return };
    let side = lesson.solver.name();
    let task = match &lesson.aim {
        None => None,
        Some(Aim::CaptureAll) => Some("captures every enemy".to_owned()),
        Some(Aim::CaptureRoyal) => Some("captures a royal enemy".to_owned()),
        Some(Aim::Reach(types, area, _)) => {
            let (types, squares) = (words.any_of(*types), words.squares(area, Some(lesson.solver)));
            Some(format!("brings {types} to {squares}"))
        }
    };
    if let Some(task) = task {
        let limit = lesson.limit.map_or_else(String::new, |it| format!(" within {it} moves"));
        words.say(Topic::End, format!("{side} wins this lesson when it {task}{limit}."));
    }
    if lesson.idle {
        words.say(Topic::Moving, format!("{} never moves.", lesson.solver.other().name()));
    }
}
