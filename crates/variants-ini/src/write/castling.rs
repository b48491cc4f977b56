//! Castling: who castles with whom, and where both end.

use std::collections::BTreeSet;

use engine::board::topology::VecId;
use engine::ids::{Player, Sq, TypeId};
use engine::program::Castle;
use message::{Arg, msg};

use crate::write::section_writer::SectionWriter;

/// One wing of a side.
#[derive(Clone, Copy, Debug)]
struct Wing {
    side: Player,
    king: TypeId,
    /// Where the king starts.
    home: Sq,
    partner: Sq,
    /// The file on which the king ends, from 0.
    to: i32,
    rightwards: bool,
}

/// Writes castling, or that there is none.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["castlePartner", "castleFiles", "castleFlip", "dropVirgin"]);
    if writer.has("castleLeap") {
        return writer.option("castling", "false");
    }
    let dropped = dropped(writer);
    let mut wings = Vec::new();
    for side in Player::BOTH {
        if !of_side(writer, side, dropped.as_deref(), &mut wings) {
            return;
        }
    }
    if wings.is_empty() {
        return writer.option("castling", "false");
    }
    let fits = agree(writer, &wings);
    if !fits {
        let piece = Arg::piece(writer.name(wings[0].king));
        return writer.refuse_piece(wings[0].king, msg!("ini-castling", piece = piece));
    }
    options(writer, &wings, dropped.is_some());
}

/// Where types count as unmoved that are dropped, by `dropVirgin`.
fn dropped(writer: &mut SectionWriter<'_>) -> Option<Vec<(Player, TypeId, Sq)>> {
    if !writer.has("dropVirgin") {
        return None;
    }
    let entries = writer.builder.settings.entries("dropVirgin");
    let areas = writer.builder.areas(entries);
    let mut res = Vec::new();
    for side in Player::BOTH {
        for kind in writer.present[side].iter() {
            let Some(squares) = areas.squares(side, kind) else { continue };
            res.extend(writer.squares().into_iter().filter(|it| squares[it.index()]).map(|it| (side, kind, it)));
        }
    }
    Some(res)
}

/// Adds the wings of a side; `false` if it castles in a way that no section says, which is then refused.
fn of_side(
    writer: &mut SectionWriter<'_>,
    side: Player,
    dropped: Option<&[(Player, TypeId, Sq)]>,
    wings: &mut Vec<Wing>,
) -> bool {
    let on_board: Vec<(Sq, TypeId)> = match dropped {
        None => {
            let own = writer.at_start().filter(|it| it.1.is(side) && it.1.is_virgin());
            own.map(|it| (it.0, it.1.kind())).collect()
        }
        Some(all) => all.iter().filter(|it| it.0 == side).map(|it| (it.2, it.1)).collect(),
    };
    let mut fits = true;
    for (home, king) in &on_board {
        let castles = writer.builder.variant.movement.program(side, *king, *home).castles.clone();
        for castle in castles {
            let partners = partners(writer, &on_board, *home, &castle);
            let [partner] = &partners[..] else {
                fits &= partners.is_empty();
                continue;
            };
            fits &= castle.virgin;
            let topology = &writer.builder.variant.movement.topology;
            let rightwards = topology.vector_of(castle.step).dx > 0;
            let Some(to) = end(writer, *home, &castle) else { continue };
            wings.push(Wing { side, king: *king, home: *home, partner: *partner, to, rightwards });
        }
    }
    if !fits {
        let king =
            on_board.iter().find(|it| !writer.builder.variant.movement.program(side, it.1, it.0).castles.is_empty());
        let king = king.map_or(TypeId(1), |it| it.1);
        let piece = Arg::piece(writer.name(king));
        writer.refuse_piece(king, msg!("ini-castling", piece = piece));
    }
    fits
}

/// The pieces on a line with which a king may ever castle.
fn partners(writer: &SectionWriter<'_>, on_board: &[(Sq, TypeId)], home: Sq, castle: &Castle) -> Vec<Sq> {
    let types = writer.variant.carried.repetition_key.partners;
    let line = line(writer, home, castle.step);
    let taken = |sq: &Sq| {
        writer.builder.variant.start.home.get(sq.index()).is_some_and(|it| !it.is_empty())
            || on_board.iter().any(|it| it.0 == *sq)
    };
    let outermost = line.iter().rev().find(|it| taken(it)).copied();
    let own = |sq: &Sq| on_board.iter().find(|it| it.0 == *sq).map(|it| it.1);
    if castle.inner {
        let idx = outermost.and_then(|it| line.iter().position(|sq| *sq == it));
        let inner = idx.and_then(|it| it.checked_sub(1)).map(|it| line[it]);
        return inner.filter(|it| own(it).is_some()).into_iter().collect();
    }
    let suits = |sq: &Sq| {
        own(sq).is_some_and(|kind| Some(*sq) == outermost && types.outermost.has(kind) || types.anywhere.has(kind))
    };
    line.into_iter().filter(suits).collect()
}

fn line(writer: &SectionWriter<'_>, from: Sq, step: VecId) -> Vec<Sq> {
    let topology = &writer.builder.variant.movement.topology;
    let next = |it: &Sq| Some(topology.step(step, *it)).filter(|it| *it != Sq::NONE);
    std::iter::successors(next(&from), next).collect()
}

/// The file on which a king ends.
fn end(writer: &mut SectionWriter<'_>, home: Sq, castle: &Castle) -> Option<i32> {
    let files = writer.builder.settings.last("castleFiles").and_then(|it| {
        let file = |text: &str| text.trim().bytes().next().map(|it| i32::from(it) - i32::from(b'a'));
        it.value.split_once(',').and_then(|(low, high)| Some([file(low)?, file(high)?]))
    });
    let topology = &writer.builder.variant.movement.topology;
    let dx = i32::from(topology.vector_of(castle.step).dx);
    if let Some([low, high]) = files {
        return Some(if dx > 0 { high } else { low });
    }
    let to = topology.file(home) + dx * i32::from(castle.squares);
    (0..i32::from(topology.files)).contains(&to).then_some(to)
}

/// Whether all wings are those of one king of each side, and both sides castle alike.
fn agree(writer: &SectionWriter<'_>, wings: &[Wing]) -> bool {
    let topology = &writer.builder.variant.movement.topology;
    let piece = |kind: TypeId| writer.piece_of(kind).map(|it| it.option.clone());
    let first = wings[0];
    let alike = wings.iter().all(|it| {
        let same_side: Vec<&Wing> = wings.iter().filter(|other| other.side == it.side).collect();
        let same_wing: Vec<&Wing> = wings.iter().filter(|other| other.rightwards == it.rightwards).collect();
        topology.own_rank(it.side, it.home) == topology.own_rank(first.side, first.home)
            && piece(it.king) == piece(first.king)
            && same_side.iter().all(|other| other.home == it.home)
            && same_side.iter().filter(|other| other.rightwards == it.rightwards).count() == 1
            && same_wing
                .iter()
                .all(|other| other.to == it.to && topology.file(other.partner) == topology.file(it.partner))
    });
    alike && wings.iter().map(|it| topology.file(it.home)).collect::<BTreeSet<_>>().len() == 1
}

fn options(writer: &mut SectionWriter<'_>, wings: &[Wing], dropped: bool) {
    let topology = &writer.builder.variant.movement.topology;
    let letter = |file: i32| char::from(b'a' + file as u8).to_string();
    let right = wings.iter().find(|it| it.rightwards);
    let left = wings.iter().find(|it| !it.rightwards);
    let rank = topology.own_rank(wings[0].side, wings[0].home);
    let partner_file = |it: Option<&Wing>| it.map(|it| topology.file(it.partner));
    let ends = [partner_file(right), partner_file(left)];
    let home = topology.file(wings[0].home);
    let mut partners: Vec<char> = wings
        .iter()
        .filter_map(|wing| {
            let at_start = writer.at_start().find(|it| it.0 == wing.partner).map(|it| it.1.kind());
            at_start.or_else(|| partner_in_hand(writer)).map(|it| writer.letter(it))
        })
        .collect();
    partners.sort_unstable();
    partners.dedup();
    let last_file = i32::from(topology.files) - 1;
    if writer.piece_of(wings[0].king).is_none_or(|it| it.option != "king") {
        let king = writer.letter(wings[0].king).to_string();
        writer.option("castlingKingPiece", king);
    }
    if writer.piece_of(wings[0].king).is_some() && dropped && home != 4 {
        writer.option("castlingKingFile", letter(home));
    }
    writer.option("castlingRookPieces", partners.into_iter().collect::<String>());
    if rank != 1 {
        writer.option("castlingRank", rank.to_string());
    }
    let (king_side, queen_side) = (right.map_or(6, |it| it.to), left.map_or(2, |it| it.to));
    if king_side != 6 {
        writer.option("castlingKingsideFile", letter(king_side));
    }
    if queen_side != 2 {
        writer.option("castlingQueensideFile", letter(queen_side));
    }
    if ends[0].is_some_and(|it| it != last_file) {
        writer.option("castlingRookKingsideFile", letter(ends[0].unwrap_or(last_file)));
    }
    if ends[1].is_some_and(|it| it != 0) {
        writer.option("castlingRookQueensideFile", letter(ends[1].unwrap_or(0)));
    }
    if dropped {
        writer.on("castlingDroppedPiece");
    }
}

/// The partner of kings that are dropped: the type that is called rook.
fn partner_in_hand(writer: &SectionWriter<'_>) -> Option<TypeId> {
    writer.kinds().find(|it| writer.piece_of(*it).is_some_and(|it| it.option == "rook"))
}
