//! Drafts, sealed picks and the loser's choice (PS-17, PS-18).

use super::{Answer, Deal, DealBank, NOBODY, PickCharacter, Step, one};
use crate::chip::ChipId;
use crate::choice::Choice;
use crate::event::Event;
use crate::setup::PUZZLE_STACKS;
use crate::table::{POOL, Table};
use crate::why;
use kernel::{Asks, Counter, Play, Seat, SeatSet, Weigh};
use serde::Serialize;

/// The pool is drawn, and who drafts first (PS-17.1, PS-17.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DealPool;

impl DealPool {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let mode = t.open().mode;
        let mut weights = [0u32; 128];
        let may = |c: &ChipId| c.is_character() && !c.chip().undrafted && t.open().sets.have(*c);
        for chip in ChipId::all().filter(may) {
            weights[usize::from(chip.0)] = 1;
        }
        let mut pool = [ChipId::NONE; POOL];
        let mut size: usize = 0;
        while size < mode.pool_size() && weights.iter().any(|w| *w > 0) {
            let place = play.chance.pick(&weights);
            weights[place] = 0;
            pool[size] = ChipId(place as u8);
            size.raise(1);
        }
        pool[..size].sort();
        t.lay_pool(play, &pool[..size]);
        // Players 1 and 4 are a team (PS-17.3): not everybody can be the first there (PS-R6).
        let may_lead = |i: u8| u32::from(!mode.is_team() || i.is_multiple_of(2));
        let leads: [u32; 4] = std::array::from_fn(|i| may_lead(i as u8));
        let first = match t.open().first {
            Some(first) => first,
            None => Seat(play.chance.pick(&leads[..mode.seats()]) as u8),
        };
        play.everyone(Event::GoesFirst { seat: first });
        t.goes_first(first);
        t.then(Step::Draft(Draft { first, turn: 0 }));
    }
}

/// One chip is drafted from the open pool (PS-17.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Draft {
    first: Seat,
    turn: u8,
}

impl Draft {
    fn seat(&self, t: &Table) -> Option<Seat> {
        let place = t.open().mode.draft_order().get(usize::from(self.turn))?;
        Some(Seat((self.first.0 + place) % t.open().mode.seats() as u8))
    }

    pub fn asks(&self, t: &Table) -> Asks {
        self.seat(t).map_or(NOBODY, one)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if self.seat(t) == Some(seat) {
            t.open().pool.iter().flatten().for_each(|chip| out.offer(Choice::Draft(*chip)));
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        match answer {
            Some((seat, Choice::Draft(chip))) => {
                t.draft(play, seat, chip);
                t.then(Step::Draft(Draft { turn: self.turn + 1, ..self }));
            }
            _ => t.close_pool(),
        }
    }
}

/// Everybody who has no character picks one secretly; all are revealed together (PS-18.2). What
/// was agreed before is open, and taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PickBlind {
    pub waiting: SeatSet,
}

impl PickBlind {
    pub fn asks(&self, _: &Table) -> Asks {
        Asks::Each(self.waiting)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if !self.waiting.has(seat) {
            return;
        }
        for who in t.open().sets.characters() {
            if t.open().mirror || !t.open().is_taken(who) {
                out.offer(Choice::Pick(who));
            } else {
                out.refuse(Choice::Pick(who), why::CHARACTER_TAKEN);
            }
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        if let Some((seat, Choice::Pick(who))) = answer {
            t.seal(play, seat, who);
            let waiting = self.waiting.without(seat);
            return t.then(Step::PickBlind(PickBlind { waiting }));
        }
        let picks = t.open_drafts();
        let same = picks[Seat(0)].is_some() && picks[Seat(0)] == picks[Seat(1)];
        let clash = same && !t.open().mirror;
        // One set at hand: a coin gives the character to one, the other picks again and decides
        // who plays first (PS-18.3).
        let keeper = clash.then(|| Seat(play.chance.pick(&[1, 1]) as u8));
        if let Some(seat) = keeper {
            play.everyone(Event::CoinFlipped { seat });
        }
        for seat in t.open().seats().iter() {
            match picks[seat] {
                Some(who) if keeper.is_none_or(|keeper| keeper == seat) => {
                    t.pick_character(play, seat, who);
                }
                Some(_) => {
                    t.then(Step::PickCharacter(PickCharacter { seat }));
                    t.then(Step::ChooseFirst(ChooseFirst { seat }));
                }
                None => (),
            }
        }
    }
}

/// This player decides who plays first (PS-18.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChooseFirst {
    seat: Seat,
}

impl ChooseFirst {
    pub fn asks(&self, _: &Table) -> Asks {
        one(self.seat)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat == self.seat {
            t.open().seats().iter().for_each(|first| out.offer(Choice::GoesFirst(first)));
        }
    }

    pub fn resume(self, t: &mut Table, _: &mut Play<Event>, answer: Answer) {
        if let Some((_, Choice::GoesFirst(seat))) = answer {
            t.goes_first(seat);
        }
    }
}

/// The loser of a game may change one thing before the next (PS-18.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LosersChoice {
    pub seat: Seat,
}

impl LosersChoice {
    pub fn asks(&self, _: &Table) -> Asks {
        one(self.seat)
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
            return;
        }
        let open = t.open();
        for who in open.sets.characters().filter(|w| open.player(seat).character != Some(*w)) {
            if open.mirror || !open.is_taken(who) {
                out.offer(Choice::Pick(who));
            } else {
                out.refuse(Choice::Pick(who), why::CHARACTER_TAKEN);
            }
        }
        for into in open.sets.puzzle_chips() {
            for old in open.puzzle_stacks() {
                let choice = Choice::Swap(*old, into);
                if open.may_switch_in(into) {
                    out.offer(choice);
                } else if !open.puzzle_stacks().contains(&into) {
                    out.refuse(choice, why::SWITCHED_OUT);
                }
            }
        }
        out.offer(Choice::NewBank);
        out.offer(Choice::Pass);
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let mut stacks = [ChipId::NONE; PUZZLE_STACKS];
        stacks.copy_from_slice(t.open().puzzle_stacks());
        match answer.map(|a| a.1) {
            Some(Choice::NewBank) => {
                t.clear_for_next_game();
                t.then(Step::DealBank(DealBank));
                return t.then(Step::Deal(Deal));
            }
            Some(Choice::Swap(out, into)) => {
                t.switch_stack(play, out, into);
                stacks.iter_mut().filter(|chip| **chip == out).for_each(|chip| *chip = into);
            }
            Some(Choice::Pick(who)) => t.pick_character(play, self.seat, who),
            _ => (),
        }
        t.next_game(play, stacks);
    }
}
