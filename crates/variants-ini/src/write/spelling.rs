//! Moves in the letters of the other program. What it means by them is asked of the reader of sections.

use engine::ids::{Player, TypeId};
use engine::program::Program;
use rules::move_compiler::{MAX_ALL_BRANCHES, compile};
use xbetza::{Base, Move, MoveKind};

use crate::betza;
use crate::write::section_writer::SectionWriter;
use crate::write::walks::{Standing, walks_of};

/// Chains of legs that are one leap there.
const LAME: &[(&str, &str)] = &[("afsW", "nN"), ("afsK", "nN")];

/// Compiles moves on the board of the definition.
pub(crate) fn program(writer: &mut SectionWriter<'_>, moves: &str, side: Player) -> Program {
    let (ast, _) = xbetza::parse(moves);
    let mut left = MAX_ALL_BRANCHES;
    compile(&ast, side, false, &mut writer.builder.variant.movement.topology, &mut left).0
}

/// The moves of a type without castling, move by move in letters of the other program; `None` if it has no such move.
pub(crate) fn spelled(writer: &mut SectionWriter<'_>, kind: TypeId) -> Option<String> {
    let moves = writer.definition().pieces[kind.index() - 1].moves.clone();
    let (ast, errors) = xbetza::parse(&moves);
    if errors.iter().any(|it| it.severity == definition::Severity::Error) {
        return None;
    }
    let mut res = String::new();
    for it in ast.moves().filter(|it| !castles(it)) {
        let text = moves.get(it.span.start..it.span.end)?;
        res.push_str(&candidates(text, it).into_iter().find(|other| means(writer, kind, other, text))?);
    }
    Some(res)
}

fn castles(it: &Move) -> bool {
    matches!(&it.kind, MoveKind::Chain(chain) if chain.atom.base == Base::O)
}

/// Ways to write a move, the likeliest first.
fn candidates(text: &str, it: &Move) -> Vec<String> {
    let mut res = vec![text.to_owned()];
    res.extend(LAME.iter().filter(|known| known.0 == text).map(|known| known.1.to_owned()));
    let MoveKind::Chain(chain) = &it.kind else { return res };
    let [leg] = &chain.legs[..] else { return res };
    let suffix = chain.suffix.range.as_ref().map_or("", |it| it.text.as_str());
    let letters: String = leg.modifiers.iter().map(|it| it.letter).collect();
    // Half of the directions is said of each part there.
    let whole = letters.replace('h', "");
    let parts = match chain.atom.base {
        Base::K => ["W", "F"],
        Base::Q => ["R", "B"],
        other => {
            res.push(format!("{whole}{}{suffix}", other.letter()));
            return res;
        }
    };
    let suffix = if suffix.bytes().all(|it| it.is_ascii_digit()) { suffix } else { "0" };
    res.push(format!("{whole}{}{suffix}", chain.atom.base.letter()));
    res.push(parts.map(|part| format!("{whole}{part}{suffix}")).concat());
    res
}

/// Whether a move there is a move of the definition.
fn means(writer: &mut SectionWriter<'_>, kind: TypeId, theirs: &str, ours: &str) -> bool {
    let Some(read) = as_read(theirs) else { return false };
    Player::BOTH.into_iter().all(|side| {
        let [theirs, ours] = [read.as_str(), ours].map(|it| program(writer, it, side));
        let movement = &writer.builder.variant.movement;
        [true, false].into_iter().all(|begins| {
            movement.topology.squares().all(|at| {
                let piece = Standing { side, kind, at, begins };
                let ours = walks_of(movement, piece, &ours);
                !ours.iter().any(|it| it.is_other()) && ours == walks_of(movement, piece, &theirs)
            })
        })
    })
}

/// What the reader of sections takes moves for; `None` if it says that the other program has them in another way.
fn as_read(moves: &str) -> Option<String> {
    let plain = betza::is_known(moves) && betza::lame_as_legs(moves).as_deref() == Some(moves);
    let (read, _, unknown) = betza::hops_and_rides(moves);
    (plain && unknown.is_empty()).then_some(read)
}
