//! `dama train`: weights fitted to the positions of self-play.
//!
//! Logistic regression: a score is a sum of weights, its sigmoid the share of the points it promises, and the weights
//! are moved until that agrees best with how the games ended and what the search saw. Plain AdaGrad, one position after
//! another in a seeded order, with L2 on everything, so that the same files and seed give the same weights.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::time::Instant;

use dama::engine::{Features, Seen, WEIGHT_UNIT, Weights};
use dama::notation::parse_position;
use dama::rules::Side;

use crate::options::{Options, UsageError};
use crate::random::Random;

/// Hundredths of a man that turn even chances into e : 1.
const UNIT: f32 = 100.0;
/// How much the game's end counts; what the search saw counts the rest.
const RESULT: f32 = 0.6;
const EPOCHS: u32 = 6;
const RATE: f32 = 0.12;
/// Pulls every weight towards 0 each time it is looked at.
const DECAY: f32 = 2e-5;
/// A weight met less often is noise.
const LEAST_MET: u32 = 4;
/// One position in so many is kept back to see whether what was learned holds.
const KEPT_BACK: usize = 20;

struct Example {
    seen: Seen,
    target: f32,
}

/// Fits the weights and writes them.
pub(crate) fn run(options: &Options) -> Result<(), UsageError> {
    let variant = options.rule_set()?.variant;
    let path = options.out.as_ref().ok_or(UsageError::Missing("--out"))?;
    if options.names.is_empty() {
        return Err(UsageError::Missing("a file of positions"));
    }
    let start = Instant::now();
    let features = Features::of(variant.rules());
    let mut examples = Vec::new();
    for name in &options.names {
        read(name, options, &features, &mut examples)?;
    }
    let mut fit = Fit::new(features.len(), &examples);
    let mut random = Random::new(options.seed, 0);
    for epoch in 1..=EPOCHS {
        shuffle(&mut examples, &mut random);
        let loss = fit.epoch(&examples, RATE / (1.0 + 0.3 * (epoch - 1) as f32));
        println!("epoch {epoch} loss {loss:.5} kept back {:.5}", fit.loss(&examples));
    }
    let weights = fit.weights(variant)?;
    let bytes = weights.write();
    std::fs::write(path, &bytes).map_err(|error| UsageError::Failed(format!("{}: {error}", path.display())))?;
    let (count, seconds) = (examples.len(), start.elapsed().as_secs_f64());
    println!("train {count} positions {} bytes {seconds:.1} s", bytes.len());
    Ok(())
}

fn read(name: &str, options: &Options, features: &Features, examples: &mut Vec<Example>) -> Result<(), UsageError> {
    let failed = |error: std::io::Error| UsageError::Failed(format!("{name}: {error}"));
    let rules = options.rule_set()?.rules();
    for (number, line) in (1..).zip(BufReader::new(File::open(name).map_err(failed)?).lines()) {
        let line = line.map_err(failed)?;
        let wrong = |what: String| UsageError::Failed(format!("{name}, line {number}: {what}"));
        let words: Vec<&str> = line.split_whitespace().collect();
        let &[fen, score, points] = words.as_slice() else {
            return Err(wrong("expected a FEN, a score and the points White made".to_owned()));
        };
        let position = parse_position(fen, &rules).map_err(|error| wrong(error.to_string()))?;
        let (Ok(score), Ok(points)) = (score.parse::<f32>(), points.parse::<f32>()) else {
            return Err(wrong(format!("expected two numbers, got {score:?} and {points:?}")));
        };
        let white = if position.turn() == Side::White { score } else { -score };
        let target = RESULT * points + (1.0 - RESULT) * sigmoid(white / UNIT);
        examples.push(Example { seen: features.see(position.board(), position.turn()), target });
    }
    Ok(())
}

fn shuffle(examples: &mut [Example], random: &mut Random) {
    // Those kept back stay where they are.
    for i in (1..examples.len()).rev() {
        let j = random.below(i as u64 + 1) as usize;
        if !i.is_multiple_of(KEPT_BACK) && !j.is_multiple_of(KEPT_BACK) {
            examples.swap(i, j);
        }
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The weights on their way, in units of [`UNIT`].
struct Fit {
    weights: Vec<[f32; 2]>,
    squares: Vec<[f32; 2]>,
    met: Vec<u32>,
}

impl Fit {
    fn new(features: usize, examples: &[Example]) -> Self {
        let mut met = vec![0; features];
        for (number, _) in examples.iter().flat_map(|example| &example.seen.features) {
            if let Some(met) = met.get_mut(*number as usize) {
                *met += 1;
            }
        }
        Self { weights: vec![[0.0; 2]; features], squares: vec![[1.0; 2]; features], met }
    }

    fn logit(&self, seen: &Seen) -> f32 {
        let [full, empty] = shares(seen);
        let sum = seen.features.iter().map(|&(number, times)| {
            let [a, b] = self.weights.get(number as usize).copied().unwrap_or_default();
            times * (a * full + b * empty)
        });
        sum.sum()
    }

    /// Looks at every example once; the mean loss on the way.
    fn epoch(&mut self, examples: &[Example], rate: f32) -> f32 {
        let (mut loss, mut count) = (0.0_f64, 0_u32);
        for (_, example) in examples.iter().enumerate().filter(|(i, _)| !i.is_multiple_of(KEPT_BACK)) {
            let promised = sigmoid(self.logit(&example.seen));
            loss += f64::from(cross_entropy(promised, example.target));
            count += 1;
            let error = promised - example.target;
            let shares = shares(&example.seen);
            for &(number, times) in &example.seen.features {
                let (Some(weights), Some(squares)) =
                    (self.weights.get_mut(number as usize), self.squares.get_mut(number as usize))
                else {
                    continue;
                };
                for ((weight, square), share) in weights.iter_mut().zip(squares).zip(shares) {
                    let slope = error * times * share + DECAY * *weight;
                    *square += slope * slope;
                    *weight -= rate * slope / square.sqrt();
                }
            }
        }
        (loss / f64::from(count.max(1))) as f32
    }

    /// The mean loss over the examples kept back.
    fn loss(&self, examples: &[Example]) -> f32 {
        let kept: Vec<f32> = examples
            .iter()
            .step_by(KEPT_BACK)
            .map(|example| cross_entropy(sigmoid(self.logit(&example.seen)), example.target))
            .collect();
        kept.iter().sum::<f32>() / kept.len().max(1) as f32
    }

    fn weights(&self, variant: dama::rules::Variant) -> Result<Weights, UsageError> {
        let whole = |value: f32| (value * UNIT * WEIGHT_UNIT as f32).round() as i16;
        let values = self.weights.iter().zip(&self.met);
        let values = values.map(|(pair, &met)| if met < LEAST_MET { [0; 2] } else { pair.map(whole) });
        Weights::new(variant, values.collect()).map_err(|error| UsageError::Failed(error.to_string()))
    }
}

/// How much the weight for a full board counts, and that for an empty one.
fn shares(seen: &Seen) -> [f32; 2] {
    [seen.fullness / seen.drawish, (1.0 - seen.fullness) / seen.drawish]
}

fn cross_entropy(promised: f32, target: f32) -> f32 {
    let promised = promised.clamp(1e-6, 1.0 - 1e-6);
    -(target * promised.ln() + (1.0 - target) * (1.0 - promised).ln())
}
