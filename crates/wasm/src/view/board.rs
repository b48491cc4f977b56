//! The board and its piece types, as they are drawn: the same during the whole game.

use serde::Serialize;

use super::appearance::AppearanceView;

/// The board: geometry, labels, appearance and piece types. Sent once.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BoardView {
    /// Width of the drawing, in cells.
    pub width: f64,
    /// Height of the drawing, in cells.
    pub height: f64,
    /// Number of rows of the grid.
    pub rows: u16,
    /// Number of columns of the grid.
    pub columns: u16,
    /// The cells, row by row from the top as White sees it.
    pub cells: Vec<CellView>,
    /// Coordinates around the board; empty if the definition turns them off.
    pub labels: Vec<LabelView>,
    /// The planes, if there are several.
    pub planes: Option<PlanesView>,
    /// The piece types by number; `types[0]` is number 1.
    pub types: Vec<TypeView>,
    /// What walls are called, if moves may put them.
    pub wall: Option<String>,
    /// What the author calls them in the language of the game, if that was said.
    pub own_wall: Option<String>,
    /// The kinds of terrain by number; `terrain[0]` is number 1.
    pub terrain: Vec<TerrainView>,
    /// The cells that White's royals keep to, and those of Black's; an empty list for royals that go everywhere.
    pub palaces: [Vec<u16>; 2],
    /// The cells of the areas that White's chains are to join, and Black's; empty lists if both have the same.
    pub linked: [Vec<u16>; 2],
    /// Whether some type keeps to its own half of the board, on both sides.
    pub river: bool,
    /// Whether the rules know engagement or zones that stop enemies: whether `relations` is ever filled.
    pub relations: bool,
    /// Whether some of a position may be covered from a side.
    pub covers: bool,
    /// Whether the game has hands.
    pub hands: bool,
    /// Whether rules are enforced.
    pub enforce: bool,
    /// Whether the game has shuffled starts.
    pub shuffles: bool,
    /// Parameters of appearance, as given.
    pub appearance: AppearanceView,
}

/// One cell.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Its step text, unique: `e4`.
    pub name: String,
    /// What people call it; differs from `name` if ranks are counted from 0.
    pub label: String,
    /// Centre, in cells from the left edge and the top edge.
    pub x: f64,
    /// See `x`.
    pub y: f64,
    /// Outline around the centre, in cells: x, y, x, y, …
    pub outline: Vec<f64>,
    /// 0 light, 1 dark, 2 the third shade, also of squares on which pieces are lost, 3 a hole.
    pub shade: u8,
    /// Row and column in the grid, from 0.
    pub row: u16,
    /// See `row`.
    pub column: u16,
    /// Index of the next cell upwards, rightwards, downwards, leftwards as drawn; -1 for none. Holes are skipped.
    pub neighbors: [i32; 4],
}

/// Several planes, drawn from left to right.
#[derive(Clone, Debug, Serialize)]
pub struct PlanesView {
    /// Their letters, each over its plane.
    pub names: Vec<LabelView>,
    /// How far it is from one plane to the next, in cells.
    pub columns: f64,
    /// The same from the top of a plane to the top of the next, where they are drawn one below the other.
    pub rows: f64,
    /// How far one plane is from the next beside it, in cells.
    pub gap: f64,
}

/// A coordinate at the rim.
#[derive(Clone, Debug, Serialize)]
pub struct LabelView {
    /// The text.
    pub text: String,
    /// Centre, in cells.
    pub x: f64,
    /// See `x`.
    pub y: f64,
}

/// How the players of a game name its squares.
#[cfg(feature = "full")]
#[derive(Clone, Debug, Serialize)]
pub struct PlayersNotationView {
    /// What the notation is called: `shogi`, `xiangqi`, `janggi` or `draughts`.
    pub name: &'static str,
    /// The language of its signs, if they belong to one.
    pub lang: Option<&'static str>,
    /// The names of the cells, in their order.
    pub squares: Vec<String>,
    /// The coordinates in the place of those of the board: around it, or inside its cells; empty if the definition turns them
    /// off.
    pub labels: Vec<LabelView>,
}

/// A piece type.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TypeView {
    /// Its number, from 1.
    pub number: u16,
    /// Its name in lower case.
    pub name: String,
    /// What its author calls it in the language of the game, if that was said.
    pub own_name: Option<String>,
    /// Its ID as authors write it, possibly shared.
    pub id: String,
    /// Its ID in steps and positions, unique.
    pub key: String,
    /// Name of the drawing to look for: the image field.
    pub image: String,
    /// Addresses of the author's pictures for White and Black, if there are any.
    pub urls: Option<[String; 2]>,
    /// Its moves as written.
    pub moves: String,
    /// Whether it is royal.
    pub royal: bool,
    /// How many stand on the board at the start, White's and Black's.
    pub counts: [u16; 2],
    /// Number of the type it promotes to as in Shogi; 0 for none.
    pub promoted: u16,
    /// Tiles of White and Black as they look in the hand, before they are turned.
    pub faces: Option<[FaceView; 2]>,
}

/// What a tile looks like: some place on the board where it could lie.
#[derive(Clone, Debug, Serialize)]
pub struct FaceView {
    /// Its cells and what they become; kind 0 is plain ground.
    pub cells: Vec<GroundView>,
    /// The cell on which the piece itself stands then, if it stays.
    pub piece: Option<u16>,
}

/// A kind of terrain.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TerrainView {
    /// Its name.
    pub name: String,
    /// What its author calls it in the language of the game, if that was said.
    pub own_name: Option<String>,
    /// Its letter in texts.
    pub symbol: String,
    /// What it does: `noEnter`, `noLand`, `stop`, `opaque`, `cover`, `mute`, `shield`.
    pub effects: Vec<&'static str>,
    /// The colour of the definition.
    pub color: Option<String>,
}

/// What the ground of a cell is.
#[derive(Clone, Debug, Serialize)]
pub struct GroundView {
    /// Index of the cell.
    pub cell: u16,
    /// Number of its kind of terrain, from 1; 0 is plain ground.
    pub kind: u8,
}
