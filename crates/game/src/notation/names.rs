//! How piece types and squares are called in positions and moves. No grammar of either.

use engine::board::occupant::Occupant;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq, TypeId};
use engine::variant::Variant;

/// How a type is called when its side does not matter, as in moves: `N`, `+P`, `{Kn}`, `{P'}`.
#[must_use]
pub fn type_text(variant: &Variant, kind: TypeId) -> String {
    PieceNames::new(variant).text(Player::White, kind).to_string()
}

/// How a piece is called in positions, White's in upper case, Black's in lower case: `N`, `n`, `{Kn}`.
#[must_use]
pub fn piece_text(variant: &Variant, side: Player, kind: TypeId) -> String {
    PieceNames::new(variant).text(side, kind).to_string()
}

/// The type at the start of a text, written as by [`type_text`] or by its plain ID, and how many bytes it takes.
#[must_use]
pub fn read_type(variant: &Variant, text: &str) -> Option<(TypeId, usize)> {
    let (name, len) = token(text)?;
    let known = variant.type_by_id(name).or_else(|| variant.promoted(variant.type_by_id(name.strip_prefix('+')?)?));
    let kind = known.or_else(|| Some(PieceNames::new(variant).read(variant, &text[..len])?.0.kind()))?;
    Some((kind, len))
}

/// One name at the start of a text, without its braces, and how many bytes it takes.
pub(super) fn token(text: &str) -> Option<(&str, usize)> {
    if let Some(rest) = text.strip_prefix('{') {
        let end = rest.find('}')?;
        return (end > 0).then(|| (&rest[..end], end + 2));
    }
    let len = text.chars().next()?.len_utf8();
    let promoted = text.strip_prefix('+').and_then(|it| it.chars().next());
    let len = promoted.filter(|it| it.is_alphabetic()).map_or(len, |it| len + it.len_utf8());
    let is_name = text[..len].chars().any(char::is_alphabetic);
    is_name.then(|| (&text[..len], len))
}

/// How pieces are called in positions: White's in upper case, Black's in lower case.
#[derive(Clone, Debug)]
pub(crate) struct PieceNames {
    /// By side, then by type number.
    texts: [Vec<String>; 2],
}

impl PieceNames {
    /// Finds a name of its own for every type of each side.
    pub(crate) fn new(variant: &Variant) -> Self {
        let mut texts = [vec![String::new()], vec![String::new()]];
        for (idx, info) in variant.pieces.types.iter().enumerate().skip(1) {
            for side in Player::BOTH {
                let cased = cased(&info.key, side);
                let text = if is_plain(&cased) { cased } else { format!("{{{cased}}}") };
                let other = self::cased(&info.key, side.other());
                let taken = texts.iter().flatten().any(|it| *it == text);
                let safe = is_braced(&info.key) && other != self::cased(&info.key, side) && !taken;
                let sign = if side == Player::White { "#" } else { "#-" };
                texts[side].push(if safe { text } else { format!("{{{sign}{idx}}}") });
            }
        }
        Self { texts }
    }

    /// How a piece is called.
    pub(crate) fn text(&self, side: Player, kind: TypeId) -> &str {
        self.texts[side].get(kind.index()).map_or("", String::as_str)
    }

    /// The piece that a name at the start of a text means, and how many bytes it takes.
    pub(crate) fn read(&self, variant: &Variant, text: &str) -> Option<(Occupant, usize)> {
        let (name, len) = token(text)?;
        let full = &text[..len];
        for side in Player::BOTH {
            if let Some(idx) = self.texts[side].iter().position(|it| it == full) {
                return Some((Occupant::new(side, TypeId(idx as u8)), len));
            }
        }
        let side = if name.chars().any(char::is_uppercase) { Player::White } else { Player::Black };
        let fits = |it: &str| cased(it, side) == name || side == Player::Black && it.to_lowercase() == name;
        let find = |fits: &dyn Fn(&str) -> bool| variant.pieces.types.iter().skip(1).position(|it| fits(&it.key));
        if let Some(idx) = find(&fits) {
            return Some((Occupant::new(side, TypeId(idx as u8 + 1)), len));
        }
        let base = name.strip_prefix('+')?;
        let idx = find(&|it| cased(it, side) == base)?;
        let kind = variant.promoted(TypeId(idx as u8 + 1))?;
        let base = TypeId(idx as u8 + 1);
        Some((variant.based(Occupant::new(side, kind), base), len))
    }
}

/// An ID in the case of a side: Black's is all lower case, White's begins with a capital.
fn cased(id: &str, side: Player) -> String {
    if side == Player::Black {
        return id.to_lowercase();
    }
    if id.chars().any(char::is_uppercase) {
        return id.to_string();
    }
    let mut done = false;
    let mut res = String::with_capacity(id.len());
    for it in id.chars() {
        if !done && it.is_alphabetic() {
            done = true;
            res.extend(it.to_uppercase());
        } else {
            res.push(it);
        }
    }
    res
}

/// Whether a name needs no braces: one letter, or one letter behind `+`.
fn is_plain(name: &str) -> bool {
    let mut letters = name.strip_prefix('+').unwrap_or(name).chars();
    matches!((letters.next(), letters.next()), (Some(it), None) if it.is_alphabetic())
}

/// Whether a name can stand in braces without being cut short.
fn is_braced(name: &str) -> bool {
    !name.starts_with('#') && !name.chars().any(|it| it == '}' || it == '{' || it.is_whitespace() || it.is_control())
}

/// What people call a square: ranks count from the number of the lowest rank.
#[must_use]
pub fn label(variant: &Variant, sq: Sq) -> String {
    let name = variant.movement.topology.name(sq);
    let letters = square_letters(&name);
    match name[letters..].parse::<i32>() {
        Ok(rank) if variant.shown.first_rank != 1 && variant.movement.topology.hexes().is_none() => {
            format!("{}{}", &name[..letters], rank.saturating_add(variant.shown.first_rank).saturating_sub(1))
        }
        _ => name,
    }
}

/// How many letters the name of a square at the start of a text has: a capital only where there are several planes.
#[must_use]
pub fn square_letters(text: &str) -> usize {
    let plane = usize::from(text.starts_with(|it: char| it.is_ascii_uppercase()));
    plane + text[plane..].bytes().take_while(u8::is_ascii_lowercase).count()
}

/// The square at the start of a text, and how many bytes it takes.
#[must_use]
pub fn read_square(topology: &Topology, text: &str) -> Option<(Sq, usize)> {
    let letters = square_letters(text);
    let digits = text[letters..].bytes().take_while(u8::is_ascii_digit).count();
    if letters == 0 || digits == 0 || digits > 3 {
        return None;
    }
    let len = letters + digits;
    Some((topology.by_name(&text[..len])?, len))
}

/// The square at the start of a text as people call it, ranks counted from the number of the lowest one, and how many
/// bytes it takes.
#[must_use]
pub fn read_label(variant: &Variant, text: &str) -> Option<(Sq, usize)> {
    let topology = &variant.movement.topology;
    if variant.shown.first_rank == 1 || topology.hexes().is_some() {
        return read_square(topology, text);
    }
    let letters = square_letters(text);
    let sign = usize::from(variant.shown.first_rank < 0 && text[letters..].starts_with('-'));
    let digits = text[letters + sign..].bytes().take_while(u8::is_ascii_digit).count();
    let len = letters + sign + digits;
    let rank = text[letters..len].parse::<i32>().ok().filter(|_| digits <= 3)?;
    let sq = topology.by_name(&format!("{}{}", &text[..letters], rank - variant.shown.first_rank + 1))?;
    Some((sq, len))
}

/// As `read_squares`; in capitals as well where no plane has a letter.
#[must_use]
pub(super) fn read_squares_in_any_case(topology: &Topology, text: &str) -> Option<Vec<Sq>> {
    let small = || read_squares(topology, &text.to_ascii_lowercase());
    read_squares(topology, text).or_else(|| small().filter(|_| topology.n_planes() == 1))
}

/// Squares written one after the other, with or without commas. `None` if anything else is there.
#[must_use]
pub fn read_squares(topology: &Topology, text: &str) -> Option<Vec<Sq>> {
    let mut res = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (sq, len) = read_square(topology, rest)?;
        res.push(sq);
        rest = &rest[len..];
        if let Some(after) = rest.strip_prefix(',') {
            if after.is_empty() {
                return None;
            }
            rest = after;
        }
    }
    (!res.is_empty() && res.len() <= topology.len()).then_some(res)
}
