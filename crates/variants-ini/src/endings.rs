//! Royals, checks, and how games end.

use crate::promotion::royal_ids;
use crate::sheet::DefinitionText;

/// Writes royals and endings.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    royals(sheet);
    extinction(sheet);
    values(sheet);
    flags(sheet);
    counts(sheet);
    connecting(sheet);
    let on = |sheet: &mut DefinitionText<'_>, option: &str, line: &str| {
        if sheet.options.flag(option, false) {
            sheet.line(line);
        }
    };
    on(sheet, "mustCapture", "mustCapture=1");
    on(sheet, "flyingGeneral", "facingRoyals=1");
    on(sheet, "bikjangRule", "bikjang=draw");
    on(sheet, "makpongRule", "royalEvade=capture");
    on(sheet, "castlingWins", "castlingWins=1");
    on(sheet, "dupleCheck", "dupleCheck=1");
    if !sheet.options.flag("checking", true) {
        sheet.line("checking=0");
    }
    passing(sheet);
}

fn royals(sheet: &mut DefinitionText<'_>) {
    let ids = royal_ids(sheet);
    if ids.is_empty() {
        sheet.line("royal=0");
        sheet.line("checkRule=0");
    }
    for id in &ids {
        sheet.line(format!("royal={id}"));
    }
    let several = sheet.options.flag("extinctionPseudoRoyal", false);
    if several && ids.len() > 1 {
        sheet.line("extinction=0");
    }
}

/// Sides that run out of pieces.
fn extinction(sheet: &mut DefinitionText<'_>) {
    let value = sheet.options.get("extinctionValue").unwrap_or("none");
    let pseudo = sheet.options.flag("extinctionPseudoRoyal", false);
    let types = sheet.options.get("extinctionPieceTypes").unwrap_or("");
    let (own, other) =
        (sheet.options.int("extinctionPieceCount", 0), sheet.options.int("extinctionOpponentPieceCount", 0));
    if value == "none" || pseudo && own == 0 {
        return;
    }
    let ids =
        if types.contains('*') { vec!["*".to_owned()] } else { sheet.ids("extinctionPieceTypes").unwrap_or_default() };
    if ids.is_empty() {
        return;
    }
    let counts = match (own, other) {
        (0, 0) => String::new(),
        (own, 0) => format!(":{own}"),
        (own, other) => format!(":{own}:{other}"),
    };
    sheet.line(format!("extinction={}:{value}{counts}", ids.join(",")));
}

fn values(sheet: &mut DefinitionText<'_>) {
    if let Some(it) = sheet.options.get("checkmateValue").filter(|it| *it != "loss") {
        sheet.line(format!("checkmate={it}"));
    }
    let stalemate = sheet.options.get("stalemateValue").unwrap_or("draw");
    if sheet.options.flag("stalematePieceCount", false) {
        // The side with fewer pieces wins if stalemate is a win, the side with more if it is a loss.
        let worth = if stalemate == "win" { "-1" } else { "1" };
        let base: Vec<String> = sheet.pieces.iter().map(|it| format!("{}:{worth}", it.id)).collect();
        sheet.line("stalemate=points");
        sheet.line(format!("points={}", base.join(",")));
    } else if stalemate != "draw" {
        sheet.line(format!("stalemate={stalemate}"));
    }
}

/// Squares that win.
fn flags(sheet: &mut DefinitionText<'_>) {
    let keys = ["flagPieceWhite", "flagPieceBlack"];
    let both = sheet.options.get("flagPiece").is_some();
    let regions = [sheet.region("flagRegionWhite"), sheet.region("flagRegionBlack")];
    let whole = sheet.region("flagRegion");
    let symbol = if sheet.options.flag("flagPieceSafe", false) { "~" } else { "*" };
    let mut any = false;
    for side in 0..2 {
        let key = if sheet.options.get(keys[side]).is_some() || !both { keys[side] } else { "flagPiece" };
        let Some(region) = regions[side].clone().or_else(|| whole.clone()).filter(|it| !it.is_empty()) else {
            continue;
        };
        for id in sheet.ids(key).unwrap_or_default() {
            let rows = region.rows(symbol, sheet.files, sheet.ranks);
            let name = ["whiteMorph", "blackMorph"][side];
            let line = format!("{name}={rows}");
            let taken = sheet.piece(&id).is_some_and(|it| it.below.iter().any(|it| it.starts_with(name)));
            if taken {
                sheet.lost(key, format!("{id} promotes and has goals: the two boards must be joined by hand."));
            } else if let Some(it) = sheet.piece(&id) {
                it.below.push(line);
                any = true;
            }
        }
    }
    if any {
        sheet.line("goalSafe=1");
        if sheet.options.flag("flagMove", false) {
            sheet.line("goalReply=1");
        }
        let count = sheet.options.int("flagPieceCount", 1);
        if count > 1 {
            sheet.line(format!("goalCount={count}"));
        }
    }
}

/// Checks, moves and repetitions that are counted.
fn counts(sheet: &mut DefinitionText<'_>) {
    if sheet.options.flag("checkCounting", false) {
        let fen = sheet.options.get("startFen").unwrap_or("");
        let counter = fen.split_whitespace().find_map(|it| it.split_once('+')?.0.parse::<u8>().ok());
        sheet.line(format!("checkCount={}", counter.unwrap_or(3)));
    }
    let moves = sheet.options.int("nMoveRule", 50);
    if moves > 0 {
        sheet.line(format!("nMoveRule={moves}"));
        if let Some(types) = sheet.ids("nMoveRuleTypes") {
            let all: Vec<String> = std::iter::once("capture".to_owned()).chain(types).collect();
            sheet.line(format!("nMoveReset={}", all.join(",")));
        }
    }
    let fold = sheet.options.int("nFoldRule", 3);
    if fold > 0 {
        let value = sheet.options.get("nFoldValue").unwrap_or("draw");
        sheet.line(format!("repetition={fold}:{value}"));
        if value != "draw" {
            sheet.info("nFoldValue", format!("The {value} is taken for the side whose move repeats the position."));
        }
        if sheet.options.flag("perpetualCheckIllegal", false) {
            sheet.line("perpetualCheck=loss");
        }
        if sheet.options.get("chasingRule").is_some_and(|it| it == "axf") {
            sheet.line("perpetualChase=loss");
        }
    }
    if let Some(it) = sheet.options.get("countingRule").filter(|it| *it != "none") {
        sheet.line(format!("counting={it}"));
    }
}

fn connecting(sheet: &mut DefinitionText<'_>) {
    let n = sheet.options.int("connectN", 0);
    if n < 2 {
        return;
    }
    sheet.line(format!("connect={n}"));
    let lines = [("connectHorizontal", 'h'), ("connectVertical", 'v'), ("connectDiagonal", 'd')];
    let lines: String = lines.iter().filter(|it| sheet.options.flag(it.0, true)).map(|it| it.1).collect();
    if lines != "hvd" {
        sheet.line(format!("connectLines={lines}"));
    }
    if let Some(types) = sheet.ids("connectPieceTypes").filter(|it| it.len() < sheet.pieces.len()) {
        sheet.line(format!("connectTypes={}", types.join(",")));
    }
    if let Some(it) = sheet.options.get("connectValue").filter(|it| *it != "win") {
        sheet.line(format!("connectResult={it}"));
    }
}

fn passing(sheet: &mut DefinitionText<'_>) {
    let either = |sheet: &DefinitionText<'_>, option: &str| {
        let one = |key: String| sheet.options.flag(&key, false);
        [one(option.to_owned()), one(format!("{option}White")), one(format!("{option}Black"))]
    };
    let [both, white, black] = either(sheet, "pass");
    if both || white && black {
        sheet.line("pass=1");
    } else if white || black {
        sheet.line(if white { "whitePass=1" } else { "blackPass=1" });
    }
    let [both, white, black] = either(sheet, "passOnStalemate");
    if both || white || black {
        sheet.line("noMoves=pass");
        if white != black && !both {
            sheet.lost("passOnStalemate", "Passing instead of a stalemate holds for both sides.");
        }
    }
}
