//! What a routine may look at while it is asked: the position before the move, read-only.

use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::variant::Variant;
use js_sys::{Array, Object, Reflect};
use rules::page_directions;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{answer, names, object, side_name, unit, with};
use crate::failure::Refusal;

/// Tables of leaps and directions that are kept.
const MAX_TABLES: usize = 64;

/// Leaps and directions that routines asked for, by side and text.
#[derive(Debug, Default)]
pub(super) struct Tables {
    leaps: Vec<(Player, String, Vec<Vec<Sq>>)>,
    directions: Vec<(Player, String, Option<Vec<Sq>>)>,
}

/// The position that a routine is asked about. It can be used during the question only.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reader {
    page: usize,
}

impl Reader {
    pub(super) fn of(page: usize) -> Self {
        Self { page }
    }

    fn look<T>(&self, then: impl FnOnce(&Variant, &Position) -> Result<T, String>) -> Result<T, JsValue> {
        let found = with(self.page, |it| {
            let (variant, position) = (it.variant.clone()?, it.position.as_ref()?);
            Some(then(&variant, position))
        });
        let late = || Refusal::new("not-asked", "A routine may look at the position only while it is asked.");
        let res = found.ok_or_else(late)?;
        Ok(res.map_err(|why| Refusal::new("not-a-question", format!("The routine {why}.")))?)
    }
}

#[wasm_bindgen]
impl Reader {
    /// Whose turn it is.
    ///
    /// # Errors
    /// `not-asked` outside a question.
    #[wasm_bindgen(getter, unchecked_return_type = "'white' | 'black'")]
    pub fn side(&self) -> Result<String, JsValue> {
        self.look(|_, position| Ok(side_name(position.turn()).to_owned()))
    }

    /// The piece on a square; `null` if there is none.
    ///
    /// # Errors
    /// `not-a-question` if there is no such square.
    #[wasm_bindgen(unchecked_return_type = "views.UnitView | null")]
    pub fn at(&self, #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue) -> Result<JsValue, JsValue> {
        self.look(|variant, position| {
            let sq = answer::square(variant, square)?;
            unit(variant, position.at(sq)).map_or(Ok(JsValue::NULL), |it| object(&it))
        })
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
    ) -> Result<Array, JsValue> {
        self.look(|variant, position| {
            let sides = if side.is_undefined() { Player::BOTH.to_vec() } else { vec![answer::side(side)?] };
            let kind: Option<TypeId> = if id.is_undefined() { None } else { Some(answer::kind(variant, id)?) };
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
    ) -> Result<JsValue, JsValue> {
        let (table, from) = self.table(square, |variant, side, tables| {
            if let Some(it) = tables.directions.iter().find(|it| it.0 == side && it.1 == direction) {
                return it.2.clone();
            }
            let made = page_directions::neighbours(variant, side, direction);
            if tables.directions.len() < MAX_TABLES {
                tables.directions.push((side, direction.to_owned(), made.clone()));
            }
            made
        })?;
        self.look(|variant, _| {
            let table = table.ok_or("named a direction that does not exist")?;
            let n = n.unwrap_or(1.0);
            if !(0.0..=1000.0).contains(&n) || n.fract() != 0.0 {
                return Err("asked for a number of steps that is no number".into());
            }
            let mut cur = from;
            for _ in 0..n as u16 {
                cur = table.get(cur.index()).copied().unwrap_or(Sq::NONE);
            }
            Ok(if cur == Sq::NONE { JsValue::NULL } else { variant.label(cur).into() })
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
    ) -> Result<Array, JsValue> {
        let (squares, _) = self.table(square, |variant, side, tables| {
            if let Some(it) = tables.leaps.iter().find(|it| it.0 == side && it.1 == xbetza) {
                return it.2.clone();
            }
            let made = page_directions::leaps(variant, side, xbetza);
            if tables.leaps.len() < MAX_TABLES {
                tables.leaps.push((side, xbetza.to_owned(), made.clone()));
            }
            made
        })?;
        self.look(|variant, _| {
            let from = answer::square(variant, square)?;
            Ok(names(variant, squares.get(from.index()).into_iter().flatten().copied()))
        })
    }

    /// How many pieces of a type a side has in hand.
    ///
    /// # Errors
    /// `not-a-question` if there is no such side or piece.
    pub fn hand(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black'")] side: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
    ) -> Result<u16, JsValue> {
        self.look(|variant, position| Ok(position.hand(answer::side(side)?, answer::kind(variant, id)?)))
    }

    /// The move that led here, as far as the position tells; `null` at the start.
    ///
    /// # Errors
    /// `not-asked` outside a question.
    #[wasm_bindgen(
        unchecked_return_type = "{ from: string | null; to: string; captured: string[]; id: string } | null"
    )]
    pub fn last(&self) -> Result<JsValue, JsValue> {
        self.look(|variant, position| {
            let Some(last) = engine::page_rules::last(position) else { return Ok(JsValue::NULL) };
            let id = variant.types.get(last.kind.index()).map_or("", |it| &it.id);
            let from = last.from.map_or(JsValue::NULL, |it| variant.label(it).into());
            let res = Object::new();
            let members: [(&str, JsValue); 4] = [
                ("from", from),
                ("to", variant.label(last.to).into()),
                ("captured", names(variant, last.captured.iter().copied()).into()),
                ("id", id.into()),
            ];
            for (key, value) in members {
                // A fresh object takes any member.
                let _ = Reflect::set(&res, &key.into(), &value);
            }
            Ok(res.into())
        })
    }
}

impl Reader {
    /// A table that is kept, and the square it is asked about.
    fn table<T: Default>(
        &self,
        square: &JsValue,
        make: impl FnOnce(&Variant, Player, &mut Tables) -> T,
    ) -> Result<(T, Sq), JsValue> {
        let from = self.look(|variant, _| answer::square(variant, square))?;
        let made = with(self.page, |it| {
            let (variant, side) = (it.variant.clone()?, it.position.as_ref()?.turn());
            Some(make(&variant, side, &mut it.tables))
        });
        Ok((made.unwrap_or_default(), from))
    }
}
