//! Who plays in a match: searches of ours with limits, and other programs that speak UCI.

mod own;
mod program;

use std::sync::Arc;
use std::time::Duration;

use engine::variant::Variant;
use game::game::Game;
use search::computer::evaluation::Noise;
use search::computer::levels::{LEVELS, Level};
use search::computer::thinker::Limits;

use crate::CliFailure;
use own::OwnEngine;
use program::UciProgram;

/// A game as an engine is told of it.
#[derive(Debug)]
pub(crate) struct Told<'a> {
    pub(crate) game: &'a Game,
    /// The position it began with, unless that is the start of the variant.
    pub(crate) fen: Option<&'a str>,
    /// Its moves, in UCI.
    pub(crate) moves: &'a [String],
}

/// Somebody who plays.
pub(crate) trait Engine {
    /// A new game begins.
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), CliFailure>;

    /// What it does in the position of a game.
    fn choose(&mut self, told: &Told<'_>) -> Result<Choice, CliFailure>;
}

/// What an engine does when it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// It plays the move of this index.
    Move(usize),
    /// It gives the game up.
    Resign,
}

/// What an engine is, as somebody typed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EngineSpec {
    /// A search of ours.
    Own(OwnSpec),
    /// A command line, the lines of UCI that set it up, and the one that makes it think.
    Program { command: Vec<String>, setup: Vec<String>, go: String },
}

/// How a search of ours is limited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OwnSpec {
    /// The limits, beside those of its level.
    limits: Limits,
    /// Without the time of a level, so that it plays the same on every machine.
    level: Option<Level>,
    time: Option<Duration>,
    noise: Option<Noise>,
    /// Whether it only looks at captures in return after the last ply.
    plain: bool,
    /// The file of a network that judges positions.
    judgement: Option<String>,
}

/// What a program is told if its text says nothing else.
const USUAL_GO: &str = "go movetime 100";

impl OwnSpec {
    const NAMES: [&str; 6] = ["level", "time", "nodes", "depth", "noise", "judgement"];

    /// The same with one more limit.
    fn with(mut self, text: &str) -> Option<Self> {
        let (name, value) = text.split_once(':')?;
        match name {
            "level" => {
                let number = value.parse().ok().filter(|it| (1..=LEVELS.len()).contains(it))?;
                let level = Level::numbered(number);
                let judgement = self.judgement;
                self = Self { level: Some(level), noise: Some(level.noise()), judgement, ..Self::default() };
            }
            "time" => self.time = Some(Duration::from_millis(positive(value)?)),
            "nodes" => self.limits.nodes = positive(value)?,
            "judgement" => self.judgement = Some(value.to_owned()),
            "noise" => self.noise = Some(Noise::Centipawns(i32::try_from(positive(value)?).ok()?)),
            "depth" => {
                // Half a ply more: what just captured may be taken back, and nothing else is looked at.
                let (whole, plain) = value.strip_suffix(".5").map_or((value, false), |it| (it, true));
                (self.limits.depth, self.plain) = (u32::try_from(positive(whole)?).ok()?, plain);
            }
            _ => return None,
        }
        Some(self)
    }

    /// The limits in a position with so many moves.
    fn limits_of(&self, n_moves: usize) -> Limits {
        let nodes = self.level.map_or(u64::MAX, |it| it.limits(n_moves).nodes);
        Limits { nodes: nodes.min(self.limits.nodes), ..self.limits }
    }
}

impl EngineSpec {
    /// Reads `level:3`, `time:100`, `nodes:5000`, `depth:4`, `depth:2.5`, several of them separated by commas, or a
    /// command line with lines of UCI behind semicolons. `None` if the value after a colon makes no sense.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let own = text.split(',').next().and_then(|it| it.split_once(':'));
        match own {
            Some((name, _)) if OwnSpec::NAMES.contains(&name) => {
                text.split(',').try_fold(OwnSpec::default(), OwnSpec::with).map(Self::Own)
            }
            _ => Self::program(text),
        }
    }

    fn program(text: &str) -> Option<Self> {
        let mut parts = text.split(';').map(str::trim);
        let command: Vec<String> = parts.next()?.split_whitespace().map(str::to_owned).collect();
        let (goes, setup): (Vec<&str>, Vec<&str>) =
            parts.filter(|it| !it.is_empty()).partition(|it| it.split(' ').next() == Some("go"));
        let go = goes.last().copied().unwrap_or(USUAL_GO).to_owned();
        let setup = setup.into_iter().map(str::to_owned).collect();
        (!command.is_empty()).then_some(Self::Program { command, setup, go })
    }

    /// Starts the engine.
    pub(crate) fn start(&self, variant: &Arc<Variant>) -> Result<Box<dyn Engine>, CliFailure> {
        Ok(match self {
            Self::Own(it) => Box::new(OwnEngine::new(it.clone(), variant)?),
            Self::Program { command, setup, go } => Box::new(UciProgram::start(command, setup, go)?),
        })
    }
}

fn positive(text: &str) -> Option<u64> {
    text.parse().ok().filter(|it| *it > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_told_by_level_limit_or_command_line() {
        let own = |text| match EngineSpec::read(text) {
            Some(EngineSpec::Own(it)) => it,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!((own("level:1").level, own("level:1").noise), (Some(LEVELS[0]), Some(LEVELS[0].noise())));
        assert_eq!((own("level:8").limits_of(64).nodes, own("level:8").time), (2 * LEVELS[7].nodes, None));
        assert_eq!(own("level:8,nodes:7").limits_of(64).nodes, 7);
        assert_eq!(own("time:50").time, Some(Duration::from_millis(50)));
        assert_eq!((own("nodes:7").limits.nodes, own("depth:4").limits.depth), (7, 4));
        assert!(own("depth:2.5").plain && own("depth:2.5").limits.depth == 2 && !own("depth:2").plain);
        let both = own("depth:3,noise:45,nodes:9");
        assert_eq!((both.limits.depth, both.noise, both.limits.nodes), (3, Some(Noise::Centipawns(45)), 9));
        for text in
            ["level:0", "level:9", "depth:3,", "depth:3,x:2", "time:0", "depth:.5", "depth:x", "nodes:", "", " ; go"]
        {
            assert_eq!(EngineSpec::read(text), None, "{text}");
        }
        let program = EngineSpec::read("./x y; setoption name Skill Level value 3; go depth 4");
        let words = |it: &[&str]| it.iter().map(|it| (*it).to_owned()).collect();
        let (command, setup) = (words(&["./x", "y"]), words(&["setoption name Skill Level value 3"]));
        assert_eq!(program, Some(EngineSpec::Program { command, setup, go: "go depth 4".into() }));
    }
}
