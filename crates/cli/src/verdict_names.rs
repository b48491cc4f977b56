//! How games ended, in words: results have the names of verdicts.

use message::{Arg, Message, msg};

/// Verdicts whose names have words, and what else ends games of programs.
const NAMES: [&str; 31] = [
    "agreed",
    "bareKing",
    "burnt",
    "capture",
    "castling",
    "checkCount",
    "connect",
    "counting",
    "extinction",
    "fullBoard",
    "goal",
    "goalMoves",
    "impasse",
    "link",
    "mate",
    "mateByDrop",
    "material",
    "nMove",
    "page",
    "perpetualAttack",
    "perpetualChase",
    "perpetualCheck",
    "points",
    "repetition",
    "resignation",
    "royalTaken",
    "royalsLost",
    "stalemate",
    "united",
    "wallCount",
    NO_MOVES,
];

/// What the search calls the end of a game without moves, as a word of catalogues.
const NO_MOVES: &str = "noMoves";

/// What an ending is called: by the name of a verdict, or of what else ends games of programs. Other names are said as they are.
pub(crate) fn said(name: &str) -> Message {
    if let Some(n) = name.strip_suffix(" plies").and_then(|it| it.parse::<u32>().ok()) {
        return msg!("report-plies", count = n);
    }
    let name = if name == "no moves" { NO_MOVES } else { name };
    match NAMES.into_iter().find(|it| *it == name) {
        Some(known) => msg!("report-ending", name = Arg::Choice(known)),
        None => Message::said(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::say;
    use std::path::Path;

    /// The names of verdicts that the cases of the rules expect.
    fn expected() -> Vec<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/suites");
        let files = std::fs::read_dir(folder).unwrap().map(|it| std::fs::read_to_string(it.unwrap().path()).unwrap());
        let verdicts = files.flat_map(|it| {
            let names = it.lines().filter_map(|it| it.strip_prefix("verdict: ")?.split(' ').next().map(str::to_owned));
            names.collect::<Vec<_>>()
        });
        verdicts.filter(|it| it != "none").collect()
    }

    #[test]
    fn every_verdict_has_words() {
        let all = expected();
        assert!(all.len() > 100);
        let without: Vec<String> = all.into_iter().filter(|it| !NAMES.contains(&&**it)).collect();
        assert_eq!(without, Vec::<String>::new());
        // Each has its own, none those of the usual one.
        let words = NAMES.map(|it| say(&said(it)));
        assert!((1..words.len()).all(|at| !words[..at].contains(&words[at])), "{words:?}");
    }

    #[test]
    fn other_ends_are_told() {
        let said = |name| say(&said(name));
        assert_eq!(["400 plies", "1 plies", "no moves", "mate"].map(said), ["400 plies", "1 ply", "no moves", "mate"]);
        assert_eq!(["nobody knows", "x plies"].map(said), ["nobody knows", "x plies"]);
    }
}
