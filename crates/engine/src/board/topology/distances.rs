//! Neighbours, planes and distances.

use crate::board::topology::{Topology, VecId, Vector, Wrap};
use crate::ids::Sq;

impl Topology {
    /// The squares around a square: eight, or six hexagons.
    pub fn around(&self, sq: Sq) -> impl Iterator<Item = Sq> + '_ {
        let (file, rank) = (self.file(sq), self.rank(sq));
        let all = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        all.filter_map(move |(dx, dy)| self.square(file + dx, rank + dy))
            .filter(move |it| self.plane(*it) == self.plane(sq) && self.distance(sq, *it) == 1)
    }

    /// King's steps from one square to another on an empty board without edges; edge steps on hexagons. Between planes
    /// the steps on a plane, or the planes if those are more.
    #[must_use]
    pub fn distance(&self, a: Sq, b: Sq) -> i32 {
        let (dx, dy) = (self.file(b) - self.file(a), self.rank(b) - self.rank(a));
        if self.plane_files == self.files {
            return self.measured(dx, dy);
        }
        let (from, to) = (self.plane(a), self.plane(b));
        self.measured(dx - (to - from) * i32::from(self.plane_files), dy).max((to - from).abs())
    }

    /// How far a step leads in the same measure; `None` if it crosses an edge.
    #[must_use]
    pub fn reach(&self, step: VecId) -> Option<u16> {
        let Vector { dx, dy, wrap, dz } = self.vector_of(step);
        let length = || u16::try_from(self.measured(dx.into(), dy.into()).max(i32::from(dz).abs())).ok();
        if wrap == Wrap::None { length() } else { None }
    }

    fn measured(&self, dx: i32, dy: i32) -> i32 {
        if self.hexagons.is_some() { definition::Axial::new(dx, dy).length() } else { dx.abs().max(dy.abs()) }
    }

    /// The colour of a square: bishops keep it. Two on squares, three on hexagons.
    #[must_use]
    pub fn shade(&self, sq: Sq) -> u8 {
        match self.hexes() {
            Some(it) => it.shade(self.on_diagram(sq), 0),
            None => ((self.file(sq) + self.rank(sq)) % 2) as u8,
        }
    }

    /// Number of planes.
    #[must_use]
    pub fn n_planes(&self) -> u16 {
        self.files / self.plane_files
    }

    /// The plane of a square, from 0.
    #[must_use]
    pub fn plane(&self, sq: Sq) -> i32 {
        i32::from(sq.0 % self.files / self.plane_files)
    }

    /// The square of the next plane that lies where the square lies on its own; the first plane follows the last.
    /// `None` for holes.
    #[must_use]
    pub fn on_next_plane(&self, sq: Sq) -> Option<Sq> {
        let file = (self.file(sq) + i32::from(self.plane_files)) % i32::from(self.files);
        self.square(file, self.rank(sq))
    }
}
