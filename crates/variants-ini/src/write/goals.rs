//! Squares that win.

use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::variant::Features;
use message::msg;
use rules::support::goals::{Goal, Goals};

use crate::region::Region;
use crate::write::presence::standing;
use crate::write::section_writer::SectionWriter;

/// Writes who wins by arriving where.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["goalSafe", "goalReply", "goalCount", "goalEarly", "goalTurn"]);
    let Some(goals) = Goals::of_game(&writer.builder) else { return };
    let mut found: [(TypeSet, Option<Region>); 2] = Default::default();
    let mut kinds_of_goal = Vec::new();
    for side in Player::BOTH {
        for kind in writer.present[side].iter().collect::<Vec<_>>() {
            let open = standing(writer, side, kind);
            let goal = |sq: &Sq| goals.at(side, kind, *sq);
            let squares: Vec<Sq> = open.into_iter().filter(|it| goal(it).is_some()).collect();
            if squares.is_empty() {
                continue;
            }
            kinds_of_goal.extend(squares.iter().filter_map(goal));
            let region = writer.region(|it| squares.contains(&it));
            if found[side].1.as_ref().is_some_and(|it| *it != region) {
                return writer.refuse_value("morph");
            }
            found[side].0.insert(kind);
            found[side].1 = Some(region);
        }
    }
    kinds_of_goal.dedup();
    let waits = match kinds_of_goal[..] {
        [] => return,
        [Goal::Win] => false,
        [Goal::WinLater] => true,
        _ => return writer.refuse_value("morph"),
    };
    settings(writer, &found, waits);
}

fn settings(writer: &mut SectionWriter<'_>, found: &[(TypeSet, Option<Region>); 2], waits: bool) {
    let reply = writer.builder.settings.flag_by_side("goalReply", false)[writer.variant.start.setup.turn];
    let safe = writer.builder.settings.flag_by_side("goalSafe", false);
    let count = writer.builder.settings.int_by_side("goalCount", 1, 1, 999);
    for key in ["goalEarly", "goalTurn"] {
        if writer.builder.settings.flag(key, false) {
            return writer.refuse_value(key);
        }
    }
    let king = |it: TypeId| writer.piece_of(it).is_some_and(|it| it.option == "king");
    let all: Vec<TypeId> = found[0].0.or(found[1].0).iter().collect();
    let kings = all.iter().filter(|it| king(**it)).count();
    // There, a king that arrives lets the other side follow, and any other piece has to stay for a move.
    if waits && kings > 0 || !waits && reply && kings < all.len() {
        return writer.refuse("morph", msg!("ini-goal-waits"));
    }
    let checks = writer.builder.variant.has(Features::CHECK) && !writer.builder.variant.royals.types.is_empty();
    let unsafe_side = Player::BOTH.into_iter().find(|it| found[*it].1.is_some() && !safe[*it]);
    if checks && unsafe_side.is_some() {
        return writer.refuse("goalSafe", msg!("ini-goal-safe"));
    }
    let counts: Vec<i32> = Player::BOTH.into_iter().filter(|it| found[*it].1.is_some()).map(|it| count[it]).collect();
    if counts.iter().any(|it| *it != counts[0]) {
        return writer.refuse("goalCount", msg!("ini-both-sides", key = "goalCount"));
    }
    pieces(writer, found);
    match found.each_ref().map(|it| it.1.clone()) {
        [Some(white), Some(black)] => writer.common_regions("flagRegion", &[white, black]),
        regions => {
            for (side, region) in Player::BOTH.into_iter().zip(regions) {
                if let Some(it) = region {
                    let words = writer.region_words(&it);
                    writer.option(format!("flagRegion{}", side.name()), words);
                }
            }
        }
    }
    if waits || reply {
        writer.on("flagMove");
    }
    if counts.first().is_some_and(|it| *it > 1) {
        writer.option("flagPieceCount", counts[0].to_string());
    }
}

/// Writes which piece wins: one, or any.
fn pieces(writer: &mut SectionWriter<'_>, found: &[(TypeSet, Option<Region>); 2]) {
    let letters = found.each_ref().map(|it| it.0).map(|it| writer.named("morph", it));
    let named: Vec<Player> = Player::BOTH
        .into_iter()
        .filter(|side| found[*side].1.is_some() && writer.present[*side].iter().any(|it| !found[*side].0.has(it)))
        .collect();
    if named.iter().any(|it| letters[*it].len() > 1) {
        return writer.refuse("morph", msg!("ini-goal-pieces"));
    }
    match named[..] {
        [] => {}
        [_, _] if letters[0] == letters[1] => writer.option("flagPiece", letters[0].clone()),
        _ => named.into_iter().for_each(|it| writer.option(format!("flagPiece{}", it.name()), letters[it].clone())),
    }
}
