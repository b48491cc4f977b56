//! What rules about trades ask of a capture.

use engine::generate::pseudo_legal::Generator;
use engine::hooks::Trial;
use engine::legal::reference::takes;
use engine::program::walker::trace::Victim;

/// What the mover itself captured.
pub(crate) fn caught(victims: &[Victim]) -> impl Iterator<Item = &Victim> {
    victims.iter().filter(|it| !it.unloaded && !it.burnt)
}

/// Whether a reply takes the piece where it arrived.
pub(crate) fn can_recapture(trial: &Trial<'_>) -> bool {
    let mover = trial.after.turn().other();
    takes(trial.variant, trial.after, &mut Generator::answering(1), mover, trial.item.to)
}
