//! Other moves where a piece stands in an area (`movesAt`), and areas for initial moves (`initialZone`).

use definition::{Place, Setting, Severity};

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::areas::Areas;
use crate::builder::settings::Entry;
use crate::prose::{Topic, Words, a, within};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::ids::{Player, Sq, TypeId};

/// Moves that depend on where a piece stands.
pub const RULE: Rule = Rule {
    name: "moves at",
    keys: &[
        Key::of("movesAt", "type:area:moves")
            .doc("In the area the type uses these moves instead of its own; `+moves` adds to them, `-` is no moves. The first entry that covers the square holds.")
            .per_side()
            .adds_up(),
        Key::of("initialZone", "type:area")
            .doc("Initial moves of the type ask whether it stands in the area, not whether it is virgin.")
            .per_side()
            .adds_up()
            .alias("initialCells"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct MovesByArea {
    moves: Vec<MovesAt>,
    initial: Areas,
}

/// What a type does in an area.
#[derive(Debug)]
struct MovesAt {
    /// Whose; `None` for both sides.
    side: Option<Player>,
    kind: TypeId,
    area: Area,
    moves: LocalMoves,
    /// Where the entry stands.
    place: Place,
}

/// Moves in move notation.
#[derive(Debug)]
enum LocalMoves {
    /// None at all.
    Nothing,
    /// Beside its own.
    More(String),
    /// Instead of its own.
    Other(String),
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let entries = builder.settings.entries("initialZone");
    let initial = builder.areas(entries);
    let keys = [("whiteMovesAt", Some(Player::White)), ("blackMovesAt", Some(Player::Black)), ("movesAt", None)];
    let mut moves = Vec::new();
    for (key, side) in keys {
        let settings = builder.settings.all(key);
        moves.extend(settings.filter_map(|it| moves_at(builder, side, it)));
    }
    let any = !moves.is_empty() || initial.iter().next().is_some();
    any.then(|| Box::new(MovesByArea { moves, initial }) as Box<dyn ActiveRule>)
}

/// Reads a line of `movesAt`.
fn moves_at(builder: &mut Builder<'_>, side: Option<Player>, setting: &Setting) -> Option<MovesAt> {
    let place = setting.value_place.clone();
    let parts: Vec<&str> = setting.value.splitn(3, ':').map(str::trim).collect();
    let [id, area, moves] = parts[..] else {
        let message = "movesAt is written type:area:moves; the entry is ignored.".into();
        builder.settings.report(Severity::Error, "def.value", message, None, place);
        return None;
    };
    let Some(number) = builder.definition().type_of(id) else {
        builder.settings.unknown_id(id, "; the entry is ignored", place);
        return None;
    };
    let entry = Entry { key: "", side, kind: None, value: area.to_owned(), place: place.clone() };
    let area = builder.area(&entry)?;
    let moves = match moves.strip_prefix('+') {
        Some(more) => LocalMoves::More(more.to_owned()),
        None if moves == "-" => LocalMoves::Nothing,
        None => LocalMoves::Other(moves.to_owned()),
    };
    Some(MovesAt { side, kind: TypeId(number as u8), area, moves, place })
}

impl MovesAt {
    /// Adds the programs of both sides to the movement tables.
    fn compile(&self, builder: &mut Builder<'_>) {
        let own = &builder.definition().pieces[self.kind.index() - 1].moves;
        let text = match &self.moves {
            LocalMoves::Nothing => String::new(),
            LocalMoves::More(more) => format!("{own} {more}"),
            LocalMoves::Other(moves) => moves.clone(),
        };
        for side in Player::BOTH.into_iter().filter(|it| self.side.is_none_or(|of| of == *it)) {
            let program = builder.program(&text, side, &self.place);
            let movement = &mut builder.variant.movement;
            movement.elsewhere.push(program);
            let Ok(idx) = u8::try_from(movement.elsewhere.len() - 1) else { continue };
            let n_squares = movement.topology.len();
            let local =
                movement.local[side][self.kind.index()].get_or_insert_with(|| vec![0u8; n_squares].into_boxed_slice());
            for (sq, program) in local.iter_mut().enumerate() {
                if *program == 0 && self.area.has(side, Sq(sq as u16)) {
                    *program = idx;
                }
            }
        }
    }
}

impl ActiveRule for MovesByArea {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for side in Player::BOTH {
            for kind in builder.kinds() {
                builder.variant.movement.initial[side][kind.index()] = self.initial.squares(side, kind);
            }
        }
        self.moves.iter().for_each(|it| it.compile(builder));
    }

    fn words(&self, words: &mut Words<'_>) {
        for it in &self.moves {
            let area = within(&words.squares(&it.area, it.side));
            let name = match it.side {
                None => words.one(it.kind),
                Some(side) => {
                    a(&format!("{} {}", side.name(), words.names([it.kind].into_iter()).join(" ")).to_lowercase())
                }
            };
            let sentence = match &it.moves {
                LocalMoves::Nothing => format!("{area} {name} does not move at all."),
                LocalMoves::More(more) => format!("{area} {name} also {}.", words.moves(more)),
                LocalMoves::Other(moves) => {
                    format!("{area} {name} moves in another way: it {}.", words.moves(moves))
                }
            };
            words.say(Topic::Moving, sentence);
        }
        for (entry, area) in self.initial.iter() {
            let area = within(&words.squares(area, entry.side));
            let subject = words.subject(entry, self.initial.entries());
            let sentence =
                format!("{subject} has its first-move options whenever it stands {area}, whether it has moved or not.");
            words.say(Topic::Moving, sentence);
        }
    }
}
