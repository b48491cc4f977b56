//! Sets of squares in words: ranks as a side counts them, else rectangles by their corners. What an area is for is said elsewhere.

use engine::board::topology::Topology;
use engine::ids::{Player, Sq};
use message::{Arg, Message, msg};

/// More rectangles than these are not listed.
const MAX_PARTS: usize = 8;

/// What a set of squares is, as a sentence would call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// All squares.
    Whole,
    /// The half where a side stands at the start.
    OwnHalf,
    /// The other half.
    FarHalf,
    /// So many ranks from the side's own edge.
    First(i32),
    /// So many ranks from the other edge.
    Last(i32),
    /// One rank, as the side counts.
    Rank(i32),
    /// Ranks from one to another, as the side counts.
    Ranks(i32, i32),
    /// No square.
    Nowhere,
    /// The squares of the shade of a1.
    Dark,
    /// The others.
    Light,
    /// Squares and rectangles by their names.
    Listed(Vec<String>),
    /// All squares but these.
    AllBut(Vec<String>),
    /// Too many to be named.
    Squares(usize),
    /// Too many cells of hexagons to be named.
    Cells(usize),
    /// Other squares for each side.
    BySide(Box<Place>, Box<Place>),
}

impl Place {
    /// The set as it is called.
    pub(super) fn name(&self) -> Message {
        self.message("name")
    }

    /// The set as the place where something happens.
    pub(super) fn on(&self) -> Message {
        self.message("on")
    }

    fn message(&self, how: &'static str) -> Message {
        let how = Arg::Choice(how);
        match self {
            Self::Whole => msg!("area-whole", how = how),
            Self::OwnHalf => msg!("area-own-half", how = how),
            Self::FarHalf => msg!("area-far-half", how = how),
            Self::First(n) => msg!("area-first-ranks", how = how, count = *n),
            Self::Last(n) => msg!("area-last-ranks", how = how, count = *n),
            Self::Rank(n) => msg!("area-rank", how = how, rank = *n),
            Self::Ranks(first, last) => msg!("area-ranks", how = how, first = *first, last = *last),
            Self::Nowhere => msg!("area-nowhere", how = how),
            Self::Dark => msg!("area-dark", how = how),
            Self::Light => msg!("area-light", how = how),
            Self::Listed(names) => msg!("area-listed", how = how, squares = Arg::all(names.iter().cloned())),
            Self::AllBut(names) => msg!("area-all-but", how = how, squares = Arg::all(names.iter().cloned())),
            Self::Squares(n) => msg!("area-shown", how = how, count = *n),
            Self::Cells(n) => msg!("area-shown-cells", how = how, count = *n),
            Self::BySide(white, black) => {
                msg!("area-by-side", how = how, white = white.name(), black = black.name())
            }
        }
    }

    /// About how many letters it takes to say the set. Of two ways to say the same the shorter one is taken.
    pub(super) fn length(&self) -> usize {
        let between = |n: usize| if n > 1 { 2 * n + 1 } else { 0 };
        let listed = |names: &[String]| names.iter().map(String::len).sum::<usize>() + between(names.len());
        match self {
            Self::Rank(_) => 12,
            Self::Last(1) => 13,
            Self::First(1) | Self::Ranks(..) => 14,
            Self::Whole => 15,
            Self::Last(_) | Self::Dark => 16,
            Self::First(_) | Self::Light => 17,
            Self::FarHalf => 22,
            Self::OwnHalf => 24,
            Self::Nowhere => 9,
            Self::Listed(names) => listed(names),
            Self::AllBut(names) => 16 + listed(names),
            Self::Squares(_) | Self::Cells(_) => 32,
            Self::BySide(white, black) => white.length() + black.length() + 25,
        }
    }
}

/// How squares are called.
#[derive(Clone, Copy, Debug)]
pub(super) struct Names<'a> {
    pub(super) topology: &'a Topology,
    pub(super) first_rank: i32,
}

impl Names<'_> {
    /// Squares by side, for one side or for both.
    pub(super) fn area(self, cells: [&[bool]; 2], side: Option<Player>) -> Place {
        let [white, black] = cells.map(|it| self.whole(it));
        let bands = [self.band(cells[0], Player::White), self.band(cells[1], Player::Black)];
        match (side, bands) {
            (Some(Player::White), [Some(band), _]) | (Some(Player::Black), [_, Some(band)]) => band,
            (Some(Player::White), _) => white,
            (Some(Player::Black), _) => black,
            (None, [Some(one), Some(other)]) if one == other => one,
            (None, _) if white == black => white,
            _ => Place::BySide(Box::new(white), Box::new(black)),
        }
    }

    /// Whole ranks as a side counts them.
    fn band(self, cells: &[bool], side: Player) -> Option<Place> {
        if self.topology.hexes().is_some() {
            let depth = |sq: &Sq| self.topology.depth(side, *sq);
            let n = self.topology.squares().filter(|it| cells[it.index()]).map(|it| depth(&it)).max()?;
            let solid = self.topology.squares().all(|it| cells[it.index()] == (depth(&it) <= n));
            let most = self.topology.squares().map(|it| depth(&it)).max();
            return (solid && most != Some(n)).then(|| Place::Last(i32::from(n)));
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
            _ if !solid => return None,
            _ if n == ranks => Place::Whole,
            (0, _) if n * 2 == ranks => Place::OwnHalf,
            (_, it) if it == ranks - 1 && n * 2 == ranks => Place::FarHalf,
            (0, _) => Place::First(n),
            (_, it) if it == ranks - 1 => Place::Last(n),
            _ if n == 1 => Place::Rank(first + 1),
            _ => Place::Ranks(first + 1, last + 1),
        })
    }

    /// Any set, by the names of its squares.
    fn whole(self, cells: &[bool]) -> Place {
        let all: Vec<Sq> = self.topology.squares().collect();
        let inside = all.iter().filter(|it| cells[it.index()]).count();
        if inside == 0 {
            return Place::Nowhere;
        }
        if inside == all.len() {
            return Place::Whole;
        }
        if self.topology.hexes().is_some() {
            let mut names: Vec<String> =
                all.iter().filter(|it| cells[it.index()]).map(|it| self.topology.name(*it)).collect();
            sort::by_key(&mut names, |it| (it.chars().next(), it.len(), it.clone()));
            return if inside <= 2 * MAX_PARTS { Place::Listed(names) } else { Place::Cells(inside) };
        }
        for (shade, place) in [(0, Place::Dark), (1, Place::Light)] {
            let fits =
                |it: &Sq| ((self.topology.file(*it) + self.topology.rank(*it)) % 2 == shade) == cells[it.index()];
            if inside > 2 && all.iter().all(fits) {
                return place;
            }
        }
        let parts = self.rectangles(|it| cells[it.index()]);
        if parts.len() <= MAX_PARTS {
            return Place::Listed(parts);
        }
        let others = self.rectangles(|it| !cells[it.index()]);
        if others.len() <= MAX_PARTS {
            return Place::AllBut(others);
        }
        Place::Squares(inside)
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

    /// From one corner to the other, each a file and a rank.
    fn rectangle(self, low: (i32, i32), high: (i32, i32)) -> String {
        if low == high {
            self.name(low.0, low.1)
        } else {
            format!("{}–{}", self.name(low.0, low.1), self.name(high.0, high.1))
        }
    }

    fn name(self, file: i32, rank: i32) -> String {
        format!("{}{}", char::from(b'a' + file as u8), rank + self.first_rank)
    }
}
