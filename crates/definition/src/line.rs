//! The lines of the text form: where each begins and what it is. Its parts are not interpreted.

use crate::Span;

/// One line of a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The whole line with its line break.
    pub span: Span,
    /// What it is.
    pub kind: LineKind,
}

/// What a line is. All spans are trimmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// Nothing but blanks.
    Blank,
    /// `# …`, without blanks around it.
    Comment(Span),
    /// `key=value`.
    Setting {
        /// The key.
        key: Span,
        /// The value, perhaps empty.
        value: Span,
    },
    /// `name:ID:move:image:squares:hand`.
    Piece {
        /// The whole of it.
        whole: Span,
        /// Five or six fields.
        fields: Vec<Span>,
        /// Fields after the sixth.
        excess: Option<Span>,
    },
    /// None of these.
    Other(Span),
}

/// The lines of a text, one after the other. Put together they are the text again.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        if at == text.len() {
            return None;
        }
        let rest = &text.as_bytes()[at..];
        let body = rest.iter().position(|it| matches!(it, b'\n' | b'\r')).unwrap_or(rest.len());
        let brk = match rest.get(body..) {
            Some([b'\r', b'\n', ..]) => 2,
            Some([_, ..]) => 1,
            _ => 0,
        };
        let start = at;
        at += body + brk;
        Some(Line { span: Span::new(start, at), kind: kind(text, Span::new(start, start + body)) })
    })
}

/// What the line at `span` is.
fn kind(text: &str, span: Span) -> LineKind {
    let whole = without_breaks(text, span);
    let body = &text[whole.start..whole.end];
    if body.is_empty() {
        return LineKind::Blank;
    }
    if body.starts_with('#') {
        return LineKind::Comment(whole);
    }
    if let Some(equals) = body.find('=') {
        let key = trimmed(text, Span::new(whole.start, whole.start + equals));
        if is_key(&text[key.start..key.end]) {
            let value = trimmed(text, Span::new(whole.start + equals + 1, whole.end));
            return LineKind::Setting { key, value };
        }
    }
    let mut fields = Vec::new();
    let mut start = whole.start;
    let mut excess = None;
    for (colon, _) in body.match_indices(':').take(6) {
        fields.push(trimmed(text, Span::new(start, whole.start + colon)));
        start = whole.start + colon + 1;
    }
    if fields.len() == 6 {
        excess = Some(Span::new(start, whole.end));
    } else {
        fields.push(trimmed(text, Span::new(start, whole.end)));
    }
    if fields.len() < 5 {
        return LineKind::Other(whole);
    }
    LineKind::Piece { whole, fields, excess }
}

/// A letter, then letters and digits; perhaps a dot and something like the tag of a language.
pub(crate) fn is_key(text: &str) -> bool {
    let (word, tag) = text.split_once('.').unwrap_or((text, ""));
    word.starts_with(|it: char| it.is_ascii_alphabetic())
        && word.bytes().all(|it| it.is_ascii_alphanumeric())
        && tag.bytes().all(|it| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'_' | b'.'))
}

/// The part of `text` at `span` without blanks at both ends. A byte order mark is a blank.
pub(crate) fn trimmed(text: &str, span: Span) -> Span {
    let blank = |it: char| it.is_whitespace() || it == '\u{feff}';
    let part = &text[span.start..span.end];
    let start = span.start + part.len() - part.trim_start_matches(blank).len();
    let end = start + text[start..span.end].trim_end_matches(blank).len();
    Span::new(start, end)
}

/// The same without `<br>` at its end either.
fn without_breaks(text: &str, span: Span) -> Span {
    let mut span = trimmed(text, span);
    while let Some(end) = before_break(&text[span.start..span.end]) {
        span = trimmed(text, Span::new(span.start, span.start + end));
    }
    span
}

/// Where a `<br>` at the end begins. `innerHTML` writes it in any case.
fn before_break(text: &str) -> Option<usize> {
    ["<br>", "<br/>", "<br />"].iter().find_map(|it| {
        let start = text.len().checked_sub(it.len())?;
        text.get(start..).filter(|end| end.eq_ignore_ascii_case(it)).map(|_| start)
    })
}
