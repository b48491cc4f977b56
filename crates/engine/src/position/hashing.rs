//! What each fact about a position adds to its hash, by exclusive or.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::moves::patch::FactId;
use crate::position::Right;

pub(super) fn count_key(slot: u64, count: u16) -> u64 {
    if count == 0 { 0 } else { mix(1 << 60 | slot << 20 | u64::from(count)) }
}

pub(super) fn put_key(sq: Sq, content: Occupant) -> u64 {
    if content.is_empty() { 0 } else { mix(u64::from(sq.0) << 32 | u64::from(content.bits())) }
}

pub(super) fn right_key(it: Right) -> u64 {
    mix(2 << 60 | u64::from(it.square.0) << 16 | u64::from(it.victim.0))
}

pub(super) fn ground_key(sq: Sq, ground: u8) -> u64 {
    if ground == 0 { 0 } else { mix(4 << 60 | u64::from(sq.0) << 8 | u64::from(ground)) }
}

pub(super) fn fact_key(id: FactId, value: i32) -> u64 {
    mix(3 << 60 | u64::from(id.0) << 32 | u64::from(value as u32))
}

/// A bijection of 64-bit numbers that spreads them well (the finaliser of splitmix64, public domain).
#[inline]
pub(super) const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
