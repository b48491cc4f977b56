//! `endings`: exact tables of the ending on the board, or of any few pieces.

use std::fmt::Write;
use std::io::IsTerminal;
use std::sync::Arc;

use catalogue::english;
use definition::Value;
use engine::ids::Player;
use engine::position::Position;
use facts::mating::Mating;
use game::notation::fen;
use message::{Message, msg};
use search::endgames::EndgameSolver;
use search::endgames::endgame_table::Outcome;
use search::endgames::ending_report::{self, EndingReport, EndingSide, JudgedMove, LongestEnding, moves_of};
use search::endgames::pieces::Piece;
use search::endgames::step_graph::{StepGraph, step_graph};
use search::work::{Progress, Refusal, Work};
use serde_json::json;

use crate::CliFailure;
use crate::args::Command;
use crate::definition_file::DefinitionFile;
use crate::results::{ResultsFile, head_of};
use crate::start::Played;
use crate::words::say;

/// Sizes of boards on which a piece is to mate.
const MATING_SIZES: std::ops::RangeInclusive<u8> = 5..=10;

/// Positions between two reports of how far it is.
const REPORT: u64 = 100_000;

/// A table of results, the longest wins with their lines; for a position also what each move is worth. Or on which boards
/// a piece mates.
pub(super) fn endings(command: &Command) -> Result<String, CliFailure> {
    if let Some(id) = command.option("mates") {
        return mates(command, id);
    }
    let (mut solver, position) = match command.option("pieces") {
        Some(text) => {
            let variant = DefinitionFile::read(command.file())?.variant;
            let pieces = ending_report::read_pieces(&variant, text).map_err(CliFailure::Usage)?;
            (EndgameSolver::of_pieces(variant, &pieces).map_err(refused)?, None)
        }
        None => {
            let played = Played::of(command)?;
            let game = played.game();
            let position = game.position().clone();
            (EndgameSolver::of_position(Arc::clone(game.variant()), &position).map_err(refused)?, Some(position))
        }
    };
    let place = position.as_ref().map(|it| fen::write(solver.variant(), it, 0, 1));
    run(command, &mut solver, json!([command.option("pieces"), place]))?;
    let report = ending_report::report(&solver).ok_or_else(|| CliFailure::Failed(msg!("cli-no-table")))?;
    let moves = position.as_ref().map(|it| (solver.outcome(it), ending_report::judged_moves(&solver, it)));
    let written = if command.option("json").is_some() {
        definition_json::write(&as_value(&report, moves.as_ref()))
    } else {
        as_text(&report, moves.as_ref(), position.as_ref())
    };
    Ok(written)
}

fn refused(it: Refusal) -> CliFailure {
    CliFailure::Failed(it.message())
}

/// Makes the tables; says how far it is where somebody watches. With `--results`, goes on with the tables of the file, and
/// appends those that are finished since.
fn run(command: &Command, solver: &mut EndgameSolver, asked: serde_json::Value) -> Result<(), CliFailure> {
    let (file, known) = ResultsFile::open(command.option("results"), head_of(command, "endings", asked)?)?;
    let tables = known.of_kind("table").into_iter().map(|it| bytes(it["bytes"].as_str().unwrap_or("")));
    let mut n_kept = tables.filter(|it| solver.resume(it)).count();
    let is_kept = command.option("results").is_some();
    let (is_watched, mut due) = (std::io::stderr().is_terminal(), REPORT);
    loop {
        let mut n_asked = 0_u64;
        let progress = solver.step(&mut || {
            n_asked += 1;
            n_asked >= REPORT / 64
        });
        while is_kept && let Some(table) = solver.kept() {
            file.add(&json!({ "table": { "number": n_kept, "bytes": hex(&table) } }))?;
            n_kept += 1;
        }
        match progress {
            Progress::Refused(it) => return Err(refused(it)),
            Progress::Done(_) => break,
            Progress::Found(_) | Progress::Paused => {}
        }
        if is_watched && solver.n_nodes() >= due {
            due = solver.n_nodes() + REPORT;
            eprint!("\r{:3.0} % ", solver.share() * 100.0);
        }
    }
    if is_watched {
        eprint!("\r      \r");
    }
    Ok(())
}

/// Two hexadecimal digits for each byte.
fn hex(bytes: &[u8]) -> String {
    let digit = |it: u8| char::from(b"0123456789abcdef"[usize::from(it)]);
    bytes.iter().flat_map(|it| [digit(it >> 4), digit(it & 15)]).collect()
}

/// The bytes that such digits stand for, up to the first that does not.
fn bytes(hex: &str) -> Vec<u8> {
    let digit = |it: u8| char::from(it).to_digit(16);
    let byte = |pair: &[u8]| Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8);
    hex.as_bytes().chunks_exact(2).map_while(byte).collect()
}

/// On which square boards a king and a piece mate a bare king, and how the piece gets about on the board of the game.
fn mates(command: &Command, id: &str) -> Result<String, CliFailure> {
    let variant = DefinitionFile::read(command.file())?.variant;
    let kind = variant.type_by_id(id).ok_or_else(|| CliFailure::Usage(msg!("endings-no-type", text = id)))?;
    let mut res = String::new();
    let StepGraph { n_parts, loses_tempo } =
        step_graph(&variant, &variant.empty_position(), Piece { side: Player::White, kind });
    let _ = writeln!(res, "{}", say(&msg!("report-gets-about", id = id, count = n_parts, tempo = loses_tempo)));
    for size in MATING_SIZES {
        let it = Mating::of(&variant, kind, size).map_err(CliFailure::Failed)?;
        let told = msg!("report-mating", size = size, share = format!("{:.1}", it.share()), count = it.moves);
        let _ = writeln!(res, "{}", say(&told));
    }
    Ok(res)
}

/// A position and its moves.
type Judged = (Option<Outcome>, Vec<JudgedMove>);

/// `wins in 5`, for the side that the outcome is seen by.
fn told(outcome: Option<Outcome>) -> Message {
    match outcome {
        Some(it @ Outcome::Win(_)) => msg!("report-wins", count = moves_of(it)),
        Some(it @ Outcome::Loss(_)) => msg!("report-loses", count = moves_of(it)),
        Some(Outcome::Draw) => msg!("report-draws"),
        None => msg!("report-not-known"),
    }
}

fn as_text(report: &EndingReport, judged: Option<&Judged>, position: Option<&Position>) -> String {
    let [white, black] = [0, 1].map(|it| report.pieces[it].join(" "));
    let mut res = say(&msg!("report-ending-pieces", white = white, black = black)) + "\n";
    for (player, side) in Player::BOTH.into_iter().zip(&report.sides) {
        let total = (side.wins + side.draws + side.losses).max(1);
        let part = |n: u64| format!("{n} ({:.1} %)", n as f64 * 100.0 / total as f64);
        let (wins, draws, losses) = (part(side.wins), part(side.draws), part(side.losses));
        let results = msg!("report-to-move", side = player, wins = wins, draws = draws, losses = losses);
        let _ = writeln!(res, "{}", say(&results));
        for (is_win, longest) in [(true, &side.longest_win), (false, &side.longest_loss)] {
            if let Some(LongestEnding { moves, fen, line }) = longest {
                let told = say(&msg!("report-longest", win = is_win, count = *moves));
                let _ = writeln!(res, "  {told}\n    {fen}\n    {}", line.join(" "));
            }
        }
    }
    if let (Some((outcome, moves)), Some(position)) = (judged, position) {
        let told_position = msg!("report-this-position", side = position.turn(), result = told(*outcome));
        let _ = writeln!(res, "{}", say(&told_position));
        for it in moves {
            let _ = writeln!(res, "  {}: {}", it.san, say(&told(it.outcome)));
        }
    }
    res
}

fn as_value(report: &EndingReport, judged: Option<&Judged>) -> Value {
    let text = |it: &str| Value::String(it.to_owned());
    let object =
        |members: Vec<(&str, Value)>| Value::Object(members.into_iter().map(|it| (it.0.to_owned(), it.1)).collect());
    let texts = |it: &[String]| Value::Array(it.iter().map(|it| text(it)).collect());
    let longest = |it: &Option<LongestEnding>| {
        it.as_ref().map_or(Value::Null, |it| {
            object(vec![("moves", Value::Number(it.moves.into())), ("fen", text(&it.fen)), ("line", texts(&it.line))])
        })
    };
    let number = |it: u64| Value::Number(it as i64);
    let side = |it: &EndingSide| {
        object(vec![
            ("wins", number(it.wins)),
            ("draws", number(it.draws)),
            ("losses", number(it.losses)),
            ("longestWin", longest(&it.longest_win)),
            ("longestLoss", longest(&it.longest_loss)),
        ])
    };
    let mut res = vec![
        ("pieces", Value::Array(report.pieces.iter().map(|it| texts(it)).collect())),
        ("white", side(&report.sides[0])),
        ("black", side(&report.sides[1])),
    ];
    if let Some((outcome, moves)) = judged {
        let each =
            |it: &JudgedMove| object(vec![("san", text(&it.san)), ("result", text(&english(&told(it.outcome))))]);
        res.push(("result", text(&english(&told(*outcome)))));
        res.push(("moves", Value::Array(moves.iter().map(each).collect())));
    }
    object(res)
}
