//! The dashing block: teammates behind the target offer help (FD-18).

use super::{Answer, Step, one};
use crate::ability::{Ability, Window};
use crate::board::Space;
use crate::choice::{Card, Choice, Meld, Source};
use crate::event::Event;
use crate::pile::{COPIES, Number};
use crate::plays::{self, Limit, Plays};
use crate::table::{Open, Table};
use crate::why;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// Supporters offer a dash and block cards, one after another in turn order (FD-18.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Offers {
    pub asked: SeatSet,
}

impl Offers {
    /// The next supporter who, for all that is public, could help.
    fn next(&self, t: &Table) -> Option<Seat> {
        let target = t.open().must_answer()?;
        let could_help = |s: &Seat| {
            let drawn = u8::from(t.open().fighter(*s).has_drawn);
            t.open().could_help(*s, target, drawn + u8::from(plays::may_lend(t.open(), *s)))
        };
        t.open().from_turn_player().find(|s| !self.asked.has(*s) && could_help(s))
    }

    pub fn asks(&self, t: &Table) -> Asks {
        self.next(t).map_or(super::NOBODY, one)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.next(t) != Some(seat) {
            return;
        }
        let target = t.open().must_answer().expect("somebody is being helped");
        let goal = t.open().space(target);
        let plays = Plays::of(t, seat);
        for dash in plays.singles().chain(plays.drawn()) {
            if lands_on(t.open(), seat, dash.number) == goal {
                weigh_gifts(t, plays, dash, out);
            }
        }
        if W::WHY {
            for d in Number::ALL {
                let why = match () {
                    _ if lands_on(t.open(), seat, d) != goal => why::DASH_NOT_EXACT,
                    _ if t.held(seat, d) == 0 => why::NOT_HELD,
                    _ => continue,
                };
                for n in Number::ALL {
                    let offer = |k| Choice::Offer(Card::plain(d), Meld::plain(n, k));
                    (1..COPIES).for_each(|k| out.refuse(offer(k), why));
                }
            }
        }
        out.offer(Choice::Pass);
    }

    pub fn resume(mut self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((seat, choice)) = answer else { return };
        if choice.lent().is_none() {
            self.asked = self.asked.with(seat);
        }
        match choice {
            Choice::Offer(..) if choice.lent().is_some() => t.announce_play(play, seat, choice),
            Choice::Offer(..) => t.make_offer(play, seat, choice),
            _ => t.discard_drawn(play, seat),
        }
        t.then(Step::Offers(self));
    }
}

/// Where a dash with this number would take the supporter.
fn lands_on(o: &Open, seat: Seat, n: Number) -> Space {
    o.forward(seat, n.value())
}

impl Open {
    /// Whether, for all that is public, this player could dash to the target and add a card to his
    /// block, if he has `extra` cards beside hand and stash (FD-18.1, FD-18.3, FD-18.4).
    pub fn could_help(&self, seat: Seat, target: Seat, extra: u8) -> bool {
        self.may_dashing_block(seat, target)
            && self.cards_to_play(seat) + extra >= 2
            && Number::ALL.into_iter().any(|n| lands_on(self, seat, n) == self.space(target))
    }

    /// Whether anybody could, perhaps with an ability that gives him one card more.
    pub fn could_be_helped(&self, target: Seat) -> bool {
        let gives = |card: &Ability| card.windows.meets(Window::ALLY_THREATENED);
        let has_more = |s: Seat| {
            let mut up = self.fighter(s).cards().filter(|(_, up)| *up);
            let may = self.barred_from_abilities(s, Window::ALLY_THREATENED).is_none();
            plays::may_lend(self, s) || (may && up.any(|(id, _)| gives(id.card())))
        };
        let mut allies = self.allies(target).iter();
        allies.any(|s| self.could_help(s, target, u8::from(has_more(s))))
    }
}

fn weigh_gifts<W: Weigh<Table>>(t: &Table, plays: Plays, dash: Card, out: &mut W) {
    let x = t.exchange();
    for n in Number::ALL {
        let allowed = x.block_numbers().has(n);
        plays.melds(n, Limit::with_drawn_after(dash), |m| {
            let choice = Choice::Offer(dash, m);
            if allowed && m.count() <= x.most_cards() {
                out.offer(choice);
            } else if W::WHY {
                let why = if allowed { why::WRONG_BLOCK_COUNT } else { why::WRONG_BLOCK_NUMBER };
                out.refuse(choice, why);
            }
        });
    }
}

impl Card {
    /// Whether the card was drawn for this response.
    pub fn is_drawn(self) -> bool {
        self.from == Source::Drawn
    }
}
