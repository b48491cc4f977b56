//! Definitions in words: problems, keys, rules.

use serde::Serialize;

/// A problem of a definition.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DiagnosticView {
    /// `error`, `warning` or `info`.
    pub severity: &'static str,
    /// A stable name.
    pub code: &'static str,
    /// One sentence.
    pub message: String,
    /// A suggestion.
    pub hint: Option<String>,
    /// What to write in the place of `span` instead, where only that can be meant.
    pub fix: Option<String>,
    /// Offsets into the text, in UTF-16 units, `[start, end]`.
    pub span: Option<[usize; 2]>,
    /// A JSON pointer, for definitions given as objects.
    pub pointer: Option<String>,
}

/// A game of a text, as it describes itself.
#[derive(Clone, Debug, Serialize)]
pub struct ListedGameView {
    /// Where it stands, in UTF-16 units, `[start, end]`.
    pub span: [usize; 2],
    /// Who plays White.
    pub white: Option<String>,
    /// Who plays Black.
    pub black: Option<String>,
    /// The tournament.
    pub event: Option<String>,
    /// The date.
    pub date: Option<String>,
    /// How many moves both sides make.
    pub moves: usize,
    /// The first moves.
    pub begins: String,
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub result: Option<String>,
}

/// A game in the format of another program.
#[cfg(feature = "full")]
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WrittenRecordView {
    /// Its text.
    pub text: String,
    /// What the format has no room for, in sentences.
    pub notes: Vec<String>,
}

/// A key of definitions that a rule claims.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct KeyView {
    /// The rule, in words; empty for keys that several rules need.
    pub rule: &'static str,
    /// The key.
    pub name: &'static str,
    /// What its value is.
    pub value: &'static str,
    /// What holds without it.
    pub default: &'static str,
    /// Whether it has the forms `white…` and `black…`, each for one side.
    pub per_side: bool,
    /// Whether several lines of it add up; of other keys the last line holds.
    pub adds_up: bool,
    /// Whether it may be about the piece above it, and so be a member of a piece in the JSON form.
    pub of_piece: bool,
    /// Another name for it.
    pub alias: Option<&'static str>,
}

/// The rules of a definition in plain English.
#[derive(Clone, Debug, Serialize)]
pub struct RulesInWords {
    /// The sentences by topic, in the order of reading.
    pub topics: Vec<TopicView>,
    /// The rules whose keys the definition sets, by name.
    pub rules: Vec<&'static str>,
    /// The keys of rules that the definition sets, without colours.
    pub keys: Vec<&'static str>,
}

/// A part of the rules.
#[derive(Clone, Debug, Serialize)]
pub struct TopicView {
    /// Its heading.
    pub title: String,
    /// What is said.
    pub sentences: Vec<SentenceView>,
}

/// One sentence of the rules, or several that say the same of many.
#[derive(Clone, Debug, Serialize)]
pub struct SentenceView {
    /// The rule that says it, by name.
    pub rule: &'static str,
    /// The sentence.
    pub text: String,
    /// The same as a table, to be shown in its place: what is said of many reads better so.
    pub table: Option<TableView>,
}

/// The same statement for many, a row for each.
#[derive(Clone, Debug, Serialize)]
pub struct TableView {
    /// What all rows say, with a colon.
    pub caption: String,
    /// The heads of its columns. The first column says what a row is about.
    pub columns: Vec<String>,
    /// The cells of each row, one for every column.
    pub rows: Vec<Vec<String>>,
}
