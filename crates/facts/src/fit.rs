//! Scores of imbalances as values: a logistic scale that the odds of Pawns calibrate, and least squares.

use crate::statistics::{Score, log_odds};

/// A value with the half width of its interval of 95 %.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// Centipawns.
    pub value: f64,
    /// Centipawns.
    pub error: f64,
}

/// What the log odds of a share are: never infinite, because half a point more for both sides is counted.
fn odds(score: Score) -> Estimate {
    let n = f64::from(score.n_games());
    let (mean, error) = score.share();
    let share = (mean * n + 0.5) / (n + 1.0);
    // The slope of the logarithm of the odds.
    Estimate { value: log_odds(share), error: error / (share * (1.0 - share) * std::f64::consts::LN_10) }
}

/// The log odds of one Pawn more, from scores with some Pawns more, each with their number. `None` if they show no
/// advantage.
#[must_use]
pub fn scale(pawns: &[(f64, Score)]) -> Option<Estimate> {
    let (mut product, mut square) = (0.0, 0.0);
    for (n, it) in pawns.iter().filter(|it| it.1.n_games() > 0).map(|(n, it)| (n, odds(*it))) {
        let weight = it.error.max(1e-6).powi(-2);
        product += weight * n * it.value;
        square += weight * n * n;
    }
    let value = product / square;
    (value > 0.0).then(|| Estimate { value, error: square.powf(-0.5) })
}

/// What a score of an imbalance is worth on a scale.
#[must_use]
pub fn value(score: Score, scale: Estimate) -> Estimate {
    let it = odds(score);
    let value = it.value / scale.value;
    let error = (it.error.powi(2) + (value * scale.error).powi(2)).sqrt() / scale.value;
    Estimate { value: 100.0 * value, error: 100.0 * error }
}

/// An imbalance as an equation: how often each unknown counts, what they add up to.
#[derive(Clone, Debug, PartialEq)]
pub struct Equation {
    /// By unknown.
    pub counts: Vec<f64>,
    /// The sum.
    pub sum: Estimate,
}

/// The unknowns that fit the equations best, by least squares with the weights of their errors; `None` for those that
/// the equations do not determine.
#[must_use]
pub fn least_squares(equations: &[Equation]) -> Vec<Option<Estimate>> {
    let n = equations.first().map_or(0, |it| it.counts.len());
    // The normal equations, with the unit matrix beside them: its rows become the inverse.
    let mut rows = vec![vec![0.0; 2 * n + 1]; n];
    for (i, row) in rows.iter_mut().enumerate() {
        for it in equations {
            let weight = it.sum.error.max(1e-6).powi(-2);
            (0..n).for_each(|j| row[j] += weight * it.counts[i] * it.counts[j]);
            row[n] += weight * it.counts[i] * it.sum.value;
        }
        row[n + 1 + i] = 1.0;
    }
    let scale = (0..n).map(|it| rows[it][it]).fold(0.0, f64::max);
    let mut pivots = vec![None; n];
    let mut next = 0;
    for column in 0..n {
        let best = (next..n).max_by(|a, b| rows[*a][column].abs().total_cmp(&rows[*b][column].abs()));
        let Some(best) = best.filter(|it| rows[*it][column].abs() > scale * 1e-9) else { continue };
        rows.swap(next, best);
        let pivot = rows[next].clone();
        for (at, row) in rows.iter_mut().enumerate() {
            let factor = if at == next { 1.0 - 1.0 / pivot[column] } else { row[column] / pivot[column] };
            row.iter_mut().zip(&pivot).for_each(|(it, from)| *it -= factor * from);
        }
        pivots[column] = Some(next);
        next += 1;
    }
    let free: Vec<usize> = (0..n).filter(|it| pivots[*it].is_none()).collect();
    (0..n)
        .map(|it| {
            let row: &Vec<f64> = &rows[pivots[it]?];
            let is_known = free.iter().all(|it| row[*it].abs() < 1e-6);
            is_known.then(|| Estimate { value: row[n], error: row[n + 1 + it].max(0.0).sqrt() })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(wins: u32, draws: u32, losses: u32) -> Score {
        Score { wins, draws, losses }
    }

    #[test]
    fn odds_of_a_pawn_are_the_unit() {
        let pawn = score(500, 300, 200);
        let unit = scale(&[(1.0, pawn)]).unwrap();
        let same = value(pawn, unit);
        assert!((same.value - 100.0).abs() < 1e-9 && same.error > 10.0 && same.error < 30.0, "{same:?}");
        assert!(value(score(400, 200, 400), unit).value.abs() < 1e-9);
        // 0.65 are 0.269 in log odds, 0.8 are 0.602: 224 centipawns, but for the half points.
        assert!((value(score(700, 200, 100), unit).value - 224.0).abs() < 2.0);
        assert!(value(score(10, 0, 0), unit).value.is_finite());
        assert_eq!((scale(&[(1.0, score(2, 0, 4))]), scale(&[])), (None, None));
        // Two Pawns are twice as much: the scale stays, and is known better.
        let both = scale(&[(1.0, pawn), (2.0, score(700, 151, 149))]).unwrap();
        assert!((both.value / unit.value - 1.0).abs() < 0.05 && both.error < unit.error / 1.8, "{both:?} {unit:?}");
    }

    #[test]
    fn an_army_is_fitted_to_all_its_imbalances() {
        let equation =
            |counts: [f64; 3], value, error| Equation { counts: counts.to_vec(), sum: Estimate { value, error } };
        let known = [
            equation([1.0, 0.0, 0.0], 320.0, 10.0),
            equation([-1.0, 1.0, 0.0], 30.0, 10.0),
            equation([0.0, 1.0, 0.0], 340.0, 10.0),
        ];
        let res = least_squares(&known);
        // x = 320, y - x = 30, y = 340 contradict each other by 10: each gives way by a third.
        let [x, y] = [res[0].unwrap(), res[1].unwrap()];
        assert!((x.value - 316.67).abs() < 0.01 && (y.value - 343.33).abs() < 0.01, "{res:?}");
        assert!((x.error - 10.0 * (2.0_f64 / 3.0).sqrt()).abs() < 1e-6, "{res:?}");
        assert_eq!(res[2], None);
        // Only a difference is known.
        let res = least_squares(&[equation([1.0, -1.0, 0.0], 50.0, 5.0), equation([0.0, 0.0, 2.0], 900.0, 20.0)]);
        assert_eq!((res[0], res[1]), (None, None));
        assert!((res[2].unwrap().value - 450.0).abs() < 1e-9 && (res[2].unwrap().error - 10.0).abs() < 1e-9);
    }
}
