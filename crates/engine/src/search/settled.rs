//! What is settled about the first moves of a problem, as text: whoever keeps it need not have them searched again.

use std::fmt::{Display, Formatter, Result as Written};
use std::num::ParseIntError;
use std::str::FromStr;

/// First moves of which all is known, in the order in which they are listed. It means something only for the position and
/// the stipulation that it was told of, with the same version of the engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// By first move: 0 if it does not solve; otherwise in how many moves it wins, or in how many lines it reaches the goal.
    pub keys: Vec<u64>,
    /// By first move that is no key: the number of the answer that alone refutes it, from 1; 0 if it is no try.
    pub tries: Vec<u64>,
    /// Positions that were looked at for it.
    pub n_nodes: u64,
}

impl Display for Settled {
    /// Three lists with semicolons between them.
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        let words = |all: &[u64]| all.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
        write!(f, "{};{};{}", self.n_nodes, words(&self.keys), words(&self.tries))
    }
}

impl FromStr for Settled {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        let mut lists = text.split(';').map(|it| it.split_whitespace().map(str::parse).collect());
        let mut next = || lists.next().unwrap_or_else(|| Ok(Vec::new()));
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
        assert!("12;one".parse::<Settled>().is_err());
        assert_eq!("".parse(), Ok(Settled::default()));
    }
}
