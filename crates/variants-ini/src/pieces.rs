//! Piece lines: types that have names, those with moves of their own, regions that confine them, and the board.

use message::{Arg, msg};

use crate::piece_types::TYPES;
use crate::region::{Region, square};
use crate::sheet::{DefinitionText, PieceLine};
use crate::{betza, castling};

/// Writes the board and the pieces.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    let mut kings = Vec::new();
    for (option, image, moves) in TYPES {
        let Some(value) = sheet.options.get(option) else { continue };
        let (letter, own) = value.split_once(':').map_or((value, None), |it| (it.0.trim(), Some(it.1.trim())));
        let Some(id) = id(letter) else { continue };
        if *option == "king" {
            kings.push(id.clone());
        }
        let (name, moves, own) = (words(option), own.unwrap_or(moves), own.is_some());
        add(sheet, NewPiece { option, id, name, image, moves, own });
    }
    for n in 1..=50 {
        let option = format!("customPiece{n}");
        let Some(value) = sheet.options.get(&option) else { continue };
        let Some((letter, moves)) = value.split_once(':').map(|it| (it.0.trim(), it.1.trim())) else {
            if value != "-" {
                sheet.lost(&option, msg!("ini-custom-piece", option = &*option));
            }
            continue;
        };
        let Some(id) = id(letter) else { continue };
        let name = format!("{} piece", id.to_lowercase());
        add(sheet, NewPiece { option: &option, id, name, image: &option, moves, own: true });
    }
    sheet.line(format!("files={}", sheet.files));
    sheet.line(format!("ranks={}", sheet.ranks));
    sheet.line("firstRank=1");
    let slanting = sheet.options.get("diagonalLines").is_some_and(|it| it != "-");
    sheet.turned = slanting || sheet.pieces.iter().any(|it| betza::is_lopsided(&it.moves));
    if sheet.turned {
        sheet.line("symmetry=rotate");
    }
    if let Some(fen) = sheet.start_fen() {
        sheet.line(format!("fen={fen}"));
    }
    holes(sheet);
    steps(sheet);
    soldiers(sheet);
    cambodian(sheet, &kings);
}

fn id(letter: &str) -> Option<String> {
    let first = letter.chars().find(|it| it.is_alphabetic())?;
    Some(first.to_uppercase().to_string())
}

/// `shogiPawn` as words.
fn words(option: &str) -> String {
    let mut res = String::new();
    for it in option.chars() {
        if it.is_ascii_uppercase() {
            res.push(' ');
        }
        res.push(it.to_ascii_lowercase());
    }
    res
}

/// A piece as the section names it.
struct NewPiece<'a> {
    /// The option that names it.
    option: &'a str,
    id: String,
    name: String,
    image: &'a str,
    moves: &'a str,
    /// Its moves stand in the section.
    own: bool,
}

/// Adds a piece.
fn add(sheet: &mut DefinitionText<'_>, piece: NewPiece<'_>) {
    let NewPiece { option, id, name, image, moves, own } = piece;
    // Of two types with one letter the later one holds.
    if !id.chars().all(|it| sheet.options.names(option, it)) {
        return;
    }
    if own && !betza::is_known(moves) {
        sheet.lost(option, msg!("ini-letters", moves = moves, option = option));
    }
    let lines = own.then(|| in_the_other_program(sheet, option, moves));
    let moves = lines.as_deref().unwrap_or(moves);
    let moves = match betza::lame_as_legs(moves) {
        _ if option == "pawn" => pawn(sheet),
        Some(legs) if own && legs != moves => {
            sheet.lost(option, msg!("ini-lame-leaps", moves = moves));
            legs
        }
        None if own => {
            sheet.lost(option, msg!("ini-lame-leaps-blocked", moves = moves));
            moves.to_owned()
        }
        _ => moves.to_owned(),
    };
    let kind = if option.starts_with("customPiece") { name.clone() } else { image.to_owned() };
    sheet.pieces.push(PieceLine { option: option.to_owned(), kind, id, name, moves, form_of: None, below: Vec::new() });
}

/// Moves as the other program has them, with notes of those that it has in another way or not at all.
fn in_the_other_program(sheet: &mut DefinitionText<'_>, option: &str, moves: &str) -> String {
    let (res, other, unknown) = betza::hops_and_rides(moves);
    if !other.is_empty() {
        sheet.info(option, msg!("ini-hops", count = other.len(), moves = Arg::all(other), option = option));
    }
    if !unknown.is_empty() {
        sheet.lost(option, msg!("ini-no-such-moves", moves = Arg::all(unknown), option = option));
    }
    res
}

/// The moves of the orthodox pawn.
fn pawn(sheet: &DefinitionText<'_>) -> String {
    let keys = ["enPassantTypesWhite", "enPassantTypes", "pawnTypes"];
    let passing = keys.into_iter().find_map(|it| sheet.options.names_in(it, "pawn")).unwrap_or(true);
    let takes = if passing { "fceF" } else { "fcF" };
    let doubles = if sheet.options.flag("doubleStep", true) { "ifmnD" } else { "" };
    format!("fmW{takes}{doubles}")
}

/// Walls of the start position are squares that the board lacks, unless moves put more of them.
fn holes(sheet: &mut DefinitionText<'_>) {
    let puts = ["wallingRule", "petrifyOnCaptureTypes"].iter().any(|it| sheet.options.get(it).is_some());
    let start = sheet.start_fen().filter(|_| !puts).unwrap_or_default();
    let rows = start.split([' ', '[']).next().unwrap_or("").split('/').rev();
    for (rank, row) in (1..=sheet.ranks).zip(rows) {
        let squares = castling::cells(row).filter(|it| it.1 == '*' && it.0 <= sheet.files);
        sheet.holes.extend(squares.map(|it| square(it.0, rank)));
    }
}

/// Where initial moves begin. Steps over squares without captures in passing leave no right.
fn steps(sheet: &mut DefinitionText<'_>) {
    let (files, ranks) = (sheet.files, sheet.ranks);
    let region = sheet.double_step_zone();
    let triple = sheet.regions("tripleStepRegion", [Region::default(), Region::default()]);
    let passing = sheet.regions("enPassantRegion", sheet.everywhere());
    let types: Vec<String> =
        sheet.pieces.iter().filter(|it| betza::has_initial(&it.moves)).map(|it| it.id.clone()).collect();
    if types.is_empty() {
        return;
    }
    // A white pawn crosses the square before it, and with a triple step the next one, and Black captures there.
    let crossed = |n: i8| [passing[1].shifted(-n, ranks), passing[0].shifted(n, ranks)];
    let (first, second) = (crossed(1), crossed(2));
    let both = |of: &dyn Fn(usize) -> Region| [of(0), of(1)];
    let with = both(&|it| region[it].and(&first[it]));
    let without = both(&|it| region[it].and(&first[it].others(files, ranks)));
    let triple_with = both(&|it| triple[it].and(&first[it]).and(&second[it]));
    let triple_without = both(&|it| triple[it].and(&triple_with[it].others(files, ranks)));
    for id in &types {
        // What leaves no right may go over any squares.
        let leaves = sheet.pieces.iter().any(|it| it.id == *id && betza::leaves_rights(&it.moves));
        sheet.area("initialZone", id, if leaves { &with } else { &region });
    }
    let pawns: Vec<String> =
        sheet.pieces.iter().filter(|it| it.moves.contains("ifmnD")).map(|it| it.id.clone()).collect();
    for id in pawns {
        for (regions, moves) in [(&without, "fmnD"), (&triple_with, "fmnnH"), (&triple_without, "fmnH")] {
            if regions.iter().any(|it| !it.is_empty()) {
                extra(sheet, &id, regions, moves);
            }
        }
    }
}

/// Moves that a type has in addition in regions of White and Black.
fn extra(sheet: &mut DefinitionText<'_>, id: &str, [white, black]: &[Region; 2], moves: &str) {
    let (files, ranks) = (sheet.files, sheet.ranks);
    // Areas of Black are written as it sees them.
    let (own, image) = (white.area(files, ranks), sheet.image(black).area(files, ranks));
    if own == image {
        sheet.line(format!("movesAt={id}:{own}:+{moves}"));
        return;
    }
    for (key, region, area) in [("whiteMovesAt", white, own), ("blackMovesAt", black, image)] {
        if !region.is_empty() {
            sheet.line(format!("{key}={id}:{area}:+{moves}"));
        }
    }
}

/// Soldiers that go sideways only beyond a rank.
fn soldiers(sheet: &mut DefinitionText<'_>) {
    let rank = sheet.options.int("soldierPromotionRank", 1);
    let Some(id) = sheet.pieces.iter().find(|it| it.name == "soldier").map(|it| it.id.clone()) else { return };
    if rank > 1 {
        if let Some(it) = sheet.piece(&id) {
            it.moves = "fW".into();
        }
        sheet.line(format!("movesAt={id}:{rank}-{}:fsW", sheet.ranks));
    }
}

/// The first moves of Ouk: the King's jump aside and the counsellor's jump ahead.
fn cambodian(sheet: &mut DefinitionText<'_>, kings: &[String]) {
    if !sheet.options.flag("cambodianMoves", false) {
        return;
    }
    for king in kings {
        if let Some(it) = sheet.piece(king) {
            it.moves.push_str("imfsN");
        }
        if let Some(rook) = sheet.pieces.iter().find(|it| it.name == "rook").map(|it| it.id.clone()) {
            sheet.line(format!("virginLost={king}:{rook}"));
        }
    }
    if let Some(it) = sheet.pieces.iter_mut().find(|it| it.name == "fers") {
        it.moves.push_str("imfD");
    }
}

/// `mobilityRegionWhiteKing = …`, once the promoted forms are known.
pub(crate) fn confine(sheet: &mut DefinitionText<'_>) {
    let (ranks, files) = (sheet.ranks, sheet.files);
    let all = || Region::ranks(1, ranks, files);
    let mut found: Vec<(String, [Region; 2])> = Vec::new();
    for (side, colour) in ["White", "Black"].into_iter().enumerate() {
        for (option, _) in sheet.options.starting_with(&format!("mobilityRegion{colour}")) {
            let kind = option["mobilityRegion".len() + 5..].to_lowercase();
            let Some(id) = sheet.pieces.iter().find(|it| it.option.to_lowercase() == kind).map(|it| it.id.clone())
            else {
                if !TYPES.iter().any(|it| it.0.to_lowercase() == kind) {
                    sheet.lost(option, msg!("ini-no-piece", option = option));
                }
                continue;
            };
            let Some(region) = sheet.region(option) else { continue };
            if !found.iter().any(|it| it.0 == id) {
                found.push((id.clone(), [all(), all()]));
            }
            if let Some(it) = found.iter_mut().find(|it| it.0 == id) {
                it.1[side] = region;
            }
        }
    }
    for (id, regions) in found {
        for id in sheet.with_forms(vec![id]) {
            sheet.area("confine", &id, &regions);
        }
    }
}
