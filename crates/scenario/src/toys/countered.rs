//! Flash Duel: an ability is announced and may be countered, and a counter countered (FD-12.4);
//! and Betrayal's accusation, at any time, over hidden loyalties (FD-20.15).

use super::{Why, judge, run};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

const SEATS: usize = 3;
const LIFE: u8 = 2;
const TURNS: u8 = 9;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Loyalty {
    Loyal,
    Traitor,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    /// Announces the ability that hits this seat.
    Strike(Seat),
    Reversal,
    Pass,
    Accuse(Seat),
}

fn choices() -> impl Iterator<Item = Choice> {
    let aimed = everyone().flat_map(|seat| [Choice::Strike(seat), Choice::Accuse(seat)]);
    aimed.chain([Choice::Reversal, Choice::Pass])
}

fn answers() -> impl Iterator<Item = Choice> {
    choices().filter(|choice| !matches!(choice, Choice::Accuse(_)))
}

fn everyone() -> impl Iterator<Item = Seat> {
    (0..SEATS as u8).map(Seat)
}

/// The others, in turn order.
fn others(seat: Seat) -> impl Iterator<Item = Seat> {
    (1..SEATS as u8).map(move |i| Seat((seat.0 + i) % SEATS as u8))
}

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Strike(seat) => write!(f, "strike {seat}"),
            Choice::Accuse(seat) => write!(f, "accuse {seat}"),
            Choice::Reversal => f.write_str("reversal"),
            Choice::Pass => f.write_str("pass"),
        }
    }
}

super::spelled_as!(Choice, choices());

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    LoyaltyDealt { seat: Seat, loyalty: Loyalty },
    Announced { seat: Seat, choice: Choice },
    Passed { seat: Seat },
    Countered { seat: Seat },
    Hit { seat: Seat },
    Accused { seat: Seat, by: Seat },
    LoyaltyShown { seat: Seat, loyalty: Loyalty },
    Defeated { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Step {
    Turn {
        seat: Seat,
    },
    /// This seat may counter what `against` announced; what would happen is the step below.
    CounterWindow {
        seat: Seat,
        against: Seat,
    },
    /// What was announced takes effect, unless it was countered or the announcer is gone.
    Strike {
        by: Seat,
        at: Seat,
        countered: bool,
    },
    Reversal {
        by: Seat,
        countered: bool,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::Turn { seat: Seat(0) }
    }
}

impl Step {
    /// Nobody: the step runs by itself. The window is public, like the ability that opens it.
    fn asks(self, t: &Table) -> Option<Seat> {
        match self {
            Step::Turn { seat } => t.stands(seat).then_some(seat),
            Step::CounterWindow { seat, against } => {
                (t.stands(seat) && t.stands(against) && t.reversals.has(seat)).then_some(seat)
            }
            Step::Strike { .. } | Step::Reversal { .. } => None,
        }
    }

    fn weigh(self, t: &Table, seat: Seat, choice: Choice) -> Result<(), Why> {
        match (self, choice) {
            (Step::Turn { .. }, Choice::Strike(at)) if at == seat => {
                Err(Why("FD-11.11", "you cannot strike yourself"))
            }
            (Step::Turn { .. }, Choice::Strike(at)) if !t.stands(at) => {
                Err(Why("FD-11.11", "that one is defeated"))
            }
            (Step::Turn { .. }, Choice::Strike(_) | Choice::Pass) => Ok(()),
            (Step::CounterWindow { .. }, Choice::Reversal | Choice::Pass) => Ok(()),
            _ => Err(Why("FD-12.4", "not at this moment")),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Option<Choice>) {
        match (self, choice) {
            (Step::Turn { seat }, Some(Choice::Strike(at))) => {
                t.announce(play, seat, Step::Strike { by: seat, at, countered: false });
                t.next_turn(seat);
            }
            (Step::Turn { seat }, _) => t.next_turn(seat),
            (Step::CounterWindow { seat, .. }, Some(Choice::Reversal)) => {
                t.reversals = t.reversals.without(seat);
                t.announce(play, seat, Step::Reversal { by: seat, countered: false });
            }
            (Step::CounterWindow { seat, .. }, Some(_)) => play.everyone(Event::Passed { seat }),
            (Step::Strike { by, at, countered: false }, _) if t.stands(by) => t.hit(play, at),
            (Step::Reversal { by, countered: false }, _) if t.stands(by) => t.counter(play),
            _ => {}
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    loyalties: Seats<Loyalty, SEATS>,
    /// Whose loyalty everyone has seen.
    shown: SeatSet,
    /// Who still has Reversal face up.
    reversals: SeatSet,
    life: Seats<u8, SEATS>,
    turns: u8,
    agenda: Agenda<Step, 24>,
}

impl Table {
    fn stands(&self, seat: Seat) -> bool {
        self.life[seat] > 0
    }

    /// Announcing opens a window for each enemy, turn order; then it takes effect (FD-11.7).
    fn announce(&mut self, play: &mut Play<Event>, seat: Seat, effect: Step) {
        let choice = match effect {
            Step::Strike { at, .. } => Choice::Strike(at),
            _ => Choice::Reversal,
        };
        play.everyone(Event::Announced { seat, choice });
        for other in others(seat) {
            self.agenda.then(Step::CounterWindow { seat: other, against: seat });
        }
        self.agenda.then(effect);
    }

    /// The topmost announced ability never happens, and nobody else need counter it.
    fn counter(&mut self, play: &mut Play<Event>) {
        while matches!(self.agenda.top(), Some(Step::CounterWindow { .. })) {
            self.agenda.take();
        }
        if let Some(Step::Strike { by, countered, .. } | Step::Reversal { by, countered }) =
            self.agenda.top_mut()
        {
            *countered = true;
            play.everyone(Event::Countered { seat: *by });
        }
    }

    fn hit(&mut self, play: &mut Play<Event>, seat: Seat) {
        if self.stands(seat) {
            self.life[seat] -= 1;
            play.everyone(Event::Hit { seat });
            if !self.stands(seat) {
                play.everyone(Event::Defeated { seat });
            }
        }
    }

    fn show(&mut self, play: &mut Play<Event>, seat: Seat) {
        if !self.shown.has(seat) {
            self.shown = self.shown.with(seat);
            play.everyone(Event::LoyaltyShown { seat, loyalty: self.loyalties[seat] });
        }
    }

    fn accuse(&mut self, play: &mut Play<Event>, by: Seat, seat: Seat) {
        play.everyone(Event::Accused { seat, by });
        self.show(play, seat);
        let fallen = if self.loyalties[seat] == Loyalty::Traitor { seat } else { by };
        self.life[fallen] = 0;
        play.everyone(Event::Defeated { seat: fallen });
    }

    fn next_turn(&mut self, seat: Seat) {
        self.turns += 1;
        let next = others(seat).find(|s| self.stands(*s)).unwrap_or(seat);
        self.agenda.then(Step::Turn { seat: next });
    }

    /// Runs what asks nobody; once two have fallen or time is up, everyone shows his loyalty.
    fn proceed(&mut self, play: &mut Play<Event>) {
        run(self, |t| {
            if t.turns >= TURNS || everyone().filter(|s| t.stands(*s)).count() <= 1 {
                everyone().for_each(|seat| t.show(play, seat));
                t.agenda.clear();
            }
            let step = t.agenda.top().copied().filter(|step| step.asks(t).is_none())?;
            t.agenda.take();
            step.resume(t, play, None);
            Some(step)
        });
    }
}

/// Deals loyalties from three Loyal and one Traitor cards to whoever is not known.
fn deal(known: [Option<Loyalty>; SEATS], chance: &mut dyn Chance) -> Seats<Loyalty, SEATS> {
    let count = |all: &[Option<Loyalty>], kind| {
        all.iter().filter(|loyalty| **loyalty == Some(kind)).count() as u32
    };
    let mut all = known;
    for i in 0..SEATS {
        if all[i].is_none() {
            let left = [3 - count(&all, Loyalty::Loyal), 1 - count(&all, Loyalty::Traitor)];
            all[i] = Some([Loyalty::Loyal, Loyalty::Traitor][chance.pick(&left)]);
        }
    }
    Seats(all.map(|loyalty| loyalty.expect("every seat was just dealt one")))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    loyalties: [Option<Loyalty>; SEATS],
    shown: SeatSet,
    reversals: SeatSet,
    life: Seats<u8, SEATS>,
    turns: u8,
    agenda: Agenda<Step, 24>,
}

/// To seats that are not asked.
const AWAY: Why = Why("FD-12.4", "you are not asked now");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "countered";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let loyalties = deal([None; SEATS], &mut play.chance);
        for (seat, loyalty) in loyalties.iter() {
            play.only(SeatSet::one(seat), Event::LoyaltyDealt { seat, loyalty: *loyalty });
        }
        let mut agenda = Agenda::default();
        agenda.then(Step::default());
        let (shown, reversals) = (SeatSet::EMPTY, SeatSet::first(SEATS));
        Ok(Table { loyalties, shown, reversals, life: Seats([LIFE; SEATS]), turns: 0, agenda })
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn asks(&self) -> Asks {
        let asked = self.agenda.top().and_then(|step| step.asks(self));
        asked.map_or(Asks::Over, |seat| Asks::Each(SeatSet::one(seat)))
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let step = self.agenda.top().filter(|step| step.asks(self) == Some(seat));
        let away = Err(AWAY);
        judge(out, answers(), |choice| step.map_or(away, |step| step.weigh(self, seat, choice)));
    }
    fn interjections(&self, seat: Seat, out: &mut Vec<Choice>) {
        let going_on = self.asks() != Asks::Over && self.stands(seat);
        let open = |s: &Seat| going_on && self.stands(*s) && !self.shown.has(*s);
        out.extend(others(seat).filter(open).map(Choice::Accuse));
    }
    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        match choice {
            Choice::Accuse(accused) => self.accuse(play, seat, accused),
            _ => {
                let step = self.agenda.take().expect("a legal answer answers a step");
                step.resume(self, play, Some(choice));
            }
        }
        self.proceed(play);
    }
    fn shows(event: &Event) -> bool {
        matches!(event, Event::LoyaltyDealt { .. } | Event::LoyaltyShown { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        let traitor = everyone().find(|s| self.loyalties[*s] == Loyalty::Traitor);
        let loyal = everyone().filter(|s| Some(*s) != traitor).collect();
        self.agenda.is_empty().then(|| match traitor.filter(|s| self.stands(*s)) {
            Some(traitor) => Outcome::win(SEATS, SeatSet::one(traitor)),
            None => Outcome::win(SEATS, loyal),
        })
    }
    fn view(&self, viewer: Viewer) -> View {
        let sees = |seat: Seat| self.shown.has(seat) || viewer.is(seat);
        let known = |i: usize| sees(Seat(i as u8)).then_some(self.loyalties.0[i]);
        View {
            loyalties: std::array::from_fn(known),
            shown: self.shown,
            reversals: self.reversals,
            life: self.life,
            turns: self.turns,
            agenda: self.agenda,
        }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { loyalties, shown, reversals, life, turns, agenda } = *view;
        let loyalties = deal(loyalties, chance);
        Imagined::redealt(Table { loyalties, shown, reversals, life, turns, agenda })
    }
    super::open_answers!();
    super::things_are!(answers());
}

impl Suite for Table {
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::LoyaltyDealt { seat, .. } => viewer.is(*seat),
            _ => Self::shows(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scene, conformance, secrecy};

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    /// B is the traitor.
    fn scene() -> Scene<Table> {
        Scene::deal(&(), &[0, 1, 0])
    }

    #[test]
    fn a_countered_ability_never_happens() {
        let mut s = scene();
        s.does(A, "strike P2").asks(B).may(B, &["reversal", "pass"]).does(B, "reversal");
        s.asks(C).does(C, "pass").asks(A).does(A, "pass").asks(B).lacks(B, "reversal");
        assert_eq!(s.table().life, Seats([2, 2, 2]));
    }

    #[test]
    fn a_counter_can_be_countered() {
        let mut s = scene();
        s.does(A, "strike P2").does(B, "reversal").does(C, "reversal").does(A, "pass");
        s.asks(B).offers(B, "strike P1");
        assert_eq!(s.table().life, Seats([2, 1, 2]), "the strike goes through");
    }

    #[test]
    fn an_accused_traitor_is_defeated_in_the_middle_of_a_window() {
        let mut s = scene();
        s.does(A, "strike P3").asks(B).interjects(C, "accuse P2").asks(C).does(C, "pass").asks(C);
        assert_eq!(s.table().life, Seats([2, 0, 1]), "B need not answer any more");
        s.cannot_interject(A, "accuse P2").refuses(C, "strike P2", "FD-11.11");
    }

    #[test]
    fn who_accuses_the_loyal_is_defeated_and_his_announcement_with_him() {
        let mut s = scene();
        s.does(A, "strike P2").asks(B).interjects(A, "accuse P3").asks(B).offers(B, "strike P3");
        assert_eq!(s.table().life, Seats([0, 2, 2]));
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 100, 1);
        secrecy::<Table>(&[()], 100, 1);
    }
}
