//! How a view is written as JSON: for people, so chips are named and counted.
//!
//! A table counts chips by slot, which means nothing to a reader. The fingerprint of a journal is
//! made of views as they are written here, so this form is kept once matches are stored. Every
//! field is taken apart by name: what is added to the table has to be written too.

use crate::chip::{Arrow, ChipId};
use crate::pouch::{KINDS, Pile, Pouch, Slot};
use crate::table::{Dealt, Open, Player, STACKS, Top};
use crate::view::View;
use kernel::Seat;
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// Writes fields under their own names.
macro_rules! write_plainly {
    ($out:ident: $($field:ident),+ $(,)?) => {
        $($out.serialize_field(stringify!($field), $field)?;)+
    };
}

/// The chips of a pouch by name, in the order of the slots.
struct Named<'a>(&'a [ChipId; KINDS], &'a Pouch);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.1.slots().map(|slot| (self.0[slot.index()], self.1.of(slot))))
    }
}

/// Names of single slots.
fn names(open: &Open, slots: impl IntoIterator<Item = Slot>) -> Vec<ChipId> {
    slots.into_iter().map(|slot| open.chip(slot)).collect()
}

/// The chips on top of a bag, the next one to be drawn first; nothing for one that lies face down.
fn upper_first(open: &Open, top: &Top) -> Vec<Option<ChipId>> {
    top.each().rev().map(|slot| slot.map(|slot| open.chip(slot))).collect()
}

/// One value for each seat that the game has.
fn by_seat<T>(open: &Open, of: impl Fn(Seat) -> T) -> Vec<T> {
    open.seats().iter().map(of).collect()
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let View { viewer, open, hands, kept, face_down, draft } = self;
        let named = |pouch| Named(open.kinds.all(), pouch);
        let mut out = s.serialize_struct("View", 6)?;
        out.serialize_field("viewer", viewer)?;
        out.serialize_field("open", open)?;
        out.serialize_field("hands", &by_seat(open, |s| hands[s].as_ref().map(named)))?;
        out.serialize_field("kept", &by_seat(open, |s| named(&kept[s])))?;
        let face_down = |s: Seat| upper_first(open, &face_down[s]);
        out.serialize_field("face_down", &by_seat(open, face_down))?;
        out.serialize_field("draft", draft)?;
        out.end()
    }
}

impl Serialize for Open {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let Open {
            mode,
            sets,
            last_standing,
            choose_order,
            share_after_ten,
            mirror,
            tournament,
            pool,
            wins,
            switched_out,
            first,
            kinds,
            stacks: _,
            bank,
            removed,
            sale,
            traps,
            gone,
            panic,
            players,
            piles,
            floating,
            active,
            turn,
            turns,
            loser,
            extra_turns,
            extra_rounds,
            standing,
            agenda,
        } = self;
        let mut out = s.serialize_struct("Open", 29)?;
        write_plainly!(out: mode, sets, last_standing, choose_order, share_after_ten);
        write_plainly!(out: mirror, tournament);
        out.serialize_field("pool", &pool.iter().flatten().collect::<Vec<_>>())?;
        out.serialize_field("wins", &by_seat(self, |s| wins[s]))?;
        let switched = ChipId::all().filter(|chip| switched_out & 1 << chip.0 != 0);
        out.serialize_field("switched_out", &switched.collect::<Vec<_>>())?;
        write_plainly!(out: first);
        out.serialize_field("bank", &Stacks(self, bank))?;
        out.serialize_field("removed", &removed.map(|slot| self.chip(slot)))?;
        write_plainly!(out: sale);
        out.serialize_field("traps", &trapped(self, traps))?;
        out.serialize_field("gone", &Named(kinds.all(), gone))?;
        write_plainly!(out: panic);
        let player = |seat| Written { open: self, player: &players[seat] };
        out.serialize_field("players", &by_seat(self, player))?;
        let owners = self.seats().iter().filter(|seat| self.pile_seat(*seat) == *seat);
        out.serialize_field("piles", &owners.map(|s| (s, piles[s])).collect::<BTreeMap<_, _>>())?;
        out.serialize_field("floating", &floating.iter().flatten().collect::<Vec<_>>())?;
        write_plainly!(out: active, turn, turns, loser, extra_turns, extra_rounds);
        write_plainly!(out: standing, agenda);
        out.end()
    }
}

/// The stacks with trap tokens, and how many there are on each.
fn trapped(open: &Open, traps: &[u8; STACKS]) -> BTreeMap<ChipId, u8> {
    let stacks = (0..open.stacks).map(Slot).zip(traps).filter(|(_, tokens)| **tokens > 0);
    stacks.map(|(slot, tokens)| (open.chip(slot), *tokens)).collect()
}

/// The bank shows its empty stacks too (PS-2.3).
struct Stacks<'a>(&'a Open, &'a Pouch);

impl Serialize for Stacks<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let stacks = (0..self.0.stacks).map(Slot);
        s.collect_map(stacks.map(|slot| (self.0.chip(slot), self.1.of(slot))))
    }
}

/// A player with the names of his chips.
struct Written<'a> {
    open: &'a Open,
    player: &'a Player,
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let Player {
            character,
            drafted,
            unseen,
            hand_size,
            known,
            either,
            bagged,
            dealt: Dealt { shown, draws_since_shown, late, late_draws },
            top,
            discard,
            table,
            ongoing,
            laid_open,
            arrows,
            money,
            money_due,
            pigs,
            marked_pigs,
            kept,
            arrows_due,
            played,
            put_back,
            plays,
            piled,
            unshielded,
            buys_on_top,
            bought,
            bought_wound,
            bought_puzzle,
            done,
        } = self.player;
        let named = |pouch| Named(self.open.kinds.all(), pouch);
        let mut out = s.serialize_struct("Player", 33)?;
        write_plainly!(out: character);
        out.serialize_field("drafted", &drafted.iter().flatten().collect::<Vec<_>>())?;
        out.serialize_field("hand_and_bag", &named(unseen))?;
        write_plainly!(out: hand_size);
        out.serialize_field("known_in_hand", &named(known))?;
        out.serialize_field("known_in_hand_or_face_down", &named(either))?;
        out.serialize_field("known_in_bag", &named(bagged))?;
        out.serialize_field("shown", &named(shown))?;
        out.serialize_field("drawn_since_shown", draws_since_shown)?;
        out.serialize_field("came_late", &named(late))?;
        out.serialize_field("drawn_since_late", late_draws)?;
        out.serialize_field("top_of_bag", &upper_first(self.open, top))?;
        out.serialize_field("discard", &named(discard))?;
        out.serialize_field("table", &named(table))?;
        out.serialize_field("ongoing", &named(ongoing))?;
        write_plainly!(out: laid_open);
        out.serialize_field("arrows", &Arrows(*arrows))?;
        write_plainly!(out: money, money_due, pigs, marked_pigs, kept, arrows_due);
        out.serialize_field("played", &names(self.open, marked(*played)))?;
        out.serialize_field("put_back", &named(put_back))?;
        write_plainly!(out: plays);
        out.serialize_field("crash_gems_in_pile", piled)?;
        write_plainly!(out: unshielded, buys_on_top, bought, bought_wound, bought_puzzle, done);
        out.end()
    }
}

/// The slots whose bits are set.
fn marked(bits: u32) -> impl Iterator<Item = Slot> {
    Slot::all().filter(move |slot| bits & 1 << slot.0 != 0)
}

/// Those that are there, by colour.
struct Arrows([u8; 5]);

impl Serialize for Arrows {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let all = Arrow::PAYING.into_iter().map(|arrow| (arrow, self.0[arrow.index()]));
        s.collect_map(all.filter(|(_, n)| *n > 0))
    }
}

/// How many gems of each value, and how many of them are stand-ins.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let counts = |of: [u8; 4]| {
            let chips = (1..=4).map(ChipId::gem).zip(of).filter(|(_, n)| *n > 0);
            chips.collect::<BTreeMap<_, _>>()
        };
        let mut out = s.serialize_map(Some(2))?;
        out.serialize_entry("gems", &counts(self.gems))?;
        out.serialize_entry("stand_ins", &counts(self.stand_ins))?;
        out.end()
    }
}
