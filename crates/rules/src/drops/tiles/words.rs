//! What is said of tiles.

use crate::drops::tiles::{Face, TileSettings, TileTurns};
use crate::prelude::*;
use crate::prose::list;

impl TileSettings {
    pub(super) fn say(&self, words: &mut Words<'_>) {
        for (types, faces) in &self.faces {
            let tile = words.any_of(*types);
            let shown: Vec<String> = faces.iter().map(|it| self.counted(it)).collect();
            let what =
                if faces[0].has_piece() { "is dropped with ground around it" } else { "is a tile: a drop lays ground" };
            let others: String = shown[1..].iter().map(|it| format!(", or, with another face, {it}")).collect();
            words.say(Topic::Drops, format!("{tile} {what}, {}{others}.", shown[0]));
        }
        for (types, how) in &self.turns {
            let how = match how {
                TileTurns::None => continue,
                TileTurns::Half => "may be turned round",
                TileTurns::All => "may be turned any way",
            };
            let tile = words.any_of(*types);
            words.say(Topic::Drops, format!("{tile} {how} when it is laid."));
        }
        let over = list(&self.names(self.over), "or");
        words.say(Topic::Drops, format!("Tiles are laid only where the ground is {over} and no piece stands."));
        for it in self.names(self.apart) {
            words.say(Topic::Drops, format!("No {it} may be laid beside other {it}."));
        }
        if self.fill {
            words.say(
                Topic::Drops,
                "A tile may be laid only where the other tiles can still fill all the ground that was open to them.",
            );
        }
    }

    /// The name of a kind of ground.
    fn name(&self, number: u8) -> &str {
        usize::from(number).checked_sub(1).and_then(|it| self.grounds.get(it)).map_or("plain", |it| &it.name)
    }

    /// The names of a set of kinds of ground, each a bit.
    fn names(&self, set: u64) -> Vec<&str> {
        (0..64).filter(|it| set >> it & 1 != 0).map(|it| self.name(it)).collect()
    }

    /// What a face holds: `4 squares of plain`, `2 squares of mountain and 2 of plain`.
    fn counted(&self, face: &Face) -> String {
        let mut counts: Vec<(u8, usize)> = Vec::new();
        for ground in face.grounds() {
            match counts.iter_mut().find(|it| it.0 == ground) {
                Some(it) => it.1 += 1,
                None => counts.push((ground, 1)),
            }
        }
        let part = |(idx, it): (usize, &(u8, usize))| {
            let squares = match (idx, it.1) {
                (0, 1) => "square ",
                (0, _) => "squares ",
                _ => "",
            };
            format!("{} {squares}of {}", it.1, self.name(it.0))
        };
        list(&counts.iter().enumerate().map(part).collect::<Vec<_>>(), "and")
    }
}
