//! Moves as coordinate paths, and single steps as text. Which paths are moves is decided elsewhere.

use engine::ids::{Player, Sq, TypeId};
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::Position;
use engine::reason::Reason;
use engine::variant::Variant;

use crate::notation::names;
use crate::notation::names::PieceNames;
use message::msg;

/// A step as text: `e4` a square, `N@` a hand slot, `%N` a prison slot, `=Q` the type that is chosen,
/// `#1` a numbered choice, `pass`. Types are called by their unique keys.
#[must_use]
pub fn step_text(variant: &Variant, step: Step) -> String {
    let key = |kind: TypeId| variant.pieces.types.get(kind.index()).map_or("", |it| it.key.as_str());
    match step {
        Step::Square(sq) => variant.label(sq),
        Step::Hand(kind) => format!("{}@", key(kind)),
        Step::Prison(kind) => format!("%{}", key(kind)),
        Step::Become(kind) => format!("={}", key(kind)),
        Step::Choice(n) => format!("#{n}"),
        Step::Pass => "pass".into(),
    }
}

/// Reads what [`step_text`] writes; types also by ID and in braces.
#[must_use]
pub fn parse_step(variant: &Variant, text: &str) -> Option<Step> {
    let kind = |name: &str| {
        let inner = name.strip_prefix('{').and_then(|it| it.strip_suffix('}')).unwrap_or(name);
        variant
            .type_by_id(inner)
            .or_else(|| names::read_type(variant, name).filter(|it| it.1 == name.len()).map(|it| it.0))
    };
    if text == "pass" {
        return Some(Step::Pass);
    }
    if let Some(name) = text.strip_prefix('%') {
        return kind(name).map(Step::Prison);
    }
    if let Some(name) = text.strip_prefix('=') {
        return kind(name).map(Step::Become);
    }
    if let Some(n) = text.strip_prefix('#') {
        return n.parse().ok().filter(|_| n.bytes().all(|it| it.is_ascii_digit())).map(Step::Choice);
    }
    if let Some(name) = text.strip_suffix('@') {
        return kind(name).map(Step::Hand);
    }
    names::read_label(variant, text).filter(|it| it.1 == text.len()).map(|it| Step::Square(it.0))
}

/// Reads the steps of a path.
///
/// # Errors
/// `off-board` or `drop-off-board` for what looks like a square and is none, `not-text` for anything else.
pub fn parse_steps<T: AsRef<str>>(variant: &Variant, path: &[T]) -> Result<Vec<Step>, Reason> {
    let mut res: Vec<Step> = Vec::new();
    for text in path.iter().map(AsRef::as_ref) {
        let Some(step) = parse_step(variant, text) else {
            return Err(no_step(variant, text, matches!(res.first(), Some(Step::Hand(_) | Step::Prison(_)))));
        };
        res.push(step);
    }
    Ok(res)
}

/// Why a text is no step.
fn no_step(variant: &Variant, text: &str, drops: bool) -> Reason {
    let short: String = text.chars().take(40).collect();
    let letters = names::square_letters(text);
    let digits = &text[letters..];
    let is_square =
        (1..=2).contains(&letters) && (1..=3).contains(&digits.len()) && digits.bytes().all(|it| it.is_ascii_digit());
    let walls = variant.start.walled.as_ref().map_or(&[][..], |it| &it.0);
    let is_wall = names::read_label(variant.open(), text).is_some_and(|it| it.1 == text.len() && walls.contains(&it.0));
    let (code, message) = match (is_square, drops) {
        (true, _) if is_wall => {
            let code = if drops { "drop-off-board" } else { "off-board" };
            (code, msg!("reason-walled-square", square = short))
        }
        (true, true) => ("drop-off-board", msg!("reason-no-square", square = short)),
        (true, false) => ("off-board", msg!("reason-no-square", square = short)),
        (false, _) => ("not-text", msg!("reason-no-step", text = short)),
    };
    Reason { code, message, marks: Vec::new() }
}

/// A path as one word, without knowing who moves: a declined promotion names the type.
#[must_use]
pub fn path_text(variant: &Variant, path: &[Step]) -> String {
    Writer { variant, names: &PieceNames::new(variant), mover: TypeId::NONE }.path(path)
}

/// The coordinate path of a move: `e2e4`, `e5d6c7`, `a7a8=Q`, `P@e4`, `e1h1g1/E@h1`.
#[must_use]
pub fn write(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> String {
    let spellings = Spellings::new(moves);
    let names = PieceNames::new(variant);
    write_steps(variant, &names, position, spellings.canonical(idx))
}

/// The coordinate paths of all moves, in their order.
#[must_use]
pub fn write_all(variant: &Variant, position: &Position, moves: &Moves) -> Vec<String> {
    let names = PieceNames::new(variant);
    let mut res = vec![String::new(); moves.len()];
    for it in Spellings::new(moves).all().iter().filter(|it| it.canonical) {
        res[it.idx] = write_steps(variant, &names, position, &it.steps);
    }
    res
}

/// One spelling of a move of a position.
pub(super) fn write_steps(variant: &Variant, names: &PieceNames, position: &Position, path: &[Step]) -> String {
    let mover = match path.first() {
        Some(Step::Square(sq)) => position.at(*sq).kind(),
        _ => TypeId::NONE,
    };
    Writer { variant, names, mover }.path(path)
}

/// The move that a path typed as one word means: any spelling, with or without separators; squares whose effect is
/// implied may be left out where one move fits.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let names = PieceNames::new(variant);
    let plain = squeezed(text);
    let spellings = Spellings::new(moves);
    if text.contains(' ') {
        let words: Vec<&str> = text.split_whitespace().collect();
        let steps = parse_steps(variant, &words).ok();
        if let Some(it) = steps.and_then(|steps| spellings.all().iter().find(|it| it.steps == steps)) {
            return Some(it.idx);
        }
    }
    let mut alike = None;
    for it in spellings.all() {
        let word = write_steps(variant, &names, position, &it.steps);
        if word == text || path_text(variant, &it.steps) == text {
            return Some(it.idx);
        }
        // Where ranks have signs, the text of a move is another one's without separators.
        alike = alike.or_else(|| (squeezed(&word) == plain).then_some(it.idx));
    }
    if alike.is_some() {
        return alike;
    }
    let mut fits = spellings.all().iter().filter(|it| it.canonical).filter(|it| {
        // Where a wall goes is never implied.
        if moves.before_wall(it.idx, &it.steps) < it.steps.len() {
            return false;
        }
        let (squares, rest): (Vec<Step>, Vec<Step>) = it.steps.iter().partition(|it| matches!(it, Step::Square(_)));
        let [first, _, .., last] = squares[..] else { return false };
        let short: Vec<Step> = [first, last].into_iter().chain(rest).collect();
        matches!(it.steps.first(), Some(Step::Square(_)))
            && squeezed(&write_steps(variant, &names, position, &short)) == plain
    });
    let first = fits.next()?.idx;
    fits.next().is_none().then_some(first)
}

/// Without separators between squares.
fn squeezed(text: &str) -> String {
    let mut in_braces = false;
    let keep = |it: &char| {
        in_braces = if in_braces { *it != '}' } else { *it == '{' };
        in_braces || !matches!(it, '-' | ' ' | 'x' | ',')
    };
    text.chars().filter(keep).collect()
}

/// Writes paths; knows the type of the mover.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writer<'a> {
    pub variant: &'a Variant,
    pub names: &'a PieceNames,
    pub mover: TypeId,
}

impl<'a> Writer<'a> {
    pub(super) fn type_name(&self, kind: TypeId) -> &'a str {
        self.names.text(Player::White, kind)
    }

    fn square(&self, sq: Sq) -> String {
        self.variant.label(sq)
    }

    fn path(&self, path: &[Step]) -> String {
        if let [Step::Hand(kind), rest @ ..] = path {
            return self.drop(*kind, rest);
        }
        if let [Step::Prison(given), Step::Prison(taken), rest @ ..] = path {
            let (given, name) = (self.type_name(*given), self.type_name(*taken));
            let [Step::Square(to), rest @ ..] = rest else { return format!("({given}-{name}){name}@") };
            return format!("({given}-{name}){name}@{}{}", self.square(*to), self.tail(rest));
        }
        let n_squares = path.iter().take_while(|it| matches!(it, Step::Square(_))).count();
        let squares = path[..n_squares].iter().map(|it| step_text(self.variant, *it)).collect::<String>();
        squares + &self.tail(&path[n_squares..])
    }

    /// A drop; its side is written before it.
    pub(super) fn drop(&self, kind: TypeId, rest: &[Step]) -> String {
        let name = self.type_name(kind);
        let [Step::Square(to), rest @ ..] = rest else { return format!("{name}@{}", self.tail(rest)) };
        let to = self.square(*to);
        match rest {
            [Step::Become(it), rest @ ..] if *it == kind => format!("{name}@{to}{}", self.tail(rest)),
            [Step::Become(it), rest @ ..] if self.variant.promoted(kind) == Some(*it) && !name.starts_with('+') => {
                format!("+{name}@{to}{}", self.tail(rest))
            }
            _ => format!("{name}@{to}{}", self.tail(rest)),
        }
    }

    /// What follows the squares: promotion, gating, choices, a second part of the move.
    pub(super) fn tail(&self, steps: &[Step]) -> String {
        let mut res = String::new();
        let mut after_hand = false;
        for step in steps {
            match step {
                Step::Become(kind) if *kind == self.mover => res.push('='),
                Step::Become(kind)
                    if self.mover != TypeId::NONE && self.variant.promoted(self.mover) == Some(*kind) =>
                {
                    res.push('+');
                }
                Step::Become(kind) => res.push_str(&format!("={}", self.type_name(*kind))),
                Step::Hand(kind) => res.push_str(&format!("/{}", self.type_name(*kind))),
                Step::Prison(kind) => res.push_str(&format!("%{}", self.type_name(*kind))),
                Step::Square(sq) if after_hand => res.push_str(&format!("@{}", self.square(*sq))),
                Step::Square(sq) => res.push_str(&format!(",{}", self.square(*sq))),
                Step::Choice(n) => res.push_str(&format!("#{n}")),
                Step::Pass => res.push_str("pass"),
            }
            after_hand = matches!(step, Step::Hand(_));
        }
        res
    }
}
