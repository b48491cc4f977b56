//! What there is to see: the board, the position, problems, values, attacks, move diagrams, zones.

use engine::ids::{Player, TypeId};
use game::explain::piece_value;
use game::move_diagram::LonePiece;
use game::square_roles::square_role;
use message::msg;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::MoveDiagramSetup;
use crate::diagram::Diagram;
use crate::editing::no_such_cell;
use crate::from_js;
use crate::js_error::CodedError;
use crate::to_js::{board, click_options, position, relations, to_value, zones};
use crate::view::{BoardView, DiagnosticView, MarkView, RelationsView, SceneView, ThreatView, ZoneView};

#[wasm_bindgen]
impl Diagram {
    /// Problems of the definition, in the order of the text.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.DiagnosticView[]")]
    pub fn diagnostics(&self) -> Result<JsValue, JsValue> {
        to_value(&self.problems())
    }

    /// Geometry, labels, appearance and piece types: the same during the whole game.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.BoardView")]
    pub fn board(&self) -> Result<JsValue, JsValue> {
        to_value(&self.board_view())
    }

    /// The position.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.SceneView")]
    pub fn scene(&self) -> Result<JsValue, JsValue> {
        to_value(&self.scene_view())
    }

    /// Estimated values of the piece types in centipawns, in the order of `board().types`; the definition's value where
    /// it gives one. 0 for royals without a value.
    #[must_use]
    pub fn values(&self) -> Vec<i32> {
        piece_value::worth(self.variant()).into_iter().skip(1).collect()
    }

    /// The cells that a side attacks, and from where; own pieces among them are guarded.
    ///
    /// # Errors
    /// `not-a-side`.
    #[wasm_bindgen(unchecked_return_type = "views.ThreatView[]")]
    pub fn threats(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black'")] side: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.threats_by(from_js::side(side)?))
    }

    /// Who engages whom, and where pieces must stop for enemies.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.RelationsView")]
    pub fn relations(&self) -> Result<JsValue, JsValue> {
        to_value(&self.relations_view())
    }

    /// The move diagram of a type, in the middle of an empty board or on a cell,
    /// perhaps with enemies on other cells, after its first move, or as Black's.
    ///
    /// # Errors
    /// `no-such-type`, `no-such-cell` or `not-a-side`.
    #[wasm_bindgen(unchecked_return_type = "views.MarkView[]")]
    pub fn reach(
        &self,
        #[wasm_bindgen(js_name = "type")] kind: f64,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] at: Option<f64>,
        #[wasm_bindgen(
            unchecked_optional_param_type = "{ enemies?: number[]; moved?: boolean; side?: 'white' | 'black' }"
        )]
        extra: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let at = match at {
            Some(it) => Some(from_js::index(it).ok_or_else(no_such_cell)?),
            None => None,
        };
        let kind = from_js::index(kind).unwrap_or(0);
        to_value(&self.move_diagram(kind, at, &from_js::move_diagram_setup(extra)?)?)
    }

    /// The squares that a type of a side treats in its own way.
    ///
    /// # Errors
    /// `no-such-type` or `not-a-side`.
    #[wasm_bindgen(unchecked_return_type = "views.ZoneView[]")]
    pub fn zones(
        &self,
        #[wasm_bindgen(js_name = "type")] kind: f64,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black'")] side: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let kind = self.piece_type(from_js::index(kind).unwrap_or(0))?;
        to_value(&self.zones_of(kind, from_js::side(side)?))
    }
}

impl Diagram {
    /// The problems of the definition, then the routines of the page that failed.
    pub(crate) fn problems(&self) -> Vec<DiagnosticView> {
        let res = self.definition.diagnostics(&self.language).into_iter();
        #[cfg(feature = "full")]
        let res = res.chain(self.routine_problems());
        res.collect()
    }

    pub(crate) fn board_view(&self) -> BoardView {
        board::view(self.variant(), &self.definition.definition, &self.cells, &self.language)
    }

    pub(crate) fn scene_view(&self) -> SceneView {
        let sight = self.sight();
        let shuffle = self.recorded.start().shuffle().filter(|_| !sight.is_secret()).map(|it| it.to_string());
        let number = shuffle.clone().filter(|_| self.game().ply() == 0);
        let start = number.map(|it| msg!("start-position", number = it));
        let res = position::view(self.game(), &self.cells, &sight, start, &self.language);
        SceneView { shuffle, place: self.recorded.tree().current(self.game()), ..res }
    }

    pub(crate) fn threats_by(&self, side: Player) -> Vec<ThreatView> {
        position::threats(self.game(), &self.cells, &self.sight(), side)
    }

    pub(crate) fn relations_view(&self) -> RelationsView {
        relations::relations(self.game(), &self.cells, &self.sight())
    }

    /// The move diagram of a type, by its number.
    pub(crate) fn move_diagram(
        &self,
        number: usize,
        at: Option<usize>,
        setup: &MoveDiagramSetup,
    ) -> Result<Vec<MarkView>, CodedError> {
        let variant = self.variant();
        let mut piece = LonePiece::central(variant, self.piece_type(number)?);
        if let Some(cell) = at {
            piece.at = self.square(cell)?;
        }
        piece.virgin = !setup.moved;
        piece.side = setup.side;
        let is_enemy = |cell: u16| setup.enemies.contains(&usize::from(cell));
        let squares = variant.movement.topology.squares().filter(|it| *it != piece.at);
        piece.enemies = squares.filter(|it| self.cells.cell(*it).is_some_and(is_enemy)).collect();
        Ok(click_options::move_diagram(variant, &self.cells, &piece))
    }

    /// The squares that a type treats in its own way.
    pub(crate) fn zones_of(&self, kind: TypeId, side: Player) -> Vec<ZoneView> {
        let squares = square_role(self.variant(), side, kind).into_iter();
        squares.filter_map(|(sq, role)| Some(zones::view(self.cells.cell(sq)?, role, &self.language))).collect()
    }
}
