//! `go`: the best moves of a position, deeper and deeper.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalogue::english;
use game::notation::forms::NotationForm;
use message::msg;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Line, Thinker};
use search::work::{Progress, Work};

use crate::CliFailure;
use crate::args::Command;
use crate::start::Played;
use crate::thinking::moves_of;
use crate::words::note;

/// Milliseconds of a search without limits.
const USUAL_TIME: u32 = 1000;

/// A line for each depth and each of the best moves: depth, score, positions, moves.
pub(super) fn go(command: &Command) -> Result<String, CliFailure> {
    let form = super::notation(command)?;
    let played = Played::of(command)?;
    if let Some(verdict) = played.over() {
        note(played.voice.say(&verdict));
        return Ok(String::new());
    }
    let game = played.game();
    let (time, depth) = (command.number("time")?, command.number("depth")?);
    let time =
        time.or(if depth.is_none() { Some(USUAL_TIME) } else { None }).map(|it| Duration::from_millis(it.into()));
    let mut thinker = Thinker::new(Arc::clone(game.variant()), game.position().clone());
    let limits = Limits::default();
    let lines = command.number("lines")?.map_or(limits.lines, |it| it as usize);
    thinker.set_limits(Limits { depth: depth.unwrap_or(limits.depth), lines, ..limits });
    let (begun, mut res) = (Instant::now(), String::new());
    loop {
        let progress = thinker.step(&mut || time.is_some_and(|it| begun.elapsed() >= it));
        let goes_on = matches!(progress, Progress::Found(_));
        let lines = progress.answer().or_else(|| thinker.finish()).unwrap_or_default();
        lines.iter().for_each(|it| res += &shown(&thinker, it, form));
        if !goes_on {
            return Ok(res);
        }
    }
}

/// A line as text. Programs read it: it is the same in every language.
fn shown(thinker: &Thinker, line: &Line, form: &NotationForm) -> String {
    let score = match line.score {
        Score::Centipawns(it) => format!("{it:+}"),
        Score::WinsIn(n) => english(&msg!("report-wins", count = n)),
        Score::LosesIn(n) => english(&msg!("report-loses", count = n)),
    };
    format!("{}\t{score}\t{}\t{}\n", line.depth, thinker.n_nodes(), moves_of(thinker, line, form).join(" "))
}
