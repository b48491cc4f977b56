//! Lists and stable sorting in little code. No other crate of ours, and nothing for lists whose making or sorting is felt.
//!
//! The sorts of the standard library are written out anew for every type and every comparison, some kilobytes each. Here one
//! sort of indices serves all lists; what is written anew only compares and swaps. No comparison makes it panic or run on.

mod list;

pub use list::List;

use std::cmp::Ordering;

/// Sorts by the order of the items.
///
/// ```
/// let mut list = vec![3, 1, 2];
/// order::sort(&mut list);
/// assert_eq!(list, [1, 2, 3]);
/// ```
pub fn sort<T: Ord>(list: &mut [T]) {
    let order = sorted(list.len(), &mut |a, b| list[a] > list[b]);
    arrange(order, &mut |a, b| list.swap(a, b));
}

/// Sorts by a key of each item. Items with equal keys keep their order.
///
/// ```
/// let mut list = vec!["Rook", "King", "Pawn", "Ferz"];
/// order::sort_by_key(&mut list, |it| it.chars().last());
/// assert_eq!(list, ["King", "Rook", "Pawn", "Ferz"]);
/// ```
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    let order = sorted(list.len(), &mut |a, b| key(&list[a]) > key(&list[b]));
    arrange(order, &mut |a, b| list.swap(a, b));
}

/// Sorts by a comparison. Equal items keep their order.
///
/// ```
/// let mut list = vec![1, 3, 2];
/// order::sort_by(&mut list, |a, b| b.cmp(a));
/// assert_eq!(list, [3, 2, 1]);
/// ```
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let order = sorted(list.len(), &mut |a, b| compare(&list[a], &list[b]).is_gt());
    arrange(order, &mut |a, b| list.swap(a, b));
}

/// The indices of a list in the order of its items, by merging; `after(a, b)`: whether item `a` must stand behind item `b`.
/// The time grows with n log n for any list, with n for one that is in order.
fn sorted(n: usize, after: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    if (1..n).all(|it| !after(it - 1, it)) {
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
                if after(*a, *b) {
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

/// Swaps the items of a list until the one that stood at `order[n]` is at `n`. No order: all is right as it is.
fn arrange(mut order: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for first in 0..order.len() {
        let mut at = first;
        loop {
            let from = std::mem::replace(&mut order[at], at);
            if from == first {
                break;
            }
            swap(at, from);
            at = from;
        }
    }
}
