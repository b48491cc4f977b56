//! The moves that `variants.ini` can write. They are a part of XBetza; what differs is said here.

/// Letters of atoms.
const ATOMS: &str = "WFDNAHLCJZGKRBQ";
/// Letters before an atom, and digits behind it.
const REST: &str = "mcpgniefbvhrls0123456789";

/// Whether a string is written in these letters only.
pub(crate) fn is_known(moves: &str) -> bool {
    moves.chars().all(|it| ATOMS.contains(it) || REST.contains(it))
}

/// The moves with lame leaps to `C` and `Z` as legs: straight ahead first, slanting at the end. `None` if such a leap
/// has further letters.
pub(crate) fn lame_as_legs(moves: &str) -> Option<String> {
    let mut res = String::new();
    let mut letters = String::new();
    for it in moves.chars() {
        if !it.is_ascii_uppercase() {
            letters.push(it);
            continue;
        }
        match (letters.as_str(), it) {
            ("n", 'C') => res.push_str("afafsW"),
            ("n", 'Z') => res.push_str("afsafW"),
            (other, 'C' | 'Z') if other.contains('n') => return None,
            (other, _) => {
                res.push_str(other);
                res.push(it);
            }
        }
        letters.clear();
    }
    Some(res + &letters)
}

/// Whether a piece has moves that only go ahead, and whether it has others.
pub(crate) fn ways_ahead(moves: &str) -> [bool; 2] {
    let mut res = [false; 2];
    for (letters, atom, _) in split(moves) {
        let is_straight = "WDHR".contains(atom);
        let back = |it: char| matches!(it, 'b' | 'v') || is_straight && matches!(it, 's' | 'l' | 'r');
        res[usize::from(!letters.contains('f') || letters.contains(back))] = true;
    }
    res
}

/// A piece's moves as the other program has them, and the terms that it has in another way or not at all. It hops along
/// lines only, however short they are written, and knows neither lame leaps nor rides of most atoms.
pub(crate) fn hops_and_rides(moves: &str) -> (String, Vec<String>, Vec<String>) {
    let (mut res, mut other, mut unknown) = (String::new(), Vec::new(), Vec::new());
    for (letters, atom, count) in split(moves) {
        let term = format!("{letters}{atom}{count}");
        let line = match atom {
            'W' | 'R' => 'R',
            'F' | 'B' => 'B',
            'K' | 'Q' => 'Q',
            _ => ' ',
        };
        let hops = letters.contains(['p', 'g']);
        if hops && line != ' ' && line != atom {
            res.push_str(&format!("{letters}{line}{count}"));
            other.push(term);
            continue;
        }
        if "KQ".contains(atom) && letters.contains(['f', 'b', 's', 'v', 'l', 'r', 'h']) {
            // Directions of both parts, not of the whole.
            let parts = if atom == 'K' { ["W", "F"] } else { ["R", "B"] };
            parts.iter().for_each(|part| res.push_str(&format!("{letters}{part}{count}")));
            continue;
        }
        let rides = !count.is_empty() && line == ' ' && atom != 'N';
        if hops && line == ' ' || rides || letters.contains('n') && "LHGT".contains(atom) {
            unknown.push(term.clone());
        }
        res.push_str(&term);
    }
    (res, other, unknown)
}

/// Whether some moves are made from the double-step region only.
pub(crate) fn has_initial(moves: &str) -> bool {
    moves.contains('i')
}

/// Whether initial moves leave rights to capture in passing.
pub(crate) fn leaves_rights(moves: &str) -> bool {
    split(moves).any(|(letters, _, _)| letters.contains('i') && letters.contains('n'))
}

/// Whether left and right differ, so that it matters whether Black's pieces are turned or mirrored.
pub(crate) fn is_lopsided(moves: &str) -> bool {
    let (left, right) = (mirrored(moves), moves.to_owned());
    let sorted = |text: &str| {
        let mut parts = terms(text);
        parts.sort();
        parts
    };
    sorted(&left) != sorted(&right)
}

fn mirrored(moves: &str) -> String {
    moves
        .chars()
        .map(|it| match it {
            'l' => 'r',
            'r' => 'l',
            other => other,
        })
        .collect()
}

/// The terms, each with its letters in order.
fn terms(moves: &str) -> Vec<String> {
    let sorted = |(letters, atom, count): (&str, char, &str)| {
        let mut letters: Vec<char> = letters.chars().chain([atom]).chain(count.chars()).collect();
        letters.sort_unstable();
        letters.into_iter().collect()
    };
    split(moves).map(sorted).collect()
}

/// The terms: letters before the atom, the atom, and what says how far it goes.
fn split(moves: &str) -> impl Iterator<Item = (&str, char, &str)> {
    let mut rest = moves;
    std::iter::from_fn(move || {
        let (at, atom) = rest.char_indices().find(|it| it.1.is_ascii_uppercase())?;
        let behind = &rest[at + 1..];
        let len = behind.find(|it: char| !it.is_ascii_digit() && it != atom).unwrap_or(behind.len());
        let res = (&rest[..at], atom, &behind[..len]);
        rest = &behind[len..];
        Some(res)
    })
}

#[cfg(test)]
mod tests {
    use super::{hops_and_rides, is_lopsided, lame_as_legs, ways_ahead};

    #[test]
    fn hops() {
        let told = |moves| {
            let (moves, other, unknown) = hops_and_rides(moves);
            format!("{moves} {} {}", other.join(","), unknown.join(","))
        };
        assert_eq!(told("fmWcpR"), "fmWcpR  ");
        assert_eq!(told("mRcpWgF3"), "mRcpRgB3 cpW,gF3 ");
        assert_eq!(told("pAnDNN"), "pAnDNN  pA");
        assert_eq!(told("KpDA0nH"), "KpDA0nH  pD,A0,nH");
        assert_eq!(told("fKmbQN"), "fWfFmbRmbBN  ");
    }

    #[test]
    fn ways() {
        assert_eq!(ways_ahead("fmWfceFifmnD"), [true, false]);
        assert_eq!(ways_ahead("N"), [false, true]);
        assert_eq!(ways_ahead("fsmWfcF"), [true, true]);
        assert_eq!(ways_ahead("fNmflF"), [true, false]);
    }

    #[test]
    fn lame_leaps() {
        assert_eq!(lame_as_legs("fWnCB3").as_deref(), Some("fWafafsWB3"));
        assert_eq!(lame_as_legs("nZnN").as_deref(), Some("afsafWnN"));
        assert_eq!(lame_as_legs("mnC"), None);
    }

    #[test]
    fn left_and_right() {
        assert!(!is_lopsided("fRbrBblB"));
        assert!(!is_lopsided("fmWfceF"));
        assert!(is_lopsided("fRrbBblF"));
        assert!(!is_lopsided("sR2"));
    }
}
