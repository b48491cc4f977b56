//! Castling: from files of destination to moves of the piece that castles.

use message::msg;

use crate::region::square;
use crate::sheet::DefinitionText;

/// Gives the castling piece its moves.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    if !sheet.options.flag("castling", true) {
        return;
    }
    let keys = ["castlingKingPiece", "castlingKingPieceWhite", "castlingKingPieceBlack"];
    let named = keys.into_iter().find_map(|it| sheet.ids(it)).and_then(|it| it.first().cloned());
    let king = named.or_else(|| sheet.pieces.iter().find(|it| it.name == "king").map(|it| it.id.clone()));
    let partners = partners(sheet);
    let Some(king) = king.filter(|_| !partners.is_empty()) else { return };
    let right = file(sheet, "castlingKingsideFile", 7);
    let left = file(sheet, "castlingQueensideFile", 3);
    let rank = sheet.options.int("castlingRank", 1).clamp(1, i32::from(sheet.ranks)) as u8;
    let home = at_home(sheet, &king, rank).or_else(|| Some(file(sheet, "castlingKingFile", 5)));
    let Some(home) = home.filter(|it| *it > left && *it < right || *it != left && *it != right) else { return };
    let (near, far) = (right.saturating_sub(home), home.saturating_sub(left));
    let moves = if near == far && near > 0 {
        format!("isO{near}")
    } else {
        sheet.line(format!("castleFiles={},{}", letter(left), letter(right)));
        "isO2".to_owned()
    };
    if let Some(it) = sheet.piece(&king) {
        it.moves.push_str(&moves);
    }
    if sheet.options.flag("castlingDroppedPiece", false) {
        let ends = [file(sheet, "castlingRookQueensideFile", 1), file(sheet, "castlingRookKingsideFile", sheet.files)];
        let homes: Vec<String> = ends.iter().map(|it| square(*it, rank)).collect();
        let rooks = partners.iter().map(|it| format!("{it}:{}", homes.join("+")));
        let entries: Vec<String> = std::iter::once(format!("{king}:{}", square(home, rank))).chain(rooks).collect();
        sheet.line(format!("dropVirgin={}", entries.join(",")));
    }
}

fn partners(sheet: &mut DefinitionText<'_>) -> Vec<String> {
    let keys = ["castlingRookPieces", "castlingRookPiecesWhite", "castlingRookPiecesBlack"];
    let named = keys.into_iter().find_map(|it| sheet.ids(it));
    named.unwrap_or_else(|| sheet.pieces.iter().filter(|it| it.name == "rook").map(|it| it.id.clone()).collect())
}

fn letter(file: u8) -> char {
    char::from(b'a' + file.saturating_sub(1).min(25))
}

fn file(sheet: &mut DefinitionText<'_>, key: &str, default: u8) -> u8 {
    let Some(text) = sheet.options.get(key) else { return default.min(sheet.files) };
    let first = text.bytes().next().unwrap_or(b'a').to_ascii_lowercase();
    let found = match first {
        b'a'..=b'z' => first - b'a' + 1,
        _ => text.parse().unwrap_or(0),
    };
    if (1..=sheet.files).contains(&found) {
        return found;
    }
    sheet.lost(key, msg!("ini-castling-file", option = key));
    default.min(sheet.files)
}

/// The file on which White's castling piece stands at the start.
fn at_home(sheet: &DefinitionText<'_>, king: &str, rank: u8) -> Option<u8> {
    let fen = sheet.start_fen()?;
    let board = fen.split([' ', '[']).next()?;
    let row = board.split('/').rev().nth(usize::from(rank) - 1)?;
    cells(row).find(|it| it.1.to_string() == king).map(|it| it.0)
}

/// What stands on a row of a position: files from 1, and letters or `*`.
pub(crate) fn cells(row: &str) -> impl Iterator<Item = (u8, char)> {
    let (mut file, mut number) = (1_u8, 0_u8);
    row.chars().filter_map(move |it| {
        if let Some(digit) = it.to_digit(10) {
            number = number.saturating_mul(10).saturating_add(digit as u8);
            return None;
        }
        file = file.saturating_add(std::mem::take(&mut number));
        if matches!(it, '+' | '~') {
            return None;
        }
        let at = file;
        file = file.saturating_add(1);
        Some((at, it))
    })
}
