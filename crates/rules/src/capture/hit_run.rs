//! `hitRun=` and `neighbors=`: captures after which the piece makes one more step. Captures with staying are its own moves.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::ids::Player;
use engine::program::{Branch, Gait};

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("hitRun", "moves, after a piece")
        .doc("What the piece could capture with these moves it may capture and go one step on.")
        .below_piece()
        .gives_moves(),
    Key::of("neighbors", "leaps, perhaps `,return` or `,noreturn`")
        .default("K,return")
        .doc("The step after a hit; with noreturn it may not end where the piece came from."),
];

/// Adds the captures to the programs.
pub fn tables(builder: &mut Builder<'_>) {
    let written = builder.settings.last("neighbors").is_some();
    if !written && builder.kinds().all(|it| builder.settings.of_piece(it.index(), "hitRun").next().is_none()) {
        return;
    }
    let steps = Player::both(|side| neighbors(builder, side));
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "hitRun").next_back() else { continue };
        for (side, legs) in Player::BOTH.into_iter().zip(&steps) {
            let moves = builder.program(&setting.value, side, &setting.value_place);
            let program = &mut builder.variant.movement.programs[side.index()][kind.index()];
            if !program.push_captures(&moves, legs.clone()) && side == Player::White {
                builder.only_simple("hitRun", setting);
            }
        }
    }
}

/// The steps after a hit.
fn neighbors(builder: &mut Builder<'_>, side: Player) -> Vec<Branch> {
    let written = builder.settings.last("neighbors");
    let text = written.map_or("K", |it| it.value.as_str());
    let (moves, returns) = match text.rsplit_once(',') {
        Some((moves, word)) if word.trim() == "noreturn" => (moves, false),
        Some((moves, word)) if word.trim() == "return" => (moves, true),
        _ => (text, true),
    };
    let place = written.map_or(definition::Place::Whole, |it| it.value_place.clone());
    let program = builder.program(moves.trim(), side, &place);
    let (singles, mut others) = program.singles();
    let mut res = Vec::new();
    for it in singles {
        if it.leg.range == (1, 1) && it.leg.gait == Gait::default() && !it.virgin {
            let gait = if returns { Gait::default() } else { Gait::AWAY };
            res.push(Branch { gait, ..it.leg });
        } else {
            others = true;
        }
    }
    if others && side == Player::White {
        let message = "neighbors takes single leaps; the rest is ignored.".into();
        builder.settings.report(Severity::Warning, "xbetza.modifier", message, None, place);
    }
    res
}

/// Says which pieces go on.
pub fn words(words: &mut Words<'_>) {
    let after = words.builder.settings.last("neighbors").map_or("K", |it| it.value.as_str());
    let (step, back) = match after.rsplit_once(',') {
        Some((step, word)) => (step, word.trim() != "noreturn"),
        None => (after, true),
    };
    let back = if back { "" } else { ", but not back" };
    let mut any = false;
    for kind in words.builder.kinds() {
        let Some(setting) = words.builder.settings.of_piece(kind.index(), "hitRun").next_back() else { continue };
        any = true;
        let sentence =
            format!("{} may capture ({}) and then go one step on{back}.", words.one(kind), words.steps(&setting.value));
        words.say(Topic::Captures, sentence);
    }
    if any && words.builder.settings.last("neighbors").is_some() {
        words.say(Topic::Captures, format!("The step after such a capture: {}.", words.steps(step)));
    }
}
