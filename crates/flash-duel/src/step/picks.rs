//! Before the game and between rounds: characters, drafts, order, who goes first, the deal.

use super::{Answer, BeginTurn, Step, one};
use crate::ability::AbilityId;
use crate::board::Side;
use crate::cards::{self, CharacterId, Who};
use crate::choice::Choice;
use crate::event::Event;
use crate::setup::Mode;
use crate::table::Table;
use crate::why;
use kernel::{Asks, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// The characters that are still to be had.
fn is_free(t: &Table, who: Who) -> bool {
    t.open().mirror || t.open().seats().iter().all(|s| t.open().fighter(s).who != who)
}

/// A player picks his character openly (FD-14.1, FD-17.1, FD-19.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PickCharacter {
    pub seat: Seat,
}

impl PickCharacter {
    pub fn asks(&self, t: &Table) -> Asks {
        if t.open().fighter(self.seat).who == Who::Nobody { one(self.seat) } else { super::NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        for who in CharacterId::all().map(Who::Character) {
            if is_free(t, who) {
                out.offer(Choice::Pick(who));
            } else if W::WHY {
                out.refuse(Choice::Pick(who), why::CHARACTER_TAKEN);
            }
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((seat, Choice::Pick(who))) = answer {
            t.pick_character(play, seat, who);
        }
    }
}

/// All pick secretly at once; the picks are shown together (FD-14.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PickBlind {
    pub waiting: SeatSet,
}

impl PickBlind {
    pub fn asks(&self, _: &Table) -> Asks {
        Asks::Each(self.waiting)
    }

    pub fn weigh<W: Weigh<Table>>(&self, _: &Table, seat: Seat, out: &mut W) {
        for who in CharacterId::all().map(Who::Character) {
            if self.waiting.has(seat) {
                out.offer(Choice::Pick(who));
            } else if W::WHY {
                out.refuse(Choice::Pick(who), why::PICKED_ALREADY);
            }
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((seat, Choice::Pick(who))) = answer else { return };
        t.seal_pick(play, seat, who);
        let waiting = self.waiting.without(seat);
        if !waiting.is_empty() {
            return t.then(Step::PickBlind(PickBlind { waiting }));
        }
        if !t.show_picks(play) {
            t.then(Step::PickBlind(PickBlind { waiting: t.open().seats() }));
        }
    }
}

/// Twelve abilities are dealt face up, and a coin decides who drafts first (FD-15.1, FD-15.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DealPool;

impl DealPool {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.deal_pool(play);
        let first = flip(play);
        t.then(Step::Draft(Draft { first, made: 0 }));
        t.start_round_with(first);
    }
}

/// The draft 1-2-2-1-1-2-2-1 (FD-15.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Draft {
    pub first: Side,
    pub made: u8,
}

impl Draft {
    fn drafter(&self) -> Seat {
        let first_picks = [true, false, false, true, true, false, false, true];
        let side =
            if first_picks[usize::from(self.made)] { self.first } else { self.first.other() };
        seat_of(side)
    }

    pub fn asks(&self, _: &Table) -> Asks {
        one(self.drafter())
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.drafter() {
            t.open().pool.into_iter().flatten().for_each(|id| out.offer(Choice::Draft(id)));
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((seat, Choice::Draft(ability))) = answer else { return };
        t.draft(play, seat, ability);
        if self.made < 7 {
            t.then(Step::Draft(Draft { made: self.made + 1, ..self }));
        }
    }
}

/// The player of a side in the modes of one against one.
fn seat_of(side: Side) -> Seat {
    Seat(side as u8)
}

/// The loser of a round may swap one ability with the pool (FD-15.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SwapAbility {
    pub seat: Seat,
}

impl SwapAbility {
    pub fn asks(&self, _: &Table) -> Asks {
        one(self.seat)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        for (out_id, _) in t.open().fighter(seat).cards() {
            for into in t.open().pool.into_iter().flatten() {
                out.offer(Choice::Swap { out: out_id, into });
            }
        }
        out.offer(Choice::Pass);
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((seat, Choice::Swap { out, into })) = answer {
            t.swap_ability(play, seat, out, into);
        }
    }
}

/// The Dragon picks his abilities openly, in the order of the list (FD-19.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PickDragon {
    pub left: u8,
    pub from: u8,
}

impl PickDragon {
    pub fn asks(&self, t: &Table) -> Asks {
        // All that are left are needed: nothing to choose.
        if self.left == cards::DRAGON_ABILITIES - self.from {
            return super::NOBODY;
        }
        t.open().mode.dragon_seat().map_or(super::NOBODY, one)
    }

    fn options(&self) -> impl Iterator<Item = (u8, AbilityId)> + use<> {
        let (from, last) = (self.from, cards::DRAGON_ABILITIES - self.left);
        cards::dragon_abilities()
            .enumerate()
            .map(|(i, id)| (i as u8, id))
            .filter(move |(i, _)| (from..=last).contains(i))
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if t.open().mode.dragon_seat() == Some(seat) {
            self.options().for_each(|(_, id)| out.offer(Choice::Draft(id)));
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let seat = t.open().mode.dragon_seat().expect("a Raid has a Dragon");
        let (i, ability) = match answer {
            Some((_, Choice::Draft(id))) => {
                self.options().find(|(_, o)| *o == id).expect("it was offered")
            }
            _ => self.options().next().expect("there are enough left"),
        };
        t.gain_ability(play, seat, ability);
        if self.left > 1 {
            t.then(Step::PickDragon(PickDragon { left: self.left - 1, from: i + 1 }));
        }
    }
}

/// The mortals settle their order among themselves: whoever speaks up takes the next place
/// (FD-19.13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct MortalOrder {
    pub placed: u8,
    pub waiting: SeatSet,
}

impl MortalOrder {
    pub fn asks(&self, _: &Table) -> Asks {
        if self.waiting.len() > 1 { Asks::Any(self.waiting) } else { super::NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, _: &Table, seat: Seat, out: &mut W) {
        if self.waiting.has(seat) {
            out.offer(Choice::GoNext);
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let last = self.waiting.lowest().expect("somebody has no place yet");
        let seat = answer.map_or(last, |(seat, _)| seat);
        t.take_place(play, seat, self.placed);
        let waiting = self.waiting.without(seat);
        if !waiting.is_empty() {
            t.then(Step::MortalOrder(MortalOrder { placed: self.placed + 1, waiting }));
        }
    }
}

/// The five loyalty cards are shuffled and dealt (FD-20.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DealLoyalty;

impl DealLoyalty {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.deal_loyalty(play);
    }
}

fn flip(play: &mut Play<Event>) -> Side {
    let first = Side::BOTH[play.chance.pick(&[1, 1])];
    play.everyone(Event::CoinFlipped { first });
    first
}

/// A coin decides who goes first (FD-4.3, FD-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Coin;

impl Coin {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let first = flip(play);
        t.start_round_with(first);
    }
}

/// The side that lost decides who goes first (FD-4.4, FD-17.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseFirst {
    pub by: Side,
}

impl ChooseFirst {
    pub fn asks(&self, t: &Table) -> Asks {
        Asks::Any(t.open().mode.team(self.by))
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if t.open().mode.team(self.by).has(seat) {
            Side::BOTH.into_iter().for_each(|side| out.offer(Choice::GoesFirst(side)));
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::GoesFirst(first))) = answer {
            play.everyone(Event::FirstChosen { by: self.by, first });
            t.start_round_with(first);
        }
    }
}

impl Table {
    /// What comes between knowing who goes first and the first turn.
    pub(crate) fn start_round_with(&mut self, first: Side) {
        if self.open().mode == Mode::Team {
            self.then(Step::NameLead(NameLead { side: first }));
            self.then(Step::NameLead(NameLead { side: first.other() }));
        }
        self.then(Step::Deal(Deal { first }));
    }

    /// What comes between two rounds, or two matches in a row (FD-4.4, FD-4.5, FD-15.9, FD-16.2,
    /// FD-R23).
    pub(crate) fn prepare_next_round(&mut self, winner: Option<Side>) {
        let Some(winner) = winner else { return self.then(Step::Coin(Coin)) };
        let loser = winner.other();
        if self.open().mode.bot_seat().is_some_and(|bot| self.open().mode.side(bot) == loser) {
            return self.start_round_with(loser);
        }
        if self.open().mode == Mode::Clockwork {
            self.then(Step::SwapAbility(SwapAbility { seat: seat_of(loser) }));
        }
        self.then(Step::ChooseFirst(ChooseFirst { by: loser }));
    }
}

/// A team names the member who takes its first turn (FD-17.5, FD-17.23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct NameLead {
    pub side: Side,
}

impl NameLead {
    pub fn asks(&self, t: &Table) -> Asks {
        Asks::Any(t.open().mode.team(self.side))
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if t.open().mode.team(self.side).has(seat) {
            t.open().mode.team(self.side).iter().for_each(|s| out.offer(Choice::Lead(s)));
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let Some((_, Choice::Lead(lead))) = answer else { return };
        t.name_lead(play, self.side, lead);
    }
}

/// Everything is reset, the hands are dealt, and the first turn begins (FD-4.7, FD-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deal {
    pub first: Side,
}

impl Deal {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let first = t.open_round(play, self.first);
        t.deal(play);
        t.then(Step::BeginTurn(BeginTurn { seat: first }));
    }
}
