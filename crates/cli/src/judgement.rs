//! Networks that judge positions, from files.

use std::sync::Arc;

use engine::variant::Variant;
use message::msg;
use search::computer::evaluation::Evaluator;
use search::computer::network::{Network, NetworkError};

use crate::CliFailure;

/// The evaluation of a variant, with the network of a file if there is one.
pub(crate) fn evaluator(variant: &Variant, file: Option<&str>) -> Result<Arc<Evaluator>, CliFailure> {
    let evaluator = Evaluator::new(variant);
    let Some(name) = file else { return Ok(Arc::new(evaluator)) };
    let bytes = std::fs::read(name).map_err(|_| CliFailure::at(name, msg!("cli-file-unreadable")))?;
    let why = |it| match it {
        NetworkError::NoNetwork => msg!("error-no-network"),
        NetworkError::OtherGame => msg!("error-other-network"),
        NetworkError::Damaged => msg!("error-damaged-network"),
    };
    let network = Network::read(&bytes, variant).map_err(|it| CliFailure::at(name, why(it)))?;
    Ok(Arc::new(evaluator.with_network(network)))
}
