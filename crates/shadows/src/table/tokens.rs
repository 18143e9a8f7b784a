//! Gold, Experience, Shadow Stones and Bounties (SH-7.14, SH-18).

use super::{Open, Phase, Table};
use crate::card::CardId;
use crate::cards::status::BOUNTY;
use crate::event::Event;
use crate::op::Token;
use kernel::{Counter, Play, Seat};

impl Open {
    /// Tokens of a kind: in the Inventory, or on cards until Collect.
    pub fn tokens(&self, seat: Seat, token: Token, on_cards: bool) -> u8 {
        let player = &self.players[seat];
        match (token, on_cards) {
            (Token::Xp, false) => player.xp,
            (Token::Gold, false) => player.gold,
            (Token::Ss, false) => player.ss,
            (Token::Xp, true) => player.earned_xp,
            (Token::Gold, true) => player.earned_gold,
            (Token::Ss, true) => player.earned_ss,
        }
    }
    /// Bounty cards that lie before players: two Bounties share one (SH-18.9).
    pub(crate) fn bounty_cards(&self) -> u16 {
        self.players.0.iter().map(|player| u16::from(player.bounties.div_ceil(2))).sum()
    }
}

impl Table {
    fn tokens_mut(&mut self, seat: Seat, token: Token, on_cards: bool) -> &mut u8 {
        let player = &mut self.open.players[seat];
        match (token, on_cards) {
            (Token::Xp, false) => &mut player.xp,
            (Token::Gold, false) => &mut player.gold,
            (Token::Ss, false) => &mut player.ss,
            (Token::Xp, true) => &mut player.earned_xp,
            (Token::Gold, true) => &mut player.earned_gold,
            (Token::Ss, true) => &mut player.earned_ss,
        }
    }
    /// Gained now: in Combat it lies on the card until Collect (SH-7.14).
    pub(crate) fn gain(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        token: Token,
        n: u8,
        by: CardId,
    ) {
        if n == 0 {
            return;
        }
        let on_cards = self.open.phase == Phase::Combat;
        self.tokens_mut(seat, token, on_cards).raise(n);
        play.everyone(Event::Gained { seat, token, n, by });
    }
    pub(crate) fn lose_token(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        token: Token,
        on_cards: bool,
    ) {
        self.tokens_mut(seat, token, on_cards).lower(1);
        play.everyone(Event::TokenLost { seat, token, on_cards });
    }
    pub(crate) fn pay(&mut self, play: &mut Play<Event>, seat: Seat, token: Token, n: u8) {
        if n > 0 {
            self.tokens_mut(seat, token, false).lower(n);
            play.everyone(Event::Paid { seat, token, n });
        }
    }
    /// Everything earned in Combat goes to the Inventory (SH-21.1).
    pub(crate) fn collect(&mut self, play: &mut Play<Event>) {
        for seat in self.seats() {
            let player = &mut self.open.players[seat];
            player.gold.raise(std::mem::take(&mut player.earned_gold));
            player.xp.raise(std::mem::take(&mut player.earned_xp));
            player.ss.raise(std::mem::take(&mut player.earned_ss));
        }
        play.everyone(Event::Collected);
    }
    /// One more Bounty, if a card is left for it (SH-18.9).
    pub(crate) fn gain_bounty(&mut self, play: &mut Play<Event>, seat: Seat) {
        let flips = self.open.players[seat].bounties % 2 == 1;
        if flips || self.open.bounty_cards() < u16::from(BOUNTY.copies) {
            self.open.players[seat].bounties.raise(1);
            play.everyone(Event::BountyGained { seat });
        }
    }
    pub(crate) fn drop_bounties(&mut self, play: &mut Play<Event>, seat: Seat) {
        if std::mem::take(&mut self.open.players[seat].bounties) > 0 {
            play.everyone(Event::BountiesLost { seat });
        }
    }
    pub(crate) fn count_ko(&mut self, victim: Seat, by: Option<Seat>) {
        self.open.players[victim].ko_me.raise(1);
        if let Some(by) = by {
            self.open.players[by].ko_by_me.raise(1);
        }
    }
}
