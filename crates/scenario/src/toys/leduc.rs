//! Leduc hold'em, a calibration game from the literature: six cards, two rounds of bets, one
//! card for both. Its value for the first player is about -0.0856, which the test computes.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

/// Jack, Queen and King, two of each.
const RANKS: usize = 3;
const MOST_RAISES: u8 = 2;
/// What a raise costs before and after the card for both is turned.
const RAISES: [u8; 2] = [2, 4];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Fold,
    /// Matches the bet; with even stakes, a check.
    Call,
    Raise,
}

const CHOICES: [Choice; 3] = [Choice::Fold, Choice::Call, Choice::Raise];

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Fold => "fold",
            Choice::Call => "call",
            Choice::Raise => "raise",
        })
    }
}

super::spelled_as!(Choice, CHOICES);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Dealt { seat: Seat, rank: u8 },
    Acted { seat: Seat, choice: Choice },
    Turned { rank: u8 },
    Shown { seat: Seat, rank: u8 },
}

/// A seat's moment to bet in the first or the second round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Default)]
struct Bet {
    seat: Seat,
    second_round: bool,
    raises: u8,
    /// Whether somebody has acted in this round, so that a call ends it.
    acted: bool,
}

impl Bet {
    fn asks(self) -> Asks {
        Asks::Each(SeatSet::one(self.seat))
    }

    fn weigh(self, t: &Table, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Fold if t.paid[self.seat] == t.paid[other(self.seat)] => {
                Err(Why("LH-1", "there is no bet to fold to"))
            }
            Choice::Raise if self.raises == MOST_RAISES => {
                Err(Why("LH-2", "two raises a round are the most"))
            }
            _ => Ok(()),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        let (seat, rival) = (self.seat, other(self.seat));
        play.everyone(Event::Acted { seat, choice });
        let next = Bet { seat: rival, acted: true, ..self };
        if choice == Choice::Fold {
            t.winner = Some(Some(rival));
            return;
        }
        t.paid[seat] = t.paid[rival];
        match choice {
            Choice::Raise => {
                t.paid[seat] += RAISES[usize::from(self.second_round)];
                t.agenda.then(Bet { raises: self.raises + 1, ..next });
            }
            _ if !self.acted => t.agenda.then(next),
            _ if self.second_round => t.showdown(play),
            _ => {
                let rank = draw(&t.cards.0.map(Some), &mut play.chance);
                t.turned = Some(rank);
                play.everyone(Event::Turned { rank });
                t.agenda.then(Bet { second_round: true, ..Bet::default() });
            }
        }
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// One of the six cards that is not among the known ones.
fn draw(known: &[Option<u8>], chance: &mut dyn Chance) -> u8 {
    let gone = |rank| known.iter().filter(|card| **card == Some(rank)).count() as u32;
    chance.pick(&std::array::from_fn::<u32, RANKS, _>(|rank| 2 - gone(rank as u8))) as u8
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    cards: Seats<u8, 2>,
    turned: Option<u8>,
    paid: Seats<u8, 2>,
    shown: bool,
    agenda: Agenda<Bet, 1>,
    /// Who takes the pot, once that is known; nobody if it is split.
    winner: Option<Option<Seat>>,
}

impl Table {
    fn showdown(&mut self, play: &mut Play<Event>) {
        self.shown = true;
        for (seat, rank) in self.cards.iter() {
            play.everyone(Event::Shown { seat, rank: *rank });
        }
        let strength = |seat| (Some(self.cards[seat]) == self.turned, self.cards[seat]);
        let (first, second) = (strength(Seat(0)), strength(Seat(1)));
        let best = if first > second { Seat(0) } else { Seat(1) };
        self.winner = Some((first != second).then_some(best));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    cards: [Option<u8>; 2],
    turned: Option<u8>,
    paid: Seats<u8, 2>,
    shown: bool,
    agenda: Agenda<Bet, 1>,
    winner: Option<Option<Seat>>,
}

/// To seats that are not asked.
const AWAY: Why = Why("LH-0", "it is not your turn");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "leduc";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let first = draw(&[], &mut play.chance);
        let cards = Seats([first, draw(&[Some(first)], &mut play.chance)]);
        for (seat, rank) in cards.iter() {
            play.only(SeatSet::one(seat), Event::Dealt { seat, rank: *rank });
        }
        let mut agenda = Agenda::default();
        agenda.then(Bet::default());
        let paid = Seats([1, 1]);
        Ok(Table { cards, turned: None, paid, shown: false, agenda, winner: None })
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        self.agenda.top().map_or(Asks::Over, |step| step.asks())
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let step = self.agenda.top().filter(|step| step.seat == seat);
        let away = Err(AWAY);
        judge(out, CHOICES, |choice| step.map_or(away, |step| step.weigh(self, choice)));
    }
    fn apply(&mut self, _: Seat, choice: Choice, play: &mut Play<Event>) {
        let step = self.agenda.take().expect("a legal answer answers a step");
        step.resume(self, play, choice);
    }
    fn shows(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Turned { .. } | Event::Shown { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|winner| match winner {
            None => Outcome::draw(2),
            Some(seat) => {
                let chips = i16::from(self.paid[other(seat)]);
                let won = Outcome::win(2, SeatSet::one(seat));
                won.with_points(seat, chips).with_points(other(seat), -chips)
            }
        })
    }
    fn view(&self, viewer: Viewer) -> View {
        let sees = |i: usize| self.shown || viewer.is(Seat(i as u8));
        View {
            cards: std::array::from_fn(|i| sees(i).then_some(self.cards.0[i])),
            turned: self.turned,
            paid: self.paid,
            shown: self.shown,
            agenda: self.agenda,
            winner: self.winner,
        }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { mut cards, turned, paid, shown, agenda, winner } = *view;
        for i in 0..2 {
            if cards[i].is_none() {
                cards[i] = Some(draw(&[cards[0], cards[1], turned], chance));
            }
        }
        let cards = Seats(cards.map(|card| card.expect("both cards were just dealt")));
        Imagined::redealt(Table { cards, turned, paid, shown, agenda, winner })
    }
    super::open_answers!();
    super::things_are!(CHOICES);
}

impl Suite for Table {
    fn shows_to(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } => viewer.is(*seat),
            _ => Self::shows(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toys::solve::Tree;
    use crate::{Scene, conformance, secrecy};

    const FIRST: Seat = Seat(0);
    const SECOND: Seat = Seat(1);

    #[test]
    fn a_pair_with_the_turned_card_beats_a_king() {
        let mut scene = Scene::<Table>::deal(&(), &[0, 2]);
        scene.lacks(FIRST, "fold").does(FIRST, "call").luck(&[0]).does(SECOND, "call");
        scene.does(FIRST, "raise").does(SECOND, "raise").refuses(FIRST, "raise", "LH-2");
        scene.does(FIRST, "call").luck_is_used_up();
        assert_eq!(scene.over().points(FIRST), 9);
    }

    #[test]
    fn the_known_value_is_found() {
        let value = Tree::of::<Table>(&()).value(600);
        assert!((value + 0.0856).abs() < 0.001, "{value}");
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 60, 1);
        secrecy::<Table>(&[()], 60, 1);
    }
}
