//! Takes a record apart. Whether its moves are moves is not asked.

use super::{RecordMove, RecordTokens};

/// Longer records are cut.
const MAX_LEN: usize = 1 << 20;

/// Takes a record apart. Never fails: what fits nowhere is taken for a move.
#[must_use]
pub fn parse(text: &str) -> RecordTokens {
    let mut end = text.len().min(MAX_LEN);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let mut parser = Parser { text: &text[..end], at: 0, res: RecordTokens::default() };
    while parser.res.result.is_none() && parser.part() {}
    parser.res
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    res: RecordTokens,
}

impl<'t> Parser<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
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
            Some('(') if trimmed[1..].starts_with(|it: char| it.is_ascii_digit() || it.is_whitespace()) => {
                self.variation()
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
        !is_id || after.is_none_or(|it| it.is_whitespace() || it == '{')
    }

    fn tag(&mut self) {
        let rest = self.rest();
        let (inner, len) = match rest.find('"').and_then(|open| Some((open, rest[open + 1..].find('"')? + open + 1))) {
            Some((open, close)) if !rest[..open].contains(']') => {
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
        match self.res.moves.last_mut() {
            Some(it) => {
                if !is_number {
                    it.comments.push(inner.to_string());
                }
            }
            None if is_number && self.res.comments.is_empty() => self.res.shuffle = inner.parse().ok(),
            None => self.res.comments.push(inner.to_string()),
        }
    }

    /// Other moves in parentheses are skipped.
    fn variation(&mut self) {
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
        let mut len = rest.len();
        let mut in_braces = false;
        let mut before = ' ';
        for (at, it) in rest.char_indices() {
            let begins_comment =
                it == '{' && at > 0 && !matches!(before, '=' | '/' | '~' | '@' | '-' | '+' | '(' | ')');
            if !in_braces && (it.is_whitespace() || it == ';' || begins_comment) {
                len = at;
                break;
            }
            in_braces = if in_braces { it != '}' } else { it == '{' };
            before = it;
        }
        let word = &rest[..len];
        let start = self.at;
        self.at += len;
        if matches!(word, "1-0" | "0-1" | "1/2-1/2") {
            self.res.result = Some(word.to_string());
            return;
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|it| *it == b'.').count();
        let skip = if dots > 0 || digits == word.len() { digits + dots } else { 0 };
        let text = &word[skip..];
        if text.is_empty() || text == "*" || text.starts_with('$') || matches!(text, "e.p." | "+" | "#" | "!" | "?") {
            return;
        }
        let place = start + skip..start + word.len();
        self.res.moves.push(RecordMove { text: text.to_string(), comments: Vec::new(), place });
    }
}
