//! What is settled about the first moves of a problem, as text: whoever keeps it need not have them searched again.

use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

/// First moves of which all is known, in the order in which they are listed. It means something only for the position and
/// the stipulation that it was told of, with the same version of the engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// By first move: 0 if it does not solve; otherwise in how many moves it wins, or, if keys alone are wanted, in how many
    /// lines it reaches the goal.
    pub keys: Vec<u64>,
    /// By first move that is no key: the number of the answer that alone refutes it, from 1; 0 if it is no try.
    pub tries: Vec<u64>,
    /// Positions that were looked at for it.
    pub n_nodes: u64,
}

impl Settled {
    /// How many first moves are settled, the tries among them twice.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.keys.len() + self.tries.len()
    }
}

/// A text is not what was written: a move that counts as settled would never be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged;

/// The checksum of a text (FNV-1a).
fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, it| (sum ^ u64::from(it)).wrapping_mul(0x100_0000_01b3))
}

impl Display for Settled {
    /// Three lists and their checksum, with semicolons between them.
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let words = |all: &[u64]| all.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        let lists = format!("{};{};{}", self.n_nodes, words(&self.keys), words(&self.tries));
        write!(f, "{lists};{:x}", sum(&lists))
    }
}

impl FromStr for Settled {
    type Err = Damaged;

    fn from_str(text: &str) -> Result<Self, Damaged> {
        let (lists, told) = text.rsplit_once(';').ok_or(Damaged)?;
        if u64::from_str_radix(told, 16) != Ok(sum(lists)) {
            return Err(Damaged);
        }
        let mut lists = lists.split(';').map(|it| it.split_whitespace().map(str::parse).collect());
        let mut next = || lists.next().unwrap_or_else(|| Ok(Vec::new())).map_err(|_| Damaged);
        let nodes: Vec<u64> = next()?;
        Ok(Self { n_nodes: nodes.first().copied().unwrap_or(0), keys: next()?, tries: next()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_as_it_is_written() {
        let all = Settled { keys: vec![0, 3, 0], tries: vec![2, 0], n_nodes: 12_345 };
        for it in [all, Settled::default()] {
            assert_eq!(it.to_string().parse(), Ok(it));
        }
    }

    #[test]
    fn a_damaged_text_settles_nothing() {
        let text = Settled { keys: vec![0, 3, 0], tries: vec![2, 0], n_nodes: 12_345 }.to_string();
        let swapped = text.replace("0 3 0", "0 0 3");
        let cut = &text[..text.len() - 1];
        let without = text.rsplit_once(';').map_or("", |it| it.0);
        for it in [&swapped, cut, without, &text.replace('3', "4"), "", "12;one", ";;;", "0;0 0 0;;0"] {
            assert_eq!(it.parse::<Settled>(), Err(Damaged), "{it}");
        }
    }
}
