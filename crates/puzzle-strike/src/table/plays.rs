//! Playing chips: from the hand, without an action, as a copy, from the bank (PS-5, PS-11), and
//! what a turn gives.

use super::Table;
use crate::chip::{Arrow, At, ChipId, Color, Run};
use crate::chips::CRASH_GEM;
use crate::choice::Zone;
use crate::event::Event;
use crate::pouch::Pouch;
use crate::step::{Course, Playing, Step, Unlock};
use kernel::{Counter, Play, Seat};

/// No more sets of arrows than this wait for a player; no game comes near (PS-R66).
pub const MOST_ARROWS_DUE: u8 = 20;
/// Nor more money, which is counted up to this.
pub const MOST_MONEY_DUE: u8 = i8::MAX as u8;

impl Table {
    // What a player gets; lost in another player's turn (PS-5.10).

    pub fn give_arrows(&mut self, play: &mut Play<Event>, seat: Seat, arrow: Arrow, n: u8) {
        if self.open.is_turn(seat) {
            self.open.players[seat].arrows[arrow.index()].raise(n);
            play.everyone(Event::GotArrows { seat, arrow, n });
        }
    }
    pub fn give_money(&mut self, play: &mut Play<Event>, seat: Seat, n: i8) {
        if self.open.is_turn(seat) {
            self.open.players[seat].money.raise(n);
            play.everyone(Event::GotMoney { seat, n });
        }
    }
    /// Money in the next buy phase of this player, which may be that of this turn.
    pub fn owe_money(&mut self, play: &mut Play<Event>, seat: Seat, n: u8) {
        let due = &mut self.open.players[seat].money_due;
        due.raise(n);
        *due = (*due).min(MOST_MONEY_DUE);
        play.everyone(Event::MoneyDue { seat, n });
    }
    pub(crate) fn give_money_due(&mut self, play: &mut Play<Event>, seat: Seat) {
        let due = std::mem::take(&mut self.open.players[seat].money_due);
        if due > 0 {
            self.give_money(play, seat, due as i8);
        }
    }
    pub fn give_pigs(&mut self, play: &mut Play<Event>, seat: Seat, n: u8) {
        if self.open.is_turn(seat) {
            self.open.players[seat].pigs.raise(n);
            play.everyone(Event::GotPigs { seat, n });
        }
    }
    /// Piggy banks that give a draw when used (PS-4.30).
    pub fn give_marked_pigs(&mut self, play: &mut Play<Event>, seat: Seat, n: u8) {
        if self.open.is_turn(seat) {
            self.open.players[seat].marked_pigs.raise(n);
        }
        self.give_pigs(play, seat, n);
    }
    /// One arrow of each of the four colours.
    pub fn give_each_color(&mut self, play: &mut Play<Event>, seat: Seat) {
        for color in Color::ALL {
            self.give_arrows(play, seat, color.arrow(), 1);
        }
    }
    /// One arrow of each of the four colours in the next turn of this player (PS-20.54).
    pub fn owe_each_color(&mut self, play: &mut Play<Event>, seat: Seat) {
        let due = &mut self.open.players[seat].arrows_due;
        due.raise(1);
        *due = (*due).min(MOST_ARROWS_DUE);
        play.everyone(Event::ArrowsDue { seat });
    }
    pub(crate) fn give_arrows_due(&mut self, play: &mut Play<Event>, seat: Seat) {
        for _ in 0..std::mem::take(&mut self.open.players[seat].arrows_due) {
            self.give_each_color(play, seat);
        }
    }

    // Paying.

    /// The arrow that pays for a chip if the player does not say which (PS-5.5).
    pub fn paying_arrow(&self, seat: Seat, chip: ChipId) -> Option<Arrow> {
        let player = &self.open.players[seat];
        let banner = chip.chip().banner;
        Arrow::PAYING.into_iter().find(|a| player.arrow(*a) > 0 && a.pays(banner))
    }
    /// Plays a chip of the hand for an arrow.
    pub(crate) fn play_for(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        chip: ChipId,
        arrow: Arrow,
    ) {
        self.open.players[seat].arrows[arrow.index()].lower(1);
        self.play_from_hand(play, Run::of(chip, seat), Course::default());
    }
    /// Plays a Crash Gem out of the gem pile for an arrow, as if from the hand.
    pub(crate) fn play_piled_for(&mut self, play: &mut Play<Event>, seat: Seat, arrow: Arrow) {
        self.open.players[seat].arrows[arrow.index()].lower(1);
        self.unpile(play, seat);
        play.everyone(Event::Played { seat, chip: CRASH_GEM, by: seat });
        self.begin(play, Run::of(CRASH_GEM, seat), Course::default());
    }

    // Playing without an action (PS-5.9).

    /// Plays a chip of a hand for its main effect. `run` is the effect that lets him: whoever
    /// decides for its player decides here too. Nothing if the chip is not in hand (PS-11.19).
    pub fn play_freely(&mut self, play: &mut Play<Event>, run: Run, chip: ChipId) {
        if self.is_stopped(run.me) {
            return;
        }
        if !self.holds(run.me, chip) {
            return self.turn_up(play, run.me, chip);
        }
        let run = Run { by: run.by, ..Run::of(chip, run.me) };
        self.play_from_hand(play, run, Course::default());
    }
    /// The same, twice (PS-11.7).
    pub fn play_twice(&mut self, play: &mut Play<Event>, run: Run, chip: ChipId) {
        if self.holds(run.me, chip) && !self.is_stopped(run.me) {
            let run = Run { by: run.by, ..Run::of(chip, run.me) };
            self.play_from_hand(play, run, Course { again: true, trashed: false });
        }
    }
    /// The same with a chip of the hand or, if it says so, of the discard pile; it is trashed then.
    pub fn play_out(&mut self, play: &mut Play<Event>, run: Run, chip: ChipId, zone: Zone) {
        let course = Course { again: true, trashed: true };
        let slot = self.open.slot_of(chip);
        let run = Run { by: run.by, ..Run::of(chip, run.me) };
        match zone {
            Zone::Hand if self.holds(run.me, chip) => self.play_from_hand(play, run, course),
            Zone::Discard if self.open.players[run.me].discard.has(slot) => {
                self.open.players[run.me].discard.take(slot, 1);
                self.lay_out(play, run, course);
            }
            _ => (),
        }
    }
    /// Makes another player play a chip of his hand; `by` decides everything (PS-11.17).
    pub fn command(&mut self, play: &mut Play<Event>, by: Seat, victim: Seat, chip: ChipId) {
        self.play_freely(play, Run { by, ..Run::of(chip, victim) }, chip);
    }
    /// Plays a copy of a bank chip (PS-11.12). It is no chip, so nothing moves it.
    pub fn play_as(&mut self, play: &mut Play<Event>, run: Run, chip: ChipId) {
        if self.is_stopped(run.me) {
            return;
        }
        let copy = Run { by: run.by, at: At::Elsewhere, ..Run::of(chip, run.me) };
        play.everyone(Event::PlayedAs { seat: run.me, chip: run.chip, copied: chip });
        self.begin(play, copy, Course::default());
    }
    /// Plays a chip of the bank, which is out of its stack until it has resolved and goes back
    /// there whatever it says (PS-11.14).
    pub fn play_from_bank(&mut self, play: &mut Play<Event>, run: Run, chip: ChipId) {
        if self.is_stopped(run.me) {
            return;
        }
        let lent = Run { by: run.by, at: At::Lent, ..Run::of(chip, run.me) };
        play.everyone(Event::PlayedAs { seat: run.me, chip: run.chip, copied: chip });
        self.take_from_bank(play, self.open.slot_of(chip));
        self.begin(play, lent, Course::default());
    }

    fn play_from_hand(&mut self, play: &mut Play<Event>, run: Run, course: Course) {
        self.take_from_hand(run.me, self.open.slot_of(run.chip));
        self.lay_out(play, run, course);
    }
    fn lay_out(&mut self, play: &mut Play<Event>, run: Run, course: Course) {
        let slot = self.open.slot_of(run.chip);
        self.open.players[run.me].table.add(slot, 1);
        play.everyone(Event::Played { seat: run.me, chip: run.chip, by: run.by });
        self.begin(play, run, course);
    }
    /// Whether the play that is under way is one of this player from before he ended his action
    /// phase (PS-11.5). A chip that he plays in answer to an opponent is none of them.
    fn is_stopped(&self, seat: Seat) -> bool {
        self.playing().is_some_and(|playing| playing.stopped && playing.run.me == seat)
    }
    /// A play begins. A chip that was played already and may be only once has no effect (PS-5.12).
    pub(crate) fn begin(&mut self, play: &mut Play<Event>, run: Run, course: Course) {
        let bit = 1u32 << self.open.slot_of(run.chip).0;
        let player = &mut self.open.players[run.me];
        let void = run.text().once_per_turn && player.played & bit != 0;
        player.played |= bit;
        player.plays.raise(1);
        if void {
            play.everyone(Event::NoEffect { seat: run.me, chip: run.chip });
        }
        self.then(Step::Playing(Playing::begin(run, void, course)));
    }
    /// The ongoing part of a chip takes effect, whether or not the chip will stay.
    pub(crate) fn enter(&mut self, play: &mut Play<Event>, run: Run) {
        if let Some(enters) = run.text().ongoing.and_then(|o| o.enters) {
            enters(self, play, run);
        }
    }
    /// The play is over: where the chip ends (PS-5.7, PS-5.10, PS-6.17).
    pub(crate) fn settle(&mut self, play: &mut Play<Event>, run: Run) {
        let slot = self.open.slot_of(run.chip);
        if run.at == At::Lent {
            self.put_in_bank(slot);
            return play.everyone(Event::Trashed { seat: run.me, chip: run.chip });
        }
        if run.at != At::Table {
            return;
        }
        let off_turn = !self.open.is_turn(run.me);
        let player = &mut self.open.players[run.me];
        if run.text().ongoing.is_some() {
            player.table.take(slot, 1);
            player.ongoing.add(slot, 1);
            play.everyone(Event::StaysInPlay { seat: run.me, chip: run.chip });
            self.mind_pile(play, run.me);
        } else if off_turn {
            player.table.take(slot, 1);
            player.discard.add(slot, 1);
            play.everyone(Event::Discarded { seat: run.me, chip: run.chip });
        }
    }

    /// The play is over, and the chip is trashed, from the table or from the top of the bag if its
    /// text has put it there (PS-R44); a character chip cannot be (PS-6.1).
    pub(crate) fn settle_in_bank(&mut self, play: &mut Play<Event>, run: Run) {
        if run.chip.is_character() {
            return self.settle(play, run);
        }
        let slot = self.open.slot_of(run.chip);
        let player = &mut self.open.players[run.me];
        if run.at == At::Table {
            player.table.take(slot, 1);
        } else if player.put_back.has(slot) && player.top.remove(slot) {
            player.put_back.take(slot, 1);
        } else {
            return;
        }
        self.put_in_bank(slot);
        play.everyone(Event::Trashed { seat: run.me, chip: run.chip });
    }

    // Reactions (PS-5.11, PS-8.12).

    pub(crate) fn lay_reaction(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.take_from_hand(seat, slot);
        self.open.players[seat].table.add(slot, 1);
        play.everyone(Event::Reacted { seat, chip });
    }
    pub(crate) fn lay_piled_reaction(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.unpile(play, seat);
        play.everyone(Event::Reacted { seat, chip: CRASH_GEM });
    }
    /// The reaction is over: the chip goes to the discard pile, or to the bank if it was played as
    /// another one, or if that was its price.
    pub(crate) fn settle_reaction(&mut self, play: &mut Play<Event>, seat: Seat, chip: ChipId) {
        let slot = self.open.slot_of(chip);
        self.open.players[seat].table.take(slot, 1);
        if chip.chip().reacts_as.is_some() || chip.chip().trashed_to_react {
            self.put_in_bank(slot);
            play.everyone(Event::Trashed { seat, chip });
        } else {
            self.open.players[seat].discard.add(slot, 1);
            play.everyone(Event::Discarded { seat, chip });
        }
    }
    /// This player is immune to the attack that he answers (PS-9.6).
    pub fn spare(&mut self, play: &mut Play<Event>, seat: Seat) {
        let attack = self.playing_mut().expect("immunity answers an attack");
        attack.run.spared = attack.run.spared.with(seat);
        let chip = attack.run.chip;
        play.everyone(Event::Immune { seat, chip });
    }

    /// This player may not play purple shields this turn.
    pub fn unshield(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.players[seat].unshielded = true;
        play.everyone(Event::MayNotShield { seat });
    }
    /// Each lock on combining wants its price before a chip of this player combines.
    pub(crate) fn ask_price_of_combining(&mut self, run: Run) {
        for _ in 0..self.open.locks_on(run.me).count() {
            self.then(Step::Unlock(Unlock { run }));
        }
    }
    /// A further combine while the chip is being played has a price of its own.
    pub fn unlock_again(&mut self, run: Run) {
        self.chip_being_played().barred = false;
        self.ask_price_of_combining(run);
    }
    /// Whether the price of combining was paid, or none was asked.
    pub fn may_combine(&self) -> bool {
        let playing = self.open.agenda.live().iter().rev().find_map(|step| match step {
            Step::Playing(playing) => Some(playing),
            _ => None,
        });
        !playing.expect("a chip that combines is being played").run.barred
    }
    fn chip_being_played(&mut self) -> &mut Run {
        &mut self.playing_mut().expect("a chip that combines is being played").run
    }
    /// The chip being played may not combine: its price was not paid.
    pub(crate) fn bar_combining(&mut self, play: &mut Play<Event>, run: Run) {
        self.chip_being_played().barred = true;
        play.everyone(Event::MayNotCombine { seat: run.me, chip: run.chip });
    }

    // Phases.

    pub(crate) fn end_phase_of(&mut self, seat: Seat) {
        self.open.players[seat].done = true;
    }
    /// A chip ends the action phase of its player, in Team Battle his part of it: what he is
    /// playing is finished, but plays no further chip (PS-11.5, PS-11.7). Nothing in another
    /// player's turn (PS-11.6).
    pub fn end_action_phase(&mut self, play: &mut Play<Event>, run: Run) {
        if !self.open.is_turn(run.me) || self.open.players[run.me].done {
            return;
        }
        self.end_phase_of(run.me);
        for step in self.open.agenda.live_mut() {
            if let Step::Playing(playing) = step {
                playing.stopped |= playing.run.me == run.me;
            }
        }
        play.everyone(Event::ActionsEnded { seat: run.me });
    }
    pub(crate) fn begin_phase(&mut self) {
        for seat in self.open.turn_seats().iter() {
            self.open.players[seat].done = false;
        }
    }
    /// Unused arrows are lost (PS-4.9).
    pub(crate) fn lose_arrows(&mut self) {
        for seat in self.open.turn_seats().iter() {
            self.open.players[seat].arrows = [0; 5];
        }
    }
    /// What a turn gave is gone; names may be played again (PS-4.22, PS-4.29).
    pub(crate) fn forget_turn(&mut self) {
        for seat in self.open.seats().iter() {
            let player = &mut self.open.players[seat];
            (player.arrows, player.money) = ([0; 5], 0);
            (player.pigs, player.marked_pigs, player.played) = (0, 0, 0);
            player.put_back = Pouch::EMPTY;
            (player.plays, player.bought, player.bought_wound) = (0, false, false);
            player.bought_puzzle = false;
            (player.unshielded, player.buys_on_top, player.done) = (false, false, false);
        }
        self.open.sale = 0;
    }
    /// The natural action, worth a black arrow (PS-4.6).
    pub(crate) fn give_natural_action(&mut self, seat: Seat) {
        self.open.players[seat].arrows[Arrow::Black.index()].raise(1);
    }
}
