//! Verbs for rounds: setting up, dealing, deciding, tokens (FD-4, FD-5, FD-17, FD-19).

use super::open::{DEPTH, MAX_IN_FORCE, Open, POOL, Standing};
use super::{Fighter, Hidden, Known, Table};
use crate::ability::AbilityId;
use crate::board::Side;
use crate::cards::Who;
use crate::event::Event;
use crate::pile::Cards;
use crate::setup::{MOST_ROUNDS, Mode, SEATS, Setup};
use kernel::{Agenda, Counter, Play, Seat, SeatSet, Seats};

/// Puts ability cards into the order of the list, without gaps: how they came to lie there means
/// nothing, and tables that mean the same are equal.
pub(crate) fn in_list_order(cards: &mut [Option<AbilityId>]) {
    cards.sort_unstable_by_key(|card| card.map_or(usize::MAX, AbilityId::place));
}

impl Table {
    /// An empty table laid for this setup: nobody has picked, nothing is dealt.
    #[inline]
    pub(crate) fn laid(setup: &Setup) -> Table {
        let mode = setup.mode;
        let mut fighters = Seats([Fighter::EMPTY; SEATS]);
        for seat in SeatSet::first(mode.seats()).iter() {
            let f = &mut fighters[seat];
            f.side = mode.side(seat);
            f.space = f.side.start();
        }
        let mut table = Table {
            open: Open {
                mode,
                players: mode.seats() as u8,
                tokens_needed: if mode.is_raid() { 1 } else { setup.tokens },
                mirror: setup.mirror,
                silent_unmasking: setup.silent_unmasking,
                fighters,
                deck_size: 0,
                discard: Cards::EMPTY,
                in_play: Cards::EMPTY,
                round: 0,
                tokens: [0; 2],
                order: [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)],
                turn: Seat(0),
                recovering: false,
                used: SeatSet::EMPTY,
                in_force: [None; MAX_IN_FORCE],
                waits_for: 0,
                lenders: SeatSet::EMPTY,
                reshuffles: mode.dragon().map_or(0, |d| d.reshuffles),
                extra_turns: 0,
                misses_refill: SeatSet::EMPTY,
                pool: [None; POOL],
                shown_loyal: SeatSet::EMPTY,
                shown_traitor: None,
                standing: Standing::Playing,
                agenda: Agenda::<_, DEPTH>::default(),
            },
            hidden: Hidden {
                hands: Seats::default(),
                deck: Cards::EMPTY,
                stash: Seats::default(),
                drawn: Seats::default(),
                offers: Seats::default(),
                drafts: Seats::default(),
                traitor: None,
                known: Known::default(),
            },
        };
        table.seat_bots_and_dragon(mode);
        table
    }

    fn seat_bots_and_dragon(&mut self, mode: Mode) {
        if let (Some(bot), Some(seat)) = (mode.bot(), mode.bot_seat()) {
            self.take_seat(seat, bot.who());
            self.give_abilities(seat, &bot.abilities());
        } else if let Some(seat) = mode.dragon_seat() {
            self.take_seat(seat, Who::Dragon);
        }
    }

    /// Somebody sits down with his character's abilities.
    pub(crate) fn take_seat(&mut self, seat: Seat, who: Who) {
        self.open.fighters[seat].who = who;
        if let Who::Character(id) = who {
            self.give_abilities(seat, &id.abilities());
        }
        if who == Who::Dragon {
            self.open.fighters[seat].hit_points =
                self.open.mode.dragon().map_or(0, |d| d.hit_points);
        }
    }

    pub(crate) fn give_abilities(&mut self, seat: Seat, abilities: &[AbilityId]) {
        let slots = &mut self.open.fighters[seat].abilities;
        *slots = Default::default();
        for (slot, id) in slots.iter_mut().zip(abilities) {
            *slot = Some(*id);
        }
        in_list_order(slots);
        self.turn_all_face_up(seat);
    }

    /// One more ability card for this player.
    pub(crate) fn add_ability(&mut self, seat: Seat, ability: AbilityId) {
        let slots = &mut self.open.fighters[seat].abilities;
        let free = slots.iter_mut().find(|slot| slot.is_none());
        *free.expect("nobody has more than eight abilities") = Some(ability);
        in_list_order(slots);
        self.turn_all_face_up(seat);
    }

    /// FD-11.5.
    pub(crate) fn turn_all_face_up(&mut self, seat: Seat) {
        let f = &mut self.open.fighters[seat];
        f.face_up = 0;
        for (i, id) in f.abilities.iter().enumerate() {
            if id.is_some() {
                f.face_up |= 1 << i;
            }
        }
    }

    /// Everything but the stash goes back to where a round begins (FD-4.7, FD-4.8); `RoundStarted`
    /// tells it.
    pub(crate) fn reset_round(&mut self) {
        let mode = self.open.mode;
        self.hidden.deck = mode.deck();
        self.hidden.hands = Seats::default();
        self.hidden.drawn = Seats::default();
        self.hidden.offers = Seats::default();
        self.forget_hands();
        for seat in self.open.seats().iter() {
            let old = self.open.fighters[seat];
            self.open.fighters[seat] = Fighter {
                who: old.who,
                side: mode.side(seat),
                space: mode.side(seat).start(),
                abilities: old.abilities,
                has_stash: old.has_stash,
                conceded: old.conceded, // that is about the game (FD-4.9)
                hit_points: if old.who == Who::Dragon {
                    mode.dragon().map_or(0, |d| d.hit_points)
                } else {
                    0
                },
                ..Fighter::EMPTY
            };
            self.turn_all_face_up(seat);
            if let Some(n) = self.hidden.stash[seat] {
                self.hidden.deck.remove(Cards::one(n));
            }
        }
        self.open.deck_size = self.hidden.deck.len();
        self.open.discard = Cards::EMPTY;
        self.open.in_play = Cards::EMPTY;
        self.open.in_force = [None; MAX_IN_FORCE];
        self.open.used = SeatSet::EMPTY;
        self.open.recovering = false;
        self.open.extra_turns = 0;
        self.open.misses_refill = SeatSet::EMPTY;
        self.open.round = (self.open.round + 1).min(MOST_ROUNDS);
        self.note_waiting();
    }

    /// The opening hands. The initial deal never causes time-over (FD-10.12).
    pub(crate) fn deal(&mut self, play: &mut Play<Event>) {
        let (order, n) = (self.open.order, self.open.mode.seats());
        for seat in order.into_iter().take(n) {
            for _ in 0..self.open.hand_limit(seat) {
                let drawn = self.draw(play, seat);
                debug_assert!(drawn == super::hands::Drawn::GoesOn, "the deal emptied the pile");
            }
        }
    }

    /// The round is decided: tokens, and what comes next (FD-4).
    pub(crate) fn end_round(&mut self, play: &mut Play<Event>, winner: Option<Side>) {
        self.agenda().clear();
        if let Some(side) = winner {
            let tokens = self.tokens_for(side);
            self.open.tokens[side as usize].raise(tokens);
            play.everyone(Event::RoundWon { side, tokens });
            if self.open.tokens[side as usize] >= self.open.tokens_needed {
                return self.end_game(play, Some(side));
            }
        } else {
            play.everyone(Event::RoundDrawn);
            if self.open.mode.is_raid() {
                return self.end_game(play, None);
            }
        }
        self.prepare_next_round(winner);
    }

    /// FD-4.2, FD-4.6: one token, and what lasting effects and the losers' abilities add.
    pub fn tokens_for(&self, winner: Side) -> u8 {
        if self.open.mode.is_raid() {
            return 1;
        }
        let raised: u8 = self.open.lasting().map(|(_, l)| l.tokens).sum();
        let losers = self.open.seats().iter().filter(|s| self.open.side(*s) != winner);
        let owed = |seat: Seat| {
            let always = self.open.fighter(seat).cards().filter_map(|(id, _)| id.card().always);
            always.map(|a| a.tokens_for_winner).sum::<u8>()
        };
        let lost: u8 = losers.map(owed).sum();
        1u8.saturating_add(raised).saturating_add(lost)
    }

    pub(crate) fn end_game(&mut self, play: &mut Play<Event>, winner: Option<Side>) {
        self.agenda().clear();
        self.hidden.drafts = Seats::default();
        self.hidden.offers = Seats::default();
        if self.open.mode.is_betrayal() {
            let loyal = self.open.seats().iter().filter(|s| self.hidden.traitor != Some(*s));
            play.everyone(Event::LoyaltyShown {
                traitor: self.hidden.traitor,
                loyal: loyal.collect(),
            });
            self.open.shown_traitor = self.hidden.traitor;
        }
        self.open.standing = match winner {
            Some(side) => Standing::Won(side),
            None => Standing::Drawn,
        };
        play.everyone(match winner {
            Some(side) => Event::GameWon { side },
            None => Event::GameDrawn,
        });
    }

    /// FD-4.9: a side loses the game when all of its undefeated members have conceded.
    pub(crate) fn concede(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.fighters[seat].conceded = true;
        play.everyone(Event::Conceded { seat });
        self.end_if_conceded(play);
    }

    /// Ends the game if everyone who still has a say on one side has conceded it.
    pub(crate) fn end_if_conceded(&mut self, play: &mut Play<Event>) {
        if let Some(side) = self.side_given_up() {
            self.end_game(play, Some(side.other()));
        }
    }

    /// The side of which everyone who still has a say has conceded.
    pub(crate) fn side_given_up(&self) -> Option<Side> {
        let has_given_up = |side: &Side| {
            let mut team = self.open.seats().iter().filter(|s| self.open.side(*s) == *side);
            team.all(|s| self.open.fighter(s).conceded || self.open.is_out(s))
        };
        Side::BOTH.into_iter().find(has_given_up)
    }

    /// A stashed card that can no longer be kept goes back to the deck (FD-15.13).
    pub(crate) fn lose_stash(&mut self, play: &mut Play<Event>, seat: Seat) {
        if self.hidden.stash[seat].take().is_some() {
            self.open.fighters[seat].has_stash = false;
            self.forget_stash_unseen(seat);
            play.everyone(Event::StashLost { seat });
        }
    }
}
