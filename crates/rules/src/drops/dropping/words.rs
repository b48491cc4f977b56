//! What is said of drops. What they do is decided beside this file.

use crate::prose::{Topic, Words, a, list, plural, within};
use engine::ids::TypeId;

pub(super) fn words(words: &mut Words<'_>) {
    let settings = &mut words.builder.settings;
    let holdings = settings.int("holdingsType", 0, -99, 99);
    let in_check = settings.flag("dropInCheck", true);
    if !settings.flag("drops", holdings < 0) {
        return;
    }
    words.say(Topic::Drops, "Instead of moving, a player may drop a piece from the hand on an empty square.");
    if !in_check {
        words.say(Topic::Drops, "A side that is in check may not drop.");
    }
    areas(words);
    limits(words);
    mates(words);
    exchange(words);
}

fn areas(words: &mut Words<'_>) {
    let areas = words.builder.settings.entries("dropZone");
    for it in &areas {
        let (Some(area), who) = (words.area(it), words.subject(it, &areas)) else { continue };
        let sentence = match area.as_str() {
            "no square" => format!("{who} may not be dropped at all."),
            "the whole board" => format!("{who} may be dropped anywhere."),
            _ => format!("{who} may be dropped only {}.", within(&area)),
        };
        words.say(Topic::Drops, sentence);
    }
    let virgin = words.builder.settings.entries("dropVirgin");
    for it in &virgin {
        let (Some(area), who) = (words.area(it), words.subject(it, &virgin)) else { continue };
        words.say(Topic::Drops, format!("{who} that is dropped {} counts as not yet moved.", within(&area)));
    }
    let sides = words.builder.settings.entries("dropSide");
    for it in &sides {
        let how = match it.value.as_str() {
            "either" => "may be dropped plain or promoted",
            "promoted" => "is dropped promoted",
            _ => continue,
        };
        let who = words.subject(it, &sides);
        words.say(Topic::Drops, format!("{who} {how}."));
    }
}

fn limits(words: &mut Words<'_>) {
    let nifu = words.builder.settings.entries("nifu");
    for it in &nifu {
        let Some(n) = it.value.parse::<u16>().ok().map(|it| it.max(1)) else { continue };
        let who = words.subject(it, &nifu);
        let name = it.kind.map_or_else(|| "piece like it".to_owned(), |it| words.name(it));
        let held = if n == 1 {
            format!("{} of the same side", a(&name))
        } else {
            format!("{n} {} of the same side", plural(&name))
        };
        words.say(Topic::Drops, format!("{who} may not be dropped on a file that already holds {held}."));
    }
    let opposite = words.builder.settings.types("dropOpposite");
    for it in words.names(opposite.iter()) {
        words.say(
            Topic::Drops,
            format!("The {} of a side must be dropped on squares of different shades in turn.", plural(&it)),
        );
    }
    let near = words.builder.settings.entries("dropNear");
    for it in &near {
        let how = match it.value.as_str() {
            "friend" => "must be dropped next to a piece of its own side",
            "foe" => "must be dropped next to an enemy",
            "notFriend" => "may not be dropped next to a piece of its own side",
            "notFoe" => "may not be dropped next to an enemy",
            _ => continue,
        };
        let who = words.subject(it, &near);
        words.say(Topic::Drops, format!("{who} {how}."));
    }
}

fn mates(words: &mut Words<'_>) {
    let checks = words.builder.settings.entries("dropChecks");
    for it in checks.iter().filter(|it| it.value == "0") {
        let who = words.subject(it, &checks);
        words.say(Topic::Drops, format!("{who} may not be dropped with check."));
    }
    let mates = words.builder.settings.entries("dropMate");
    for it in &mates {
        let who = words.subject(it, &mates);
        match it.value.as_str() {
            "illegal" => words.say(Topic::Drops, format!("{who} may not be dropped with mate.")),
            "loses" => words.say(Topic::Drops, format!("A side that mates by dropping {who} loses.")),
            _ => {}
        }
    }
}

fn exchange(words: &mut Words<'_>) {
    let Some(setting) = words.builder.settings.last("exchange") else { return };
    let group = |text: &str| {
        let found = text.split('=').filter_map(|it| words.builder.definition().type_of(it.trim()));
        list(&words.names(found.map(|it| TypeId(it.min(250) as u8))), "or")
    };
    let groups: Vec<String> = setting.value.split('>').map(group).filter(|it| !it.is_empty()).collect();
    let sentence = format!(
        "A player may give a prisoner back for one of their own of at most its value, which is dropped at once. From high to low: {}.",
        groups.join(", ")
    );
    words.say(Topic::Drops, sentence);
}
