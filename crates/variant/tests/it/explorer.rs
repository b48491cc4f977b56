//! Moves tried out and taken back: the same lists and the same counts as a position that is asked afresh.

use std::sync::Arc;

use variant::explorer::Explorer;
use variant::legal::legal_reference;
use variant::moves::Moves;
use variant::patch::Edit;
use variant::perft;

use crate::common::{VARIANTS, library};

fn patches(moves: &Moves, from: usize) -> Vec<Vec<Edit>> {
    let mut res: Vec<_> = (from..moves.len()).map(|it| moves.patch(it).to_vec()).collect();
    res.sort();
    res
}

/// Walks the whole tree by numbers and counts its leaves, and compares each list with one that is made afresh.
fn walk(explorer: &mut Explorer, depth: u32) -> u64 {
    let counted = explorer.count();
    let n = explorer.list();
    assert_eq!(counted, n as u64);
    let mut position = explorer.position().clone();
    let afresh = perft::moves(explorer.rules(), &mut position);
    assert_eq!(patches(explorer.moves(), explorer.first()), patches(&afresh, 0));
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
        let rules = Arc::new(library(name));
        let mut explorer = Explorer::new(Arc::clone(&rules), rules.start());
        assert_eq!(walk(&mut explorer, 2), perft::perft(&rules, &mut rules.start(), 2), "{name}");
        assert!(!explorer.pop());
    }
}

#[test]
fn counting_without_a_list_agrees_with_the_reference() {
    for name in VARIANTS {
        let rules = Arc::new(library(name));
        let mut explorer = Explorer::new(Arc::clone(&rules), rules.start());
        let mut seed = 1usize;
        for _ in 0..60 {
            let counted = explorer.count();
            let mut reference = Moves::default();
            legal_reference(&rules, &mut explorer.position().clone(), &mut reference);
            let n = explorer.list();
            assert_eq!(counted, n as u64, "{name}");
            if n == 0 {
                break;
            }
            // Where two pieces go with the same blast, the reference merges moves of different pieces as well.
            let mut listed = patches(explorer.moves(), explorer.first());
            listed.dedup();
            assert_eq!(listed, patches(&reference, 0), "{name}");
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) & 0xffff_ffff;
            assert!(explorer.push((seed >> 8) % n));
        }
    }
}
