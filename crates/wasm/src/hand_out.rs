//! Views as JavaScript values: structs become objects, lists arrays. What they say is declared in `view`.

use std::cell::RefCell;
use std::{fmt, ptr};

use serde::ser::{self, Impossible, Serialize};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// An object in the making.
    #[wasm_bindgen(js_name = Object)]
    type Plain;
    #[wasm_bindgen(constructor, js_class = "Object")]
    fn new() -> Plain;
    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set(this: &Plain, key: &JsValue, value: JsValue);

    /// An array in the making.
    #[wasm_bindgen(js_name = Array)]
    type List;
    #[wasm_bindgen(constructor, js_class = "Array")]
    fn new() -> List;
    #[wasm_bindgen(method)]
    fn push(this: &List, value: JsValue);
}

thread_local! {
    /// The names of members so far: handing a text over costs more than all the rest of a member.
    static NAMES: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(Vec::new()) };
}

/// Gives an object a member.
fn put(object: &Plain, name: &'static str, value: JsValue) {
    NAMES.with_borrow_mut(|names| {
        if let Some(known) = names.iter().find(|it| ptr::eq(it.0, name)) {
            return object.set(&known.1, value);
        }
        let key = JsValue::from_str(name);
        object.set(&key, value);
        names.push((name, key));
    });
}

/// A view as JavaScript sees it; what is absent is `undefined`.
#[inline]
pub(crate) fn hand_out<T: Serialize + ?Sized>(view: &T) -> JsValue {
    match view.serialize(Writer) {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

/// Nothing goes wrong with views, and a type without values lets the compiler know.
#[derive(Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(message: T) -> Self {
        unreachable!("a view is refused: {message}")
    }
}

type Written = Result<JsValue, Never>;

/// Views have structs, lists, texts, numbers and what may be absent, and nothing else that `serde` knows.
fn no_view() -> ! {
    unreachable!("views have no such value")
}

struct Writer;

/// The numbers of views are small enough for JavaScript.
macro_rules! numbers {
    ($($name:ident($type:ty);)*) => {
        $(fn $name(self, it: $type) -> Written {
            Ok(JsValue::from_f64(it as f64))
        })*
    };
}

impl ser::Serializer for Writer {
    type Ok = JsValue;
    type Error = Never;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = Impossible<JsValue, Never>;
    type SerializeTupleVariant = Impossible<JsValue, Never>;
    type SerializeMap = Impossible<JsValue, Never>;
    type SerializeStruct = Plain;
    type SerializeStructVariant = Impossible<JsValue, Never>;

    numbers! {
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
    }

    fn serialize_bool(self, it: bool) -> Written {
        Ok(JsValue::from_bool(it))
    }

    fn serialize_str(self, it: &str) -> Written {
        Ok(JsValue::from_str(it))
    }

    fn serialize_none(self) -> Written {
        Ok(JsValue::UNDEFINED)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, it: &T) -> Written {
        it.serialize(self)
    }

    fn collect_seq<I: IntoIterator<Item: Serialize>>(self, items: I) -> Written {
        let list = List::new();
        for it in items {
            list.push(hand_out(&it));
        }
        Ok(list.into())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Never> {
        Ok(List::new())
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Never> {
        Ok(List::new())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Plain, Never> {
        Ok(Plain::new())
    }

    fn serialize_char(self, _: char) -> Written {
        no_view()
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        no_view()
    }

    fn serialize_unit(self) -> Written {
        no_view()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        no_view()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Written {
        no_view()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, _: &T) -> Written {
        no_view()
    }

    fn serialize_newtype_variant<T>(self, _: &'static str, _: u32, _: &'static str, _: &T) -> Written
    where
        T: Serialize + ?Sized,
    {
        no_view()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Never> {
        no_view()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Never> {
        no_view()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Never> {
        no_view()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Never> {
        no_view()
    }
}

impl ser::SerializeSeq for List {
    type Ok = JsValue;
    type Error = Never;

    #[inline(always)]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Never> {
        self.push(hand_out(it));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.into())
    }
}

impl ser::SerializeTuple for List {
    type Ok = JsValue;
    type Error = Never;

    #[inline(always)]
    fn serialize_element<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Never> {
        ser::SerializeSeq::serialize_element(self, it)
    }

    fn end(self) -> Written {
        Ok(self.into())
    }
}

impl ser::SerializeStruct for Plain {
    type Ok = JsValue;
    type Error = Never;

    #[inline(always)]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, it: &T) -> Result<(), Never> {
        put(self, key, hand_out(it));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.into())
    }
}
