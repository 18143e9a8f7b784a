//! Mistress's Command of Puzzle Strike (PS-11.17): one seat decides for another.
//!
//! The victim shows his hand, and the attacker makes him play up to two chips of it, deciding
//! everything that belongs to them; what a chip asks of others is answered by those (PS-11.21).
//! Left out: the exact totals and the chip from the bank.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

const SEATS: usize = 3;
const HAND: usize = 3;
/// Every seat has this many turns.
const ROUNDS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Chip {
    /// Breaks a gem of its player's pile and sends it to an opponent.
    CrashGem,
    /// Every opponent of its player chooses: discard a chip, or take a gem.
    PickYourPoison,
    Wound,
}

/// Each player has two of each; the hand is drawn from these six.
pub const CHIPS: [Chip; 3] = [Chip::CrashGem, Chip::PickYourPoison, Chip::Wound];
const OF_A_KIND: u8 = 2;

/// How many chips of each kind.
type Hand = [u8; 3];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Command(Seat),
    Force(Chip),
    Send(Seat),
    Discard(Chip),
    TakeGem,
    Stop,
}

fn choices() -> impl Iterator<Item = Choice> {
    let seats = (0..SEATS as u8).map(Seat);
    let aimed = seats.flat_map(|seat| [Choice::Command(seat), Choice::Send(seat)]);
    let chips = CHIPS.into_iter().flat_map(|chip| [Choice::Force(chip), Choice::Discard(chip)]);
    aimed.chain(chips).chain([Choice::TakeGem, Choice::Stop])
}

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Command(seat) => write!(f, "command {seat}"),
            Choice::Force(chip) => write!(f, "force {chip:?}"),
            Choice::Send(seat) => write!(f, "send to {seat}"),
            Choice::Discard(chip) => write!(f, "discard {chip:?}"),
            Choice::TakeGem => f.write_str("take a gem"),
            Choice::Stop => f.write_str("stop"),
        }
    }
}

super::spelled_as!(Choice, choices());

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    HandDrawn { seat: Seat, hand: Hand },
    Commanded { by: Seat, victim: Seat },
    HandShown { seat: Seat, hand: Hand },
    Played { seat: Seat, chip: Chip },
    GemSent { from: Seat, to: Seat },
    Discarded { seat: Seat, chip: Chip },
    GemTaken { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Step {
    Turn {
        seat: Seat,
    },
    /// `by` decides what the victim plays.
    Command {
        by: Seat,
        victim: Seat,
        left: u8,
    },
    /// `by` decides whom the gem of the victim is sent to.
    Crash {
        by: Seat,
        victim: Seat,
    },
    Poison {
        seat: Seat,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::Turn { seat: Seat(0) }
    }
}

impl Step {
    fn seat(self) -> Seat {
        match self {
            Step::Turn { seat } | Step::Poison { seat } => seat,
            Step::Command { by, .. } | Step::Crash { by, .. } => by,
        }
    }

    fn asks(self) -> Asks {
        Asks::Each(SeatSet::one(self.seat()))
    }

    fn weigh(self, t: &Table, choice: Choice) -> Result<(), Why> {
        let holds = |seat, chip| t.hands[seat][chip as usize] > 0;
        match (self, choice) {
            (Step::Turn { seat }, Choice::Command(victim)) if victim == seat => {
                Err(Why("PS-11.17", "you cannot command yourself"))
            }
            (Step::Turn { .. }, Choice::Command(_) | Choice::Stop) => Ok(()),
            (Step::Command { .. }, Choice::Force(Chip::Wound)) => {
                Err(Why("PS-20.42", "Wounds cannot be forced"))
            }
            (Step::Command { victim, .. }, Choice::Force(chip)) if !holds(victim, chip) => {
                Err(Why("PS-11.17", "his hand has no such chip"))
            }
            (Step::Command { victim, .. }, Choice::Force(Chip::CrashGem))
                if t.gems[victim] == 0 =>
            {
                Err(Why("PS-7.6", "his pile is empty"))
            }
            (Step::Command { .. }, Choice::Force(_) | Choice::Stop) => Ok(()),
            (Step::Crash { victim, .. }, Choice::Send(to)) if to == victim => {
                Err(Why("PS-11.17", "he is no opponent of his own"))
            }
            (Step::Crash { .. }, Choice::Send(_)) => Ok(()),
            (Step::Poison { seat }, Choice::Discard(chip)) if !holds(seat, chip) => {
                Err(Why("PS-11.21", "you hold no such chip"))
            }
            (Step::Poison { .. }, Choice::Discard(_) | Choice::TakeGem) => Ok(()),
            _ => Err(Why("PS-11.17", "something else is to be decided now")),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        match (self, choice) {
            (Step::Turn { seat }, Choice::Command(victim)) => {
                play.everyone(Event::Commanded { by: seat, victim });
                t.shown = t.shown.with(victim);
                play.everyone(Event::HandShown { seat: victim, hand: t.hands[victim] });
                t.agenda.then(Step::Command { by: seat, victim, left: 2 });
                t.next_turn(seat);
            }
            (Step::Turn { seat }, _) => t.next_turn(seat),
            (Step::Command { by, victim, left }, Choice::Force(chip)) => {
                t.hands[victim][chip as usize] -= 1;
                play.everyone(Event::Played { seat: victim, chip });
                match chip {
                    Chip::CrashGem => t.agenda.then(Step::Crash { by, victim }),
                    _ => (1..SEATS as u8)
                        .map(|i| Seat((victim.0 + i) % SEATS as u8))
                        .for_each(|seat| t.agenda.then(Step::Poison { seat })),
                }
                if left > 1 {
                    t.agenda.then(Step::Command { by, victim, left: left - 1 });
                }
            }
            (Step::Crash { victim, .. }, Choice::Send(to)) => {
                t.gems[victim] -= 1;
                t.gems[to] += 1;
                play.everyone(Event::GemSent { from: victim, to });
            }
            (Step::Poison { seat }, Choice::Discard(chip)) => {
                t.hands[seat][chip as usize] -= 1;
                t.used[seat][chip as usize] += 1;
                play.everyone(Event::Discarded { seat, chip });
            }
            (Step::Poison { seat }, _) => {
                t.gems[seat] += 1;
                play.everyone(Event::GemTaken { seat });
            }
            _ => {}
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    hands: Seats<Hand, SEATS>,
    /// Chips that everyone saw leave a hand that was not shown.
    used: Seats<Hand, SEATS>,
    /// Hands that everyone has seen; nothing is drawn afterwards, so they stay known.
    shown: SeatSet,
    gems: Seats<u8, SEATS>,
    turns: u8,
    agenda: Agenda<Step, 8>,
}

impl Table {
    fn next_turn(&mut self, seat: Seat) {
        self.turns += 1;
        if self.turns < ROUNDS * SEATS as u8 {
            self.agenda.then(Step::Turn { seat: Seat((seat.0 + 1) % SEATS as u8) });
        }
    }
}

/// Draws so many chips from what a bag holds beyond the used ones.
fn draw(used: Hand, size: u8, chance: &mut dyn Chance) -> Hand {
    let mut hand = Hand::default();
    for _ in 0..size {
        let bag: [u32; 3] = std::array::from_fn(|i| u32::from(OF_A_KIND - used[i] - hand[i]));
        hand[chance.pick(&bag)] += 1;
    }
    hand
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    hands: Seats<Option<Hand>, SEATS>,
    hand_sizes: Seats<u8, SEATS>,
    used: Seats<Hand, SEATS>,
    shown: SeatSet,
    gems: Seats<u8, SEATS>,
    turns: u8,
    agenda: Agenda<Step, 8>,
}

/// To seats that are not asked.
const AWAY: Why = Why("PS-11.17", "somebody else decides this");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "command";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let mut hands = Seats::default();
        for seat in (0..SEATS as u8).map(Seat) {
            hands[seat] = draw(Hand::default(), HAND as u8, &mut play.chance);
            play.only(SeatSet::one(seat), Event::HandDrawn { seat, hand: hands[seat] });
        }
        let mut agenda = Agenda::default();
        agenda.then(Step::default());
        let (used, gems) = (Seats::default(), Seats([2; SEATS]));
        Ok(Table { hands, used, shown: SeatSet::EMPTY, gems, turns: 0, agenda })
    }
    fn seats(&self) -> usize {
        SEATS
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
        matches!(event, Event::HandDrawn { .. } | Event::HandShown { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        let least = *self.gems.0.iter().min()?;
        let winners = self.gems.iter().filter(|(_, gems)| **gems == least).map(|(seat, _)| seat);
        self.agenda.is_empty().then(|| Outcome::shared(SEATS, winners.collect()))
    }
    fn view(&self, viewer: Viewer) -> View {
        let sees = |seat: Seat| self.shown.has(seat) || viewer.is(seat);
        let known = |i: usize| sees(Seat(i as u8)).then_some(self.hands.0[i]);
        View {
            hands: Seats(std::array::from_fn(known)),
            hand_sizes: Seats(self.hands.0.map(|hand| hand.iter().sum())),
            used: self.used,
            shown: self.shown,
            gems: self.gems,
            turns: self.turns,
            agenda: self.agenda,
        }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { hands, hand_sizes, used, shown, gems, turns, agenda } = *view;
        let hand =
            |i: usize| hands.0[i].unwrap_or_else(|| draw(used.0[i], hand_sizes.0[i], chance));
        let hands = Seats(std::array::from_fn(hand));
        Imagined::redealt(Table { hands, used, shown, gems, turns, agenda })
    }
    super::open_answers!();
    super::things_are!(choices());
}

impl Suite for Table {
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::HandDrawn { seat, .. } => viewer.is(*seat),
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

    /// B holds a Crash Gem, a Poison and a Wound.
    fn scene() -> Scene<Table> {
        Scene::deal(&(), &[0, 0, 1, 0, 1, 2, 2, 2, 1])
    }

    #[test]
    fn the_attacker_decides_what_the_victim_plays_and_where_it_goes() {
        let mut s = scene();
        s.does(A, "command P2").asks(A).refuses(A, "force Wound", "PS-20.42");
        s.may(A, &["force CrashGem", "force PickYourPoison", "stop"]).does(A, "force CrashGem");
        s.may(A, &["send to P1", "send to P3"]).does(A, "send to P3").does(A, "stop").asks(B);
        assert_eq!(s.table().gems, Seats([2, 1, 3]));
    }

    #[test]
    fn what_the_forced_chip_asks_of_others_they_decide_themselves() {
        let mut s = scene();
        s.does(A, "command P2").does(A, "force PickYourPoison").asks(C);
        s.may(C, &["discard Wound", "discard PickYourPoison", "take a gem"]).does(C, "take a gem");
        s.asks(A).lacks(A, "force").does(A, "discard CrashGem").asks(A).offers(A, "force CrashGem");
    }

    #[test]
    fn the_hand_is_shown_to_everyone() {
        let mut s = scene();
        s.does(A, "command P2");
        let shown = Event::HandShown { seat: B, hand: [1, 1, 1] };
        assert!(s.told(Viewer::Public).contains(&shown));
        assert_eq!(s.view(Viewer::Public).hands, Seats([None, Some([1, 1, 1]), None]));
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 60, 1);
        secrecy::<Table>(&[()], 60, 1);
    }
}
