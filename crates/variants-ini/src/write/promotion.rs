//! Promotion: by choice, to a promoted form, and as a move of its own.

use engine::ids::{Player, Sq, TypeId, TypeSet};
use message::{Arg, msg};
use rules::support::shared::Immobility;

use crate::region::Region;
use crate::write::arrivals::{Arrival, Arrivals, Stays};
use crate::write::presence::{effective, standing};
use crate::write::section_writer::SectionWriter;
use crate::write::walks::Walk;
use crate::write::{captures, drop_zones};

/// What a side promotes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct OfSide {
    /// Types that choose.
    pawns: TypeSet,
    /// What they choose from.
    choices: Vec<TypeId>,
    stays: Stays,
    /// Types that take their promoted form.
    bases: TypeSet,
    /// Where.
    region: Option<Region>,
}

/// Writes where and to what pieces promote.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["promoZone", "maxPromote", "promoOffset", "promoChoice", "mustPromote", "promoLeave", "morph"]);
    if writer.has("promoMove") {
        return moves(writer);
    }
    let arrivals = Arrivals::of(writer);
    let by_capture = captures::promotes(writer);
    let mut demotes = Vec::new();
    let sides = Player::both(|side| of_side(writer, &arrivals, side, &mut demotes));
    if by_capture {
        return by_captures(writer, &sides);
    }
    passing(writer, &sides);
    regions(writer, &sides);
    choices(writer, &sides);
    forms(writer, &arrivals, &sides, &demotes);
    limits(writer);
}

fn key_of(writer: &SectionWriter<'_>) -> &'static str {
    ["morph", "promoChoice", "promoZone"].into_iter().find(|it| writer.has(it)).unwrap_or("promoZone")
}

/// What a side promotes, and where. What differs between types is refused.
fn of_side(writer: &mut SectionWriter<'_>, arrivals: &Arrivals, side: Player, demotes: &mut Vec<TypeId>) -> OfSide {
    let mut res = OfSide::default();
    let kinds: Vec<TypeId> = writer.present[side].iter().collect();
    for kind in kinds {
        let all: Vec<(Sq, Arrival)> =
            writer.squares().into_iter().map(|it| (it, arrivals.at(writer, side, kind, it))).collect();
        if all.iter().any(|it| it.1 == Arrival::Other) {
            writer.refuse_value(key_of(writer));
            continue;
        }
        let promotes = |it: &Arrival| matches!(it, Arrival::Choose { .. } | Arrival::Form { .. } | Arrival::Demoted);
        let barred = |sq| writer.builder.variant.movement.is_barred(side, kind, sq);
        let region: Region = all.iter().filter(|it| promotes(&it.1)).map(|it| writer.place_of(it.0)).collect();
        let closed: Region = all.iter().filter(|it| barred(it.0)).map(|it| writer.place_of(it.0)).collect();
        if region.is_empty() {
            continue;
        }
        if is_first(arrivals, writer, side, kind) {
            let piece = Arg::piece(writer.name(kind));
            writer.refuse_piece(kind, msg!("ini-promotion-first", piece = piece));
        }
        // Where a piece cannot go, nothing becomes of it.
        let fits = res.region.as_ref().is_none_or(|it| {
            it.and(&closed.others(writer.files, writer.ranks)) == region.and(&closed.others(writer.files, writer.ranks))
        });
        let choice = all.iter().find_map(|it| match &it.1 {
            Arrival::Choose { types, stays } => Some((types.clone(), *stays)),
            _ => None,
        });
        let alike = all.iter().all(|it| match (&it.1, &choice) {
            (Arrival::Choose { types, stays }, Some(one)) => (types, stays) == (&one.0, &one.1),
            (Arrival::Form { .. } | Arrival::Demoted, Some(_)) => false,
            _ => true,
        });
        let same_choice =
            choice.as_ref().is_none_or(|it| res.pawns.is_empty() || *it == (res.choices.clone(), res.stays));
        if !fits || !alike || !same_choice {
            writer.refuse_value(key_of(writer));
            continue;
        }
        res.region.get_or_insert(region);
        if let Some((types, stays)) = choice {
            res.pawns.insert(kind);
            (res.choices, res.stays) = (types, stays);
        } else if all.iter().any(|it| it.1 == Arrival::Demoted) {
            demotes.push(kind);
        } else {
            res.bases.insert(kind);
        }
    }
    res
}

/// Whether a type must take its form on the last rank for being the first, though it could stay there otherwise.
fn is_first(arrivals: &Arrivals, writer: &SectionWriter<'_>, side: Player, kind: TypeId) -> bool {
    let squares = writer.squares();
    let must = |it: &Sq| matches!(arrivals.at(writer, side, kind, *it), Arrival::Form { must: true, .. });
    let may = |it: &Sq| matches!(arrivals.at(writer, side, kind, *it), Arrival::Form { must: false, .. });
    let last = |it: &&Sq| writer.builder.variant.depth(side, **it) == 1;
    let forced = squares.iter().filter(last).any(must);
    let free = squares.iter().any(may) && !squares.iter().filter(|it| !last(it)).any(must);
    let dead = writer.builder.variant.movement.dead_squares(side, kind);
    let stuck = writer.builder.shared::<Immobility>().is_some_and(|it| it.bars_moves(side, kind));
    forced && free && !(stuck && squares.iter().filter(last).all(|it| dead[it.index()]))
}

fn regions(writer: &mut SectionWriter<'_>, sides: &[OfSide; 2]) {
    let usual = [8, 1].map(|rank| Region::rank(rank, writer.files, writer.ranks));
    let [white, black] = sides.each_ref().map(|it| it.region.clone());
    let none = white.is_none() && black.is_none();
    let has_pawns = writer.pieces.iter().any(|it| it.option == "pawn");
    if none && !has_pawns {
        return writer.regions("promotionRegion", &[Region::default(), Region::default()]);
    }
    let found = match (white, black) {
        (None, None) => [Region::default(), Region::default()],
        (white, black) => [white.unwrap_or_else(|| usual[0].clone()), black.unwrap_or_else(|| usual[1].clone())],
    };
    if found != usual {
        writer.regions("promotionRegion", &found);
    }
}

fn choices(writer: &mut SectionWriter<'_>, sides: &[OfSide; 2]) {
    let pawns = sides[0].pawns.or(sides[1].pawns);
    let has_default = writer.pieces.iter().any(|it| it.option == "pawn");
    if pawns.is_empty() {
        if has_default || !sides[0].bases.is_empty() || !sides[1].bases.is_empty() {
            writer.option("promotionPieceTypes", "-");
        }
        return;
    }
    // A type that one side promotes must be one that the other does not have, or promotes too.
    for side in Player::BOTH {
        let idle = pawns.iter().any(|it| writer.present[side].has(it) && !sides[side].pawns.has(it));
        if idle {
            writer.refuse_value(key_of(writer));
        }
    }
    if sides.iter().any(|it| it.pawns.iter().any(|kind| it.bases.has(kind))) {
        writer.refuse_value(key_of(writer));
    }
    let letters = writer.named("maxPromote", pawns);
    let usual = writer.pieces.iter().find(|it| it.option == "pawn").map(|it| it.letter.to_string());
    if usual.as_deref() != Some(letters.as_str()) {
        writer.option("promotionPawnTypes", letters);
    }
    let choosing: Vec<&OfSide> = sides.iter().filter(|it| !it.pawns.is_empty()).collect();
    if choosing.iter().any(|it| it.stays != choosing[0].stays) {
        writer.refuse("promoChoice", msg!("ini-both-sides", key = "promoChoice"));
    }
    let sets: Vec<Option<String>> = sides
        .iter()
        .map(|it| (!it.pawns.is_empty()).then(|| it.choices.iter().map(|it| writer.letter(*it)).collect()))
        .collect();
    match &sets[..] {
        [Some(white), Some(black)] if white != black => {
            writer.option("promotionPieceTypesWhite", white.clone());
            writer.option("promotionPieceTypesBlack", black.clone());
        }
        all => {
            let one = all.iter().flatten().next().cloned().unwrap_or_default();
            writer.option("promotionPieceTypes", one);
        }
    }
    if choosing[0].stays != Stays::Never {
        writer.option("mandatoryPawnPromotion", "false");
    }
    // There, nobody stays where it could never move on, or everybody may.
    writer.keeps_moving = choosing[0].stays == Stays::NotLast;
}

/// There, captures in passing do not promote.
fn passing(writer: &mut SectionWriter<'_>, sides: &[OfSide; 2]) {
    for side in Player::BOTH {
        let Some(region) = &sides[side].region else { continue };
        let squares: Region = writer.passing[side].iter().map(|it| writer.place_of(*it)).collect();
        if squares.and(region).is_empty() {
            continue;
        }
        let takes = |it: &TypeId| {
            standing(writer, side, *it).into_iter().any(|at| effective(writer, side, *it, at).iter().any(Walk::passes))
        };
        if let Some(kind) = sides[side].pawns.or(sides[side].bases).iter().find(takes) {
            let piece = Arg::piece(writer.name(kind));
            writer.refuse_piece(kind, msg!("ini-promotion-passing", piece = piece));
        }
    }
}

/// `p:g b:h`.
fn pairs(writer: &mut SectionWriter<'_>, bases: TypeSet) {
    let all: Vec<String> = bases
        .iter()
        .filter_map(|it| Some(format!("{}:{}", writer.letter(it), writer.letter(writer.builder.promoted(it)?))))
        .collect();
    if !all.is_empty() {
        writer.option("promotedPieceType", all.join(" "));
    }
}

fn forms(writer: &mut SectionWriter<'_>, arrivals: &Arrivals, sides: &[OfSide; 2], demotes: &[TypeId]) {
    let bases = sides[0].bases.or(sides[1].bases);
    for side in Player::BOTH {
        if bases.iter().any(|it| writer.present[side].has(it) && !sides[side].bases.has(it)) {
            writer.refuse_value(key_of(writer));
        }
    }
    pairs(writer, bases);
    if bases.is_empty() {
        return;
    }
    let mut must = Vec::new();
    for side in Player::BOTH {
        for kind in sides[side].bases.iter() {
            for at in writer.squares() {
                let Arrival::Form { must: forced, leaves } = arrivals.at(writer, side, kind, at) else { continue };
                let whole = sides[side].region.as_ref() == Some(&writer.region(|_| true));
                if !(forced && writer.builder.variant.depth(side, at) == 1 && kind.0 == 1) {
                    must.push(forced);
                }
                // Moves that begin in the region promote there too, unless no piece stands in it unpromoted.
                let fits = leaves || whole || forced && is_outside(writer, sides, side, kind);
                if !fits {
                    let key = if writer.has("morph") { "morph" } else { "promoLeave" };
                    let piece = Arg::piece(writer.name(kind));
                    writer.refuse(key, msg!("ini-promotion-leave", piece = piece));
                    return;
                }
            }
        }
    }
    if must.iter().any(|it| *it != must[0]) {
        return writer.refuse_value(if writer.has("mustPromote") { "mustPromote" } else { key_of(writer) });
    }
    // Where nothing is left to choose, all must.
    let must = must.first().copied().unwrap_or(true);
    if must {
        writer.on("mandatoryPiecePromotion");
    } else if bases.iter().any(|it| writer.piece_of(it).is_some_and(|it| it.option == "pawn")) {
        writer.option("mandatoryPawnPromotion", "false");
    }
    if !demotes.is_empty() {
        let all: Vec<TypeId> = bases.iter().filter_map(|it| writer.builder.promoted(it)).collect();
        if all.iter().any(|it| !demotes.contains(it)) || !must {
            return writer.refuse_value("morph");
        }
        writer.on("pieceDemotion");
    }
}

/// Whether a piece of a type never stands in the region without its promoted form.
fn is_outside(writer: &SectionWriter<'_>, sides: &[OfSide; 2], side: Player, kind: TypeId) -> bool {
    let Some(region) = &sides[side].region else { return true };
    let inside = |sq| {
        let (file, rank) = writer.place_of(sq);
        region.has(file, rank)
    };
    let dropped = drop_zones::squares(writer, side, kind);
    !writer.homes(side, kind).into_iter().any(inside) && !dropped.into_iter().any(inside)
}

/// Every capture turns what captures.
fn by_captures(writer: &mut SectionWriter<'_>, sides: &[OfSide; 2]) {
    if sides.iter().any(|it| it.region.is_some()) {
        return writer.refuse_value("captureMatrix");
    }
    let whole = writer.region(|_| true);
    writer.regions("promotionRegion", &[whole.clone(), whole]);
    writer.option("promotionPieceTypes", "-");
    let promotes = |it: &TypeId| writer.builder.promoted(*it).is_some();
    let bases: TypeSet = writer.kinds().filter(promotes).collect();
    pairs(writer, bases);
    writer.on("piecePromotionOnCapture");
    writer.on("mandatoryPiecePromotion");
    writer.on("pieceDemotion");
}

/// `promoLimit=Q:1`
fn limits(writer: &mut SectionWriter<'_>) {
    writer.say(&["promoLimit"]);
    let entries = writer.builder.settings.number_entries("promoLimit");
    let all: Vec<(Option<Player>, Option<TypeId>, u16)> =
        entries.iter().map(|it| (it.0.side, it.0.kind, *it.1)).collect();
    let mut said: Vec<(TypeId, u16)> = Vec::new();
    for (side, kind, most) in all {
        let Some(kind) = kind else { return writer.refuse_value("promoLimit") };
        let other_has = side.is_some_and(|it| writer.present[it.other()].has(kind));
        let made = side.is_some_and(|it| promotes_to(writer, it.other(), kind));
        let differs = said.iter().any(|it| it.0 == kind && it.1 != most);
        if side.is_some() && other_has && made || differs || most == 0 {
            return writer.refuse_value("promoLimit");
        }
        if !said.contains(&(kind, most)) {
            said.push((kind, most));
        }
    }
    let said: Vec<(TypeId, u16)> = said.into_iter().filter(|it| writer.piece_of(it.0).is_some()).collect();
    if said.iter().any(|it| writer.piece_of(it.0).is_some_and(|it| it.kinds.len() > 1)) {
        return writer.refuse("promoLimit", msg!("ini-one-piece", key = "promoLimit"));
    }
    if !said.is_empty() {
        let words: Vec<String> = said.iter().map(|it| format!("{}:{}", writer.letter(it.0), it.1)).collect();
        writer.option("promotionLimit", words.join(" "));
    }
}

/// Whether a side may get a type by promotion.
fn promotes_to(writer: &mut SectionWriter<'_>, side: Player, kind: TypeId) -> bool {
    let arrivals = Arrivals::of(writer);
    writer.present[side].iter().any(|pawn| {
        writer.squares().into_iter().any(|at| match arrivals.at(writer, side, pawn, at) {
            Arrival::Choose { types, .. } => types.contains(&kind),
            Arrival::Form { .. } => writer.builder.promoted(pawn) == Some(kind),
            _ => false,
        })
    })
}

/// Promotion as a move of its own, as in Sittuyin.
fn moves(writer: &mut SectionWriter<'_>) {
    writer.say(&["promoMove", "promoMoveLast", "promoMoveQuiet", "promoMoveAway"]);
    let entries = writer.builder.settings.entries("promoMove");
    let last = writer.builder.settings.flag("promoMoveLast", false);
    let quiet = writer.builder.settings.flag("promoMoveQuiet", false);
    let away = writer.builder.settings.flag("promoMoveAway", false);
    let [entry] = &entries[..] else { return writer.refuse_value("promoMove") };
    let parts = entry.value.split(':', 3);
    let (Some(kind), None, [area, target, moves]) = (entry.kind, entry.side, &parts[..]) else {
        return writer.refuse_value("promoMove");
    };
    let arrivals = Arrivals::of(writer);
    let mut demotes = Vec::new();
    let others = Player::both(|side| of_side(writer, &arrivals, side, &mut demotes));
    let target = writer.definition().type_of(target).map(|it| TypeId(it as u8));
    let is_pawn = writer.piece_of(kind).is_some_and(|it| it.option == "pawn");
    let fits = last && quiet && !away && &**moves == "mF" && is_pawn && others.iter().all(|it| it.region.is_none());
    let (Some(target), true) = (target, fits) else { return writer.refuse_value("promoMove") };
    let entry = rules::builder::settings::Entry { value: area.clone(), place: area.place().clone(), ..entry.clone() };
    let Some(area) = writer.builder.area(&entry) else { return writer.refuse_value("promoMove") };
    let regions = Player::both(|side| writer.region(|it| area.has(side, it)));
    writer.regions("promotionRegion", &regions);
    writer.option("promotionPieceTypes", writer.letter(target).to_string());
    writer.on("sittuyinPromotion");
    limits(writer);
}
