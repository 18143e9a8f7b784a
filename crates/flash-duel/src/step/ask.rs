//! The questions cards put to players while they take effect (FD-13).

use super::{Answer, Step, one};
use crate::ability::Asked;
use crate::choice::Choice;
use crate::event::Event;
use crate::pile::{Cards, Number};
use crate::sets::NumberSet;
use crate::table::{Drawn, Table};
use kernel::{Asks, Counter, Play, Seat, Weigh};
use serde::Serialize;

/// No question has more answers than this.
const MOST_ANSWERS: usize = 64;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Question {
    /// Discard this many cards of one's own choice, of these numbers.
    Discard { left: u8, numbers: NumberSet },
    /// Discard one card or more, at most so many, in ascending order; then draw as many.
    DiscardAny { done: u8, most: u8, from: Number },
    /// Discard two cards of one number; `may_pass` if one need not.
    DiscardPair { may_pass: bool },
    /// Take a card of these numbers from the discard pile.
    Take { numbers: NumberSet },
    /// Show a card of the hand to everyone.
    Show,
    /// Show several cards of the hand to everyone; the card lists which (`Ability::answers`).
    ShowCards,
    /// Set a card aside face down.
    Stash,
    /// Go at least one and at most this many spaces.
    Spaces { most: u8 },
    /// Draw a card, or have an opponent discard one if he has any.
    DrawOr { opponent_discards: bool },
}

/// A card's question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ask {
    pub asked: Asked,
    pub question: Question,
}

impl Ask {
    /// Whether the card can do nothing any more: its target is out or no opponent now. Whom a card
    /// asks besides its owner it asks as an opponent (FD-20.25, FD-R15).
    fn is_pointless(&self, t: &Table) -> bool {
        let Asked { card, me, who, announced } = self.asked;
        let is_ally = who != me && !t.open().are_enemies(who, me);
        is_ally || t.open().has_lost_target(card, me, announced)
    }

    /// Whether, for all that is public, there is anything to answer.
    fn is_open(&self, t: &Table) -> bool {
        let size = t.open().hand_size(self.asked.who);
        match self.question {
            _ if self.is_pointless(t) => false,
            _ if t.open().fighter(self.asked.who).defeated => false,
            Question::DiscardAny { done, most, .. } => size > 0 && done < most,
            Question::Discard { .. } => size > 0,
            Question::Show | Question::Stash => size > 0,
            Question::DiscardPair { .. } => size > 1,
            Question::Take { .. } => !t.open().discard.is_empty(),
            _ => true,
        }
    }

    pub fn asks(&self, t: &Table) -> Asks {
        let bot = t.open().mode.bot_seat() == Some(self.asked.who);
        if self.is_open(t) && !bot { one(self.asked.who) } else { super::NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.asked.who {
            return;
        }
        let mut any = false;
        self.each_answer(t, |choice| {
            any = true;
            out.offer(choice);
        });
        if !any {
            // Only in an imagined deal: whoever announced the card held what it asks for.
            out.offer(Choice::Pass);
        }
    }

    fn each_answer(&self, t: &Table, mut f: impl FnMut(Choice)) {
        let hand = t.hand(self.asked.who);
        let within = |numbers: NumberSet| move |n: &Number| numbers.has(*n);
        match self.question {
            Question::Discard { numbers, .. } => {
                hand.numbers().filter(within(numbers)).for_each(|n| f(Choice::Discard(n)));
            }
            Question::DiscardAny { done, from, .. } => {
                hand.numbers().filter(|n| *n >= from).for_each(|n| f(Choice::Discard(n)));
                if done > 0 {
                    f(Choice::Done);
                }
            }
            Question::DiscardPair { may_pass } => {
                hand.pairs().for_each(|n| f(Choice::DiscardPair(n)));
                if may_pass {
                    f(Choice::Pass);
                }
            }
            Question::Take { numbers } => {
                let pile = t.open().discard;
                pile.numbers().filter(within(numbers)).for_each(|n| f(Choice::Take(n)));
            }
            Question::Show => hand.numbers().for_each(|n| f(Choice::Show(n))),
            Question::ShowCards => {
                (self.asked.card.card().answers)(t, self.asked.who, &mut f);
            }
            Question::Stash => hand.numbers().for_each(|n| f(Choice::Stash(n))),
            Question::Spaces { most } => (1..=most).for_each(|n| f(Choice::Spaces(n))),
            Question::DrawOr { opponent_discards } => {
                f(Choice::Draw);
                if opponent_discards {
                    f(Choice::OpponentDiscards);
                }
            }
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if self.is_pointless(t) {
            return;
        }
        let choice = match answer {
            Some((_, choice)) => choice,
            None if self.is_open(t) => self.bots_answer(t, play),
            // Nothing can be answered: the card goes on as if nothing was done.
            None => Choice::Pass,
        };
        self.carry_out(t, play, choice);
        (self.asked.card.card().picked)(t, play, self.asked, choice);
    }

    /// What the rules leave to a Solo bot is chosen at random; it calls if it can (FD-16.13).
    fn bots_answer(&self, t: &Table, play: &mut Play<Event>) -> Choice {
        let mut list = [Choice::Pass; MOST_ANSWERS];
        let mut n = 0;
        self.each_answer(t, |choice| {
            if choice != Choice::Pass && n < list.len() {
                list[n] = choice;
                n.raise(1);
            }
        });
        if n == 0 { Choice::Pass } else { list[play.chance.pick(&[1; MOST_ANSWERS][..n])] }
    }

    /// The part of an answer that is the same for every card.
    fn carry_out(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        let Asked { who, .. } = self.asked;
        match (choice, self.question) {
            (Choice::Discard(n), Question::Discard { left, numbers }) => {
                t.discard(play, who, n);
                if left > 1 {
                    let left = left - 1;
                    t.then(Step::Ask(Ask {
                        question: Question::Discard { left, numbers },
                        ..self
                    }));
                }
            }
            (Choice::Discard(n), Question::DiscardAny { done, most, .. }) => {
                t.discard(play, who, n);
                let question = Question::DiscardAny { done: done + 1, most, from: n };
                t.then(Step::Ask(Ask { question, ..self }));
            }
            (Choice::Done | Choice::Pass, Question::DiscardAny { done, .. }) => {
                for _ in 0..done {
                    if t.draw(play, who) == Drawn::TimeOver {
                        return;
                    }
                }
            }
            (Choice::DiscardPair(n), _) => {
                t.discard(play, who, n);
                t.discard(play, who, n);
            }
            (Choice::Take(n), _) => t.retrieve(play, who, n),
            (Choice::Show(n), _) => t.show_cards(play, who, Cards::one(n)),
            (Choice::ShowHand(cards), _) => t.show_cards(play, who, cards),
            (Choice::Stash(n), _) => t.stash_card(play, who, n),
            _ => (),
        }
    }
}
