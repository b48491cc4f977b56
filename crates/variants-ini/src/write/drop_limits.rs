//! Drops that are forbidden or must be made, and pieces that never run out.

use engine::ids::{Player, TypeId, TypeSet};

use crate::write::board;
use crate::write::section_writer::SectionWriter;

/// Writes all of it.
pub(crate) fn write(writer: &mut SectionWriter<'_>, droppable: &[TypeSet; 2]) {
    nifu(writer, droppable);
    let all = droppable[0].or(droppable[1]);
    opposite(writer, all);
    mates(writer, all);
    checks(writer, droppable);
    sides_up(writer, all);
    duties(writer, droppable);
}

/// Pieces of a type that stand on squares of different colours.
fn opposite(writer: &mut SectionWriter<'_>, all: TypeSet) {
    writer.say(&["dropOpposite"]);
    let opposite = writer.builder.settings.types_by_side("dropOpposite");
    let opposite: TypeSet = opposite[0].or(opposite[1]).iter().filter(|it| all.has(*it)).collect();
    if opposite.is_empty() {
        return;
    }
    match writer.with_option("bishop") == opposite && writer.settings("dropOpposite").count() == 1 {
        true => writer.on("dropOppositeColoredBishop"),
        false => writer.refuse_value("dropOpposite"),
    }
}

/// Drops that mate.
fn mates(writer: &mut SectionWriter<'_>, all: TypeSet) {
    writer.say(&["dropMate"]);
    let mates = writer.builder.settings.word_entries("dropMate", &[("legal", 0), ("illegal", 1), ("loses", 2)]);
    let limited = |side| all.iter().filter(|it| mates.of(side, *it).is_some_and(|it| *it > 0)).collect::<TypeSet>();
    let limited = Player::both(limited);
    if limited.iter().all(|it| it.is_empty()) {
        return;
    }
    match limited == [writer.with_option("shogiPawn"); 2] && mates.iter().all(|it| *it.1 < 2) {
        true => writer.on("shogiPawnDropMateIllegal"),
        false => writer.refuse_value("dropMate"),
    }
}

/// Drops that give check.
fn checks(writer: &mut SectionWriter<'_>, droppable: &[TypeSet; 2]) {
    writer.say(&["dropChecks"]);
    let checks = writer.builder.settings.word_entries("dropChecks", &rules::builder::settings::FLAG_WORDS);
    let free = |side: Player, kind: TypeId| checks.of(side, kind).copied().unwrap_or(true);
    let sides = Player::BOTH.into_iter();
    let said: Vec<bool> =
        sides.flat_map(|side| droppable[side].iter().map(|it| free(side, it)).collect::<Vec<_>>()).collect();
    match (said.contains(&true), said.contains(&false)) {
        (false, true) => writer.option("dropChecks", "false"),
        (true, true) => writer.refuse_value("dropChecks"),
        _ => {}
    }
}

/// Which side of a piece is up when it is dropped.
fn sides_up(writer: &mut SectionWriter<'_>, all: TypeSet) {
    writer.say(&["dropSide"]);
    let words = [("base", 0), ("either", 1), ("promoted", 2)];
    let up = writer.builder.settings.word_entries("dropSide", &words);
    let two_sided: Vec<TypeId> = all.iter().filter(|it| writer.builder.promoted(*it).is_some()).collect();
    let said: Vec<i32> = Player::BOTH
        .into_iter()
        .flat_map(|side| two_sided.iter().map(move |it| (side, *it)))
        .map(|it| up.of(it.0, it.1).copied().unwrap_or(0))
        .collect();
    match said.iter().max() {
        Some(1) if said.iter().all(|it| *it == 1) => writer.on("dropPromoted"),
        None | Some(0) => {}
        _ => writer.refuse_value("dropSide"),
    }
}

/// At most so many pieces of a type on a file.
fn nifu(writer: &mut SectionWriter<'_>, droppable: &[TypeSet; 2]) {
    writer.say(&["nifu"]);
    let entries = writer.builder.settings.number_entries("nifu");
    let mut types = TypeSet::EMPTY;
    let mut counts = Vec::new();
    for side in Player::BOTH {
        for kind in droppable[side].iter() {
            let count = entries.of(side, kind).map(|it| (*it).max(1));
            counts.push((kind, count));
            if count.is_some() {
                types.insert(kind);
            }
        }
    }
    let given: Vec<u16> = counts.iter().filter_map(|it| it.1).collect();
    let Some(first) = given.first().copied() else { return };
    let uneven = counts.iter().any(|it| types.has(it.0) && it.1 != Some(first));
    if uneven {
        return writer.refuse_value("nifu");
    }
    let letters = writer.named("nifu", types);
    if letters.len() > 1 {
        return writer.refuse_value("nifu");
    }
    writer.option("dropNoDoubled", letters);
    if first != 1 {
        writer.option("dropNoDoubledCount", first.to_string());
    }
}

/// Drops that must be made, and pieces that never run out.
fn duties(writer: &mut SectionWriter<'_>, droppable: &[TypeSet; 2]) {
    writer.say(&["mustDrop", "endless", "dropInCheck"]);
    let must = writer.builder.settings.types_by_side("mustDrop");
    let due = Player::both(|side| must[side].iter().filter(|it| droppable[side].has(*it)).collect::<TypeSet>());
    if due.iter().any(|it| !it.is_empty()) {
        let whole = due == *droppable;
        let one: Vec<TypeId> = due[0].or(due[1]).iter().collect();
        match one[..] {
            _ if whole => writer.on("mustDrop"),
            [it] if due[0] == due[1] => {
                writer.on("mustDrop");
                let letter = writer.letter(it).to_string();
                writer.option("mustDropType", letter);
            }
            _ => writer.refuse_value("mustDrop"),
        }
    }
    // Pieces that nobody moves fill the board: what each side could drop at most is in its hand.
    if !writer.builder.variant.pieces.endless.is_empty() && !board::is_filled(writer) {
        writer.refuse_value("endless");
    }
    let in_check = writer.builder.settings.flag_by_side("dropInCheck", true);
    if in_check.contains(&false) {
        writer.refuse_value("dropInCheck");
    }
}
