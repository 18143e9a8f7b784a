//! One fighter of a position, to and from the table.

use super::{MOST_DUE, Place, ability};
use crate::ability::AbilityId;
use crate::cards::Who;
use crate::table::{Fighter, MAX_ABILITIES, Table};
use kernel::Seat;

impl Place {
    pub(super) fn seat(&self, t: &mut Table, seat: Seat, bad: &mut Vec<String>) {
        let mode = t.open().mode;
        let (given, own) = (self.who, t.open().fighter(seat).who);
        let fixed = mode.bot_seat() == Some(seat) || mode.dragon_seat() == Some(seat);
        match () {
            _ if fixed && given != own && given != Who::Nobody => {
                bad.push(format!("{seat} is {own} in {mode}, not {given}"));
            }
            _ if !fixed && matches!(given, Who::Dragon | Who::Dummy) => {
                bad.push(format!("{seat} cannot be {given} in {mode}"));
            }
            _ if !fixed => t.take_seat(seat, given),
            _ => (),
        }
        let mut up = Vec::new();
        match &self.face_up {
            Some(names) => up.extend(names.iter().filter_map(|n| ability(n, bad))),
            None => {
                let own = t.open().fighter(seat).cards().map(|(id, _)| id);
                up.extend(own.filter(|id| !self.face_down.contains(&id.to_string())));
            }
        }
        let down: Vec<AbilityId> = self.face_down.iter().filter_map(|n| ability(n, bad)).collect();
        if up.len() + down.len() > MAX_ABILITIES {
            bad.push(format!("{seat} has more than {MAX_ABILITIES} abilities"));
            return;
        }
        let all = [up.clone(), down].concat();
        if let Some(twice) = all.iter().enumerate().find(|(i, id)| all[..*i].contains(id)) {
            bad.push(format!("{seat} has {} twice", twice.1));
        }
        t.give_abilities(seat, &all);
        let dragon = t.open().fighter(seat).who == Who::Dragon;
        let most = mode.dragon().map_or(0, |d| d.hit_points) + u8::from(mode.is_betrayal());
        if dragon && !(1..=most).contains(&self.hit_points) {
            bad.push(format!("the Dragon has 1 to {most} hit points in {mode}"));
        } else if !dragon && self.hit_points > 0 {
            bad.push(format!("{seat} has no hit points; only the Dragon has"));
        }
        if self.forced_due > MOST_DUE {
            bad.push(format!("{seat} cannot owe {} recoveries", self.forced_due));
        }
        let f = &mut t.lay_open().fighters[seat];
        f.face_up = 0;
        for (i, id) in f.abilities.iter().enumerate() {
            f.face_up |= u8::from(id.is_some_and(|id| up.contains(&id))) << i;
        }
        f.side = self.side.unwrap_or_else(|| mode.side(seat));
        *f = Fighter {
            space: self.space,
            defeated: self.defeated,
            hand_size: self.hand.len(),
            has_stash: self.stash.is_some(),
            retreat_due: self.retreat_due,
            skip_due: self.skip_due,
            forced_due: self.forced_due,
            hit_points: self.hit_points,
            soldier: self.soldier,
            mine: self.mine,
            conceded: self.conceded,
            ..*f
        };
        t.lay_hidden().hands[seat] = self.hand;
        t.lay_hidden().stash[seat] = self.stash;
    }

    pub(super) fn of(t: &Table, seat: Seat) -> Place {
        let f = t.open().fighter(seat);
        let named = |up: bool| {
            f.cards().filter(move |(_, u)| *u == up).map(|(id, _)| id.to_string()).collect()
        };
        Place {
            who: f.who,
            side: (f.side != t.open().mode.side(seat)).then_some(f.side),
            space: f.space,
            hand: t.hand(seat),
            stash: t.stash(seat),
            face_up: Some(named(true)),
            face_down: named(false),
            defeated: f.defeated,
            retreat_due: f.retreat_due,
            skip_due: f.skip_due,
            forced_due: f.forced_due,
            hit_points: f.hit_points,
            soldier: f.soldier,
            mine: f.mine,
            conceded: f.conceded,
        }
    }
}
