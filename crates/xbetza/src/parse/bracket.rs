//! Reads a move in brackets: legs with their own atoms, separators, groups.

use message::{Message, msg};

use super::{MAX_DEPTH, MAX_LEGS, atom, check, cursor::Cursor, leg};
use crate::{AfterPart, Base, Bracket, Group, Leg, Move, MoveKind, Part, Separator, Severity, codes};

/// The bracket was reported and is to be dropped.
struct Unreadable;

/// Reads a bracket behind its prefix, which begins at `start`. `None` if it was dropped; the text read is then trivia.
pub(super) fn bracket(p: &mut Cursor<'_>, prefix: Leg, start: usize) -> Option<Move> {
    p.bump();
    let mut reader = BracketReader { p, n_legs: 0 };
    match reader.body(prefix) {
        Ok(mut bracket) => check::bracket(p, &mut bracket).then(|| Move {
            kind: MoveKind::Bracket(Box::new(bracket)),
            skipped: p.take_skipped(),
            span: p.since(start),
        }),
        Err(Unreadable) => {
            // Brackets do not nest, so the next one begins a new move.
            p.eat_while(|it| !matches!(it, '[' | ']'));
            p.eat(']');
            None
        }
    }
}

/// Reports and reads a bracket character outside of brackets.
pub(super) fn stray(p: &mut Cursor<'_>) {
    let span = p.here();
    let text = p.text_of(span);
    p.bump();
    match text {
        "]" | ")" => {
            p.report(Severity::Error, codes::BRACKET, span, msg!("xbetza-bracket-closing", sign = text), None);
        }
        _ => p.report(
            Severity::Error,
            codes::BRACKET,
            span,
            msg!("xbetza-bracket-only", sign = text),
            Some(msg!("xbetza-bracket-only-hint")),
        ),
    }
}

struct BracketReader<'p, 'a> {
    p: &'p mut Cursor<'a>,
    n_legs: usize,
}

impl BracketReader<'_, '_> {
    fn body(&mut self, prefix: Leg) -> Result<Bracket, Unreadable> {
        if self.p.peek() == Some(']') {
            return self.fault(msg!("xbetza-bracket-empty"), None);
        }
        let first = self.part()?;
        let rest = self.rest(0)?;
        self.p.bump();
        Ok(Bracket { prefix, first, rest })
    }

    /// What follows a part, up to but without the closing bracket or parenthesis.
    fn rest(&mut self, depth: usize) -> Result<Vec<AfterPart>, Unreadable> {
        let mut res = Vec::new();
        loop {
            match self.p.peek() {
                Some(']') if depth == 0 => return Ok(res),
                Some(')') if depth > 0 => return Ok(res),
                Some(']') => return self.not_closed("(", ")"),
                Some(')') => {
                    let hint = msg!("xbetza-bracket-missing-hint", sign = "(");
                    return self.fault(msg!("xbetza-bracket-unopened"), Some(hint));
                }
                Some('(') => res.push(AfterPart::Group(self.group(depth + 1)?)),
                None | Some('[') => return self.not_closed("[", "]"),
                Some(_) => {
                    let separator = self.separator();
                    res.push(AfterPart::Part(separator, self.part()?));
                }
            }
        }
    }

    fn group(&mut self, depth: usize) -> Result<Group, Unreadable> {
        let start = self.p.pos;
        if depth > MAX_DEPTH {
            self.p.report(
                Severity::Error,
                codes::LIMIT,
                self.p.here(),
                msg!("xbetza-limit-depth", most = MAX_DEPTH),
                None,
            );
            return Err(Unreadable);
        }
        self.p.bump();
        if self.p.peek() == Some(')') {
            return self.fault(msg!("xbetza-bracket-empty-group"), None);
        }
        let separator = self.separator();
        let first = self.part()?;
        let rest = self.rest(depth)?;
        self.p.bump();
        Ok(Group { separator, first, rest, span: self.p.since(start) })
    }

    fn separator(&mut self) -> Separator {
        if self.p.eat('-') {
            Separator::Then
        } else if self.p.eat('?') {
            Separator::Maybe
        } else {
            // `a` is about to be reported as an error.
            if self.p.peek() == Some('a') {
                return Separator::Missing;
            }
            self.p.report(
                Severity::Warning,
                codes::BRACKET,
                self.p.here(),
                msg!("xbetza-bracket-separator"),
                Some(msg!("xbetza-bracket-separator-hint")),
            );
            Separator::Missing
        }
    }

    fn part(&mut self) -> Result<Part, Unreadable> {
        let start = self.p.pos;
        let leg = leg::leg(self.p);
        match self.p.peek() {
            Some(it) if it == '@' || it.is_ascii_uppercase() => {}
            Some('a') => {
                let message = msg!("xbetza-bracket-inside", sign = "a");
                return self.fault(message, Some(msg!("xbetza-bracket-inside-hint")));
            }
            Some('[') => return self.fault(msg!("xbetza-bracket-inside", sign = "["), None),
            None => return self.not_closed("[", "]"),
            Some(_) if leg.modifiers.is_empty() => {
                return self.fault(msg!("xbetza-bracket-leg"), Some(msg!("xbetza-bracket-leg-hint")));
            }
            Some(_) => {
                self.p.report(
                    Severity::Error,
                    codes::DANGLING,
                    self.p.since(start),
                    msg!("xbetza-dangling-bracket"),
                    Some(msg!("xbetza-dangling-bracket-hint")),
                );
                return Err(Unreadable);
            }
        }
        let atom = atom::atom(self.p).ok_or(Unreadable)?;
        if matches!(atom.base, Base::O | Base::I) {
            self.p.report(
                Severity::Error,
                codes::BRACKET,
                atom.span,
                msg!("xbetza-bracket-inside", sign = atom.base.to_string()),
                None,
            );
            return Err(Unreadable);
        }
        let mut suffix = atom::suffix(self.p, &atom);
        check::no_area(self.p, &mut suffix);
        self.n_legs += 1;
        if self.n_legs > MAX_LEGS {
            self.p.report(
                Severity::Error,
                codes::LIMIT,
                self.p.since(start),
                msg!("xbetza-limit-legs", most = MAX_LEGS),
                None,
            );
            return Err(Unreadable);
        }
        Ok(Part { leg, atom, suffix })
    }

    fn not_closed<T>(&mut self, open: &str, missing: &str) -> Result<T, Unreadable> {
        let hint = msg!("xbetza-bracket-missing-hint", sign = missing);
        self.fault(msg!("xbetza-bracket-open", sign = open), Some(hint))
    }

    /// Drops the move, with the message that says so.
    fn fault<T>(&mut self, message: Message, hint: Option<Message>) -> Result<T, Unreadable> {
        let span = self.p.here();
        self.p.report(Severity::Error, codes::BRACKET, span, message, hint);
        Err(Unreadable)
    }
}
