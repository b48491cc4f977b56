//! The command line: prints what the engine says. The npm package has the same commands with the same output.

mod args;
mod command_table;
mod commands;
mod definition_file;
mod engines;
mod english;
mod input;
mod library;
mod parallel;
mod report;
mod results;
mod start;
mod thinking;

use std::process::ExitCode;

use args::Invocation;

/// What a command failed with.
#[derive(Debug)]
enum CliFailure {
    /// The command line makes no sense: exit code 2.
    Usage(String),
    /// Something else went wrong: exit code 1.
    Failed(String),
    /// What is wrong was printed already: exit code 1.
    Reported,
}

fn main() -> ExitCode {
    let result = args::parse(std::env::args_os()).and_then(|it| match it {
        Invocation::Print(text) => input::write(None, &text),
        Invocation::Run(command) => commands::run(&command),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(CliFailure::Usage(message)) => {
            eprintln!("variant-diagram: {message}\nTry: variant-diagram --help");
            ExitCode::from(2)
        }
        Err(CliFailure::Failed(message)) => {
            eprintln!("variant-diagram: {message}");
            ExitCode::FAILURE
        }
        Err(CliFailure::Reported) => ExitCode::FAILURE,
    }
}
