//! Hands: what enters them, what may be dropped and where, and gating.

use crate::region::Region;
use crate::sheet::{DefinitionText, PieceLine};

/// Writes the keys of hands.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    let fills = sheet.options.flag("capturesToHand", false);
    let drops = sheet.options.flag("pieceDrops", false);
    let loops = sheet.options.flag("dropLoop", false);
    if fills {
        sheet.line(if loops { "holdingsType=-2" } else { "holdingsType=-1" });
    }
    let partner = !fills && sheet.options.flag("twoBoards", false);
    if partner {
        sheet.line("holdingsType=-1");
        sheet.line("captureTo=partner");
    }
    gating(sheet);
    if sheet.options.flag("immobilityIllegal", false) {
        sheet.line("immobile=illegal");
    }
    if !drops {
        if fills || partner {
            sheet.line("drops=0");
        }
        return;
    }
    if !fills && !partner {
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
    let zone = sheet.regions("dropRegion", sheet.everywhere());
    if zone != sheet.everywhere() {
        sheet.area("dropZone", "*", &zone);
    }
    let promotion = sheet.promotion_zone();
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

/// Pieces that enter on squares that virgin pieces leave: those that a side holds at the start, or any but Pawns and
/// kings where captured pieces are held as well.
fn gating(sheet: &mut DefinitionText<'_>) {
    if !sheet.options.flag("seirawanGating", false) {
        return;
    }
    let start = sheet.start_fen().unwrap_or_default();
    let held = start.split_once('[').and_then(|it| it.1.split_once(']')).map_or("", |it| it.0);
    let fills = sheet.options.flag("capturesToHand", false);
    let [white, black] = [char::is_uppercase, char::is_lowercase].map(|is_own| {
        let holds = |id: &str| held.chars().any(|it| is_own(it) && it.to_uppercase().eq(id.chars()));
        let enters = |it: &&PieceLine| {
            it.form_of.is_none() && (fills && !matches!(it.option.as_str(), "pawn" | "king") || holds(&it.id))
        };
        sheet.pieces.iter().filter(enters).map(|it| it.id.as_str()).collect::<Vec<_>>().join(",")
    });
    let all = [
        ("gating", &white, white == black),
        ("whiteGating", &white, white != black),
        ("blackGating", &black, white != black),
    ];
    for (key, types, _) in all.into_iter().filter(|it| it.2 && !it.1.is_empty()) {
        sheet.line(format!("{key}={types}"));
    }
}
