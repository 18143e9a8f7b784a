//! One player of a position, to and from the table.

use super::{Chips, OnTop, gem};
use crate::chip::ChipId;
use crate::chips::{CRASH_GEM, Who};
use crate::pouch::{Pile, Pouch, Slot};
use crate::table::{Dealt, MOST_ARROWS_DUE, MOST_MONEY_DUE, Player, TOP, Table, Top};
use kernel::{Counter, Seat};
use serde::{Deserialize, Serialize};

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
    /// Crash Gems of his that lie in the pile, each player's with himself.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub crash_gems_in_pile: u8,
    pub hand: Chips,
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub bag: Chips,
    /// What lies on top of the bag, the next one to be drawn first (PS-2.9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top_of_bag: Vec<OnTop>,
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub discard: Chips,
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub ongoing: Chips,
    /// What everybody knows to be in the hand; all of it if the bag is empty.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub known_in_hand: Chips,
    /// What everybody knows to be in the hand or face down on the bag, besides what is known to be
    /// in the hand; all the rest if the bag is empty.
    #[serde(default, skip_serializing_if = "Chips::is_empty")]
    pub known_in_hand_or_face_down: Chips,
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
    /// Money that comes in his next buy phase.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub money_due: u8,
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
            ("bag", Box::new(self.bag.kinds().chain(self.top_of_bag.iter().map(|top| top.chip)))),
            ("discard pile", Box::new(self.discard.kinds())),
            ("ongoing zone", Box::new(self.ongoing.kinds())),
            ("known part", Box::new(self.remembered().into_iter().flat_map(Chips::kinds))),
        ]
    }
    /// Every chip that is his, gems of the pile without stand-ins.
    pub(super) fn holds(&self, chip: ChipId) -> u16 {
        let zones = [&self.hand, &self.bag, &self.discard, &self.ongoing];
        let zones: u16 = zones.iter().map(|zone| u16::from(zone.number(chip))).sum();
        let on_top = self.top_of_bag.iter().filter(|top| top.chip == chip).count();
        let of_value = |list: &[u8]| list.iter().filter(|value| gem(**value) == chip).count();
        let gems = of_value(&self.pile).saturating_sub(of_value(&self.stand_ins));
        let piled = if chip == CRASH_GEM { u16::from(self.crash_gems_in_pile) } else { 0 };
        zones + piled + (on_top + gems) as u16
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
        if self.arrows_due > MOST_ARROWS_DUE {
            bad.push(format!("{seat}: {} sets of arrows cannot be due", self.arrows_due));
        }
        for chip in self.ongoing.kinds().filter(|chip| chip.chip().ongoing.is_none()) {
            bad.push(format!("{seat}: {chip} is not ongoing (PS-6.17)"));
        }
        if self.money_due > MOST_MONEY_DUE {
            bad.push(format!("{seat}: {} money cannot be due", self.money_due));
        }
        let sound = bad.len() == before;
        self.check_known(seat, sound, bad);
    }

    pub(super) fn seat(&self, t: &mut Table, seat: Seat, bad: &mut Vec<String>) {
        let (hand, bag) = (self.hand.pouch(t), self.bag.pouch(t));
        let mut hidden = Top::default();
        self.face_down().rev().for_each(|chip| _ = hidden.push(t.open().slot_of(chip)));
        let mut unseen = hand.plus(&bag);
        hidden.slots().iter().for_each(|slot| unseen.add(*slot, 1));
        // With an empty bag the whole hand is open (PS-2.7), unless some of it lies face down.
        let all_known = bag.is_empty() && hidden.is_empty();
        let mut player = Player {
            character: self.character,
            unseen,
            hand_size: hand.len(),
            known: if all_known { hand } else { self.known_in_hand.pouch(t) },
            either: self.known_in_hand_or_face_down.pouch(t),
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
            money_due: self.money_due,
            piled: self.crash_gems_in_pile,
            ..Player::default()
        };
        for (place, chip) in player.drafted.iter_mut().zip(&self.drafted) {
            *place = Some(*chip);
        }
        for OnTop { chip, face_down } in self.top_of_bag.iter().rev() {
            player.top.push(if *face_down { Slot::FACE_DOWN } else { t.open().slot_of(*chip) });
        }
        player.conclude();
        let mut pile = Pile::default();
        self.pile.iter().for_each(|value| pile.add(*value, false));
        self.stand_ins.iter().for_each(|value| pile.stand_ins[usize::from(value - 1)].raise(1));
        let owner = t.open().pile_seat(seat);
        if owner == seat {
            t.lay_open().piles[seat] = pile;
        } else if !pile.is_empty() {
            bad.push(format!("{seat} shares the pile of {owner}: write the gems there (PS-15.1)"));
        }
        (t.lay_hidden().hands[seat], t.lay_hidden().face_down[seat]) = (hand, hidden);
        t.lay_open().players[seat] = player;
    }

    pub(super) fn of(t: &Table, seat: Seat) -> Place {
        let (open, player) = (t.open(), t.open().player(seat));
        let chips = |pouch: &Pouch| Chips::of(open, pouch);
        let pile = if open.pile_seat(seat) == seat { open.piles[seat] } else { Pile::default() };
        let values = |counts: [u8; 4]| {
            (1..=4).flat_map(|v| vec![v; usize::from(counts[usize::from(v - 1)])]).collect()
        };
        // With an empty bag the one or the other follows.
        let (empty, plain) = (t.bag(seat).is_empty(), player.top.face_down() == 0);
        let unless = |follows: bool, pouch: &Pouch| match follows {
            true => Chips::default(),
            false => chips(pouch),
        };
        Place {
            character: player.character,
            drafted: player.drafted.iter().flatten().copied().collect(),
            pile: values(pile.gems),
            stand_ins: values(pile.stand_ins),
            crash_gems_in_pile: player.piled,
            hand: chips(t.hand(seat)),
            bag: chips(&t.bag(seat)),
            top_of_bag: OnTop::all(t, seat),
            discard: chips(&player.discard),
            ongoing: chips(&player.ongoing),
            known_in_hand: unless(empty && plain, &player.known),
            known_in_hand_or_face_down: unless(empty, &player.either),
            known_in_bag: chips(&player.bagged),
            shown: chips(&player.dealt.shown),
            drawn_since_shown: player.dealt.draws_since_shown,
            came_late: chips(&player.dealt.late),
            drawn_since_late: player.dealt.late_draws,
            arrows_due: player.arrows_due,
            money_due: player.money_due,
        }
    }
}
