//! Too little material for anybody to mate, as far as chess knows it.

use definition::{Place, Severity};

use crate::builder::Builder;
use crate::hook_order::{Hooks, JudgeStage};
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use crate::support::goals::Goals;
use engine::board::topology::{VecId, Wrap};
use engine::hooks::{Case, Judge};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::program::Powers;
use engine::verdict::Verdict;

/// A draw for want of pieces.
pub const RULE: Rule = Rule {
    name: "material",
    keys: &[Key::of("material", "off or chess").default("off").doc(
        "chess: a draw if only the kings are left, with one knight, one bishop or bishops of one shade. Never with hands.",
    )],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Keys of rules that win in other ways than by mate, or change what pieces can do.
const OTHER_WAYS: [&str; 13] = [
    "checkCount",
    "connect",
    "castlingWins",
    "baring",
    "extinction",
    "captureMatrix",
    "movesAt",
    "spell",
    "passPass",
    "bikjang",
    "counting",
    "stalemate",
    "noMoves",
];

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
        let other_way = other_way(builder);
        let kings = builder.kinds().filter(|it| builder.variant.royal.has(*it)).all(|it| is_king(builder, it));
        let variant = &builder.variant;
        let plain = variant.check_rule && !variant.has_hands && Goals::of_game(builder).is_none() && kings;
        if !plain || other_way.is_some() {
            let because = other_way.map_or("of the other rules".into(), |it| format!("of {it}"));
            let message = format!("Which pieces can mate is not known here because {because}; material is ignored.");
            builder.settings.report(Severity::Warning, "def.material", message, None, self.place);
            return;
        }
        let knights = builder.types_with(&|kind| leaps(builder, kind).is_some_and(|it| it == KNIGHT));
        let bishops = builder.types_with(&|it| is_bishop(builder, it));
        hooks.judge(JudgeStage::Material, Material { knights, bishops });
    }

    fn words(&self, words: &mut Words<'_>) {
        words.say(
            Topic::End,
            "The game is drawn if only the kings are left, with one knight, one bishop or bishops of one shade.",
        );
    }
}

/// The key of a rule that wins in another way than by mate, if the definition uses one.
fn other_way(builder: &Builder<'_>) -> Option<&'static str> {
    let settings = &builder.settings;
    let is_used = |key: &&str| {
        let value = settings.text(key);
        value.is_some_and(|it| !matches!(it, "draw" | "0" | "3" | "none" | "off"))
    };
    OTHER_WAYS
        .into_iter()
        .find(is_used)
        .or_else(|| ["morph", "whiteMorph", "blackMorph"].into_iter().find(|it| settings.stands_below_piece(it)))
}

/// Ends games that nobody can win.
#[derive(Debug)]
struct Material {
    knights: TypeSet,
    bishops: TypeSet,
}

/// The leaps of a knight, sorted.
const KNIGHT: [(i16, i16); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

/// The leaps of a piece that has no other moves, sorted; `None` if it has.
fn leaps(builder: &Builder<'_>, kind: TypeId) -> Option<Vec<(i16, i16)>> {
    let program = &builder.variant.movement.programs[0][kind.index()];
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
    leaps(builder, kind).is_some_and(|leaps| leaps.len() == 8 && leaps.iter().all(is_step))
}

/// Whether a type goes along diagonals only.
fn is_bishop(builder: &Builder<'_>, kind: TypeId) -> bool {
    let program = &builder.variant.movement.programs[0][kind.index()];
    let diagonal = |it: VecId| plain(builder, it).is_some_and(|it| it.0.abs() == 1 && it.1.abs() == 1);
    program.walked.is_empty() && !program.rays.is_empty() && program.rays.iter().all(|it| diagonal(it.step))
}

impl Judge for Material {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let (variant, position) = (case.variant, case.position);
        let kind = |sq: Sq| position.at(sq).kind();
        let others: Vec<Sq> = Player::BOTH
            .into_iter()
            .flat_map(|it| position.pieces(it))
            .filter(|it| !variant.royal.has(kind(*it)))
            .collect();
        let is = |types: &TypeSet, sq: &Sq| types.has(kind(*sq)) && kind(*sq) != TypeId::NONE;
        let shade = |sq: &Sq| variant.movement.topology.shade(*sq);
        let drawn = match &others[..] {
            [] => true,
            [one] if is(&self.knights, one) => true,
            all => all.iter().all(|it| is(&self.bishops, it)) && all.iter().all(|it| shade(it) == shade(&all[0])),
        };
        drawn.then(|| Verdict::new(None, "material", "Neither side has enough pieces to give checkmate."))
    }
}
