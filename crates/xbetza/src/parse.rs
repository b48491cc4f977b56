//! Text to tree. Reading never fails: what cannot be read becomes trivia and a [`Diagnostic`].

mod atom;
mod bracket;
mod chain;
mod check;
mod cursor;
mod leg;

use cursor::Cursor;
use message::msg;

use crate::{Ast, Diagnostic, Item, Severity, Span, Trivia, codes};

/// Most moves of a description.
const MAX_MOVES: usize = 256;
/// Most legs of a move.
const MAX_LEGS: usize = 64;
/// Most groups inside each other.
const MAX_DEPTH: usize = 8;
/// Most `X` and `Y` behind an atom.
const MAX_EXTENSIONS: usize = 32;
/// Most direction letters of a leg.
const MAX_DIRECTIONS: usize = 64;

/// Reads a move string. The tree prints back as the text, whatever the text is.
///
/// ```
/// let (ast, errors) = xbetza::parse("fmWfceFifmnD");
/// assert_eq!(ast.moves().count(), 3);
/// assert!(errors.is_empty());
///
/// let (ast, errors) = xbetza::parse("K E [N-");
/// assert_eq!(ast.moves().count(), 1, "the rest still counts");
/// assert_eq!(errors.len(), 2);
/// assert_eq!(ast.to_string(), "K E [N-");
/// ```
#[must_use]
pub fn parse(text: &str) -> (Ast, Vec<Diagnostic>) {
    let mut p = Cursor::new(text);
    let mut items = Vec::new();
    let mut n_moves = 0;
    while let Some(next) = p.peek() {
        let start = p.pos;
        let found = match next {
            _ if next.is_whitespace() => {
                p.eat_while(char::is_whitespace);
                None
            }
            '(' | ')' | ']' | '-' | '?' => {
                bracket::stray(&mut p);
                None
            }
            _ if next == '[' || leg::can_start(next) => chain::chain(&mut p),
            _ => {
                leg::foreign(&mut p);
                None
            }
        };
        match found {
            Some(_) if n_moves == MAX_MOVES => {
                let span = Span::new(start, text.len());
                p.report(Severity::Error, codes::LIMIT, span, msg!("xbetza-limit-moves", most = MAX_MOVES), None);
                push_trivia(&mut items, text, span);
                break;
            }
            Some(it) => {
                n_moves += 1;
                items.push(Item::Move(it));
            }
            None => push_trivia(&mut items, text, Span::new(start, p.pos)),
        }
    }
    (Ast { items }, p.finish())
}

fn push_trivia(items: &mut Vec<Item>, text: &str, span: Span) {
    match items.last_mut() {
        Some(Item::Trivia(last)) => {
            last.text.push_str(&text[span.start..span.end]);
            last.span.end = span.end;
        }
        _ => items.push(Item::Trivia(Trivia { text: text[span.start..span.end].to_owned(), span })),
    }
}
