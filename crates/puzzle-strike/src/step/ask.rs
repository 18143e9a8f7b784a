//! The questions chips put to players while they take effect (PS-10).

use super::{Answer, Filter, NOBODY, Step, one};
use crate::chip::Run;
use crate::choice::{Choice, Verb, Zone};
use crate::event::Event;
use crate::pouch::{Gems, Pile, Slot};
use crate::table::Table;
use kernel::{Asks, Play, Seat, Weigh};
use serde::Serialize;

/// The zones of a player that a question is about, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Zones(u8);

impl Zones {
    pub const HAND: Zones = Zones(1);
    pub const DISCARD: Zones = Zones(1 << 1);
    pub const PILE: Zones = Zones(1 << 2);

    pub const fn and(self, other: Zones) -> Zones {
        Zones(self.0 | other.0)
    }
    fn has(self, other: Zones) -> bool {
        self.0 & other.0 != 0
    }
}

/// What is asked. Whatever is not said to be a choice is done as far as possible: only without any
/// other answer one passes (PS-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Question {
    /// Discard a chip of one's hand.
    Discard { filter: Filter, may_pass: bool },
    /// Trash a chip of one's own; character chips cannot be trashed (PS-6.1).
    Trash { zones: Zones, filter: Filter, may_pass: bool },
    /// Gain a chip of the bank.
    Gain { filter: Filter, may_pass: bool },
    /// Take a chip from one's discard pile into one's hand.
    Return { filter: Filter, may_pass: bool },
    /// Search one's bag; one may always fail to find (PS-6.14).
    Find { filter: Filter },
    /// Play a chip of one's hand without an action.
    PlayFreely { filter: Filter, may_pass: bool },
    /// Crash so many gems of one's own pile at an opponent, or as many as there are; `exact` if
    /// fewer will not do, `only` for gems of one value (0 for any).
    Crash { gems: u8, only: u8, exact: bool, money: bool, may_pass: bool },
    /// Break so many gems of one's own pile, or as many as there are, against what is being sent.
    CounterCrash { gems: u8, money: bool },
    /// Combine two gems of one's own pile; `ones` for two 1-gems.
    Combine { ones: bool, may_pass: bool },
    /// Choose an opponent.
    Opponent,
    /// One of the chip's options, from the first of these to before the second.
    Options(u8, u8),
    /// Do what this option says, or not.
    May(u8),
    /// What only this chip asks: its `answers` lists the choices; `may_pass` if one need not.
    Own { may_pass: bool },
}

impl Question {
    /// Trash a chip without a crash sphere from one's hand.
    pub const TRASH_NO_SPHERE: Question =
        Question::Trash { zones: Zones::HAND, filter: Filter::NO_SPHERE, may_pass: false };
}

/// A chip's question to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Ask {
    pub run: Run,
    pub who: Seat,
    pub question: Question,
}

impl Ask {
    /// Who decides: for the player of the chip whoever commands him (PS-11.17).
    fn decider(&self) -> Seat {
        if self.who == self.run.me { self.run.by } else { self.who }
    }
    fn may_pass(&self) -> bool {
        match self.question {
            Question::Discard { may_pass, .. }
            | Question::Trash { may_pass, .. }
            | Question::Gain { may_pass, .. }
            | Question::Return { may_pass, .. }
            | Question::PlayFreely { may_pass, .. }
            | Question::Crash { may_pass, .. }
            | Question::Combine { may_pass, .. }
            | Question::Own { may_pass } => may_pass,
            Question::Find { .. } | Question::May(_) => true,
            Question::CounterCrash { .. } | Question::Opponent | Question::Options(..) => false,
        }
    }

    /// Whether, for all that is public, there may be anything to answer.
    fn is_open(&self, t: &Table) -> bool {
        let open = t.open();
        let player = open.player(self.who);
        let in_hand = |filter: Filter| {
            player.hand_size > 0
                && player.unseen.slots().any(|s| filter.fits(open.chip(s)) && player.may_hold(s))
        };
        let in_discard = |filter: Filter| player.discard.slots().any(|s| filter.fits(open.chip(s)));
        match self.question {
            _ if !open.active.has(self.who) => false,
            Question::Discard { filter, .. } => in_hand(filter),
            Question::PlayFreely { filter, .. } => in_hand(filter.playable()),
            Question::Trash { zones, filter, .. } => {
                let filter = filter.trashable();
                zones.has(Zones::HAND) && in_hand(filter)
                    || zones.has(Zones::DISCARD) && in_discard(filter)
                    || zones.has(Zones::PILE)
                        && open
                            .pile(self.who)
                            .values()
                            .any(|v| filter.fits(open.chip(Slot::gem(v))))
            }
            Question::Gain { filter, .. } => {
                open.filled_stacks().any(|s| filter.fits_in_bank(open, open.chip(s)))
            }
            Question::Return { filter, .. } => in_discard(filter),
            Question::Find { filter } => {
                player.unseen.slots().any(|s| filter.fits(open.chip(s)) && player.may_find(s))
            }
            Question::Own { .. } => (self.run.text().asks_own)(open, &self.run, self.who),
            Question::Crash { .. } | Question::CounterCrash { .. } | Question::Combine { .. } => {
                let mut any = false;
                self.each_answer(t, &mut |_| any = true);
                any
            }
            Question::Opponent => !open.opponents(self.who).is_empty(),
            Question::Options(..) | Question::May(_) => true,
        }
    }

    pub fn asks(&self, t: &Table) -> Asks {
        if self.is_open(t) { one(self.decider()) } else { NOBODY }
    }

    pub fn weigh<W: Weigh<Table>>(&self, t: &Table, seat: Seat, out: &mut W) {
        if seat != self.decider() {
            return;
        }
        let mut any = false;
        self.each_answer(t, &mut |choice| {
            any = true;
            out.offer(choice);
        });
        if self.may_pass() || !any {
            out.offer(Choice::Pass);
        }
    }

    fn each_answer(&self, t: &Table, f: &mut dyn FnMut(Choice)) {
        let open = t.open();
        let chips = |slots: &mut dyn Iterator<Item = Slot>,
                     filter: Filter,
                     verb,
                     zone,
                     f: &mut dyn FnMut(Choice)| {
            for slot in slots.filter(|slot| filter.fits(open.chip(*slot))) {
                f(Choice::Chip(verb, open.chip(slot), zone));
            }
        };
        let (hand, discard) = (t.hand(self.who), &open.player(self.who).discard);
        match self.question {
            Question::Discard { filter, .. } => {
                chips(&mut hand.slots(), filter, Verb::Discard, None, f);
            }
            Question::PlayFreely { filter, .. } => {
                chips(&mut hand.slots(), filter.playable(), Verb::PlayFreely, None, f);
            }
            Question::Trash { zones, filter, .. } => self.each_trash(t, zones, filter, f),
            Question::Gain { filter, .. } => {
                for chip in open.filled_stacks().map(|slot| open.chip(slot)) {
                    if filter.fits_in_bank(open, chip) {
                        f(Choice::Chip(Verb::Gain, chip, None));
                    }
                }
            }
            Question::Return { filter, .. } => {
                chips(&mut discard.slots(), filter, Verb::Return, None, f);
            }
            Question::Find { filter } => {
                chips(&mut t.bag(self.who).slots(), filter, Verb::Find, None, f);
            }
            Question::Crash { gems, only, exact, .. } => {
                let targets = open.target_piles(self.who);
                each_break(open.pile(self.who), gems, only, exact, |gems| {
                    targets.iter().for_each(|to| f(Choice::Crash(gems, to)));
                });
            }
            Question::CounterCrash { gems, .. } => {
                each_break(open.pile(self.who), gems, 0, false, |gems| f(Choice::Break(gems)));
            }
            Question::Combine { ones, .. } => {
                Gems::each_way(open.pile(self.who), 2, |gems| {
                    if gems.sum() <= 4 && (!ones || gems == Gems::two(1, 1)) {
                        f(Choice::Combine(gems));
                    }
                });
            }
            Question::Opponent => {
                open.opponents(self.who).iter().for_each(|seat| f(Choice::At(seat)));
            }
            Question::Options(from, to) => {
                (from..to).for_each(|i| f(Choice::Option(self.run.chip, i)));
            }
            Question::May(i) => f(Choice::Option(self.run.chip, i)),
            Question::Own { .. } => (self.run.text().answers)(t, &self.run, self.who, f),
        }
    }
    fn each_trash(&self, t: &Table, zones: Zones, filter: Filter, f: &mut dyn FnMut(Choice)) {
        let open = t.open();
        let filter = filter.trashable();
        let fits = |slot: &Slot| filter.fits(open.chip(*slot));
        let mut offer =
            |slot: Slot, zone| f(Choice::Chip(Verb::Trash, open.chip(slot), Some(zone)));
        if zones.has(Zones::HAND) {
            t.hand(self.who).slots().filter(fits).for_each(|slot| offer(slot, Zone::Hand));
        }
        if zones.has(Zones::DISCARD) {
            let discard = open.player(self.who).discard;
            discard.slots().filter(fits).for_each(|slot| offer(slot, Zone::Discard));
        }
        if zones.has(Zones::PILE) {
            let gems = open.pile(self.who).values().map(Slot::gem);
            gems.filter(fits).for_each(|slot| offer(slot, Zone::Pile));
        }
    }

    pub fn resume(self, t: &mut Table, play: &mut Play<Event>, answer: Answer) {
        let choice = answer.map_or(Choice::Pass, |(_, choice)| choice);
        // What the answer leads to comes first, then what the chip makes of it.
        self.carry_out(t, play, choice);
        (self.run.text().picked)(t, play, self.run, self.who, choice);
    }

    /// The part of an answer that is the same for every chip.
    fn carry_out(self, t: &mut Table, play: &mut Play<Event>, choice: Choice) {
        let who = self.who;
        match (choice, self.question) {
            (_, Question::Own { .. }) => (),
            (Choice::Chip(Verb::Discard, chip, _), _) => t.discard(play, who, chip),
            (Choice::Chip(Verb::Trash, chip, Some(Zone::Hand)), _) => {
                t.trash_from_hand(play, who, chip);
            }
            (Choice::Chip(Verb::Trash, chip, Some(Zone::Discard)), _) => {
                t.trash_from_discard(play, who, chip);
            }
            (Choice::Chip(Verb::Trash, chip, Some(Zone::Pile)), _) => {
                let value = t.open().slot_of(chip).value().expect("piles hold gems");
                t.trash_from_pile(play, who, value);
            }
            (Choice::Chip(Verb::Gain, chip, _), _) => t.gain(play, who, chip),
            (Choice::Chip(Verb::Return, chip, _), _) => t.return_to_hand(play, who, chip),
            (Choice::Chip(Verb::Find, chip, _), _) => t.find_in_bag(play, who, chip),
            (Choice::Chip(Verb::PlayFreely, chip, _), _) => {
                t.play_freely(play, Run { me: who, by: self.decider(), ..self.run }, chip);
            }
            (Choice::Crash(gems, to), Question::Crash { money, .. }) => {
                t.crash(play, Run { me: who, ..self.run }, gems, to, money);
            }
            (Choice::Break(gems), Question::CounterCrash { money, .. }) => {
                t.counter_crash(play, Run { me: who, ..self.run }, gems, money);
            }
            (Choice::Combine(gems), _) => t.combine(play, who, gems),
            _ => (),
        }
    }
}

/// Every way to break so many gems, or as many as there are (PS-7.5).
fn each_break(pile: &Pile, gems: u8, only: u8, exact: bool, mut f: impl FnMut(Gems)) {
    let mut usable = *pile;
    if only > 0 {
        usable.gems = [0; 4];
        usable.gems[usize::from(only - 1)] = pile.of(only);
    }
    let count = usable.count().min(u16::from(gems)) as u8;
    if count > 0 && (!exact || count == gems) {
        Gems::each_way(&usable, count, &mut f);
    }
}

impl From<Ask> for Step {
    fn from(ask: Ask) -> Step {
        Step::Ask(ask)
    }
}
