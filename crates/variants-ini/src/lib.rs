//! From sections of a `variants.ini` to definitions: text in, text and notes out. Knows no board and no rule of ours but their keys.
//! With the feature `write` from definitions to sections, too, by the rules as they compile.
//!
//! ```
//! let read = variants_ini::import("[tiny:chess]\nmaxRank = 6\nmaxFile = f\nstartFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1\ncastling = false");
//! assert_eq!(read[0].name, "tiny");
//! assert!(read[0].definition.contains("files=6"));
//! ```

mod betza;
mod castling;
mod diagonal_lines;
mod drops;
mod endings;
mod flips;
mod options;
mod piece_types;
mod pieces;
mod plain;
mod promotion;
mod region;
mod section;
mod sheet;
mod walls;
#[cfg(feature = "write")]
mod write;

use message::Message;
use section::Section;
use sheet::DefinitionText;
#[cfg(feature = "write")]
pub use write::{Exported, export, section_name};

/// Sections of well-known games, written from their rules: parents of other sections.
pub const BUILTIN: &str = include_str!("builtin.ini");

/// How much a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Nothing is lost.
    Info,
    /// The definition plays, but not quite as the section says.
    Lost,
}

/// Something that a definition cannot say, or that was understood in another way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportNote {
    /// Line of the text, from 1; `None` if it comes from a built-in parent.
    pub line: Option<usize>,
    /// How much it matters.
    pub weight: Weight,
    /// What is to be said.
    pub message: Message,
}

/// A section that became a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The name of the section.
    pub name: String,
    /// The definition; empty if a parent is not known, inherits from itself, or is one of too many.
    pub definition: String,
    /// What to know about it, in the order of the text.
    pub notes: Vec<ImportNote>,
}

/// Sections that are read; a file has some hundreds.
const MAX_SECTIONS: usize = 2_000;

/// The option in which our sections of known games name their family.
const FAMILY: &str = "variantTemplate";

/// Turns every section of a text into a definition. Never fails: what cannot be said is noted.
#[must_use]
pub fn import(text: &str) -> Vec<Imported> {
    let builtin = section::sections(BUILTIN);
    let own = section::sections(text);
    let known = options::Known::new(&own, &builtin);
    own.iter().take(MAX_SECTIONS).map(|it| imported(it, &known)).collect()
}

fn imported(section: &Section<'_>, known: &options::Known<'_, '_>) -> Imported {
    let mut sheet = DefinitionText::new(options::SectionOptions::resolve(section, known));
    if sheet.options.is_refused() {
        return Imported { name: section.name.to_owned(), definition: String::new(), notes: sheet.options.strange() };
    }
    // The games of a family are told in its words; what others write there is for their windows.
    let template = sheet.options.get(FAMILY).filter(|_| sheet.options.line(FAMILY).is_none());
    if let Some(family) = template {
        sheet.line(format!("family={family}"));
    }
    pieces::write(&mut sheet);
    promotion::write(&mut sheet);
    pieces::confine(&mut sheet);
    diagonal_lines::write(&mut sheet);
    castling::write(&mut sheet);
    drops::write(&mut sheet);
    flips::write(&mut sheet);
    walls::write(&mut sheet);
    endings::write(&mut sheet);
    Imported { name: section.name.to_owned(), definition: sheet.text(section.name), notes: sheet.notes() }
}
