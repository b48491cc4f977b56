//! The typed half of a definition, and the spanned settings that rules read. No syntax in it.

use crate::{Hexes, Place, Translation, ValuePart};

/// A definition that was read. Anything that could not be read is absent and was reported.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Definition {
    /// Size, shape and holes.
    pub board: Board,
    /// The pieces in order; piece number n is `pieces[n - 1]`.
    pub pieces: Vec<Piece>,
    /// Every `key=value` that is not about the board itself, in order, with doubles kept
    /// (rules decide whether the last holds or all add up). Piece keys are in `Piece::settings`.
    pub settings: Vec<Setting>,
    /// What is said of the game in several languages.
    pub translations: Vec<Translation>,
    /// How the board should look.
    pub appearance: Appearance,
}

/// The board: cells, names and symmetry.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Number of files, 1 to 26, or of all planes together, 1 to 64. On boards of hexagons the width of the grid that
    /// holds the cells, 1 to 64.
    pub files: u8,
    /// Number of ranks, 1 to 36; of the grid on boards of hexagons, 1 to 64.
    pub ranks: u8,
    /// Number of planes of equal size, which lie side by side on the files; 1 to 8, and 1 for hexagons.
    pub planes: u8,
    /// Number of the lowest rank; `None` if coordinates are off.
    pub first_rank: Option<i32>,
    /// Squares that are not there, those of the grid without a cell included. Sorted, without doubles.
    pub holes: Vec<Square>,
    /// How Black's half follows from White's.
    pub symmetry: Symmetry,
    /// The cells, if they are hexagons.
    pub hexes: Option<Box<Hexes>>,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            files: 8,
            ranks: 8,
            planes: 1,
            first_rank: None,
            holes: Vec::new(),
            symmetry: Symmetry::Mirror,
            hexes: None,
        }
    }
}

/// How Black's squares follow from White's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Same file, rank counted from the other side.
    #[default]
    Mirror,
    /// Turned by 180 degrees.
    Rotate,
    /// Not at all.
    None,
}

/// A square by zero-based file (from White's left) and rank (from White's side).
/// On boards of hexagons both count on the skewed grid of the axial coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// 0 is file a, of the first plane where there are several; the others follow.
    pub file: u8,
    /// 0 is White's first rank.
    pub rank: u8,
}

/// One piece line.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// As written, case kept.
    pub name: String,
    /// One or more characters, never empty.
    pub id: String,
    /// The move string: as written, or the default for the name; empty if there is none.
    pub moves: String,
    /// Where the move string stands; of the name, if the default was taken.
    pub moves_place: Place,
    /// Whether the move string is a default.
    pub moves_default: bool,
    /// Picture base name, never empty (the name, if the field was).
    pub image: String,
    /// Where the picture name stands; of the name, if the field was empty.
    pub image_place: Place,
    /// `picture=`: the addresses of White's and Black's picture, each checked as a url.
    pub pictures: Option<[String; 2]>,
    /// Start squares of White and Black.
    pub squares: [Vec<Square>; 2],
    /// Pieces in hand at the start, White's and Black's.
    pub hand: [u16; 2],
    /// Keys that act on this piece: `morph`, `ranking`, `antiTrade`, …
    pub settings: Vec<Setting>,
    /// What it is called in several languages.
    pub translations: Vec<Translation>,
    /// Where the piece line stands.
    pub place: Place,
}

/// One `key=value`, not interpreted.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// The key in its known spelling.
    pub key: String,
    /// The value as text. JSON arrays are joined as the text form would write them.
    pub value: String,
    /// Where the key stands.
    pub key_place: Place,
    /// Where the value stands.
    pub value_place: Place,
}

impl Setting {
    /// The place of a part of the value, by byte offsets in it.
    #[must_use]
    pub fn place_in(&self, span: xbetza::Span) -> Place {
        self.value_place.within(span)
    }

    /// The value with its place.
    #[must_use]
    pub fn part(&self) -> ValuePart {
        ValuePart::new(self.value.clone(), self.value_place.clone()).trimmed()
    }
}

/// Parameters that only the view reads.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Appearance {
    /// `title=`.
    pub title: Option<String>,
    /// `author=`.
    pub author: Option<String>,
    /// `rulePage=`, checked as a url.
    pub rule_page: Option<String>,
    /// `graphicsDir=`, checked as a url; `None` without the key.
    pub graphics_dir: Option<String>,
    /// `graphicsType=`, default `png`.
    pub graphics_type: Option<String>,
    /// `whitePrefix=`, `blackPrefix=`.
    pub prefixes: [Option<String>; 2],
    /// `squareSize=` in pixels.
    pub square_size: Option<u16>,
    /// `lightShade=`, a checked CSS colour; and so on for the others.
    pub light_shade: Option<String>,
    /// `darkShade=`.
    pub dark_shade: Option<String>,
    /// `startShade=`.
    pub start_shade: Option<String>,
    /// `oddShade=`.
    pub odd_shade: Option<String>,
    /// `shades=`: one checked CSS colour for all hexagons, or three; empty without the key.
    pub shades: Vec<String>,
    /// `shadeShift=`.
    pub shade_shift: Option<u8>,
    /// `rimColor=`.
    pub rim_color: Option<String>,
    /// `coordColor=`.
    pub coord_color: Option<String>,
    /// `borders=`.
    pub borders: Option<bool>,
    /// `useMarkers=`, 0 to 2.
    pub use_markers: Option<u8>,
    /// `shady=`.
    pub shady: Option<bool>,
    /// `noCounts=`.
    pub no_counts: Option<bool>,
    /// `theme=`.
    pub theme: Option<String>,
    /// `skin=`, how the board is drawn.
    pub skin: Option<String>,
    /// `family=`, in whose words the game is told.
    pub family: Option<&'static str>,
    /// `pieces=`, the name of a piece set.
    pub piece_set: Option<String>,
    /// `satellite=`.
    pub satellite: Option<String>,
    /// `enableAI=`, 0 to 2.
    pub enable_ai: Option<u8>,
    /// `arrows=`.
    pub arrows: Vec<Arrow>,
}

/// An arrow, or a circle if `to` is `None`.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Option<Square>,
    /// A checked CSS colour.
    pub color: Option<String>,
}
