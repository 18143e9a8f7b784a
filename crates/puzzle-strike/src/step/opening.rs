//! Before the first turn: characters, the bank, the first player, the deal (PS-3).

use super::{Answer, NOBODY, Step, one};
use crate::chip::ChipId;
use crate::chips::CHIPS;
use crate::choice::Choice;
use crate::event::Event;
use crate::setup::PUZZLE_STACKS;
use crate::table::Table;
use crate::why;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// A player picks his character openly (PS-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PickCharacter {
    pub seat: Seat,
}

impl PickCharacter {
    pub fn asks(&self, t: &Table) -> Asks {
        if t.open().player(self.seat).character.is_none() { one(self.seat) } else { NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.seat {
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
            t.pick_character(play, seat, who);
        }
    }
}

/// Ten Puzzle stacks are drawn at random (PS-18.4, PS-19.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DealBank;

impl DealBank {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let (mut weights, mut len) = ([0u32; CHIPS.len()], 0);
        for chip in t.open().sets.puzzle_chips() {
            weights[usize::from(chip.0)] = 1;
            len = usize::from(chip.0) + 1;
        }
        let mut stacks = [ChipId::NONE; PUZZLE_STACKS];
        for stack in &mut stacks {
            let place = play.chance.pick(&weights[..len]);
            weights[place] = 0;
            *stack = ChipId(place as u8);
        }
        stacks.sort();
        t.lay_bank(play, &stacks);
    }
}

/// Who begins is decided at random (PS-3.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FirstPlayer;

impl FirstPlayer {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        let drawn = |play: &mut Play<Event>| play.chance.pick(&[1; 4][..t.seats_count()]) as u8;
        let seat = t.open().first.unwrap_or_else(|| Seat(drawn(play)));
        play.everyone(Event::GoesFirst { seat });
        t.begin_turn_of(seat);
    }
}

/// Starting decks are shaken into the bags and five chips are drawn (PS-3.2, PS-3.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Deal;

impl Deal {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.deal(play);
        t.then(Step::FirstPlayer(FirstPlayer));
    }
}
