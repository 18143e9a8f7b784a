//! The Solo bots' play, which is rules (FD-16): no choice here is anybody's.

use super::{Respond, Step};
use crate::ability::Moment;
use crate::choice::{Card, Choice, Meld};
use crate::event::Event;
use crate::pile::Number;
use crate::table::{Drawn, Table};
use kernel::{Play, Seat, SeatSet};
use serde::Serialize;

fn bot(t: &Table) -> Seat {
    t.open.mode.bot_seat().expect("bots sit only in Solo modes")
}

/// The bot draws its turn card before anything else is decided (FD-16.4, FD-16.33).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TurnCard;

impl TurnCard {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if let Some(card) = draw_card(t, play) {
            t.moment(Moment::TurnStart);
            t.then(Step::BotAction(BotAction { card }));
        }
    }
}

/// Draws a card for the bot and says which it was; nothing if time is over.
fn draw_card(t: &mut Table, play: &mut Play<Event>) -> Option<Number> {
    let seat = bot(t);
    let before = t.hand(seat);
    if t.draw(play, seat) == Drawn::TimeOver {
        return None;
    }
    let after = t.hand(seat);
    Number::ALL.into_iter().find(|n| after.of(*n) > before.of(*n))
}

/// The four rules of the bot's turn (FD-16.5 to FD-16.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BotAction {
    pub card: Number,
}

impl BotAction {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let seat = bot(t);
        let choice = self
            .attack(t, seat)
            .or_else(|| self.push(t, seat))
            .or_else(|| self.strike(t, seat))
            .unwrap_or(Choice::Move(Card::plain(self.card), crate::Way::Forward));
        t.carry_out(play, seat, choice);
    }

    /// Rule 1: it attacks if it can, with every card of that number.
    fn attack(self, t: &Table, seat: Seat) -> Option<Choice> {
        let n = Number::new(self.nearest(t, seat))?;
        let held = t.held(seat, n);
        (held > 0).then(|| Choice::Attack(Meld::plain(n, held)))
    }

    /// Rule 2: else it pushes an adjacent opponent with the turn card.
    fn push(self, t: &Table, seat: Seat) -> Option<Choice> {
        t.open.is_adjacent_to_enemy(seat).then(|| Choice::Push(Card::plain(self.card)))
    }

    /// Rule 3: else it dashing strikes with the turn card as the dash.
    fn strike(self, t: &Table, seat: Seat) -> Option<Choice> {
        let to = t.open.forward(seat, self.card.value());
        let enemy = t.open.enemies(seat).lowest()?;
        if to == t.open.space(seat) {
            return None;
        }
        let n = Number::new(to.distance(t.open.space(enemy)))?;
        let held = t.held(seat, n) - u8::from(n == self.card);
        (held > 0).then(|| Choice::Strike(Card::plain(self.card), Meld::plain(n, held)))
    }

    fn nearest(self, t: &Table, seat: Seat) -> u8 {
        t.open.enemies(seat).iter().map(|e| t.open.distance(seat, e)).min().unwrap_or(0)
    }
}

/// Attacked or struck, the bot draws one extra card (FD-16.9, FD-16.34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ExtraCard;

impl ExtraCard {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if let Some(card) = draw_card(t, play) {
            let by = t.exchange().by;
            t.moment(Moment::Targeted { by, target: bot(t) });
            t.then(Step::BotRespond(BotRespond { card }));
        }
    }
}

/// It blocks if it can, else retreats with the extra card, else is hit (FD-16.9, FD-16.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BotRespond {
    pub card: Number,
}

impl BotRespond {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let seat = bot(t);
        let mut list: Vec<Choice> = Vec::new();
        Respond.weigh(t, seat, &mut list);
        let used = t.open.used.has(seat);
        let choice = blocks(t, &list, used, play)
            .or_else(|| {
                let retreat = Choice::Retreat(Card::plain(self.card));
                list.contains(&retreat).then_some(retreat)
            })
            .unwrap_or(Choice::TakeTheHit);
        t.carry_out_response(play, seat, choice);
    }
}

/// One of its blocks at random (FD-16.13). An ability that allows other numbers is used for them
/// where it can be, the exact number being what it would need no ability for (FD-16.14).
fn blocks(t: &Table, list: &[Choice], used: bool, play: &mut Play<Event>) -> Option<Choice> {
    let exact = t.exchange().block_number;
    let is_block = |c: &&Choice| matches!(c, Choice::Block(_, h) if *h == SeatSet::EMPTY);
    let all: Vec<Choice> = list.iter().filter(is_block).copied().collect();
    let other: Vec<Choice> = all
        .iter()
        .filter(|c| used && matches!(c, Choice::Block(m, _) if m.number != exact))
        .copied()
        .collect();
    let from = if other.is_empty() { all } else { other };
    if from.is_empty() {
        return None;
    }
    Some(from[play.chance.pick(&vec![1; from.len()])])
}
