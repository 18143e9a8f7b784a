//! What a bot thinks of a match that is over: each decision from what its seat could know then.
//!
//! It is thought in small pieces, one decision each, so that whoever has little room can do
//! something else in between. The same match is always thought of in the same way.

mod decision;
mod sum;

pub use decision::Decision;

use crate::Listed;
use kernel::{Journal, Match, Mismatch, Seat, SeatSet, Viewer};
use std::collections::VecDeque;
use sum::Side;
use wire::{Analysed, JudgedPoint};

/// How much is thought about a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// Of how many decisions, at most.
    pub decisions: usize,
    /// How often each is played on in thought, at least once; what was played perhaps as often
    /// again.
    pub simulations: u32,
}

impl Default for Depth {
    /// Some seconds of one core for a whole match and well under one for a decision, also in a game
    /// of which 30,000 simulations are made in a second. It is no bot's number: making the
    /// strongest think longer at a table must not make analyses dearer.
    fn default() -> Self {
        Depth { decisions: 60, simulations: 1_000 }
    }
}

/// A match that is being thought about.
pub trait AnyStudy: Send {
    /// How many decisions have been thought about, of how many.
    fn done(&self) -> usize;
    fn of(&self) -> usize;
    /// Thinks about the next decision, if there is one.
    fn think(&mut self);
    /// What was found. `results` is what the end was to each seat, from 0 (lost) to 1 (won): the
    /// players may have agreed on an end that the table knows nothing of.
    fn analysed(&self, results: &[Option<f32>]) -> Analysed;
}

struct Study<G: Listed> {
    /// What is still to be thought about.
    left: VecDeque<Decision<G>>,
    points: Vec<JudgedPoint>,
    simulations: u32,
    seed: u64,
    /// All that left a choice, thought about or not.
    decisions: u32,
    sides: Vec<Side>,
    answers: u32,
}

/// Goes through a journal and takes from it what there was to decide.
pub(crate) fn study<G: Listed>(
    journal: &Journal,
    depth: Depth,
) -> Result<Box<dyn AnyStudy>, Mismatch> {
    let knowledge = G::Knowledge::default();
    let (mut decisions, mut before, mut answers) = (Vec::new(), None::<G>, 0);
    let game = Match::<G>::replay(journal, |game, answer, _| {
        if let (Some((seat, played)), Some(table)) = (answer, &before) {
            decisions.extend(Decision::of(table, answers, seat, played, &knowledge));
            answers += 1;
        }
        before = Some(game.table().clone());
    })?;
    let public = game.view(Viewer::Public);
    let players = G::players(&public);
    decisions.retain(|decision| players.has(decision.seat()));
    let all = decisions.len() as u32;
    Ok(Box::new(Study::<G> {
        left: chosen(decisions, depth.decisions).into(),
        points: Vec::new(),
        simulations: depth.simulations,
        seed: seed(&journal.header.commitment.0),
        decisions: all,
        sides: sides::<G>(&public, players),
        answers,
    }))
}

/// Follows from what everybody is told before the first card: luck in thought has nothing to do
/// with the luck of the match.
fn seed(commitment: &str) -> u64 {
    commitment.bytes().fold(0xcbf2_9ce4_8422_2325, |seed, byte| {
        (seed ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// Those who win together, in the order of their seats.
fn sides<G: Listed>(public: &G::View, players: SeatSet) -> Vec<Side> {
    let mut sides: Vec<Side> = Vec::new();
    for seat in players.iter() {
        let name = G::team_of(public, seat);
        match sides.iter_mut().find(|side| name.is_some() && side.name == name) {
            Some(side) => side.seats.push(seat),
            None => sides.push(Side { name, seats: vec![seat] }),
        }
    }
    sides
}

/// At most so many of the decisions: each seat gets its share, spread evenly over the match, and of
/// those that lie together the one with the most choices.
fn chosen<G: Listed>(all: Vec<Decision<G>>, most: usize) -> Vec<Decision<G>> {
    if all.len() <= most {
        return all;
    }
    let of = |seat: Seat| (0..all.len()).filter(|i| all[*i].seat() == seat).collect::<Vec<_>>();
    let seats = all.iter().map(Decision::seat).collect::<SeatSet>();
    let mut by_seat: Vec<Vec<usize>> = seats.iter().map(of).collect();
    // Who decided seldom leaves the rest of his share to the others.
    by_seat.sort_by_key(Vec::len);
    let (mut keep, mut left) = (vec![false; all.len()], most);
    for (nth, decisions) in by_seat.iter().enumerate() {
        let share = decisions.len().min(left / (by_seat.len() - nth));
        left -= share;
        for piece in 0..share {
            let start = piece * decisions.len() / share;
            let end = (piece + 1) * decisions.len() / share;
            let together = decisions[start..end].iter();
            let widest = together.min_by_key(|i| std::cmp::Reverse(all[**i].choices()));
            keep[*widest.expect("a share is not larger than what is shared")] = true;
        }
    }
    all.into_iter().zip(keep).filter_map(|(decision, keep)| keep.then_some(decision)).collect()
}

impl<G: Listed> AnyStudy for Study<G> {
    fn done(&self) -> usize {
        self.points.len()
    }
    fn of(&self) -> usize {
        self.points.len() + self.left.len()
    }
    fn think(&mut self) {
        if let Some(decision) = self.left.pop_front() {
            self.points.push(decision.judge(self.simulations, self.seed));
        }
    }
    fn analysed(&self, results: &[Option<f32>]) -> Analysed {
        let points = self.points.clone();
        let mistakes = |seat: Option<&str>| sum::swings(&points, seat);
        let players = self.sides.iter().flat_map(|side| &side.seats);
        let mut seats: Vec<String> = players.map(ToString::to_string).collect();
        seats.sort();
        let of_seat = |seat: String| wire::SeatSwings { swings: mistakes(Some(&seat)), seat };
        Analysed {
            simulations: self.simulations,
            decisions: self.decisions,
            swings: mistakes(None),
            seats: seats.into_iter().map(of_seat).collect(),
            sides: self.sides.iter().map(|s| s.curve(&points, self.answers, results)).collect(),
            points,
        }
    }
}
