//! Puzzle Strike's counter-crash chain (PS-8): gems that are sent may be crashed back over hidden
//! hands, and what comes back may be crashed back again.
//!
//! The window opens on public grounds alone; only the list inside it looks at the hand.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};

/// Each bag holds so many Crash Gems and as many Wounds.
const OF_A_KIND: u8 = 3;
const FIRST_HAND: usize = 3;
const TURNS: u8 = 12;

/// How many gems of each value from 1 to 4.
pub type Pile = [u8; 4];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub piles: [Pile; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    /// Breaks a gem of this value with a Crash Gem, in one's turn or as a reaction.
    Crash(u8),
    Pass,
    EndTurn,
}

fn choices() -> impl Iterator<Item = Choice> {
    (1..=4).map(Choice::Crash).chain([Choice::Pass, Choice::EndTurn])
}

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Crash(value) => write!(f, "crash {value}"),
            Choice::Pass => f.write_str("pass"),
            Choice::EndTurn => f.write_str("end turn"),
        }
    }
}

super::spelled_as!(Choice, choices());

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Chip {
    CrashGem,
    Wound,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Drew { seat: Seat, chip: Chip },
    DrewUnseen { seat: Seat },
    Crashed { seat: Seat, value: u8 },
    Sent { to: Seat, gems: u8 },
    Landed { on: Seat, gems: u8 },
    Passed { seat: Seat },
    Anted { seat: Seat, value: u8 },
    Lost { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Step {
    ActionPhase {
        seat: Seat,
    },
    /// Gems are on their way to this seat, which may crash them back before they land.
    SendReact {
        to: Seat,
        gems: u8,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::ActionPhase { seat: Seat(0) }
    }
}

impl Step {
    fn seat(self) -> Seat {
        let (Step::ActionPhase { seat } | Step::SendReact { to: seat, .. }) = self;
        seat
    }

    fn asks(self) -> Asks {
        Asks::Each(SeatSet::one(self.seat()))
    }

    fn weigh(self, t: &Table, choice: Choice) -> Result<(), Why> {
        match (self, choice) {
            (_, Choice::Crash(_)) if t.hands[self.seat()].crashes == 0 => {
                Err(Why("PS-8.13", "you hold no Crash Gem"))
            }
            (_, Choice::Crash(value)) if t.piles[self.seat()][usize::from(value) - 1] == 0 => {
                Err(Why("PS-8.5", "your pile has no such gem"))
            }
            (Step::ActionPhase { .. }, Choice::Pass) => Err(Why("PS-8.3", "nothing is sent")),
            (Step::SendReact { .. }, Choice::EndTurn) => Err(Why("PS-8.3", "gems are in the air")),
            _ => Ok(()),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        match (self, choice) {
            (Step::ActionPhase { seat }, Choice::Crash(value)) => {
                t.crash(play, seat, value);
                t.send(play, other(seat), value, value == 4);
                t.agenda.then(self);
            }
            (Step::ActionPhase { seat }, _) => t.end_turn(play, seat),
            (Step::SendReact { to, gems }, Choice::Crash(value)) => {
                t.crash(play, to, value);
                if value > gems {
                    t.send(play, other(to), value - gems, value == 4);
                } else {
                    t.land(play, to, gems - value);
                }
            }
            (Step::SendReact { to, gems }, _) => {
                play.everyone(Event::Passed { seat: to });
                t.land(play, to, gems);
            }
        }
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Hand {
    pub crashes: u8,
    pub wounds: u8,
}

impl Hand {
    fn size(self) -> u8 {
        self.crashes + self.wounds
    }
    fn take(&mut self, chip: Chip) {
        match chip {
            Chip::CrashGem => self.crashes += 1,
            Chip::Wound => self.wounds += 1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    piles: Seats<Pile, 2>,
    hands: Seats<Hand, 2>,
    /// Crash Gems in the open discard pile; whatever is in neither pile nor hand is in the bag.
    spent: Seats<u8, 2>,
    turns: u8,
    agenda: Agenda<Step, 4>,
    over: Option<Outcome>,
}

impl Table {
    /// What is left in the bag, of each kind.
    fn bag(&self, seat: Seat) -> [u8; 2] {
        let hand = self.hands[seat];
        [OF_A_KIND - self.spent[seat] - hand.crashes, OF_A_KIND - hand.wounds]
    }

    fn draw(&mut self, play: &mut Play<Event>, seat: Seat) {
        let bag = self.bag(seat).map(u32::from);
        if bag == [0, 0] {
            return;
        }
        let chip = [Chip::CrashGem, Chip::Wound][play.chance.pick(&bag)];
        self.hands[seat].take(chip);
        let (seen, unseen) = (Event::Drew { seat, chip }, Event::DrewUnseen { seat });
        play.split(SeatSet::one(seat), seen, unseen);
    }

    fn crash(&mut self, play: &mut Play<Event>, seat: Seat, value: u8) {
        self.hands[seat].crashes -= 1;
        self.spent[seat] += 1;
        self.piles[seat][usize::from(value) - 1] -= 1;
        play.everyone(Event::Crashed { seat, value });
    }

    fn send(&mut self, play: &mut Play<Event>, to: Seat, gems: u8, uncounterable: bool) {
        play.everyone(Event::Sent { to, gems });
        if !uncounterable && self.might_react(to) {
            self.agenda.then(Step::SendReact { to, gems });
        } else {
            self.land(play, to, gems);
        }
    }

    /// Whether this seat could answer a send for all that the public knows (PS-8.5).
    fn might_react(&self, seat: Seat) -> bool {
        let crashes_unseen = OF_A_KIND > self.spent[seat];
        crashes_unseen && self.hands[seat].size() > 0 && self.piles[seat] != [0; 4]
    }

    fn land(&mut self, play: &mut Play<Event>, on: Seat, gems: u8) {
        if gems > 0 {
            self.piles[on][0] += gems;
            play.everyone(Event::Landed { on, gems });
        }
    }

    fn end_turn(&mut self, play: &mut Play<Event>, seat: Seat) {
        let total: u8 = self.piles[seat].iter().zip(1..).map(|(count, value)| count * value).sum();
        self.turns += 1;
        if total >= 10 {
            play.everyone(Event::Lost { seat });
            self.over = Some(Outcome::win(2, SeatSet::one(other(seat))));
        } else if self.turns == TURNS {
            self.over = Some(Outcome::draw(2));
        } else {
            self.draw(play, seat);
            let value = self.turns % 4 + 1;
            self.piles[other(seat)][usize::from(value) - 1] += 1;
            play.everyone(Event::Anted { seat: other(seat), value });
            self.agenda.then(Step::ActionPhase { seat: other(seat) });
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub piles: Seats<Pile, 2>,
    pub hand_sizes: Seats<u8, 2>,
    /// The hands this viewer sees.
    pub hands: Seats<Option<Hand>, 2>,
    pub spent: Seats<u8, 2>,
    pub turns: u8,
    pub agenda: Agenda<Step, 4>,
    pub over: Option<Outcome>,
}

/// To seats that are not asked.
const AWAY: Why = Why("PS-8.3", "it is not yours to answer");

impl Game for Table {
    type Setup = Setup;
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "counter-crash";
    const RULES: u32 = 1;

    fn start(setup: &Setup, play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let mut table = Table {
            piles: Seats(setup.piles),
            hands: Seats::default(),
            spent: Seats::default(),
            turns: 0,
            agenda: Agenda::default(),
            over: None,
        };
        for seat in [Seat(0), Seat(1)] {
            (0..FIRST_HAND).for_each(|_| table.draw(play, seat));
        }
        table.agenda.then(Step::default());
        Ok(table)
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        self.agenda.top().map_or(Asks::Over, |step| step.asks())
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let step = self.agenda.top().filter(|step| step.seat() == seat);
        let away = Err(AWAY);
        judge(out, choices(), |choice| step.map_or(away, |step| step.weigh(self, choice)));
    }
    fn apply(&mut self, _: Seat, choice: Choice, play: &mut Play<Event>) {
        let step = self.agenda.take().expect("a legal answer answers a step");
        step.resume(self, play, choice);
    }
    fn shows(event: &Event) -> bool {
        matches!(event, Event::Drew { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        self.over
    }
    fn view(&self, viewer: Viewer) -> View {
        let sees = |i: usize| viewer.is(Seat(i as u8));
        View {
            piles: self.piles,
            hand_sizes: Seats(self.hands.0.map(Hand::size)),
            hands: Seats(std::array::from_fn(|i| sees(i).then_some(self.hands.0[i]))),
            spent: self.spent,
            turns: self.turns,
            agenda: self.agenda,
            over: self.over,
        }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { piles, spent, turns, agenda, over, .. } = *view;
        let hands = Seats::default();
        let mut table = Table { piles, hands, spent, turns, agenda, over };
        for seat in [Seat(0), Seat(1)] {
            if let Some(hand) = view.hands[seat] {
                table.hands[seat] = hand;
                continue;
            }
            for _ in 0..view.hand_sizes[seat] {
                let bag = table.bag(seat).map(u32::from);
                table.hands[seat].take([Chip::CrashGem, Chip::Wound][chance.pick(&bag)]);
            }
        }
        Imagined::redealt(table)
    }
    super::open_answers!();
    super::things_are!(choices());
}

impl Suite for Table {
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Drew { seat, .. } => viewer.is(*seat),
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
    /// Both hold two Crash Gems and a Wound.
    const EVEN_HANDS: [usize; 6] = [0, 0, 1, 0, 0, 1];

    fn piles(a: Pile, b: Pile, luck: &[usize]) -> Scene<Table> {
        Scene::deal(&Setup { piles: [a, b] }, luck)
    }

    #[test]
    fn a_surplus_is_sent_back_and_may_be_crashed_again() {
        let mut scene = piles([0, 2, 0, 0], [1, 0, 1, 0], &EVEN_HANDS);
        scene.does(A, "crash 2").asks(B).may(B, &["crash 1", "crash 3", "pass"]);
        scene.does(B, "crash 3").asks(A).may(A, &["crash 2", "pass"]).does(A, "crash 2");
        scene.asks(B).may(B, &["crash 1", "pass"]).does(B, "pass").must(A, "end turn");
        assert_eq!(scene.table().piles[B], [2, 1, 0, 0], "one gem landed, a 2-gem was anted");
    }

    #[test]
    fn a_broken_four_gem_cannot_be_answered() {
        piles([0, 0, 0, 1], [1; 4], &EVEN_HANDS).does(A, "crash 4").asks(A);
    }

    #[test]
    fn who_cannot_react_is_asked_all_the_same() {
        let mut scene = piles([0, 2, 0, 0], [1; 4], &[0, 0, 0, 1, 1, 1]);
        scene.does(A, "crash 2").asks(B).refuses(B, "crash 1", "PS-8.13").must(B, "pass");
    }

    #[test]
    fn nobody_is_asked_whose_pile_is_seen_to_be_empty() {
        piles([0, 2, 0, 0], [0; 4], &EVEN_HANDS).does(A, "crash 2").asks(A);
    }

    #[test]
    fn obeys_the_laws() {
        let setup = |a, b| Setup { piles: [a, b] };
        let setups = [setup([1, 1, 1, 0], [0, 1, 1, 1]), setup([0; 4], [2, 2, 0, 0])];
        conformance::<Table>(&setups, 40, 1);
        secrecy::<Table>(&setups, 40, 1);
    }
}
