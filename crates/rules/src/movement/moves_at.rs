//! Other moves where a piece stands in an area (`movesAt`), and areas for initial moves (`initialZone`).

use definition::ValuePart;

use crate::builder::area::Area;
use crate::builder::areas::Areas;
use crate::builder::settings::Entry;
use crate::prelude::*;
use crate::prose::of_side;

/// Moves that depend on where a piece stands.
pub const RULE: Rule = Rule {
    name: "moves at",
    keys: &[
        Key::of("movesAt", "type:area:moves").per_side().adds_up(),
        Key::of("initialZone", "type:area").per_side().adds_up().alias("initialCells"),
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
}

/// Moves in move notation.
#[derive(Debug)]
enum LocalMoves {
    /// None at all.
    Nothing,
    /// Beside its own.
    More(ValuePart),
    /// Instead of its own.
    Other(ValuePart),
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let entries = builder.settings.entries("initialZone");
    let initial = builder.areas(entries);
    let keys = [("whiteMovesAt", Some(Player::White)), ("blackMovesAt", Some(Player::Black)), ("movesAt", None)];
    let mut moves = Vec::new();
    for (key, side) in keys {
        let entries = builder.settings.all(key).flat_map(|it| it.part().split(',', usize::MAX));
        let entries = entries.filter(|it| !it.is_empty()).collect::<Vec<_>>();
        moves.extend(entries.iter().filter_map(|it| moves_at(builder, side, it)));
    }
    let any = !moves.is_empty() || initial.iter().next().is_some();
    any.then(|| Box::new(MovesByArea { moves, initial }) as Box<dyn ActiveRule>)
}

/// Reads an entry of `movesAt`.
fn moves_at(builder: &mut Builder<'_>, side: Option<Player>, entry: &ValuePart) -> Option<MovesAt> {
    let place = entry.place().clone();
    let parts = entry.split(':', 3);
    let [id, area, moves] = &parts[..] else {
        let message = msg!("def-value-moves-at");
        let is_type = builder.definition().type_of(entry).is_some();
        let hint = is_type.then(|| msg!("def-value-moves-at-hint"));
        builder.settings.report(Severity::Error, "def.value", message, hint, place);
        return None;
    };
    let Some(number) = builder.definition().type_of(id) else {
        builder.settings.unknown_id(id, "ignored", place);
        return None;
    };
    let (value, place) = (area.clone(), area.place().clone());
    let area = builder.area(&Entry { key: "", side, kind: None, value, place, hint: None })?;
    let moves = match moves.as_bytes() {
        [b'+', ..] => LocalMoves::More(moves.cut(1..moves.len())),
        b"-" => LocalMoves::Nothing,
        _ => LocalMoves::Other(moves.clone()),
    };
    Some(MovesAt { side, kind: TypeId(number as u8), area, moves })
}

/// The programs of a side and a type that were made: whether they hold beside its own moves, their text, their number.
type Made<'a> = Vec<(bool, &'a str, u32)>;

impl MovesAt {
    /// Whether the moves hold beside its own ones, and what they are.
    fn moves(&self) -> (bool, Option<&ValuePart>) {
        match &self.moves {
            LocalMoves::Nothing => (false, None),
            LocalMoves::More(it) => (true, Some(it)),
            LocalMoves::Other(it) => (false, Some(it)),
        }
    }

    /// Puts the moves on the squares of a side that no entry before has. Entries that say the same share a program.
    fn compile<'a>(&'a self, builder: &mut Builder<'_>, side: Player, made: &mut Made<'a>) {
        let (beside, moves) = self.moves();
        let text = moves.map_or("", |it| &**it);
        let known = made.iter().find(|it| (it.0, it.1) == (beside, text)).map(|it| it.2);
        let idx = known.unwrap_or_else(|| {
            let own = if beside { &*builder.definition().pieces[self.kind.index() - 1].moves } else { "" };
            let program = moves.map(|it| builder.program_beside(own, it, side)).unwrap_or_default();
            builder.variant.movement.elsewhere.push(program);
            builder.variant.movement.elsewhere.len() as u32 - 1
        });
        let movement = &mut builder.variant.movement;
        let n_squares = movement.topology.len();
        let local =
            movement.local[side][self.kind.index()].get_or_insert_with(|| vec![0; n_squares].into_boxed_slice());
        let mut used = false;
        for (sq, program) in local.iter_mut().enumerate() {
            if *program == 0 && self.area.has(side, Sq(sq as u16)) {
                (*program, used) = (idx, true);
            }
        }
        match (known, used) {
            (Some(_), _) => {}
            (None, true) => made.push((beside, text, idx)),
            // It was compiled for the sake of what is wrong with it.
            (None, false) => movement.elsewhere.truncate(idx as usize),
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
        let mut made = Player::both(|_| vec![Made::new(); builder.n_types + 1]);
        for it in &self.moves {
            for side in Player::BOTH.into_iter().filter(|side| it.side.is_none_or(|of| of == *side)) {
                it.compile(builder, side, &mut made[side][it.kind.index()]);
            }
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in &self.moves {
            let area = words.on_area(&it.area, it.side);
            let who = msg!("one", piece = of_side(it.side, &words.name(it.kind)));
            words.tell(
                Topic::Moving,
                match &it.moves {
                    LocalMoves::Nothing => msg!("moves-at-nothing", area = area, who = who),
                    LocalMoves::More(more) => {
                        msg!("moves-at-more", area = area, who = who, moves = words.moves(more))
                    }
                    LocalMoves::Other(moves) => {
                        msg!("moves-at-other", area = area, who = who, moves = words.moves(moves))
                    }
                },
            );
        }
        for (entry, area) in self.initial.iter() {
            let (who, area) = (words.about(entry, self.initial.entries()), words.on_area(area, entry.side));
            words.tell(Topic::Moving, msg!("moves-at-initial", who = who, area = area));
        }
    }
}
