//! Where the words of a record end, and what single words are. What they mean for the game is read elsewhere.

use crate::notation::names::square_letters;

/// The result that a word is: `Some(None)` for a game that goes on.
pub(super) fn result(word: &str) -> Option<Option<&'static str>> {
    let plain: String =
        word.chars().map(|it| if matches!(it, '\u{2010}'..='\u{2015}' | '\u{2212}') { '-' } else { it }).collect();
    Some(match plain.as_str() {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "½-½" | "1/2" | "½" => Some("1/2-1/2"),
        "*" => None,
        _ => return None,
    })
}

/// Whether moves of the same game follow.
pub(super) fn goes_on(rest: &str) -> bool {
    let rest = rest.trim_start_matches(is_blank);
    let word = &rest[..word_len(rest)];
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let is_first =
        word[..digits].parse() == Ok(1u32) && word[digits..].starts_with('.') && !word[digits..].starts_with("..");
    let is_move = word.contains(|it: char| it.is_ascii_digit()) && !word.starts_with(['[', '{', '(', ';', '%']);
    is_move && !is_first && result(word).is_none()
}

/// The name and the value of the tag at the start of a line, and how long it is. Its value ends with the quotation mark
/// behind which it is closed: not all programs mark the others.
pub(super) fn read_tag(line: &str) -> Option<(&str, String, usize)> {
    let inner = line.strip_prefix('[')?;
    let end = inner.find(['"', ']']).filter(|it| inner[*it..].starts_with('"'))?;
    let (name, rest) = (inner[..end].trim(), &inner[end + 1..]);
    if name.is_empty() {
        return None;
    }
    let (mut value, mut is_escaped) = (String::new(), false);
    for (at, it) in rest.char_indices() {
        let behind = &rest[at + it.len_utf8()..];
        let closing = behind.trim_start();
        if is_escaped && !matches!(it, '"' | '\\') {
            value.push('\\');
        }
        if it == '"' && !is_escaped && (closing.is_empty() || closing.starts_with(']')) {
            return Some((name, value, line.len() - closing.len() + usize::from(!closing.is_empty())));
        }
        let escapes = it == '\\' && !is_escaped;
        if !escapes {
            value.push(it);
        }
        is_escaped = escapes;
    }
    None
}

/// Where a comment ends that is not closed: before the next number of a move, or with its line.
pub(super) fn unclosed_end(rest: &str) -> usize {
    let mut before = ' ';
    for (at, it) in rest.char_indices().skip(1) {
        if it == '\n' {
            return at;
        }
        if it.is_ascii_digit() && before.is_whitespace() {
            let digits = rest[at..].bytes().take_while(u8::is_ascii_digit).count();
            if rest[at + digits..].starts_with('.') {
                return at;
            }
        }
        before = it;
    }
    rest.len()
}

/// How far a move at the start of a line goes that is written as displacements with blanks: `P e7-e8; Q-e8`. `None` for
/// other moves.
pub(super) fn displacements(line: &str) -> Option<usize> {
    let mut end = displacement(line)?;
    let is_plain = !line[..end].contains(' ');
    let mut parts = 1;
    while let Some(rest) = line[end..].trim_start().strip_prefix(';') {
        let next = rest.trim_start();
        let Some(len) = displacement(next).or_else(|| putting(next)) else { break };
        end = line.len() - next.len() + len;
        parts += 1;
    }
    (!is_plain || parts > 1).then_some(end)
}

/// How long `P e7-e8`, `P*e5` or `h1-f1` is at the start of a text.
fn displacement(text: &str) -> Option<usize> {
    let end = |from: usize| text[from..].find([' ', '\t', ';']).map_or(text.len(), |it| from + it);
    let first = end(0);
    // A label in braces is taken for a comment before; the squares alone say enough.
    let is_label = !text[..first].contains(|it: char| it.is_ascii_digit() || matches!(it, '-' | '{'));
    let from = if is_label && text[first..].starts_with(' ') { first + 1 } else { 0 };
    let squares = &text[from..end(from)];
    let (left, right) = squares.split_once(['-', '*'])?;
    let has_origin = left.ends_with(|it: char| it.is_ascii_digit()) || squares.contains('*');
    (is_square(right) && has_origin).then(|| end(from))
}

/// How long `Q-e8`, `@-d5` or `d4-` is at the start of a text.
fn putting(text: &str) -> Option<usize> {
    let end = text.find([' ', '\t', ';']).unwrap_or(text.len());
    let (left, right) = text[..end].rsplit_once('-')?;
    (!left.is_empty() && is_square(if right.is_empty() { left } else { right })).then_some(end)
}

/// Whether a word is the name of a square of some board.
fn is_square(word: &str) -> bool {
    let digits = &word[square_letters(word)..];
    digits.len() < word.len() && !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
}

/// The mark before a text that says how its bytes are to be read.
pub(super) const MARK: char = '\u{feff}';

/// Whether a character only parts words.
pub(super) fn is_blank(it: char) -> bool {
    it.is_whitespace() || matches!(it, MARK | '\u{200b}'..='\u{200d}' | '\u{200e}' | '\u{200f}' | '\u{2060}')
}

/// Whether a text that begins with a parenthesis begins a variation. `(N-B)B@f7` is a move: its word goes on behind.
pub(super) fn is_variation(text: &str) -> bool {
    let inner = &text[1..];
    if inner.starts_with(|it: char| it.is_ascii_digit() || is_blank(it)) {
        return true;
    }
    let mut depth = 0usize;
    for (at, it) in inner.char_indices() {
        match it {
            '(' => depth += 1,
            ')' if depth == 0 => {
                let after = inner[at + 1..].chars().next();
                return after.is_none_or(|it| it.is_whitespace() || matches!(it, '(' | ')' | '{' | ';' | '$'));
            }
            ')' => depth -= 1,
            _ if it.is_whitespace() => return true,
            _ => {}
        }
    }
    true
}

/// Whether a text begins with one square in parentheses: where a piece is put down, as in `Qf4(e4)`.
fn is_put_down(text: &str) -> bool {
    let end = text[1..].find(|it: char| it == ')' || is_blank(it));
    end.is_some_and(|end| text[1 + end..].starts_with(')') && is_square(&text[1..=end]))
}

/// How far a word goes: to a blank, to a remark or to a parenthesis that it did not open.
pub(super) fn word_len(rest: &str) -> usize {
    let (mut in_braces, mut depth, mut before) = (false, 0usize, ' ');
    for (at, it) in rest.char_indices() {
        let begins_comment = it == '{' && at > 0 && !matches!(before, '=' | '/' | '~' | '@' | '-' | '+' | '(' | ')');
        let ends = match it {
            '(' => at > 0 && depth == 0 && !is_put_down(&rest[at..]) && is_variation(&rest[at..]),
            ')' => depth == 0,
            '$' => at > 0 && rest[at + 1..].starts_with(|it: char| it.is_ascii_digit()),
            _ => it == ';' || begins_comment,
        };
        if is_blank(it) || ends && !in_braces {
            return at;
        }
        match it {
            '(' if !in_braces => depth += 1,
            ')' if !in_braces => depth -= 1,
            _ => {}
        }
        in_braces = if in_braces { it != '}' } else { it == '{' };
        before = it;
    }
    rest.len()
}
