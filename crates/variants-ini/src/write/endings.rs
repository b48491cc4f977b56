//! Other endings: mate, stalemate, extinction, and what is counted.

use engine::ids::{Player, TypeId, TypeSet};
use engine::variant::Features;
use message::{Arg, msg};
use rules::support::points::Points;

use crate::endings::CHECK_CAP;
use crate::write::presence::{effective, sides};
use crate::write::royals;
use crate::write::section_writer::SectionWriter;
use crate::write::walks::Walk;

/// Writes them.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    royals::facing(writer);
    checkmate(writer);
    stalemate(writer);
    extinction(writer);
    castling_wins(writer);
    check_count(writer);
    move_limit(writer);
    repetition(writer);
    counting(writer);
}

fn checkmate(writer: &mut SectionWriter<'_>) {
    let checks = writer.builder.variant.has(Features::CHECK) && !writer.builder.variant.royals.types.is_empty();
    let Some(word) = writer.word("checkmate").filter(|it| checks && *it != "loss") else { return };
    writer.option("checkmateValue", word.to_owned());
}

/// What it is worth not to be able to move.
fn stalemate(writer: &mut SectionWriter<'_>) {
    let older = writer.words("stalemate");
    let newer = writer.words("noMoves");
    let [white, black] = Player::both(|side| newer[side].or(older[side]).unwrap_or("draw"));
    let key = if writer.has("noMoves") { "noMoves" } else { "stalemate" };
    if white != black {
        return writer.refuse(key, msg!("ini-both-sides", key = key));
    }
    match white {
        "draw" | "pass" => {}
        "loss" | "win" => writer.option("stalemateValue", white.to_owned()),
        "points" => points(writer, key),
        _ => writer.refuse_value(key),
    }
}

/// Who has more pieces wins, or who has fewer.
fn points(writer: &mut SectionWriter<'_>, key: &'static str) {
    writer.say(&["points", "pointsHand"]);
    let points = Points::of_game(&writer.builder);
    let worth: Vec<i32> = Player::BOTH
        .into_iter()
        .flat_map(|side| writer.kinds().map(|it| points.values[side][it.index()]).collect::<Vec<_>>())
        .collect();
    let value = match worth.first() {
        Some(2) => "loss",
        Some(-2) => "win",
        _ => return writer.refuse_value(key),
    };
    let hands = !points.counts_hands || !writer.builder.variant.has(Features::HANDS);
    let by_hand = writer.written("materialCounting") == Some("unweighted");
    if worth.iter().any(|it| *it != worth[0]) || points.bonus != [0, 0] || !hands && !by_hand {
        return writer.refuse_value(if writer.has("points") { "points" } else { key });
    }
    writer.on("stalematePieceCount");
    writer.option("stalemateValue", value);
}

/// Sides that run out of pieces.
fn extinction(writer: &mut SectionWriter<'_>) {
    if writer.is_said("extinction") || !writer.has("extinction") {
        return;
    }
    writer.say(&["extinction"]);
    let all: Vec<(Option<Player>, String)> = writer
        .settings("extinction")
        .filter(|it| it.value.trim().parse::<i64>().is_err())
        .map(|it| {
            let side = if it.key.starts_with("white") { Some(Player::White) } else { None };
            (side.or(it.key.starts_with("black").then_some(Player::Black)), it.value.clone())
        })
        .collect();
    let [(side, text)] = &all[..] else { return writer.refuse_value("extinction") };
    let words: Vec<&str> = text.split(',').map(str::trim).filter(|it| !it.is_empty()).collect();
    let Some((last, names)) = words.split_last() else { return writer.refuse_value("extinction") };
    let parts: Vec<&str> = last.split(':').map(str::trim).collect();
    let (Some(name), Some(value)) = (parts.first(), parts.get(1)) else { return writer.refuse_value("extinction") };
    let number = |idx: usize| parts.get(idx).and_then(|it| it.parse::<u32>().ok()).unwrap_or(0);
    let names: Vec<&str> = names.iter().chain([name]).copied().collect();
    let whole = names == ["*"];
    let mut types = TypeSet::EMPTY;
    for name in names.iter().filter(|_| !whole) {
        match writer.definition().type_of(name) {
            Some(it) => types.insert(TypeId(it as u8)),
            None => return writer.refuse_value("extinction"),
        }
    }
    // A side that cannot run out of its royals is never counted out with them.
    let counts_royals = |types: TypeSet| writer.builder.variant.royals.types.iter().any(|it| types.has(it));
    let king = writer.pieces.iter().any(|it| it.option == "king");
    if let Some(side) = side {
        let other = side.other();
        let has_king = king && writer.variant.royals.types.iter().any(|it| !writer.homes(other, it).is_empty());
        let safe = has_king && number(2) == 0 && number(3) == 0 && (whole || counts_royals(types));
        let never = !whole && types.iter().all(|it| !writer.present[other].has(it));
        if !safe || never {
            return writer.refuse("extinction", msg!("ini-both-sides", key = "extinction"));
        }
    }
    let letters = if whole {
        "*".to_owned()
    } else {
        let present: TypeSet = writer.kinds().filter(|it| types.has(*it)).collect();
        writer.named("extinction", present)
    };
    writer.option("extinctionValue", (*value).to_owned());
    writer.option("extinctionPieceTypes", letters);
    if number(2) > 0 {
        writer.option("extinctionPieceCount", number(2).to_string());
    }
    if number(3) > 0 {
        writer.option("extinctionOpponentPieceCount", number(3).to_string());
    }
}

fn castling_wins(writer: &mut SectionWriter<'_>) {
    writer.say(&["castlingWins"]);
    let rights = match writer.builder.settings.flag_by_side("castlingWins", false) {
        [false, false] => return,
        [true, true] => "KQkq",
        [true, false] => "KQ",
        [false, true] => "kq",
    };
    writer.option("castlingWins", rights);
}

fn check_count(writer: &mut SectionWriter<'_>) {
    writer.say(&["checkCount"]);
    let [white, black] = writer.builder.settings.int_by_side("checkCount", 0, 0, 99);
    if white != black {
        return writer.refuse("checkCount", msg!("ini-both-sides", key = "checkCount"));
    }
    if white > 0 {
        writer.on("checkCounting");
    }
}

/// Moves without progress.
fn move_limit(writer: &mut SectionWriter<'_>) {
    writer.say(&["nMoveRule", "nMoveReset", "nMoveResult", "nMoveCheckCap", "nMovePieces"]);
    let [white, black] = writer.builder.settings.int_by_side("nMoveRule", 0, 0, 10_000);
    if white != black {
        return writer.refuse("nMoveRule", msg!("ini-both-sides", key = "nMoveRule"));
    }
    if white == 0 {
        return writer.option("nMoveRule", "0");
    }
    if white != 50 {
        writer.option("nMoveRule", white.to_string());
    }
    for key in ["nMoveResult", "nMovePieces"] {
        if writer.settings(key).any(|it| !matches!(it.value.trim(), "draw" | "0")) {
            return writer.refuse_value(key);
        }
    }
    let clock = writer.variant.carried.halfmove_clock;
    let chases = writer.settings("perpetualChase").any(|it| it.value.trim() == "loss");
    let cap = if chases { CHECK_CAP } else { 0 };
    if clock.check_cap != [cap; 2] {
        let key = if writer.has("nMoveCheckCap") { "nMoveCheckCap" } else { "perpetualChase" };
        return writer.refuse(key, msg!("ini-check-cap", count = CHECK_CAP));
    }
    if cap > 0 {
        writer.note("nMoveCheckCap", msg!("ini-check-replies"));
    }
    let drops = writer.written("pieceDrops").is_some();
    if clock.resets.iter().any(|it| !it.captures || it.promotes || drops && !it.drops) {
        return writer.refuse_value("nMoveReset");
    }
    progress(writer, [clock.resets[0].types, clock.resets[1].types]);
}

/// Whose moves are progress: there, those that cannot be taken back.
fn progress(writer: &mut SectionWriter<'_>, types: [TypeSet; 2]) {
    let mut mixed = Vec::new();
    let own = Player::both(|side| {
        let present: Vec<TypeId> = writer.present[side].iter().filter(|it| types[side].has(*it)).collect();
        present.into_iter().collect::<TypeSet>()
    });
    for kind in own[0].or(own[1]).iter() {
        let ways = ways(writer, kind);
        if ways == [false, true] {
            let piece = Arg::piece(writer.name(kind));
            return writer.refuse("nMoveReset", msg!("ini-progress", piece = piece));
        }
        if ways == [true, true] {
            mixed.push(writer.name(kind));
        }
    }
    let pawns = writer.with_option("pawn");
    let usual = Player::both(|side| pawns.iter().filter(|it| writer.present[side].has(*it)).collect::<TypeSet>());
    if own != usual {
        let either = own[0].or(own[1]);
        let fits = Player::BOTH
            .into_iter()
            .all(|side| either.iter().all(|it| own[side].has(it) || !writer.present[side].has(it)));
        if !fits {
            return writer.refuse("nMoveReset", msg!("ini-both-sides", key = "nMoveReset"));
        }
        let letters = writer.named("nMoveReset", either);
        writer.option("nMoveRuleTypes", letters);
    }
    if !mixed.is_empty() {
        writer.note("nMoveReset", msg!("ini-progress-mixed", pieces = Arg::all(mixed.into_iter().map(Arg::piece))));
    }
}

/// Whether a type has moves that only go ahead, and whether it has others.
fn ways(writer: &SectionWriter<'_>, kind: TypeId) -> [bool; 2] {
    let topology = &writer.builder.variant.movement.topology;
    let mut res = [false; 2];
    for side in sides(writer, kind) {
        for at in writer.squares() {
            for to in effective(writer, side, kind, at).iter().flat_map(Walk::ends) {
                let ahead = topology.own_rank(side, to) > topology.own_rank(side, at);
                res[usize::from(!ahead)] = true;
            }
        }
    }
    res
}

/// Positions that recur.
fn repetition(writer: &mut SectionWriter<'_>) {
    if writer.words("repeatMove").iter().any(|it| it.is_some_and(|it| it != "allowed")) {
        writer.refuse("repeatMove", msg!("ini-to-and-fro"));
    }
    writer.say(&["perpetual", "perpetualCheck", "perpetualChase", "chaseRule", "perpetualAttack", "repetitionExempt"]);
    let word = writer.word("repetition");
    let (times, result) = word.and_then(|it| it.split_once(':')).map_or(("0", "none"), |it| (it.0.trim(), it.1.trim()));
    if times != "3" {
        writer.option("nFoldRule", times.to_owned());
    }
    match result {
        "draw" | "none" => {}
        // There, the result is that of the side to move, which has not repeated anything.
        "loss" | "win" => return writer.refuse("repetition", msg!("ini-fold")),
        "white" | "black" => {
            writer.option("nFoldValue", if result == "white" { "win" } else { "loss" });
            writer.on("nFoldValueAbsolute");
        }
        _ => return writer.refuse_value("repetition"),
    }
    for key in ["perpetualAttack", "repetitionExempt"] {
        if writer.settings(key).any(|it| !matches!(it.value.trim(), "ignore" | "none")) {
            writer.refuse_value(key);
        }
    }
    if result == "none" {
        return;
    }
    let checks = [writer.words("perpetualCheck"), writer.words("perpetual")];
    let check = Player::both(|side| checks[0][side].or(checks[1][side]).unwrap_or("ignore"));
    match check {
        ["ignore", "ignore"] => {}
        ["loss", "loss"] => writer.on("perpetualCheckIllegal"),
        _ => writer.refuse_value(if writer.has("perpetualCheck") { "perpetualCheck" } else { "perpetual" }),
    }
    match writer.words("perpetualChase").map(|it| it.unwrap_or("ignore")) {
        ["ignore", "ignore"] => {}
        ["loss", "loss"] => writer.option("chasingRule", "axf"),
        _ => writer.refuse_value("perpetualChase"),
    }
}

/// The counts of Makruk and its kin, which ask for types by name.
fn counting(writer: &mut SectionWriter<'_>) {
    let Some(form) = writer.word("counting").filter(|it| *it != "off") else { return };
    let named = |names: &[&str]| -> TypeSet {
        writer.kinds().filter(|it| names.contains(&writer.name(*it).as_str())).collect()
    };
    let pairs = [
        (named(&["boat", "rook", "chariot", "rua"]), "rook"),
        (named(&["khon", "silver", "koul"]), "silver"),
        (named(&["horse", "knight", "ma", "ses"]), "knight"),
        ([writer.variant.pawn_or_first()].into_iter().collect(), "pawn"),
    ];
    if pairs.iter().any(|it| it.0 != writer.with_option(it.1)) {
        return writer.refuse("counting", msg!("ini-counting"));
    }
    writer.option("countingRule", form.to_owned());
}
