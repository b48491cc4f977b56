//! Stable sorting in little code, for lists outside the hot path. What is sorted in each position of a search uses the
//! standard library.
//!
//! The sorts of the standard library are compiled anew for every type and comparison: more than 50 kB (brotli) for what
//! the module sorts. Here one merge sort of indices serves all; only comparing and swapping is compiled anew.

use std::cmp::Ordering;

/// Sorts by the order of the items.
///
/// ```
/// let mut list = vec![3, 1, 2];
/// sort::sort(&mut list);
/// assert_eq!(list, [1, 2, 3]);
/// ```
pub fn sort<T: Ord>(list: &mut [T]) {
    by(list, T::cmp);
}

/// Sorts by a key of each item. Items with equal keys keep their order.
///
/// ```
/// let mut list = vec!["Rook", "King", "Pawn", "Ferz"];
/// sort::by_key(&mut list, |it| it.chars().last());
/// assert_eq!(list, ["King", "Rook", "Pawn", "Ferz"]);
/// ```
pub fn by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts by a comparison. Equal items keep their order.
///
/// ```
/// let mut list = vec![1, 3, 2];
/// sort::by(&mut list, |a, b| b.cmp(a));
/// assert_eq!(list, [3, 2, 1]);
/// ```
pub fn by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    arrange(list.len(), &mut |ask, a, b| {
        if matches!(ask, Ask::Swap) {
            list.swap(a, b);
            return false;
        }
        compare(&list[a], &list[b]).is_gt()
    });
}

/// What is done with two items of a list, whatever they are.
enum Ask {
    /// Must the first stand behind the second?
    After,
    /// They change places.
    Swap,
}

type Items<'a> = dyn FnMut(Ask, usize, usize) -> bool + 'a;

/// The indices of a list of `n` in the order of its items, by merging; none if it is in order.
/// The time grows with n log n for any list, with n for one that is in order.
fn sorted(n: usize, list: &mut Items<'_>) -> Vec<usize> {
    if (1..n).all(|it| !list(Ask::After, it - 1, it)) {
        return Vec::new();
    }
    let mut res: Vec<usize> = (0..n).collect();
    let mut merged = Vec::with_capacity(n);
    let mut width = 1;
    while width < n {
        merged.clear();
        for pair in res.chunks(2 * width) {
            let (mut left, mut right) = pair.split_at(width.min(pair.len()));
            while let ([a, others @ ..], [b, rest @ ..]) = (left, right) {
                if list(Ask::After, *a, *b) {
                    merged.push(*b);
                    right = rest;
                } else {
                    merged.push(*a);
                    left = others;
                }
            }
            merged.extend_from_slice(left);
            merged.extend_from_slice(right);
        }
        std::mem::swap(&mut res, &mut merged);
        width *= 2;
    }
    res
}

/// Swaps the items of a list of `n` until all are in order.
fn arrange(n: usize, list: &mut Items<'_>) {
    // Where the item stood that belongs to a place.
    let mut order = sorted(n, list);
    for first in 0..order.len() {
        let mut at = first;
        loop {
            let from = std::mem::replace(&mut order[at], at);
            if from == first {
                break;
            }
            list(Ask::Swap, at, from);
            at = from;
        }
    }
}
