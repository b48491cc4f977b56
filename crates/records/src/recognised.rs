//! Whether a text is a game in another format, told by signs that no record of ours has. It may err: nothing is read here.

/// Words that only formats of other programs begin lines with.
const BEGINNINGS: [&str; 8] = ["V2", "V3", "PI", "P1", "START", "FORMAT", "position ", "startpos"];

/// Whether a text looks like a game that [`crate::read`] or [`crate::Style`] is for. Remarks in braces do not matter.
#[must_use]
pub fn is_foreign(text: &str) -> bool {
    text.lines().any(|it| is_telling(it.trim_start_matches('\u{feff}').trim()))
}

fn is_telling(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let is_board = words.next().is_some_and(|it| it.matches('/').count() > 1);
    BEGINNINGS.iter().any(|it| line.starts_with(it))
        || line.starts_with("sfen ")
        || line.starts_with("[Format ")
        || line.starts_with("[GameType ")
        || line.starts_with(['+', '-']) && line.as_bytes().get(1).is_some_and(u8::is_ascii_digit)
        || is_board && words.next().is_some_and(|it| matches!(it, "w" | "b"))
        || !line.starts_with('[') && line.split(['{', ';']).next().is_some_and(has_word)
}

/// Whether a line has a word of a kind that ours do not have.
fn has_word(line: &str) -> bool {
    let is_kanji = |it: char| matches!(it, '\u{3040}'..='\u{9fff}' | '\u{ff10}'..='\u{ff19}' | '▲' | '△' | '☗' | '☖');
    line.contains(is_kanji)
        || line.split_whitespace().any(|it| has_rank_zero(it) || crate::draughts::numbers(it).is_some())
}

/// `h0g2`, `H0-G2`: two squares, one of them on a rank 0.
fn has_rank_zero(word: &str) -> bool {
    let plain: Vec<u8> = word.bytes().filter(|it| *it != b'-').collect();
    let is_square = |it: &[u8]| matches!(it, [file, rank] if file.is_ascii_alphabetic() && rank.is_ascii_digit());
    plain.len() == 4 && plain.chunks(2).all(is_square) && plain.contains(&b'0')
}
