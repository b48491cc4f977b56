//! Hands: what enters them, whether it is dropped, and what enters on squares that were left.

use engine::ids::{Player, TypeId, TypeSet};
use message::msg;
use rules::support::shared::{Immobility, MayDrop};

use crate::write::arrivals::bases;
use crate::write::section_writer::SectionWriter;
use crate::write::{drop_limits, drop_zones};

/// Writes all of it.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["drops", "holdingsType", "captureTo", "immobile", "gating"]);
    let fills = captures(writer);
    immobility(writer);
    gating(writer);
    let MayDrop(drops) = writer.builder.shared().copied().unwrap_or_default();
    let droppable = droppable(writer);
    if drops[0] != drops[1] && !(droppable[0].is_empty() && droppable[1].is_empty()) {
        return writer.refuse("drops", msg!("ini-both-sides", key = "drops"));
    }
    let any = !droppable[0].is_empty() || !droppable[1].is_empty();
    if !drops[0] || !any && !fills {
        return silent(writer);
    }
    writer.on("pieceDrops");
    drop_zones::write(writer, &droppable);
    drop_limits::write(writer, &droppable);
}

/// Keys of drops say nothing where nothing is dropped.
fn silent(writer: &mut SectionWriter<'_>) {
    writer.say(&["dropZone", "nifu", "dropOpposite", "dropMate", "dropSide", "dropChecks", "mustDrop", "dropInCheck"]);
}

/// What becomes of captured pieces; whether they enter hands.
fn captures(writer: &mut SectionWriter<'_>) -> bool {
    let held = writer.builder.settings.int_by_side("holdingsType", 0, -99, 99);
    let to = writer.words("captureTo");
    writer.say(&["holdingsType"]);
    if held[0] != held[1] || to[0] != to[1] {
        let key = if held[0] == held[1] { "captureTo" } else { "holdingsType" };
        writer.refuse(key, msg!("ini-both-sides", key = key));
        return false;
    }
    match (held[0], to[0].unwrap_or("")) {
        (0, "" | "gone") => false,
        (-1 | -2, "" | "hand") => {
            writer.on("capturesToHand");
            if held[0] == -2 {
                writer.on("dropLoop");
            }
            true
        }
        (-1, "partner") => {
            writer.on("twoBoards");
            true
        }
        (_, "" | "hand") => {
            writer.refuse_value("holdingsType");
            false
        }
        _ => {
            writer.refuse_value("captureTo");
            false
        }
    }
}

/// By side: the types that it may have in hand.
pub(crate) fn droppable(writer: &mut SectionWriter<'_>) -> [TypeSet; 2] {
    let held = Player::both(|side| writer.held(side));
    let changes = writer.builder.settings.int_by_side("holdingsType", 0, -99, 99).map(|it| it < 0);
    Player::both(|side| {
        let mut res = held[side].or(writer.builder.variant.pieces.endless);
        let royal = writer.builder.variant.royals.types;
        if changes[side] {
            let taken = writer.present[0].or(writer.present[1]);
            for kind in taken.iter().filter(|it| bases(writer, *it).is_empty() && !royal.has(*it)) {
                res.insert(kind);
            }
        }
        res
    })
}

/// Squares from which a piece could never move.
fn immobility(writer: &mut SectionWriter<'_>) {
    let mut barred = Vec::new();
    for side in Player::BOTH {
        for kind in writer.present[side].iter() {
            if writer.keeps_moving && writer.with_option("pawn").has(kind) {
                barred.push([true, true]);
                continue;
            }
            let movement = &writer.builder.variant.movement;
            let dead = movement.dead_squares(side, kind);
            let any = writer.squares().into_iter().any(|it| dead[it.index()] && !movement.is_barred(side, kind, it));
            if any {
                let by = |bars: fn(&Immobility, Player, TypeId) -> bool| {
                    writer.builder.shared::<Immobility>().is_some_and(|it| bars(it, side, kind))
                };
                barred.push([by(Immobility::bars_drops), by(Immobility::bars_moves)]);
            }
        }
    }
    if barred.iter().all(|it| *it == [false, false]) {
        return;
    }
    match barred.iter().all(|it| *it == [true, true]) {
        true => writer.on("immobilityIllegal"),
        false => writer.refuse_value("immobile"),
    }
}

/// Pieces that enter where others leave.
fn gating(writer: &mut SectionWriter<'_>) {
    let gating = writer.builder.variant.pieces.gating;
    if gating.iter().all(TypeSet::is_empty) {
        return;
    }
    writer.say(&["gateFrom", "gateAnswersCheck"]);
    let answers = writer.builder.settings.flag_by_side("gateAnswersCheck", false);
    let fills = writer.written("capturesToHand").is_some();
    let held = Player::both(|side| {
        if !fills {
            return writer.held(side);
        }
        let plain = |it: &TypeId| {
            bases(writer, *it).is_empty()
                && writer.piece_of(*it).is_some_and(|it| !matches!(it.option.as_str(), "pawn" | "king"))
        };
        writer.present[0].or(writer.present[1]).iter().filter(plain).collect()
    });
    if held != gating || writer.has("gateFrom") || answers.contains(&true) {
        return writer.refuse_value("gating");
    }
    writer.on("gating");
    writer.on("seirawanGating");
}
