//! The course of a game: everything that was asked, answered, told and left to luck. A course can
//! be taken again with other luck, or from another table, to see who notices.

use crate::suite::{Case, LONGEST, any_of, applied, luck_at, whims_of};
use kernel::{Asks, Chance, Game, Offers, Play, Seat, Seeded, Told, Viewer, legal};

/// A game as it was played, point by point; point 0 is the deal.
#[derive(Clone)]
pub struct Course<G: Game> {
    pub answers: Vec<(Seat, G::Choice)>,
    pub tables: Vec<G>,
    pub told: Vec<Vec<Told<G>>>,
    pub luck: Vec<Vec<Pick>>,
}

/// One piece of luck, with what it was picked from.
#[derive(Clone)]
pub struct Pick {
    pub index: usize,
    weights: Vec<u32>,
}

struct Notes<'a> {
    luck: &'a mut dyn Chance,
    picks: Vec<Pick>,
}

impl Chance for Notes<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let index = self.luck.pick(weights);
        self.picks.push(Pick { index, weights: weights.to_vec() });
        index
    }
}

impl<G: Game> Course<G> {
    fn new() -> Self {
        Course { answers: Vec::new(), tables: Vec::new(), told: Vec::new(), luck: Vec::new() }
    }

    /// A random game of this setup.
    pub fn random(setup: &G::Setup, seed: u64) -> Self {
        Self::of(&mut Case::new("course", setup, seed), &mut whims_of(seed))
    }

    pub(crate) fn of(case: &mut Case<G>, whim: &mut Seeded) -> Self {
        let mut course = Self::new();
        let mut luck = luck_at(case.seed, 0);
        let mut notes = Notes { luck: &mut luck, picks: Vec::new() };
        let (mut table, told) = dealt::<G>(case.setup, &mut notes);
        let picks = notes.picks;
        course.push(None, table.clone(), told, picks);
        while table.asks() != Asks::Over {
            let (seat, choice) = case.random_answer(&table, whim);
            case.answers.push((seat, choice));
            let mut luck = luck_at(case.seed, case.answers.len());
            let mut notes = Notes { luck: &mut luck, picks: Vec::new() };
            let told = applied(&mut table, seat, choice, &mut notes);
            let picks = notes.picks;
            course.push(Some((seat, choice)), table.clone(), told, picks);
            if case.answers.len() > LONGEST {
                case.fail("every game ends", format!("it goes on after {LONGEST} answers"));
            }
        }
        course
    }

    fn push(
        &mut self,
        answer: Option<(Seat, G::Choice)>,
        table: G,
        told: Vec<Told<G>>,
        luck: Vec<Pick>,
    ) {
        self.answers.extend(answer);
        self.tables.push(table);
        self.told.push(told);
        self.luck.push(luck);
    }

    /// The same luck but for one pick, or with two picks swapped; late picks are tried more often,
    /// because early ones seldom leave every answer legal.
    fn varied_luck(&self, whim: &mut Seeded) -> Option<Vec<Vec<usize>>> {
        let places: Vec<(usize, usize)> = self
            .luck
            .iter()
            .enumerate()
            .flat_map(|(point, picks)| (0..picks.len()).map(move |i| (point, i)))
            .filter(|(point, i)| {
                self.luck[*point][*i].weights.iter().filter(|w| **w > 0).count() > 1
            })
            .collect();
        if places.is_empty() {
            return None;
        }
        let late = if whim.below(2) == 0 { places.len().saturating_sub(12) } else { 0 };
        let (point, i) = any_of(&places[late..], whim);
        let mut picks = self.picks();
        let (other_point, j) = any_of(&places[late..], whim);
        if whim.below(2) == 0 && picks[point][i] != picks[other_point][j] {
            let (a, b) = (picks[point][i], picks[other_point][j]);
            (picks[point][i], picks[other_point][j]) = (b, a);
            return Some(picks);
        }
        let Pick { index, weights } = &self.luck[point][i];
        let others: Vec<usize> =
            (0..weights.len()).filter(|k| k != index && weights[*k] > 0).collect();
        picks[point][i] = any_of(&others, whim);
        Some(picks)
    }

    fn picks(&self) -> Vec<Vec<usize>> {
        self.luck.iter().map(|picks| picks.iter().map(|p| p.index).collect()).collect()
    }

    /// All answers again under other luck, as far as they are legal and the luck fits.
    pub fn with_other_luck(&self, setup: &G::Setup, whim: &mut Seeded) -> Option<Self> {
        Some(self.go_on(Self::new(), Some(setup), &self.varied_luck(whim)?))
    }

    /// The same up to a point at which the table is replaced by one that this viewer imagines, and
    /// from there on as far as the answers are legal and the luck fits.
    pub fn imagined_from(&self, point: usize, viewer: Viewer, whim: &mut Seeded) -> Self {
        let mut start = self.until(point);
        start.tables.pop();
        start.tables.push(G::redeal(&self.tables[point].view(viewer), whim).table().clone());
        self.go_on(start, None, &self.picks())
    }

    /// The same up to a point at which the seat that answers says something else under the same
    /// luck, and from there on as far as the answers are legal and the luck fits. None if it has
    /// nothing else to say.
    pub fn otherwise_from(&self, point: usize, whim: &mut Seeded) -> Option<Self> {
        let (seat, said) = *self.answers.get(point)?;
        let mut offered = Offers::of(&self.tables[point], seat).0;
        offered.retain(|choice| *choice != said);
        if offered.is_empty() {
            return None;
        }
        let mut start = self.until(point);
        let picks = self.picks();
        start.answer(seat, any_of(&offered, whim), &picks[point + 1]).then_some(())?;
        Some(self.go_on(start, None, &picks))
    }

    /// The same up to a point from which on this seat alone answers, until it is asked no more or
    /// luck would be needed: there everyone has answered.
    pub fn alone_from(&self, point: usize, seat: Seat, whim: &mut Seeded) -> Self {
        let mut course = self.until(point);
        while let Some(table) = course.tables.last().filter(|t| t.asks().asks(seat)) {
            let choice = any_of(&Offers::of(table, seat).0, whim);
            if !course.answer(seat, choice, &[]) {
                break;
            }
        }
        course
    }

    /// The same, and then one more answer or interjection; none if luck would be needed.
    pub fn and_then(mut self, seat: Seat, choice: G::Choice) -> Option<Self> {
        self.answer(seat, choice, &[]).then_some(self)
    }

    /// As far as this point.
    pub fn until(&self, point: usize) -> Self {
        Course {
            answers: self.answers[..point].to_vec(),
            tables: self.tables[..=point].to_vec(),
            told: self.told[..=point].to_vec(),
            luck: self.luck[..=point].to_vec(),
        }
    }

    /// One more answer, if this luck fits it.
    fn answer(&mut self, seat: Seat, choice: G::Choice, luck: &[usize]) -> bool {
        let mut table = self.tables.last().expect("the deal is there").clone();
        let mut script = Script::new(luck);
        let mut notes = Notes { luck: &mut script, picks: Vec::new() };
        let told = applied(&mut table, seat, choice, &mut notes);
        let picks = notes.picks;
        let fits = script.fits();
        if fits {
            self.push(Some((seat, choice)), table, told, picks);
        }
        fits
    }

    /// Takes over the answers of this course, after the deal if nothing has been dealt.
    fn go_on(&self, mut course: Self, deal: Option<&G::Setup>, picks: &[Vec<usize>]) -> Self {
        if let Some(setup) = deal {
            let mut script = Script::new(&picks[0]);
            let mut notes = Notes { luck: &mut script, picks: Vec::new() };
            let (table, told) = dealt(setup, &mut notes);
            let noted = notes.picks;
            if !script.fits() {
                return course;
            }
            course.push(None, table, told, noted);
        }
        for point in course.answers.len()..self.answers.len() {
            let (seat, choice) = self.answers[point];
            let table = course.tables.last().expect("the deal is there");
            if legal(table, seat, choice).is_err()
                || !course.answer(seat, choice, &picks[point + 1])
            {
                break;
            }
        }
        course
    }

    /// Everyone who looks at the table.
    pub fn viewers(&self) -> Vec<Viewer> {
        crate::suite::viewers(&self.tables[0]).collect()
    }

    /// What this viewer knows and is told at this point is the same here and there. What the rules
    /// show him rightly, and what the suites of the game prove to be all, decides this; whoever
    /// passes it on must not add to it.
    pub fn is_same_to(&self, other: &Self, viewer: Viewer, point: usize) -> bool {
        let heard = |c: &Self| -> Vec<G::Event> {
            let mine = c.told[point].iter().filter(|(audience, _)| audience.includes(viewer));
            mine.map(|(_, event)| event.clone()).collect()
        };
        self.tables[point].view(viewer) == other.tables[point].view(viewer)
            && heard(self) == heard(other)
    }
}

fn dealt<G: Game>(setup: &G::Setup, chance: &mut dyn Chance) -> (G, Vec<Told<G>>) {
    let mut told = Vec::new();
    let mut log = |audience, event| told.push((audience, event));
    let table = G::start(setup, &mut Play::told(chance, &mut log));
    (table.expect("every setup of a suite can be played"), told)
}

/// Luck that was written down at another table; notices when it does not fit this one.
pub(crate) struct Script<'a> {
    picks: &'a [usize],
    next: usize,
    misfit: bool,
}

impl<'a> Script<'a> {
    pub fn new(picks: &'a [usize]) -> Self {
        Script { picks, next: 0, misfit: false }
    }
    /// Everything written down was asked for, nothing else, and all of it was possible.
    pub fn fits(&self) -> bool {
        !self.misfit && self.next == self.picks.len()
    }
}

impl Chance for Script<'_> {
    fn pick(&mut self, weights: &[u32]) -> usize {
        let possible = |i: &usize| weights.get(*i).is_some_and(|w| *w > 0);
        let pick = self.picks.get(self.next).copied().filter(possible);
        self.next += 1;
        self.misfit |= pick.is_none();
        pick.or_else(|| weights.iter().position(|w| *w > 0)).expect("some weight is positive")
    }
}
