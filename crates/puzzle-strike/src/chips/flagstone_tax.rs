//! Flagstone Tax: a low pile taxes the purchases of opponents.

use crate::chip::{Chip, Colors, Kind, Ongoing};
use crate::chips::Who;
use crate::why::{Why, why};

const TAXED: Why = why("PS-20.25", "it costs more than your gem pile totals, and that is taxed");

pub const CHIP: Chip = Chip {
    name: "Flagstone Tax",
    text: "Put this in your ongoing zone.",
    ongoing_text: "While your gem pile totals 3 or less, opponents may only buy chips whose cost is at most their own gem pile total. Discard this chip when you buy a purple chip.",
    kind: Kind::Character(Who::Quince),
    copies: 1,
    banner: Colors::BROWN,
    ongoing: Some(Ongoing {
        forbids: Some(|open, owner, buyer, chip| {
            let cost = open.price(chip).map_or(0, u16::from);
            let low = open.are_opponents(owner, buyer) && open.total(owner) <= 3;
            (low && cost > open.total(buyer)).then_some(TAXED)
        }),
        bought: Some(|t, play, run, chip| {
            if chip.chip().is_purple() {
                t.discard_ongoing(play, run);
            }
        }),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S75, PS-20.25: at 3 or less opponents buy up to their own total; at 4 they are free.
    #[test]
    fn a_low_pile_taxes_opponents() {
        let m = duel().pile(A, "3").pile(B, "2").ongoing(A, "Flagstone Tax").money(B, 6);
        let mut m = m.stacks("Repeated Jabs").buys(B);
        m.may(B, &["buy 1-gem", "buy Wound", "buy Repeated Jabs", "buy Bang then Fizzle"]);
        m.refuses(B, "buy 2-gem", "PS-20.25").refuses(B, "buy 4-gem", "PS-4.14");
        let m = duel().pile(A, "4").pile(B, "2").ongoing(A, "Flagstone Tax").money(B, 6);
        m.buys(B).offers(B, "buy Crash Gem");
    }

    /// PS-S113, PS-4.34, PS-4.19: what is forbidden need not be bought.
    #[test]
    fn what_is_forbidden_need_not_be_bought() {
        let m = duel().pile(A, "2").ongoing(A, "Flagstone Tax").left("Wound", 0).money(B, 6);
        m.buys(B).may(B, &["end buying"]);
    }

    /// PS-4.23: the owner's purple purchase ends it; his own purchases are not taxed.
    #[test]
    fn goes_when_its_owner_buys_a_purple_chip() {
        let mut m = duel().ongoing(A, "Flagstone Tax").money(A, 5).buys(A);
        m.does(A, "buy Combine").stay(A, "").discarded(A, "Combine; Flagstone Tax");
    }
}
