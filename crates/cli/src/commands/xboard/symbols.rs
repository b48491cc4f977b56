//! What XBoard calls pieces. It has a letter for a piece, or one that is dressed: `N'`, `N!`; `+N` is a promoted one. Where a definition has
//! other names, the pieces get dressed letters: those are never parts of squares.

use std::collections::BTreeSet;

use engine::ids::{Player, TypeId};
use engine::variant::Variant;
use game::notation::names;

/// The pieces that XBoard has pictures of, in the order of its tables. The King comes last.
const PICTURES: [&[&str]; 21] = [
    &["pawn"],
    &["knight", "horse"],
    &["bishop"],
    &["rook", "chariot"],
    &["queen"],
    &["ferz", "fers", "advisor"],
    &["alfil", "elephant"],
    &["archbishop", "cardinal", "princess"],
    &["chancellor", "marshal", "marshall", "empress"],
    &["wazir"],
    &["man", "commoner"],
    &["cannon"],
    &["nightrider"],
    &[],
    &[],
    &["grasshopper"],
    &["dabbaba"],
    &[],
    &["lance"],
    &["silver", "silver general"],
    &["unicorn"],
];

/// Promoted forms stand so many places behind what promotes to them.
const PROMOTED: usize = 11;

/// A piece by both names.
#[derive(Clone, Debug)]
struct Named {
    /// Of White and Black, as positions have them.
    ours: [String; 2],
    theirs: [String; 2],
}

/// What XBoard calls the pieces of a variant.
#[derive(Clone, Debug)]
pub(super) struct Symbols {
    /// By type, from number 1.
    all: Vec<Named>,
    /// The table of `setup`: White's half.
    table: Vec<String>,
}

impl Symbols {
    /// Finds a name and a picture for each type.
    pub(super) fn of(variant: &Variant) -> Self {
        let kinds: Vec<TypeId> = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).collect();
        let slots = Slots::of(variant, &kinds);
        let mut taken: BTreeSet<String> = kinds.iter().map(|it| names::type_text(variant, *it)).collect();
        let mut all = Vec::new();
        for (kind, slot) in kinds.iter().zip(&slots.of_types) {
            let ours = [Player::White, Player::Black].map(|side| names::piece_text(variant, side, *kind));
            let theirs = if slot.promoted || is_letter(&ours[0]) {
                ours.clone()
            } else {
                let white = free(&mut taken, &variant.pieces.types[kind.index()].name);
                [white.clone(), white.to_lowercase()]
            };
            all.push(Named { ours, theirs });
        }
        let mut table = vec![".".to_owned(); slots.n];
        for (slot, it) in slots.of_types.iter().zip(&all) {
            table[slot.at] = if slot.promoted { "+".to_owned() } else { it.theirs[0].clone() };
        }
        Self { all, table }
    }

    /// What a type is called.
    pub(super) fn of_type(&self, kind: TypeId) -> &str {
        self.all.get(kind.index().wrapping_sub(1)).map_or("", |it| &it.theirs[0])
    }

    /// The table of `setup`: what each picture is called, White's first.
    pub(super) fn table(&self) -> String {
        let white = self.table.concat();
        format!("{white}{}", white.to_lowercase())
    }

    /// A position or a move as XBoard writes it.
    pub(super) fn as_theirs(&self, text: &str) -> String {
        self.replaced(text, |it| (&it.ours, &it.theirs))
    }

    /// The same text as we write it.
    pub(super) fn as_ours(&self, text: &str) -> String {
        self.replaced(text, |it| (&it.theirs, &it.ours))
    }

    fn replaced<'s>(&'s self, text: &str, sides: impl Fn(&'s Named) -> (&'s [String; 2], &'s [String; 2])) -> String {
        let differ = self.all.iter().filter(|it| it.ours != it.theirs).map(sides);
        let pairs: Vec<(&String, &String)> = differ.flat_map(|(from, to)| from.iter().zip(to)).collect();
        let (mut res, mut rest) = (String::with_capacity(text.len()), text);
        while let Some(next) = rest.chars().next() {
            if let Some((from, to)) = pairs.iter().find(|it| rest.starts_with(it.0.as_str())) {
                res.push_str(to);
                rest = &rest[from.len()..];
            } else {
                res.push(next);
                rest = &rest[next.len_utf8()..];
            }
        }
        res
    }
}

/// A place in the table of pictures.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    at: usize,
    /// Whether it is the promoted form of another piece, which has the letter.
    promoted: bool,
}

/// Where the types stand in the table of pictures.
#[derive(Debug)]
struct Slots {
    of_types: Vec<Slot>,
    /// How many places there are.
    n: usize,
}

impl Slots {
    fn of(variant: &Variant, kinds: &[TypeId]) -> Self {
        let texts: Vec<String> = kinds.iter().map(|it| names::type_text(variant, *it)).collect();
        let king = kinds.iter().position(|it| variant.royals.types.has(*it));
        let base_of = |text: &String| {
            let base = text.strip_prefix('+').filter(|it| is_letter(it))?;
            texts.iter().position(|it| it == base)
        };
        let forms: Vec<Option<usize>> = texts.iter().map(|it| base_of(it).filter(|it| Some(*it) != king)).collect();
        let promotes = |idx: &usize| forms.contains(&Some(*idx));
        let mut at: Vec<Option<Slot>> = vec![None; kinds.len()];
        let mut taken = vec![false; PICTURES.len()];
        // What promotes comes first: its promoted form has a place of its own.
        let plain = |idx: &usize| Some(*idx) != king && forms[*idx].is_none();
        let order = (0..kinds.len()).filter(promotes).chain((0..kinds.len()).filter(|it| !promotes(it))).filter(plain);
        for idx in order {
            let name = variant.pieces.types[kinds[idx].index()].name.to_lowercase();
            let picture = PICTURES.iter().position(|it| it.contains(&name.as_str()));
            let fits = |it: &usize| {
                !taken.get(*it).copied().unwrap_or(false)
                    && (!promotes(&idx) || *it + PROMOTED < PICTURES.len() && !taken[*it + PROMOTED])
            };
            // The first places are for pieces that promote.
            let any =
                || if promotes(&idx) { (0..PICTURES.len()).find(fits) } else { (0..PICTURES.len()).rev().find(fits) };
            let found = picture.filter(fits).or_else(any).unwrap_or(taken.len());
            taken.resize(taken.len().max(found + 1), false);
            taken[found] = true;
            at[idx] = Some(Slot { at: found, promoted: false });
            if promotes(&idx) && found + PROMOTED < PICTURES.len() {
                taken[found + PROMOTED] = true;
            }
        }
        for (idx, form) in forms.iter().enumerate() {
            let Some(base) = form.and_then(|it| at[it]) else { continue };
            let (place, promoted) = (base.at + PROMOTED, base.at + PROMOTED < PICTURES.len());
            if !promoted {
                taken.push(true);
            }
            at[idx] = Some(Slot { at: if promoted { place } else { taken.len() - 1 }, promoted });
        }
        let n = taken.len() + 1;
        Self { of_types: at.into_iter().map(|it| it.unwrap_or(Slot { at: n - 1, promoted: false })).collect(), n }
    }
}

/// Whether XBoard can use the name of a piece as it is.
fn is_letter(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|it| it.is_ascii_uppercase())
}

/// A dressed letter that nobody has, of the name if that goes.
fn free(taken: &mut BTreeSet<String>, name: &str) -> String {
    let letters = || name.chars().filter(char::is_ascii_alphabetic).map(|it| it.to_ascii_uppercase()).chain('A'..='Z');
    let all = ["'", "!"].into_iter().flat_map(|dress| letters().map(move |it| format!("{it}{dress}")));
    let res = all.into_iter().find(|it| !taken.contains(it)).unwrap_or_default();
    taken.insert(res.clone());
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(definition: &str) -> Symbols {
        Symbols::of(&game::setup::compile(&rules::read(definition).0).0)
    }

    #[test]
    fn pieces_have_the_pictures_of_their_names() {
        let it = symbols("royal=K\nking:K:K::e1\nrook:R:R::a1\npawn:P:fW::a2\nknight:N:N::b1\nbaboon:B:F::c1\n");
        assert_eq!(it.table(), "PN.R................BKpn.r................bk");
        let it = symbols(
            "files=9\nranks=9\npromoZone=3\npromoOffset=2\nmaxPromote=2\nroyal=K\nholdingsType=1\n\
                          pawn:P:fW::a3\nlance:L:fR::a1\ntokin:+P:WfF::\ngilt:+L:WfF::\nking:K:K::e1\n",
        );
        assert_eq!(it.table(), "PL.........++........Kpl.........++........k");
    }

    #[test]
    fn names_that_xboard_has_not_become_letters() {
        let it = symbols("royal=K\nking:K:K::e1\nbison:Bi:NC::c1\nbishop:B:B::d1\nbear:Be:FD::f1\n");
        let ours = "{bi}6{Bi}/{Be}b{be} e2e4{be} {Bi}@e4";
        let theirs = it.as_theirs(ours);
        assert_eq!(theirs, "b'6B'/E'be' e2e4e' B'@e4");
        assert_eq!(it.as_ours(&theirs), ours);
        let symbols: BTreeSet<&String> = it.all.iter().map(|it| &it.theirs[0]).collect();
        assert_eq!(symbols.len(), it.all.len());
    }
}
