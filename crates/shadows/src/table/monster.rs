//! The Monster comes and falls (SH-15.14 to SH-15.19, SH-16, SH-23.1).

use super::{At, PLAYERS, Table};
use crate::card::CardId;
use crate::cards::MONSTERS;
use crate::entity::Entity;
use crate::event::Event;
use crate::monster::{MonsterId, Reward, creature};
use crate::op::Token;
use kernel::{Counter, Play, Seat, Seats};

impl Table {
    /// The next Monster of its stack is turned up; which one it is was left to chance.
    pub(crate) fn reveal_monster(&mut self, play: &mut Play<Event>) {
        let level = self.open.defeated() + 1;
        let fits = |id: &MonsterId| id.monster().level == level;
        let weights = std::array::from_fn::<u32, { MONSTERS.len() }, _>(|i| {
            u32::from(fits(&MonsterId(i as u8)))
        });
        let monster = MonsterId(play.chance.pick(&weights) as u8);
        self.open.monster = Some(monster);
        play.everyone(Event::MonsterRevealed { monster });
    }
    pub(crate) fn summon_creature(&mut self, play: &mut Play<Event>) {
        self.open.creature = true;
        play.everyone(Event::CreatureCame);
    }
    fn reward(&mut self, play: &mut Play<Event>, seat: Seat, reward: Reward) {
        self.gain(play, seat, Token::Xp, reward.xp, CardId::NONE);
        self.gain(play, seat, Token::Gold, reward.gold, CardId::NONE);
        self.gain(play, seat, Token::Ss, reward.ss, CardId::NONE);
    }
    /// Whose colour has enough tokens: the turn player, else the first from the Leader (SH-15.15).
    fn winner(&self, wounds: &Seats<u8, PLAYERS>, hp: u8) -> Option<Seat> {
        let enough = |seat: &Seat| wounds[*seat] >= hp;
        let turn = Some(self.open.turn).filter(enough);
        turn.or_else(|| self.open.from(self.open.leader).find(enough))
    }
    /// The Monster's Creature is defeated by itself (SH-16.3).
    pub(crate) fn check_creature(&mut self, play: &mut Play<Event>) {
        if !self.open.creature {
            return;
        }
        if let Some(seat) = self.winner(&self.open.creature_wounds, creature().hp) {
            play.everyone(Event::CreatureFell { seat });
            self.remove_creature();
            self.reward(play, seat, creature().reward);
        }
    }
    fn remove_creature(&mut self) {
        self.open.creature = false;
        self.open.creature_wounds = Seats([0; PLAYERS]);
    }
    /// Whether somebody has defeated the Monster; all that follows but the random Item.
    pub(crate) fn check_monster(&mut self, play: &mut Play<Event>) -> Option<(Seat, bool)> {
        let monster = self.open.monster?;
        let seat = self.winner(&self.open.wounds, monster.monster().hp)?;
        let reward = monster.monster().reward;
        self.open.trophies[usize::from(monster.monster().level) - 1] = Some((seat, monster));
        self.open.monster = None;
        self.open.wounds = Seats([0; PLAYERS]);
        play.everyone(Event::MonsterFell { seat, monster });
        self.reward(play, seat, reward);
        if self.open.creature {
            play.everyone(Event::CreatureFell { seat });
            self.remove_creature();
            self.reward(play, seat, creature().reward);
        }
        self.drop_marks(play);
        for other in self.seats() {
            if self.open.players[other].front {
                self.bury_front(play, other);
            }
        }
        Some((seat, reward.item))
    }
    /// What was attached to the Monster is discarded, and nobody's next Attack is on it (SH-17.4).
    fn drop_marks(&mut self, play: &mut Play<Event>) {
        for seat in self.seats() {
            for slot in 0..super::SLOTS {
                if self.open.players[seat].cards[slot].at == At::On(Entity::MONSTER) {
                    self.send_to_deck(play, seat, slot);
                }
            }
            if self.open.players[seat].noted.mark.on == Entity::MONSTER {
                self.noted(seat).mark = super::Mark::default();
            }
        }
    }
    /// Two Items for the winner to choose from (SH-15.17).
    pub(crate) fn draw_reward(&mut self, play: &mut Play<Event>, seat: Seat) -> usize {
        let first = self.draw_item(play);
        let second = first.and_then(|_| self.draw_item(play));
        self.hidden.reward = [first.unwrap_or_default(), second.unwrap_or_default()];
        // What was drawn is nobody else's business until one of them is taken.
        for item in first.iter().chain(&second) {
            self.open.item_deck[item.item()].raise(1);
        }
        let drawn = first.iter().chain(&second).count();
        if !play.is_silent() && drawn == 2 {
            let items = self.hidden.reward.to_vec();
            let private = Event::RewardSeen { seat, items };
            let public = Event::RewardSeen { seat, items: Vec::new() };
            play.split(kernel::SeatSet::one(seat), private, public);
        }
        drawn
    }
    pub(crate) fn take_reward(&mut self, play: &mut Play<Event>, seat: Seat, item: CardId) {
        let [a, b] = std::mem::take(&mut self.hidden.reward);
        let other = if a == item { b } else { a };
        for drawn in [a, b].into_iter().filter(|drawn| !drawn.is_none()) {
            self.open.item_deck[drawn.item()].lower(1);
        }
        if !other.is_none() {
            self.discard_item(play, other);
        }
        self.equip(play, seat, item);
    }
}
