//! The Solo bots' play, which is rules (FD-16): no choice here is anybody's.

use super::{Respond, Step};
use crate::ability::Moment;
use crate::choice::{Card, Choice, Meld};
use crate::event::Event;
use crate::pile::Number;
use crate::table::{Drawn, Table};
use crate::why::Why;
use kernel::{Play, Seat, SeatSet, Weigh};
use serde::Serialize;

fn bot(t: &Table) -> Seat {
    t.open().mode.bot_seat().expect("bots sit only in Solo modes")
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
        t.open().is_adjacent_to_enemy(seat).then(|| Choice::Push(Card::plain(self.card)))
    }

    /// Rule 3: else it dashing strikes with the turn card as the dash.
    fn strike(self, t: &Table, seat: Seat) -> Option<Choice> {
        let to = t.open().forward(seat, self.card.value());
        let enemy = t.open().enemies(seat).lowest()?;
        if to == t.open().space(seat) {
            return None;
        }
        let n = Number::new(to.distance(t.open().space(enemy)))?;
        let held = t.held(seat, n) - u8::from(n == self.card);
        (held > 0).then(|| Choice::Strike(Card::plain(self.card), Meld::plain(n, held)))
    }

    fn nearest(self, t: &Table, seat: Seat) -> u8 {
        t.open().enemies(seat).iter().map(|e| t.open().distance(seat, e)).min().unwrap_or(0)
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
        let retreat = Choice::Retreat(Card::plain(self.card));
        let mut possible = Possible { retreat, may_retreat: false, blocks: [None; 5] };
        Respond.weigh(t, seat, &mut possible);
        let choice = match possible.block(t, play) {
            Some(with) => Choice::Block(with, SeatSet::EMPTY),
            None if possible.may_retreat => retreat,
            None => Choice::TakeTheHit,
        };
        t.carry_out_response(play, seat, choice);
    }
}

/// What the bot could answer: a block with each number, and the retreat with its extra card.
struct Possible {
    retreat: Choice,
    may_retreat: bool,
    blocks: [Option<Meld>; 5],
}

impl Weigh<Table> for Possible {
    const WHY: bool = false;

    fn offer(&mut self, choice: Choice) {
        self.may_retreat |= choice == self.retreat;
        if let Choice::Block(with, SeatSet::EMPTY) = choice {
            self.blocks[usize::from(with.number.value()) - 1] = Some(with);
        }
    }
    fn refuse(&mut self, _: Choice, _: Why) {}
}

impl Possible {
    /// One of its blocks at random (FD-16.13). An ability that allows other numbers is used for
    /// them where it can be: for the exact number it would need none (FD-16.14).
    fn block(&self, t: &Table, play: &mut Play<Event>) -> Option<Meld> {
        let (seat, exact) = (bot(t), t.exchange().block_number);
        let others = |m: &Meld| t.open().used.has(seat) && m.number != exact;
        let any_other = self.blocks.iter().flatten().any(others);
        let wanted = |m: &Option<Meld>| m.is_some_and(|m| !any_other || others(&m));
        let weights = self.blocks.map(|m| u32::from(wanted(&m)));
        match weights.iter().sum() {
            0 => None,
            1 => self.blocks.into_iter().find(wanted).flatten(),
            _ => {
                let with = self.blocks[play.chance.pick(&weights)]?;
                play.everyone(Event::ChosenAtRandom { seat, number: with.number });
                Some(with)
            }
        }
    }
}
