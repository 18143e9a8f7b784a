//! A match that takes the course somebody has laid out for it. It is for proofs about whoever tells
//! people of a match: two of them can differ in exactly what one viewer cannot know. It keeps no
//! secret and no journal, and people never play it.

use crate::Advising;
use crate::face::{AnyGame, AnyMatch, AnyTable, Refused, Thought};
use crate::hosted::{Hosted, read, refused};
use crate::table::told;
use crate::{Feat, Listed, Options, Told};
use bots::UnknownBot;
use kernel::{Commitment, Header, Hindsight, Journal, Mismatch, Play, Seat, Seeded};
use serde_json::Value;
use std::ops::Range;

/// Where a course stands after the deal or after one answer.
pub struct Point<G: Listed> {
    /// Who gave which answer to come here; none at the deal.
    pub answer: Option<(Seat, G::Choice)>,
    pub table: G,
    pub told: Vec<kernel::Told<G>>,
    /// Luck was asked on the way.
    pub lucky: bool,
}

pub struct Rehearsed<G: Listed> {
    course: Vec<Point<G>>,
    /// At each point that has been reached.
    hindsight: Vec<Hindsight>,
    now: usize,
}

impl<G: Listed> Rehearsed<G> {
    /// Begins with the deal and what is told of it.
    pub fn begin(course: Vec<Point<G>>) -> (Self, Vec<Told>) {
        let told = told(&course[0].table, course[0].told.clone());
        let hindsight = vec![Hindsight::after_deal(&course[0].table)];
        (Rehearsed { course, hindsight, now: 0 }, told)
    }

    /// Takes note of the answer that leads to this point.
    fn note(&mut self, at: usize) {
        let Point { answer, table, told, lucky } = &self.course[at];
        let answer = answer.expect("every point but the first follows an answer");
        let mut hindsight = self.hindsight[at - 1].clone();
        hindsight.note(answer, (&self.course[at - 1].table, table), told, *lucky);
        self.hindsight.push(hindsight);
    }

    /// The same answer given after the point before this one, without any luck.
    fn anew(&self, at: usize) -> Point<G> {
        let (seat, choice) = self.course[at].answer.expect("no deal is taken back");
        let (mut table, mut told) = (self.course[at - 1].table.clone(), Vec::new());
        let mut log = |audience, event| told.push((audience, event));
        table.apply(seat, choice, &mut Play::told(&mut Seeded::new(0), &mut log));
        Point { answer: Some((seat, choice)), table, told, lucky: false }
    }
}

impl<G: Listed> AnyMatch for Rehearsed<G> {
    fn table(&self) -> &dyn AnyTable {
        &self.course[self.now].table
    }
    fn game(&self) -> &'static dyn AnyGame {
        &Hosted::<G>::GAME
    }
    fn answer(&mut self, seat: Seat, label: &str) -> Result<Vec<Told>, Refused> {
        self.check(seat, label)?;
        let next = self.course.get(self.now + 1).expect("the course goes on");
        let (by, choice) = next.answer.expect("every point but the first follows an answer");
        assert_eq!((by, choice.to_string().as_str()), (seat, label), "not the course laid out");
        let told = told(&next.table, next.told.clone());
        self.now += 1;
        self.note(self.now);
        Ok(told)
    }
    fn check(&self, seat: Seat, label: &str) -> Result<String, Refused> {
        let table = &self.course[self.now].table;
        let choice = read(table, seat, label)?;
        kernel::legal(table, seat, choice).map_err(|e| refused::<G>(choice, e))?;
        Ok(choice.to_string())
    }
    fn think(&self, _: Seat, bot: &str, _: u64) -> Result<Thought, UnknownBot> {
        Err(UnknownBot(bot.to_string())) // bots have no say in a course that is laid out
    }
    fn advise(&self, _: Seat, _: u64) -> Advising {
        Box::new(|_| wire::Advice { prompt: 0, choices: Vec::new(), line: Vec::new() })
    }
    fn hindsight(&self) -> &Hindsight {
        &self.hindsight[self.now]
    }
    /// What is taken back is to be answered next.
    fn take_back(&mut self, gone: Range<usize>, _: &str) -> Result<(), Mismatch> {
        let last = self.now;
        self.hindsight.truncate(gone.start + 1);
        self.now -= gone.len();
        if self.now > gone.start {
            // What others have answered since comes first now.
            self.course[gone.start + 1..=last].rotate_left(gone.len());
            (gone.start + 1..=last).for_each(|at| self.course[at] = self.anew(at));
            (gone.start + 1..=self.now).for_each(|at| self.note(at));
        }
        Ok(())
    }
    fn again(&self, options: &Options) -> Options {
        options.clone()
    }
    fn journal(&self) -> Journal {
        let header = Header {
            game: G::NAME.into(),
            rules: G::RULES,
            setup: Value::Null,
            commitment: Commitment(String::new()),
            nonces: Vec::new(),
            secret: None,
        };
        Journal { header, answers: Vec::new(), end: None }
    }
    fn career(&mut self, career: &Value) -> Result<(Value, Vec<Feat>), String> {
        Ok((career.clone(), Vec::new()))
    }
}
