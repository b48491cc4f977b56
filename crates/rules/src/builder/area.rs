//! Areas of the board as authors write them: `1-3`, `a1-c3`, `half`, joined by `+`, `!a1`, `!(a1+c3)`. What an area is
//! for is decided by rules.

use engine::board::topology::Topology;
use engine::ids::{Player, Sq};

/// Squares of an area, as each side sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    squares: [Box<[bool]>; 2],
}

/// What an area is read against.
#[derive(Clone, Copy, Debug)]
pub struct AreaFrame<'a> {
    /// The board.
    pub topology: &'a Topology,
    /// How Black's half follows from White's.
    pub symmetry: definition::Symmetry,
    /// Depth of the promotion zone.
    pub promo_zone: u16,
    /// Number of the lowest rank in names of squares.
    pub first_rank: i32,
}

impl AreaFrame<'_> {
    /// The square that Black has where White has `sq`.
    #[must_use]
    pub fn image(&self, sq: Sq) -> Option<Sq> {
        if let Some(cells) = self.topology.hexes() {
            return self.topology.of_definition(cells.image(self.topology.on_diagram(sq), self.symmetry)?);
        }
        let (file, rank) = (self.topology.file(sq), self.topology.rank(sq));
        let (files, ranks) = (i32::from(self.topology.files), i32::from(self.topology.ranks));
        match self.symmetry {
            definition::Symmetry::Mirror => self.topology.square(file, ranks - 1 - rank),
            definition::Symmetry::Rotate => self.topology.square(files - 1 - file, ranks - 1 - rank),
            definition::Symmetry::None => Some(sq),
        }
    }

    /// The square of a name with ranks counted from `first_rank`: file and rank, also of holes. Without a letter for its
    /// plane it lies on the first.
    fn square(&self, text: &str) -> Option<(i32, i32)> {
        let has_plane = text.starts_with(|it: char| it.is_ascii_uppercase());
        let (first, text) = if has_plane { self.topology.split_plane(text)? } else { (0, text) };
        let (file, rank) = text.split_at_checked(1)?;
        let file = i32::from(*file.as_bytes().first()?) - i32::from(b'a');
        let rank = rank.parse::<u16>().ok().map(i32::from)? - self.first_rank;
        let inside = (0..i32::from(self.topology.plane_files)).contains(&file)
            && (0..i32::from(self.topology.ranks)).contains(&rank);
        inside.then_some((first + file, rank))
    }
}

impl Area {
    /// No square at all.
    #[must_use]
    pub fn none(topology: &Topology) -> Self {
        let none = vec![false; topology.len()].into_boxed_slice();
        Self { squares: [none.clone(), none] }
    }

    /// Every square.
    #[must_use]
    pub fn all(topology: &Topology) -> Self {
        let all: Box<[bool]> = (0..topology.len() as u16).map(|it| !topology.is_hole(Sq(it))).collect();
        Self { squares: [all.clone(), all] }
    }

    /// Reads an area. `None` if a part of it cannot be read.
    #[must_use]
    pub fn read(text: &str, frame: AreaFrame<'_>) -> Option<Self> {
        Self::read_within(text, frame, MAX_DEPTH)
    }

    /// Reads an area with at most so many parentheses inside each other.
    fn read_within(text: &str, frame: AreaFrame<'_>, depth: usize) -> Option<Self> {
        let mut res = Self::none(frame.topology);
        for item in items(text)? {
            let (item, inverted) = match item.strip_prefix('!') {
                Some(it) => (it.trim(), true),
                None => (item, false),
            };
            let group = match item.strip_prefix('(').and_then(|it| it.strip_suffix(')')) {
                Some(inner) => Some(Self::read_within(inner, frame, depth.checked_sub(1)?)?),
                None => None,
            };
            for side in Player::BOTH {
                let inside: Inside<'_> = match &group {
                    Some(group) => Box::new(move |sq| group.has(side, sq)),
                    None => part(item, side, frame)?,
                };
                for sq in frame.topology.squares() {
                    res.squares[side][sq.index()] |= inside(sq) != inverted;
                }
            }
        }
        Some(res)
    }

    /// Of an area like `!a1+c3`: its first item with `!`, if another item is in it already or both together are the
    /// whole board, so that the sum is hardly what is meant.
    #[must_use]
    pub fn idle_sum<'t>(text: &'t str, frame: AreaFrame<'_>) -> Option<&'t str> {
        let items = items(text)?;
        let at = items.iter().position(|it| it.starts_with('!')).filter(|_| items.len() > 1)?;
        let rest = [&items[..at], &items[at + 1..]].concat().join("+");
        let (but, rest) = (Self::read(items[at], frame)?, Self::read(&rest, frame)?);
        let is_idle = |side: Player| {
            let mut squares = frame.topology.squares();
            let within = squares.all(|it| !rest.has(side, it) || but.has(side, it));
            let mut squares = frame.topology.squares();
            within || squares.all(|it| rest.has(side, it) || but.has(side, it))
        };
        Player::BOTH.into_iter().all(is_idle).then(|| items[at])
    }

    /// Whether the side has the square in this area.
    #[inline]
    #[must_use]
    pub fn has(&self, side: Player, sq: Sq) -> bool {
        self.squares[side][sq.index()]
    }

    /// The squares of a side, by index.
    #[must_use]
    pub fn squares(&self, side: Player) -> &[bool] {
        &self.squares[side]
    }

    /// Takes the squares of a side from another area.
    pub fn set_side(&mut self, side: Player, from: &Self) {
        self.squares[side] = from.squares[side].clone();
    }
}

/// Most parentheses inside each other.
const MAX_DEPTH: usize = 8;

/// What `+` joins, leaving parentheses whole. `None` if they do not fit together.
fn items(text: &str) -> Option<Vec<&str>> {
    let (mut res, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, it) in text.bytes().enumerate() {
        match it {
            b'(' => depth += 1,
            b')' => depth = depth.checked_sub(1)?,
            b'+' if depth == 0 => {
                res.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    res.push(text[start..].trim());
    (depth == 0).then_some(res)
}

type Inside<'a> = Box<dyn Fn(Sq) -> bool + 'a>;

/// One item of an area for one side.
fn part<'a>(item: &'a str, side: Player, frame: AreaFrame<'a>) -> Option<Inside<'a>> {
    let topology = frame.topology;
    let between = |low: i32, high: i32| -> Inside<'a> {
        let (low, high) = (low.min(high), low.max(high));
        Box::new(move |sq| (low..=high).contains(&topology.own_rank(side, sq)))
    };
    let number = |text: &str| text.trim().parse::<u16>().ok().map(i32::from);
    match item {
        "all" => return Some(Box::new(|_| true)),
        "none" => return Some(Box::new(|_| false)),
        "half" => return Some(Box::new(move |sq| topology.is_home(side, sq))),
        "zone" => return Some(Box::new(move |sq| topology.depth(side, sq) <= frame.promo_zone)),
        _ => {}
    }
    if let Some(n) = number(item) {
        return Some(between(n, n));
    }
    let (first, last) = item.split_once('-').unwrap_or((item, item));
    if let (Some(low), Some(high)) = (number(first), number(last)) {
        return Some(between(low, high));
    }
    let seen = move |sq: Sq| if side == Player::White { Some(sq) } else { frame.image(sq) };
    if let Some(cells) = topology.hexes() {
        let line = cells.line(cells.square(first.trim())?, cells.square(last.trim())?)?;
        return Some(Box::new(move |sq| seen(sq).is_some_and(|it| line.contains(&topology.on_diagram(it)))));
    }
    let (a, b) = (frame.square(first.trim())?, frame.square(last.trim())?);
    let (files, rows) = ((a.0.min(b.0), a.0.max(b.0)), (a.1.min(b.1), a.1.max(b.1)));
    Some(Box::new(move |sq| {
        seen(sq).is_some_and(|it| {
            (files.0..=files.1).contains(&frame.topology.file(it))
                && (rows.0..=rows.1).contains(&frame.topology.rank(it))
        })
    }))
}
