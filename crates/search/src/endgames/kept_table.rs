//! Finished tables as bytes, so that they can be kept and need not be made again.
//!
//! Numbers are little-endian: one byte of pieces, two of each (side, type), one that says whether values are bytes or pairs of
//! them, four for the number of special positions, twelve of each (key, place), and the values.

use crate::endgames::EndgameSolver;
use crate::endgames::construction::lattice_of;
use crate::endgames::endgame_table::EndgameTable;
use crate::endgames::pieces::{MAX_PIECES, Piece, Pieces};
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

    fn piece(&mut self) -> Option<Piece> {
        let [side, kind] = self.array()?;
        Some(Piece { side: *Player::BOTH.get(usize::from(side))?, kind: TypeId(kind) })
    }

    fn pieces(&mut self) -> Option<Pieces> {
        let [n] = self.array()?;
        let all: Option<Vec<Piece>> = (0..n).map(|_| self.piece()).collect();
        all.filter(|it| it.len() <= MAX_PIECES).map(Pieces::new)
    }

    fn special(&mut self) -> Option<(u64, u32)> {
        Some((u64::from_le_bytes(self.array()?), u32::from_le_bytes(self.array()?)))
    }
}

impl EndgameTable {
    /// All of it but what its pieces tell.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut res = vec![self.pieces.len() as u8];
        res.extend(self.pieces.iter().flat_map(|it| [it.side.index() as u8, it.kind.0]));
        res.push(u8::from(self.values.is_empty()));
        res.extend((self.special.len() as u32).to_le_bytes());
        for (key, place) in &self.special {
            res.extend(key.to_le_bytes());
            res.extend(place.to_le_bytes());
        }
        res.reserve(self.n_bytes());
        res.extend(self.values.iter().flat_map(|it| it.to_le_bytes()));
        res.extend(&self.bytes);
        res
    }
}

impl EndgameSolver {
    /// Reads a table of another solver of the same ending; `None` if it can be none, or is here or in the making.
    pub(super) fn read(&self, bytes: &[u8]) -> Option<EndgameTable> {
        let mut reader = Reader(bytes);
        let pieces = reader.pieces()?;
        let is_open = |it: &EndgameTable| it.pieces == pieces;
        if self.done.iter().any(is_open) || self.stack.iter().any(|it| is_open(&it.table)) {
            return None;
        }
        if pieces.is_empty() || pieces.iter().any(|it| self.territory.of(it).is_none()) {
            return None;
        }
        let lattice = lattice_of(&self.workshop, &self.territory, &pieces)?;
        let [is_brief] = reader.array()?;
        let n_special = u32::from_le_bytes(reader.array()?);
        let special: Option<Vec<(u64, u32)>> = (0..n_special).map(|_| reader.special()).collect();
        let (mut values, mut bytes) = (Vec::new(), Vec::new());
        if is_brief == 1 {
            bytes = reader.0.to_vec();
        } else {
            values = reader.0.chunks_exact(2).map(|it| u16::from_le_bytes([it[0], it[1]])).collect();
        }
        let (special, n_values) = (special?, values.len() + bytes.len());
        let fits = n_values >= 2 * lattice.size && special.iter().all(|it| (it.1 as usize) < n_values);
        fits.then_some(EndgameTable { pieces, lattice, values, bytes, special })
    }
}
