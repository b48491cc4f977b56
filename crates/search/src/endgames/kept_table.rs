//! Finished tables as bytes, so that they can be kept and need not be made again.
//!
//! Numbers are little-endian: one byte of men, two of each (side, type), one that says whether values are bytes or pairs of
//! them, four for the number of special positions, twelve of each (key, place), and the values.

use crate::endgames::EndgameSolver;
use crate::endgames::construction::lattice_of;
use crate::endgames::endgame_table::EndgameTable;
use crate::endgames::men::{MAX_MEN, Man, Men};
use engine::ids::{Player, TypeId};

/// Reads from the front of some bytes.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (front, back) = self.0.split_at_checked(n)?;
        self.0 = back;
        Some(front)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn man(&mut self) -> Option<Man> {
        let [side, kind] = self.array()?;
        Some(Man { side: *Player::BOTH.get(usize::from(side))?, kind: TypeId(kind) })
    }

    fn men(&mut self) -> Option<Men> {
        let [n] = self.array()?;
        let all: Option<Vec<Man>> = (0..n).map(|_| self.man()).collect();
        all.filter(|it| it.len() <= MAX_MEN).map(Men::new)
    }

    fn special(&mut self) -> Option<(u64, u32)> {
        Some((u64::from_le_bytes(self.array()?), u32::from_le_bytes(self.array()?)))
    }
}

impl EndgameTable {
    /// All of it but what its men tell.
    fn to_bytes(&self) -> Vec<u8> {
        let mut res = vec![self.men.len() as u8];
        res.extend(self.men.iter().flat_map(|it| [it.side.index() as u8, it.kind.0]));
        res.push(u8::from(self.values.is_empty()));
        res.extend((self.special.len() as u32).to_le_bytes());
        for (key, place) in &self.special {
            res.extend(key.to_le_bytes());
            res.extend(place.to_le_bytes());
        }
        res.reserve(self.n_bytes());
        res.extend(self.values.iter().flat_map(|it| it.to_le_bytes()));
        res.extend(&self.brief);
        res
    }
}

impl EndgameSolver {
    /// The table that was finished as number `number`, from 0, as bytes for [`resume`](Self::resume); `None` if there is
    /// none yet. The last one of all, that of the ending itself, is what `summary` tells of.
    #[must_use]
    pub fn finished(&self, number: usize) -> Option<Vec<u8>> {
        self.done.get(number).map(EndgameTable::to_bytes)
    }

    /// How many tables are finished.
    #[must_use]
    pub fn n_finished(&self) -> usize {
        self.done.len()
    }

    /// Takes over a table that an earlier solver of the same ending has finished. Whether it can be one.
    pub fn resume(&mut self, bytes: &[u8]) -> bool {
        let Some(table) = self.read(bytes) else { return false };
        self.done.push(table);
        true
    }

    fn read(&self, bytes: &[u8]) -> Option<EndgameTable> {
        let mut reader = Reader(bytes);
        let men = reader.men()?;
        let is_open = |it: &EndgameTable| it.men == men;
        if self.done.iter().any(is_open) || self.stack.iter().any(|it| is_open(&it.table)) {
            return None;
        }
        if men.is_empty() || men.iter().any(|it| self.territory.of(it).is_none()) {
            return None;
        }
        let lattice = lattice_of(&self.workshop, &self.territory, &men)?;
        let [is_brief] = reader.array()?;
        let n_special = u32::from_le_bytes(reader.array()?);
        let special: Option<Vec<(u64, u32)>> = (0..n_special).map(|_| reader.special()).collect();
        let (mut values, mut brief) = (Vec::new(), Vec::new());
        if is_brief == 1 {
            brief = reader.0.to_vec();
        } else {
            values = reader.0.chunks_exact(2).map(|it| u16::from_le_bytes([it[0], it[1]])).collect();
        }
        let (special, n_values) = (special?, values.len() + brief.len());
        let fits = n_values >= 2 * lattice.size && special.iter().all(|it| (it.1 as usize) < n_values);
        fits.then_some(EndgameTable { men, lattice, values, brief, special })
    }
}
