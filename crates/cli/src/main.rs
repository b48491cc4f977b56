//! The command line: prints what the engine says; holds no rules.

mod args;
mod commands;
mod load;
mod report;
mod scene;

use std::process::ExitCode;

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
    let result = args::parse(std::env::args_os()).and_then(commands::run);
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
