//! Who engages whom, where pieces must stop and what the ground is, as views.

use engine::board::terrain::Effects;
use engine::ids::Player;
use engine::mechanics::engagement::Field;
use engine::mechanics::sight::Sight;
use engine::variant::Variant;
use game::game::Game;

use super::Cells;
use crate::view::{EngagedView, GroundView, RelationsView, TerrainView};
use crate::words::Language;

/// The kinds of terrain of a variant, number 1 first.
pub(crate) fn terrain(variant: &Variant, language: &Language) -> Vec<TerrainView> {
    let kinds = variant.movement.terrain().map_or(&[][..], |it| it.kinds());
    let view = |it: &engine::board::terrain::Ground| TerrainView {
        name: it.name.clone(),
        own_name: language.word(&it.name),
        symbol: it.symbol.to_string(),
        effects: Effects::WORDS.iter().filter(|word| it.effects.contains(word.1)).map(|it| it.0).collect(),
        color: it.colour.clone(),
    };
    // What is covered looks like one more kind.
    let covered = (!variant.hooks.covers.is_empty()).then(|| TerrainView {
        name: "covered".to_owned(),
        own_name: None,
        symbol: "?".to_owned(),
        effects: Vec::new(),
        color: Some(COVERED.to_owned()),
    });
    kinds.iter().map(view).chain(covered).collect()
}

/// The fill of covered squares.
const COVERED: &str = "#8a8478";

/// The cells that are not plain.
pub(crate) fn ground(game: &Game, cells: &Cells, sight: &Sight) -> Vec<GroundView> {
    let variant = game.variant();
    if variant.movement.terrain().is_none() && variant.hooks.covers.is_empty() {
        return Vec::new();
    }
    let covered = variant.movement.terrain().map_or(0, |it| it.kinds().len()) as u8 + 1;
    let kind = |sq| if sight.covers(sq) { covered } else { game.position().ground(sq) };
    let squares = variant.movement.topology.squares().map(|it| (it, kind(it))).filter(|it| it.1 != 0);
    squares.filter_map(|(sq, kind)| Some(GroundView { cell: cells.cell(sq)?, kind })).collect()
}

/// Who engages whom, and where pieces must stop. A viewer that is not told everything would learn of pieces it does not
/// see: it is shown nothing.
pub(crate) fn relations(game: &Game, cells: &Cells, sight: &Sight) -> RelationsView {
    let (variant, position) = (game.variant(), game.position());
    let movement = &variant.movement;
    let mut engaged = Vec::new();
    let told = sight.told().is_none();
    if let Some(engagement) = variant.shown.engagement.as_ref().filter(|_| told) {
        let field = Field { engagement, movement, position };
        let seen = Player::BOTH.into_iter().flat_map(|it| position.pieces(it)).filter(|it| !sight.covers(*it));
        for sq in seen {
            let (by, need) = (field.engagers(sq), field.need(sq));
            if let (false, Some(cell)) = (by.is_empty() && need == 0, cells.cell(sq)) {
                let (points, open) = (field.points(sq), field.is_open(sq));
                engaged.push(EngagedView { cell, by: cells.cells(&by), points, need, open });
            }
        }
    }
    let stops = movement.ride_limits.as_ref().and_then(|it| it.stops.as_ref()).filter(|_| told);
    // Where a side must stop, as the other side's cells.
    let of = |side: Player| {
        let holds = |it: &engine::ids::Sq| {
            !sight.covers(*it)
                && stops.is_some_and(|stops| !stops.holders(position, &movement.topology, side, *it).is_empty())
        };
        let squares: Vec<_> = movement.topology.squares().filter(holds).collect();
        cells.cells(&squares)
    };
    let shown = variant.shown.overlays;
    RelationsView {
        engaged,
        white_stops: of(Player::Black),
        black_stops: of(Player::White),
        show_engaged: shown.engage,
        show_stops: shown.stop,
    }
}
