//! A position that was set up: the start of a turn, recorded luck, and the answers since.

use crate::face::{AnyPosition, AnyTable, BadPosition, Refused};
use crate::faults;
use crate::hosted::{read, refused};
use crate::table::{json, told};
use crate::{Listed, Told};
use kernel::{Answer, Chance, Play, Recorded, Seat, legal};
use serde_json::{Map, Value};
use std::cell::Cell;

/// Luck is written counted from one, so that a drawn card is its number.
const FIRST: usize = 1;
/// A position with more recorded luck or answers than this is no position of a single turn.
const MOST: usize = 10_000;

pub struct Laid<G: Listed> {
    /// The latest turn that began, and what happened since.
    start: G::Position,
    /// The luck since then, as picked.
    used: Vec<usize>,
    answers: Vec<Answer>,
    luck: Recorded,
    table: G,
    prelude: Vec<Told>,
}

/// Counts and writes down what luck decides while a step runs.
struct Witness<'a> {
    luck: &'a mut Recorded,
    picks: &'a mut Vec<usize>,
    count: &'a Cell<usize>,
}

impl Chance for Witness<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let i = self.luck.pick(weights);
        self.picks.push(i);
        self.count.set(self.picks.len());
        i
    }
}

impl<G: Listed> Laid<G> {
    pub fn read(text: &str, seed: u64) -> Result<Self, BadPosition> {
        let one = |reason: String| BadPosition(vec![reason]);
        let value: Value = serde_json::from_str(text).map_err(|e| one(format!("no JSON: {e}")))?;
        let Value::Object(mut fields) = value else {
            return Err(one("a position is a JSON object".into()));
        };
        fields.remove("steps"); // printed for reading, never read
        fields.remove("$schema");
        if let Some(game) = fields.remove("game").filter(|g| g.as_str() != Some(G::NAME)) {
            return Err(one(format!("this is a position of {game}, not of \"{}\"", G::NAME)));
        }
        let (picks, answers) = (take_chance(&mut fields), take_answers(&mut fields));
        let position = faults::read::<G::Position>(&fields, G::LEAST_POSITION);
        let (picks, answers, position) = match (picks, answers, position) {
            (Ok(picks), Ok(answers), Ok(position)) => (picks, answers, position),
            (picks, answers, position) => {
                let fields = position.err().unwrap_or_default().into_iter();
                return Err(BadPosition(fields.chain(picks.err()).chain(answers.err()).collect()));
            }
        };
        let table = G::set_up(&position).map_err(|bad| BadPosition(bad.0))?;
        let mut laid = Laid {
            start: position,
            used: Vec::new(),
            answers: Vec::new(),
            luck: Recorded::new(picks, seed),
            table,
            prelude: Vec::new(),
        };
        laid.prelude = laid.go_on(None);
        laid.check_luck()?;
        for (i, line) in answers.iter().enumerate() {
            let fail = |reason: String| one(format!("answer {}: {reason}", i + 1));
            let seat = line.seat.parse::<Seat>().map_err(fail)?;
            let events = laid.answer(seat, &line.answer).map_err(|r| fail(r.to_string()))?;
            laid.prelude.extend(events);
            laid.check_luck()?;
        }
        Ok(laid)
    }

    fn check_luck(&self) -> Result<(), BadPosition> {
        let misfit = self.luck.misfit.as_ref();
        misfit.map_or(Ok(()), |m| Err(BadPosition(vec![format!("`chance` does not fit: {m}")])))
    }

    /// Runs the table, after an answer if there is one, and notes where the latest turn began.
    fn go_on(&mut self, answer: Option<(Seat, G::Choice)>) -> Vec<Told> {
        let (count, mut picks) = (Cell::new(0), Vec::new());
        let mut began: Option<(usize, G::Position)> = None;
        let mut events = Vec::new();
        let mut log = |audience, event| events.push((audience, event));
        let mut chance = Witness { luck: &mut self.luck, picks: &mut picks, count: &count };
        let mut play = Play::told(&mut chance, &mut log);
        let mut on_turn = |table: &G| began = table.written().map(|p| (count.get(), p));
        match answer {
            Some((seat, choice)) => {
                self.table.apply_watching(seat, choice, &mut play, &mut on_turn)
            }
            None => self.table.run_watching(&mut play, &mut on_turn),
        }
        if let Some((seat, choice)) = answer {
            self.answers.push(Answer::new(seat, choice));
        }
        match began {
            Some((before, position)) => {
                self.start = position;
                self.used = picks.split_off(before);
                self.answers.clear();
            }
            None => self.used.extend(picks),
        }
        told(&self.table, events)
    }
}

impl<G: Listed> AnyPosition for Laid<G> {
    fn table(&self) -> &dyn AnyTable {
        &self.table
    }

    fn answer(&mut self, seat: Seat, label: &str) -> Result<Vec<Told>, Refused> {
        let choice = read(&self.table, seat, label)?;
        legal(&self.table, seat, choice).map_err(|e| refused::<G>(choice, e))?;
        Ok(self.go_on(Some((seat, choice))))
    }

    fn written(&self) -> Value {
        let mut value = json(&self.start);
        let fields = value.as_object_mut().expect("a position is written as an object");
        fields.insert("game".into(), G::NAME.into());
        let luck = self.used.iter().chain(&self.luck.picks).map(|i| i + FIRST);
        let luck: Vec<usize> = luck.collect();
        if !luck.is_empty() {
            fields.insert("chance".into(), json(&luck));
        }
        if !self.answers.is_empty() {
            fields.insert("answers".into(), json(&self.answers));
        }
        fields.insert("steps".into(), json(&self.table.steps_due()));
        value
    }

    fn prelude(&self) -> &[Told] {
        &self.prelude
    }
}

fn take_chance(fields: &mut Map<String, Value>) -> Result<Vec<usize>, String> {
    let bad = |what: String| format!("`chance`: {what}");
    let Some(value) = fields.remove("chance") else { return Ok(Vec::new()) };
    let picks: Vec<usize> = serde_json::from_value(value).map_err(|e| bad(e.to_string()))?;
    if picks.len() > MOST {
        return Err(bad(format!("more than {MOST} picks")));
    }
    let counted = picks.iter().map(|p| p.checked_sub(FIRST));
    counted.collect::<Option<_>>().ok_or_else(|| bad("picks are counted from 1".into()))
}

fn take_answers(fields: &mut Map<String, Value>) -> Result<Vec<Answer>, String> {
    let bad = |what: String| format!("`answers`: {what}");
    let Some(value) = fields.remove("answers") else { return Ok(Vec::new()) };
    let answers: Vec<Answer> = serde_json::from_value(value).map_err(|e| bad(e.to_string()))?;
    if answers.len() > MOST {
        return Err(bad(format!("more than {MOST} answers")));
    }
    Ok(answers)
}
