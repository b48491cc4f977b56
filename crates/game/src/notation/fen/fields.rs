//! Splits a position text into fields and recognises its dialect. The fields are read elsewhere.

use crate::notation::names;
use engine::ids::Player;
use engine::variant::Variant;

use crate::notation::fen::FenError;

/// The fields of a position text.
#[derive(Clone, Debug)]
pub(super) struct FenFields<'t> {
    /// The ranks from the top.
    pub board: Vec<&'t str>,
    /// Whether the text says that these are files.
    pub by_columns: bool,
    /// Pieces in hand: the text, and whether counts come before the letters.
    pub hand: Option<&'t str>,
    /// The second bracket.
    pub prison: Option<&'t str>,
    /// Whose turn it is.
    pub side: Player,
    /// `None` if the text has no such field and does not say that there are none.
    pub rights: Option<&'t str>,
    /// Squares of captures in passing, or `-`.
    pub passing: &'t str,
    /// The limit of a counting game.
    pub limit: Option<u32>,
    /// Checks still to give.
    pub checks_left: Option<[u32; 2]>,
    /// Checks given so far.
    pub checks_given: Option<[u32; 2]>,
    /// Plies since the last resetting event.
    pub half: u32,
    /// The move number.
    pub full: u32,
    /// `key=value`.
    pub extras: Vec<(&'t str, &'t str)>,
}

impl<'t> FenFields<'t> {
    /// Splits a text.
    pub(super) fn split(variant: &Variant, text: &'t str, notes: &mut Vec<String>) -> Result<Self, FenError> {
        let mut tokens = text.split_whitespace();
        let Some(first) = tokens.next() else { return Err(FenError::new("The text is empty.", "")) };
        let (first, by_columns) = first.strip_prefix("cols:").map_or((first, false), |it| (it, true));
        let (board, hand, prison) = brackets(first)?;
        let mut res = Self {
            board: ranks(board),
            by_columns,
            hand,
            prison,
            side: Player::White,
            rights: None,
            passing: "-",
            limit: None,
            checks_left: None,
            checks_given: None,
            half: 0,
            full: 1,
            extras: Vec::new(),
        };
        let topology = &variant.movement.topology;
        let n_ranks = topology.n_rows() as usize * usize::from(topology.n_planes());
        if res.board.len() == n_ranks + 1
            && res.board.last().is_some_and(|it| it.is_empty() || is_hand(it))
            && res.hand.is_none()
        {
            res.hand = res.board.pop();
        }
        let mut rest: Vec<&str> = Vec::new();
        let side = tokens.next();
        for token in tokens {
            if let Some((key, value)) = token.split_once('=').filter(|it| !it.0.is_empty()) {
                res.extras.push((key, value));
            } else if let Some(counts) = counts(token.strip_prefix('+').unwrap_or(token)) {
                let given = token.starts_with('+');
                *(if given { &mut res.checks_given } else { &mut res.checks_left }) = Some(counts);
            } else {
                rest.push(token);
            }
        }
        let Some(side) = side else {
            notes.push("The text does not say whose turn it is: White's.".into());
            res.default_rights(variant, notes);
            return Ok(res);
        };
        res.side = match side.as_bytes() {
            b"w" | b"W" => Player::White,
            b"b" | b"B" => Player::Black,
            _ => return Err(FenError::new(format!("\"{}\" is not a side; it is w or b.", short(side)), side)),
        };
        res.rest(variant, &rest, notes)?;
        Ok(res)
    }

    /// The fields after the side.
    fn rest(&mut self, variant: &Variant, rest: &[&'t str], notes: &mut Vec<String>) -> Result<(), FenError> {
        let n_words = rest.iter().take_while(|it| !is_number(it)).count();
        let n_numbers = rest[n_words..].iter().take_while(|it| is_number(it)).count();
        let (words, numbers) = (&rest[..n_words], &rest[n_words..n_words + n_numbers]);
        let mut numbers = numbers.to_vec();
        let behind = &rest[n_words + n_numbers..];
        if let ([field], true) = (behind, self.hand.is_none() && is_hand(behind.first().copied().unwrap_or(""))) {
            self.hand = Some(field);
        } else if let Some(field) = behind.first() {
            return Err(FenError::new(format!("\"{}\" stands where nothing is expected.", short(field)), field));
        }
        let is_sfen = words.len() == 1
            && numbers.len() <= 1
            && rest.len() <= 2
            && self.hand.is_none()
            && variant.has_hands
            && (words[0] == "-" || is_hand(words[0]));
        match words {
            [] if numbers.is_empty() => self.default_rights(variant, notes),
            [] => self.rights = Some("-"),
            [hand] if is_sfen => {
                self.hand = Some(hand);
                self.side = self.side.other();
                self.default_rights(variant, &mut Vec::new());
                self.full = number(numbers.first().copied(), 1)?;
                return Ok(());
            }
            [field] if numbers.len() != 2 || !is_squares(variant, field) => {
                self.rights = Some(field);
                if numbers.len() > 2 {
                    self.limit = Some(number(Some(numbers.remove(0)), 0)?);
                }
            }
            [field] => {
                self.rights = Some("-");
                self.passing = field;
            }
            [rights, passing] => {
                self.rights = Some(rights);
                self.passing = passing;
            }
            [_, _, more, ..] => {
                return Err(FenError::new(format!("\"{}\" should be a number.", short(more)), more));
            }
        }
        if let Some(more) = numbers.get(2) {
            return Err(FenError::new(format!("\"{}\" is one number too many.", short(more)), more));
        }
        if numbers.len() < 2 {
            notes.push("The text has no counters: the game begins with move 1.".into());
        }
        self.half = number(numbers.first().copied(), 0)?;
        self.full = number(numbers.get(1).copied(), 1)?;
        Ok(())
    }

    fn default_rights(&mut self, variant: &Variant, notes: &mut Vec<String>) {
        let castles = variant.movement.programs.iter().flatten().any(|it| !it.castles.is_empty());
        if castles {
            notes.push("The text names no castling rights: pieces on their start squares have not moved.".into());
        }
    }
}

/// The board, the hand and the prison of the first field.
fn brackets(text: &str) -> Result<(&str, Option<&str>, Option<&str>), FenError> {
    let Some((board, rest)) = text.split_once('[') else { return Ok((text, None, None)) };
    let open = || FenError::new("A bracket of the hand is not closed.", text);
    let (hand, rest) = rest.split_once(']').ok_or_else(open)?;
    let prison = match rest.strip_prefix('[') {
        Some(it) => Some(it.strip_suffix(']').ok_or_else(open)?),
        None if rest.is_empty() => None,
        None => return Err(FenError::new("Something stands behind the hand.", rest)),
    };
    Ok((board, Some(hand), prison))
}

/// Splits at `/`, but not inside braces.
fn ranks(board: &str) -> Vec<&str> {
    let mut in_braces = false;
    board
        .split(|it| {
            in_braces = if in_braces { it != '}' } else { it == '{' };
            it == '/' && !in_braces
        })
        .collect()
}

/// Whether a text is nothing but pieces, with counts before them or not.
fn is_hand(text: &str) -> bool {
    let mut rest = text;
    while !rest.is_empty() {
        rest = rest.trim_start_matches(|it: char| it.is_ascii_digit());
        let Some((_, len)) = names::token(rest) else { return false };
        rest = &rest[len..];
    }
    !text.is_empty()
}

fn is_squares(variant: &Variant, text: &str) -> bool {
    text == "-" || names::read_squares(&variant.movement.topology, text).is_some()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

/// `3+1`.
fn counts(text: &str) -> Option<[u32; 2]> {
    let (white, black) = text.split_once('+')?;
    (is_number(white) && is_number(black)).then_some([white.parse().ok()?, black.parse().ok()?])
}

fn number(text: Option<&str>, default: u32) -> Result<u32, FenError> {
    let Some(text) = text else { return Ok(default) };
    let value = text.parse().ok().filter(|it| *it <= 1_000_000);
    value.ok_or_else(|| FenError::new(format!("The number {} is too large.", short(text)), text))
}

/// The beginning of a part of the text, for messages.
pub(super) fn short(text: &str) -> String {
    text.chars().take(20).collect()
}
