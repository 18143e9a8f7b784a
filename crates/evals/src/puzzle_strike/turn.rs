//! What a turn still promises: chips to play, gems to crash, money to spend; and what a hand is
//! good for until the next turn.

use super::Weights;
use super::deck::{self, Deck};
use super::pile::{self, Outlook};
use super::print::{self, Print};
use kernel::Seat;
use puzzle_strike::chip::{Arrow, Colors};
use puzzle_strike::step::{HAND, height_bonus};
use puzzle_strike::{ChipId, Open, Pile, Pouch, Slot, Step, Table};

/// How much better money that lies on the table is than gems in hand.
const ON_TABLE: f32 = 0.1;

/// Whether this player has drawn his next hand already.
pub fn has_drawn(t: &Table, seat: Seat) -> bool {
    match t.open().agenda.live() {
        [.., Step::Cleanup(cleanup)] | [.., Step::Cleanup(cleanup), _] => cleanup.drawn.has(seat),
        [.., Step::EndTurn(_)] => true,
        _ => false,
    }
}

/// What this player of the turn can still do, and the hand that he will draw.
pub fn promise(w: &Weights, t: &Table, seat: Seat, deck: &Deck, outlook: &Outlook) -> f32 {
    let (open, player) = (t.open(), t.open().player(seat));
    let steps = open.agenda.live();
    let acted = steps.iter().any(|s| matches!(s, Step::EndTurn(_)));
    let may_buy = !acted || !player.done && steps.iter().any(|s| matches!(s, Step::Buy(_)));
    let kept = f32::from(player.pigs.min(player.hand_size));
    let mut sum = drawn(w, t, seat, outlook) + w.pig * kept;
    if may_buy {
        let gems: i16 = (1..=4).map(|v| i16::from(v) * i16::from(gems(t, seat, v))).sum();
        let money = i16::from(player.money) + gems;
        sum += w.promised * w.point * deck::best_purchase(w, t, seat, deck, outlook.total, money);
        // Gems that lie on the table already are no worse than gems in hand.
        sum += w.coin * (f32::from(money) + ON_TABLE * f32::from(player.money));
    }
    if !acted && !player.done {
        sum += w.promised * plays(w, t, seat, outlook);
    }
    sum
}

fn gems(t: &Table, seat: Seat, value: u8) -> u8 {
    t.held(seat, Slot::gem(value))
}

/// A hand that is played in thought, with the arrows it has and gets.
pub struct Hand<'t> {
    t: &'t Table,
    seat: Seat,
    chips: Pouch,
    arrows: [u8; 5],
}

impl<'t> Hand<'t> {
    pub fn new(t: &'t Table, seat: Seat, arrows: [u8; 5]) -> Hand<'t> {
        Hand { t, seat, chips: *t.hand(seat), arrows }
    }
    /// Plays the best chip that can be paid, those that give arrows before all others.
    pub fn play(&mut self, worth: impl Fn(&Print) -> f32) -> Option<&'static Print> {
        let open = self.t.open();
        let mut best: Option<(f32, Slot, Arrow)> = None;
        for slot in self.chips.slots() {
            let chip = open.chip(slot);
            let print = print::of(chip);
            if !print.is_action {
                continue;
            }
            let used =
                chip.chip().once_per_turn && open.player(self.seat).played & 1 << slot.0 != 0;
            let Some(arrow) = paying(&self.arrows, chip.chip().banner).filter(|_| !used) else {
                continue;
            };
            let order = worth(print) + if print.all_arrows() > 0 { 1.0 } else { 0.0 };
            if best.is_none_or(|(other, ..)| order > other) {
                best = Some((order, slot, arrow));
            }
        }
        let (_, slot, arrow) = best?;
        let print = print::of(open.chip(slot));
        self.chips.take(slot, 1);
        self.arrows[arrow.index()] -= 1;
        self.arrows.iter_mut().zip(print.arrows).for_each(|(have, more)| *have += more);
        Some(print)
    }
}

/// The arrow that would pay, coloured ones first (PS-5.5).
fn paying(arrows: &[u8; 5], banner: Colors) -> Option<Arrow> {
    Arrow::PAYING.into_iter().find(|arrow| arrows[arrow.index()] > 0 && arrow.pays(banner))
}

/// The chips of the hand that arrows allow.
fn plays(w: &Weights, t: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let open = t.open();
    let mut hand = Hand::new(t, seat, open.player(seat).arrows);
    let (mut sum, mut broken) = (0.0, 0);
    while let Some(print) = hand.play(|print| of_play(w, open, seat, print, broken, outlook)) {
        sum += of_play(w, open, seat, print, broken, outlook).max(0.0);
        broken += print.crashes;
    }
    let left: u8 = hand.arrows.iter().sum();
    sum + w.arrow * f32::from(left.min(3))
}

/// What playing a chip is worth now, after so many gems were broken by others.
pub fn of_play(
    w: &Weights,
    open: &Open,
    seat: Seat,
    print: &Print,
    broken: u8,
    outlook: &Outlook,
) -> f32 {
    let mut sum = w.draw * f32::from(print.draws) + w.pig * f32::from(print.pigs);
    sum += w.point * w.money * f32::from(print.money);
    if print.crashes > 0 {
        let pile = open.pile(seat);
        let before = pile::largest(pile, broken);
        let sent = pile::largest(pile, broken + print.crashes) - before;
        sum += w.sent * sent + relief(w, outlook.total - before, sent);
    } else if print.is_fist {
        sum += w.fist;
    } else if print.combines {
        let ones = open.pile(seat).of(1) > 1 || open.pile(seat).count() > 1;
        sum += if ones { w.merge } else { 0.0 };
    } else {
        sum += w.action;
    }
    sum
}

/// What it is worth to get rid of gems when there are many.
fn relief(w: &Weights, total: f32, sent: f32) -> f32 {
    let over = |total: f32| (total - 5.0).max(0.0);
    w.relief * (over(total) - over(total - sent))
}

/// What one chip in hand is good for until its owner's turn: an answer, and a good start. A crash
/// is as good as the gems that it can break (PS-23.7).
fn held(w: &Weights, chip: ChipId, pile: &Pile) -> f32 {
    let print = print::of(chip);
    match () {
        _ if print.purse > 0 => w.held_coin * f32::from(print.purse),
        _ if print.crashes > 0 => w.held_crash + w.held_break * pile::largest(pile, print.crashes),
        _ if print.is_action => w.held_action + w.held_worth * print::worth(w, chip).max(0.0),
        _ => -w.held_nothing,
    }
}

/// A hand that waits for its owner's turn.
pub fn in_hand(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let (open, hand, pile) = (t.open(), t.hand(seat), t.open().pile(seat));
    let each = |slot: Slot| f32::from(hand.of(slot)) * held(w, open.chip(slot), pile);
    hand.slots().map(each).sum()
}

/// The hand that is drawn at the end of this turn, as the deck is on average (PS-4.26, PS-4.27).
fn drawn(w: &Weights, t: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let (open, player) = (t.open(), t.open().player(seat));
    let (mut sum, mut size) = (0.0, 0.0);
    for zone in [&player.unseen, &player.discard, &player.table] {
        for slot in zone.slots() {
            let n = f32::from(zone.of(slot));
            size += n;
            sum += n * held(w, open.chip(slot), open.pile(seat));
        }
    }
    let chips = f32::from(HAND + height_bonus(outlook.total as u16));
    if size > 0.0 { chips * sum / size } else { 0.0 }
}
