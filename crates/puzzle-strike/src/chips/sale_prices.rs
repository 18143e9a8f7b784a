//! Sale Prices: everything is cheaper for a turn.

use crate::chip::{Chip, Colors};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Sale Prices",
    text: "+1 money. Bank chips cost 1 less this turn, but not less than 1.",
    set: Set::Base,
    cost: Some(2),
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_money(play, run.me, 1);
        t.lower_prices(play);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-R23: every price is 1 lower, twice over with two; 1 stays 1, and a Wound is free.
    #[test]
    fn lowers_every_price_but_not_below_1() {
        let m = duel().hand(A, "Sale Prices x2").arrows(A, "black").stacks("Axe Kick");
        let mut m = m.acts(A);
        m.does(A, "play Sale Prices").does(A, "play Sale Prices").has_money(A, 2);
        m.does(A, "end actions").offers(A, "buy Combine").refuses(A, "buy Crash Gem", "PS-4.14");
        m.does(A, "buy 1-gem").has_money(A, 1).does(A, "buy Wound").has_money(A, 1);
        m.does(A, "buy 2-gem").has_money(A, 0).refuses(A, "buy 1-gem", "PS-4.14");
        m.does(A, "end buying").does(B, "end actions").refuses(B, "buy 1-gem", "PS-4.14");
    }

    /// PS-4.20: what can be afforded at the lower price must be bought.
    #[test]
    fn counts_for_the_duty_to_buy() {
        let m = duel().hand(A, "Sale Prices").left("1-gem", 0).left("Wound", 0);
        let mut m = m.stacks("Repeated Jabs").acts(A);
        m.does(A, "play Sale Prices").does(A, "end actions");
        m.refuses(A, "end buying", "PS-4.16").does(A, "buy Repeated Jabs").offers(A, "end buying");
    }

    /// PS-R23: bank chips cost less for every text that asks: what is gained, taken, copied or
    /// played from the bank; a chip of the hand costs what is printed on it.
    #[test]
    fn texts_see_the_lower_cost() {
        let m = duel().hand(A, "Sale Prices; Option Select; Upgrade; Wound").stacks("X-Copy");
        let mut m = m.arrows(A, "black black").acts(A);
        m.does(A, "play Sale Prices").does(A, "play Upgrade").does(A, "trash Wound from hand");
        m.does(A, "pass").offers(A, "gain Bang then Fizzle").lacks(A, "gain Blues Are Good");
        m.does(A, "gain 1-gem").does(A, "play Option Select").offers(A, "copy X-Copy");
        let m = duel().hand(A, "Sale Prices; Training Day; 2-gem").arrows(A, "black");
        let mut m = m.stacks("X-Copy").acts(A);
        m.does(A, "play Sale Prices").does(A, "play Training Day");
        m.does(A, "trash 2-gem from hand").offers(A, "take X-Copy").lacks(A, "take 4-gem");
        let m = duel().hand(A, "Sale Prices; Wartime Tactics; Repeated Jabs").arrows(A, "black");
        let mut m = m.stacks("Blues Are Good; Color Panic; X-Copy").acts(A);
        m.does(A, "play Sale Prices").does(A, "play Wartime Tactics");
        m.does(A, "reveal Repeated Jabs from hand").offers(A, "play Color Panic freely");
        m.lacks(A, "play X-Copy freely");
    }

    /// PS-R23, PS-4.23: a purchase is seen at the lower cost too, here by Cog Engine.
    #[test]
    fn a_purchase_is_seen_at_the_lower_cost() {
        let m = duel().hand(A, "Sale Prices; 4-gem; 1-gem").ongoing(A, "Cog Engine");
        let mut m = m.stacks("X-Copy").acts(A);
        m.does(A, "play Sale Prices").does(A, "end actions").does(A, "pay all");
        m.does(A, "buy X-Copy").stay(A, "Cog Engine");
    }

    /// PS-R23, PS-20.25: what Flagstone Tax forbids, it forbids by the lower cost.
    #[test]
    fn flagstone_tax_looks_at_the_lower_cost() {
        let m = duel().pile(A, "2").hand(A, "Sale Prices; 3-gem").ongoing(B, "Flagstone Tax");
        let mut m = m.acts(A);
        m.does(A, "play Sale Prices").does(A, "end actions").does(A, "pay 3-gem");
        m.offers(A, "buy 2-gem").refuses(A, "buy Combine", "PS-20.25");
    }

    /// PS-R23: the prices are those of the bank: a teammate pays them, and so does the turn player
    /// if the chip was played in his turn by another.
    #[test]
    fn the_prices_are_those_of_the_bank() {
        let mut m = team().hand(A, "Sale Prices").hand(D, "2-gem").acts(A);
        m.does(A, "play Sale Prices").does(A, "end actions").does(D, "end actions");
        m.does(D, "pay 2-gem").does(D, "buy 2-gem").has_money(D, 0);
        let m = duel().hand(A, "Repeated Jabs; 2-gem").hand(B, "Improvisation; Sale Prices");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
        m.does(B, "play Sale Prices freely").has_money(B, 0).does(A, "end actions");
        m.does(A, "pay 2-gem").does(A, "buy 2-gem");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Sale Prices");
        m.has_nothing(B);
    }
}
