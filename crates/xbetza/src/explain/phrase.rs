//! Ways of moving: phrases that share their words where they can.

use super::verb::{self, Verb};
use super::words::{Manner, around, ways};
use message::{Arg, Message, msg};

/// Where a leg goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Geometry {
    /// `one square forward`, `as a knight`.
    pub(super) way: Message,
    pub(super) kind: WayKind,
}

/// How the words for a way go with a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WayKind {
    /// A distance and a direction.
    Far,
    /// A jump that only a verb can say: `by jumping two squares forward`.
    Jump,
    /// Steps or leaps: `by a walk of three steps`.
    By,
}

impl Geometry {
    pub(super) const fn far(way: Message) -> Self {
        Self { way, kind: WayKind::Far }
    }

    pub(super) const fn by(way: Message) -> Self {
        Self { way, kind: WayKind::By }
    }

    pub(super) const fn jump(way: Message) -> Self {
        Self { way, kind: WayKind::Jump }
    }

    /// For a verb other than *jumps*.
    pub(super) fn after_verb(self) -> Arg {
        match self.kind {
            WayKind::Jump => msg!("way-by-jumping", way = self.way).into(),
            WayKind::Far | WayKind::By => self.way.into(),
        }
    }
}

/// A way of moving.
pub(super) enum Phrase {
    /// A verb, one place of it, and what holds for it; may share its words with others.
    Simple {
        verb: Verb,
        geometry: Geometry,
        /// Sentences around the phrase, the innermost first: `move-first-only` without its `$moves`.
        riders: Vec<Message>,
    },
    /// A phrase that stands alone.
    Whole(Message),
}

/// Phrases that share their words.
enum Group {
    Simple { verb: Verb, geometries: Vec<Geometry>, riders: Vec<Message> },
    Whole(Message),
}

/// Finished phrases; simple ones with the same verb and riders become one.
pub(super) fn grouped(phrases: Vec<Phrase>, manner: Manner) -> Vec<Arg> {
    let mut groups: Vec<Group> = Vec::new();
    for it in phrases {
        match it {
            Phrase::Whole(it) => {
                if !groups.iter().any(|own| matches!(own, Group::Whole(own) if *own == it)) {
                    groups.push(Group::Whole(it));
                }
            }
            Phrase::Simple { verb, geometry, riders } => {
                let fits = groups.iter_mut().find_map(|it| match it {
                    Group::Simple { verb: own, geometries, riders: around } => {
                        (*own == verb && *around == riders).then_some(geometries)
                    }
                    Group::Whole(_) => None,
                });
                match fits {
                    Some(it) if it.contains(&geometry) => {}
                    Some(it) => it.push(geometry),
                    None => groups.push(Group::Simple { verb, geometries: vec![geometry], riders }),
                }
            }
        }
    }
    let said = groups.into_iter().map(|it| match it {
        Group::Simple { verb, geometries, riders } => simple(verb, geometries, riders, manner),
        Group::Whole(it) => it.into(),
    });
    said.collect()
}

/// A verb with its places, and what holds for all of them.
pub(super) fn simple(verb: Verb, geometries: Vec<Geometry>, riders: Vec<Message>, manner: Manner) -> Arg {
    let jumps = verb.is_quiet() && geometries.iter().all(|it| it.kind == WayKind::Jump);
    let places = geometries.into_iter().map(|it| if jumps { it.way.into() } else { it.after_verb() });
    let places = ways(places.collect());
    let phrase = if jumps { msg!("move-jumps", ways = places).into() } else { verb::phrase(verb, places, manner) };
    around(phrase, riders)
}
