//! Reads the command line.

use std::ffi::OsString;

use catalogue::{LANGUAGES, language_of};
use lexopt::ValueExt;
use lexopt::prelude::{Long, Short, Value};
use message::{Arg, Message, msg};

use crate::CliFailure;
use crate::command_table::{COMMANDS, OptionSpec};

/// The text of `--help`, the same as that of the npm package. It follows from the table.
const HELP: &str = include_str!("../texts/help.txt");

/// The deepest count.
const MAX_DEPTH: u32 = 99;

/// The option that names the language.
const LANG: &str = "lang";

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
        let failed = |it: &str| CliFailure::Usage(msg!("cli-no-number", text = it, option = long(name)));
        let read = |it: &str| it.parse().map_err(|_| failed(it));
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
        depth.ok_or_else(|| CliFailure::Usage(msg!("cli-no-depth", text = text, most = MAX_DEPTH)))
    }
}

/// Reads the command line, the name of the program included.
pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Invocation, CliFailure> {
    let mut parser = lexopt::Parser::from_iter(args);
    let mut words: Vec<String> = Vec::new();
    let mut options = Vec::new();
    while let Some(arg) = parser.next().map_err(not_understood)? {
        let named = match arg {
            Short('h') | Long("help") => return Ok(Invocation::Print(HELP.into())),
            Short('V') | Long("version") => {
                return Ok(Invocation::Print(format!("variant-diagram {}\n", env!("CARGO_PKG_VERSION"))));
            }
            Short(it) => match OptionSpec::letter(it) {
                Some(option) => option.name.to_owned(),
                None => return Err(not_understood(arg.unexpected())),
            },
            Long(name) => name.to_owned(),
            Value(word) => {
                words.push(word.string().map_err(not_understood)?);
                continue;
            }
        };
        let &OptionSpec { name, n_values, .. } =
            OptionSpec::named(&named).ok_or_else(|| CliFailure::Usage(no_option(&long(&named))))?;
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
        return Err(CliFailure::Usage(msg!("cli-command-missing")));
    }
    let arguments = words.split_off(1);
    let wanted = words.concat();
    let spec = COMMANDS.iter().find(|it| it.name == wanted);
    let spec = spec.ok_or_else(|| CliFailure::Usage(msg!("cli-no-command", text = wanted)))?;
    let name = spec.name;
    if !spec.takes(arguments.len()) {
        let usage = format!("variant-diagram {name} {}", spec.arguments);
        return Err(CliFailure::Usage(msg!("cli-use", usage = usage)));
    }
    if let Some((other, _)) = options.iter().find(|it| !spec.has_option(it.0)) {
        return Err(CliFailure::Usage(msg!("cli-option-unused", command = name, option = long(other))));
    }
    if let Some(program) = spec.program.filter(|it| *it != "cargo") {
        return Err(CliFailure::Usage(msg!("cli-needs-program", command = name, program = program)));
    }
    let res = Command { name, arguments, options };
    if res.option("fen").is_some() && res.option("game").is_some() {
        return Err(CliFailure::Usage(msg!("cli-options-exclude", options = Arg::all(["--fen", "--game"]))));
    }
    if res.option("number").is_some() && res.option("game").is_none() {
        return Err(CliFailure::Usage(msg!("cli-needs-option", option = "--number", other = "--game")));
    }
    if let Some(tag) = res.option(LANG).filter(|it| language_of(it).is_none()) {
        let known = Arg::listed(LANGUAGES.iter().map(|it| it.tag));
        return Err(CliFailure::Usage(msg!("cli-no-language", text = tag, languages = known)));
    }
    Ok(res)
}

/// The language that a command line asks for, wherever it does: what is wrong before that place is told in it, too.
pub(crate) fn language(args: &[OsString]) -> Option<String> {
    let mut parser = lexopt::Parser::from_iter(args);
    let mut res = None;
    loop {
        let option = match parser.next() {
            Ok(None) => return res,
            Ok(Some(Long(name))) => OptionSpec::named(name),
            Ok(Some(Short(it))) => OptionSpec::letter(it),
            // What cannot be read is told when the command line is.
            Ok(Some(Value(_))) | Err(_) => None,
        };
        let Some(option) = option else { continue };
        for _ in 0..option.n_values {
            let value = parser.value().and_then(ValueExt::string).ok();
            if option.name == LANG {
                res = value.or(res);
            }
        }
    }
}

/// What the reader of arguments did not understand, in our words.
fn not_understood(error: lexopt::Error) -> CliFailure {
    CliFailure::Usage(match error {
        lexopt::Error::MissingValue { option: Some(it) } => msg!("cli-value-missing", option = whole_name(&it)),
        lexopt::Error::UnexpectedValue { option, .. } => msg!("cli-value-unused", option = whole_name(&option)),
        lexopt::Error::UnexpectedOption(it) => no_option(&it),
        lexopt::Error::NonUnicodeValue(it) => msg!("cli-no-text", text = it.to_string_lossy().into_owned()),
        other => Message::said(format!("{other}.")),
    })
}

/// An option as it is written.
fn long(name: &str) -> String {
    format!("--{name}")
}

fn no_option(written: &str) -> Message {
    msg!("cli-no-option", text = written)
}

fn whole_name(option: &str) -> &str {
    match option {
        "-o" => "--output",
        it => it,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command_table::{CommandSpec, OPTIONS};

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
        assert!(read("hugo").unwrap_err().contains("cli-needs-program"));
    }

    #[test]
    fn a_language_is_asked_for_anywhere() {
        let asked =
            |line: &str| language(&["x"].into_iter().chain(line.split('|')).map(OsString::from).collect::<Vec<_>>());
        for line in ["--lang|de|fly", "fly|--lang=de", "--what|-x|--json=3|--lang|de", "--lang|fr|a|--lang|de|--lang"] {
            assert_eq!(asked(line).as_deref(), Some("de"), "{line}");
        }
        for line in ["fly", "--lang", "--|--lang|de", "--fen|--lang|de", "-o|--lang|de"] {
            assert_eq!(asked(line), None, "{line}");
        }
        assert_eq!(read("uci|--lang|de-AT").unwrap().option("lang"), Some("de-AT"));
        assert!(read("uci|--lang|eo").unwrap_err().contains("cli-no-language"));
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
