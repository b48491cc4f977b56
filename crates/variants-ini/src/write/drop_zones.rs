//! Where pieces are dropped.

use engine::ids::{Player, Sq, TypeId, TypeSet};
use rules::support::shared::{DropZones, MayDrop};

use crate::region::Region;
use crate::write::presence::{effective, sides};
use crate::write::section_writer::SectionWriter;
use crate::write::walks::Walk;
use crate::write::zones;

/// The squares on which a side may drop a type, as far as areas say.
pub(crate) fn squares(writer: &SectionWriter<'_>, side: Player, kind: TypeId) -> Vec<Sq> {
    let MayDrop(drops) = writer.builder.shared().copied().unwrap_or_default();
    if !drops[side] {
        return Vec::new();
    }
    let area = writer.builder.shared::<DropZones>().and_then(|it| it.0.squares(side, kind));
    let barred = |sq: Sq| writer.builder.variant.movement.is_barred(side, kind, sq);
    let open = |sq: &Sq| area.as_ref().is_none_or(|it| it[sq.index()]) && !barred(*sq);
    writer.squares().into_iter().filter(open).collect()
}

/// The area of drops of a type, whatever else is closed to it.
fn area(writer: &SectionWriter<'_>, side: Player, kind: TypeId) -> Region {
    let area = writer.builder.shared::<DropZones>().and_then(|it| it.0.squares(side, kind));
    writer.region(|sq| area.as_ref().is_none_or(|it| it[sq.index()]))
}

/// Where pieces are dropped: one region, with exceptions for Pawns and Rooks, and what is closed to a type.
pub(crate) fn write(writer: &mut SectionWriter<'_>, droppable: &[TypeSet; 2]) {
    writer.say(&["dropZone"]);
    let pawn = writer.with_option("pawn").iter().next();
    let whole = writer.region(|_| true);
    let region = Player::both(|side| general(writer, side, droppable[side], pawn).unwrap_or_else(|| whole.clone()));
    if region.iter().any(|it| *it != whole) {
        writer.regions("dropRegion", &region);
    }
    if let Some(it) = pawn.filter(|it| droppable.iter().any(|own| own.has(*it))) {
        pawns(writer, it, droppable, &region);
    }
    let rook = writer.with_option("rook").iter().next();
    for kind in writer.kinds().filter(|it| Some(*it) != pawn).collect::<Vec<_>>() {
        for side in sides(writer, kind).filter(|it| droppable[*it].has(kind)) {
            let own = area(writer, side, kind);
            if own == region[side] {
                continue;
            }
            let first = Region::rank(if side == Player::White { 1 } else { writer.ranks }, writer.files, writer.ranks);
            if Some(kind) == rook && own == first.and(&whole) {
                if writer.written("sittuyinRookDrop").is_none() {
                    writer.on("sittuyinRookDrop");
                }
                continue;
            }
            if !by_zone(writer, side, kind, &region[side]) {
                return writer.refuse_value("dropZone");
            }
        }
    }
}

/// The region of most types.
fn general(writer: &SectionWriter<'_>, side: Player, droppable: TypeSet, pawn: Option<TypeId>) -> Option<Region> {
    let others: Vec<TypeId> = droppable.iter().filter(|it| Some(*it) != pawn).collect();
    let areas: Vec<Region> = others.iter().map(|it| area(writer, side, *it)).collect();
    let count = |one: &Region| areas.iter().filter(|it| *it == one).count();
    areas.iter().max_by_key(|it| count(it)).cloned()
}

/// Pawns of chess are not dropped on the first rank nor where they promote, unless options say so.
fn pawns(writer: &mut SectionWriter<'_>, pawn: TypeId, droppable: &[TypeSet; 2], region: &[Region; 2]) {
    let (files, ranks) = (writer.files, writer.ranks);
    let given = [writer.written("promotionRegionWhite"), writer.written("promotionRegionBlack")];
    let both = writer.written("promotionRegion");
    let read = |side: usize| match given[side].or(both) {
        Some(it) => Region::read(it, files, ranks).0,
        None => Region::rank([8, 1][side], files, ranks),
    };
    let promotion = [read(0), read(1)];
    let own = Player::both(|side| area(writer, side, pawn));
    let fits = |first: u8, last: bool| {
        (0..2).all(|side| {
            let ahead =
                if side == 0 { Region::ranks(first, ranks, files) } else { Region::ranks(1, ranks + 1 - first, files) };
            let beyond = if last { Region::ranks(1, ranks, files) } else { promotion[side].others(files, ranks) };
            !droppable[side].has(pawn)
                || own[side].and(&open(writer, side, pawn))
                    == region[side].and(&ahead).and(&beyond).and(&open(writer, side, pawn))
        })
    };
    match [(2, false), (1, false), (2, true), (1, true)].into_iter().find(|it| fits(it.0, it.1)) {
        Some((first, last)) => {
            if first == 1 {
                writer.on("firstRankPawnDrops");
            }
            if last {
                writer.on("promotionZonePawnDrops");
            }
        }
        None => writer.refuse_value("dropZone"),
    }
}

/// The squares that are not closed to a type.
fn open(writer: &SectionWriter<'_>, side: usize, kind: TypeId) -> Region {
    let movement = &writer.builder.variant.movement;
    writer.region(|it| !movement.is_barred(Player::BOTH[side], kind, it))
}

/// Closes squares to a type that it could only be dropped on, if its moves never lead there. Whether that is so.
fn by_zone(writer: &mut SectionWriter<'_>, side: Player, kind: TypeId, region: &Region) -> bool {
    let own = area(writer, side, kind);
    if !own.is_within(region) || writer.piece_of(kind).is_none_or(|it| it.kinds.len() > 1) {
        return false;
    }
    let closed = |writer: &SectionWriter<'_>, sq: Sq| {
        let (file, rank) = writer.place_of(sq);
        region.has(file, rank) && !own.has(file, rank)
    };
    let mut open: Vec<Sq> = writer.homes(side, kind);
    open.extend(squares(writer, side, kind));
    let mut reached: std::collections::BTreeSet<Sq> = open.iter().copied().collect();
    while let Some(at) = open.pop() {
        for to in effective(writer, side, kind, at).iter().flat_map(Walk::ends) {
            if reached.insert(to) {
                open.push(to);
            }
        }
    }
    if reached.iter().any(|it| closed(writer, *it)) {
        return false;
    }
    let Some(option) = writer.piece_of(kind).map(|it| it.option.clone()) else { return false };
    let stays: Region =
        writer.squares().into_iter().filter(|it| !closed(writer, *it)).map(|it| writer.place_of(it)).collect();
    let words = writer.region_words(&stays.and(&zones::open(writer, side, &option)));
    writer.option(zones::option(side, &option), words);
    true
}
