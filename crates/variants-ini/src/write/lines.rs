//! Lines of pieces that win, and chains that join regions.

use definition::Setting;
use engine::ids::{Player, TypeSet};
use message::msg;
use rules::builder::settings::Entry;

use crate::region::Region;
use crate::write::section_writer::SectionWriter;

/// Writes both.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    let any = ["connect", "connectSquare"].iter().any(|it| writer.has(it));
    let links = writer.has("link");
    if any && links {
        return writer.refuse_value("link");
    }
    if any {
        connect(writer);
    }
    if links {
        link(writer);
    }
}

/// The types that count; all of them need not be named.
fn types(writer: &mut SectionWriter<'_>, key: &'static str, types: TypeSet) {
    if writer.has(key) && writer.kinds().any(|it| !types.has(it)) {
        let named: TypeSet = writer.kinds().filter(|it| types.has(*it)).collect();
        let letters = writer.named(key, named);
        writer.option("connectPieceTypes", letters);
    }
}

fn connect(writer: &mut SectionWriter<'_>) {
    writer.say(&["connect", "connectTypes", "connectLines", "connectResult", "connectGaps", "connectSquare"]);
    let n = writer.builder.settings.int_by_side("connect", 0, 0, 99);
    let lines = writer.words("connectLines").map(|it| it.unwrap_or("hvd"));
    let result = writer.words("connectResult").map(|it| it.unwrap_or("win"));
    let listed = writer.builder.settings.types_by_side("connectTypes");
    let gaps = writer.builder.settings.flag("connectGaps", false);
    let square = writer.builder.settings.int("connectSquare", 0, 0, 99);
    let differs = [
        ("connect", n[0] != n[1]),
        ("connectLines", lines[0] != lines[1]),
        ("connectResult", result[0] != result[1]),
        ("connectTypes", listed[0] != listed[1]),
    ];
    if let Some((key, _)) = differs.into_iter().find(|it| it.1) {
        return writer.refuse(key, msg!("ini-both-sides", key = key));
    }
    if n[0] == 1 {
        return writer.refuse_value("connect");
    }
    if n[0] > 1 {
        writer.option(if gaps { "collinearN" } else { "connectN" }, n[0].to_string());
    }
    if square > 0 {
        writer.option("connectNxN", square.to_string());
    }
    for (letter, option) in [('h', "connectHorizontal"), ('v', "connectVertical"), ('d', "connectDiagonal")] {
        if !lines[0].contains(letter) {
            writer.option(option, "false");
        }
    }
    types(writer, "connectTypes", listed[0]);
    value(writer, result[0]);
}

fn value(writer: &mut SectionWriter<'_>, result: &str) {
    if result != "win" {
        writer.option("connectValue", result.to_owned());
    }
}

fn link(writer: &mut SectionWriter<'_>) {
    writer.say(&["link", "linkTypes", "linkSteps", "linkResult"]);
    let definition = writer.definition();
    let both: Vec<&Setting> = definition.settings_named("link").collect();
    for side in Player::BOTH {
        let own = definition::of_side(["white", "black"][side.index()], "link");
        let own: Vec<&Setting> = definition.settings_named(&own).collect();
        let aims = if own.is_empty() { &both } else { &own };
        let Some(regions) = aim(writer, side, aims) else { return writer.refuse_value("link") };
        for (n, region) in (1..).zip(regions) {
            let words = writer.region_words(&region);
            writer.option(format!("connectRegion{n}{}", side.name()), words);
        }
    }
    let ways = match definition.last("linkSteps").map_or("W", |it| it.value.trim()) {
        "K" => [true, true, true],
        "W" => [true, true, false],
        "F" => [false, false, true],
        "sW" => [true, false, false],
        "vW" => [false, true, false],
        _ => return writer.refuse_value("linkSteps"),
    };
    for (option, way) in ["connectHorizontal", "connectVertical", "connectDiagonal"].into_iter().zip(ways) {
        if !way {
            writer.option(option, "false");
        }
    }
    let listed = writer.builder.settings.types("linkTypes");
    types(writer, "linkTypes", listed);
    let result = definition.last("linkResult").map_or("win", |it| it.value.trim());
    value(writer, result);
}

/// The two regions that a side joins; `None` if it has another aim.
fn aim(writer: &mut SectionWriter<'_>, side: Player, aims: &[&Setting]) -> Option<[Region; 2]> {
    let [setting] = aims else { return None };
    let texts = setting.part().split(',', usize::MAX);
    let [first, second] = &texts[..] else { return None };
    let mut read = |value: &definition::ValuePart| {
        let place = value.place().clone();
        let entry = Entry { key: "", side: Some(Player::White), kind: None, value: value.clone(), place, hint: None };
        let area = writer.builder.area(&entry)?;
        Some(writer.region(|it| area.has(side, it)))
    };
    if first.contains(':') {
        return None;
    }
    Some([read(first)?, read(second)?])
}
