//! Reads the command line. What a command does is not decided here.

use std::ffi::OsString;

use lexopt::prelude::{Long, Short, Value, ValueExt};

use game::notation::forms;
use xbetza::Grid;

use crate::CliFailure;
use crate::commands::go::GoArgs;

/// The text of `--help`.
pub(crate) const HELP: &str = "\
Checks, plays and counts chess-variant definitions.

Usage:
  variant-diagram check FILE...           report what is wrong with definitions
  variant-diagram moves FILE              list the legal moves, one a line, sorted
  variant-diagram perft FILE DEPTH        count the move tree
  variant-diagram divide FILE DEPTH       count below each move
  variant-diagram go FILE                 search for the best move: depth, score in centipawns, positions, line
  variant-diagram legs FILE               print the compiled moves of every piece
  variant-diagram rules FILE              say the rules in words
  variant-diagram record FILE             the game of --play as text, with its result
  variant-diagram json FILE               the definition as JSON
  variant-diagram text FILE               the definition as text
  variant-diagram import FILE [NAME]      turn sections of a variants.ini into definitions
  variant-diagram explain XBETZA          say in words what a move string means

FILE is a definition as text, or as JSON if its name ends in .json; - reads text from standard input.
json and text take either.

Options:
  --fen FEN          begin with this position instead of the start position
  --play MOVES       play these moves first, separated by spaces
  --notation FORM    write moves as path (the default), uci, san, courier, usi, hodges,
                     hodges-digits, hosking, large-shogi, wxf, janggi, xboard or uci-0
  --board KIND       with explain: square (the default), hex or flat (an edge on top), pointy or
                     brick (a corner on top)
  --time MS          with go: milliseconds to think (1000 without --depth)
  --depth N          with go: plies to look ahead
  --lines N          with go: how many of the best moves to show
  --sequences        with perft: count moves with the same effect apart that are spelled differently
  -h, --help         print this text
  -V, --version      print the version
";

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Notation {
    /// Coordinate paths.
    #[default]
    Path,
    /// The form for people.
    San,
    /// Another form, by its name.
    Named(&'static str),
}

/// What a command about positions works with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PositionArgs {
    /// The definition.
    pub(crate) file: String,
    /// The position to begin with.
    pub(crate) fen: Option<String>,
    /// Moves to play first.
    pub(crate) play: Vec<String>,
    /// How moves are written.
    pub(crate) notation: Notation,
    /// Whether moves with the same effect are counted apart that are spelled differently.
    pub(crate) sequences: bool,
    /// What the cells are, where there is no definition.
    pub(crate) grid: Grid,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Report diagnostics.
    Check(Vec<String>),
    /// List legal moves.
    Moves(PositionArgs),
    /// Count leaves.
    Perft(PositionArgs, u32),
    /// Count leaves below each move.
    Divide(PositionArgs, u32),
    /// Search for the best moves.
    Go(PositionArgs, GoArgs),
    /// Print compiled moves.
    Legs(String),
    /// Say the rules in words.
    Rules(String),
    /// Print the definition as JSON.
    Json(String),
    /// Print the definition as text.
    Text(String),
    /// Print a game as text.
    Record(PositionArgs),
    /// Turn a `variants.ini`, or one of its sections, into definitions.
    Import(String, Option<String>),
    /// Explain a move string on a kind of board.
    Explain(String, Grid),
    /// Print this text.
    Print(String),
}

/// Reads the command line, the name of the program included.
pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command, CliFailure> {
    let mut parser = lexopt::Parser::from_iter(args);
    let mut words: Vec<String> = Vec::new();
    let mut place = PositionArgs::default();
    let mut limits = GoArgs::default();
    let mut options: Vec<&str> = Vec::new();
    while let Some(arg) = parser.next().map_err(usage)? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Print(HELP.into())),
            Short('V') | Long("version") => {
                return Ok(Command::Print(format!("variant-diagram {}\n", env!("CARGO_PKG_VERSION"))));
            }
            Long("fen") => {
                options.push("--fen");
                place.fen = Some(string(parser.value().map_err(usage)?)?);
            }
            Long("play") => {
                options.push("--play");
                let moves = string(parser.value().map_err(usage)?)?;
                place.play.extend(moves.split_whitespace().map(str::to_string));
            }
            Long("notation") => {
                options.push("--notation");
                let form = string(parser.value().map_err(usage)?)?;
                place.notation = notation(&form)?;
            }
            Long(name @ ("time" | "depth" | "lines")) => {
                let (option, slot) = match name {
                    "time" => ("--time", &mut limits.time),
                    "depth" => ("--depth", &mut limits.depth),
                    _ => ("--lines", &mut limits.lines),
                };
                options.push(option);
                *slot = Some(count(option, &string(parser.value().map_err(usage)?)?)?);
            }
            Long("sequences") => {
                options.push("--sequences");
                place.sequences = true;
            }
            Long("board") => {
                options.push("--board");
                place.grid = grid(&string(parser.value().map_err(usage)?)?)?;
            }
            Value(word) => words.push(string(word)?),
            other => return Err(usage(other.unexpected())),
        }
    }
    let command = command(&words, place, limits)?;
    let known: &[&str] = match command {
        Command::Moves(_) | Command::Divide(..) => &["--fen", "--play", "--notation"],
        Command::Go(..) => &["--fen", "--play", "--notation", "--time", "--depth", "--lines"],
        Command::Perft(..) => &["--fen", "--play", "--sequences"],
        Command::Record(_) => &["--fen", "--play"],
        Command::Explain(..) => &["--board"],
        _ => &[],
    };
    match options.iter().find(|it| !known.contains(it)) {
        Some(option) => Err(CliFailure::Usage(format!("{} takes no {option}.", words[0]))),
        None => Ok(command),
    }
}

fn command(words: &[String], place: PositionArgs, limits: GoArgs) -> Result<Command, CliFailure> {
    let Some((name, rest)) = words.split_first() else {
        return Err(CliFailure::Usage("a command is missing.".into()));
    };
    let at = |file: &String| PositionArgs { file: file.clone(), ..place.clone() };
    match (name.as_str(), rest) {
        ("check", files) if !files.is_empty() => Ok(Command::Check(files.to_vec())),
        ("moves", [file]) => Ok(Command::Moves(at(file))),
        ("perft", [file, depth]) => Ok(Command::Perft(at(file), number(depth)?)),
        ("divide", [file, depth]) => Ok(Command::Divide(at(file), number(depth)?)),
        ("go", [file]) => Ok(Command::Go(at(file), limits)),
        ("legs", [file]) => Ok(Command::Legs(file.clone())),
        ("rules", [file]) => Ok(Command::Rules(file.clone())),
        ("json", [file]) => Ok(Command::Json(file.clone())),
        ("text", [file]) => Ok(Command::Text(file.clone())),
        ("record", [file]) => Ok(Command::Record(at(file))),
        ("import", [file]) => Ok(Command::Import(file.clone(), None)),
        ("import", [file, name]) => Ok(Command::Import(file.clone(), Some(name.clone()))),
        ("explain", [text]) => Ok(Command::Explain(text.clone(), place.grid)),
        (
            "check" | "moves" | "perft" | "divide" | "go" | "legs" | "rules" | "record" | "json" | "text" | "import"
            | "explain",
            _,
        ) => Err(CliFailure::Usage(format!("{name} needs other arguments."))),
        _ => Err(CliFailure::Usage(format!("there is no command \"{name}\"."))),
    }
}

fn grid(kind: &str) -> Result<Grid, CliFailure> {
    match kind {
        "square" => Ok(Grid::Squares),
        "hex" | "flat" => Ok(Grid::FlatHexagons),
        "pointy" | "brick" => Ok(Grid::PointyHexagons),
        _ => Err(CliFailure::Usage(format!(
            "there is no board of kind \"{kind}\"; square, hex, flat, pointy and brick are."
        ))),
    }
}

fn notation(form: &str) -> Result<Notation, CliFailure> {
    match form {
        "path" => Ok(Notation::Path),
        "san" => Ok(Notation::San),
        _ => forms::named(form).map(|it| Notation::Named(it.name)).ok_or_else(|| {
            let names: Vec<&str> = forms::FORMS.iter().map(|it| it.name).collect();
            CliFailure::Usage(format!("--notation is one of {}, not \"{form}\".", names.join(", ")))
        }),
    }
}

fn number(text: &str) -> Result<u32, CliFailure> {
    text.parse()
        .ok()
        .filter(|it| *it <= 99)
        .ok_or_else(|| CliFailure::Usage(format!("\"{text}\" is no depth from 0 to 99.")))
}

/// A number from 1 on.
fn count(option: &str, text: &str) -> Result<u32, CliFailure> {
    let number = text.parse().ok().filter(|it| (1..=86_400_000).contains(it));
    number.ok_or_else(|| CliFailure::Usage(format!("{option} needs a number from 1 on, not \"{text}\".")))
}

fn string(value: OsString) -> Result<String, CliFailure> {
    value.string().map_err(usage)
}

fn usage(error: lexopt::Error) -> CliFailure {
    CliFailure::Usage(format!("{error}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, String> {
        let words = std::iter::once("variant-diagram").chain(line.split('|'));
        parse(words.map(OsString::from)).map_err(|it| format!("{it:?}"))
    }

    #[test]
    fn commands() {
        assert_eq!(read("check|a.txt|b.json"), Ok(Command::Check(vec!["a.txt".into(), "b.json".into()])));
        let place = PositionArgs {
            file: "a.txt".into(),
            fen: Some("8/8 w".into()),
            play: vec!["e2e4".into(), "e5".into()],
            notation: Notation::San,
            sequences: false,
            grid: Grid::Squares,
        };
        assert_eq!(read("moves|--fen|8/8 w|a.txt|--play=e2e4 e5|--notation|san"), Ok(Command::Moves(place)));
        assert_eq!(
            read("perft|a.txt|3"),
            Ok(Command::Perft(PositionArgs { file: "a.txt".into(), ..PositionArgs::default() }, 3))
        );
        assert_eq!(read("rules|a.txt"), Ok(Command::Rules("a.txt".into())));
        assert_eq!(read("import|a.ini|x"), Ok(Command::Import("a.ini".into(), Some("x".into()))));
        let apart = PositionArgs { file: "a.txt".into(), sequences: true, ..PositionArgs::default() };
        assert_eq!(read("perft|a.txt|3|--sequences"), Ok(Command::Perft(apart, 3)));
        let limits = GoArgs { time: Some(50), depth: None, lines: Some(3) };
        let place = PositionArgs { file: "a.txt".into(), ..PositionArgs::default() };
        assert_eq!(read("go|a.txt|--time|50|--lines=3"), Ok(Command::Go(place, limits)));
        assert_eq!(read("explain|mRcpR"), Ok(Command::Explain("mRcpR".into(), Grid::Squares)));
        assert_eq!(read("explain|N|--board|brick"), Ok(Command::Explain("N".into(), Grid::PointyHexagons)));
        assert!(read("explain|N|--board|round").is_err());
        assert!(read("check|a|--board|flat").is_err());
    }

    #[test]
    fn mistakes_are_usage_errors() {
        for line in [
            "",
            "fly",
            "perft|a.txt",
            "perft|a.txt|x",
            "perft|a.txt|100",
            "check",
            "moves|a.txt|--notation|pgn",
            "legs|a.txt|--fen|8",
            "moves|--fen",
            "moves|--what",
            "moves|a.txt|--sequences",
            "moves|a.txt|--time|5",
            "go|a.txt|--lines|0",
        ] {
            assert!(matches!(&read(line), Err(it) if it.starts_with("Usage")), "{line}");
        }
    }
}
