//! Names of squares and look-ups in a diagram. Nothing is read or changed here.

use crate::{Board, Definition, Setting, Square, Symmetry};

impl Board {
    /// The square of that name, without a letter for its plane of the first, its rank counted from `first_rank`; of hexagons the cell with that label.
    /// Squares that hole lines removed are found too; `None` is off the board.
    ///
    /// ```
    /// let board = definition::Board { first_rank: Some(0), ..Default::default() };
    /// assert_eq!(board.square("c0"), Some(definition::Square { file: 2, rank: 0 }));
    /// assert_eq!(board.square("c8"), None);
    /// let board = definition::Board { files: 16, planes: 2, ..Default::default() };
    /// assert_eq!(board.square("Bc1"), Some(definition::Square { file: 10, rank: 0 }));
    /// assert_eq!(board.square("c1"), Some(definition::Square { file: 2, rank: 0 }));
    /// assert_eq!(board.square("Cc1"), None);
    /// ```
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        if let Some(hexes) = &self.hexes {
            return hexes.square(name);
        }
        let (plane, name) = self.split_plane(name)?;
        let (letter, digits) = name.split_at_checked(1)?;
        let file = letter.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
        if digits.len() > 6 || !digits.bytes().all(|it| it.is_ascii_digit()) {
            return None;
        }
        let rank = digits.parse::<i32>().ok()?.checked_sub(self.first_rank.unwrap_or(1))?;
        let rank = u8::try_from(rank).ok()?;
        (file < self.plane_files() && rank < self.ranks)
            .then_some(Square { file: plane * self.plane_files() + file, rank })
    }

    /// Number of files of each plane.
    #[must_use]
    pub fn plane_files(&self) -> u8 {
        self.files / self.planes.max(1)
    }

    /// The number of the plane that the name of a square begins with, from 0, and the rest of the name: `B` of `Be4`.
    /// Names without such a letter are of the first plane; on a board of one plane none has it.
    fn split_plane<'n>(&self, name: &'n str) -> Option<(u8, &'n str)> {
        let Some(letter) = name.bytes().next().filter(|it| self.planes > 1 && it.is_ascii_uppercase()) else {
            return Some((0, name));
        };
        let plane = letter - b'A';
        (plane < self.planes).then(|| (plane, &name[1..]))
    }

    /// The name for machines: the letter of the plane, if there are several, file letter and rank counted from 1.
    #[must_use]
    pub fn name(&self, square: Square) -> String {
        if let Some(hexes) = &self.hexes {
            return hexes.name(square).to_owned();
        }
        format!("{}{}", self.letters(square), i32::from(square.rank) + 1)
    }

    /// The name for people: the letter of the plane, if there are several, file letter and rank counted from `first_rank`.
    #[must_use]
    pub fn label(&self, square: Square) -> String {
        if let Some(hexes) = &self.hexes {
            return hexes.name(square).to_owned();
        }
        format!("{}{}", self.letters(square), i32::from(square.rank).saturating_add(self.first_rank.unwrap_or(1)))
    }

    /// The letters of plane and file.
    fn letters(&self, square: Square) -> String {
        let files = self.plane_files().max(1);
        let file = letter(square.file % files);
        if self.planes <= 1 { file.into() } else { format!("{}{file}", char::from(b'A' + square.file / files)) }
    }

    /// The square that Black has where White has this one; the square itself without symmetry. `None` if the board
    /// has no square there.
    #[must_use]
    pub fn image(&self, square: Square) -> Option<Square> {
        if let Some(hexes) = &self.hexes {
            return hexes.image(square, self.symmetry);
        }
        let rank = self.ranks.checked_sub(1 + square.rank)?;
        Some(match self.symmetry {
            Symmetry::None => square,
            Symmetry::Mirror => Square { rank, ..square },
            Symmetry::Rotate => Square { file: self.files.checked_sub(1 + square.file)?, rank },
        })
    }

    /// Whether the square is not there.
    #[must_use]
    pub fn is_hole(&self, square: Square) -> bool {
        self.holes.binary_search(&square).is_ok()
    }
}

/// The letter of a file.
fn letter(file: u8) -> char {
    char::from(b'a'.saturating_add(file))
}

impl Definition {
    /// The index of the first piece with this ID.
    #[must_use]
    pub fn piece_by_id(&self, id: &str) -> Option<usize> {
        self.pieces.iter().position(|it| it.id == id)
    }

    /// The number (from 1) of the type that a number or an ID means; a number wins over an ID.
    ///
    /// ```
    /// let (definition, _) = definition::read("rook::::\nking::::", &definition::Keys::new([]));
    /// assert_eq!((definition.type_of("K"), definition.type_of("1"), definition.type_of("3")), (Some(2), Some(1), None));
    /// ```
    #[must_use]
    pub fn type_of(&self, text: &str) -> Option<usize> {
        let is_number = text.bytes().all(|it| it.is_ascii_digit());
        let number = text.parse().ok().filter(|it| is_number && (1..=self.pieces.len()).contains(it));
        number.or_else(|| self.piece_by_id(text).map(|it| it + 1))
    }

    /// All settings with this key, in order.
    pub fn settings_named<'d>(&'d self, key: &'d str) -> impl DoubleEndedIterator<Item = &'d Setting> {
        self.settings.iter().filter(move |it| it.key == key)
    }

    /// The last setting with this key.
    #[must_use]
    pub fn last(&self, key: &str) -> Option<&Setting> {
        self.settings.iter().rfind(|it| it.key == key)
    }
}
