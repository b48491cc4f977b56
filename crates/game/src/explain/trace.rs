//! Whether a text is a legal move, why not, and what became of the walks that it could be: for people who write definitions
//! and rules.

use engine::hooks::Scene;
use engine::ids::Sq;
use engine::moves::candidate::Candidate;
use engine::moves::path::Step;
use engine::program::walker::Flow;

use crate::explain::refusal::passes::each_walk;
use crate::game::Game;
use crate::notation::{any, path};
use crate::recorded_game::RecordedGame;
use message::{Message, msg};

/// Most candidates that are told of.
const MAX_TOLD: usize = 40;

/// What became of a candidate on its way through the passes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    /// Its spelling when that happened.
    pub steps: Vec<Step>,
    /// The rule whose pass dropped it, in words; `None` if it came through all of them.
    pub dropped_by: Option<&'static str>,
}

/// What is said of a move that somebody typed: one line, then one for each candidate that it could be.
///
/// ```
/// use game::recorded_game::RecordedGame;
/// use message::msg;
/// let (definition, _) = rules::read("files=3\nranks=3\nfirstRank=1\nroyal=K\ncaptureMatrix=.!\nrook:R:R::a1\nking:K:K::c1");
/// let mut game = RecordedGame::new(std::sync::Arc::new(game::setup::compile(&definition).0));
/// assert_eq!(game::explain::trace::of_text(&mut game, "Rb1"), [msg!("trace-legal", path = "a1 b1")]);
/// let told = game::explain::trace::of_text(&mut game, "a1a3");
/// assert_eq!(told[1], msg!("trace-dropped", path = "a1 a3", rule = "capture matrix"));
/// ```
#[must_use]
pub fn of_text(game: &mut RecordedGame, text: &str) -> Vec<Message> {
    let reason = match game.read_move(text) {
        Ok(path) => return vec![msg!("trace-legal", path = written(game.game(), &path))],
        Err(it) => it,
    };
    let mut res = vec![msg!("trace-refused", why = reason.message, code = reason.code)];
    for it in traced(game.game(), &any::pointed(game.game(), text)) {
        let path = written(game.game(), &it.steps);
        res.push(match it.dropped_by {
            Some(rule) => msg!("trace-dropped", path = path, rule = rule),
            None => msg!("trace-passed", path = path),
        });
    }
    res
}

/// What became of the candidates that begin and end as one of these paths does.
#[must_use]
pub fn traced(game: &Game, paths: &[Vec<Step>]) -> Vec<Traced> {
    let scene = Scene { variant: game.variant(), position: game.position() };
    let mut trace = Trace { scene, res: Vec::new() };
    for path in paths {
        let squares = || path.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None });
        let (Some(Step::Square(from)), Some(to)) = (path.first(), squares().next_back()) else { continue };
        let is_there = |it: Sq| it.index() < scene.variant.movement.topology.len();
        if is_there(*from) && is_there(to) && scene.position.at(*from).is_piece() {
            each_walk(scene, *from, to, &mut |candidate| trace.follow(0, candidate));
        }
    }
    trace.res
}

/// A candidate followed through the passes.
struct Trace<'a> {
    scene: Scene<'a>,
    res: Vec<Traced>,
}

impl Trace<'_> {
    /// Sends a candidate through the passes from `idx` on, and notes how far it and what is made of it come.
    fn follow(&mut self, idx: usize, candidate: &mut Candidate) -> Flow {
        let hooks = &self.scene.variant.hooks;
        let Some(pass) = hooks.passes.get(idx) else { return self.note(candidate.steps.clone(), None) };
        if !pass.concerns(candidate) {
            return self.follow(idx + 1, candidate);
        }
        let (steps, mut goes_on) = (candidate.steps.clone(), false);
        pass.apply(self.scene, candidate, &mut |candidate| {
            goes_on = true;
            self.follow(idx + 1, candidate)
        })?;
        if goes_on {
            Flow::Continue(())
        } else {
            self.note(steps, Some(hooks.pass_rules.get(idx).copied().unwrap_or("a rule")))
        }
    }

    fn note(&mut self, steps: Vec<Step>, dropped_by: Option<&'static str>) -> Flow {
        let it = Traced { steps, dropped_by };
        if !self.res.contains(&it) {
            self.res.push(it);
        }
        if self.res.len() < MAX_TOLD { Flow::Continue(()) } else { Flow::Break(()) }
    }
}

/// Steps with blanks between them.
fn written(game: &Game, steps: &[Step]) -> String {
    let texts: Vec<String> = steps.iter().map(|it| path::step_text(game.variant(), *it)).collect();
    texts.join(" ")
}
