//! Rounds and tokens of Flash Duel (FD-4): the first with three tokens wins, whoever lost a round
//! decides who starts the next, and a stashed card is all that survives a reset.
//!
//! The round itself is a trifle: one hidden card each, the higher one wins.

use super::{Why, judge};
use crate::Suite;
use kernel::{
    Agenda, Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Seat, SeatSet, Seats, Viewer,
    Weigh,
};
use serde::Serialize;
use std::fmt::{self, Display};

const TOKENS: u8 = 3;
/// Two cards of each number from 1 to 5.
const NUMBERS: usize = 5;
const COPIES: u32 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Choice {
    Stay,
    /// Discards the card and draws another.
    Swap,
    /// Lays the card aside for a later round and draws another.
    Stash,
    /// Discards the card and takes up the stashed one.
    Unstash,
    Start,
    LetStart,
    Concede,
}

const ANSWERS: [Choice; 6] =
    [Choice::Stay, Choice::Swap, Choice::Stash, Choice::Unstash, Choice::Start, Choice::LetStart];

impl Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Stay => "stay",
            Choice::Swap => "swap",
            Choice::Stash => "stash",
            Choice::Unstash => "unstash",
            Choice::Start => "start",
            Choice::LetStart => "let the other start",
            Choice::Concede => "concede",
        })
    }
}

super::spelled_as!(Choice, ANSWERS.into_iter().chain([Choice::Concede]));

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    CoinFlipped { starts: Seat },
    Drew { seat: Seat, card: u8 },
    Discarded { seat: Seat, card: u8 },
    Acted { seat: Seat, choice: Choice },
    Shown { seat: Seat, card: u8 },
    RoundWon { seat: Seat },
    RoundDrawn,
    Conceded { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Step {
    /// The loser of the last round decides before anyone draws (FD-4.4).
    ChooseStart {
        loser: Seat,
    },
    Turn {
        seat: Seat,
        last: bool,
    },
}

impl Default for Step {
    fn default() -> Self {
        Step::ChooseStart { loser: Seat(0) }
    }
}

impl Step {
    fn seat(self) -> Seat {
        let (Step::ChooseStart { loser: seat } | Step::Turn { seat, .. }) = self;
        seat
    }

    fn asks(self) -> Asks {
        Asks::Each(SeatSet::one(self.seat()))
    }

    fn weigh(self, t: &Table, choice: Choice) -> Result<(), Why> {
        let stashed = t.stashes[self.seat()].is_some();
        match (self, choice) {
            (Step::ChooseStart { .. }, Choice::Start | Choice::LetStart) => Ok(()),
            (Step::ChooseStart { .. }, _) => Err(Why("FD-4.4", "the round has not begun")),
            (_, Choice::Start | Choice::LetStart) => Err(Why("FD-4.4", "the round has begun")),
            (_, Choice::Stash) if stashed => Err(Why("FD-4.8", "a card is stashed already")),
            (_, Choice::Unstash) if !stashed => Err(Why("FD-4.8", "no card is stashed")),
            _ => Ok(()),
        }
    }

    fn resume(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        let seat = self.seat();
        play.everyone(Event::Acted { seat, choice });
        match (self, choice) {
            (Step::ChooseStart { loser }, Choice::Start) => return t.deal(play, loser),
            (Step::ChooseStart { loser }, _) => return t.deal(play, other(loser)),
            (_, Choice::Swap) => {
                t.discard(play, seat);
                t.draw(play, seat);
            }
            (_, Choice::Stash) => {
                t.stashes[seat] = t.cards[seat].take();
                t.draw(play, seat);
            }
            (_, Choice::Unstash) => {
                t.discard(play, seat);
                t.cards[seat] = t.stashes[seat].take();
            }
            _ => {}
        }
        match self {
            Step::Turn { last: true, .. } => t.showdown(play),
            _ => t.agenda.then(Step::Turn { seat: other(seat), last: true }),
        }
    }
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    cards: Seats<Option<u8>, 2>,
    stashes: Seats<Option<u8>, 2>,
    /// How many of each number lie face up this round.
    discards: [u8; NUMBERS],
    tokens: Seats<u8, 2>,
    agenda: Agenda<Step, 1>,
    winner: Option<Seat>,
}

impl Table {
    /// A card that is in no hand, stash or discard pile.
    fn any_card(&self, chance: &mut dyn Chance) -> u8 {
        let held = |n: u8| {
            let all = self.cards.0.iter().chain(&self.stashes.0);
            all.filter(|card| **card == Some(n)).count() as u32
        };
        let left = |i: usize| COPIES - u32::from(self.discards[i]) - held(i as u8 + 1);
        chance.pick(&std::array::from_fn::<u32, NUMBERS, _>(left)) as u8 + 1
    }

    fn draw(&mut self, play: &mut Play<Event>, seat: Seat) {
        let card = self.any_card(&mut play.chance);
        self.cards[seat] = Some(card);
        play.only(SeatSet::one(seat), Event::Drew { seat, card });
    }

    fn discard(&mut self, play: &mut Play<Event>, seat: Seat) {
        let card = self.cards[seat].take().expect("everyone holds a card during a round");
        self.discards[usize::from(card) - 1] += 1;
        play.everyone(Event::Discarded { seat, card });
    }

    fn deal(&mut self, play: &mut Play<Event>, starts: Seat) {
        self.draw(play, starts);
        self.draw(play, other(starts));
        self.agenda.then(Step::Turn { seat: starts, last: false });
    }

    fn flip_coin(&mut self, play: &mut Play<Event>) {
        let starts = Seat(play.chance.pick(&[1, 1]) as u8);
        play.everyone(Event::CoinFlipped { starts });
        self.deal(play, starts);
    }

    fn showdown(&mut self, play: &mut Play<Event>) {
        for (seat, card) in self.cards.iter() {
            let card = card.expect("everyone holds a card during a round");
            play.everyone(Event::Shown { seat, card });
        }
        let [a, b] = self.cards.0;
        self.cards = Seats::default();
        self.discards = [0; NUMBERS];
        if a == b {
            play.everyone(Event::RoundDrawn);
            return self.flip_coin(play);
        }
        let seat = if a > b { Seat(0) } else { Seat(1) };
        self.tokens[seat] += 1;
        play.everyone(Event::RoundWon { seat });
        if self.tokens[seat] == TOKENS {
            self.winner = Some(seat);
        } else {
            self.agenda.then(Step::ChooseStart { loser: other(seat) });
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Cards and stashes: whether there is one, and which, if this viewer knows.
    cards: Seats<Option<Option<u8>>, 2>,
    stashes: Seats<Option<Option<u8>>, 2>,
    discards: [u8; NUMBERS],
    pub tokens: Seats<u8, 2>,
    agenda: Agenda<Step, 1>,
    winner: Option<Seat>,
}

/// To seats that are not asked.
const AWAY: Why = Why("FD-4.4", "you are not asked now");

impl Game for Table {
    type Setup = ();
    type Event = Event;
    type View = View;
    type Choice = Choice;
    type Thing = Choice;
    type Why = Why;
    type Seen = Choice;
    const NAME: &'static str = "best-of-five";
    const RULES: u32 = 1;

    fn start(_: &(), play: &mut Play<Event>) -> Result<Self, BadSetup> {
        let mut table = Table {
            cards: Seats::default(),
            stashes: Seats::default(),
            discards: [0; NUMBERS],
            tokens: Seats::default(),
            agenda: Agenda::default(),
            winner: None,
        };
        table.flip_coin(play);
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
        judge(out, ANSWERS, |choice| step.map_or(away, |step| step.weigh(self, choice)));
    }
    fn interjections(&self, _: Seat, out: &mut Vec<Choice>) {
        out.extend((!self.agenda.is_empty()).then_some(Choice::Concede));
    }
    fn apply(&mut self, seat: Seat, choice: Choice, play: &mut Play<Event>) {
        let step = self.agenda.take().expect("a game that is over takes no answers");
        if choice == Choice::Concede {
            play.everyone(Event::Conceded { seat });
            self.winner = Some(other(seat));
        } else {
            step.resume(self, play, choice);
        }
    }
    fn shows(event: &Event) -> bool {
        use Event::{CoinFlipped, Discarded, Drew, Shown};
        matches!(event, CoinFlipped { .. } | Drew { .. } | Discarded { .. } | Shown { .. })
    }
    fn outcome(&self) -> Option<Outcome> {
        let points = |o: Outcome, s: Seat| o.with_points(s, i16::from(self.tokens[s]));
        let end = |winner| Outcome::win(2, SeatSet::one(winner));
        self.winner.map(|winner| points(points(end(winner), Seat(0)), Seat(1)))
    }
    fn view(&self, viewer: Viewer) -> View {
        let known = |cards: [Option<u8>; 2]| {
            let sees = |i: usize| viewer.is(Seat(i as u8));
            Seats(std::array::from_fn(|i| cards[i].map(|card| sees(i).then_some(card))))
        };
        View {
            cards: known(self.cards.0),
            stashes: known(self.stashes.0),
            discards: self.discards,
            tokens: self.tokens,
            agenda: self.agenda,
            winner: self.winner,
        }
    }
    fn redeal(view: &View, chance: &mut dyn Chance) -> Imagined<Self> {
        let View { discards, tokens, agenda, winner, .. } = *view;
        let known = |cards: Seats<Option<Option<u8>>, 2>| Seats(cards.0.map(Option::flatten));
        let (cards, stashes) = (known(view.cards), known(view.stashes));
        let mut table = Table { cards, stashes, discards, tokens, agenda, winner };
        for seat in [Seat(0), Seat(1)] {
            if view.cards[seat] == Some(None) {
                table.cards[seat] = Some(table.any_card(chance));
            }
            if view.stashes[seat] == Some(None) {
                table.stashes[seat] = Some(table.any_card(chance));
            }
        }
        Imagined::redealt(table)
    }
    super::open_answers!();
    super::things_are!(ANSWERS);
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

    /// A starts; luck counts the numbers from zero.
    fn round(a: usize, b: usize) -> Scene<Table> {
        Scene::deal(&(), &[0, a - 1, b - 1])
    }

    #[test]
    fn the_loser_decides_who_starts() {
        let mut scene = round(4, 2);
        scene.does(A, "stay").does(B, "stay").asks(B).may(B, &["start", "let the other start"]);
        scene.does(B, "let the other start").asks(A).refuses(A, "start", "FD-4.4");
        assert_eq!(scene.view(Viewer::Public).tokens, Seats([1, 0]));
    }

    #[test]
    fn a_drawn_round_gives_no_token_and_flips_the_coin_anew() {
        let mut scene = round(3, 3);
        scene.does(A, "stay").luck(&[1]).does(B, "stay").asks(B).offers(B, "swap");
        assert_eq!(scene.view(Viewer::Public).tokens, Seats([0, 0]));
    }

    #[test]
    fn a_stashed_card_survives_the_reset() {
        let mut scene = round(5, 2);
        scene.luck(&[0]).does(A, "stash").does(B, "stay").luck(&[0, 3]).does(A, "start");
        scene.offers(A, "unstash").refuses(A, "stash", "FD-4.8").does(A, "unstash");
        scene.does(B, "stay").asks(B).luck_is_used_up();
        assert_eq!(scene.table().tokens, Seats([1, 1]));
    }

    #[test]
    fn three_tokens_win_the_game() {
        let mut scene = round(4, 2);
        for _ in 0..2 {
            scene.does(A, "stay").does(B, "stay").luck(&[4, 1]).does(B, "let the other start");
        }
        scene.does(A, "stay").does(B, "stay");
        assert_eq!(scene.over().points(A), 3);
    }

    #[test]
    fn obeys_the_laws() {
        conformance::<Table>(&[()], 80, 1);
        secrecy::<Table>(&[()], 80, 1);
    }
}
