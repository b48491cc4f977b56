//! Random lists, sorted as the standard library sorts them.

use std::cell::Cell;

use proptest::prelude::*;

proptest! {
    #[test]
    fn items(list: Vec<u8>) {
        let (mut ours, mut theirs) = (list.clone(), list);
        sort::sort(&mut ours);
        theirs.sort();
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn equal_keys_stay_in_order(list: Vec<(u8, u32)>) {
        let (mut ours, mut theirs) = (list.clone(), list);
        sort::by_key(&mut ours, |it| it.0 / 16);
        theirs.sort_by_key(|it| it.0 / 16);
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn comparisons(list: Vec<String>) {
        let (mut ours, mut theirs) = (list.clone(), list);
        sort::by(&mut ours, |a, b| b.len().cmp(&a.len()));
        theirs.sort_by_key(|it| std::cmp::Reverse(it.len()));
        prop_assert_eq!(ours, theirs);
    }

    #[test]
    fn comparisons_that_contradict_themselves_lose_nothing(list: Vec<u8>, answers: Vec<bool>) {
        let mut ours = list.clone();
        let n = Cell::new(0);
        sort::by(&mut ours, |_, _| {
            n.set(n.get() + 1);
            let yes = answers.get(n.get() % answers.len().max(1)) == Some(&true);
            if yes { std::cmp::Ordering::Greater } else { std::cmp::Ordering::Less }
        });
        let mut list = list;
        list.sort();
        ours.sort();
        prop_assert_eq!(ours, list);
    }
}

#[test]
fn comparisons_grow_as_they_should() {
    let asked = |list: &mut [u32]| {
        let n = Cell::new(0);
        sort::by(list, |a, b| {
            n.set(n.get() + 1);
            a.cmp(b)
        });
        n.get()
    };
    let mut list: Vec<u32> = (0..1 << 12).collect();
    assert_eq!(asked(&mut list), (1 << 12) - 1, "in order");
    list.reverse();
    assert!(asked(&mut list) <= 12 << 12, "backwards");
    let mut list: Vec<u32> = (0..1 << 12).map(|it: u32| it.wrapping_mul(0x9E37_79B9)).collect();
    assert!(asked(&mut list) <= 13 << 12, "mixed");
}
