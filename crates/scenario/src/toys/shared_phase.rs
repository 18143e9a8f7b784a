//! The shared action phase of Puzzle Strike's Team Battle (PS-15.4): two teammates act in any
//! order, also interleaved, on one gem pile; whoever answers first acts.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Viewer, Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

const SEATS: usize = 4;
const TURNS: u8 = 8;

/// Players 1 and 4 against 2 and 3 (PS-17.3).
const TEAMS: [[Seat; 2]; 2] = [[Seat(0), Seat(3)], [Seat(1), Seat(2)]];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    /// Sends one gem of the shared pile to the other team.
    Crash,
    /// Puts two gems of the shared pile together into one.
    Combine,
    Done,
}

const CHOICES: [Choice; 3] = [Choice::Crash, Choice::Combine, Choice::Done];

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Crash => "crash",
            Choice::Combine => "combine",
            Choice::Done => "done",
        })
    }
}

super::spelled_as!(Choice, CHOICES);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Acted { seat: Seat, choice: Choice },
    Anted { team: u8 },
    TeamLost { team: u8 },
}

/// The phase of one team: who may still act, and who has an action left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Default)]
pub struct ActionPhase {
    team: u8,
    open: SeatSet,
    actions: SeatSet,
}

impl ActionPhase {
    fn of(team: u8) -> Self {
        let both = TEAMS[usize::from(team)].into_iter().collect();
        ActionPhase { team, open: both, actions: both }
    }

    fn asks(self) -> Asks {
        Asks::Any(self.open)
    }

    fn weigh(self, t: &Table, seat: Seat, choice: Choice) -> Result<(), Why> {
        let gems = t.gems[usize::from(self.team)];
        match choice {
            _ if !self.open.has(seat) => Err(Why("PS-15.2", "this is not your phase any more")),
            Choice::Done => Ok(()),
            _ if !self.actions.has(seat) => Err(Why("PS-15.4", "your own action is spent")),
            Choice::Crash if gems == 0 => Err(Why("PS-7.6", "the shared pile is empty")),
            Choice::Combine if gems < 2 => Err(Why("PS-15.4", "there are no two gems to combine")),
            Choice::Crash | Choice::Combine => Ok(()),
        }
    }

    fn resume(mut self, t: &mut Table, play: &mut Play<Event>, seat: Seat, choice: Choice) {
        let (mine, theirs) = (usize::from(self.team), usize::from(1 - self.team));
        play.everyone(Event::Acted { seat, choice });
        self.actions = self.actions.without(seat);
        match choice {
            Choice::Crash => {
                t.gems[mine] -= 1;
                t.gems[theirs] += 1;
            }
            Choice::Combine => t.gems[mine] -= 1,
            Choice::Done => self.open = self.open.without(seat),
        }
        if self.open.is_empty() { t.end_turn(play, self.team) } else { t.agenda.then(self) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Table {
    gems: [u8; 2],
    turns: u8,
    agenda: Agenda<ActionPhase, 1>,
    loser: Option<u8>,
}

impl Table {
    fn end_turn(&mut self, play: &mut Play<Event>, team: u8) {
        self.turns += 1;
        if self.gems[usize::from(team)] >= 10 {
            self.loser = Some(team);
            play.everyone(Event::TeamLost { team });
        } else if self.turns < TURNS {
            self.gems[usize::from(1 - team)] += 1;
            play.everyone(Event::Anted { team: 1 - team });
            self.agenda.then(ActionPhase::of(1 - team));
        }
    }
}

/// To seats that are not asked.
const AWAY: Why = Why("PS-15.2", "the game is over");

impl Game for Table {
    type Setup = [u8; 2];
    type Event = Event;
    type View = Table;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "shared-phase";
    const RULES: u32 = 1;

    fn start(gems: &[u8; 2], _: &mut Play<Event>) -> Result<Self, BadSetup> {
        let mut agenda = Agenda::default();
        agenda.then(ActionPhase::of(0));
        Ok(Table { gems: *gems, turns: 0, agenda, loser: None })
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn asks(&self) -> Asks {
        self.agenda.top().map_or(Asks::Over, |step| step.asks())
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let away = Err(AWAY);
        let step = self.agenda.top();
        judge(out, CHOICES, |choice| step.map_or(away, |step| step.weigh(self, seat, choice)));
    }
    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        let step = self.agenda.take().expect("a legal answer answers a step");
        step.resume(self, play, seat, choice);
    }
    fn shows(_: &Event) -> bool {
        false
    }
    fn outcome(&self) -> Option<Outcome> {
        let winners = |team: u8| TEAMS[usize::from(1 - team)].into_iter().collect();
        let end = || self.loser.map_or(Outcome::draw(SEATS), |t| Outcome::win(SEATS, winners(t)));
        self.agenda.is_empty().then(end)
    }
    fn view(&self, _: Viewer) -> Table {
        *self
    }
    fn redeal(view: &Table, _: &mut dyn Chance) -> Imagined<Self> {
        Imagined::redealt(*view)
    }
    super::open_answers!();
    super::things_are!(CHOICES);
}

impl Suite for Table {
    const HIDDEN: bool = false;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scene, conformance, secrecy};

    const A: Seat = Seat(0);
    const MATE: Seat = Seat(3);

    #[test]
    fn teammates_act_in_any_order_until_both_are_done() {
        let mut scene = Scene::<Table>::deal(&[3, 3], &[]);
        scene.asks_all(&[A, MATE]).does(MATE, "crash").refuses(MATE, "combine", "PS-15.4");
        scene.does(A, "done").asks(MATE).refuses(A, "crash", "PS-15.2").must(MATE, "done");
        scene.asks_all(&[Seat(1), Seat(2)]);
    }

    #[test]
    fn one_takes_what_the_other_wanted() {
        let mut scene = Scene::<Table>::deal(&[1, 3], &[]);
        scene.offers(A, "crash").does(MATE, "crash").refuses(A, "crash", "PS-7.6").must(A, "done");
    }

    #[test]
    fn a_team_that_ends_its_turn_with_ten_gems_loses() {
        let mut scene = Scene::<Table>::deal(&[10, 0], &[]);
        scene.does(A, "done").does(MATE, "done");
        assert_eq!(scene.over().winners(), TEAMS[1].into_iter().collect());
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[[3, 3], [8, 9]], 20, 1);
        secrecy::<Table>(&[[3, 3], [8, 9]], 20, 1);
    }
}
