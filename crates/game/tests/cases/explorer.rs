//! Moves tried out and taken back: the same lists and the same counts as a position that is asked afresh.

use std::sync::Arc;

use engine::explorer::Explorer;
use engine::legal::reference::legal_reference;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::perft;
use game::notation::uci;

use crate::common::{VARIANTS, library};
use crate::random::Random;
use crate::trials::Trials;

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

fn tree_counts_like_perft(name: &str) {
    let variant = Arc::new(library(name));
    let mut explorer = Explorer::new(Arc::clone(&variant), variant.start());
    assert_eq!(walk(&mut explorer, 2), perft::perft(&variant, &mut variant.start(), 2));
    assert!(!explorer.pop());
}

fn counting_without_a_list_agrees_with_the_reference(name: &str) {
    let variant = Arc::new(library(name));
    let mut explorer = Explorer::new(Arc::clone(&variant), variant.start());
    let mut random = Random::new(1);
    for _ in 0..60 {
        let counted = explorer.count();
        let mut reference = Moves::default();
        legal_reference(&variant, &mut explorer.position().clone(), &mut reference);
        let n = explorer.list();
        assert_eq!(counted, n as u64);
        if n == 0 {
            break;
        }
        // Where two pieces go with the same blast, the reference merges moves of different pieces as well.
        let mut listed = listed(&mut explorer);
        listed.dedup();
        assert_eq!(listed, patches(&reference));
        assert!(explorer.push(random.below(n)));
    }
}

/// Adds two trials for each variant of the library.
pub(crate) fn add(trials: &mut Trials) {
    for name in VARIANTS {
        trials.add(format!("explorer/tree/{name}"), || tree_counts_like_perft(name));
        trials.add(format!("explorer/counts/{name}"), || counting_without_a_list_agrees_with_the_reference(name));
    }
}
