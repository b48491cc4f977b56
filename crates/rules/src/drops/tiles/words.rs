//! What is said of tiles.

use crate::drops::tiles::{Face, TileSettings, TileTurns};
use crate::prelude::*;

impl TileSettings {
    pub(super) fn say(&self, words: &mut Words<'_>) {
        let mut tiles = Vec::new();
        for (types, faces) in &self.faces {
            let Some((first, others)) = faces.split_first() else { continue };
            let faces = others.iter().fold(self.counted(first), |res, it| {
                msg!("tiles-or-face", faces = res, face = self.counted(it)).into()
            });
            let who = words.any(*types);
            if first.has_piece() {
                words.tell(Topic::Drops, msg!("tiles-around", who = who, faces = faces));
            } else {
                tiles.push(msg!("tiles-ground", who = who, faces = faces));
            }
        }
        let columns = &[Column::of("who", "column-tile"), Column::of("faces", "column-ground")];
        words.tell_each(Topic::Drops, tiles, msg!("tiles-table"), columns);
        for (types, how) in &self.turns {
            let who = words.any(*types);
            let message = match how {
                TileTurns::None => continue,
                TileTurns::Half => msg!("tiles-turn-half", who = who),
                TileTurns::All => msg!("tiles-turn-all", who = who),
            };
            words.tell(Topic::Drops, message);
        }
        words.tell(Topic::Drops, msg!("tiles-over", grounds = Arg::any(self.names(self.over))));
        for ground in self.names(self.apart) {
            words.tell(Topic::Drops, msg!("tiles-apart", ground = ground));
        }
        if self.fill {
            words.tell(Topic::Drops, msg!("tiles-fill"));
        }
    }

    /// The name of a kind of ground.
    fn name(&self, number: u8) -> Arg {
        let ground = usize::from(number).checked_sub(1).and_then(|it| self.grounds.get(it));
        ground.map_or_else(|| msg!("tiles-plain").into(), |it| Arg::word(&*it.name))
    }

    /// The names of a set of kinds of ground, each a bit.
    fn names(&self, set: u64) -> Vec<Arg> {
        (0..64).filter(|it| set >> it & 1 != 0).map(|it| self.name(it)).collect()
    }

    /// What a face holds: `4 squares of plain`, `2 squares of mountain and 2 of plain`.
    fn counted(&self, face: &Face) -> Arg {
        let mut counts: Vec<(u8, usize)> = Vec::new();
        for ground in face.grounds() {
            match counts.iter_mut().find(|it| it.0 == ground) {
                Some(it) => it.1 += 1,
                None => counts.push((ground, 1)),
            }
        }
        let part = |(idx, it): (usize, &(u8, usize))| match idx {
            0 => msg!("tiles-squares", count = it.1, ground = self.name(it.0)),
            _ => msg!("tiles-more-squares", count = it.1, ground = self.name(it.0)),
        };
        Arg::all(counts.iter().enumerate().map(part))
    }
}
