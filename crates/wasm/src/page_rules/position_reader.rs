//! What a routine may look at while it is asked: the position before the move, read-only.

use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::variant::Variant;
use js_sys::{Array, Reflect};
use js_values::object;
use message::{Message, msg};
use rules::page_directions;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::answer;
use super::direction_tables::DirectionTables;
use super::given_routines::with;
use super::question::{unit, victims};
use crate::js_error::CodedError;
use crate::to_js::side_name;
use crate::to_js::to_value;

/// More steps in a direction are no sensible question.
const MAX_STEPS: f64 = 1000.0;

/// The position that a routine is asked about. It can be used during the question only.
#[wasm_bindgen(js_name = Reader)]
#[derive(Debug)]
pub struct PositionReader {
    /// The number of the diagram's routines.
    routines: usize,
}

#[wasm_bindgen(js_class = Reader)]
impl PositionReader {
    /// Whose turn it is.
    ///
    /// # Errors
    /// `not-asked` outside a question.
    #[wasm_bindgen(getter, unchecked_return_type = "'white' | 'black'")]
    pub fn side(&self) -> Result<String, CodedError> {
        self.look(|_, position| Ok(side_name(position.turn()).to_owned()))
    }

    /// The piece on a square; `null` if there is none.
    ///
    /// # Errors
    /// `not-a-question` if there is no such square.
    #[wasm_bindgen(unchecked_return_type = "views.UnitView | null")]
    pub fn at(&self, #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue) -> Result<JsValue, JsValue> {
        let found = self.look(|variant, position| {
            let sq = answer::square(variant, square)?;
            Ok(unit(variant, position.at(sq)))
        })?;
        found.map_or(Ok(JsValue::NULL), |it| to_value(&it))
    }

    /// The squares of the pieces of a side, or of one type.
    ///
    /// # Errors
    /// `not-a-question` if there is no such side or piece.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn pieces(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "'white' | 'black'")] side: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] id: &JsValue,
    ) -> Result<Array, CodedError> {
        self.look(|variant, position| {
            let sides = if side.is_undefined() { Player::BOTH.to_vec() } else { vec![answer::side(side)?] };
            let kind: Option<TypeId> = if id.is_undefined() { None } else { Some(answer::piece_type(variant, id)?) };
            let found = sides.into_iter().flat_map(|it| position.pieces(it));
            Ok(names(variant, found.filter(|it| kind.is_none_or(|kind| position.at(*it).kind() == kind))))
        })
    }

    /// The square some steps away in a direction as the side to move sees it: `f`, `fr`, …; `null` off the board.
    ///
    /// # Errors
    /// `not-a-question` if there is no such square or direction.
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn step(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue,
        direction: &str,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] n: Option<f64>,
    ) -> Result<JsValue, CodedError> {
        let from = self.look(|variant, _| answer::square(variant, square))?;
        let next = self.table(|variant, side, tables| {
            tables.directions.get_or_make(side, direction, || page_directions::neighbours(variant, side, direction))
        });
        self.look(|variant, _| {
            let next = next.ok_or_else(|| msg!("routine-named-no-direction"))?;
            let n = n.unwrap_or(1.0);
            if !(0.0..=MAX_STEPS).contains(&n) || n.fract() != 0.0 {
                return Err(msg!("routine-no-steps"));
            }
            let step = |at: Sq| next.get(at.index()).copied().unwrap_or(Sq::NONE);
            let end = (0..n as u16).fold(from, |at, _| step(at));
            Ok(if end == Sq::NONE { JsValue::NULL } else { variant.label(end).into() })
        })
    }

    /// The squares one leap away by moves in XBetza, whatever stands there.
    ///
    /// # Errors
    /// `not-a-question` if there is no such square.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn leap(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue,
        xbetza: &str,
    ) -> Result<Array, CodedError> {
        let from = self.look(|variant, _| answer::square(variant, square))?;
        let leaps = self.table(|variant, side, tables| {
            tables.leaps.get_or_make(side, xbetza, || page_directions::leaps(variant, side, xbetza))
        });
        self.look(|variant, _| Ok(names(variant, leaps.get(from.index()).into_iter().flatten().copied())))
    }

    /// How many pieces of a type a side has in hand.
    ///
    /// # Errors
    /// `not-a-question` if there is no such side or piece.
    pub fn hand(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black'")] side: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
    ) -> Result<u16, CodedError> {
        self.look(|variant, position| Ok(position.hand(answer::side(side)?, answer::piece_type(variant, id)?)))
    }

    /// The kind of terrain of a square, by its name; `null` if it is plain.
    ///
    /// # Errors
    /// `not-a-question` if there is no such square.
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn terrain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue,
    ) -> Result<JsValue, CodedError> {
        self.look(|variant, position| {
            let ground = position.ground(answer::square(variant, square)?);
            let kind = variant.movement.terrain().and_then(|it| it.kind(ground));
            Ok(kind.map_or(JsValue::NULL, |it| it.name.as_str().into()))
        })
    }

    /// A number of `customMemory`.
    ///
    /// # Errors
    /// `not-a-question` if there is no such number.
    pub fn memory(&self, name: &str) -> Result<i32, CodedError> {
        self.look(|variant, position| Ok(position.fact(answer::remembered(variant, name)?)))
    }

    /// The move before the one that is asked about, as far as the position tells; `null` at the start. `victims` are the
    /// pieces that it captured, `captured` their squares.
    ///
    /// # Errors
    /// `not-asked` outside a question.
    #[wasm_bindgen(
        unchecked_return_type = "{ from: string | null; to: string; captured: string[]; victims: views.VictimView[]; id: string } | null"
    )]
    pub fn last(&self) -> Result<JsValue, JsValue> {
        let last = with(self.routines, |it| it.last.clone());
        let found = self.look(|variant, _| {
            let Some(last) = last else { return Ok(None) };
            let id = variant.pieces.types.get(last.kind.index()).map_or("", |it| &it.id);
            let squares = last.captured.iter().map(|it| it.0);
            Ok(Some((
                victims(variant, &last.captured),
                object([
                    ("from", last.from.map_or(JsValue::NULL, |it| variant.label(it).into())),
                    ("to", variant.label(last.to).into()),
                    ("captured", names(variant, squares).into()),
                    ("id", id.into()),
                ]),
            )))
        })?;
        let Some((victims, res)) = found else { return Ok(JsValue::NULL) };
        // A fresh object takes any member.
        let _ = Reflect::set(&res, &"victims".into(), &to_value(&victims)?);
        Ok(res)
    }
}

impl PositionReader {
    pub(super) fn of(routines: usize) -> Self {
        Self { routines }
    }

    /// Looks at the position, if there is a question; an error says what the routine did wrong.
    fn look<T>(&self, then: impl FnOnce(&Variant, &Position) -> Result<T, Message>) -> Result<T, CodedError> {
        let found = with(self.routines, |it| {
            let (variant, position) = (it.variant.clone()?, it.position.as_ref()?);
            Some(then(&variant, position))
        });
        let late = || CodedError::new("not-asked", msg!("error-not-asked"));
        let wrong = |what| CodedError::new("not-a-question", msg!("error-not-a-question", what = what));
        found.ok_or_else(late)?.map_err(wrong)
    }

    /// A table as the side to move sees it.
    fn table<T: Default>(&self, make: impl FnOnce(&Variant, Player, &mut DirectionTables) -> T) -> T {
        let made = with(self.routines, |it| {
            let (variant, side) = (it.variant.clone()?, it.position.as_ref()?.turn());
            Some(make(&variant, side, &mut it.tables))
        });
        made.unwrap_or_default()
    }
}

/// Squares as an array of their names.
fn names(variant: &Variant, squares: impl Iterator<Item = Sq>) -> Array {
    squares.map(|it| JsValue::from_str(&variant.label(it))).collect()
}
