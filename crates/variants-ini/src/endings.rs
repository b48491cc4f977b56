//! Royals, checks, and how games end.

use message::{Arg, msg};

use crate::betza;
use crate::plain::PLAIN;
use crate::promotion::{self, royal_ids};
use crate::region::Region;
use crate::sheet::DefinitionText;

/// Writes royals and endings.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    royals(sheet);
    extinction(sheet);
    values(sheet);
    flags(sheet);
    counts(sheet);
    connecting(sheet);
    for it in PLAIN {
        if sheet.options.flag(it.option, !it.set) == it.set {
            sheet.line(format!("{}={}", it.key, it.value));
        }
    }
    if sheet.options.flag("moveRepetitionIllegal", false) {
        sheet.line("repeatMove=illegal");
    }
    material(sheet);
    castling_wins(sheet);
    passing(sheet);
}

/// What pieces count in Janggi when a game ends without mate, by option; the second side has a bonus.
pub(crate) const JANGGI_POINTS: [(&str, u8); 6] =
    [("rook", 13), ("janggiCannon", 7), ("horse", 5), ("janggiElephant", 3), ("wazir", 3), ("soldier", 2)];

/// Generals that face each other, two passes, a full board, and what decides then.
fn material(sheet: &mut DefinitionText<'_>) {
    let bikjang = sheet.options.flag("bikjangRule", false);
    let counting = sheet.options.get("materialCounting").unwrap_or("none");
    let by_points = matches!(counting, "janggi" | "unweighted");
    if bikjang {
        sheet.line(if by_points { "bikjang=points" } else { "bikjang=draw" });
    }
    match counting {
        "none" | "janggi" | "unweighted" => {}
        "whitedrawodds" => sheet.line("drawOdds=white"),
        "blackdrawodds" => sheet.line("drawOdds=black"),
        it => sheet.lost("materialCounting", msg!("ini-material", value = it)),
    }
    let fills = sheet.options.flag("adjudicateFullBoard", false);
    let pass = sheet.options.flag("pass", false);
    if !by_points {
        if pass {
            sheet.line("passPass=draw");
        }
        return;
    }
    if fills {
        sheet.line("fullBoard=points");
    }
    if pass || sheet.options.flag("passOnStalemate", false) {
        sheet.line("passPass=points");
    }
    if counting == "unweighted" {
        return sheet.line("pointsHand=0");
    }
    let worth = |option: &str| sheet.pieces.iter().find(|it| it.option == option).map(|it| it.id.clone());
    let points = JANGGI_POINTS.iter().filter_map(|it| Some(format!("{}:{}", worth(it.0)?, it.1)));
    let all: Vec<String> = points.chain(["second:1.5".to_owned()]).collect();
    if bikjang || pass {
        sheet.line(format!("points={}", all.join(",")));
    }
}

/// `castlingWins = KQkq`: castlings that win, and rights whose loss loses. Single wings cannot be said.
fn castling_wins(sheet: &mut DefinitionText<'_>) {
    let Some(text) = sheet.options.get("castlingWins") else { return };
    let is_true = matches!(text, "true" | "1");
    let has = |letters: &str| letters.chars().map(|it| is_true || text.contains(it)).collect::<Vec<_>>();
    match (has("KQ")[..] == [true, true], has("kq")[..] == [true, true]) {
        (true, true) => sheet.line("castlingWins=1"),
        (true, false) if !text.contains(['k', 'q']) => sheet.line("whiteCastlingWins=1"),
        (false, true) if !text.contains(['K', 'Q']) => sheet.line("blackCastlingWins=1"),
        _ if matches!(text, "false" | "0" | "-") => {}
        _ => sheet.lost("castlingWins", msg!("ini-castling-wing")),
    }
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
    if !ids.is_empty() {
        pseudo_royals(sheet);
    }
}

/// A pseudo-royal type may not be lost while its side has at most `extinctionPieceCount` + 1 of it. The counts at the
/// start say whether that is any of them or only the last one.
fn pseudo_royals(sheet: &mut DefinitionText<'_>) {
    if !sheet.options.flag("extinctionPseudoRoyal", false) {
        return;
    }
    let most = sheet.options.int("extinctionPieceCount", 0).max(0) as usize + 1;
    let kings: Vec<String> = sheet.pieces.iter().filter(|it| it.name == "king").map(|it| it.id.clone()).collect();
    let types = royal_ids(sheet);
    let start = sheet.start_fen().unwrap_or_default();
    let fen = start.split_whitespace().next().unwrap_or("");
    let counts = |white: bool| -> Vec<(bool, usize)> {
        let count = |id: &String| {
            let letter = if white { id.to_uppercase() } else { id.to_lowercase() };
            (kings.contains(id), fen.matches(letter.as_str()).count())
        };
        types.iter().map(count).filter(|it| it.1 > 0).collect()
    };
    let mut last_only = 0;
    for (bit, white) in [(1, true), (2, false)] {
        let counts = counts(white);
        if matches!(counts[..], [] | [(_, 1)] | [(false, 2..)]) && most == 1 {
            last_only += bit;
        } else if counts.iter().any(|it| !it.0 && it.1 > most) {
            sheet.lost("extinctionPseudoRoyal", msg!("ini-pseudo-royal"));
        }
    }
    if last_only != 3 {
        sheet.line(format!("extinction={last_only}"));
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
    let regions = [sheet.region("flagRegionWhite"), sheet.region("flagRegionBlack")];
    let whole = sheet.region("flagRegion");
    let mut any = false;
    for side in 0..2 {
        let key = if sheet.options.get(keys[side]).is_some() { keys[side] } else { "flagPiece" };
        let Some(region) = regions[side].clone().or_else(|| whole.clone()).filter(|it| !it.is_empty()) else {
            continue;
        };
        // Without types any piece will do.
        let all = || sheet.pieces.iter().filter(|it| it.form_of.is_none()).map(|it| it.id.clone()).collect();
        let ids = if sheet.options.get(key).is_none() { all() } else { sheet.ids(key).unwrap_or_default() };
        for id in sheet.with_forms(ids) {
            goals(sheet, &id, side, &region);
            any = true;
        }
    }
    if any {
        sheet.line("goalSafe=1");
        if sheet.options.flag("flagPieceSafe", false) {
            sheet.line("goalEarly=1");
            sheet.lost("flagPieceSafe", msg!("ini-flag-safe"));
        }
        if sheet.options.flag("flagMove", false) {
            sheet.line("goalReply=1");
        }
        let count = sheet.options.int("flagPieceCount", 1);
        if count > 1 {
            sheet.line(format!("goalCount={count}"));
        }
    }
}

/// Writes the goals of a type on the board below its line. A piece that must promote on a square never stands there.
fn goals(sheet: &mut DefinitionText<'_>, id: &str, side: usize, region: &Region) {
    // A king that arrives lets the second player follow; any other piece must stay there for a move.
    let is_king = sheet.piece(id).is_some_and(|it| it.option == "king");
    let waits = sheet.options.flag("flagPieceSafe", false) || sheet.options.flag("flagMove", false) && !is_king;
    let symbol = if waits { "~" } else { "*" };
    let (files, ranks) = (sheet.files, sheet.ranks);
    let promoting = promotion::must_promote(sheet, id, side);
    let goals = region.and(&promoting.others(files, ranks));
    let name = ["whiteMorph=", "blackMorph="][side];
    let rows = goals.rows(symbol, files, ranks);
    let Some(it) = sheet.piece(id) else { return };
    match it.below.iter_mut().find(|it| it.starts_with(name)) {
        Some(line) => {
            let (joined, lost) = overlaid(&line[name.len()..], &rows);
            *line = format!("{name}{joined}");
            if lost {
                sheet.lost("flagRegion", msg!("ini-flag-promotes", id = id));
            }
        }
        None if !goals.is_empty() => it.below.push(format!("{name}{rows}")),
        None => {}
    }
}

/// Two boards in one, and whether the upper one hides anything of the lower one.
fn overlaid(upper: &str, lower: &str) -> (String, bool) {
    let (above, below): (Vec<&str>, Vec<&str>) = (upper.split('/').collect(), lower.split('/').collect());
    let mut lost = false;
    let mut rows = Vec::new();
    for n in 0..above.len().max(below.len()) {
        let cell = |rows: &[&str], idx: usize| rows.get(n).and_then(|it| it.chars().nth(idx)).unwrap_or('.');
        let width = [&above, &below].iter().filter_map(|it| Some(it.get(n)?.chars().count())).max().unwrap_or(0);
        let row: String = (0..width)
            .map(|idx| match (cell(&above, idx), cell(&below, idx)) {
                ('.', under) => under,
                (over, under) => {
                    lost |= under != '.';
                    over
                }
            })
            .collect();
        rows.push(row.trim_end_matches('.').to_owned());
    }
    (rows.join("/").trim_end_matches('/').to_owned(), lost)
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
        if chases(sheet) {
            sheet.line(format!("nMoveCheckCap={CHECK_CAP}"));
        }
        progress(sheet);
    }
    let fold = sheet.options.int("nFoldRule", 3);
    if fold > 0 {
        let value = sheet.options.get("nFoldValue").unwrap_or("draw");
        // Of a colour, or of the side that repeats.
        let absolute = sheet.options.flag("nFoldValueAbsolute", false);
        let result = match value {
            "win" if absolute => "white",
            "loss" if absolute => "black",
            it => it,
        };
        sheet.line(format!("repetition={fold}:{result}"));
        if let Some(it) = ["win", "loss"].into_iter().find(|it| *it == result) {
            sheet.info("nFoldValue", msg!("ini-fold-value", value = Arg::Choice(it)));
        }
        if sheet.options.flag("perpetualCheckIllegal", false) {
            sheet.line("perpetualCheck=loss");
        }
        if chases(sheet) {
            sheet.line("perpetualChase=loss");
        }
    }
    if let Some(it) = sheet.options.get("countingRule").filter(|it| *it != "none") {
        sheet.line(format!("counting={it}"));
    }
}

/// Checks that count as moves without progress, where chasing loses.
pub(crate) const CHECK_CAP: u32 = 10;

/// Whether chasing loses.
fn chases(sheet: &mut DefinitionText<'_>) -> bool {
    sheet.options.get("chasingRule").is_some_and(|it| it == "axf")
}

/// Which moves begin the count anew: captures, drops, and moves of these types that cannot be taken back.
fn progress(sheet: &mut DefinitionText<'_>) {
    let pawns: Vec<String> = sheet.pieces.iter().filter(|it| it.option == "pawn").map(|it| it.id.clone()).collect();
    let types = ["White", "Black"].map(|colour| {
        let own = format!("nMoveRuleTypes{colour}");
        let key = [own.as_str(), "nMoveRuleTypes", "pawnTypes"].into_iter().find(|it| sheet.options.get(it).is_some());
        let named = key.map_or(pawns.clone(), |it| sheet.ids(it).unwrap_or_default());
        let ways = |id: &String| sheet.pieces.iter().find(|it| it.id == *id).map(|it| betza::ways_ahead(&it.moves));
        let (ahead, mixed): (Vec<String>, Vec<String>) = named
            .into_iter()
            .filter(|it| ways(it) != Some([false, true]))
            .partition(|it| ways(it) != Some([true, true]));
        if let (Some(key), false) = (key, mixed.is_empty()) {
            sheet.info(key, msg!("ini-move-count", ids = Arg::all(mixed.clone())));
        }
        ahead.into_iter().chain(mixed).collect::<Vec<_>>()
    });
    let [white, black] =
        types.each_ref().map(|it| [vec!["capture".to_owned(), "drop".to_owned()], it.clone()].concat().join(","));
    if white != black {
        sheet.line(format!("whiteNMoveReset={white}"));
        sheet.line(format!("blackNMoveReset={black}"));
    } else if types[0] != pawns {
        sheet.line(format!("nMoveReset={white}"));
    }
}

fn connecting(sheet: &mut DefinitionText<'_>) {
    let (neighbours, apart) = (sheet.options.int("connectN", 0), sheet.options.int("collinearN", 0));
    let square = sheet.options.int("connectNxN", 0);
    if neighbours > 1 && apart > 1 {
        sheet.lost("collinearN", msg!("ini-line-gaps"));
    }
    let n = if neighbours > 1 { neighbours } else { apart };
    joining(sheet);
    if n < 2 && square < 1 {
        return;
    }
    sheet.line(format!("connect={n}"));
    if neighbours < 2 && apart > 1 {
        sheet.line("connectGaps=1");
    }
    if square > 0 {
        sheet.line(format!("connectSquare={square}"));
    }
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

/// Chains from one region to another one.
fn joining(sheet: &mut DefinitionText<'_>) {
    let mut any = false;
    for (key, colour) in [("whiteLink", "White"), ("blackLink", "Black")] {
        let [first, second] = [1, 2].map(|n| sheet.region(&format!("connectRegion{n}{colour}")));
        let (Some(first), Some(second)) = (first, second) else { continue };
        let seen = |it: &Region| if colour == "Black" { sheet.image(it) } else { it.clone() };
        let [first, second] = [seen(&first), seen(&second)].map(|it| it.area(sheet.files, sheet.ranks));
        sheet.line(format!("{key}={first},{second}"));
        any = true;
    }
    if !any {
        return;
    }
    let ways = ["connectHorizontal", "connectVertical", "connectDiagonal"].map(|it| sheet.options.flag(it, true));
    let steps = match ways {
        [true, true, true] => "K",
        [true, true, false] => "W",
        [false, false, true] => "F",
        [true, false, false] => "sW",
        [false, true, false] => "vW",
        _ => return sheet.lost("connectDiagonal", msg!("ini-chains")),
    };
    sheet.line(format!("linkSteps={steps}"));
    if let Some(types) = sheet.ids("connectPieceTypes").filter(|it| it.len() < sheet.pieces.len()) {
        sheet.line(format!("linkTypes={}", types.join(",")));
    }
    if let Some(it) = sheet.options.get("connectValue").filter(|it| *it != "win") {
        sheet.line(format!("linkResult={it}"));
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
            sheet.lost("passOnStalemate", msg!("ini-pass-stalemate"));
        }
    }
}
