//! Sets of squares in words: ranks as a side counts them, else rectangles by their corners. What an area is for is said elsewhere.

use crate::prose::grammar::{list, ordinal};
use engine::board::topology::Topology;
use engine::ids::{Player, Sq};

/// More rectangles than these are not listed.
const MAX_PARTS: usize = 8;

/// How squares are called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names<'a> {
    pub(super) topology: &'a Topology,
    pub(super) first_rank: i32,
}

impl Names<'_> {
    /// Squares by side, for one side or for both.
    pub(super) fn area(self, cells: [&[bool]; 2], side: Option<Player>) -> String {
        let [white, black] = cells.map(|it| self.whole(it));
        let bands = [self.band(cells[0], Player::White), self.band(cells[1], Player::Black)];
        match (side, bands) {
            (Some(Player::White), [Some(band), _]) | (Some(Player::Black), [_, Some(band)]) => band,
            (Some(Player::White), _) => white,
            (Some(Player::Black), _) => black,
            (None, [Some(one), Some(other)]) if one == other => one,
            (None, _) if white == black => white,
            _ => format!("{white} for White and {black} for Black"),
        }
    }

    /// Whole ranks as a side counts them.
    fn band(self, cells: &[bool], side: Player) -> Option<String> {
        if self.topology.hexes().is_some() {
            let depth = |sq: &Sq| self.topology.depth(side, *sq);
            let n = self.topology.squares().filter(|it| cells[it.index()]).map(|it| depth(&it)).max()?;
            let solid = self.topology.squares().all(|it| cells[it.index()] == (depth(&it) <= n));
            let most = self.topology.squares().map(|it| depth(&it)).max();
            return (solid && most != Some(n)).then(|| match n {
                1 => "its last rank".to_owned(),
                _ => format!("its last {n} ranks"),
            });
        }
        let ranks = i32::from(self.topology.ranks);
        let mut own: Vec<Option<bool>> = Vec::new();
        for rank in 0..ranks {
            let from_below = if side == Player::White { rank } else { ranks - 1 - rank };
            let on_rank = || (0..i32::from(self.topology.files)).filter_map(|it| self.topology.square(it, from_below));
            let first = on_rank().next().map(|it| cells[it.index()]);
            if on_rank().any(|it| Some(cells[it.index()]) != first) {
                return None;
            }
            own.push(first);
        }
        let inside: Vec<i32> = (0..ranks).filter(|it| own[*it as usize] == Some(true)).collect();
        let (first, last) = (*inside.first()?, *inside.last()?);
        let n = last - first + 1;
        let solid = inside.len() as i32 == n;
        Some(match (first, last) {
            _ if n == ranks && solid => "the whole board".into(),
            (0, _) if solid && n * 2 == ranks => "its own half of the board".into(),
            (_, it) if solid && it == ranks - 1 && n * 2 == ranks => "the far half of the board".into(),
            (0, 0) => "its first rank".into(),
            (0, _) if solid => format!("its first {n} ranks"),
            (it, _) if solid && it == ranks - 1 => "its last rank".into(),
            (_, it) if solid && it == ranks - 1 => format!("its last {n} ranks"),
            _ if solid && n == 1 => format!("its {} rank", ordinal(first as usize + 1)),
            _ if solid => format!("its ranks {}–{}", first + 1, last + 1),
            _ => return None,
        })
    }

    /// Any set, by the names of its squares.
    fn whole(self, cells: &[bool]) -> String {
        let all: Vec<Sq> = self.topology.squares().collect();
        let inside = all.iter().filter(|it| cells[it.index()]).count();
        if inside == 0 {
            return "no square".into();
        }
        if inside == all.len() {
            return "the whole board".into();
        }
        if self.topology.hexes().is_some() {
            let mut names: Vec<String> =
                all.iter().filter(|it| cells[it.index()]).map(|it| self.topology.name(*it)).collect();
            sort::by_key(&mut names, |it| (it.chars().next(), it.len(), it.clone()));
            return if inside <= 2 * MAX_PARTS {
                list(&names, "and")
            } else {
                format!("{inside} cells that the board shows")
            };
        }
        for (shade, name) in [(0, "the dark squares"), (1, "the light squares")] {
            let fits =
                |it: &Sq| ((self.topology.file(*it) + self.topology.rank(*it)) % 2 == shade) == cells[it.index()];
            if inside > 2 && all.iter().all(fits) {
                return name.into();
            }
        }
        let parts = self.rectangles(|it| cells[it.index()]);
        if parts.len() <= MAX_PARTS {
            return list(&parts, "and");
        }
        let others = self.rectangles(|it| !cells[it.index()]);
        if others.len() <= MAX_PARTS {
            return format!("all squares but {}", list(&others, "and"));
        }
        format!("{inside} squares that the board shows")
    }

    /// Runs along ranks, joined upwards where the next rank has the same run.
    fn rectangles(self, is_in: impl Fn(Sq) -> bool) -> Vec<String> {
        let (files, ranks) = (i32::from(self.topology.files), i32::from(self.topology.ranks));
        let on =
            |file, rank| self.topology.square(file, rank).is_some_and(|it| !self.topology.is_hole(it) && is_in(it));
        let runs = |rank: i32| {
            let mut res: Vec<(i32, i32)> = Vec::new();
            for file in (0..files).filter(|it| on(*it, rank)) {
                match res.last_mut() {
                    Some(it) if it.1 == file - 1 => it.1 = file,
                    _ => res.push((file, file)),
                }
            }
            res
        };
        let mut open: Vec<((i32, i32), i32)> = Vec::new();
        let mut res: Vec<((i32, i32), i32, i32)> = Vec::new();
        for rank in 0..=ranks {
            let now = if rank < ranks { runs(rank) } else { Vec::new() };
            open.retain(|it| {
                let goes_on = now.contains(&it.0);
                if !goes_on {
                    res.push((it.0, it.1, rank - 1));
                }
                goes_on
            });
            for run in now {
                if open.iter().all(|it| it.0 != run) {
                    open.push((run, rank));
                }
            }
        }
        sort::by_key(&mut res, |it| (it.1, it.0.0));
        res.iter().map(|(run, low, high)| self.rectangle((run.0, *low), (run.1, *high))).collect()
    }

    fn rectangle(self, low: (i32, i32), high: (i32, i32)) -> String {
        if low == high { self.name(low) } else { format!("{}–{}", self.name(low), self.name(high)) }
    }

    fn name(self, (file, rank): (i32, i32)) -> String {
        format!("{}{}", char::from(b'a' + file as u8), rank + self.first_rank)
    }
}
