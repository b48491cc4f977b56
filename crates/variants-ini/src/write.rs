//! From definitions to sections of a `variants.ini`: exactly, or not at all. What a section cannot say is named key by key.

mod alike;
mod arrivals;
mod board;
mod cambodian;
mod captures;
mod castling;
mod drop_limits;
mod drop_zones;
mod endings;
mod first_moves;
mod flips;
mod goals;
mod hands;
mod keys;
mod lines;
mod material;
mod names;
mod parent;
mod pawn_walks;
mod pieces;
mod presence;
mod promotion;
mod proof;
mod reach;
mod royals;
mod section_piece;
mod section_writer;
mod slanting_lines;
mod spelling;
mod walks;
mod walls;
mod zones;

use definition::{Definition, Diagnostic};

pub use names::section_name;
use section_writer::SectionWriter;

/// A definition as a section, or the reasons why it is none.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The section with its name in brackets; empty if something is refused.
    pub section: String,
    /// What no section can say, in the order of the definition.
    pub refusals: Vec<Diagnostic>,
    /// What the other program understands a little differently, without effect on moves.
    pub notes: Vec<Diagnostic>,
}

/// Writes a definition as a section of this name.
///
/// ```
/// let text = "files=3\nranks=4\nroyal=K\npromoZone=0\nking:K:K::b1\nferz:F:F::a1";
/// let told = variants_ini::export(&rules::read(text).0, "tiny");
/// assert!(told.refusals.is_empty(), "{:?}", told.refusals);
/// assert!(told.section.contains("[tiny]") && told.section.contains("fers = f"));
/// ```
#[must_use]
pub fn export(definition: &Definition, name: &str) -> Exported {
    let mut writer = match SectionWriter::new(definition) {
        Ok(it) => it,
        Err(it) => return Exported { section: String::new(), refusals: vec![*it], notes: Vec::new() },
    };
    writer.present = arrivals::present(&mut writer);
    writer.standing = reach::reached(&mut writer);
    board::write(&mut writer);
    pieces::write(&mut writer);
    zones::write(&mut writer);
    promotion::write(&mut writer);
    castling::write(&mut writer);
    hands::write(&mut writer);
    captures::write(&mut writer);
    flips::write(&mut writer);
    walls::write(&mut writer);
    royals::write(&mut writer);
    goals::write(&mut writer);
    lines::write(&mut writer);
    material::write(&mut writer);
    endings::write(&mut writer);
    keys::refuse_others(&mut writer);
    parent::reset(&mut writer);
    writer.finish(name)
}
