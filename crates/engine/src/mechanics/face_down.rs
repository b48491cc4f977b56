//! Pieces that lie face down. Each is of a type that tells nothing, and what it is stands in its base. Which pieces begin
//! so, and what turns them up, is decided by rules.

use crate::ids::{TypeId, TypeSet};

/// The types of pieces that lie face down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaceDown {
    /// The types.
    pub types: TypeSet,
    /// By type: what a piece of it is that does not say so itself.
    pub usual: Box<[TypeId]>,
    /// Whether nobody sees whose they are.
    pub ownerless: bool,
}
