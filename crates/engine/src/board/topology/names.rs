//! Names of squares, and the order of squares in texts of positions.

use definition::Square;

use crate::board::topology::Topology;
use crate::ids::{Player, Sq};

impl Topology {
    /// The rows of a position text from the top, each from left to right, plane after plane. Hexagons that are not there
    /// have no place in it.
    #[must_use]
    pub fn text_rows(&self) -> Vec<Vec<Sq>> {
        match self.hexes() {
            Some(cells) => self.cell_lines(cells.rows()),
            None => {
                let (files, ranks) = (self.plane_files, self.ranks);
                let row = |start: u16| (start..start + files).map(Sq).collect();
                let plane = |plane: u16| (0..ranks).rev().map(move |rank| row(rank * self.files + plane * files));
                (0..self.n_planes()).flat_map(plane).collect()
            }
        }
    }

    /// The files of a position text that is written file by file, which some boards of hexagons allow.
    #[must_use]
    pub fn text_columns(&self) -> Option<Vec<Vec<Sq>>> {
        Some(self.cell_lines(self.hexes()?.columns()?))
    }

    fn cell_lines(&self, lines: &[Vec<Square>]) -> Vec<Vec<Sq>> {
        lines.iter().map(|line| line.iter().filter_map(|it| self.of_definition(*it)).collect()).collect()
    }

    /// The file of a square as its name says it, from 0, whatever its plane. Of hexagons: the letter.
    #[must_use]
    pub fn lettered(&self, sq: Sq) -> i32 {
        let file = || i32::from(sq.0 % self.files % self.plane_files);
        self.hexagons.as_ref().map_or_else(file, |it| it.letters[sq.index()])
    }

    /// The image of a square in the long diagonal: its name has letter and number exchanged, so that c5 becomes e3.
    /// `None` if the board has no such square.
    #[must_use]
    pub fn transposed(&self, sq: Sq) -> Option<Sq> {
        let place = |it: Sq| (self.plane(it), self.lettered(it), self.own_rank(Player::White, it) - 1);
        let (plane, letter, number) = place(sq);
        self.squares().find(|it| place(*it) == (plane, number, letter))
    }

    /// The letters of a square of a rectangle: that of its plane, if there are several, and that of its file.
    #[must_use]
    pub fn letters(&self, sq: Sq) -> String {
        let file = char::from(b'a' + (sq.0 % self.files % self.plane_files) as u8);
        if self.n_planes() == 1 { file.into() } else { format!("{}{file}", char::from(b'A' + self.plane(sq) as u8)) }
    }

    /// The name of a square with ranks counted from 1: `e4`, `Be4` on the second of several planes; the label of a
    /// hexagon.
    #[must_use]
    pub fn name(&self, sq: Sq) -> String {
        if let Some(cells) = self.hexes() {
            return cells.name(self.on_diagram(sq)).to_owned();
        }
        format!("{}{}", self.letters(sq), sq.0 / self.files + 1)
    }

    /// The square of that name, if it exists.
    #[must_use]
    pub fn by_name(&self, name: &str) -> Option<Sq> {
        if let Some(cells) = self.hexes() {
            return self.of_definition(cells.square(name)?);
        }
        let (first, name) = self.split_plane(name)?;
        let (file, rank) = name.split_at_checked(1)?;
        let file = i32::from(*file.as_bytes().first()?) - i32::from(b'a');
        let on_plane = (0..i32::from(self.plane_files)).contains(&file);
        let rank = rank.parse::<u8>().ok().map(i32::from)? - 1;
        on_plane.then(|| self.square(first + file, rank))?
    }

    /// The first file of the plane that the name of a square begins with, and the rest of the name.
    #[must_use]
    pub fn split_plane<'n>(&self, name: &'n str) -> Option<(i32, &'n str)> {
        if self.n_planes() == 1 {
            return Some((0, name));
        }
        let (letter, rest) = name.split_at_checked(1)?;
        let plane = u16::from(letter.bytes().next()?.checked_sub(b'A')?);
        (plane < self.n_planes()).then(|| (i32::from(plane * self.plane_files), rest))
    }
}
