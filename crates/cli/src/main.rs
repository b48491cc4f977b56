//! The command line: prints what the engine says. The npm package has the same commands with the same output.

mod args;
mod command_table;
mod commands;
mod computer;
mod definition_file;
mod encoding;
mod engines;
mod input;
mod judgement;
mod library;
mod listener;
mod parallel;
mod report;
mod results;
mod start;
mod thinking;
mod verdict_names;
mod voice;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use args::Invocation;
use message::{Message, msg};
use words::say;

/// What a command failed with.
#[derive(Debug)]
enum CliFailure {
    /// The command line makes no sense: exit code 2.
    Usage(Message),
    /// Something else went wrong: exit code 1.
    Failed(Message),
    /// What is wrong was printed already: exit code 1.
    Reported,
}

impl CliFailure {
    /// What is wrong with a file, with a line of it, or with the value of an option.
    fn at(place: &str, why: Message) -> Self {
        Self::Failed(msg!("cli-at", place = place, why = why))
    }
}

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    words::speak(args::language(&args).as_deref());
    let result = args::parse(args).and_then(|it| match it {
        Invocation::Print(text) => input::write(None, &text),
        Invocation::Run(command) => commands::run(&command),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(CliFailure::Usage(why)) => {
            fail(&why);
            eprintln!("{}", say(&msg!("cli-try", command = "variant-diagram --help")));
            ExitCode::from(2)
        }
        Err(CliFailure::Failed(why)) => {
            fail(&why);
            ExitCode::FAILURE
        }
        Err(CliFailure::Reported) => ExitCode::FAILURE,
    }
}

/// Tells what is wrong.
fn fail(why: &Message) {
    eprintln!("variant-diagram: {}", say(why));
}
