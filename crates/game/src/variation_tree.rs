//! The record of a game as a tree: every line that was played or read, and the one that the game is in. No rule is decided here.

pub mod list;
mod numbers;
pub mod read;

use crate::game::Game;
use crate::game::ply::Ply;
use crate::notation::record::{self, MAX_DEPTH, commands};

pub use list::ListedMove;
pub use read::{RecordReading, read};

/// The place of a move in the tree; the root stands for the start.
type TreeIndex = usize;

const ROOT: TreeIndex = 0;

/// Moves of a tree: beyond that another move takes the place of those that were played in its position.
const MAX_NODES: usize = 1 << 16;

/// A move, what is said about it, and what was played after it: the main line first.
#[derive(Clone, Debug, Default)]
struct Node {
    parent: TreeIndex,
    children: Vec<TreeIndex>,
    /// `None` at the root.
    ply: Option<Ply>,
    before: Vec<String>,
    comments: Vec<String>,
    signs: Vec<u8>,
}

/// A place in the tree: the start, or after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TreePlace(TreeIndex);

/// All lines of a game. It goes with one [`Game`], whose moves are the line that is shown.
#[derive(Clone, Debug)]
pub struct Variations {
    nodes: Vec<Node>,
    /// Places of moves that were left out, to be used again.
    free: Vec<TreeIndex>,
    /// The moves of the game, those ahead of its position included.
    line: Vec<TreeIndex>,
    /// The moves ahead were taken back: another one takes their place.
    is_taken_back: bool,
    /// The tags of a record that was read, without those of its position.
    headers: Vec<(String, String)>,
    /// The result of the main line, and its last move.
    result: Option<(TreeIndex, String)>,
}

impl Default for Variations {
    fn default() -> Self {
        Self {
            nodes: vec![Node::default()],
            free: Vec::new(),
            line: Vec::new(),
            is_taken_back: false,
            headers: Vec::new(),
            result: None,
        }
    }
}

impl Variations {
    /// Keeps a move that the game just played. A move that was played here before is the same move again; another one
    /// becomes a variation, or takes the place of moves that were taken back and that nobody has said anything about.
    pub fn played(&mut self, game: &mut Game) {
        let Some((ply, at)) = game.last().cloned().zip(game.ply().checked_sub(1)) else { return };
        let ahead = self.line.get(at).copied();
        self.line.truncate(at);
        let parent = self.line.last().copied().unwrap_or(ROOT);
        let known = self.nodes[parent].children.iter().copied().find(|it| self.patch_is(*it, &ply));
        if let Some(known) = known {
            self.nodes[known].ply = Some(ply.clone());
        }
        let node = known.unwrap_or_else(|| self.add(parent, ply));
        let replaced = ahead.filter(|it| self.is_taken_back && *it != node && self.is_bare(*it));
        let siblings = &mut self.nodes[parent].children;
        if let Some(from) = replaced.and_then(|old| siblings.iter().position(|it| *it == old)) {
            siblings.remove(from);
            if known.is_none() {
                siblings.retain(|it| *it != node);
                siblings.insert(from.min(siblings.len()), node);
            }
            self.forget(replaced);
        }
        self.is_taken_back = false;
        self.line.push(node);
        let more = self.extend();
        game.follow(at + 1, more);
        self.note_result(game);
    }

    /// Keeps that the game was ended after its last move.
    pub fn ended(&mut self, game: &Game) {
        let shown = self.shown(game);
        self.nodes[shown].ply = game.last().cloned();
        self.note_result(game);
    }

    /// Keeps the result of the main line, if the game shows its end and is over.
    fn note_result(&mut self, game: &Game) {
        if let Some(verdict) = game.current().verdict.as_ref().filter(|_| self.is_end(game)) {
            self.result = Some((self.end(), record::result_text(verdict.winner).to_owned()));
        }
    }

    /// Takes the game's last move back: another move replaces it, unless somebody has commented it or varied on it.
    pub fn undo(&mut self, game: &mut Game) -> bool {
        let at_end = game.ply() == game.plies().len();
        let done = game.undo();
        self.is_taken_back = done && (at_end || self.is_taken_back);
        done
    }

    /// Goes to a position of the line that is shown.
    pub fn goto(&mut self, game: &mut Game, ply: usize) {
        self.is_taken_back = false;
        game.goto(ply);
    }

    /// Remarks before the first move.
    #[must_use]
    pub fn comments(&self) -> &[String] {
        &self.nodes[ROOT].comments
    }

    /// The number of the last of these moves, which begin at the start. `None` if they are not in here.
    #[must_use]
    pub fn number(&self, plies: &[Ply]) -> Option<usize> {
        self.find(plies).map(|it| self.number_of(it.0))
    }

    /// The number of the move that led to the game's position.
    #[must_use]
    pub fn current(&self, game: &Game) -> usize {
        self.number_of(self.shown(game))
    }

    /// The tags of the record that was read, without those of its position.
    #[must_use]
    pub fn headers(&self) -> &[(String, String)] {
        &self.headers
    }

    /// The result of the main line: `1-0`, `0-1` or `1/2-1/2`. `None` once it goes on, or ends earlier.
    #[must_use]
    pub fn result(&self) -> Option<&str> {
        self.result.as_ref().filter(|it| it.0 == self.end()).map(|it| it.1.as_str())
    }

    /// The last move of the main line.
    fn end(&self) -> TreeIndex {
        let mut node = ROOT;
        while let Some(it) = self.nodes[node].children.first() {
            node = *it;
        }
        node
    }

    /// Whether the game shows the end of the main line.
    #[must_use]
    pub fn is_end(&self, game: &Game) -> bool {
        self.shown(game) == self.end()
    }

    /// Goes to the position after a move, by its number. Does nothing if there is no such move.
    pub fn visit(&mut self, game: &mut Game, number: usize) -> bool {
        let found = self.node(number);
        if let Some(it) = found {
            self.go(game, it);
        }
        found.is_some()
    }

    /// Makes the variation that a move lies in the main line of its place. Does nothing in the main line, and where
    /// other variations would be nested too deep by it.
    pub fn promote(&mut self, game: &mut Game, number: usize) -> bool {
        let shown = self.shown(game);
        let Some(mut node) = self.node(number).filter(|it| *it != ROOT) else { return false };
        while self.is_first(node) {
            node = self.nodes[node].parent;
            if node == ROOT {
                return false;
            }
        }
        let parent = self.nodes[node].parent;
        let children = &mut self.nodes[parent].children;
        let before = children.clone();
        children.retain(|it| *it != node);
        children.insert(0, node);
        if self.height() > MAX_DEPTH {
            self.nodes[parent].children = before;
            return false;
        }
        self.go(game, shown);
        true
    }

    /// Leaves a move out, with all that follows it. If the game shows it, it goes back to the move before.
    pub fn remove(&mut self, game: &mut Game, number: usize) -> bool {
        let Some(node) = self.node(number).filter(|it| *it != ROOT) else { return false };
        let shown = self.shown(game);
        let parent = self.nodes[node].parent;
        let is_lost = self.ancestors(shown).contains(&node);
        self.nodes[parent].children.retain(|it| *it != node);
        self.go(game, if is_lost { parent } else { shown });
        self.forget(Some(node));
        true
    }

    /// Says something about a move, or about the start: what was said before is replaced, but not what programs keep in
    /// comments.
    pub fn annotate(&mut self, number: usize, comment: &str, signs: &[u8]) -> bool {
        let Some(node) = self.node(number) else { return false };
        let node = &mut self.nodes[node];
        let kept = node.comments.iter().map(|it| commands::commands(it));
        let said = kept.chain([comment.trim().to_owned()]).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ");
        node.comments = if said.is_empty() { Vec::new() } else { vec![said] };
        if node.ply.is_some() {
            node.signs = signs.to_vec();
        }
        true
    }

    /// Where these moves lead. `None` if they are not in here.
    #[must_use]
    pub fn find(&self, plies: &[Ply]) -> Option<TreePlace> {
        let mut node = ROOT;
        for ply in plies {
            node = self.nodes[node].children.iter().copied().find(|it| self.patch_is(*it, ply))?;
        }
        Some(TreePlace(node))
    }

    /// The same tree for a game that is at its start.
    #[must_use]
    pub fn unplayed(&self) -> Self {
        Self { line: Vec::new(), is_taken_back: false, ..self.clone() }
    }

    /// What comes after a place: the main line first.
    #[must_use]
    pub fn next(&self, place: TreePlace) -> Vec<TreePlace> {
        self.nodes.get(place.0).map(|it| it.children.iter().copied().map(TreePlace).collect()).unwrap_or_default()
    }

    /// The move that leads to a place; `None` at the start.
    #[must_use]
    pub fn ply(&self, place: TreePlace) -> Option<&Ply> {
        self.nodes.get(place.0)?.ply.as_ref()
    }

    /// The remarks after the move that leads to a place, and its signs.
    #[must_use]
    pub fn remarks(&self, place: TreePlace) -> (Vec<String>, &[u8]) {
        self.nodes.get(place.0).map_or((Vec::new(), &[]), |it| (commands::all_shown(&it.comments), &it.signs))
    }

    fn patch_is(&self, node: TreeIndex, ply: &Ply) -> bool {
        self.nodes[node].ply.as_ref().is_some_and(|it| it.patch == ply.patch)
    }

    /// A new move after another one. Where variations would be nested too deep, or where there are too many, it takes
    /// the place of the others.
    fn add(&mut self, parent: TreeIndex, ply: Ply) -> TreeIndex {
        let is_many = self.nodes.len() - self.free.len() > MAX_NODES;
        if !self.nodes[parent].children.is_empty() && (is_many || self.depth(parent) >= MAX_DEPTH) {
            let others = std::mem::take(&mut self.nodes[parent].children);
            self.forget(others);
        }
        let node = Node { parent, ply: Some(ply), ..Node::default() };
        let res = self.free.pop().unwrap_or(self.nodes.len());
        match self.nodes.get_mut(res) {
            Some(it) => *it = node,
            None => self.nodes.push(node),
        }
        self.nodes[parent].children.push(res);
        res
    }

    /// Gives the places of moves back that nothing leads to any more, with all that follows them.
    fn forget(&mut self, nodes: impl IntoIterator<Item = TreeIndex>) {
        let mut open: Vec<TreeIndex> = nodes.into_iter().collect();
        while let Some(it) = open.pop() {
            self.result.take_if(|result| result.0 == it);
            open.extend(std::mem::take(&mut self.nodes[it]).children);
            self.free.push(it);
        }
    }

    /// Whether nothing is said about a line, and nothing else was played in it.
    fn is_bare(&self, mut node: TreeIndex) -> bool {
        loop {
            let it = &self.nodes[node];
            match it.children.as_slice() {
                _ if !(it.comments.is_empty() && it.before.is_empty() && it.signs.is_empty()) => return false,
                [] => return true,
                [only] => node = *only,
                _ => return false,
            }
        }
    }

    fn is_first(&self, node: TreeIndex) -> bool {
        self.nodes[self.nodes[node].parent].children.first() == Some(&node)
    }

    /// In how many variations a move lies.
    fn depth(&self, node: TreeIndex) -> usize {
        self.ancestors(node).iter().filter(|it| !self.is_first(**it)).count()
    }

    /// A move and those before it, the first move first.
    fn ancestors(&self, mut node: TreeIndex) -> Vec<TreeIndex> {
        let mut res = Vec::new();
        while node != ROOT {
            res.push(node);
            node = self.nodes[node].parent;
        }
        res.reverse();
        res
    }

    /// The move that led to the game's position.
    fn shown(&self, game: &Game) -> TreeIndex {
        game.ply().checked_sub(1).and_then(|it| self.line.get(it)).copied().unwrap_or(ROOT)
    }

    /// Adds the main line after the last move of the line that is shown. Returns what was added.
    fn extend(&mut self) -> Vec<Ply> {
        let mut res = Vec::new();
        let mut node = self.line.last().copied().unwrap_or(ROOT);
        while let Some(next) = self.nodes[node].children.first().copied() {
            res.extend(self.nodes[next].ply.clone());
            self.line.push(next);
            node = next;
        }
        res
    }

    /// Shows the position after a move, in its line.
    fn go(&mut self, game: &mut Game, node: TreeIndex) {
        self.is_taken_back = false;
        let way = self.ancestors(node);
        let shared = way.iter().zip(&self.line).take_while(|it| it.0 == it.1).count();
        let mut plies: Vec<Ply> = way[shared..].iter().filter_map(|it| self.nodes[*it].ply.clone()).collect();
        let n_moves = way.len();
        self.line = way;
        plies.extend(self.extend());
        game.follow(shared, plies);
        game.goto(n_moves);
    }
}
