//! Promoted forms: which type of the section they are, and whether nothing tells the two apart.

use engine::ids::{Player, TypeId};
use message::msg;
use rules::support::goals::Goals;
use rules::support::promotion_limits::PromotionLimits;

use crate::write::captures;
use crate::write::pieces::{Shared, add};
use crate::write::presence::{effective, sides};
use crate::write::section_writer::SectionWriter;

/// Names a promoted form: a type that is the same in everything, or a piece with a letter of its own.
pub(crate) fn write(writer: &mut SectionWriter<'_>, kind: TypeId, shared: &mut Shared) {
    let alike = (0..writer.pieces.len()).find(|idx| {
        let first = writer.pieces[*idx].kinds[0];
        is_same(writer, kind, first)
    });
    if let Some(idx) = alike {
        writer.pieces[idx].kinds.push(kind);
        return;
    }
    let name = writer.name(kind);
    let taken: Vec<char> = writer.pieces.iter().map(|it| it.letter).collect();
    let own = name.chars().filter(char::is_ascii_lowercase);
    let Some(letter) = own.chain('a'..='z').find(|it| !taken.contains(it)) else {
        return writer.refuse_piece(kind, msg!("ini-letters-left"));
    };
    add(writer, kind, letter, shared);
}

/// Whether a promoted form and a type may be one piece: they move alike and nothing tells them apart.
fn is_same(writer: &mut SectionWriter<'_>, form: TypeId, kind: TypeId) -> bool {
    let movement = &writer.builder.variant.movement;
    let open = |side, kind, at| (movement.is_barred(side, kind, at), movement.is_closed(side, kind, at));
    let walks = sides(writer, form).all(|side| {
        writer.squares().into_iter().all(|at| {
            open(side, form, at) == open(side, kind, at)
                && effective(writer, side, form, at) == effective(writer, side, kind, at)
        })
    });
    walks && told(writer, form) == told(writer, kind)
}

/// What rules say of a type apart from its moves.
#[derive(PartialEq, Eq)]
struct Told {
    royal: bool,
    /// Whether a limit of promotion counts it.
    limited: bool,
    /// Goals, keys that name it, and what captures do.
    others: Vec<String>,
}

fn told(writer: &SectionWriter<'_>, kind: TypeId) -> Told {
    let royal = writer.builder.variant.royals.types.has(kind);
    let limited = writer.builder.shared::<PromotionLimits>().is_some_and(|it| it.concerns(kind));
    let mut others = Vec::new();
    let goals = Goals::of_game(&writer.builder);
    for side in Player::BOTH {
        for at in writer.squares() {
            let goal = goals.as_ref().and_then(|it| it.at(side, kind, at));
            others.extend(goal.map(|it| format!("{side:?} {at:?} {it:?}")));
        }
    }
    let id = &writer.variant.pieces.types[kind.index()].id;
    for key in ["extinction", "petrify", "connectTypes", "linkTypes", "nMoveReset", "points", "blastImmune", "nifu"] {
        let names = |value: &str| value.split([',', ':', '&']).any(|it| it.trim() == id);
        let of_key = writer.settings(key).filter(|it| names(&it.value));
        others.extend(of_key.map(|it| it.key.clone()));
    }
    others.extend(captures::told(writer, kind));
    Told { royal, limited, others }
}
