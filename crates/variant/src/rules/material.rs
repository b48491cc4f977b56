//! Too little material for anybody to mate, as far as chess knows it.

use crate::compile::Builder;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::rules::{Case, Judge, Key, Verdict};
use crate::words::{Topic, Words};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key {
    name: "material",
    value: "off or chess",
    default: "off",
    doc: "chess: a draw if only the kings are left, with one knight, one bishop or bishops of one shade. Never with hands.",
}];

/// Ends games that nobody can win.
#[derive(Debug)]
struct Material {
    knights: TypeSet,
    bishops: TypeSet,
}

/// Reads the key.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Judge>> {
    let chess = builder.reader.word("material", &[("off", false), ("chess", true)], false, None);
    let of_name = |name: &str| {
        let mut res = TypeSet::EMPTY;
        for it in builder.kinds().filter(|it| builder.types[it.index()].name.eq_ignore_ascii_case(name)) {
            res.insert(it);
        }
        res
    };
    let (knights, bishops) = (of_name("knight"), of_name("bishop"));
    (chess && !builder.uses_hands).then(|| Box::new(Material { knights, bishops }) as Box<dyn Judge>)
}

impl Judge for Material {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let (rules, position) = (case.rules, case.position);
        let kind = |sq: Sq| position.at(sq).kind();
        let others: Vec<Sq> = Player::BOTH
            .into_iter()
            .flat_map(|it| position.pieces(it))
            .filter(|it| !rules.royal.has(kind(*it)))
            .collect();
        let is = |types: &TypeSet, sq: &Sq| types.has(kind(*sq)) && kind(*sq) != TypeId::NONE;
        let shade = |sq: &Sq| (rules.movement.topology.file(*sq) + rules.movement.topology.rank(*sq)) % 2;
        let drawn = match &others[..] {
            [] => true,
            [one] if is(&self.knights, one) => true,
            all => all.iter().all(|it| is(&self.bishops, it)) && all.iter().all(|it| shade(it) == shade(&all[0])),
        };
        drawn.then(|| Verdict::new(None, "material", "Neither side has enough pieces to give checkmate."))
    }
}

/// Says when there is too little left to mate.
pub fn words(words: &mut Words<'_>) {
    if words.builder.reader.last("material").is_some_and(|it| it.value.trim().eq_ignore_ascii_case("chess")) {
        words.say(
            Topic::End,
            "The game is drawn if only the kings are left, with one knight, one bishop or bishops of one shade.",
        );
    }
}
