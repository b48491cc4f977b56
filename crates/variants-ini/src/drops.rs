//! Hands: what enters them, what may be dropped and where, and gating.

use crate::region::Region;
use crate::sheet::DefinitionText;

/// Writes the keys of hands.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    let fills = sheet.options.flag("capturesToHand", false);
    let drops = sheet.options.flag("pieceDrops", false);
    let loops = sheet.options.flag("dropLoop", false);
    if fills {
        sheet.line(if loops { "holdingsType=-2" } else { "holdingsType=-1" });
    }
    gating(sheet);
    if !drops {
        if fills {
            sheet.line("drops=0");
        }
        return;
    }
    if !fills {
        sheet.line("drops=1");
    }
    if sheet.options.flag("freeDrops", false) {
        let all: Vec<String> = sheet.pieces.iter().filter(|it| it.form_of.is_none()).map(|it| it.id.clone()).collect();
        sheet.line(format!("endless={}", all.join(",")));
    }
    if sheet.options.flag("mustDrop", false) {
        let types = sheet.ids("mustDropType").filter(|it| it.len() < sheet.pieces.len()).map(|it| it.join(","));
        sheet.line(format!("mustDrop={}", types.unwrap_or_else(|| "*".into())));
    }
    zones(sheet);
    if let Some(types) = sheet.ids("dropNoDoubled") {
        let count = sheet.options.int("dropNoDoubledCount", 1);
        if count > 0 {
            each(sheet, "nifu", &types, &count.to_string());
        } else {
            each(sheet, "dropZone", &types, "none");
        }
    }
    if sheet.options.flag("dropOppositeColoredBishop", false) {
        named(sheet, "bishop", |id| format!("dropOpposite={id}"));
    }
    if sheet.options.flag("immobilityIllegal", false) {
        sheet.line("immobile=illegal");
    }
    if sheet.options.flag("shogiPawnDropMateIllegal", false) {
        named(sheet, "shogi pawn", |id| format!("dropMate={id}:illegal"));
    }
    if sheet.options.flag("dropPromoted", false) {
        sheet.line("dropSide=either");
    }
    if !sheet.options.flag("dropChecks", true) {
        sheet.line("dropChecks=0");
    }
}

/// Writes `key=types:setting`.
fn each(sheet: &mut DefinitionText<'_>, key: &str, types: &[String], setting: &str) {
    if !types.is_empty() {
        let entries: Vec<String> = types.iter().map(|it| format!("{it}:{setting}")).collect();
        sheet.line(format!("{key}={}", entries.join(",")));
    }
}

/// Writes a line for the type of a name, if there is one.
fn named(sheet: &mut DefinitionText<'_>, name: &str, line: impl Fn(&str) -> String) {
    let found = sheet.pieces.iter().find(|it| it.name == name).map(|it| it.id.clone());
    if let Some(id) = found {
        sheet.line(line(&id));
    }
}

/// Where pieces may be dropped. Orthodox pawns have ranks of their own.
fn zones(sheet: &mut DefinitionText<'_>) {
    let (files, ranks) = (sheet.files, sheet.ranks);
    let all = Region::ranks(1, ranks, files);
    let zone = sheet.regions("dropRegion", all.clone());
    if zone != [all.clone(), all.clone()] {
        sheet.area("dropZone", "*", &zone);
    }
    let promotion = sheet.regions("promotionRegion", Region::ranks(ranks, ranks, files));
    let first = if sheet.options.flag("firstRankPawnDrops", false) { 1 } else { 2 };
    let last = sheet.options.flag("promotionZonePawnDrops", false);
    let pawns = sheet.pieces.iter().find(|it| it.name == "pawn").map(|it| it.id.clone());
    if let Some(id) = pawns {
        let own = [Region::ranks(first, ranks, files), Region::ranks(1, ranks + 1 - first, files)];
        let open: Vec<Region> = (0..2)
            .map(|side| {
                let beyond = if last { all.clone() } else { promotion[side].others(files, ranks) };
                own[side].and(&beyond).and(&zone[side])
            })
            .collect();
        if let Ok(open) = <[Region; 2]>::try_from(open) {
            sheet.area("dropZone", &id, &open);
        }
    }
    if sheet.options.flag("sittuyinRookDrop", false) {
        named(sheet, "rook", |id| format!("dropZone={id}:1"));
    }
}

/// Pieces that enter on squares that virgin pieces leave.
fn gating(sheet: &mut DefinitionText<'_>) {
    let seirawan = sheet.options.flag("seirawanGating", false);
    if !seirawan && !sheet.options.flag("gating", false) {
        return;
    }
    let held = sheet.options.get("startFen").and_then(|it| it.split_once('[')?.1.split_once(']')).map_or("", |it| it.0);
    let mut types: Vec<String> = Vec::new();
    for id in held.chars().filter(|it| it.is_uppercase()).map(|it| it.to_string()) {
        if !types.contains(&id) {
            types.push(id);
        }
    }
    if !types.is_empty() {
        sheet.line(format!("gating={}", types.join(",")));
    }
}
