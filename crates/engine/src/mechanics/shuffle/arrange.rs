//! Words over pieces by number, and what an arrangement of squares may have to obey. No board.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::mechanics::shuffle::ShuffleGroup;

/// How many distinct words the letters make; `None` if there are too many to number.
#[must_use]
pub fn count(letters: &[Occupant]) -> Option<u128> {
    let mut sorted = letters.to_vec();
    sort::sort(&mut sorted);
    let mut res = 1u128;
    let mut n = 0u128;
    for run in sorted.chunk_by(|a, b| a == b) {
        // Multiplying by n over k step by step stays whole.
        for k in 1..=run.len() as u128 {
            n += 1;
            res = res.checked_mul(n)? / k;
        }
    }
    Some(res)
}

/// The word with a number, all distinct words of the sorted letters being ordered and numbered from 0.
#[must_use]
pub fn word(letters: &[Occupant], number: u128) -> Vec<Occupant> {
    let mut left = letters.to_vec();
    let mut res = Vec::with_capacity(left.len());
    let mut number = number;
    while !left.is_empty() {
        let mut idx = 0;
        while idx < left.len() {
            let letter = left[idx];
            let run = left[idx..].iter().take_while(|it| **it == letter).count();
            left.remove(idx);
            let n = count(&left).unwrap_or(u128::MAX);
            if number < n {
                res.push(letter);
                break;
            }
            number -= n;
            left.insert(idx, letter);
            idx += run;
        }
        if idx > left.len() {
            // The number was too large: the last word.
            res.extend(left.drain(..).rev());
        }
    }
    res
}

/// Whether some type of the group could never obey its marks, the others left aside.
#[must_use]
pub fn cannot_hold(group: &ShuffleGroup, squares: &[Sq], pieces: &[Occupant], files: u16) -> bool {
    let dark = squares.iter().filter(|it| is_dark(**it, files)).count();
    let shade = dark.min(squares.len() - dark);
    let pairs =
        squares.iter().filter(|it| mirror(**it, files) > **it && squares.contains(&mirror(**it, files))).count();
    group.spreads.iter().any(|it| {
        let n = pieces.iter().filter(|piece| piece.kind() == it.kind).count();
        it.shades && shade < n / 2 || it.pairs && pairs < n / 2
    })
}

fn is_dark(sq: Sq, files: u16) -> bool {
    (sq.0 / files + sq.0 % files).is_multiple_of(2)
}

/// The square on the same rank, counted from the other side.
fn mirror(sq: Sq, files: u16) -> Sq {
    Sq(sq.0 / files * files + (files - 1 - sq.0 % files))
}

/// Whether the squares are divided evenly between the shades, an odd one aside.
pub(super) fn half_on_each_shade(squares: &[Sq], files: u16) -> bool {
    let dark = squares.iter().filter(|it| is_dark(**it, files)).count();
    dark.abs_diff(squares.len() - dark) <= 1
}

/// Whether the squares mirror each other left and right. The odd one of an odd number stands in the middle file if
/// `all` squares include one there.
pub(super) fn mirrored(squares: &[Sq], all: &[Sq], files: u16) -> bool {
    let in_middle = |it: &Sq| mirror(*it, files) == *it;
    let odd: Vec<Sq> =
        squares.iter().copied().filter(|it| in_middle(it) || !squares.contains(&mirror(*it, files))).collect();
    match odd[..] {
        [] => true,
        [only] if squares.len() % 2 == 1 => in_middle(&only) || !all.iter().any(in_middle),
        _ => false,
    }
}
