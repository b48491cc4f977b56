//! Games as text: numbers, moves, comments, result. What a move means is read elsewhere.

mod parse;
mod replay;

use std::fmt::Write;
use std::ops::Range;

use crate::ids::Player;

pub use parse::parse;
pub use replay::{Replay, replay};

/// What a record is written from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordInput<'a> {
    /// The number of the shuffle.
    pub shuffle: Option<u32>,
    /// The position it begins with, if that is not the start of the variant.
    pub fen: Option<&'a str>,
    /// The number of the first move and whose move it is.
    pub first: (u32, Player),
    /// The moves.
    pub moves: &'a [String],
    /// Remarks by ply; 0 stands before the first move.
    pub comments: &'a [(usize, String)],
    /// `1-0`, `0-1` or `1/2-1/2`; `None` while the game goes on.
    pub result: Option<&'a str>,
}

/// A move of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordMove {
    /// As written, without number.
    pub text: String,
    /// The remarks after it.
    pub comments: Vec<String>,
    /// Where it stands, in bytes.
    pub place: Range<usize>,
}

/// What a record consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordTokens {
    /// The number of the shuffle.
    pub shuffle: Option<u32>,
    /// The position it begins with.
    pub fen: Option<String>,
    /// All tags, the FEN included.
    pub tags: Vec<(String, String)>,
    /// Remarks before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<RecordMove>,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: Option<String>,
}

/// Writes a record.
///
/// ```
/// use variant::notation::record::{RecordInput, write};
/// let moves = ["e4".to_string(), "e5".into(), "Nf3".into()];
/// let input = RecordInput { first: (1, variant::ids::Player::White), moves: &moves, ..Default::default() };
/// assert_eq!(write(&input), "1. e4 e5 2. Nf3 *");
/// ```
#[must_use]
pub fn write(input: &RecordInput<'_>) -> String {
    let mut res = String::new();
    if let Some(number) = input.shuffle {
        let _ = writeln!(res, "{{{number}}}");
    }
    if let Some(fen) = input.fen {
        let _ = writeln!(res, "[FEN \"{}\"]", fen.replace(['"', '\n'], " "));
    }
    let mut words: Vec<String> = Vec::new();
    let comments = |ply: usize| input.comments.iter().filter(move |it| it.0 == ply).map(|it| comment(&it.1));
    words.extend(comments(0));
    let (mut number, mut side) = input.first;
    let mut is_announced = false;
    for (idx, text) in input.moves.iter().enumerate() {
        match side {
            Player::White => words.push(format!("{number}.")),
            Player::Black if !is_announced => words.push(format!("{number}...")),
            Player::Black => {}
        }
        is_announced = true;
        words.push(text.clone());
        for it in comments(idx + 1) {
            words.push(it);
            is_announced = false;
        }
        number = number.saturating_add(u32::from(side == Player::Black));
        side = side.other();
    }
    words.push(input.result.unwrap_or("*").to_string());
    res + &words.join(" ")
}

/// A remark in braces; a brace inside it becomes a bracket.
fn comment(text: &str) -> String {
    let inner: String = text
        .chars()
        .map(|it| {
            if it == '}' {
                ')'
            } else if it == '{' {
                '('
            } else {
                it
            }
        })
        .collect();
    let inner = inner.trim();
    // A lone number would be read as the number of a shuffle.
    if inner.bytes().all(|it| it.is_ascii_digit()) { format!("{{ {inner} .}}") } else { format!("{{{inner}}}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        parse(text).moves.into_iter().map(|it| it.text).collect()
    }

    #[test]
    fn writes_and_reads() {
        let moves: Vec<String> = ["e5", "{Kn}f3", "O-O", "(N-B)B@f7", "a8={Kn}", "--"].map(String::from).to_vec();
        let comments = [(0, "the {start}".to_string()), (2, "good".into()), (2, "12".into())];
        let input = RecordInput {
            shuffle: Some(518),
            fen: Some("8/8 b - - 0 7"),
            first: (7, Player::Black),
            moves: &moves,
            comments: &comments,
            result: Some("1/2-1/2"),
        };
        let text = write(&input);
        assert_eq!(
            text,
            "{518}\n[FEN \"8/8 b - - 0 7\"]\n{the (start)} 7... e5 8. {Kn}f3 {good} { 12 .} 8... O-O 9. (N-B)B@f7 a8={Kn} 10. -- 1/2-1/2"
        );
        let read = parse(&text);
        assert_eq!(read.shuffle, Some(518));
        assert_eq!(read.fen.as_deref(), Some("8/8 b - - 0 7"));
        assert_eq!(read.comments, ["the (start)"]);
        assert_eq!(read.moves.iter().map(|it| it.text.clone()).collect::<Vec<_>>(), moves);
        assert_eq!(read.moves[1].comments, ["good", "12 ."]);
        assert_eq!(read.result.as_deref(), Some("1/2-1/2"));
        assert_eq!(&text[read.moves[3].place.clone()], "(N-B)B@f7");
    }

    #[test]
    fn usual_records() {
        assert_eq!(
            texts("1.e4 e5 2.Nf3! $1 Nc6?! ; a remark\n3. Bb5 (3. Bc4 (3. d4) Bc5) a6 1-0 rest"),
            ["e4", "e5", "Nf3!", "Nc6?!", "Bb5", "a6"]
        );
        assert_eq!(texts("1. e4{comment} e5 {518} 2. 0-0 *"), ["e4", "e5", "0-0"]);
        assert_eq!(parse("1. e4 {518} e5").shuffle, None);
    }

    #[test]
    fn odd_texts_are_read_without_failure() {
        for text in ["{", "[", "(1", "{518", "[FEN", "[FEN \"", "1.", "...", "é{", "(((((((", ")", "}", "]", ";", "$"]
        {
            assert!(texts(text).len() <= 1, "{text}");
        }
    }
}
