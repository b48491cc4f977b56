//! A place in the text, the problems found so far, and the skipped text of the move being read.

use message::{Message, msg};

use crate::{Diagnostic, Severity, Span, Trivia, codes};

/// Most problems that are listed, so that hostile text stays cheap.
const MAX_ERRORS: usize = 100;

/// Walks the text and collects problems.
pub(super) struct Cursor<'a> {
    text: &'a str,
    /// The next byte to read, always at a character.
    pub(super) pos: usize,
    errors: Vec<Diagnostic>,
    n_unlisted: usize,
    skipped: Vec<Span>,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, pos: 0, errors: Vec::new(), n_unlisted: 0, skipped: Vec::new() }
    }

    /// What is left to read.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.pos..]
    }

    pub(super) fn text_of(&self, span: Span) -> &'a str {
        &self.text[span.start..span.end]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The character behind the next one.
    pub(super) fn peek_second(&self) -> Option<char> {
        self.rest().chars().nth(1)
    }

    pub(super) fn bump(&mut self) {
        self.pos += self.peek().map_or(0, char::len_utf8);
    }

    pub(super) fn eat(&mut self, expected: char) -> bool {
        let res = self.peek() == Some(expected);
        if res {
            self.bump();
        }
        res
    }

    /// Reads the run of characters that fit, perhaps none.
    pub(super) fn eat_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|it| !fits(it)).unwrap_or(rest.len());
        self.pos += len;
        &rest[..len]
    }

    /// Where the next character stands; empty at the end of the text.
    pub(super) fn here(&self) -> Span {
        Span::new(self.pos, self.pos + self.peek().map_or(0, char::len_utf8))
    }

    pub(super) fn since(&self, start: usize) -> Span {
        Span::new(start, self.pos)
    }

    pub(super) fn report(
        &mut self,
        severity: Severity,
        code: &'static str,
        span: Span,
        message: Message,
        hint: Option<Message>,
    ) {
        if self.errors.len() == MAX_ERRORS {
            self.n_unlisted += 1;
            return;
        }
        self.errors.push(Diagnostic { severity, code, message, hint, fix: None, place: span });
    }

    /// Starts a new move: nothing of it is skipped yet.
    pub(super) fn begin(&mut self) {
        self.skipped.clear();
    }

    /// Keeps a piece of the move being read for printing only.
    pub(super) fn skip(&mut self, span: Span) {
        self.skipped.push(span);
    }

    /// The skipped text of the move being read, in order, pieces that touch joined.
    pub(super) fn take_skipped(&mut self) -> Vec<Trivia> {
        sort::sort(&mut self.skipped);
        let mut res: Vec<Trivia> = Vec::new();
        for span in self.skipped.drain(..) {
            let text = &self.text[span.start..span.end];
            match res.last_mut() {
                Some(last) if last.span.end == span.start => {
                    last.text.push_str(text);
                    last.span.end = span.end;
                }
                _ => res.push(Trivia { text: text.to_owned(), span }),
            }
        }
        res
    }

    /// All problems, in the order of the text.
    pub(super) fn finish(mut self) -> Vec<Diagnostic> {
        sort::by_key(&mut self.errors, |it| it.place);
        if self.n_unlisted > 0 {
            self.errors.push(Diagnostic {
                severity: Severity::Error,
                code: codes::LIMIT,
                message: msg!("xbetza-limit-problems", count = self.n_unlisted),
                hint: None,
                fix: None,
                place: Span::new(self.text.len(), self.text.len()),
            });
        }
        self.errors
    }
}
