//! Reads the modifiers of one leg and steps over what cannot be one. Where a leg may stand is not decided here.

use message::msg;

use super::{MAX_DIRECTIONS, cursor::Cursor};
use crate::{Leg, Modifier, Severity, codes, is_direction, is_modifier};

/// Reads modifiers up to the next capital, `a`, bracket character, or the end.
pub(super) fn leg(p: &mut Cursor<'_>) -> Leg {
    let mut modifiers = Vec::new();
    let mut n_directions = 0;
    while let Some(next) = p.peek() {
        let span = p.here();
        if is_modifier(next) {
            p.bump();
            // `q` and `z` are counted too: which of them are directions is known only later.
            if is_direction(next) || matches!(next, 'q' | 'z') {
                n_directions += 1;
                if n_directions > MAX_DIRECTIONS {
                    if n_directions == MAX_DIRECTIONS + 1 {
                        p.report(
                            Severity::Error,
                            codes::LIMIT,
                            span,
                            msg!("xbetza-limit-directions", most = MAX_DIRECTIONS),
                            None,
                        );
                    }
                    p.skip(span);
                    continue;
                }
            }
            modifiers.push(Modifier { letter: next, span });
        } else if ends_leg(p, next) {
            break;
        } else {
            foreign(p);
        }
    }
    Leg { modifiers }
}

/// Whether a move without brackets can begin with this character.
pub(super) const fn can_start(it: char) -> bool {
    is_modifier(it) || it == 'a' || it == '@' || it.is_ascii_uppercase()
}

fn ends_leg(p: &Cursor<'_>, next: char) -> bool {
    next == 'a'
        || next == '@'
        || next.is_ascii_uppercase()
        || is_bracket_character(next)
        || next.is_whitespace() && p.rest().trim_start().is_empty()
}

pub(super) const fn is_bracket_character(it: char) -> bool {
    matches!(it, '[' | ']' | '(' | ')' | '-' | '?')
}

const fn is_range_character(it: char) -> bool {
    it.is_ascii_digit() || matches!(it, '*' | '~')
}

/// Skips a run of characters that cannot stand before an atom, or a run of blanks, with one problem.
pub(super) fn foreign(p: &mut Cursor<'_>) {
    let start = p.pos;
    if p.peek().is_some_and(is_range_character) {
        p.eat_while(is_range_character);
        p.report(
            Severity::Error,
            codes::RANGE,
            p.since(start),
            msg!("xbetza-range-alone"),
            Some(msg!("xbetza-range-alone-hint")),
        );
    } else if p.peek().is_some_and(char::is_whitespace) {
        p.eat_while(char::is_whitespace);
        p.report(
            Severity::Error,
            codes::CHARACTER,
            p.since(start),
            msg!("xbetza-character-blank"),
            Some(msg!("xbetza-character-blank-hint")),
        );
    } else {
        let first = p.peek();
        let text = p.eat_while(is_foreign);
        let hint = match first {
            Some('’' | '‘' | '`' | '´') => Some(msg!("xbetza-character-apostrophe-hint")),
            Some('–' | '—' | '−') => Some(msg!("xbetza-character-separator-hint")),
            Some(',' | ';' | '/' | '+' | '|') => Some(msg!("xbetza-character-between-hint")),
            _ => None,
        };
        p.report(Severity::Error, codes::CHARACTER, p.since(start), msg!("xbetza-character", text = short(text)), hint);
    }
    p.skip(p.since(start));
}

fn is_foreign(it: char) -> bool {
    !(it.is_ascii_alphabetic()
        || it.is_whitespace()
        || is_bracket_character(it)
        || is_range_character(it)
        || matches!(it, '@' | '\''))
}

/// Foreign text for a message: short, and without anything that could upset a terminal or a page.
fn short(text: &str) -> String {
    let mut chars = text.chars();
    let start: String = chars.by_ref().take(8).collect();
    let more = if chars.next().is_some() { "…" } else { "" };
    format!("{}{more}", start.escape_debug())
}
