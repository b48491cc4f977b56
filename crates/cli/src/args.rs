//! Reads the command line.

use std::ffi::OsString;

use lexopt::ValueExt;
use lexopt::prelude::{Long, Short, Value};

use crate::CliFailure;
use crate::command_table::{COMMANDS, OPTIONS, OptionSpec};

/// The text of `--help`, the same as that of the npm package. It follows from the table.
const HELP: &str = include_str!("../../../pkg-template/cli/help.txt");

/// The deepest count.
const MAX_DEPTH: u32 = 99;

/// What the command line asks for.
#[derive(Debug)]
pub(crate) enum Invocation {
    /// Print this text.
    Print(String),
    /// Run a command.
    Run(Command),
}

/// A command with its arguments and options, known to fit each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Command {
    pub(crate) name: &'static str,
    pub(crate) arguments: Vec<String>,
    options: Vec<(&'static str, String)>,
}

impl Command {
    /// The value of an option.
    pub(crate) fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().rfind(|it| it.0 == name).map(|it| it.1.as_str())
    }

    /// All values of an option.
    pub(crate) fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.options.iter().filter(move |it| it.0 == name).map(|it| it.1.as_str())
    }

    /// The moves of all `--play`.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &str> {
        self.values("play").flat_map(str::split_whitespace)
    }

    /// The value of an option as a number.
    pub(crate) fn number(&self, name: &str) -> Result<Option<u32>, CliFailure> {
        let read = |it: &str| it.parse().map_err(|_| usage(format!("\"{it}\" is no number for --{name}.")));
        self.option(name).map(read).transpose()
    }

    /// The only or first argument.
    pub(crate) fn file(&self) -> &str {
        self.arguments.first().map_or("", String::as_str)
    }

    /// The second argument as a depth.
    pub(crate) fn depth(&self) -> Result<u32, CliFailure> {
        let text = self.arguments.get(1).map_or("", String::as_str);
        let is_number = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let depth = text.parse().ok().filter(|it| is_number && *it <= MAX_DEPTH);
        depth.ok_or_else(|| usage(format!("\"{text}\" is no depth from 0 to {MAX_DEPTH}.")))
    }
}

/// Reads the command line, the name of the program included.
pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Invocation, CliFailure> {
    let mut parser = lexopt::Parser::from_iter(args);
    let mut words: Vec<String> = Vec::new();
    let mut options = Vec::new();
    while let Some(arg) = parser.next().map_err(not_understood)? {
        let long = match arg {
            Short('h') | Long("help") => return Ok(Invocation::Print(HELP.into())),
            Short('V') | Long("version") => {
                return Ok(Invocation::Print(format!("variant-diagram {}\n", env!("CARGO_PKG_VERSION"))));
            }
            Short(it) => match OPTIONS.iter().find(|option| option.short == Some(it)) {
                Some(option) => option.name.to_owned(),
                None => return Err(not_understood(arg.unexpected())),
            },
            Long(name) => name.to_owned(),
            Value(word) => {
                words.push(word.string().map_err(not_understood)?);
                continue;
            }
        };
        let option = OPTIONS.iter().find(|it| it.name == long);
        let &OptionSpec { name, n_values, .. } =
            option.ok_or_else(|| usage(format!("there is no option \"--{long}\".")))?;
        if n_values == 0 {
            options.push((name, String::new()));
        }
        for _ in 0..n_values {
            let value = parser.value().and_then(ValueExt::string).map_err(not_understood)?;
            options.push((name, value));
        }
    }
    command(words, options).map(Invocation::Run)
}

/// The command, if its arguments and options fit.
fn command(mut words: Vec<String>, options: Vec<(&'static str, String)>) -> Result<Command, CliFailure> {
    if words.is_empty() {
        return Err(usage("a command is missing.".into()));
    }
    let arguments = words.split_off(1);
    let wanted = words.concat();
    let spec = COMMANDS.iter().find(|it| it.name == wanted);
    let spec = spec.ok_or_else(|| usage(format!("there is no command \"{wanted}\".")))?;
    let name = spec.name;
    if !spec.takes(arguments.len()) {
        return Err(usage(format!("use it as \"variant-diagram {name} {}\".", spec.arguments)));
    }
    if let Some(other) = options.iter().find(|it| !spec.options.contains(&it.0)) {
        return Err(usage(format!("{name} takes no --{}.", other.0)));
    }
    if let Some(program) = spec.program.filter(|it| *it != "cargo") {
        return Err(usage(format!("{name} needs the {program} program.")));
    }
    let res = Command { name, arguments, options };
    if res.option("fen").is_some() && res.option("game").is_some() {
        return Err(usage("--fen and --game exclude each other.".into()));
    }
    Ok(res)
}

fn usage(message: String) -> CliFailure {
    CliFailure::Usage(message)
}

/// What the reader of arguments did not understand, in our words.
fn not_understood(error: lexopt::Error) -> CliFailure {
    usage(match error {
        lexopt::Error::MissingValue { option: Some(it) } => format!("{} needs a value.", long_name(&it)),
        lexopt::Error::UnexpectedValue { option, .. } => format!("{} takes no value.", long_name(&option)),
        lexopt::Error::UnexpectedOption(it) => format!("there is no option \"{it}\"."),
        lexopt::Error::NonUnicodeValue(it) => format!("\"{}\" is not UTF-8 text.", it.to_string_lossy()),
        other => format!("{other}."),
    })
}

fn long_name(option: &str) -> &str {
    match option {
        "-o" => "--output",
        it => it,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_table::CommandSpec;

    fn read(line: &str) -> Result<Command, String> {
        let words = std::iter::once("variant-diagram").chain(line.split('|').filter(|it| !it.is_empty()));
        match parse(words.map(OsString::from)) {
            Ok(Invocation::Run(it)) => Ok(it),
            other => Err(format!("{other:?}")),
        }
    }

    #[test]
    fn arguments_and_options_in_any_order() {
        let it = read("moves|--fen|8/8 w|a.txt|--play=e2e4 e5|--play|d4|--notation|san|-oout.txt").unwrap();
        assert_eq!((it.name, it.file(), it.option("fen")), ("moves", "a.txt", Some("8/8 w")));
        assert_eq!(it.moves().collect::<Vec<_>>(), ["e2e4", "e5", "d4"]);
        assert_eq!((it.option("notation"), it.option("output")), (Some("san"), Some("out.txt")));
        assert_eq!(read("check|a.txt|b.json").unwrap().arguments, ["a.txt", "b.json"]);
        assert_eq!(read("perft|a.txt|3|--sequences").unwrap().depth().ok(), Some(3));
        assert!(read("perft|a.txt|3").unwrap().option("sequences").is_none());
        assert_eq!(read("import|a.ini|--|--x").unwrap().arguments, ["a.ini", "--x"]);
        assert_eq!(read("uci").unwrap().file(), "");
        assert!(read("hugo").unwrap_err().contains("hugo needs the npm program."));
    }

    #[test]
    fn mistakes_are_usage_errors() {
        for line in [
            "",
            "fly",
            "perft|a.txt",
            "perft|a.txt|1|2",
            "check",
            "legs|a.txt|--fen|8",
            "moves|--fen",
            "moves|--what",
            "moves|-x",
            "moves|a.txt|--sequences",
            "perft|a.txt|1|--sequences=yes",
            "moves|a.txt|--fen|8|--game|g.txt",
        ] {
            assert!(matches!(&read(line), Err(it) if it.starts_with("Err(Usage(")), "{line}");
        }
        for depth in ["x", "100", "+1", ""] {
            let command = Command { arguments: vec!["a.txt".into(), depth.into()], ..Command::default() };
            assert!(command.depth().is_err(), "{depth}");
        }
    }

    #[test]
    fn the_help_names_every_command_and_option() {
        assert!(COMMANDS.len() > 20 && OPTIONS.len() > 30);
        for CommandSpec { name, arguments, options, .. } in COMMANDS.iter() {
            assert!(HELP.contains(&format!("\n  variant-diagram {name} {arguments}  ")), "{name}");
            assert!(options.iter().all(|it| OPTIONS.iter().any(|option| option.name == *it)), "{name}");
        }
        for OptionSpec { name, .. } in OPTIONS.iter() {
            assert!(HELP.contains(&format!("--{name} ")), "{name}");
        }
    }
}
