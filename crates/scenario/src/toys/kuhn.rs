//! Kuhn poker, a calibration game from the literature: one card each of three, one bet at most.
//!
//! Its value for the first player is exactly -1/18, which the test computes.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, PartialOrd, Ord)]
pub enum Card {
    Jack,
    Queen,
    King,
}

pub const CARDS: [Card; 3] = [Card::Jack, Card::Queen, Card::King];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Check,
    Bet,
    Fold,
    Call,
}

const CHOICES: [Choice; 4] = [Choice::Check, Choice::Bet, Choice::Fold, Choice::Call];

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Check => "check",
            Choice::Bet => "bet",
            Choice::Fold => "fold",
            Choice::Call => "call",
        })
    }
}

super::spelled_as!(Choice, CHOICES);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Dealt { seat: Seat, card: Card },
    Acted { seat: Seat, choice: Choice },
    Shown { seat: Seat, card: Card },
    Won { seat: Seat, chips: i16 },
}

/// One seat's moment to act: with the stakes still even, or facing a bet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Step {
    Open { seat: Seat, checked: bool },
    Facing { seat: Seat },
}

impl Default for Step {
    fn default() -> Self {
        Step::Open { seat: Seat(0), checked: false }
    }
}

impl Step {
    fn asks(self) -> Asks {
        let (Step::Open { seat, .. } | Step::Facing { seat }) = self;
        Asks::Each(SeatSet::one(seat))
    }

    fn weigh(self, choice: Choice) -> Result<(), Why> {
        match (self, choice) {
            (Step::Open { .. }, Choice::Check | Choice::Bet) => Ok(()),
            (Step::Facing { .. }, Choice::Fold | Choice::Call) => Ok(()),
            (Step::Open { .. }, _) => Err(Why("KP-1", "there is no bet to answer")),
            (Step::Facing { .. }, _) => Err(Why("KP-2", "the bet must be answered")),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        let Asks::Each(asked) = self.asks() else {
            unreachable!("a step of this game asks a seat")
        };
        let seat = asked.lowest().expect("a step asks one seat");
        let other = Seat(1 - seat.0);
        play.everyone(Event::Acted { seat, choice });
        match (self, choice) {
            (Step::Open { checked: false, .. }, Choice::Check) => {
                t.agenda.then(Step::Open { seat: other, checked: true });
            }
            (Step::Open { .. }, Choice::Bet) => t.agenda.then(Step::Facing { seat: other }),
            (Step::Facing { .. }, Choice::Fold) => t.pay(play, other, 1),
            (_, Choice::Call) => t.showdown(play, 2),
            _ => t.showdown(play, 1),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    cards: Seats<Card, 2>,
    agenda: Agenda<Step, 2>,
    shown: bool,
    /// Chips won by the first player, once the hand is over.
    paid: Option<i16>,
}

impl Table {
    pub fn card(&self, seat: Seat) -> Card {
        self.cards[seat]
    }

    fn showdown(&mut self, play: &mut Play<Event>, chips: i16) {
        self.shown = true;
        for (seat, card) in self.cards.iter() {
            play.everyone(Event::Shown { seat, card: *card });
        }
        let best = if self.cards[Seat(0)] > self.cards[Seat(1)] { Seat(0) } else { Seat(1) };
        self.pay(play, best, chips);
    }

    fn pay(&mut self, play: &mut Play<Event>, seat: Seat, chips: i16) {
        self.paid = Some(if seat == Seat(0) { chips } else { -chips });
        play.everyone(Event::Won { seat, chips });
    }
}

/// Two cards of the three, the known ones kept.
fn deal(known: [Option<Card>; 2], chance: &mut dyn Chance) -> Seats<Card, 2> {
    let mut cards = known;
    for i in 0..2 {
        if cards[i].is_none() {
            let free = CARDS.map(|c| u32::from(!cards.contains(&Some(c))));
            cards[i] = Some(CARDS[chance.pick(&free)]);
        }
    }
    Seats(cards.map(|c| c.expect("both cards were just dealt")))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    cards: [Option<Card>; 2],
    agenda: Agenda<Step, 2>,
    shown: bool,
    paid: Option<i16>,
}

/// To seats that are not asked.
const AWAY: Why = Why("KP-0", "it is not your turn");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "kuhn";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let cards = deal([None; 2], &mut play.chance);
        for (seat, card) in cards.iter() {
            play.only(SeatSet::one(seat), Event::Dealt { seat, card: *card });
        }
        let mut agenda = Agenda::default();
        agenda.then(Step::default());
        Ok(Table { cards, agenda, shown: false, paid: None })
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        self.agenda.top().map_or(Asks::Over, |step| step.asks())
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        let step = self.agenda.top().filter(|step| step.asks().asks(seat));
        let away = Err(AWAY);
        judge(out, CHOICES, |choice| step.map_or(away, |step| step.weigh(choice)));
    }
    fn apply(&mut self, _: Seat, choice: Choice, play: &mut Play<Event>) {
        let step = self.agenda.take().expect("a legal answer answers a step");
        step.resume(self, play, choice);
    }
    fn shows(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Shown { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        self.paid.map(|chips| {
            let winner = if chips > 0 { Seat(0) } else { Seat(1) };
            let won = Outcome::win(2, SeatSet::one(winner));
            won.with_points(Seat(0), chips).with_points(Seat(1), -chips)
        })
    }
    fn view(&self, viewer: Viewer) -> View {
        let sees = |i: usize| self.shown || viewer.is(Seat(i as u8));
        let cards = std::array::from_fn(|i| sees(i).then_some(self.cards.0[i]));
        View { cards, agenda: self.agenda, shown: self.shown, paid: self.paid }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { cards, agenda, shown, paid } = *view;
        Imagined::redealt(Table { cards: deal(cards, chance), agenda, shown, paid })
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

    #[test]
    fn the_known_value_is_found() {
        let value = Tree::of::<Table>(&()).value(2_000);
        assert!((value + 1.0 / 18.0).abs() < 0.000_1, "{value}");
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 30, 1);
        secrecy::<Table>(&[()], 30, 1);
    }

    const FIRST: Seat = Seat(0);
    const SECOND: Seat = Seat(1);

    #[test]
    fn a_called_bet_is_shown_down_for_two_chips() {
        let mut scene = Scene::<Table>::deal(&(), &[2, 0]);
        scene.asks(FIRST).may(FIRST, &["check", "bet"]).refuses(FIRST, "call", "KP-1");
        scene.does(FIRST, "check").does(SECOND, "bet").may(FIRST, &["fold", "call"]);
        scene.lacks(FIRST, "check").does(FIRST, "call").luck_is_used_up();
        assert_eq!(scene.over().points(FIRST), 2);
        let heard = scene.told(Viewer::Public);
        assert_eq!(heard.last(), Some(&Event::Won { seat: FIRST, chips: 2 }));
    }

    #[test]
    fn a_fold_shows_nothing() {
        let mut scene = Scene::<Table>::deal(&(), &[1, 2]);
        scene.does(FIRST, "bet").does(SECOND, "fold");
        assert_eq!(scene.view(Viewer::Seat(FIRST)).cards, [Some(Card::Queen), None]);
        assert_eq!(scene.over().points(SECOND), -1);
    }

    #[test]
    #[should_panic(expected = "P2 cannot do `bet`: it is not your turn (KP-0)")]
    fn a_scene_says_who_is_refused_and_why() {
        Scene::<Table>::deal(&(), &[1, 2]).does(SECOND, "bet");
    }

    #[test]
    #[should_panic(expected = "offered, but not expected: `bet`")]
    fn a_scene_says_what_was_not_expected() {
        Scene::<Table>::deal(&(), &[1, 2]).must(FIRST, "check");
    }

    #[test]
    #[should_panic(expected = "recorded chance 2 has no weight in [1, 1, 0]")]
    fn a_scene_says_that_its_luck_does_not_fit() {
        Scene::<Table>::deal(&(), &[2, 2]);
    }
}
