//! Writes records, with their variations.

use std::fmt::Write;

use crate::notation::record::{RecordInput, RecordMove, SIGNS, sign_text};
use engine::ids::Player;

/// Writes a record.
///
/// ```
/// use game::notation::record::{RecordInput, RecordMove, write};
/// let named = |text: &str| RecordMove { text: text.into(), ..RecordMove::default() };
/// let mut moves = ["e4", "e5", "Nf3"].map(named).to_vec();
/// moves[1].variations.push(vec![named("c5"), named("c3")]);
/// let input = RecordInput { first: (1, engine::ids::Player::White), moves: &moves, ..Default::default() };
/// assert_eq!(write(&input), "1. e4 e5 (1... c5 2. c3) 2. Nf3 *");
/// ```
#[must_use]
pub fn write(input: &RecordInput<'_>) -> String {
    let mut res = String::new();
    if let Some(number) = input.shuffle {
        let _ = writeln!(res, "{{{number}}}");
    }
    for (name, value) in input.headers {
        let value = if name == "Result" { input.result.unwrap_or("*") } else { value };
        let escaped = value.replace('\\', r"\\").replace('"', "\\\"").replace('\n', " ");
        let _ = writeln!(res, "[{name} \"{escaped}\"]");
    }
    if let Some(fen) = input.fen {
        let _ = writeln!(res, "[FEN \"{}\"]", fen.replace(['"', '\n'], " "));
    }
    let mut words: Vec<String> = input.comments.iter().map(|it| comment(it)).collect();
    line(&mut words, input.moves, input.first);
    words.push(input.result.unwrap_or("*").to_string());
    res + &words.join(" ")
}

/// Moves as text, without a game around them. `first` is a pair as in [`RecordInput::first`].
#[must_use]
pub fn moves_text(moves: &[RecordMove], first: (u32, Player)) -> String {
    let mut words = Vec::new();
    line(&mut words, moves, first);
    words.join(" ")
}

/// One line of moves, from the number and the side of its first move on, a pair as in [`RecordInput::first`].
fn line(words: &mut Vec<String>, moves: &[RecordMove], first: (u32, Player)) {
    let (mut number, mut side) = first;
    let mut is_announced = false;
    for it in moves {
        words.extend(it.before.iter().map(|it| comment(it)));
        is_announced &= it.before.is_empty();
        if !is_announced {
            words.push(number_text(number, side));
        }
        let short = it.signs.first().filter(|it| (1..=SIGNS.len()).contains(&usize::from(**it)));
        words.push(it.text.clone() + &short.map_or_else(String::new, |it| sign_text(*it)));
        words.extend(it.signs[usize::from(short.is_some())..].iter().map(|it| format!("${it}")));
        words.extend(it.comments.iter().map(|it| comment(it)));
        // Each turn of White is numbered.
        let white_begins = side == Player::Black && !it.goes_on;
        is_announced = it.comments.is_empty() && it.variations.is_empty() && !white_begins;
        for it in it.variations.iter().filter(|it| !it.is_empty()) {
            let from = words.len();
            line(words, it, (number, side));
            words[from].insert(0, '(');
            if let Some(it) = words.last_mut() {
                it.push(')');
            }
        }
        if !it.goes_on {
            (number, side) = next_turn(number, side);
        }
    }
}

/// The number before a move: `3.` or `3...`.
#[must_use]
pub fn number_text(number: u32, side: Player) -> String {
    match side {
        Player::White => format!("{number}."),
        Player::Black => format!("{number}..."),
    }
}

/// The number of the turn after that of a side, and whose it is.
#[must_use]
pub fn next_turn(number: u32, side: Player) -> (u32, Player) {
    (number.saturating_add(u32::from(side == Player::Black)), side.other())
}

/// A remark in braces; a brace inside it becomes a bracket.
fn comment(text: &str) -> String {
    let inner: String = text
        .chars()
        .map(|it| match it {
            '}' => ')',
            '{' => '(',
            _ => it,
        })
        .collect();
    let inner = inner.trim();
    // A lone number would be read as the number of a shuffle.
    if inner.bytes().all(|it| it.is_ascii_digit()) { format!("{{ {inner} .}}") } else { format!("{{{inner}}}") }
}
