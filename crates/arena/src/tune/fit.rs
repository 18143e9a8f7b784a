//! Finding the numbers under which games end as they were expected to.

use super::Lesson;
use bots::{Evaluation, Taught, Weights};
use kernel::Game;
use rayon::prelude::*;

/// How far a number is expected to be from where it began, as a logarithm: what a few games seem to
/// say counts less than what was known. Of a game only so much is new.
const SPREAD: f64 = 1.5;
/// One game of so many is held back.
const HELD_BACK: u64 = 5;
/// No chance is believed beyond this: one wrong certainty would outweigh everything else.
const SUREST: f32 = 0.995;
/// The first step of a number, as a part of it; it grows after a success and is halved after none.
const FIRST_STEP: f32 = 0.2;
const GROWS: f32 = 1.4;
/// A number whose step is a smaller part of it than this is found.
const FINE: f32 = 0.01;
/// What makes everything better by less than this is no better.
const LEAST_GAIN: f64 = 1e-6;
const ROUNDS: usize = 24;
/// Losses are summed in parts of this size, whatever the number of threads.
const PART: usize = 512;

/// What was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitted<W> {
    pub weights: W,
    /// The loss on the games that were learnt from, before and after.
    pub learnt: [f64; 2],
    /// The loss on the games that were held back, before and after.
    pub held_back: [f64; 2],
}

/// How far the chances that these numbers see are from how the games ended.
pub fn loss<G: Game, E: Evaluation<G> + Taught + Sync>(
    weights: E::Weights,
    lessons: &[&Lesson<G>],
) -> f64 {
    let knowledge = E::weighing(weights);
    let one = |lesson: &&Lesson<G>| {
        let chance = knowledge.value(&lesson.table, lesson.seat).clamp(1.0 - SUREST, SUREST);
        let (chance, won) = (f64::from(chance), f64::from(lesson.won));
        -won * chance.ln() - (1.0 - won) * (1.0 - chance).ln()
    };
    // In a fixed order, so that the sum is the same on any number of threads.
    let part = |part: &[&Lesson<G>]| part.iter().map(one).sum::<f64>();
    let parts: Vec<f64> = lessons.par_chunks(PART).map(part).collect();
    parts.iter().sum::<f64>() / lessons.len().max(1) as f64
}

/// Changes one number after the other as long as that helps, beginning with the third of the
/// weights and not far from the second; what comes of it is compared with the first. Those to
/// `keep` stay as they are. `each` hears of every round: how many there were, and the loss with
/// what is added for numbers that went far.
pub fn fit<G: Game, E: Evaluation<G> + Taught + Sync>(
    [before, first, from]: [E::Weights; 3],
    keep: &[String],
    lessons: &[Lesson<G>],
    each: &mut dyn FnMut(usize, f64),
) -> Fitted<E::Weights> {
    let (back, learnt): (Vec<_>, Vec<_>) =
        lessons.iter().partition(|lesson| lesson.game % HELD_BACK == 0);
    let games = learnt.chunk_by(|a, b| a.game == b.game).count().max(1) as f64;
    let began = first.numbers();
    let far = |numbers: &[f32]| {
        let ratios = numbers.iter().zip(&began).map(|(now, then)| f64::from(now / then).ln());
        ratios.map(|far| far * far).sum::<f64>() / (2.0 * SPREAD * SPREAD * games)
    };
    let loss_of = |numbers: &[f32]| loss::<G, E>(E::Weights::of(numbers), &learnt) + far(numbers);
    let is_kept = |i: usize| keep.iter().any(|name| name == E::Weights::NAMES[i]);
    let mut numbers = from.numbers();
    let mut steps: Vec<f32> = numbers.iter().map(|n| FIRST_STEP * n.abs().max(1e-4)).collect();
    let mut best = loss_of(&numbers);
    let learnt_before = loss::<G, E>(before, &learnt);
    for round in 1..=ROUNDS {
        for i in 0..numbers.len() {
            let now = numbers[i];
            if is_kept(i) || steps[i] < FINE * now.abs().max(1e-4) {
                continue;
            }
            let better = [now + steps[i], now - steps[i]].into_iter().find_map(|tried| {
                // A number keeps its sign: what is good does not become bad.
                (tried > 0.0).then_some(())?;
                numbers[i] = tried;
                let loss = loss_of(&numbers);
                (loss < best - LEAST_GAIN).then_some((tried, loss))
            });
            numbers[i] = better.map_or(now, |(tried, _)| tried);
            best = better.map_or(best, |(_, loss)| loss);
            steps[i] *= if better.is_some() { GROWS } else { 0.5 };
        }
        each(round, best);
        let found = |i: usize| is_kept(i) || steps[i] < FINE * numbers[i].abs().max(1e-4);
        if (0..numbers.len()).all(found) {
            break;
        }
    }
    let weights = E::Weights::of(&numbers);
    let held_back = [before, weights].map(|weights| loss::<G, E>(weights, &back));
    Fitted { weights, learnt: [learnt_before, loss::<G, E>(weights, &learnt)], held_back }
}
