//! Royals: one king, pieces that are royal while they are few, or pieces whose loss loses the game.

use engine::ids::{Player, TypeId, TypeSet};
use engine::variant::Features;
use message::msg;

use crate::write::captures;
use crate::write::presence::sides;
use crate::write::reach::is_made;
use crate::write::section_writer::SectionWriter;

/// More than any side has.
const ALL: usize = 64;

/// The royal types that a side may have.
fn royal(writer: &SectionWriter<'_>) -> TypeSet {
    let royal = writer.builder.variant.royals.types;
    writer.kinds().filter(|it| royal.has(*it)).collect()
}

fn checks(writer: &SectionWriter<'_>) -> bool {
    writer.builder.variant.has(Features::CHECK)
}

fn at_start(writer: &SectionWriter<'_>, side: Player, kind: TypeId) -> usize {
    writer.homes(side, kind).len()
}

/// The type that is the king of the other program: the only royal one, of which each side has one at most, which no explosion
/// takes and which becomes nothing else.
pub(crate) fn king(writer: &mut SectionWriter<'_>) -> Option<TypeId> {
    let royal = royal(writer);
    if !checks(writer) || captures::blasts(writer) {
        return None;
    }
    let petrified = writer.builder.settings.types_by_side("petrify");
    let fits = |writer: &mut SectionWriter<'_>, it: TypeId| {
        Player::BOTH.iter().all(|side| at_start(writer, *side, it) <= 1)
            && writer.builder.promoted(it).is_none()
            && !is_made(writer, Player::White, it)
            && !is_made(writer, Player::Black, it)
            && !petrified.iter().any(|own| own.has(it))
    };
    let one = royal.iter().find(|it| fits(writer, *it))?;
    let is_only = royal.iter().all(|it| it == one);
    // Beside other royals it is a king if it is royal whatever becomes of them.
    let beside = writer.builder.variant.royals.last_only == [false; 2];
    (is_only || beside && sides(writer, one).count() == 2).then_some(one)
}

/// Writes what becomes of sides that lose royals.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["royal", "checkRule"]);
    let royal = royal(writer);
    let king = writer.pieces.iter().find(|it| it.option == "king").map(|it| it.kinds[0]);
    let others: TypeSet = royal.iter().filter(|it| Some(*it) != king).collect();
    let numbered = writer.settings("extinction").any(|it| it.value.trim().parse::<i64>().is_ok());
    if writer.settings("extinction").all(|it| it.value.trim().parse::<i64>().is_ok()) {
        writer.say(&["extinction"]);
    }
    if others.is_empty() {
        return;
    }
    if writer.settings("extinction").any(|it| it.value.trim().parse::<i64>().is_err()) {
        return writer.refuse_value("extinction");
    }
    let letters = writer.named("royal", others);
    if checks(writer) {
        pseudo(writer, others, king, &letters, numbered);
    } else {
        lost(writer, others, &letters);
    }
}

/// Royals that may be attacked while others are left: by counts at the start.
fn pseudo(writer: &mut SectionWriter<'_>, types: TypeSet, king: Option<TypeId>, letters: &str, numbered: bool) {
    let last_only = writer.builder.variant.royals.last_only;
    let by_piece: Vec<Vec<TypeId>> = writer
        .pieces
        .iter()
        .map(|it| it.kinds.iter().copied().filter(|it| types.has(*it)).collect::<Vec<_>>())
        .filter(|it| !it.is_empty())
        .collect();
    let grows: Vec<bool> = Player::BOTH
        .into_iter()
        .map(|side| types.iter().collect::<Vec<_>>().into_iter().any(|it| is_made(writer, side, it)))
        .collect();
    let expected = |count: usize, side: Player| {
        let counts: Vec<usize> = by_piece
            .iter()
            .map(|kinds| kinds.iter().map(|it| at_start(writer, side, *it)).sum())
            .filter(|it| *it > 0)
            .collect();
        let kings = king.map_or(0, |it| at_start(writer, side, it));
        match (&counts[..], kings) {
            ([], _) | ([1], 0) => None,
            ([_], 0) if count == 0 => Some(true),
            _ if counts.iter().all(|it| *it <= count + 1) && (count == ALL || !grows[side.index()]) => Some(false),
            _ => Some(!last_only[side]),
        }
    };
    let fits = |count: &usize| {
        Player::BOTH.into_iter().all(|side| expected(*count, side).is_none_or(|it| it == last_only[side]))
    };
    let Some(count) = [0, ALL].into_iter().find(fits) else {
        let key = if numbered { "extinction" } else { "royal" };
        return writer.refuse_value(key);
    };
    writer.option("extinctionValue", "loss");
    writer.option("extinctionPieceTypes", letters);
    writer.on("extinctionPseudoRoyal");
    if count > 0 {
        writer.option("extinctionPieceCount", count.to_string());
    }
}

/// Royals that may be left to be taken.
fn lost(writer: &mut SectionWriter<'_>, types: TypeSet, letters: &str) {
    let last_only = writer.builder.variant.royals.last_only;
    let n_pieces = writer.pieces.iter().filter(|it| it.kinds.iter().any(|it| types.has(*it))).count();
    let counts: Vec<(Player, usize)> =
        Player::BOTH.into_iter().map(|side| (side, types.iter().map(|it| at_start(writer, side, it)).sum())).collect();
    let most = counts.iter().map(|it| it.1).max().unwrap_or(0);
    // Each type is counted for itself there.
    let one_each = types.iter().all(|it| Player::BOTH.iter().all(|side| at_start(writer, *side, it) <= 1));
    let all_last = counts.iter().all(|it| it.1 <= 1 || last_only[it.0]);
    let any_counts = counts.iter().all(|it| it.1 == most && !last_only[it.0]);
    let count = match n_pieces {
        1 if all_last => 0,
        1 if any_counts => most - 1,
        2.. if one_each && any_counts => 0,
        _ => return writer.refuse_value("royal"),
    };
    writer.option("extinctionValue", "loss");
    writer.option("extinctionPieceTypes", letters);
    if count > 0 {
        writer.option("extinctionPieceCount", count.to_string());
    }
}

/// Whether the kings can never stand on one rank, so that it does not matter whether they face each other there.
pub(crate) fn never_share_ranks(writer: &SectionWriter<'_>) -> bool {
    let movement = &writer.builder.variant.movement;
    let royal = royal(writer);
    let ranks = |side: Player| -> Vec<i32> {
        let open = |sq: &engine::ids::Sq| royal.iter().any(|it| !movement.is_barred(side, it, *sq));
        writer.squares().into_iter().filter(open).map(|it| movement.topology.rank(it)).collect()
    };
    let [white, black] = Player::both(ranks);
    !white.iter().any(|it| black.contains(it))
}

/// Writes kings that may not face each other along files alone.
pub(crate) fn facing(writer: &mut SectionWriter<'_>) {
    let yes = |it: &str| matches!(it, "1" | "yes" | "true" | "on");
    if !writer.settings("facingRoyals").any(|it| yes(it.value.trim())) {
        return;
    }
    let Some(word) = writer.word("facingRoyals") else { return };
    if yes(word) {
        if !never_share_ranks(writer) {
            return writer.refuse("facingRoyals", msg!("ini-facing"));
        }
        writer.on("flyingGeneral");
    }
}
