//! The file of a match: records one after another, from which a match that was stopped goes on.

use std::collections::HashMap;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};

use facts::statistics::Outcome;
use game::notation::record::{self, RecordInput, RecordMove};
use message::msg;

use crate::CliFailure;

/// The file, and who plays.
#[derive(Debug)]
pub(super) struct Records {
    file: Option<String>,
    engines: [String; 2],
}

/// A game that was played.
#[derive(Debug)]
pub(super) struct Played {
    /// Its number, from 1.
    pub(super) number: u64,
    pub(super) fen: Option<String>,
    pub(super) first: (u32, engine::ids::Player),
    /// Its moves for people.
    pub(super) moves: Vec<RecordMove>,
    pub(super) result: &'static str,
    /// How it ended.
    pub(super) ending: String,
}

impl Records {
    pub(super) fn new(file: Option<&str>, engines: [String; 2]) -> Self {
        Self { file: file.map(str::to_owned), engines }
    }

    /// The results that are in the file already, by the number of the game.
    pub(super) fn known(&self) -> Result<HashMap<u64, Outcome>, CliFailure> {
        let Some(file) = &self.file else { return Ok(HashMap::new()) };
        match std::fs::read_to_string(file) {
            Ok(text) => self.results(&text),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(HashMap::new()),
            Err(_) => Err(CliFailure::at(file, msg!("cli-file-unreadable"))),
        }
    }

    fn results(&self, text: &str) -> Result<HashMap<u64, Outcome>, CliFailure> {
        let (mut res, mut tags) = (HashMap::new(), HashMap::new());
        for line in text.lines() {
            if let Some((name, value)) = tag(line) {
                tags.insert(name, value);
            } else if !line.is_empty() && !tags.is_empty() {
                let of = |name| tags.get(name).copied().unwrap_or("");
                let number = of("Round").parse().unwrap_or(0);
                if [of("White"), of("Black")] != self.sides(number) {
                    return Err(CliFailure::Failed(msg!("cli-records-other")));
                }
                if let Some(it) = outcome(of("Result"), first_is_white(number)) {
                    res.insert(number, it);
                }
                tags.clear();
            }
        }
        Ok(res)
    }

    /// Who has White and who has Black in the game of a number.
    fn sides(&self, number: u64) -> [&str; 2] {
        let [first, second] = &self.engines;
        if first_is_white(number) { [first, second] } else { [second, first] }
    }

    /// Appends a game.
    pub(super) fn add(&self, played: &Played) -> Result<(), CliFailure> {
        let Some(file) = &self.file else { return Ok(()) };
        let [white, black] = self.sides(played.number);
        let tag = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let headers = [
            tag("Round", &played.number.to_string()),
            tag("White", white),
            tag("Black", black),
            tag("Result", played.result),
            tag("Termination", &played.ending),
        ];
        let text = record::write(&RecordInput {
            headers: &headers,
            fen: played.fen.as_deref(),
            first: played.first,
            moves: &played.moves,
            result: Some(played.result),
            ..RecordInput::default()
        });
        let append = || OpenOptions::new().create(true).append(true).open(file)?.write_all((text + "\n\n").as_bytes());
        append().map_err(|_| CliFailure::at(file, msg!("cli-file-unwritable")))
    }
}

/// Whether the first engine has White in the game of a number, from 1: each opening is played by both sides.
pub(super) fn first_is_white(number: u64) -> bool {
    number % 2 == 1
}

/// What a result means for the first engine.
pub(super) fn outcome(result: &str, first_is_white: bool) -> Option<Outcome> {
    match result {
        "1/2-1/2" => Some(Outcome::Draw),
        "1-0" | "0-1" if (result == "1-0") == first_is_white => Some(Outcome::Win),
        "1-0" | "0-1" => Some(Outcome::Loss),
        _ => None,
    }
}

/// The name and value of a line such as `[Round "1"]`.
fn tag(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    Some((name, value))
}
