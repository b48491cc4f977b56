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

/// Whether some moves are made from the double-step region only.
pub(crate) fn has_initial(moves: &str) -> bool {
    moves.contains('i')
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
    let mut res = Vec::new();
    let mut cur: Vec<char> = Vec::new();
    let mut chars = moves.chars().peekable();
    while let Some(it) = chars.next() {
        cur.push(it);
        if it.is_ascii_uppercase() {
            while let Some(more) = chars.next_if(|more| more.is_ascii_digit() || *more == it) {
                cur.push(more);
            }
            cur.sort_unstable();
            res.push(cur.drain(..).collect());
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::{is_lopsided, lame_as_legs};

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
