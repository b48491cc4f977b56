//! Games that are counted out: two passes, a full board, generals that face each other, and odds of a draw.

use engine::ids::{Player, TypeId};
use message::msg;
use rules::support::points::Points;

use crate::endings::JANGGI_POINTS;
use crate::write::presence::{effective, sides};
use crate::write::section_writer::SectionWriter;

/// How a game is counted out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    /// Every piece on the board counts one.
    Even,
    /// As in Janggi.
    Janggi,
}

/// Writes passing, and what ends the game by agreement.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    let pass = passes(writer);
    let bikjang = writer.word("bikjang").unwrap_or("off");
    let full = writer.word("fullBoard").unwrap_or("none");
    let stuck = writer.words("noMoves").map(|it| it == Some("pass"));
    let written = writer.words("passPass");
    if written[0] != written[1] {
        return writer.refuse("passPass", msg!("ini-both-sides", key = "passPass"));
    }
    let any_pass = pass || stuck == [true; 2];
    let usual = if stuck == [true; 2] && !pass { "draw" } else { "none" };
    let two = if any_pass { written[0].unwrap_or(usual) } else { "" };
    let by_points = [bikjang, full, two].contains(&"points");
    writer.say(&["pointsHand"]);
    if stuck == [true; 2] {
        writer.on("passOnStalemate");
    } else if stuck != [false; 2] {
        writer.refuse("noMoves", msg!("ini-both-sides", key = "noMoves"));
    }
    if bikjang != "off" {
        writer.on("bikjangRule");
    }
    if by_points {
        let Some(count) = count(writer) else { return };
        writer.option("materialCounting", if count == Count::Even { "unweighted" } else { "janggi" });
        for (key, word) in [("bikjang", bikjang), ("passPass", two)] {
            if !matches!(word, "points" | "off" | "") {
                return writer.refuse_value(key);
            }
        }
    } else if two == "none" || any_pass && !pass {
        return writer.refuse_value(if writer.has("passPass") { "passPass" } else { "noMoves" });
    }
    match full {
        "points" => writer.on("adjudicateFullBoard"),
        // Where nothing moves, a full board is a stalemate.
        "draw" if !by_points && nothing_moves(writer) => {}
        "none" => {}
        _ => writer.refuse_value("fullBoard"),
    }
    odds(writer);
}

/// Whether sides may pass; one of them alone as well.
fn passes(writer: &mut SectionWriter<'_>) -> bool {
    let said = writer.words("pass").map(|it| it.unwrap_or("0"));
    let may = said.map(|it| match it {
        "1" | "yes" | "true" | "on" => Some(true),
        "0" | "no" | "false" | "off" => Some(false),
        _ => None,
    });
    match may {
        [Some(true), Some(true)] => {
            writer.on("pass");
            true
        }
        [Some(false), Some(false)] => false,
        _ => {
            writer.refuse_value("pass");
            false
        }
    }
}

/// What is counted; otherwise the points are refused.
fn count(writer: &mut SectionWriter<'_>) -> Option<Count> {
    writer.say(&["points"]);
    let points = Points::of_game(&writer.builder);
    let kinds: Vec<TypeId> = writer.kinds().collect();
    let worth = |side: Player, kind: TypeId| points.values[side][kind.index()];
    let even = kinds.iter().all(|it| Player::BOTH.iter().all(|side| worth(*side, *it) == 2));
    if even && points.bonus == [0, 0] && !points.counts_hands {
        return Some(Count::Even);
    }
    let janggi = |kind: &TypeId| {
        let option = writer.piece_of(*kind).map_or("", |it| it.option.as_str());
        JANGGI_POINTS.iter().find(|it| it.0 == option).map_or(0, |it| 2 * i32::from(it.1))
    };
    let fits = kinds.iter().all(|it| Player::BOTH.iter().all(|side| worth(*side, *it) == janggi(it)));
    if fits && points.bonus == [0, 3] {
        return Some(Count::Janggi);
    }
    writer.refuse_value(if writer.has("points") { "points" } else { "pointsHand" });
    None
}

/// Whether no piece ever moves.
fn nothing_moves(writer: &SectionWriter<'_>) -> bool {
    writer.kinds().all(|kind| {
        sides(writer, kind)
            .all(|side| writer.squares().into_iter().all(|it| effective(writer, side, kind, it).is_empty()))
    })
}

fn odds(writer: &mut SectionWriter<'_>) {
    match writer.word("drawOdds") {
        None | Some("none") => {}
        Some(side @ ("white" | "black")) if writer.written("materialCounting").is_none() => {
            writer.option("materialCounting", format!("{side}drawodds"));
        }
        Some(_) => writer.refuse_value("drawOdds"),
    }
}
