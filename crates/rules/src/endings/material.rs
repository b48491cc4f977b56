//! Too little material for anybody to mate, as far as chess knows it. Whether somebody may win in another way, each ending
//! and each judge of the game says itself; whether pieces move as in chess, the passes, sources and tables say.

use definition::Place;

use crate::hook_order::JudgeStage;
use crate::prelude::*;
use engine::board::topology::{VecId, Wrap};
use engine::hooks::{Capabilities, Case, Judge, Source};
use engine::program::Powers;

/// A draw for want of pieces.
pub const RULE: Rule = Rule {
    name: "material",
    keys: &[Key::of("material", "off or chess").default("off")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Pieces count as in chess.
#[derive(Debug)]
struct AsInChess {
    /// Where the key stands.
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let place = builder.settings.last("material").map_or(Place::Whole, |it| it.value_place.clone());
    let chess = builder.settings.word("material", &[("off", false), ("chess", true)], false, None);
    if chess { Some(Box::new(AsInChess { place })) } else { None }
}

impl ActiveRule for AsInChess {
    /// Pieces are known by their moves, not by their names.
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let knights = builder.types_with(&|it| is_knight(builder, it));
        let bishops = builder.types_with(&|it| is_bishop(builder, it));
        let kings = builder.variant.royals.types;
        let moves_as_in_chess = kings.iter().all(|it| is_king(builder, it))
            && is_as_in_chess(builder)
            && !changes_moves(builder, hooks, kings.or(knights).or(bishops));
        if !moves_as_in_chess || bare_kings_can_win(builder, hooks) {
            builder.settings.report(Severity::Warning, "def.material", msg!("def-material"), None, self.place);
            return;
        }
        // A king that walls or holes hem in is mated by one piece: there kings alone are too little.
        let topology = &builder.variant.movement.topology;
        let has_holes = (0..topology.len() as u16).any(|it| topology.is_hole(Sq(it)));
        let is_open = !has_holes && !builder.variant.has(Features::WALLS);
        let [knights, bishops] = [knights, bishops].map(|it| if is_open { it } else { TypeSet::EMPTY });
        hooks.judge(JudgeStage::Material, Material { knights, bishops });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::End, msg!("material"));
    }
}

/// Whether the board gives kings and minor pieces no other moves than chess, and nothing enters it.
fn is_as_in_chess(builder: &Builder<'_>) -> bool {
    let (variant, movement) = (&builder.variant, &builder.variant.movement);
    let tables = [&movement.closed, &movement.barred, &movement.initial, &movement.havens];
    variant.has(Features::CHECK)
        && !variant.has(Features::HANDS)
        && !variant.has(Features::PRISONS)
        && variant.pieces.endless.is_empty()
        && variant.pieces.neutral.is_empty()
        && movement.spared.is_empty()
        && movement.ride_limits.is_none()
        && tables.iter().all(|it| it.iter().flatten().all(Option::is_none))
        && movement.local.iter().flatten().all(Option::is_none)
}

/// Whether rules may change or refuse moves of some types, or make others for them.
fn changes_moves(builder: &Builder<'_>, hooks: &Hooks, types: TypeSet) -> bool {
    let variant = &builder.variant;
    let squares = || variant.movement.topology.squares();
    let places = || types.iter().flat_map(|kind| squares().map(move |sq| (kind, sq)));
    let changes = |it: &dyn Pass| {
        let mask = |side, (kind, sq)| it.mask(variant, side, kind, sq).difference(PassMask::DROP);
        Player::BOTH.into_iter().any(|side| places().any(|place| !mask(side, place).is_empty()))
    };
    let adds = |it: &dyn Source| {
        it.capabilities().contains(Capabilities::ONLY_WALLS) || it.starters(variant).iter().any(|kind| types.has(kind))
    };
    !hooks.vetoes.is_empty()
        || types.iter().any(|it| builder.walked.has(it))
        || hooks.passes.iter().any(|(_, it)| changes(&*it.1))
        || hooks.sources.iter().any(|it| !it.capabilities().contains(Capabilities::ONLY_CASTLES) && adds(&**it))
}

/// Whether some rule lets even kings alone win, so that no game is ever drawn for want of pieces.
fn bare_kings_can_win(builder: &Builder<'_>, hooks: &Hooks) -> bool {
    let variant = &builder.variant;
    let mut kings = variant.empty_position();
    let is_king = |it: &&Edit| matches!(it, Edit::Put(_, piece) if variant.royals.types.has(piece.kind()));
    variant.start.setup.edits.iter().filter(is_king).for_each(|it| kings.set_up(*it));
    Player::BOTH.into_iter().any(|side| {
        hooks.endings.iter().any(|(_, it)| it.can_still_win(variant, &kings, side))
            || hooks.judges.iter().any(|(_, it)| it.can_still_win(variant, &kings, side))
    })
}

/// Ends games that nobody can win.
#[derive(Debug)]
struct Material {
    knights: TypeSet,
    bishops: TypeSet,
}

/// The leaps of a knight, sorted.
const KNIGHT: [(i16, i16); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

/// The leaps of a piece of a side that has no other moves, sorted; `None` if it has.
fn leaps(builder: &Builder<'_>, side: Player, kind: TypeId) -> Option<Vec<(i16, i16)>> {
    let program = &builder.variant.movement.programs[side][kind.index()];
    if !program.walked.is_empty() || program.rays.iter().any(|it| it.range != 1 || it.powers != Powers::MOVE_OR_TAKE) {
        return None;
    }
    let mut res: Vec<_> = program.rays.iter().map(|it| plain(builder, it.step)).collect::<Option<_>>()?;
    sort::sort(&mut res);
    Some(res)
}

/// A step that crosses no edge.
fn plain(builder: &Builder<'_>, step: VecId) -> Option<(i16, i16)> {
    let it = builder.variant.movement.topology.vector_of(step);
    (it.wrap == Wrap::None && it.dz == 0).then_some((it.dx, it.dy))
}

/// Whether a type goes one square at most, castling aside.
fn is_king(builder: &Builder<'_>, kind: TypeId) -> bool {
    let is_step = |it: &(i16, i16)| it.0.abs() <= 1 && it.1.abs() <= 1;
    let all_steps = |leaps: Vec<_>| leaps.len() == 8 && leaps.iter().all(is_step);
    Player::BOTH.into_iter().all(|side| leaps(builder, side, kind).is_some_and(all_steps))
}

fn is_knight(builder: &Builder<'_>, kind: TypeId) -> bool {
    Player::BOTH.into_iter().all(|side| leaps(builder, side, kind).is_some_and(|it| it == KNIGHT))
}

/// Whether a type goes along diagonals only.
fn is_bishop(builder: &Builder<'_>, kind: TypeId) -> bool {
    let diagonal = |it: VecId| plain(builder, it).is_some_and(|it| it.0.abs() == 1 && it.1.abs() == 1);
    builder.variant.movement.programs.iter().map(|it| &it[kind.index()]).all(|program| {
        program.walked.is_empty() && !program.rays.is_empty() && program.rays.iter().all(|it| diagonal(it.step))
    })
}

impl Material {
    /// Whether kings, one of a side, are all there is beside a knight or bishops of one shade.
    fn is_too_little(&self, variant: &Variant, position: &Position) -> bool {
        let (mut n_knights, mut shade) = (0, None);
        for side in Player::BOTH {
            let mut n_kings = 0;
            for sq in position.pieces(side) {
                let kind = position.at(sq).kind();
                if variant.royals.types.has(kind) {
                    n_kings += 1;
                } else if self.knights.has(kind) {
                    n_knights += 1;
                } else if !self.bishops.has(kind)
                    || *shade.get_or_insert(variant.movement.topology.shade(sq)) != variant.movement.topology.shade(sq)
                {
                    return false;
                }
                if n_kings > 1 {
                    return false;
                }
            }
        }
        n_knights == 0 || n_knights == 1 && shade.is_none()
    }
}

impl Judge for Material {
    fn judge(&self, Case { variant, position, .. }: Case<'_>) -> Option<Verdict> {
        let wins = |side: Player| variant.can_still_win(position, side);
        if !self.is_too_little(variant, position) || Player::BOTH.into_iter().any(wins) {
            return None;
        }
        Some(Verdict::new(None, "material", msg!("result-material")))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        false
    }
}
