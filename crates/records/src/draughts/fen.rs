//! Positions in PDN: `W:W31-50,K3:B1-20`.

use crate::asked::Square;
use crate::draughts::GameType;

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The square.
    pub square: Square,
    /// Whether it is of the side that begins games.
    pub is_first: bool,
    /// Whether it is a King.
    pub is_king: bool,
}

/// A position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraughtsPosition {
    /// Its pieces.
    pub pieces: Vec<Placed>,
    /// Whether the side moves that begins games.
    pub first_moves: bool,
}

/// Reads a position; `None` if the text is none of PDN.
#[must_use]
pub fn read(text: &str, kind: GameType) -> Option<DraughtsPosition> {
    let mut parts = text.trim().trim_end_matches('.').split(':');
    let side = parts.next()?.trim();
    let is_first = |colour: &str| match colour {
        "W" | "w" => Some(kind.white_begins),
        "B" | "b" => Some(!kind.white_begins),
        _ => None,
    };
    let mut res = DraughtsPosition { first_moves: is_first(side)?, ..DraughtsPosition::default() };
    let mut n_sides = 0;
    for part in parts {
        // Some programs add counters.
        let Some(first) = part.get(..1).and_then(is_first) else { continue };
        n_sides += 1;
        for it in part[1..].split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let bare = it.trim_start_matches(['K', 'k']);
            let is_king = bare.len() < it.len();
            let (from, to) = bare.split_once('-').unwrap_or((bare, bare));
            let (from, to) = (square_number(from, kind)?, square_number(to, kind)?);
            for number in from..=to.min(from.saturating_add(200)) {
                res.pieces.push(Placed { square: kind.numbering.square(number)?, is_first: first, is_king });
            }
        }
    }
    (n_sides > 0).then_some(res)
}

/// The number of a square that is told by its number, or by letter and digit.
fn square_number(text: &str, kind: GameType) -> Option<u16> {
    let named = || {
        let mut chars = text.chars();
        let file = chars.next().filter(char::is_ascii_lowercase)? as u8 - b'a';
        let rank = chars.as_str().parse::<u8>().ok()?.checked_sub(1)?;
        kind.numbering.number(Square { file, rank })
    };
    text.trim().parse().ok().or_else(named)
}

/// Writes a position.
#[must_use]
pub fn write(position: &DraughtsPosition, kind: GameType) -> String {
    let colour = |first: bool| if first == kind.white_begins { 'W' } else { 'B' };
    let side = |first: bool| {
        let mut placed: Vec<(u16, bool)> = position
            .pieces
            .iter()
            .filter(|it| it.is_first == first)
            .filter_map(|it| Some((kind.numbering.number(it.square)?, it.is_king)))
            .collect();
        sort::sort(&mut placed);
        let name = |it: &(u16, bool)| format!("{}{}", if it.1 { "K" } else { "" }, it.0);
        placed.iter().map(name).collect::<Vec<_>>().join(",")
    };
    let white = side(kind.white_begins);
    let black = side(!kind.white_begins);
    format!("{}:W{white}:B{black}", colour(position.first_moves))
}
