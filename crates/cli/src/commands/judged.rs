//! Definitions whose games the search judges by the same weights.

use std::sync::Arc;

use engine::variant::Variant;
use message::msg;
use search::computer::evaluation::Evaluator;
use search::computer::evaluation::weights::{WEIGHTS, Weights};
use search::self_play::can_play;

use crate::args::Command;
use crate::definition_file::{DefinitionFile, reported};
use crate::results::fingerprint;
use crate::{CliFailure, input};

/// The definitions that a command is given, which games of the search against itself tell something about.
pub(super) struct Judged {
    pub(super) variants: Vec<Arc<Variant>>,
    /// What results depend on of each definition.
    pub(super) fingerprints: Vec<String>,
    pub(super) weights: Weights,
}

impl Judged {
    pub(super) fn read(command: &Command) -> Result<Self, CliFailure> {
        let (mut variants, mut fingerprints): (Vec<Arc<Variant>>, Vec<String>) = (Vec::new(), Vec::new());
        for name in &command.arguments {
            let text = input::read(name)?;
            let file = DefinitionFile::parse(name, &text).map_err(|it| reported(name, &text, &it))?;
            if !can_play(&file.variant) {
                return Err(CliFailure::at(name, msg!("cli-games-tell-nothing")));
            }
            variants.push(file.variant);
            fingerprints.push(fingerprint(&text));
        }
        let mut of_each = variants.iter().map(|it| *Evaluator::new(it).weights());
        let weights = of_each.next().unwrap_or(WEIGHTS);
        if of_each.any(|it| it != weights) {
            return Err(CliFailure::Failed(msg!("cli-other-weights")));
        }
        Ok(Self { variants, fingerprints, weights })
    }
}
