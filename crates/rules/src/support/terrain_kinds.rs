//! The kinds of terrain, which several rules name.

use crate::builder::Builder;
use engine::board::terrain::Ground;

/// The kinds in order: the ground of the first one has number 1.
#[derive(Clone, Debug)]
pub struct TerrainKinds(pub Vec<Ground>);

/// The kinds of the definition.
#[must_use]
pub fn kinds(builder: &Builder<'_>) -> Vec<Ground> {
    builder.shared::<TerrainKinds>().map_or_else(Vec::new, |it| it.0.clone())
}
