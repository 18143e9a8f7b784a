//! A match that takes the course somebody has laid out for it. It is for proofs about whoever tells
//! people of a match: two of them can differ in exactly what one viewer cannot know. It keeps no
//! secret and no journal, and people never play it.

use crate::face::{AnyGame, AnyMatch, AnyTable, Refused, Thought};
use crate::hosted::{Hosted, read, refused};
use crate::table::told;
use crate::{Feat, Listed, Options, Told};
use bots::UnknownBot;
use kernel::{Commitment, Header, Journal, Mismatch, Seat};
use serde_json::Value;

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
    now: usize,
}

impl<G: Listed> Rehearsed<G> {
    /// Begins with the deal and what is told of it.
    pub fn begin(course: Vec<Point<G>>) -> (Self, Vec<Told>) {
        let told = told(&course[0].table, course[0].told.clone());
        (Rehearsed { course, now: 0 }, told)
    }

    fn answers(&self) -> impl DoubleEndedIterator<Item = (Seat, G::Choice)> + '_ {
        self.course[..=self.now].iter().filter_map(|p| p.answer)
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
        self.now += 1;
        Ok(told(&next.table, next.told.clone()))
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
    fn before_last_answer_of(&self, seat: Seat) -> Option<usize> {
        let seats: Vec<Seat> = self.answers().map(|(by, _)| by).collect();
        seats.iter().rposition(|by| *by == seat)
    }
    fn is_free_to_take_back(&self, seat: Seat) -> bool {
        let Some((by, choice)) = self.course[self.now].answer else { return false };
        let before = &self.course[self.now - 1].table;
        let now = &self.course[self.now];
        let telling = now.lucky || now.told.iter().any(|(_, event)| G::shows(event));
        by == seat && !telling && kernel::tells_nothing(before, seat, choice)
    }
    fn take_back(&mut self, answers: usize, _: &str) -> Result<(), Mismatch> {
        self.now = answers;
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
