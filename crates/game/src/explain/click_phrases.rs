//! A phrase for each thing that may be clicked: "capture the knight", "castle".

use engine::board::occupant::Occupant;
use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::moves::spelling::Spelling;
use engine::program::Powers;
use engine::program::walker::trace::Victim;
use message::{Arg, Message, msg};

use crate::click_options::{ClickMark, Continuation};
use crate::game::Game;

/// What a click does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClickPhrase {
    /// In a few words.
    pub words: Message,
    /// Whether the piece may go on from there to another square, with one more click.
    pub goes_on: bool,
}

/// What a click does after a path; nothing if it begins no move.
///
/// ```
/// use game::explain::click_phrases;
/// let (definition, _) = rules::read("files=3\nranks=3\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::c1");
/// let game = game::game::Game::new(std::sync::Arc::new(game::setup::compile(&definition).0));
/// let path = game::notation::path::parse_steps(game.variant(), &["a1"]).expect("steps");
/// let told = |path| {
///     let it = click_phrases::phrase(&game, path, &game.options(path).next[0]).expect("a phrase");
///     (catalogue::english(&it.words), it.goes_on)
/// };
/// assert_eq!(told(&[]), ("pick up the rook".to_owned(), false));
/// assert_eq!(told(&path), ("move".to_owned(), false));
/// ```
#[must_use]
pub fn phrase(game: &Game, path: &[Step], it: &Continuation) -> Option<ClickPhrase> {
    let slice = game.current().spellings.starting_with(&it.path);
    let idx = it.plays.or_else(|| slice.first().map(|it| it.idx))?;
    let click = Click { game, path, it, slice, idx, item: game.current().moves.item(idx) };
    Some(ClickPhrase { words: click.words(), goes_on: click.goes_on() })
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
    fn words(&self) -> Message {
        let named = |kind| self.named(kind);
        match self.it.step {
            Step::Pass => msg!("click-pass"),
            Step::Become(kind) if kind == self.item.kind => msg!("click-stay", piece = named(kind)),
            Step::Become(kind) => msg!("click-promote", piece = named(kind)),
            Step::Choice(n) => self
                .label()
                .or_else(|| self.laid())
                .unwrap_or_else(|| msg!("click-choice", action = self.landing(), number = n)),
            Step::Hand(kind) if self.path.is_empty() => msg!("click-take-from-hand", piece = named(kind)),
            Step::Hand(kind) => msg!("click-put-behind", piece = named(kind)),
            Step::Prison(kind) => msg!("click-release", piece = named(kind)),
            Step::Square(sq) => self.square(sq),
        }
    }

    /// What a routine of the page calls the move.
    fn label(&self) -> Option<Message> {
        self.game.variant().hooks.page_rules.as_ref()?.label(self.item.label).map(Message::said)
    }

    /// What ground the move lays: `water on c6, mountain on b6`. `None` if it lays none that is not plain.
    fn laid(&self) -> Option<Message> {
        let variant = self.game.variant();
        let patch = self.game.current().moves.patch(self.idx).iter();
        let ground = patch.filter_map(|it| match *it {
            Edit::Ground(sq, ground) => Some((ground, sq)),
            _ => None,
        });
        let (mut laid, mut kinds): (Vec<_>, Vec<Message>) = (ground.collect(), Vec::new());
        if laid.is_empty() {
            return None;
        }
        sort::sort(&mut laid);
        for group in laid.chunk_by(|a, b| a.0 == b.0) {
            let ground = group.first().map_or(0, |it| it.0);
            let Some(kind) = variant.movement.terrain().and_then(|it| it.kind(ground)) else { continue };
            let squares = Arg::all(group.iter().map(|it| variant.label(it.1)));
            kinds.push(msg!("click-ground-on", ground = Arg::word(&*kind.name), squares = squares));
        }
        let is_plain = kinds.is_empty();
        Some(if is_plain { msg!("click-plain-ground") } else { msg!("click-lay", grounds = Arg::listed(kinds)) })
    }

    fn square(&self, sq: Sq) -> Message {
        let dropped = || self.named(self.item.kind);
        if self.is_wall(self.idx, self.path.len()) {
            return msg!("click-put-wall", piece = self.named(TypeId::NONE));
        }
        if self.is_asked_after() {
            return self.going_on(self.label().unwrap_or_else(|| msg!("click-choose-square")));
        }
        match self.it.mark {
            ClickMark::Castle if self.wall_follows() => self.then_wall(msg!("click-castle")),
            ClickMark::Origin => msg!("click-pick-up", piece = self.standing(sq)),
            ClickMark::Castle => msg!("click-castle"),
            ClickMark::Drop if !self.it.path.contains(&self.it.step) => {
                msg!("click-drop-falling", piece = dropped(), square = self.game.variant().label(self.item.to))
            }
            ClickMark::Drop if self.it.plays.is_some() => match self.laid() {
                Some(it) => msg!("click-drop-laying", piece = dropped(), grounds = it),
                None => msg!("click-drop", piece = dropped()),
            },
            ClickMark::Drop => self.going_on(msg!("click-drop", piece = dropped())),
            ClickMark::Via => self.going_on(self.via(sq)),
            ClickMark::Arrival => self.going_on(msg!("click-and-arrive", action = self.landing())),
            ClickMark::Forbidden => msg!("click-into-check", action = self.landing()),
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
    fn via(&self, sq: Sq) -> Message {
        let moves = &self.game.current().moves;
        if let Some(it) = moves.victims(self.idx).iter().find(|it| it.square == sq) {
            return if it.unloaded {
                msg!("click-pick-up", piece = self.named(it.piece.kind()))
            } else {
                msg!("click-capture", victims = self.victim(it), passing = false)
            };
        }
        if self.item.turn == Turn::Castle {
            return msg!("click-castle-with", piece = self.standing(sq));
        }
        if self.item.origin != self.item.from && sq == self.item.from {
            return msg!("click-move-piece", piece = self.standing(sq));
        }
        let put = moves.patch(self.idx).iter().find_map(|it| match it {
            Edit::Put(at, content) if *at == sq && !content.is_empty() => Some(*content),
            _ => None,
        });
        match put {
            Some(it) => msg!("click-put-down", piece = self.named(it.kind())),
            // The piece that moves second in a turn of two parts.
            None if self.leaves(sq) => msg!("click-move-piece", piece = self.standing(sq)),
            None => msg!("click-go-through"),
        }
    }

    /// Whether a piece of the side to move stands on a square and goes away.
    fn leaves(&self, sq: Sq) -> bool {
        let position = self.game.position();
        position.at(sq).is(position.turn()) && self.after(sq).is_empty()
    }

    /// What ending a move does.
    fn landing(&self) -> Message {
        let moves = &self.game.current().moves;
        let (item, victims) = (&self.item, moves.victims(self.idx));
        let known = |it: &Victim| self.path.iter().skip(1).any(|step| *step == Step::Square(it.square));
        let taken: Vec<&Victim> = victims.iter().filter(|it| !it.unloaded && !known(it)).collect();
        let carried = victims.iter().find(|it| it.unloaded && it.square == item.to);
        let passing = item.powers == Powers::TAKE_PASSING;
        let res = match (taken.as_slice(), carried) {
            (all @ [_] | all @ [_, _], _) => {
                let victims = Arg::all(all.iter().map(|it| self.victim(it)));
                msg!("click-capture", victims = victims, passing = passing)
            }
            ([first, rest @ ..], _) => {
                msg!("click-capture-more", victim = self.victim(first), count = rest.len(), passing = passing)
            }
            ([], Some(it)) if self.after(item.origin).kind() == it.piece.kind() => {
                msg!("click-swap", piece = self.named(it.piece.kind()))
            }
            ([], Some(it)) => msg!("click-displace", piece = self.named(it.piece.kind())),
            ([], None) if item.to == item.origin && self.is_face_down() => return msg!("click-turn-up"),
            ([], None) if item.to == item.origin && victims.is_empty() => msg!("click-stay-here"),
            ([], None) if item.to == item.origin => msg!("click-return"),
            ([], None) => msg!("click-move"),
        };
        if self.it.plays.is_some() { self.changing(res) } else { res }
    }

    /// The phrase, and what becomes of the mover without a choice.
    fn changing(&self, action: Message) -> Message {
        if matches!(self.it.step, Step::Become(_)) || self.item.turn == Turn::Pass {
            return action;
        }
        if self.is_face_down() {
            return msg!("click-and-turn-up", action = action);
        }
        let (variant, before, content) = (self.game.variant(), self.item.kind, self.after(self.item.to));
        let after = content.kind();
        if after == TypeId::NONE && !content.is_wall() {
            msg!("click-and-disappear", action = action)
        } else if content.is_wall() || variant.name(before) != variant.name(after) {
            msg!("click-and-become", action = action, piece = self.named(after))
        } else {
            action
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
    fn going_on(&self, action: Message) -> Message {
        if self.it.plays.is_some() {
            return action;
        }
        if self.wall_follows() {
            return self.then_wall(action);
        }
        let whole = self.follows(|it| it.is_none());
        if self.follows(is_onward) {
            msg!("click-then-go-on", action = action, whole = whole)
        } else if self.follows(|it| matches!(it, Some(Step::Become(_)))) {
            msg!("click-and-promote", action = action)
        } else if self.follows(|it| matches!(it, Some(Step::Hand(_) | Step::Prison(_)))) {
            msg!("click-then-put-behind", action = action, whole = whole)
        } else {
            msg!("click-then-choose", action = action)
        }
    }

    /// Whether the piece may go on to another square, with one more click.
    fn goes_on(&self) -> bool {
        // What begins a move or castles has its squares for other reasons.
        let is_other = matches!(self.it.mark, ClickMark::Origin | ClickMark::Castle | ClickMark::Forbidden);
        let is_stop = matches!(self.it.step, Step::Square(_)) && !is_other;
        is_stop && self.it.plays.is_none() && !self.wall_follows() && self.follows(is_onward)
    }

    /// Whether some move goes on in a way after the click.
    fn follows(&self, fits: fn(Option<Step>) -> bool) -> bool {
        self.slice.iter().any(|it| fits(it.steps.get(self.it.path.len()).copied()))
    }

    fn then_wall(&self, action: Message) -> Message {
        msg!("click-then-wall", action = action, piece = self.named(TypeId::NONE))
    }

    fn victim(&self, it: &Victim) -> Message {
        let (own, piece) = (it.piece.side() == self.game.position().turn(), self.named(it.piece.kind()));
        if own { msg!("click-your-own", piece = piece) } else { msg!("the", piece = piece) }
    }

    fn standing(&self, sq: Sq) -> Arg {
        self.named(self.game.position().at(sq).kind())
    }

    fn named(&self, kind: TypeId) -> Arg {
        self.game.variant().named(kind)
    }
}

/// Whether a step leads on to another square.
fn is_onward(step: Option<Step>) -> bool {
    matches!(step, Some(Step::Square(_) | Step::Pass))
}
