//! The JSON form of a definition, already parsed by somebody else. No JSON syntax in it.

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// Any number.
    Number(f64),
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Value>),
    /// An object; members in the order written.
    Object(Vec<(String, Value)>),
}
