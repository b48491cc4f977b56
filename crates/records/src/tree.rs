//! Moves that are listed line after line, as a tree: a variation says which move it takes the place of.

use crate::record::RecordedMove;

/// Variations inside variations: deeper ones are left out.
const MAX_DEPTH: usize = 24;

/// A move and what follows it, the main line first.
#[derive(Debug, Default)]
struct Node {
    played: RecordedMove,
    next: Vec<usize>,
    /// In how many variations it lies.
    depth: usize,
}

/// A tree in the making. The line that was read last is the one that grows.
#[derive(Debug)]
pub(crate) struct Tree {
    /// The start is the first of them.
    nodes: Vec<Node>,
    /// The line, from the start on.
    line: Vec<usize>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], line: vec![0] }
    }
}

impl Tree {
    /// How many moves the line has.
    pub(crate) fn len(&self) -> usize {
        self.line.len() - 1
    }

    /// Adds a move to the line. `false` if that would nest variations too deep.
    pub(crate) fn push(&mut self, played: RecordedMove) -> bool {
        let last = self.line.last().copied().unwrap_or(0);
        let depth = self.nodes[last].depth + usize::from(!self.nodes[last].next.is_empty());
        if depth > MAX_DEPTH {
            return false;
        }
        let node = self.nodes.len();
        self.nodes.push(Node { played, next: Vec::new(), depth });
        self.nodes[last].next.push(node);
        self.line.push(node);
        true
    }

    /// Goes back so that the move of a number, from 1, comes next. `false` if there is none.
    pub(crate) fn back_to(&mut self, number: usize) -> bool {
        let is_known = (1..=self.len()).contains(&number);
        if is_known {
            self.line.truncate(number);
        }
        is_known
    }

    /// Says something about the last move of the line, or about the start.
    pub(crate) fn comments(&mut self) -> &mut Vec<String> {
        let last = self.line.last().copied().unwrap_or(0);
        &mut self.nodes[last].played.comments
    }

    /// The moves, and the remarks before them.
    pub(crate) fn finish(mut self) -> (Vec<RecordedMove>, Vec<String>) {
        let comments = std::mem::take(&mut self.nodes[0].played.comments);
        (self.lines_after(0), comments)
    }

    /// The main line after a move, with what might have been played instead of its first move.
    fn lines_after(&mut self, node: usize) -> Vec<RecordedMove> {
        let next = std::mem::take(&mut self.nodes[node].next);
        let Some((first, others)) = next.split_first() else { return Vec::new() };
        let variations: Vec<Vec<RecordedMove>> = others.iter().map(|it| self.line_from(*it)).collect();
        let mut res = self.line_from(*first);
        if let Some(it) = res.first_mut() {
            it.variations = variations;
        }
        res
    }

    /// A line from a move on, without what might have been played in its place.
    fn line_from(&mut self, first: usize) -> Vec<RecordedMove> {
        let mut res: Vec<RecordedMove> = Vec::new();
        let (mut node, mut variations) = (first, Vec::new());
        loop {
            let mut played = std::mem::take(&mut self.nodes[node].played);
            played.variations = std::mem::take(&mut variations);
            res.push(played);
            let next = std::mem::take(&mut self.nodes[node].next);
            let Some((main, others)) = next.split_first() else { return res };
            variations = others.iter().map(|it| self.line_from(*it)).collect();
            node = *main;
        }
    }
}
