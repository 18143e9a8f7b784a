//! Kuhn poker, the smallest game with hidden hands, as a toy for players and mass play.
//!
//! Two seats hold one card each of a deck of `ranks` x `copies`. Each puts in one; a seat passes or
//! bets one more. Equal cards at the showdown are a draw. An `endless` table never stops asking.

use kernel::{
    Asks, BadSetup, Chance, Game, Imagined, Outcome, Play, Reason, Seat, SeatSet, Viewer, Weigh,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck {
    pub ranks: u8,
    pub copies: u8,
    pub endless: bool,
}

pub const KUHN: Deck = Deck { ranks: 3, copies: 1, endless: false };

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kuhn {
    deck: Deck,
    hands: [u8; 2],
    line: Line,
    conceded: Option<Seat>,
}

/// What was said so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Line {
    Start,
    Pass,
    Bet,
    PassBet,
    /// Nobody bet, or a bet was called: the cards decide over this stake.
    Showdown(i16),
    Folded(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Look {
    deck: Deck,
    seat: Option<Seat>,
    hand: Option<u8>,
    line: Line,
    conceded: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Say {
    Pass,
    Bet,
    Concede,
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Say::Pass => "pass",
            Say::Bet => "bet",
            Say::Concede => "concede",
        })
    }
}

impl FromStr for Say {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let all = [Say::Pass, Say::Bet, Say::Concede];
        all.into_iter().find(|c| c.to_string() == s).ok_or_else(|| format!("`{s}` is nothing"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is not your turn")
    }
}

impl Reason for NotNow {
    fn clause(&self) -> &'static str {
        "KP-1"
    }
}

impl Kuhn {
    pub fn dealt(deck: Deck, hands: [u8; 2], line: Line) -> Self {
        Kuhn { deck, hands, line, conceded: None }
    }

    fn draw(deck: Deck, held: Option<u8>, chance: &mut dyn Chance) -> u8 {
        let left = |rank| u32::from(deck.copies) - u32::from(held == Some(rank));
        chance.pick(&(0..deck.ranks).map(left).collect::<Vec<_>>()) as u8
    }
}

impl Game for Kuhn {
    type Setup = Deck;
    type Event = ();
    type View = Look;
    type Choice = Say;
    type Thing = Say;
    type Why = NotNow;
    type Seen = Say;
    const NAME: &'static str = "kuhn";
    const RULES: u32 = 1;

    fn start(deck: &Deck, play: &mut Play<()>) -> Result<Self, BadSetup> {
        if u16::from(deck.ranks) * u16::from(deck.copies) < 2 {
            return Err(BadSetup(vec!["two hands need two cards".into()]));
        }
        let first = Kuhn::draw(*deck, None, &mut play.chance);
        let second = Kuhn::draw(*deck, Some(first), &mut play.chance);
        Ok(Kuhn::dealt(*deck, [first, second], Line::Start))
    }
    fn seats(&self) -> usize {
        2
    }
    fn asks(&self) -> Asks {
        match self.line {
            _ if self.conceded.is_some() => Asks::Over,
            Line::Start | Line::PassBet => Asks::Each(SeatSet::one(Seat(0))),
            Line::Pass | Line::Bet => Asks::Each(SeatSet::one(Seat(1))),
            Line::Showdown(_) | Line::Folded(_) => Asks::Over,
        }
    }
    fn weigh<W: Weigh<Self>>(&self, seat: Seat, out: &mut W) {
        for say in [Say::Pass, Say::Bet] {
            if self.asks().asks(seat) { out.offer(say) } else { out.refuse(say, NotNow) }
        }
    }
    fn interjections(&self, _: Seat, out: &mut Vec<Say>) {
        out.push(Say::Concede);
    }
    fn apply(&mut self, seat: Seat, say: Say, _: &mut Play<()>) {
        self.line = match (self.line, say) {
            (_, Say::Concede) => return self.conceded = Some(seat),
            _ if self.deck.endless => return,
            (Line::Start, Say::Pass) => Line::Pass,
            (Line::Start, Say::Bet) => Line::Bet,
            (Line::Pass, Say::Pass) => Line::Showdown(1),
            (Line::Pass, Say::Bet) => Line::PassBet,
            (Line::Bet | Line::PassBet, Say::Pass) => Line::Folded(seat),
            (_, Say::Bet) => Line::Showdown(2),
            (Line::Showdown(_) | Line::Folded(_), Say::Pass) => panic!("the game is over"),
        };
    }
    fn seen(&self, _: Seat, say: Say, _: Seat) -> Say {
        say
    }
    fn outcome(&self) -> Option<Outcome> {
        let won = |seat: usize, stake: i16| {
            Outcome::win(2, SeatSet::one(Seat(seat as u8)))
                .with_points(Seat(seat as u8), stake)
                .with_points(Seat(1 - seat as u8), -stake)
        };
        match (self.conceded, self.line) {
            (Some(seat), _) | (None, Line::Folded(seat)) => Some(won(1 - seat.index(), 1)),
            (None, Line::Showdown(_)) if self.hands[0] == self.hands[1] => Some(Outcome::draw(2)),
            (None, Line::Showdown(n)) => Some(won(usize::from(self.hands[1] > self.hands[0]), n)),
            _ => None,
        }
    }
    fn view(&self, viewer: Viewer) -> Look {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let hand = seat.map(|s| self.hands[s.index()]);
        Look { deck: self.deck, seat, hand, line: self.line, conceded: self.conceded }
    }
    fn redeal(view: &Look, chance: &mut dyn Chance) -> Imagined<Self> {
        let mine = view.hand.unwrap_or_else(|| Kuhn::draw(view.deck, None, chance));
        let other = Kuhn::draw(view.deck, Some(mine), chance);
        let hands = if view.seat == Some(Seat(1)) { [other, mine] } else { [mine, other] };
        let conceded = view.conceded;
        Imagined::redealt(Kuhn { deck: view.deck, hands, line: view.line, conceded })
    }
    fn things(&self, _: Seat, out: &mut Vec<Say>) {
        out.extend([Say::Pass, Say::Bet]);
    }
    fn concerns(&self, _: Seat, choice: Say, thing: Say) -> bool {
        choice == thing
    }
}
