//! Three Colors: an arrow for almost everything.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Three Colors",
    text: "+1 brown, +1 purple, +1 red arrow.",
    kind: Kind::Character(Who::Valerie),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        for arrow in [Arrow::Brown, Arrow::Purple, Arrow::Red] {
            t.give_arrows(play, run.me, arrow, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-5.2, PS-5.8: three arrows, none of them blue or black.
    #[test]
    fn gives_three_arrows() {
        let mut m = duel().hand(A, "Three Colors; Riposte; Repeated Jabs").acts(A);
        m.does(A, "play Three Colors").has_arrows(A, "brown purple red");
        m.may(A, &["play Repeated Jabs", "end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Three Colors");
        m.has_nothing(B);
    }
}
