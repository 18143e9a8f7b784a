//! One player of a position, to and from the table.

use super::{Chips, gem};
use crate::chip::ChipId;
use crate::chips::Who;
use crate::pouch::Pile;
use crate::table::{Dealt, Player, TOP, Table};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// No more sets of arrows than this are ever due.
const MOST_DUE: u8 = 20;

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Who>,
    /// The three chips he has drafted instead (PS-17.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drafted: Vec<ChipId>,
    /// The values of the gems in his pile; a team's are those of its first seat (PS-15.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<u8>,
    /// Which of them are stand-ins (PS-6.21).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stand_ins: Vec<u8>,
    pub hand: Chips,
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub bag: Chips,
    /// What lies on top of the bag, the next one to be drawn first (PS-2.9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top_of_bag: Vec<ChipId>,
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub discard: Chips,
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub ongoing: Chips,
    /// What everybody knows to be in the hand; all of it if the bag is empty.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub known_in_hand: Chips,
    /// What everybody knows to be in the bag.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub known_in_bag: Chips,
    /// What was drawn unseen into this hand and has been shown since, most of it by leaving it.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub shown: Chips,
    /// How many chips were drawn unseen since the last of it was shown.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub drawn_since_shown: u8,
    /// What came into the bag when part of the hand had been drawn, and may have been drawn since.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub came_late: Chips,
    /// How many chips were drawn unseen since that came.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub drawn_since_late: u8,
    /// Sets of coloured arrows that come in his next action phase.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub arrows_due: u8,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// Chips one by one.
type List<'a> = Box<dyn Iterator<Item = ChipId> + 'a>;

impl Place {
    /// The chips of his starting deck that are his own (PS-3.2, PS-17.4).
    pub(super) fn own_chips(&self) -> impl Iterator<Item = ChipId> + '_ {
        let drafted = self.drafted.iter().copied();
        self.character.into_iter().flat_map(Who::chips).chain(drafted)
    }
    /// Which chips each of his zones names.
    pub(super) fn zones(&self) -> [(&'static str, List<'_>); 5] {
        [
            ("hand", Box::new(self.hand.kinds())),
            ("bag", Box::new(self.bag.kinds().chain(self.top_of_bag.iter().copied()))),
            ("discard pile", Box::new(self.discard.kinds())),
            ("ongoing zone", Box::new(self.ongoing.kinds())),
            ("known part", Box::new(self.remembered().into_iter().flat_map(Chips::kinds))),
        ]
    }
    /// What is known of his hand and bag.
    fn remembered(&self) -> [&Chips; 4] {
        [&self.known_in_hand, &self.known_in_bag, &self.shown, &self.came_late]
    }
    /// Whether the hand can have been drawn in the way that is remembered.
    fn can_be_dealt(&self) -> bool {
        let (mut unknown, mut shown, mut late) = (0u16, 0u16, 0u16);
        for chip in self.zones().into_iter().flat_map(|(_, chips)| chips).collect::<BTreeSet<_>>() {
            let [known, bagged, seen, came] = self.remembered().map(|c| u16::from(c.number(chip)));
            let (hand, bag) = (u16::from(self.hand.number(chip)), u16::from(self.bag.number(chip)));
            if known + bagged + came > hand + bag {
                return false;
            }
            let rest = hand + bag - known - bagged - came;
            (unknown, shown) = (unknown + hand - known.min(hand), shown + seen);
            late += (hand - known.min(hand)).saturating_sub(rest);
        }
        let draws = u16::from(self.drawn_since_late);
        let idle =
            self.came_late.is_empty() && draws > 0 || !self.came_late.is_empty() && draws == 0;
        let after = u16::from(self.drawn_since_shown);
        let fits = late <= draws && draws <= unknown + shown && after <= unknown && !idle;
        fits && (after == 0 || shown > 0)
    }
    /// Every chip that is his, gems of the pile without stand-ins.
    pub(super) fn holds(&self, chip: ChipId) -> u16 {
        let zones = [&self.hand, &self.bag, &self.discard, &self.ongoing];
        let zones: u16 = zones.iter().map(|zone| u16::from(zone.number(chip))).sum();
        let on_top = self.top_of_bag.iter().filter(|c| **c == chip).count();
        let of_value = |list: &[u8]| list.iter().filter(|value| gem(**value) == chip).count();
        let gems = of_value(&self.pile).saturating_sub(of_value(&self.stand_ins));
        zones + (on_top + gems) as u16
    }
    /// Whether everything can be laid on the table at all.
    pub(super) fn check(&self, seat: Seat, bad: &mut Vec<String>) {
        let before = bad.len();
        if let Some(value) = self.pile.iter().chain(&self.stand_ins).find(|v| !(1..=4).contains(*v))
        {
            bad.push(format!("{seat}: gems are worth 1 to 4, not {value}"));
        }
        if self.pile.len() > usize::from(u8::MAX) {
            bad.push(format!("{seat}: {} gems are more than a pile has", self.pile.len()));
        }
        for value in 1..=4 {
            let count = |list: &[u8]| list.iter().filter(|v| **v == value).count();
            if count(&self.stand_ins) > count(&self.pile) {
                bad.push(format!("{seat}: more {value}-gems stand in than are in the pile"));
            }
        }
        if self.top_of_bag.len() > TOP {
            bad.push(format!("{seat}: no more than {TOP} chips lie on top of a bag"));
        }
        if self.arrows_due > MOST_DUE {
            bad.push(format!("{seat}: {} sets of arrows cannot be due", self.arrows_due));
        }
        for chip in self.ongoing.kinds().filter(|chip| chip.chip().ongoing.is_none()) {
            bad.push(format!("{seat}: {chip} is not ongoing (PS-6.17)"));
        }
        for chip in self
            .known_in_hand
            .kinds()
            .filter(|c| self.known_in_hand.number(*c) > self.hand.number(*c))
        {
            bad.push(format!("{seat}: what is known of {chip} is not in that hand"));
        }
        for chip in
            self.known_in_bag.kinds().filter(|c| self.known_in_bag.number(*c) > self.bag.number(*c))
        {
            bad.push(format!("{seat}: what is known of {chip} is not in that bag"));
        }
        if bad.len() == before && !self.can_be_dealt() {
            bad.push(format!("{seat}: what came late or was shown does not fit that hand"));
        }
    }

    pub(super) fn seat(&self, t: &mut Table, seat: Seat, bad: &mut Vec<String>) {
        let (hand, bag) = (self.hand.pouch(t), self.bag.pouch(t));
        let mut player = Player {
            character: self.character,
            unseen: hand.plus(&bag),
            hand_size: hand.len(),
            // With an empty bag the whole hand is open (PS-2.7).
            known: if bag.is_empty() { hand } else { self.known_in_hand.pouch(t) },
            bagged: self.known_in_bag.pouch(t),
            dealt: Dealt {
                shown: self.shown.pouch(t),
                draws_since_shown: self.drawn_since_shown,
                late: self.came_late.pouch(t),
                late_draws: self.drawn_since_late,
            },
            discard: self.discard.pouch(t),
            ongoing: self.ongoing.pouch(t),
            arrows_due: self.arrows_due,
            ..Player::default()
        };
        player.forget_deal();
        for (place, chip) in player.drafted.iter_mut().zip(&self.drafted) {
            *place = Some(*chip);
        }
        for chip in self.top_of_bag.iter().rev() {
            player.top.push(t.open().slot_of(*chip));
        }
        let mut pile = Pile::default();
        self.pile.iter().for_each(|value| pile.add(*value, false));
        self.stand_ins.iter().for_each(|value| pile.stand_ins[usize::from(value - 1)] += 1);
        let owner = t.open().pile_seat(seat);
        if owner == seat {
            t.lay_open().piles[seat] = pile;
        } else if !pile.is_empty() {
            bad.push(format!("{seat} shares the pile of {owner}: write the gems there (PS-15.1)"));
        }
        t.lay_hidden().hands[seat] = hand;
        t.lay_open().players[seat] = player;
    }

    pub(super) fn of(t: &Table, seat: Seat) -> Place {
        let (open, player) = (t.open(), t.open().player(seat));
        let chips = |pouch| Chips::of(open, pouch);
        let pile = if open.pile_seat(seat) == seat { open.piles[seat] } else { Pile::default() };
        let values = |counts: [u8; 4]| {
            (1..=4).flat_map(|v| vec![v; usize::from(counts[usize::from(v - 1)])]).collect()
        };
        let known = if t.bag(seat).is_empty() { Chips::default() } else { chips(&player.known) };
        Place {
            character: player.character,
            drafted: player.drafted.iter().flatten().copied().collect(),
            pile: values(pile.gems),
            stand_ins: values(pile.stand_ins),
            hand: chips(t.hand(seat)),
            bag: chips(&t.bag(seat)),
            top_of_bag: player.top.slots().iter().rev().map(|slot| open.chip(*slot)).collect(),
            discard: chips(&player.discard),
            ongoing: chips(&player.ongoing),
            known_in_hand: known,
            known_in_bag: chips(&player.bagged),
            shown: chips(&player.dealt.shown),
            drawn_since_shown: player.dealt.draws_since_shown,
            came_late: chips(&player.dealt.late),
            drawn_since_late: player.dealt.late_draws,
            arrows_due: player.arrows_due,
        }
    }
}
