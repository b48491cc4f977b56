//! The JSON form of a definition, already parsed by somebody else. No JSON syntax in it.

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A string; any other number as well, as it is written.
    String(String),
    /// An array.
    Array(Vec<Value>),
    /// An object; members in the order written.
    Object(Vec<(String, Value)>),
}

/// Numbers that are larger may have lost digits before they came here.
const MAX_WHOLE: f64 = (1_i64 << 53) as f64;

impl Value {
    /// A number, if it is whole and exact; others are handed in as strings.
    ///
    /// ```
    /// use definition::Value;
    /// assert_eq!(Value::whole(8.0), Some(Value::Number(8)));
    /// assert_eq!(Value::whole(0.5), None);
    /// ```
    #[must_use]
    pub fn whole(number: f64) -> Option<Self> {
        (number.fract() == 0.0 && number.abs() < MAX_WHOLE).then_some(Self::Number(number as i64))
    }
}
