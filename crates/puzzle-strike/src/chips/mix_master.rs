//! Mix-Master: opposing gems are split, own ones combined.

use crate::chip::{Chip, Colors, Icons};
use crate::sets::Set;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Mix-Master",
    text: "Split the largest gem in each opposing gem pile into that many 1-gems. Then combine two gems in your gem pile.",
    set: Set::Base,
    cost: Some(4),
    banner: Colors::RED.and(Colors::PURPLE),
    icons: Icons::FIST,
    combines: true,
    main: |t, play, run| {
        for pile in t.open().hit_piles(&run) {
            let largest = t.open().pile(pile).values().max();
            // A 1-gem is one 1-gem already.
            if let Some(value) = largest.filter(|value| *value > 1) {
                t.split(play, pile, value);
            }
        }
        if !run.barred {
            t.ask(run, run.me, Question::Combine { ones: false, may_pass: false });
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// The largest gem of each opposing pile is split; then the player combines, for no money. It
    /// is no Combine and gives no arrow.
    #[test]
    fn splits_opposing_gems_and_combines_own_ones() {
        let m = free_for_all(3).pile(A, "1 2 4").pile(B, "3 3 1").pile(C, "1 1");
        let mut m = m.hand(A, "Mix-Master").acts(A);
        m.does(A, "play Mix-Master").piles(B, "1 1 1 1 3").piles(C, "1 1");
        m.must(A, "combine 2+1").piles(A, "3 4").has_money(A, 0).has_arrows(A, "");
        m.bank_has("1-gem", 62).bank_has("3-gem", 16).bank_has("2-gem", 21);
    }

    /// PS-6.22: what the bank lacks are stand-ins, which vanish again.
    #[test]
    fn splits_with_stand_ins() {
        let m = duel().pile(B, "4").hand(A, "Mix-Master").left("1-gem", 1);
        let mut m = m.acts(A);
        m.does(A, "play Mix-Master").piles(B, "1 1 1 1").bank_has("1-gem", 0);
        m.bank_has("4-gem", 13).happened(1, |e| *e == Event::Split { seat: B, value: 4 });
    }

    /// PS-9.6, PS-15.13: immune piles are not split; a shared pile is, unless both are immune.
    #[test]
    fn immune_piles_are_not_split() {
        let m = team().pile(B, "4").hand(A, "Mix-Master").hand(B, "Blues Are Good");
        let mut m = m.hand(C, "Blues Are Good").acts(A);
        m.does(A, "play Mix-Master").does(B, "react Blues Are Good").does(C, "pass");
        m.piles(B, "1 1 1 1");
        let mut m = duel().pile(B, "4").hand(A, "Mix-Master").hand(B, "Blues Are Good").acts(A);
        m.does(A, "play Mix-Master").does(B, "react Blues Are Good").piles(B, "4");
    }

    /// PS-20.49: its combine is locked by Stunlock; the split is not.
    #[test]
    fn is_a_combine_for_stunlock() {
        let m = duel().pile(A, "1 1").pile(B, "2").hand(A, "Mix-Master; Axe Kick");
        let mut m = m.ongoing(B, "Stunlock").acts(A);
        m.does(A, "play Mix-Master").may(A, &["discard Axe Kick", "pass"]).does(A, "pass");
        m.piles(A, "1 1").piles(B, "1 1").asks(A);
    }
}
