//! After a combat: explosions, the follow-up and the second attack of a Ram (FC-7.27 to FC-7.31).

use super::{Answer, Declare, NOBODY, Roll, Rolled, Step, ask_if};
use crate::card::{CardId, Deeds};
use crate::choice::Choice;
use crate::event::Event;
use crate::fight::Bout;
use crate::special::such;
use crate::table::{Open, Table};
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// A card that was beaten in close combat may take the winner along, if it is really gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Explode {
    pub bomb: CardId,
    pub winner: CardId,
    pub rule: crate::special::SpecialId,
}

impl Explode {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let cards = &t.open().cards;
        if !cards[self.bomb].is_in_play() && cards[self.winner].is_in_play() {
            Rolled::roll(t, play, Roll::Explode { explode: self });
        }
    }
}

/// The attacker has won a close combat: it follows up if the defender is really gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Aftermath {
    pub card: CardId,
    pub beaten: CardId,
    /// Where the beaten card stood.
    pub to: crate::space::Space,
    pub second: bool,
}

impl Aftermath {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let Aftermath { card, to, second, .. } = self;
        let open = t.open();
        let gone = !open.cards[self.beaten].is_in_play() && open.on(to).is_none();
        let able = open.cards[card].is_in_play() && !open.field().is_held(card);
        let must = open.field().has(card, such!(|s| s.must_follow));
        match (gone && able, must) {
            (true, true) => follow(t, play, card, to, second),
            (true, false) => t.then(Step::FollowUp(FollowUp { card, to, second })),
            (false, _) => (),
        }
    }
}

fn follow(
    t: &mut Table,
    play: &mut Play<Event>,
    card: CardId,
    to: crate::space::Space,
    second: bool,
) {
    let from = t.open().cards[card].at;
    play.everyone(Event::FollowedUp { from, to });
    t.relocate(play, card, to);
    if !second && t.open().field().has(card, such!(|s| s.presses_on)) {
        t.then(Step::Press(Press { card, evaded: false }));
    }
}

/// The winner may move into the vacated space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FollowUp {
    pub card: CardId,
    pub to: crate::space::Space,
    pub second: bool,
}

impl FollowUp {
    pub fn asks(&self, t: &Table) -> Asks {
        Asks::one(t.open().cards[self.card].controller)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.asks(t).asks(seat) {
            out.offer(Choice::FollowUp);
            out.offer(Choice::Stay);
        }
    }
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if matches!(answer, Some((_, Choice::FollowUp))) {
            follow(t, play, self.card, self.to, self.second);
        }
    }
}

/// A Ram must attack once more if an enemy is in contact; with that its combat phase is over
/// (FC-12.27).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Press {
    pub card: CardId,
    /// Its second attack was called off, and it must take another card.
    pub evaded: bool,
}

impl Press {
    /// The cards that it must choose among.
    pub(crate) fn targets<'t>(&self, open: &'t Open) -> impl Iterator<Item = CardId> + 't {
        let card = self.card;
        let there = open.cards[card].is_in_play();
        let near = open.army(crate::space::other(open.cards[card].controller));
        near.filter(move |id| there && open.cards[*id].at.touches(open.cards[card].at))
            .filter(move |id| !open.cards[*id].deeds.has(Deeds::EVADED))
    }
    pub fn asks(&self, t: &Table) -> Asks {
        if self.targets(t.open()).next().is_none() {
            return NOBODY;
        }
        ask_if(t.open().cards[self.card].controller, true)
    }
    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.asks(t).asks(seat) {
            let from = t.open().cards[self.card].at;
            for id in self.targets(t.open()) {
                out.offer(Choice::Attack(from, t.open().cards[id].at));
            }
        }
    }
    pub fn resume(self, t: &mut Table, _: &mut Play<Event>, answer: Answer) {
        t.note_combat_over(self.evaded || answer.is_some());
        if let Some((_, Choice::Attack(_, at))) = answer {
            let to = t.open().on(at).expect("it was offered");
            let bout = Bout { from: self.card, to, shot: false };
            t.then(Step::Declare(Declare { bout, second: true }));
        }
    }
}
