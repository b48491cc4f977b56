//! Drops that depend on what stands around them, and pieces that change sides.

use message::msg;

use crate::sheet::DefinitionText;

/// Writes the keys of pieces that are turned over, and of drops that enclose or touch others.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    let turned = sheet.options.get("flipEnclosedPieces").unwrap_or("none");
    match turned {
        "none" => {}
        "reversi" => sheet.line("flipEnclosed=*:Q"),
        "ataxx" => sheet.line("flip=*:K"),
        "quadwrangle" => {
            sheet.line("flip=*:K");
            sheet.line("flipBeside=*");
        }
        it => sheet.lost("flipEnclosedPieces", msg!("ini-enclose", value = it)),
    }
    let first = sheet.region("enclosingDropStart");
    let drops = sheet.options.flag("pieceDrops", false);
    match sheet.options.get("enclosingDrop").unwrap_or("none") {
        "none" => {}
        "reversi" | "ataxx" | "snort" | "top" | "anyside" if !drops => {}
        "top" => sheet.line("dropNear=ground"),
        "anyside" => sheet.line("dropNear=slide"),
        "reversi" if turned == "reversi" => {
            sheet.line("mustFlip=*");
            let Some(area) = first.filter(|it| !it.is_empty()) else { return };
            sheet.line(format!("flipFirst={}", area.area(sheet.files, sheet.ranks)));
            if sheet.image(&area) != area {
                sheet.lost("enclosingDropStart", msg!("ini-enclosing-start"));
            }
        }
        "ataxx" => sheet.line("dropNear=friend"),
        "snort" => {
            sheet.line("dropNear=notFoe");
            sheet.line("dropNearZone=W");
        }
        it => sheet.lost("enclosingDrop", msg!("ini-enclosing-drop", value = it)),
    }
}
