//! Promotion by choice and in Shogi style, captures that change or blow up pieces. What the zone is for drops is elsewhere.

use message::msg;

use crate::betza;
use crate::region::Region;
use crate::sheet::{DefinitionText, PieceLine};

/// Writes promotion, then what captures do.
pub(crate) fn write(sheet: &mut DefinitionText<'_>) {
    let zone = sheet.promotion_zone();
    let shogi = pairs(sheet);
    let chosen = choices(sheet, &zone);
    order(sheet, &shogi, &chosen);
    let n_base = sheet.pieces.len();
    for (id, target) in &shogi {
        let Some(it) = sheet.pieces.iter().find(|it| it.id == *target).cloned() else { continue };
        let name = sheet.piece(id).map_or_else(String::new, |it| it.name.clone());
        let (below, form_of) = (Vec::new(), Some(target.clone()));
        sheet.pieces.push(PieceLine { id: format!("+{id}"), name: format!("promoted {name}"), form_of, below, ..it });
    }
    if !shogi.is_empty() {
        sheet.line(format!("maxPromote={}", shogi.len()));
        sheet.line(format!("promoOffset={n_base}"));
    }
    zones(sheet, &zone, &shogi, &chosen);
    limits(sheet);
    matrix(sheet, &shogi, n_base);
}

/// `p:g s:g`: types that promote in Shogi style, and what they move like then.
fn pairs(sheet: &mut DefinitionText<'_>) -> Vec<(String, String)> {
    let mut res: Vec<(String, String)> = Vec::new();
    for it in sheet.options.promoted_types() {
        let (option, target) = match it {
            Ok(it) => it,
            Err(pair) => {
                let key = "promotedPieceType";
                sheet.lost(key, msg!("ini-no-pieces", option = key, names = pair, count = 1));
                continue;
            }
        };
        let id_of = |option: &str| sheet.pieces.iter().find(|it| it.option == option).map(|it| it.id.clone());
        let Some(id) = id_of(option) else { continue };
        let target = target.and_then(id_of);
        match (res.iter().position(|it| it.0 == id), target) {
            (Some(at), Some(target)) => res[at].1 = target,
            (Some(at), None) => drop(res.remove(at)),
            (None, Some(target)) => res.push((id, target)),
            (None, None) => {}
        }
    }
    res
}

/// Types that promote by choice, and the choices, of each side.
#[derive(Debug, Default)]
struct Chosen {
    types: [Vec<String>; 2],
    sets: [Vec<String>; 2],
}

fn choices(sheet: &mut DefinitionText<'_>, zone: &[Region; 2]) -> Chosen {
    let mut res = Chosen::default();
    if zone.iter().all(Region::is_empty) {
        return res;
    }
    let by_default = |sheet: &mut DefinitionText<'_>, keys: [&str; 3], default: &[&str]| {
        let found = keys.into_iter().find(|it| sheet.options.get(it).is_some()).and_then(|it| sheet.ids(it));
        let named = |name: &&str| sheet.pieces.iter().find(|it| it.name == *name).map(|it| it.id.clone());
        found.unwrap_or_else(|| default.iter().filter_map(named).collect())
    };
    for (side, colour) in ["White", "Black"].into_iter().enumerate() {
        let types = format!("promotionPawnTypes{colour}");
        res.types[side] = by_default(sheet, [&types, "promotionPawnTypes", "pawnTypes"], &["pawn"]);
        let sets = format!("promotionPieceTypes{colour}");
        res.sets[side] = by_default(
            sheet,
            [&sets, "promotionPieceTypes", "promotionPieceTypes"],
            &["queen", "rook", "bishop", "knight"],
        );
        if res.types[side].is_empty() {
            res.sets[side].clear();
        }
    }
    res
}

/// The types that promote come first.
fn order(sheet: &mut DefinitionText<'_>, shogi: &[(String, String)], chosen: &Chosen) {
    let place = |it: &PieceLine| {
        let by_shogi = shogi.iter().position(|pair| pair.0 == it.id);
        let by_choice = || chosen.types.iter().flatten().position(|id| *id == it.id).map(|it| it + 100);
        by_shogi.or_else(by_choice).unwrap_or(usize::MAX)
    };
    sheet.pieces.sort_by_key(place);
}

/// What is written before a type that stays what it is: it may not do so on the last rank if it could never move from there.
fn not_last(sheet: &DefinitionText<'_>) -> &'static str {
    if sheet.options.flag("immobilityIllegal", false) { "!" } else { "" }
}

/// Where promotion takes place.
fn zones(sheet: &mut DefinitionText<'_>, zone: &[Region; 2], shogi: &[(String, String)], chosen: &Chosen) {
    let (files, ranks) = (sheet.files, sheet.ranks);
    if sheet.options.flag("sittuyinPromotion", false) {
        return sittuyin(sheet, zone, chosen);
    }
    let depth = zone[0].depth(files, ranks).filter(|_| sheet.image(&zone[1]) == zone[0]);
    let stays = !sheet.options.flag("mandatoryPawnPromotion", true);
    let last = not_last(sheet);
    let [types, sets] = [&chosen.types, &chosen.sets];
    let is_one_set = types[0] == types[1] && sets[0] == sets[1] && (types[0].len() < 2 || !stays);
    match depth.filter(|_| is_one_set) {
        Some(depth) if shogi.is_empty() && !sets[0].is_empty() => {
            let own = if stays { format!("{last}{}", types[0].concat()) } else { String::new() };
            sheet.line(format!("promoZone={depth}"));
            sheet.line(format!("maxPromote={}", types[0].len()));
            sheet.line(format!("promoChoice={own}{}", sets[0].concat()));
        }
        _ => {
            shogi_style(sheet, zone, depth.filter(|_| !shogi.is_empty()), shogi);
            choice_boards(sheet, zone, shogi, chosen);
        }
    }
}

/// Boards for types that promote by choice. One that also promotes in Shogi style has its promoted form as a choice.
fn choice_boards(sheet: &mut DefinitionText<'_>, zone: &[Region; 2], shogi: &[(String, String)], chosen: &Chosen) {
    let stays = !sheet.options.flag("mandatoryPawnPromotion", true);
    let last = not_last(sheet);
    let mut sets: Vec<String> = Vec::new();
    for (side, region) in zone.iter().enumerate() {
        for id in &chosen.types[side] {
            let own = if stays { format!("{last}{id}") } else { String::new() };
            let form = if shogi.iter().any(|it| it.0 == *id) { format!("+{id}") } else { String::new() };
            let set = own + &chosen.sets[side].concat() + &form;
            if set.is_empty() {
                // With nothing to promote to, a Pawn cannot go there.
                board(sheet, id, side, region, "!");
                continue;
            }
            let number = sets.iter().position(|it| *it == set).unwrap_or(sets.len()) + 1;
            if number > 9 {
                sheet.lost("promotionPieceTypes", msg!("ini-promotion-sets"));
            } else if number > sets.len() {
                sets.push(set);
            }
            board(sheet, id, side, region, if number > 9 { "1".into() } else { number.to_string() }.as_str());
        }
    }
    if !sets.is_empty() {
        sheet.line(format!("promoChoice={}", sets.join("/")));
    }
}

/// Promotion of each type to its form: in the last ranks, or on the squares of boards below the types.
fn shogi_style(sheet: &mut DefinitionText<'_>, zone: &[Region; 2], depth: Option<u8>, shogi: &[(String, String)]) {
    let by_capture = sheet.options.flag("piecePromotionOnCapture", false);
    let demotes = sheet.options.flag("pieceDemotion", false);
    let must = sheet.options.flag("mandatoryPiecePromotion", false);
    let everywhere = *zone == sheet.everywhere();
    if let Some(depth) = depth.filter(|_| !by_capture && !demotes) {
        sheet.line(format!("promoZone={depth}"));
        if !sheet.options.flag("capturesToHand", false) {
            sheet.line("promoLeave=1");
        }
        if must {
            let ids: Vec<&str> = shogi.iter().map(|it| it.0.as_str()).collect();
            return sheet.line(format!("mustPromote={}", ids.join(",")));
        }
        return first_may_stay(sheet, &shogi[0].0);
    }
    sheet.line("promoZone=0");
    if by_capture && !shogi.is_empty() && !(everywhere && must) {
        sheet.lost("piecePromotionOnCapture", msg!("ini-promotion-capture"));
    } else if !by_capture && !shogi.is_empty() && !everywhere {
        sheet.lost("promotedPieceType", msg!("ini-promotion-region"));
    }
    for (id, _) in shogi.iter().filter(|_| !by_capture) {
        for (side, region) in zone.iter().enumerate() {
            board(sheet, id, side, region, if must { "^" } else { "+" });
            if demotes {
                board(sheet, &format!("+{id}"), side, region, id);
            }
        }
    }
}

/// The type numbered 1 must promote on its last rank, unless a board says that it may stay. It says nothing where the
/// piece could not move on.
fn first_may_stay(sheet: &mut DefinitionText<'_>, id: &str) {
    let (files, ranks) = (sheet.files, sheet.ranks);
    let moves = sheet.piece(id).map_or_else(String::new, |it| it.moves.clone());
    if sheet.options.flag("immobilityIllegal", false) && betza::ways_ahead(&moves) == [true, false] {
        return;
    }
    for (side, rank) in [ranks, 1].into_iter().enumerate() {
        board(sheet, id, side, &Region::rank(rank, files, ranks), "+");
    }
}

/// Writes the board of one side below a piece. Boards of definitions show Black's squares as White's.
fn board(sheet: &mut DefinitionText<'_>, id: &str, side: usize, region: &Region, symbol: &str) {
    let key = ["whiteMorph", "blackMorph"][side];
    let rows = region.rows(symbol, sheet.files, sheet.ranks);
    let rows = if rows.is_empty() { ".".to_owned() } else { rows };
    if let Some(it) = sheet.piece(id) {
        it.below.retain(|line| !line.starts_with(&format!("{key}=")));
        it.below.push(format!("{key}={rows}"));
    }
}

fn sittuyin(sheet: &mut DefinitionText<'_>, zone: &[Region; 2], chosen: &Chosen) {
    let (files, ranks) = (sheet.files, sheet.ranks);
    let black = sheet.image(&zone[1]);
    if black != zone[0] {
        sheet.lost("promotionRegionBlack", msg!("ini-promotion-move"));
    }
    sheet.line("promoZone=0");
    for (id, target) in chosen.types[0].iter().zip(&chosen.sets[0]) {
        sheet.line(format!("promoMove={id}:{}:{target}:mF", zone[0].area(files, ranks)));
    }
    sheet.line("promoMoveLast=1");
    sheet.line("promoMoveQuiet=1");
}

/// `promotionLimit = g:1 q:1`
fn limits(sheet: &mut DefinitionText<'_>) {
    let Some(text) = sheet.options.get("promotionLimit") else { return };
    let mut entries: Vec<String> = Vec::new();
    for (letter, count) in text.split_whitespace().filter_map(|it| it.split_once(':')) {
        let option = letter.chars().next().and_then(|it| sheet.options.named_by("promotionLimit", it).ok());
        let base = sheet.pieces.iter().find(|it| option == Some(it.option.as_str()) && it.form_of.is_none());
        let Some(id) = base.map(|it| it.id.clone()) else { continue };
        let ids = sheet.with_forms(vec![id]);
        if ids.len() > 2 {
            sheet.lost("promotionLimit", msg!("ini-promotion-limit", letter = letter));
        }
        entries.extend(ids.iter().map(|id| format!("{id}:{count}")));
    }
    if !entries.is_empty() {
        sheet.line(format!("promoLimit={}", entries.join(",")));
    }
}

/// What captures do to those who make them.
fn matrix(sheet: &mut DefinitionText<'_>, shogi: &[(String, String)], n_base: usize) {
    let n = sheet.pieces.len();
    let mut grid = vec![vec!['.'; n + 1]; n];
    let mut any = false;
    if sheet.options.flag("piecePromotionOnCapture", false) {
        let demotes = sheet.options.flag("pieceDemotion", false);
        for idx in 0..shogi.len() {
            grid[idx][1..].fill('+');
            if let Some(row) = grid.get_mut(n_base + idx).filter(|_| demotes) {
                row[1..].fill('-');
            }
        }
        any = true;
    }
    if sheet.options.flag("blastOnCapture", false) {
        let royal = royal_ids(sheet);
        for (idx, row) in grid.iter_mut().enumerate() {
            let symbol = if royal.contains(&sheet.pieces[idx].id) { '!' } else { '@' };
            row[1..].fill(symbol);
        }
        let mut immune: Vec<String> =
            sheet.pieces.iter().filter(|it| it.name == "pawn").map(|it| it.id.clone()).collect();
        let immune_movers = sheet.ids("blastImmuneTypes").unwrap_or_default();
        if !immune_movers.is_empty() {
            let all: Vec<String> = immune_movers.iter().map(|it| format!("{it}:0")).collect();
            sheet.line(format!("atomicCapture={}", all.join(",")));
        }
        immune.extend(immune_movers);
        if !immune.is_empty() {
            sheet.line(format!("blastImmune={}", immune.join(",")));
        }
        sheet.line("blastCheck=0");
        any = true;
    }
    for id in sheet.ids("mutuallyImmuneTypes").unwrap_or_default() {
        if let Some(idx) = sheet.pieces.iter().position(|it| it.id == id) {
            grid[idx][idx + 1] = '!';
            any = true;
        }
    }
    if let Some(idx) = sheet.pieces.iter().position(|it| it.option == "janggiCannon") {
        grid[idx][idx + 1] = '!';
        any = true;
    }
    if any {
        let rows: Vec<String> =
            grid.iter().map(|it| it.iter().collect::<String>().trim_end_matches('.').to_owned()).collect();
        sheet.line(format!("captureMatrix={}", rows.join("/").trim_end_matches('/')));
    }
}

/// The squares of a side on which a type must promote, by choice or in Shogi style.
pub(crate) fn must_promote(sheet: &mut DefinitionText<'_>, id: &str, side: usize) -> Region {
    let zone = sheet.promotion_zone();
    if sheet.options.flag("sittuyinPromotion", false) || sheet.options.flag("piecePromotionOnCapture", false) {
        return Region::default();
    }
    let chosen = choices(sheet, &zone);
    let by_choice = sheet.options.flag("mandatoryPawnPromotion", true)
        && chosen.types[side].iter().any(|it| it == id)
        && !chosen.sets[side].is_empty();
    let shogi = sheet.options.flag("mandatoryPiecePromotion", false) && pairs(sheet).iter().any(|it| it.0 == id);
    if by_choice || shogi { zone[side].clone() } else { Region::default() }
}

/// The types whose loss loses the game by check.
pub(crate) fn royal_ids(sheet: &mut DefinitionText<'_>) -> Vec<String> {
    let mut res: Vec<String> = sheet.pieces.iter().filter(|it| it.name == "king").map(|it| it.id.clone()).collect();
    if sheet.options.flag("extinctionPseudoRoyal", false) {
        for id in sheet.ids("extinctionPieceTypes").unwrap_or_default() {
            if !res.contains(&id) {
                res.push(id);
            }
        }
    }
    sheet.with_forms(res)
}
