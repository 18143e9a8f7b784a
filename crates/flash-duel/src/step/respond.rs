//! The response: block, retreat or be hit (FD-8), with the help of teammates (FD-18).

use super::{Answer, Feature, Step, one};
use crate::ability::{Ends, Moment};
use crate::board::How;
use crate::cards::Who;
use crate::choice::{Card, Choice, Meld};
use crate::event::Event;
use crate::pile::{COPIES, Number};
use crate::plays::{Limit, Plays};
use crate::table::Table;
use crate::why::{self, Why};
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// The target answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Respond;

impl Respond {
    pub fn asks(&self, t: &Table) -> Asks {
        t.open().must_answer().map_or(super::NOBODY, one)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if t.open().must_answer() != Some(seat) {
            return;
        }
        let plays = Plays::of(t, seat);
        weigh_blocks(t, plays, seat, out);
        match retreat_barred(t, seat) {
            None => {
                plays.singles().for_each(|card| out.offer(Choice::Retreat(card)));
                if W::WHY {
                    for n in Number::ALL.into_iter().filter(|n| t.held(seat, *n) == 0) {
                        out.refuse(Choice::Retreat(Card::plain(n)), why::NOT_HELD);
                    }
                }
            }
            Some(why) if W::WHY => {
                let cards = Number::ALL.map(Card::plain);
                cards.into_iter().for_each(|c| out.refuse(Choice::Retreat(c), why));
            }
            Some(_) => (),
        }
        out.offer(Choice::TakeTheHit);
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        match answer {
            None => t.settle_offers(play),
            Some((seat, choice)) if choice.lent().is_some() => {
                t.announce_play(play, seat, choice);
                t.then(Step::Respond(self));
            }
            Some((seat, choice)) => t.carry_out_response(play, seat, choice),
        }
    }
}

/// Why this target cannot retreat, if he cannot. All of it is public.
fn retreat_barred(t: &Table, seat: Seat) -> Option<Why> {
    let x = t.exchange();
    match () {
        _ if !x.has(Feature::MAY_RETREAT) => Some(why::RETREAT_FROM_ATTACK),
        _ if t.open().is_on_start(seat) => Some(why::RETREAT_ON_START),
        _ if x.has(Feature::NO_RETREAT) || !t.open().may_anyone_retreat() => {
            Some(why::RETREAT_FORBIDDEN)
        }
        _ => None,
    }
}

fn weigh_blocks<W: Weigh<Table>>(t: &Table, plays: Plays, seat: Seat, out: &mut W) {
    let x = t.exchange();
    let numbers = x.block_numbers();
    for n in Number::ALL {
        if numbers.has(n) {
            plays.melds(n, Limit::WITH_DRAWN, |m| {
                if x.is_enough(m.count()) {
                    out.offer(Choice::Block(m, SeatSet::EMPTY));
                }
            });
            if t.open().mode.is_team_mode() {
                weigh_helped_blocks(t, plays, n, out);
            }
        }
        if W::WHY {
            for k in 1..=COPIES {
                let m = Meld::plain(n, k);
                let why = match () {
                    _ if x.has(Feature::UNBLOCKABLE) => why::UNBLOCKABLE,
                    _ if !numbers.has(n) => why::WRONG_BLOCK_NUMBER,
                    _ if !x.is_enough(k) => why::WRONG_BLOCK_COUNT,
                    _ if t.held(seat, n) < k => why::NOT_HELD,
                    _ => continue,
                };
                out.refuse(Choice::Block(m, SeatSet::EMPTY), why);
            }
        }
    }
}

/// Blocks that teammates complete with what they offered (FD-18.4, FD-18.5).
fn weigh_helped_blocks<W: Weigh<Table>>(t: &Table, plays: Plays, n: Number, out: &mut W) {
    let x = t.exchange();
    let offered = |s: Seat| t.hidden().offers[s].filter(|o| o.with.number == n);
    let helpers: SeatSet = t.open().seats().iter().filter(|s| offered(*s).is_some()).collect();
    for bits in 1..=helpers.bits() {
        let with = SeatSet::from_bits(bits);
        if !with.is_subset(helpers) {
            continue;
        }
        let given = with.iter().filter_map(offered).map(|o| o.with.count()).sum::<u8>();
        if x.is_enough(given) {
            out.offer(Choice::Block(Meld::plain(n, 0), with));
        }
        plays.melds(n, Limit::WITH_DRAWN, |m| {
            if x.is_enough(given + m.count()) {
                out.offer(Choice::Block(m, with));
            }
        });
    }
}

impl Table {
    pub(crate) fn carry_out_response(&mut self, play: &mut Play<Event>, seat: Seat, c: Choice) {
        let (by, strike) = (self.exchange().by, self.exchange().has(Feature::STRIKE));
        self.pay(seat, c.cost());
        match c {
            Choice::Block(with, helpers) => {
                self.dash_to_help(play, helpers);
                play.everyone(Event::Blocked { seat, with });
                self.settle_offers(play);
                self.moment(Moment::Blocked { by, target: seat });
            }
            Choice::Retreat(card) => {
                let (from, due_before) =
                    (self.open().space(seat), self.open().fighter(seat).retreat_due);
                let to = self.open().back(seat, card.number.value());
                play.everyone(Event::Retreated { seat, card, from, to });
                self.owe_recovery(seat);
                self.displace(play, seat, to, How::Retreat);
                self.end_lasting(play, Ends::RETREAT, |f| f.on == seat);
                self.settle_offers(play);
                if strike {
                    let spaces = from.distance(to);
                    self.moment(Moment::Retreated { by, target: seat, spaces, due_before });
                }
            }
            Choice::TakeTheHit => {
                self.settle_offers(play);
                self.moment(Moment::WouldBeHit { by, target: seat });
                self.then(Step::Hit(Hit { target: seat }));
            }
            other => panic!("`{other}` is no response"),
        }
    }
}

/// The hit takes effect (FD-8.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Hit {
    pub target: Seat,
}

impl Hit {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if t.open().must_answer() != Some(self.target) {
            return;
        }
        let x = *t.exchange();
        t.hit(play, SeatSet::one(self.target));
        // The Solo Dragon drops what a pair or better hit him with (FD-16.17).
        let bot = t.open().mode.bot_seat() == Some(self.target);
        let f = t.open().fighter(self.target);
        if bot && f.who == Who::Dragon && !f.defeated && x.cards >= 2 {
            for _ in 0..t.held(self.target, x.number) {
                t.discard(play, self.target, x.number);
            }
        }
    }
}

impl Table {
    /// Calls off the hit that was about to take effect.
    pub fn prevent_hit(&mut self, play: &mut Play<Event>, seat: Seat) {
        let hits = self.agenda().live_mut().iter_mut().rev();
        let hit = hits.into_iter().find(|s| matches!(s, Step::Hit(h) if h.target == seat));
        *hit.expect("a hit is about to take effect") = Step::CalledOff;
        play.everyone(Event::HitPrevented { seat });
    }
}
