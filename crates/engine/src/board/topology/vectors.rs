//! Kinds of step, and their tables.

use crate::board::topology::{Topology, VecId, Vector, Wrap};
use crate::ids::Sq;

impl Topology {
    /// The number of a kind of step; its table is made if it is new.
    pub fn vector(&mut self, vector: Vector) -> VecId {
        let place = match self.by_vector.binary_search_by(|it| it.0.cmp(&vector)) {
            Ok(it) => return self.by_vector[it].1,
            Err(it) => it,
        };
        let id = VecId(self.vectors.len() as u16);
        for sq in 0..self.len() {
            let to = self.displaced(Sq(sq as u16), vector);
            self.steps.push(to);
        }
        self.vectors.push(vector);
        self.by_vector.insert(place, (vector, id));
        id
    }

    pub(super) fn displaced(&self, from: Sq, vector: Vector) -> Sq {
        if self.is_hole(from) {
            return Sq::NONE;
        }
        let (files, ranks) = (i32::from(self.plane_files), i32::from(self.ranks));
        let mut file = self.file(from) % files + i32::from(vector.dx);
        let plane = self.plane(from) + i32::from(vector.dz);
        if !(0..i32::from(self.n_planes())).contains(&plane) {
            return Sq::NONE;
        }
        let first = plane * files;
        let mut rank = self.rank(from) + i32::from(vector.dy);
        if vector.wrap != Wrap::None {
            file = file.rem_euclid(files);
        }
        if vector.wrap == Wrap::Torus {
            rank = rank.rem_euclid(ranks);
        }
        let on_plane = (0..files).contains(&file);
        on_plane.then(|| self.square(first + file, rank)).flatten().unwrap_or(Sq::NONE)
    }

    /// The step the other way.
    pub fn reverse(&mut self, step: VecId) -> VecId {
        self.vector(self.vector_of(step).reversed())
    }

    /// Whether one step is the other the other way.
    #[must_use]
    pub fn is_reverse(&self, a: VecId, b: VecId) -> bool {
        self.vector_of(a) == self.vector_of(b).reversed()
    }

    /// How many kinds of step there are.
    #[must_use]
    pub fn n_vectors(&self) -> usize {
        self.vectors.len()
    }

    /// The displacement of a kind of step.
    #[must_use]
    pub fn vector_of(&self, id: VecId) -> Vector {
        self.vectors[usize::from(id.0)]
    }
}
