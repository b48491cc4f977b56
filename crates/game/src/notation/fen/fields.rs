//! Splits a position text into fields and recognises its dialect. The fields are read elsewhere.

use crate::notation::names;
use engine::ids::Player;
use engine::variant::{Features, Variant};
use message::msg;

use crate::notation::fen::FenError;
use crate::notation::fen::notes::Notes;

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
    /// Splits a text; `is_sfen` if it is known to be one.
    pub(super) fn split(variant: &Variant, text: &'t str, is_sfen: bool, notes: &mut Notes) -> Result<Self, FenError> {
        let mut tokens = text.split_whitespace();
        let Some(first) = tokens.next() else { return Err(FenError::new(msg!("position-empty"), "")) };
        let (first, by_columns) = first.strip_prefix("cols:").map_or((first, false), |it| (it, true));
        let (board, hand, prison) = brackets(first, notes);
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
        let Some(side) = tokens.next() else {
            notes.add(msg!("position-no-side"));
            res.default_rights(variant, notes);
            return Ok(res);
        };
        let side = side.trim_end_matches([';', ',']);
        res.side = match side.to_ascii_lowercase().as_str() {
            "w" | "white" => Player::White,
            "b" | "black" => Player::Black,
            "r" | "red" => {
                notes.add(msg!("position-first-side", text = side));
                Player::White
            }
            _ => {
                notes.lose(msg!("position-not-a-side", text = short(side)));
                Player::White
            }
        };
        let rest = Rest::sort(tokens, notes);
        for token in &rest.counts {
            let given = token.starts_with('+');
            *(if given { &mut res.checks_given } else { &mut res.checks_left }) =
                counts(token.strip_prefix('+').unwrap_or(token));
        }
        res.extras = rest.extras.clone();
        if res.hand.is_none() {
            res.hand = rest.hand;
        }
        let is_sfen = is_sfen || res.is_sfen(variant, &rest);
        res.words(variant, &rest, is_sfen, notes);
        Ok(res)
    }

    /// Whether the fields are those of SFEN: a side, a hand and perhaps a number. Where nothing castles and nothing comes
    /// to a hand, a lone `-` stands for the hand all the same.
    fn is_sfen(&self, variant: &Variant, rest: &Rest<'_>) -> bool {
        let ([hand], true) = (rest.words.as_slice(), rest.numbers.len() <= 1) else { return false };
        if self.hand.is_some() || !rest.extras.is_empty() || !rest.counts.is_empty() {
            return false;
        }
        match variant.has(Features::HANDS) {
            true => *hand == "-" || is_hand(hand),
            false => *hand == "-" && rest.numbers.len() == 1 && !castles(variant),
        }
    }

    /// What the words and numbers after the side mean.
    fn words(&mut self, variant: &Variant, rest: &Rest<'t>, is_sfen: bool, notes: &mut Notes) {
        let mut numbers = rest.numbers.as_slice();
        if is_sfen {
            if !variant.has(Features::HANDS) {
                notes.add(msg!("position-sfen"));
            }
            self.hand = self.hand.or(rest.words.first().copied());
            self.side = self.side.other();
            self.full = number(numbers.last().copied(), 1, notes);
            return;
        }
        match rest.words[..] {
            [] if numbers.is_empty() => self.default_rights(variant, notes),
            [] => self.rights = Some("-"),
            [field] if numbers.len() != 2 || !is_squares(variant, field) => {
                self.rights = Some(field);
                if let ([limit, others @ ..], true) = (numbers, numbers.len() > 2) {
                    self.limit = Some(number(Some(limit), 0, notes));
                    numbers = others;
                }
            }
            [field] => {
                self.rights = Some("-");
                self.passing = field;
            }
            [rights, passing, ..] => {
                self.rights = Some(rights);
                self.passing = passing;
            }
        }
        if let Some(more) = numbers.get(2) {
            notes.lose(msg!("position-more-numbers", text = short(more)));
        }
        if numbers.len() < 2 {
            notes.add(msg!("position-no-counters"));
        }
        self.half = number(numbers.first().copied(), 0, notes);
        self.full = number(numbers.get(1).copied(), 1, notes);
    }

    fn default_rights(&mut self, variant: &Variant, notes: &mut Notes) {
        if castles(variant) {
            notes.add(msg!("position-no-rights"));
        }
    }
}

/// The parts of a text after the side, sorted by their form.
#[derive(Debug, Default)]
struct Rest<'t> {
    /// What stands before the numbers: at most two.
    words: Vec<&'t str>,
    /// Counters.
    numbers: Vec<&'t str>,
    /// `key=value`.
    extras: Vec<(&'t str, &'t str)>,
    /// `3+1`, `+1+2`.
    counts: Vec<&'t str>,
    /// The hand behind the numbers.
    hand: Option<&'t str>,
}

impl<'t> Rest<'t> {
    /// Sorts the parts. One that can be none of these is left out, and so are the operations of EPD but the counters.
    fn sort(tokens: impl Iterator<Item = &'t str>, notes: &mut Notes) -> Self {
        let mut res = Self::default();
        let tokens: Vec<&str> = tokens.collect();
        for (at, raw) in tokens.iter().enumerate() {
            let token = raw.trim_end_matches([';', ',']);
            let key = token.split_once('=').filter(|it| !it.0.is_empty());
            if let Some(pair) = key {
                res.extras.push(pair);
            } else if counts(token.strip_prefix('+').unwrap_or(token)).is_some() {
                res.counts.push(token);
            } else if is_number(token) {
                res.numbers.push(token);
            } else if res.numbers.is_empty() && res.words.len() < 2 {
                res.words.push(token);
            } else if tokens[at..].iter().any(|it| it.contains(';')) && is_opcode(token) {
                res.operations(&tokens[at..], notes);
                break;
            } else if res.hand.is_none() && !res.numbers.is_empty() && is_hand(token) {
                res.hand = Some(token);
            } else {
                notes.lose(msg!("position-unexpected", text = short(token)));
                // It stands for the counter that it should be.
                if res.numbers.len() < 2 && !token.is_empty() {
                    res.numbers.push("");
                }
            }
            if raw.ends_with(';') && at + 1 < tokens.len() {
                res.operations(&tokens[at + 1..], notes);
                break;
            }
        }
        res
    }

    /// `hmvc 3; fmvn 12;` are counters; other operations say nothing about the position.
    fn operations(&mut self, tokens: &[&'t str], notes: &mut Notes) {
        let mut others = Vec::new();
        let mut counters = [None, None];
        for operation in tokens.split_inclusive(|it| it.ends_with(';')) {
            match operation {
                ["hmvc", number] => counters[0] = Some(number.trim_end_matches(';')),
                ["fmvn", number] => counters[1] = Some(number.trim_end_matches(';')),
                _ => others.push(operation.join(" ")),
            }
        }
        if let ([], true) = (self.numbers.as_slice(), counters != [None, None]) {
            self.numbers = vec![counters[0].unwrap_or("0"), counters[1].unwrap_or("1")];
        }
        if !others.is_empty() {
            notes.lose(msg!("position-no-part", text = short(&others.join(" "))));
        }
    }
}

/// A word that an operation of EPD may begin with.
fn is_opcode(token: &str) -> bool {
    token.starts_with(|it: char| it.is_ascii_alphabetic())
        && token.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'_')
}

fn castles(variant: &Variant) -> bool {
    variant.movement.programs.iter().flatten().any(|it| !it.castles.is_empty())
}

/// The board, the hand and the prison of the first field.
fn brackets<'t>(text: &'t str, notes: &mut Notes) -> (&'t str, Option<&'t str>, Option<&'t str>) {
    let Some((board, rest)) = text.split_once('[') else { return (text, None, None) };
    let Some((hand, rest)) = rest.split_once(']') else {
        notes.lose(msg!("position-hand-not-closed"));
        return (board, Some(rest), None);
    };
    let prison = rest.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    if prison.is_none() && !rest.is_empty() {
        notes.lose(msg!("position-behind-hand", text = short(rest)));
    }
    (board, Some(hand), prison)
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
    text == "-" || names::read_squares_in_any_case(&variant.movement.topology, text).is_some()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

/// `3+1`.
fn counts(text: &str) -> Option<[u32; 2]> {
    let (white, black) = text.split_once('+')?;
    (is_number(white) && is_number(black)).then_some([white.parse().ok()?, black.parse().ok()?])
}

fn number(text: Option<&str>, default: u32, notes: &mut Notes) -> u32 {
    let Some(text) = text.filter(|it| !it.is_empty()) else { return default };
    let value = text.parse().ok().filter(|it| *it <= 1_000_000);
    value.unwrap_or_else(|| {
        notes.lose(msg!("position-number-too-large", number = short(text)));
        default
    })
}

/// The beginning of a part of the text, for messages.
pub(super) fn short(text: &str) -> String {
    text.chars().take(20).collect()
}
