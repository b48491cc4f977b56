//! Takes a record apart. Whether its moves are moves is not asked.

use crate::notation::names::square_letters;
use crate::notation::record::{MAX_DEPTH, RecordMove, RecordTokens, sign};

/// Longer records are cut.
const MAX_LEN: usize = 1 << 20;

/// Takes a record apart. Never fails: what fits nowhere is taken for a move.
/// Variations that are nested deeper than [`MAX_DEPTH`] are left out.
#[must_use]
pub fn parse(text: &str) -> RecordTokens {
    let mut end = text.len().min(MAX_LEN);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let mut parser =
        Parser { text: &text[..end], at: 0, res: RecordTokens::default(), lines: vec![ParsedLine::default()] };
    while parser.res.result.is_none() && parser.part() {}
    while parser.lines.len() > 1 {
        parser.close();
    }
    parser.res.moves = parser.lines.pop().unwrap_or_default().moves;
    parser.res
}

/// A line that is being read.
#[derive(Default)]
struct ParsedLine {
    moves: Vec<RecordMove>,
    /// Remarks before its first move.
    before: Vec<String>,
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    res: RecordTokens,
    /// The main line and the open variations.
    lines: Vec<ParsedLine>,
}

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The move that was read last in the innermost line.
    fn last(&mut self) -> Option<&mut RecordMove> {
        self.lines.last_mut()?.moves.last_mut()
    }

    /// Reads one part; `false` at the end.
    fn part(&mut self) -> bool {
        let rest = self.rest();
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        match trimmed.chars().next() {
            None => return false,
            Some('[') => self.tag(),
            Some('{') if self.is_comment() => self.comment(),
            Some(';') => self.at += trimmed.find('\n').unwrap_or(trimmed.len()),
            Some('(') if is_variation(trimmed) => self.open(),
            Some(')') => {
                self.at += 1;
                self.close();
            }
            Some(_) => self.word(),
        }
        true
    }

    /// `{Kn}f3` begins a move: something other than the end of a word follows its brace.
    fn is_comment(&self) -> bool {
        let rest = self.rest();
        let Some(end) = rest.find('}') else { return true };
        let inner = &rest[1..end];
        let is_id = !inner.is_empty() && !inner.contains(char::is_whitespace);
        let after = rest[end + 1..].chars().next();
        !is_id || after.is_none_or(|it| it.is_whitespace() || matches!(it, '{' | '(' | ')' | ';' | '$'))
    }

    fn tag(&mut self) {
        let rest = self.rest();
        let open = rest.find(['"', ']']).filter(|it| rest[*it..].starts_with('"'));
        let (inner, len) = match open.and_then(|open| Some((open, rest[open + 1..].find('"')? + open + 1))) {
            Some((open, close)) => {
                let name = rest[1..open].trim();
                let end = rest[close..].find(']').map_or(rest.len(), |it| close + it + 1);
                (Some((name, &rest[open + 1..close])), end)
            }
            _ => (None, rest.find(']').map_or(rest.len(), |it| it + 1)),
        };
        if let Some((name, value)) = inner {
            if name.eq_ignore_ascii_case("fen") {
                self.res.fen = Some(value.to_string());
            }
            self.res.tags.push((name.to_string(), value.to_string()));
        }
        self.at += len;
    }

    fn comment(&mut self) {
        let rest = self.rest();
        let end = rest.find('}').unwrap_or(rest.len());
        let inner = rest[1..end].trim();
        self.at += (end + 1).min(rest.len());
        let is_number = !inner.is_empty() && inner.bytes().all(|it| it.is_ascii_digit());
        let is_main = self.lines.len() == 1;
        let is_first = self.res.comments.is_empty();
        match self.last() {
            Some(it) if !is_number => it.comments.push(inner.to_string()),
            Some(_) => {}
            None if is_main && is_number && is_first => self.res.shuffle = inner.parse().ok(),
            None if is_main => self.res.comments.push(inner.to_string()),
            None => self.lines.last_mut().into_iter().for_each(|it| it.before.push(inner.to_string())),
        }
    }

    /// A variation begins. It needs a move that it takes the place of.
    fn open(&mut self) {
        if self.lines.len() > MAX_DEPTH || self.last().is_none() {
            return self.skip();
        }
        self.at += 1;
        self.lines.push(ParsedLine::default());
    }

    /// The innermost variation is over.
    fn close(&mut self) {
        if self.lines.len() < 2 {
            return;
        }
        let ParsedLine { moves, before } = self.lines.pop().unwrap_or_default();
        let Some(it) = self.last() else { return };
        if moves.is_empty() { it.comments.extend(before) } else { it.variations.push(moves) }
    }

    /// Leaves out what stands in parentheses.
    fn skip(&mut self) {
        let rest = self.rest();
        let (mut depth, mut in_comment) = (0usize, false);
        for (at, it) in rest.char_indices() {
            match it {
                '{' => in_comment = true,
                '}' => in_comment = false,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment => depth = depth.saturating_sub(1),
                _ => continue,
            }
            if depth == 0 && !in_comment {
                self.at += at + 1;
                return;
            }
        }
        self.at = self.text.len();
    }

    fn word(&mut self) {
        let rest = self.rest();
        let len = word_len(rest);
        let word = &rest[..len];
        let start = self.at;
        self.at += len;
        if matches!(word, "1-0" | "0-1" | "1/2-1/2") {
            if self.lines.len() == 1 {
                self.res.result = Some(word.to_string());
            }
            return;
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|it| *it == b'.').count();
        let skip = if dots > 0 || digits == word.len() { digits + dots } else { 0 };
        let numbered = &word[skip..];
        let text = numbered.trim_end_matches(['!', '?']);
        let found = if numbered.starts_with('$') { sign(numbered) } else { sign(&numbered[text.len()..]) };
        if text.is_empty() || text == "*" || text.starts_with('$') || matches!(text, "e.p." | "+" | "#") {
            if let (Some(found), Some(it)) = (found, self.last()) {
                it.signs.push(found);
            }
            return;
        }
        let place = start + skip..start + skip + text.len();
        let Some(line) = self.lines.last_mut() else { return };
        let before = std::mem::take(&mut line.before);
        let signs = found.into_iter().collect();
        line.moves.push(RecordMove { text: text.to_string(), signs, before, place, ..RecordMove::default() });
    }
}

/// Whether a text that begins with a parenthesis begins a variation. `(N-B)B@f7` is a move: its word goes on behind.
fn is_variation(text: &str) -> bool {
    let inner = &text[1..];
    if inner.starts_with(|it: char| it.is_ascii_digit() || it.is_whitespace()) {
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
    let Some((square, _)) = text[1..].split_once(')') else { return false };
    let letters = square_letters(square);
    let digits = &square[letters..];
    letters > 0 && (1..=2).contains(&digits.len()) && digits.bytes().all(|it| it.is_ascii_digit())
}

/// How far a word goes: to a blank, to a remark or to a parenthesis that it did not open.
fn word_len(rest: &str) -> usize {
    let (mut in_braces, mut depth, mut before) = (false, 0usize, ' ');
    for (at, it) in rest.char_indices() {
        let begins_comment = it == '{' && at > 0 && !matches!(before, '=' | '/' | '~' | '@' | '-' | '+' | '(' | ')');
        let ends = match it {
            '(' => at > 0 && depth == 0 && !is_put_down(&rest[at..]) && is_variation(&rest[at..]),
            ')' => depth == 0,
            _ => it.is_whitespace() || it == ';' || begins_comment,
        };
        if ends && !in_braces {
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
