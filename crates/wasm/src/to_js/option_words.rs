//! One English phrase for each thing that may be clicked: "capture the knight", "castle".

use engine::board::occupant::Occupant;
use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::moves::spelling::Spelling;
use engine::program::Powers;
use engine::program::walker::trace::Victim;
use game::click_options::{ClickMark, Continuation};
use game::game::Game;

/// What a click does after a path.
pub(super) fn words(game: &Game, path: &[Step], it: &Continuation) -> String {
    let slice = game.current().spellings.starting_with(&it.path);
    let Some(idx) = it.plays.or_else(|| slice.first().map(|it| it.idx)) else {
        return String::new();
    };
    let click = Click { game, path, it, slice, idx, item: game.current().moves.item(idx) };
    click.words()
}

struct Click<'a> {
    game: &'a Game,
    /// What was clicked before.
    path: &'a [Step],
    it: &'a Continuation,
    /// The spellings that begin like this.
    slice: &'a [Spelling],
    /// One of their moves.
    idx: usize,
    item: Item,
}

impl Click<'_> {
    fn words(&self) -> String {
        let name = |kind| self.name(kind);
        match self.it.step {
            Step::Pass => "pass".to_owned(),
            Step::Become(kind) if kind == self.item.kind => {
                format!("stay {}", article(&name(kind)))
            }
            Step::Become(kind) => format!("promote to {}", name(kind)),
            Step::Choice(n) => {
                self.label().or_else(|| self.laid()).unwrap_or_else(|| format!("{} (choice {n})", self.landing()))
            }
            Step::Hand(kind) if self.path.is_empty() => format!("drop {}", article(&name(kind))),
            Step::Hand(kind) => format!("put {} behind", article(&name(kind))),
            Step::Prison(kind) => format!("release {}", article(&name(kind))),
            Step::Square(sq) => self.square(sq),
        }
    }

    /// What a routine of the page calls the move.
    fn label(&self) -> Option<String> {
        self.game.variant().hooks.page_rules.as_ref()?.label(self.item.label)
    }

    /// What ground the move lays: `water on c6, mountain on b6`. `None` if it lays none that is not plain.
    fn laid(&self) -> Option<String> {
        let variant = self.game.variant();
        let patch = self.game.current().moves.patch(self.idx).iter();
        let ground = patch.filter_map(|it| match *it {
            Edit::Ground(sq, ground) => Some((ground, sq)),
            _ => None,
        });
        let (mut laid, mut kinds): (Vec<_>, Vec<String>) = (ground.collect(), Vec::new());
        if laid.is_empty() {
            return None;
        }
        sort::sort(&mut laid);
        for group in laid.chunk_by(|a, b| a.0 == b.0) {
            let ground = group.first().map_or(0, |it| it.0);
            let Some(kind) = variant.movement.terrain().and_then(|it| it.kind(ground)) else { continue };
            let squares: Vec<String> = group.iter().map(|it| variant.label(it.1)).collect();
            kinds.push(format!("{} on {}", kind.name, squares.join(" and ")));
        }
        Some(if kinds.is_empty() { "plain ground".to_owned() } else { kinds.join(", ") })
    }

    fn square(&self, sq: Sq) -> String {
        let wall = self.name(TypeId::NONE);
        if self.is_wall(self.idx, self.path.len()) {
            return format!("put the {wall}");
        }
        if self.is_asked_after() {
            return self.going_on(self.label().unwrap_or_else(|| "choose this square".to_owned()));
        }
        match self.it.mark {
            ClickMark::Castle if self.wall_follows() => format!("castle, then put the {wall}"),
            ClickMark::Origin => format!("pick up the {}", self.standing(sq)),
            ClickMark::Castle => "castle".to_owned(),
            ClickMark::Drop if !self.it.path.contains(&self.it.step) => {
                format!(
                    "drop the {}, which falls to {}",
                    self.name(self.item.kind),
                    self.game.variant().label(self.item.to)
                )
            }
            ClickMark::Drop if self.it.plays.is_some() => {
                let laid = self.laid().map_or_else(String::new, |it| format!(": {it}"));
                format!("drop the {}{laid}", self.name(self.item.kind))
            }
            ClickMark::Drop => self.going_on(format!("drop the {}", self.name(self.item.kind))),
            ClickMark::Via => self.going_on(self.via(sq)),
            ClickMark::Arrival => self.going_on(format!("{} and arrive here", self.landing())),
            ClickMark::Forbidden => format!("{}, into check", self.landing()),
            _ => self.going_on(self.landing()),
        }
    }

    /// Whether the step of a move at some place of a path puts a wall.
    fn is_wall(&self, idx: usize, at: usize) -> bool {
        let moves = &self.game.current().moves;
        let alone = self.item.turn == Turn::Drop && self.item.kind == TypeId::NONE;
        self.slice
            .iter()
            .any(|it| it.idx == idx && at < it.steps.len() && (alone || at >= moves.before_wall(idx, &it.steps)))
    }

    /// Whether this is clicked after the end of the move.
    fn is_asked_after(&self) -> bool {
        let moves = &self.game.current().moves;
        let at = self.path.len();
        self.slice
            .iter()
            .any(|it| it.idx == self.idx && (moves.before_rest(it.idx, &it.steps)..it.steps.len()).contains(&at))
    }

    /// Whether nothing but a wall is clicked after this.
    fn wall_follows(&self) -> bool {
        let next = self.it.path.len();
        !self.slice.is_empty() && self.slice.iter().all(|it| self.is_wall(it.idx, next))
    }

    /// What pointing at a square on the way does.
    fn via(&self, sq: Sq) -> String {
        let moves = &self.game.current().moves;
        if let Some(it) = moves.victims(self.idx).iter().find(|it| it.square == sq) {
            return if it.unloaded {
                format!("pick up the {}", self.name(it.piece.kind()))
            } else {
                format!("capture {}", self.victim(it))
            };
        }
        if self.item.turn == Turn::Castle {
            return format!("castle with the {}", self.standing(sq));
        }
        if self.item.origin != self.item.from && sq == self.item.from {
            return format!("move the {}", self.standing(sq));
        }
        let put = moves.patch(self.idx).iter().find_map(|it| match it {
            Edit::Put(at, content) if *at == sq && !content.is_empty() => Some(*content),
            _ => None,
        });
        match put {
            Some(it) => format!("put the {} down", self.name(it.kind())),
            // The piece that moves second in a turn of two parts.
            None if self.leaves(sq) => format!("move the {}", self.standing(sq)),
            None => "go through".to_owned(),
        }
    }

    /// Whether a piece of the side to move stands on a square and goes away.
    fn leaves(&self, sq: Sq) -> bool {
        let position = self.game.position();
        position.at(sq).is(position.turn()) && self.after(sq).is_empty()
    }

    /// What ending a move does.
    fn landing(&self) -> String {
        let moves = &self.game.current().moves;
        let (item, victims) = (&self.item, moves.victims(self.idx));
        let known = |it: &Victim| self.path.iter().skip(1).any(|step| *step == Step::Square(it.square));
        let taken: Vec<&Victim> = victims.iter().filter(|it| !it.unloaded && !known(it)).collect();
        let carried = victims.iter().find(|it| it.unloaded && it.square == item.to);
        let mut res = match (taken.as_slice(), carried) {
            ([first, rest @ ..], _) => {
                let more = match rest {
                    [] => String::new(),
                    [second] => format!(" and {}", self.victim(second)),
                    _ => format!(" and {} more pieces", rest.len()),
                };
                let passing = if item.powers == Powers::TAKE_PASSING { " in passing" } else { "" };
                format!("capture {}{more}{passing}", self.victim(first))
            }
            ([], Some(it)) if self.after(item.origin).kind() == it.piece.kind() => {
                format!("swap with the {}", self.name(it.piece.kind()))
            }
            ([], Some(it)) => format!("displace the {}", self.name(it.piece.kind())),
            ([], None) if item.to == item.origin && self.is_face_down() => return "turn it up".to_owned(),
            ([], None) if item.to == item.origin => if victims.is_empty() { "stay here" } else { "return" }.to_owned(),
            ([], None) => "move".to_owned(),
        };
        if self.it.plays.is_some() {
            res.push_str(&self.change());
        }
        res
    }

    /// What becomes of the mover without a choice.
    fn change(&self) -> String {
        if matches!(self.it.step, Step::Become(_)) || self.item.turn == Turn::Pass {
            return String::new();
        }
        if self.is_face_down() {
            return " and turn it up".to_owned();
        }
        let (before, content) = (self.item.kind, self.after(self.item.to));
        let after = content.kind();
        if content.is_wall() {
            format!(" and become {}", article(&self.name(after)))
        } else if after == TypeId::NONE {
            " and disappear".to_owned()
        } else if self.name(before) == self.name(after) {
            String::new()
        } else {
            format!(" and become {}", article(&self.name(after)))
        }
    }

    /// Whether the mover lies face down: what it is is not told before the move.
    fn is_face_down(&self) -> bool {
        self.game.variant().pieces.face_down.as_ref().is_some_and(|it| it.types.has(self.item.kind))
    }

    /// What stands on a square after the move.
    fn after(&self, sq: Sq) -> Occupant {
        let patch = self.game.current().moves.patch(self.idx).iter();
        let put = patch.rev().find_map(|it| match it {
            Edit::Put(at, content) if *at == sq => Some(*content),
            _ => None,
        });
        put.unwrap_or_else(|| self.game.position().at(sq))
    }

    /// The phrase, and whether more will be asked.
    fn going_on(&self, phrase: String) -> String {
        if self.it.plays.is_some() {
            return phrase;
        }
        if self.wall_follows() {
            return format!("{phrase}, then put the {}", self.name(TypeId::NONE));
        }
        let next = |it: &Spelling| it.steps.get(self.it.path.len()).copied();
        let any = |fits: fn(Option<Step>) -> bool| self.slice.iter().any(|it| fits(next(it)));
        let whole = any(|it| it.is_none());
        let more = if any(|it| matches!(it, Some(Step::Square(_) | Step::Pass))) {
            if whole { ", then stop or go on" } else { ", then go on" }
        } else if any(|it| matches!(it, Some(Step::Become(_)))) {
            " and promote"
        } else if any(|it| matches!(it, Some(Step::Hand(_) | Step::Prison(_)))) {
            if whole { ", then stop or put a piece behind" } else { ", then put a piece behind" }
        } else {
            ", then choose"
        };
        phrase + more
    }

    fn victim(&self, it: &Victim) -> String {
        let own = it.piece.side() == self.game.position().turn();
        format!("{} {}", if own { "your own" } else { "the" }, self.name(it.piece.kind()))
    }

    fn standing(&self, sq: Sq) -> String {
        self.name(self.game.position().at(sq).kind())
    }

    fn name(&self, kind: TypeId) -> String {
        self.game.variant().name(kind)
    }
}

fn article(name: &str) -> String {
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {name}", if vowel { "an" } else { "a" })
}
