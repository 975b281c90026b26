//! The score of a match, and what it proves.

use std::fmt;

/// Results so far, by pairs of games from one opening: the two games of a pair are not independent, pairs are.
#[derive(Default)]
pub(crate) struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
    /// For each pair, the points of both games.
    pairs: Vec<f64>,
}

impl Score {
    /// Adds a pair of games, given with the first player's points.
    pub(crate) fn add(&mut self, points: [f64; 2]) {
        for point in points {
            match point {
                1.0 => self.wins += 1,
                0.0 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        self.pairs.push(points.iter().sum::<f64>() / 2.0);
    }

    fn share(&self) -> f64 {
        self.pairs.iter().sum::<f64>() / self.pairs.len().max(1) as f64
    }

    /// The variance of a pair's share. A few imagined pairs keep it from 0 where every pair ended alike.
    fn variance(&self) -> f64 {
        let share = self.share();
        let squares: f64 = self.pairs.iter().map(|pair| (pair - share).powi(2)).sum();
        (squares + 0.125) / (self.pairs.len() + 1) as f64
    }

    /// Half the width of the interval that holds the true share with 95 %.
    fn margin(&self) -> f64 {
        1.96 * (self.variance() / self.pairs.len().max(1) as f64).sqrt()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { wins, draws, losses, .. } = self;
        let (share, margin) = (self.share(), self.margin());
        let (low, high) = (elo(share - margin), elo(share + margin));
        write!(f, "games {} +{wins} ={draws} -{losses} ", wins + draws + losses)?;
        write!(f, "score {:.1} % elo {:+.0} from {low:+.0} to {high:+.0}", 100.0 * share, elo(share))
    }
}

/// The difference in Elo at which a share of the points is expected; at most 999 either way.
pub(crate) fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-9, 1.0 - 1e-9);
    // Adding 0 makes an even score +0, not -0.
    (-400.0 * (1.0 / share - 1.0).log10()).round().clamp(-999.0, 999.0) + 0.0
}

fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test between two differences in Elo, with 5 % of error either way.
pub(crate) struct Sprt {
    low: f64,
    high: f64,
}

/// ln(0.95 / 0.05)
const BOUND: f64 = 2.944;

impl Sprt {
    pub(crate) fn new((low, high): (f64, f64)) -> Self {
        Self { low: share(low), high: share(high) }
    }

    /// The logarithm of how much likelier the score is under the higher difference than under the lower: by the normal
    /// approximation over pairs.
    pub(crate) fn llr(&self, score: &Score) -> f64 {
        let middle = (self.low + self.high) / 2.0;
        score.pairs.len() as f64 * (self.high - self.low) * (score.share() - middle) / score.variance()
    }

    pub(crate) fn verdict(&self, score: &Score) -> Option<&'static str> {
        match self.llr(score) {
            llr if llr >= BOUND => Some("accepted"),
            llr if llr <= -BOUND => Some("rejected"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_differences() {
        assert!((elo(0.75) - 190.8).abs() < 1.0);
        assert!((share(190.8) - 0.75).abs() < 0.001);
        assert_eq!((elo(0.5), elo(1.0), elo(0.0)), (0.0, 999.0, -999.0));
    }

    #[test]
    fn a_clear_score_decides_and_an_even_one_does_not() {
        let sprt = Sprt::new((0.0, 50.0));
        let (mut clear, mut even) = (Score::default(), Score::default());
        for n in 0..40 {
            clear.add([1.0, if n % 2 == 0 { 1.0 } else { 0.5 }]);
            even.add([1.0, 0.1]);
        }
        assert_eq!(sprt.verdict(&clear), Some("accepted"));
        assert_eq!(sprt.verdict(&Score::default()), None);
    }
}
