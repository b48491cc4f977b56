//! Moves tried out and taken back: the same lists and the same counts as a position that is asked afresh.

use std::sync::Arc;

use engine::legal::legal_reference;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::search::explorer::Explorer;
use engine::search::perft;
use game::notation::uci;

use crate::common::{VARIANTS, library};

fn patches(moves: &Moves) -> Vec<Vec<Edit>> {
    let mut res: Vec<_> = (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect();
    res.sort();
    res
}

fn listed(explorer: &mut Explorer) -> Vec<Vec<Edit>> {
    let n = explorer.list();
    let mut res: Vec<_> = (0..n).filter_map(|it| Some(explorer.patch(it)?.to_vec())).collect();
    assert_eq!((res.len(), explorer.patch(n)), (n, None));
    res.sort();
    res
}

/// The texts of the moves, from their numbers and from a list that is made afresh.
fn texts(explorer: &mut Explorer, afresh: &Moves) -> [Vec<String>; 2] {
    let mut shown = Vec::new();
    explorer.show(|variant, position, moves, idx| shown.push(uci::write(variant, position, moves, idx)));
    let (variant, position) = (explorer.variant(), explorer.position());
    let mut written: Vec<_> = (0..afresh.len()).map(|it| uci::write(variant, position, afresh, it)).collect();
    shown.sort();
    written.sort();
    [shown, written]
}

/// Walks the whole tree by numbers and counts its leaves, and compares each list with one that is made afresh.
fn walk(explorer: &mut Explorer, depth: u32) -> u64 {
    let counted = explorer.count();
    let n = explorer.list();
    assert_eq!(counted, n as u64);
    let mut position = explorer.position().clone();
    let afresh = perft::moves(explorer.variant(), &mut position);
    assert_eq!(listed(explorer), patches(&afresh));
    let [shown, written] = texts(explorer, &afresh);
    assert_eq!(shown, written);
    if depth == 1 {
        return counted;
    }
    let hash = explorer.position().hash();
    let mut res = 0;
    for number in 0..n {
        assert!(explorer.push(number));
        res += walk(explorer, depth - 1);
        assert!(explorer.pop());
        assert_eq!((explorer.position().hash(), explorer.list()), (hash, n));
    }
    assert!(!explorer.push(n));
    res
}

#[test]
fn trees_of_all_games() {
    for name in VARIANTS {
        let variant = Arc::new(library(name));
        let mut explorer = Explorer::new(Arc::clone(&variant), variant.start());
        assert_eq!(walk(&mut explorer, 2), perft::perft(&variant, &mut variant.start(), 2), "{name}");
        assert!(!explorer.pop());
    }
}

#[test]
fn counting_without_a_list_agrees_with_the_reference() {
    for name in VARIANTS {
        let variant = Arc::new(library(name));
        let mut explorer = Explorer::new(Arc::clone(&variant), variant.start());
        let mut seed = 1usize;
        for _ in 0..60 {
            let counted = explorer.count();
            let mut reference = Moves::default();
            legal_reference(&variant, &mut explorer.position().clone(), &mut reference);
            let n = explorer.list();
            assert_eq!(counted, n as u64, "{name}");
            if n == 0 {
                break;
            }
            // Where two pieces go with the same blast, the reference merges moves of different pieces as well.
            let mut listed = listed(&mut explorer);
            listed.dedup();
            assert_eq!(listed, patches(&reference), "{name}");
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) & 0xffff_ffff;
            assert!(explorer.push((seed >> 8) % n));
        }
    }
}
