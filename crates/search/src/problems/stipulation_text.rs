//! What problems ask for, as their authors write it: `#3`, `s#2`, `h#2.5`.

use crate::problems::stipulation::{Goal, Kind, Stipulation};
use message::{Message, msg};

/// Most moves of a problem.
const MAX_MOVES: u32 = 20;

/// The kinds by their prefixes, longer ones first.
const KINDS: [(&str, Kind); 5] = [
    ("semi-r", Kind::Reflex { semi: true }),
    ("s", Kind::Selfmate),
    ("r", Kind::Reflex { semi: false }),
    ("h", Kind::Help),
    ("", Kind::Direct),
];

/// Reads a stipulation: a kind, `#` for mate or `=` for stalemate, the number of moves. Only help play has half moves.
///
/// # Errors
/// What is expected.
///
/// ```
/// let read = search::problems::stipulation_text::read("h#2.5").expect("a stipulation");
/// assert_eq!(read.plies, 5);
/// assert!(search::problems::stipulation_text::read("#0").is_err());
/// ```
pub fn read(text: &str) -> Result<Stipulation, Message> {
    let text = text.trim();
    let find = || {
        let (kind, rest) = KINDS.iter().find_map(|it| Some((it.1, text.strip_prefix(it.0)?)))?;
        let (goal, number) = match rest.strip_prefix('#') {
            Some(it) => (Goal::Mate, it),
            None => (Goal::Stalemate, rest.strip_prefix('=')?),
        };
        let (whole, half) = number.strip_suffix(".5").map_or((number, false), |it| (it, true));
        let is_number = !whole.is_empty() && whole.bytes().all(|it| it.is_ascii_digit());
        let moves = whole.parse().ok().filter(|it| is_number && *it <= MAX_MOVES)?;
        plies(kind, moves, half).map(|plies| Stipulation { kind, goal, plies })
    };
    find().ok_or_else(|| {
        let short: String = text.chars().take(20).collect();
        msg!("problem-no-stipulation", text = short, most = MAX_MOVES)
    })
}

/// Turns of both sides.
fn plies(kind: Kind, moves: u32, half: bool) -> Option<u32> {
    let turns = match kind {
        Kind::Help => 2 * moves + u32::from(half),
        _ if half || moves == 0 => return None,
        Kind::Direct => 2 * moves - 1,
        Kind::Selfmate | Kind::Reflex { .. } => 2 * moves,
    };
    (turns > 0).then_some(turns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_goals_and_numbers() {
        let of = |text| read(text).map(|it| (it.kind, it.goal, it.plies)).ok();
        assert_eq!(of("#3"), Some((Kind::Direct, Goal::Mate, 5)));
        assert_eq!(of("=2"), Some((Kind::Direct, Goal::Stalemate, 3)));
        assert_eq!(of("s#6"), Some((Kind::Selfmate, Goal::Mate, 12)));
        assert_eq!(of("r#1"), Some((Kind::Reflex { semi: false }, Goal::Mate, 2)));
        assert_eq!(of(" semi-r=2"), Some((Kind::Reflex { semi: true }, Goal::Stalemate, 4)));
        assert_eq!(
            (of("h#0.5"), of("h=8")),
            (Some((Kind::Help, Goal::Mate, 1)), Some((Kind::Help, Goal::Stalemate, 16)))
        );
        for text in ["", "#", "#0", "h#0", "#2.5", "s#1.5", "x#2", "h#+2", "#21", "h#.5", "2", "#99999999999"] {
            assert!(read(text).is_err_and(|it| it.id == "problem-no-stipulation"), "{text}");
        }
    }
}
