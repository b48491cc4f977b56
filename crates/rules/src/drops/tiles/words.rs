//! What is said of tiles.

use crate::drops::tiles::{Face, TileTurns, faces, symbols, turns};
use crate::prose::{Topic, Words, list};
use crate::support::terrain_kinds::kinds;
use engine::board::terrain::Terrain;

pub(super) fn words(words: &mut Words<'_>) {
    if words.builder.variant.movement.terrain().is_none() {
        let kinds = kinds(&words.builder);
        let n_types = words.builder.n_types;
        words.builder.variant.movement.ride_limits().terrain = Some(Terrain::new(kinds, &[], n_types));
    }
    let all = faces(&mut words.builder);
    let turns = turns(&mut words.builder);
    if all.is_empty() {
        return;
    }
    for (types, faces) in &all {
        let tile = words.any_of(*types);
        let shown: Vec<String> = faces.iter().map(|it| counted(words, it)).collect();
        let what =
            if faces[0].has_piece() { "is dropped with ground around it" } else { "is a tile: a drop lays ground" };
        let others: String = shown[1..].iter().map(|it| format!(", or, with another face, {it}")).collect();
        let sentence = format!("{tile} {what}, {}{others}", shown[0]);
        words.say(Topic::Drops, sentence + ".");
    }
    for (types, how) in turns.iter().filter(|it| it.1 != TileTurns::None) {
        let how = if *how == TileTurns::Half { "may be turned round" } else { "may be turned any way" };
        let tile = words.any_of(*types);
        words.say(Topic::Drops, format!("{tile} {how} when it is laid."));
    }
    let named = |words: &Words<'_>, set: u64| -> Vec<String> {
        (0..64).filter(|it| set >> it & 1 != 0).map(|it| name(words, it)).collect()
    };
    let over = symbols(&mut words.builder, "tileOver", 1);
    let over = list(&named(words, over), "or");
    words.say(Topic::Drops, format!("Tiles are laid only where the ground is {over} and no piece stands."));
    let apart = symbols(&mut words.builder, "tileApart", 0);
    for it in named(words, apart) {
        words.say(Topic::Drops, format!("No {it} may be laid beside other {it}."));
    }
    if words.builder.settings.flag("tileFill", false) {
        words.say(
            Topic::Drops,
            "A tile may be laid only where the other tiles can still fill all the ground that was open to them.",
        );
    }
}

/// The name of a kind of ground.
fn name(words: &Words<'_>, number: u8) -> String {
    let kind = words.builder.variant.movement.terrain().and_then(|it| it.kind(number));
    kind.map_or_else(|| "plain".to_owned(), |it| it.name.clone())
}

/// What a face holds: `4 squares of plain`, `2 squares of mountain and 2 of plain`.
fn counted(words: &Words<'_>, face: &Face) -> String {
    let mut counts: Vec<(u8, usize)> = Vec::new();
    for ground in face.grounds() {
        match counts.iter_mut().find(|it| it.0 == ground) {
            Some(it) => it.1 += 1,
            None => counts.push((ground, 1)),
        }
    }
    let part = |(idx, it): (usize, &(u8, usize))| {
        let squares = if idx > 0 {
            ""
        } else if it.1 == 1 {
            "square "
        } else {
            "squares "
        };
        format!("{} {squares}of {}", it.1, name(words, it.0))
    };
    list(&counts.iter().enumerate().map(part).collect::<Vec<_>>(), "and")
}
