//! A tree of moves in the order of reading: as a list, by number, as the text of a record. It changes nothing.

use crate::game::ply::Ply;
use crate::notation::record::RecordMove;
use crate::variation_tree::ROOT;
use crate::variation_tree::{TreeIndex, Variations};

/// A move as it is listed. Moves are numbered from 1 in the order of reading: a move, then the variations in its
/// place, then what follows it. 0 is the start.
#[derive(Clone, Debug)]
pub struct ListedMove<'a> {
    /// The move.
    pub ply: &'a Ply,
    /// How many moves lead to the position after it.
    pub count: usize,
    /// In how many variations it lies.
    pub depth: usize,
    /// Whether a variation begins with it.
    pub begins: bool,
    /// The number of the move before it.
    pub parent: usize,
    /// Whether it is in the line that the game is in.
    pub is_shown: bool,
    /// Remarks before it.
    pub before: &'a [String],
    /// Remarks after it.
    pub comments: &'a [String],
    /// Its signs by number.
    pub signs: &'a [u8],
}

/// A move of the tree in the order of reading.
#[derive(Clone, Copy, Debug)]
struct ListedNode {
    node: TreeIndex,
    depth: usize,
    begins: bool,
}

impl Variations {
    /// All moves in the order of reading.
    #[must_use]
    pub fn list(&self) -> Vec<ListedMove<'_>> {
        let entries = self.entries();
        let mut numbers = vec![0; self.nodes.len()];
        for (idx, it) in entries.iter().enumerate() {
            numbers[it.node] = idx + 1;
        }
        let mut counts = vec![0; self.nodes.len()];
        let mut res = Vec::with_capacity(entries.len());
        for it in entries {
            let node = &self.nodes[it.node];
            // A parent stands before its children.
            counts[it.node] = counts[node.parent] + 1;
            let Some(ply) = &node.ply else { continue };
            res.push(ListedMove {
                ply,
                count: counts[it.node],
                depth: it.depth,
                begins: it.begins,
                parent: numbers[node.parent],
                is_shown: self.line.get(counts[it.node] - 1) == Some(&it.node),
                before: &node.before,
                comments: &node.comments,
                signs: &node.signs,
            });
        }
        res
    }

    /// The whole tree as it is written.
    #[must_use]
    pub fn texts(&self) -> Vec<RecordMove> {
        self.line_texts(self.nodes[ROOT].children.first().copied(), true)
    }

    pub(super) fn number_of(&self, node: TreeIndex) -> usize {
        self.entries().iter().position(|it| it.node == node).map_or(0, |it| it + 1)
    }

    /// The deepest nesting of the whole tree.
    pub(super) fn height(&self) -> usize {
        self.entries().iter().map(|it| it.depth).max().unwrap_or(0)
    }

    pub(super) fn node(&self, number: usize) -> Option<TreeIndex> {
        match number.checked_sub(1) {
            None => Some(ROOT),
            Some(it) => self.entries().get(it).map(|it| it.node),
        }
    }

    /// All moves in the order of reading.
    fn entries(&self) -> Vec<ListedNode> {
        let mut res = Vec::new();
        // Lines that are still to be listed, the next one last: what comes after `node`, or `node` itself first.
        let mut open = vec![(ROOT, 0, false)];
        while let Some((node, depth, begins)) = open.pop() {
            if begins {
                res.push(ListedNode { node, depth, begins });
            }
            if let Some((first, others)) = self.nodes[node].children.split_first() {
                res.push(ListedNode { node: *first, depth, begins: false });
                open.push((*first, depth, false));
                open.extend(others.iter().rev().map(|it| (*it, depth + 1, true)));
            }
        }
        res
    }

    /// A line from its first move on. The others in the place of that move belong to it in the main line only.
    fn line_texts(&self, first: Option<TreeIndex>, with_others: bool) -> Vec<RecordMove> {
        let (mut at, mut with_others) = (first, with_others);
        let mut res = Vec::new();
        while let Some(node) = at {
            let it = &self.nodes[node];
            let others = self.nodes[it.parent].children.get(1..).unwrap_or_default();
            let others = if with_others { others } else { &[] };
            let mover = |it: &TreeIndex| self.nodes[*it].ply.as_ref().map(Ply::mover);
            res.push(RecordMove {
                text: it.ply.as_ref().map(|it| it.san.clone()).unwrap_or_default(),
                asked: Vec::new(),
                signs: it.signs.clone(),
                before: it.before.clone(),
                comments: it.comments.clone(),
                variations: others.iter().map(|it| self.line_texts(Some(*it), false)).collect(),
                goes_on: it.children.first().is_some_and(|next| mover(next) == mover(&node)),
                number: None,
                place: 0..0,
            });
            at = it.children.first().copied();
            with_others = true;
        }
        res
    }
}
