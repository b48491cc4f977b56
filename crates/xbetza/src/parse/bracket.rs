//! Reads a move in brackets: legs with their own atoms, separators, groups.

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
        "]" | ")" => p.report(
            Severity::Error,
            codes::BRACKET,
            span,
            format_args!("\"{text}\" closes nothing; it is skipped"),
            None,
        ),
        _ => p.report(
            Severity::Error,
            codes::BRACKET,
            span,
            format_args!("\"{text}\" stands in brackets only; it is skipped"),
            Some("moves with legs of their own are written as in \"[F-R]\", repeated legs as in \"[N(-N)]\""),
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
            return self.fault("there is nothing in this bracket", None);
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
                Some(']') => return self.fault("\"(\" is not closed", Some("a \")\" is missing")),
                Some(')') => return self.fault("\")\" closes nothing", Some("a \"(\" is missing")),
                Some('(') => res.push(AfterPart::Group(self.group(depth + 1)?)),
                None | Some('[') => {
                    return self.fault("\"[\" is not closed", Some("a \"]\" is missing"));
                }
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
                format_args!("groups are nested more than {MAX_DEPTH} deep; this move is dropped"),
                None,
            );
            return Err(Unreadable);
        }
        self.p.bump();
        if self.p.peek() == Some(')') {
            return self.fault("there is nothing in this group", None);
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
                format_args!("there is no separator between two legs; it is read as \"-\""),
                Some("write \"-\" if the move must go on, \"?\" if it may end here"),
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
                return self.fault(
                    "\"a\" does not stand in brackets",
                    Some("legs are separated by \"-\" or \"?\" here, and each has its own atom"),
                );
            }
            Some('[') => return self.fault("\"[\" does not stand in brackets", None),
            None => return self.fault("\"[\" is not closed", Some("a \"]\" is missing")),
            Some(_) if leg.modifiers.is_empty() => {
                return self
                    .fault("a leg is missing here", Some("a leg is an atom with modifiers before it, as in \"fsR\""));
            }
            Some(_) => {
                self.p.report(
                    Severity::Error,
                    codes::DANGLING,
                    self.p.since(start),
                    format_args!("there is no atom behind these modifiers; this move is dropped"),
                    Some("in brackets each leg has its own atom"),
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
                format_args!("\"{}\" does not stand in brackets; this move is dropped", atom.base),
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
                format_args!("a move has at most {MAX_LEGS} legs; this one is dropped"),
                None,
            );
            return Err(Unreadable);
        }
        Ok(Part { leg, atom, suffix })
    }

    fn fault<T>(&mut self, what: &str, hint: Option<&str>) -> Result<T, Unreadable> {
        let span = self.p.here();
        self.p.report(Severity::Error, codes::BRACKET, span, format_args!("{what}; this move is dropped"), hint);
        Err(Unreadable)
    }
}
