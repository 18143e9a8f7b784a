//! Whether a position can be: every reason why not.

use super::{PlayerLine, Position, Where};
use crate::card::{CardId, Kind};
use crate::monster::ActionId;
use crate::table::{SLOTS, Table};
use kernel::Seat;

impl Position {
    /// Whether everything named exists, so that it can be laid on the table at all.
    pub(super) fn check(&self, bad: &mut Vec<String>) {
        let count = self.players.len();
        let seats = self.trophies.iter().map(|(seat, _)| *seat).chain([self.leader]);
        for seat in seats.filter(|seat| seat.index() >= count) {
            bad.push(format!("there is no {seat} in this game"));
        }
        let tokens = self.creature.iter().chain([&self.wounds]);
        if tokens.into_iter().any(|list| list.len() > count) {
            bad.push("there are more colours than players (SH-11.7)".to_string());
        }
        for (i, player) in self.players.iter().enumerate() {
            player.check(Seat(i as u8), count, bad);
        }
        self.check_items(bad);
        self.check_actions(bad);
        self.check_monsters(bad);
    }
    fn check_items(&self, bad: &mut Vec<String>) {
        let worn = || self.players.iter().flat_map(|player| &player.items).map(|line| line.item);
        let sold = || self.market.iter().map(|(item, _)| *item);
        let piles = || self.item_discard.iter().chain(&self.items_gone).copied();
        for item in worn().chain(sold()).chain(piles()).filter(|item| !item.is_item()) {
            bad.push(format!("{item} is no Item"));
        }
        for item in CardId::items() {
            let there = worn().chain(sold()).chain(piles()).filter(|i| *i == item).count();
            let copies = match item.card().kind {
                Kind::Market { copies, .. } => usize::from(copies),
                _ => 1,
            };
            if there > copies {
                bad.push(format!("there are {copies} of {item}, not {there} (SH-1.2)"));
            }
        }
        let mut places: Vec<u8> =
            self.players.iter().flat_map(|p| &p.items).map(|line| line.place).collect();
        places.sort_unstable();
        if places.iter().enumerate().any(|(i, place)| usize::from(*place) != i) {
            bad.push("equipped Items are not counted from 0, each once".to_string());
        }
        let slots = self.players.len() as u8 + 1;
        for (i, (item, slot)) in self.market.iter().enumerate() {
            if *slot >= slots || self.market[..i].iter().any(|(_, s)| s == slot) {
                bad.push(format!("{item} cannot lie in slot {slot} (SH-2.3)"));
            }
        }
    }
    fn check_actions(&self, bad: &mut Vec<String>) {
        for action in ActionId::all() {
            let there = self.action_discard.iter().filter(|line| line.action == action).count();
            let copies = action.action().copies;
            if there > usize::from(copies) {
                bad.push(format!("there are {copies} of `{action}`, not {there} (SH-1.1)"));
            }
        }
        let seen = self.action_discard.iter().flat_map(|line| line.seen_by.iter().flatten());
        for seat in seen.filter(|seat| seat.index() >= self.players.len()) {
            bad.push(format!("there is no {seat} in this game"));
        }
    }
    fn check_monsters(&self, bad: &mut Vec<String>) {
        let level = u8::try_from(self.trophies.len()).unwrap_or(u8::MAX).saturating_add(1);
        let own = self.monster.monster();
        if own.level != level {
            bad.push(format!("the Monster is of level {level} now, not {} (SH-2.1)", own.level));
        }
        let mut levels = self.trophies.iter().map(|(_, monster)| monster.monster().level);
        if !(1..level).all(|l| levels.next() == Some(l)) {
            bad.push("Monsters are defeated level by level (SH-2.1)".to_string());
        }
        if self.wounds.iter().any(|n| *n >= own.hp) {
            bad.push(format!("{} would be defeated (SH-15.14)", self.monster));
        }
        let calls = |ops: &[crate::op::Op]| ops.contains(&crate::op::Op::Creature);
        if self.creature.is_some() && !own.chart.iter().any(|row| calls(row.does)) {
            bad.push(format!("{} has no Creature (SH-16.1)", self.monster));
        }
        let hp = crate::monster::creature().hp;
        if self.creature.iter().flatten().any(|n| *n >= hp) {
            bad.push("the Monster's Creature would be defeated (SH-16.3)".to_string());
        }
    }

    /// What lies on the table is sound by itself, but no game comes to it.
    pub(super) fn check_laid(&self, t: &Table, bad: &mut Vec<String>) {
        let open = t.open();
        for seat in t.seats() {
            let player = &open.players[seat];
            if player.damage >= open.hp(seat) {
                bad.push(format!("{seat} would be KnockedDown (SH-18.1)"));
            }
            for (slot, own) in player.units() {
                if own.health() == 0 {
                    let card = player.cards[slot].face;
                    bad.push(format!("{card} of {seat} would be discarded (SH-11.8)"));
                }
            }
        }
        let bounties = open.bounty_cards();
        if bounties > u16::from(crate::cards::status::BOUNTY.copies) {
            bad.push(format!("{bounties} Bounty cards are too many (SH-18.9)"));
        }
        if open.is_ending() {
            bad.push("the game is over (SH-22.1)".to_string());
        }
    }
}

impl PlayerLine {
    fn check(&self, seat: Seat, count: usize, bad: &mut Vec<String>) {
        let hero = self.hero.hero();
        for own in hero.specials.iter().chain(hero.skills) {
            let there = self.cards.iter().filter(|line| line.card.card().name == own.name);
            if there.count() != 1 {
                bad.push(format!("{seat} has {} once (SH-2.12)", own.name));
            }
        }
        let own = |card: CardId| {
            hero.specials.iter().chain(hero.skills).any(|own| own.name == card.card().name)
        };
        for line in self.cards.iter().filter(|line| !own(line.card)) {
            if !line.card.card().is_neutral() {
                bad.push(format!("{} is no card of {seat} (SH-2.12)", line.card));
            }
        }
        if self.slots().any(|(slot, _)| slot >= SLOTS) {
            bad.push(format!("the Library of {seat} has more than 10 cards (SH-2.17)"));
        }
        for line in &self.cards {
            let card = line.card.card();
            let on = if let Where::OnHero(hero) = line.at { Some(hero) } else { None };
            let seats = line.secret.iter().flatten().copied().chain(on);
            for other in seats.filter(|s| s.index() >= count) {
                bad.push(format!("there is no {other} in this game"));
            }
            let hidden = matches!(line.at, Where::Library | Where::Deck);
            if line.secret.is_some() && !(hidden && card.is_neutral()) {
                bad.push(format!("{} of {seat} is no secret (SH-3.2)", line.card));
            }
            if line.broken > card.shield {
                bad.push(format!("{} has {} Shield Points", line.card, card.shield));
            }
        }
        for line in self.items.iter().filter(|line| line.item.is_item()) {
            if line.broken > line.item.card().shield {
                let shield = line.item.card().shield;
                bad.push(format!("{} has {shield} Shield Points", line.item));
            }
        }
        let restricted = |item: CardId| item.is_item() && item.card().restricted;
        if self.items.iter().filter(|line| restricted(line.item)).count() > 1 {
            bad.push(format!("{seat} has two Restricted Items (SH-21.4)"));
        }
        let neutral = |card: &&CardId| !card.card().is_neutral();
        for card in self.put_back.iter().filter(neutral) {
            bad.push(format!("{card} is no Neutral Skill (SH-2.16)"));
        }
        for card in CardId::neutrals() {
            if self.put_back.iter().filter(|c| **c == card).count() > 3 {
                bad.push(format!("there are no four cards of {card} (SH-1.6)"));
            }
        }
    }
}
