//! The commands: each prints one thing. What is printed is worked out by the engine.

mod forms;
pub(crate) mod go;
mod import;
mod legs;
mod rules_text;

use std::io::Write;

use definition::Severity;
use engine::ids::Player;
use engine::search::perft;
use game::game::Ply;
use game::notation::record;
use game::notation::record::{RecordInput, RecordMove};

use crate::CliFailure;
use crate::args::{Command, PositionArgs};
use crate::load::load;
use crate::report;
use crate::scene::{over, scene, texts};

/// Does what the command line asks for.
pub(crate) fn run(command: Command) -> Result<(), CliFailure> {
    match command {
        Command::Check(files) => check(&files),
        Command::Moves(place) => moves(&place),
        Command::Perft(place, depth) => {
            let game = scene(&place)?;
            let count = if place.sequences { perft::perft_sequences } else { perft::perft };
            print(&format!("{}\n", count(game.variant(), &mut game.position().clone(), depth)))
        }
        Command::Divide(place, depth) => divide(&place, depth),
        Command::Go(place, limits) => go::go(&place, &limits),
        Command::Legs(file) => {
            let loaded = load(&file)?;
            print(&legs::legs(&loaded.variant))
        }
        Command::Rules(file) => print(&rules_text::rules_text(&load(&file)?.definition)),
        Command::Json(file) => print(&forms::as_json(&file)?),
        Command::Text(file) => print(&forms::as_text(&file)?),
        Command::Record(place) => record(&place),
        Command::Import(file, name) => print(&import::import(&file, name.as_deref())?),
        Command::Explain(text, grid) => explain(&text, grid),
        Command::Print(text) => print(&text),
    }
}

/// Prints; a closed pipe is no failure.
fn print(text: &str) -> Result<(), CliFailure> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(CliFailure::Failed(error.to_string())),
        _ => Ok(()),
    }
}

fn check(files: &[String]) -> Result<(), CliFailure> {
    let mut bad = false;
    for file in files {
        match load(file) {
            Ok(loaded) => {
                bad |= loaded.diagnostics.iter().any(|it| it.severity == Severity::Error);
                let reports = loaded.diagnostics.iter().map(|it| report::diagnostic(file, &loaded.text, it));
                print(&reports.collect::<String>())?;
            }
            Err(CliFailure::Failed(message)) => {
                bad = true;
                eprintln!("variant-diagram: {message}");
            }
            Err(other) => return Err(other),
        }
    }
    if bad { Err(CliFailure::Reported) } else { Ok(()) }
}

fn moves(place: &PositionArgs) -> Result<(), CliFailure> {
    let game = scene(place)?;
    if let Some(sentence) = over(&game) {
        eprintln!("note: {sentence}");
        return Ok(());
    }
    let mut lines = texts(&game, &game.current().moves, place.notation);
    lines.sort();
    print(&lines.into_iter().map(|it| it + "\n").collect::<String>())
}

/// The game as text: what was played, and how it ended.
fn record(place: &PositionArgs) -> Result<(), CliFailure> {
    let mut game = scene(place)?;
    let named = |it: &Ply| RecordMove { text: it.san.clone(), ..RecordMove::default() };
    let moves: Vec<RecordMove> = game.plies().iter().map(named).collect();
    let result = game.current().verdict.as_ref().map(|it| match it.winner {
        Some(Player::White) => "1-0",
        Some(Player::Black) => "0-1",
        None => "1/2-1/2",
    });
    while game.undo() {}
    let first = (game.clocks().1, game.position().turn());
    let fen = place.fen.as_deref();
    let text = record::write(&RecordInput { fen, first, moves: &moves, result, ..RecordInput::default() });
    print(&format!("{}\n", text.trim_end()))
}

fn divide(place: &PositionArgs, depth: u32) -> Result<(), CliFailure> {
    let game = scene(place)?;
    let (moves, counts) = perft::divide(game.variant(), &mut game.position().clone(), depth);
    let texts = texts(&game, &moves, place.notation);
    let mut lines: Vec<String> = texts.iter().zip(&counts).map(|(text, count)| format!("{text}: {count}\n")).collect();
    lines.sort();
    lines.push(format!("{}\n", counts.iter().sum::<u64>()));
    print(&lines.concat())
}

fn explain(text: &str, grid: xbetza::Grid) -> Result<(), CliFailure> {
    let (ast, errors) = xbetza::parse(text);
    print(&format!("{}\n", xbetza::explain_on(&ast, grid)))?;
    for it in &errors {
        let margin = text.get(..it.span.start).unwrap_or("").chars().count();
        eprintln!("{}: {}\n    {text}\n    {}^", it.code, it.message, " ".repeat(margin));
    }
    let bad = errors.iter().any(|it| it.severity == xbetza::Severity::Error);
    if bad { Err(CliFailure::Reported) } else { Ok(()) }
}
