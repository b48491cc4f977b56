//! From definitions to parameters of the Interactive Diagram: exactly, or not at all. What he has no parameter for is named
//! key by key. The way back is `definition`, which reads his parameters as they are.
//!
//! ```
//! let chess = "files=8\nranks=8\nfirstRank=1\npawn:P:fmWfceFifmnD::a2-h2\nrook:R:R::a1,h1\nking:K:KisO2::e1";
//! let told = idiagram::export(&rules::read(chess).0);
//! assert!(told.refusals.is_empty() && told.parameters.contains("king:K:KisO2::e1"));
//!
//! let told = idiagram::export(&rules::read(&format!("{chess}\nnifu=P")).0);
//! assert!(told.parameters.is_empty());
//! ```

mod board;
mod keys;
mod matrix;
mod morph;
mod moves;
mod page;
mod pieces;
mod proof;
mod writer;

use definition::{Definition, Diagnostic};

pub use page::page;
use writer::Writer;

/// A definition as parameters of the Interactive Diagram, or the reasons why it is none.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The parameters, one a line; empty if something is refused.
    pub parameters: String,
    /// What has no parameter, in the order of the definition.
    pub refusals: Vec<Diagnostic>,
    /// What is left out or differs without an effect on moves.
    pub notes: Vec<Diagnostic>,
}

/// Writes a definition as parameters of the Interactive Diagram.
#[must_use]
pub fn export(definition: &Definition) -> Exported {
    let mut writer = match Writer::new(definition) {
        Ok(it) => it,
        Err(it) => return Exported { parameters: String::new(), refusals: vec![*it], notes: Vec::new() },
    };
    board::write(&mut writer);
    keys::write(&mut writer);
    matrix::write(&mut writer);
    pieces::write(&mut writer);
    writer.finish()
}
