//! The commands: each prints one thing.

mod contest;
mod endings;
mod export;
mod facts;
mod go;
mod import;
mod judged;
mod learn;
mod merge;
mod predict;
mod solve;
mod tune;
mod uci;
mod values;
mod why;
mod xboard;

use definition::{Diagnostic, Severity, Value};
use engine::moves::move_list::Moves;
use engine::perft;
use game::explain::{board_kind, compiled_moves, rules_text};
use game::game::Game;
use game::notation::forms::{self, NotationForm};
use game::notation::listed_moves::MoveList;
use game::record_formats;
use message::{Arg, msg};

use crate::args::Command;
use crate::definition_file::{DefinitionFile, as_json, as_text};
use crate::start::Played;
use crate::voice::Voice;
use crate::words::{note, say};
use crate::{CliFailure, fail, input, report};

/// Does what the command line asks for.
pub(crate) fn run(command: &Command) -> Result<(), CliFailure> {
    let file = command.file();
    let text = match command.name {
        "check" => return check(command),
        "moves" => moves(command)?,
        "perft" => count(command)?,
        "divide" => divide(command)?,
        "go" => go::go(command)?,
        "match" => contest::contest(command)?,
        "facts" => return facts::facts(command),
        "tune" => tune::tune(command)?,
        "predict" => predict::predict(command)?,
        "learn" => return learn::learn(command).map(|it| print!("{it}")),
        "values" => values::values(command)?,
        "merge" => merge::merge(command)?,
        "solve" => solve::solve(command)?,
        "endings" => endings::endings(command)?,
        "uci" => return uci::uci(command),
        "xboard" => return xboard::xboard(command),
        "rules" => {
            let definition = DefinitionFile::read(file)?.definition;
            let voice = Voice::of(&definition);
            rules_text::page(&definition, &|it| voice.say(it))
        }
        "explain" => return explain(command),
        "legs" => compiled_moves::legs(&DefinitionFile::read(file)?.variant),
        "record" => return record(command),
        "export" => return export::export(command),
        "import" => import::import(file, command.arguments.get(1).map(String::as_str))?,
        "json" => as_json(file)?,
        "text" => as_text(file)?,
        "why" => why::why(command)?,
        "completion" => completion(file)?.to_owned(),
        name => return Err(CliFailure::Usage(msg!("cli-no-command", text = name))),
    };
    input::write(command.option("output"), &text)
}

/// The game as text, as far as it could be read, or all games of a text.
fn record(command: &Command) -> Result<(), CliFailure> {
    let (mut texts, mut is_whole) = (Vec::new(), true);
    for played in Played::all(command)?.unwrap_or_else(|| vec![Played::of(command)]) {
        match played.and_then(|it| Ok((recorded(&it, command)?, it.is_cut))) {
            Ok((text, is_cut)) => {
                is_whole &= !is_cut;
                texts.push(text);
            }
            // Of several games, what is wrong with one of them is no matter to the others.
            Err(CliFailure::Failed(why)) if command.option("number").is_some() => {
                fail(&why);
                is_whole = false;
            }
            Err(why) => return Err(why),
        }
    }
    let parting = record_formats::parting(command.option("to").unwrap_or_default());
    if !texts.is_empty() {
        input::write(command.option("output"), &texts.join(parting))?;
    }
    if is_whole { Ok(()) } else { Err(CliFailure::Reported) }
}

/// A game in the format that is asked for.
fn recorded(played: &Played, command: &Command) -> Result<String, CliFailure> {
    let text = match command.option("to") {
        Some(format) => played.record_as(format)?,
        None => played.recorded.text(),
    };
    Ok(format!("{}\n", text.trim_end()))
}

fn check(command: &Command) -> Result<(), CliFailure> {
    let is_json = command.option("json").is_some();
    let (mut is_bad, mut all) = (false, Vec::new());
    for file in &command.arguments {
        match input::read(file) {
            Ok(text) => {
                let diagnostics = DefinitionFile::parse(file, &text).map_or_else(|it| vec![*it], |it| it.diagnostics);
                is_bad |= diagnostics.iter().any(|it| it.severity == Severity::Error);
                if is_json {
                    all.extend(diagnostics.iter().map(|it| report::diagnostic_as_json(file, &text, it)));
                } else {
                    let report = |it: &Diagnostic| report::diagnostic(file, &text, it);
                    input::write(None, &diagnostics.iter().map(report).collect::<String>())?;
                }
            }
            Err(CliFailure::Failed(why)) => {
                is_bad = true;
                fail(&why);
            }
            Err(other) => return Err(other),
        }
    }
    if is_json {
        input::write(None, &definition_json::write(&Value::Array(all)))?;
    }
    if is_bad { Err(CliFailure::Reported) } else { Ok(()) }
}

fn moves(command: &Command) -> Result<String, CliFailure> {
    let form = notation(command)?;
    let played = Played::of(command)?;
    if let Some(verdict) = played.over() {
        note(played.voice.say(&verdict));
        return Ok(String::new());
    }
    let mut lines = written(played.game(), &played.game().current().moves, form);
    lines.sort();
    Ok(lines.into_iter().map(|it| it + "\n").collect())
}

fn count(command: &Command) -> Result<String, CliFailure> {
    let depth = command.depth()?;
    let played = Played::of(command)?;
    let game = played.game();
    let count = if command.option("sequences").is_some() { perft::perft_sequences } else { perft::perft };
    Ok(format!("{}\n", count(game.variant(), &mut game.position().clone(), depth)))
}

fn divide(command: &Command) -> Result<String, CliFailure> {
    let (depth, form) = (command.depth()?, notation(command)?);
    let played = Played::of(command)?;
    let game = played.game();
    let (moves, counts) = perft::divide(game.variant(), &mut game.position().clone(), depth);
    let texts = written(game, &moves, form);
    let mut lines: Vec<String> = texts.iter().zip(&counts).map(|(text, count)| format!("{text}: {count}\n")).collect();
    lines.sort();
    lines.push(format!("{}\n", counts.iter().sum::<u64>()));
    Ok(lines.concat())
}

/// The form in which moves are written.
fn notation(command: &Command) -> Result<&'static NotationForm, CliFailure> {
    let form = forms::named(command.option("notation").unwrap_or("path"));
    form.map_err(CliFailure::Usage)
}

/// Moves of the current position as text, in their order.
fn written(game: &Game, moves: &Moves, form: &NotationForm) -> Vec<String> {
    form.list(MoveList { variant: game.variant(), position: game.position(), moves })
}

/// What completes command lines in a shell, the same as in the npm package.
fn completion(shell: &str) -> Result<&'static str, CliFailure> {
    match shell {
        "bash" | "zsh" => Ok(include_str!("../texts/completion.bash")),
        "fish" => Ok(include_str!("../texts/completion.fish")),
        other => Err(CliFailure::Usage(msg!("cli-none-of", text = other, known = Arg::any(["bash", "zsh", "fish"])))),
    }
}

fn explain(command: &Command) -> Result<(), CliFailure> {
    let grid = board_kind::grid(command.option("board").unwrap_or("square"));
    let grid = grid.map_err(CliFailure::Usage)?;
    let text = command.file();
    let (ast, errors) = xbetza::parse(text);
    input::write(command.option("output"), &format!("{}\n", say(&xbetza::explain_on(&ast, grid))))?;
    for it in &errors {
        eprint!("{}", report::move_error(text, it));
    }
    let is_bad = errors.iter().any(|it| it.severity == xbetza::Severity::Error);
    if is_bad { Err(CliFailure::Reported) } else { Ok(()) }
}
