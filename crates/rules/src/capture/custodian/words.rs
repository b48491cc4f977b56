//! What is said of captures by enclosing.

use crate::capture::custodian::Custodian;
use crate::prelude::*;
use crate::prose::within;

/// Says which pieces are captured so, and what helps to enclose them.
pub(super) fn say(rule: &Custodian, words: &mut Words<'_>) {
    for group in &rule.custodian {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        let sentence = format!(
            "When {who} has moved or been dropped, it captures the enemies that stand without a gap between it and another piece of its side; it reaches them {lines}."
        );
        words.say(Topic::Captures, sentence);
    }
    for group in &rule.intervention {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        let sentence = format!(
            "When {who} has moved or been dropped between two enemies, it captures both; it reaches them {lines}, in opposite directions."
        );
        words.say(Topic::Captures, sentence);
    }
    for group in &rule.surround {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        let sentence = format!(
            "{who} is captured when an enemy's move leaves enemies on all the squares that it would reach {lines}."
        );
        words.say(Topic::Captures, sentence);
    }
    for group in &rule.surround_group {
        let (who, lines) = (words.any_of(group.types), words.steps(&group.pattern));
        let sentence = format!(
            "Neighbouring pieces of a side, each of them {who}, are captured together when an enemy's move leaves none of them an empty square that it would reach {lines}; neighbours are who would reach each other so."
        );
        words.say(Topic::Captures, sentence);
    }
    say_limits(rule, words);
}

/// Says where that holds, and what counts as a piece that encloses.
fn say_limits(rule: &Custodian, words: &mut Words<'_>) {
    if !rule.surround.is_empty() {
        for (entry, area) in rule.surround_area.iter() {
            let area = within(&words.squares(area, entry.side));
            let subject = words.subject(entry, rule.surround_area.entries());
            words.say(Topic::Captures, format!("{subject} is captured by surrounding only {area}."));
        }
        if !rule.edge.is_empty() {
            let who = words.any_of(rule.edge);
            words.say(Topic::Captures, format!("The edge of the board counts as an enemy that surrounds {who}."));
        }
    }
    if let Some(anvil) = rule.anvil {
        let who = words.any_of(anvil);
        words.say(Topic::Captures, format!("Only {who} helps to enclose enemies."));
    }
    if let Some(area) = &rule.hostile {
        let area = within(&words.squares(area, None));
        words.say(Topic::Captures, format!("An empty square {area} counts as a piece of the side that encloses."));
    }
    if !(rule.custodian.is_empty() && rule.intervention.is_empty()) {
        for (entry, area) in rule.spared.iter() {
            let area = within(&words.squares(area, entry.side));
            let subject = words.subject(entry, rule.spared.entries());
            words.say(Topic::Captures, format!("{subject} is not captured between two pieces {area}."));
        }
    }
}
