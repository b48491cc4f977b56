//! Pieces that change sides, and drops that depend on what stands around them.

use engine::ids::{Player, TypeSet};
use message::msg;

use crate::write::hands::droppable;
use crate::write::section_writer::SectionWriter;

/// Writes both.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    flips(writer);
    drops(writer);
}

/// Whether a key names one pattern for all types that a side may have.
fn pattern_of_all(writer: &mut SectionWriter<'_>, key: &'static str) -> Option<String> {
    let all = writer.present[0].or(writer.present[1]);
    let groups = writer.builder.settings.pattern_groups(key);
    let covers = |types: TypeSet| all.iter().all(|it| types.has(it));
    match &groups[..] {
        [] => None,
        [one] if covers(one.types) => Some(one.pattern.to_string()),
        _ => Some(String::new()),
    }
}

fn flips(writer: &mut SectionWriter<'_>) {
    let found = ["flip", "flipEnclosed"].map(|it| pattern_of_all(writer, it));
    let beside = writer.builder.settings.type_list("flipBeside");
    let all = writer.present[0].or(writer.present[1]);
    let rule = match found.each_ref().map(Option::as_deref) {
        [None, None] => return,
        [None, Some("Q")] if beside.is_empty() => "reversi",
        [Some("K"), None] if beside.is_empty() => "ataxx",
        [Some("K"), None] if all.iter().all(|it| beside.has(it)) => "quadwrangle",
        [None, _] => return writer.refuse_value("flipEnclosed"),
        _ => return writer.refuse_value("flip"),
    };
    writer.say(&["flip", "flipEnclosed", "flipBeside"]);
    writer.option("flipEnclosedPieces", rule);
}

fn drops(writer: &mut SectionWriter<'_>) {
    writer.say(&["dropNear", "mustFlip"]);
    let droppable = droppable(writer);
    let all = droppable[0].or(droppable[1]);
    let must = writer.builder.settings.type_list("mustFlip");
    if !must.is_empty() {
        let fits = writer.written("flipEnclosedPieces") == Some("reversi") && all.iter().all(|it| must.has(it));
        if !fits || writer.has("dropNear") {
            return writer.refuse_value("mustFlip");
        }
        writer.option("enclosingDrop", "reversi");
        return first(writer);
    }
    let words = [("any", 0), ("friend", 1), ("foe", 2), ("notFriend", 3), ("notFoe", 4), ("ground", 5), ("slide", 6)];
    let near = writer.builder.settings.word_entries("dropNear", &words);
    let pairs = Player::BOTH.into_iter().flat_map(|side| droppable[side].iter().map(move |it| (side, it)));
    let mut said: Vec<i32> = pairs.map(|it| near.of(it.0, it.1).copied().unwrap_or(0)).collect();
    said.sort_unstable();
    said.dedup();
    let zone = writer.definition().last("dropNearZone").map(|it| it.value.trim());
    let rule = match (&said[..], zone) {
        ([] | [0], _) => return,
        ([1], None | Some("K")) => "ataxx",
        ([4], Some("W")) => "snort",
        ([5], _) => "top",
        ([6], _) => "anyside",
        _ => return writer.refuse_value("dropNear"),
    };
    writer.say(&["dropNearZone"]);
    writer.option("enclosingDrop", rule);
}

/// The squares that are filled first.
fn first(writer: &mut SectionWriter<'_>) {
    writer.say(&["flipFirst"]);
    let Some(area) = writer.builder.only_area("flipFirst") else { return };
    let [white, black] = Player::both(|side| writer.region(|it| area.has(side, it)));
    if white != black {
        return writer.refuse("flipFirst", msg!("ini-both-sides", key = "flipFirst"));
    }
    let words = writer.region_words(&white);
    writer.option("enclosingDropStart", words);
}
