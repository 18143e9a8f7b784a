//! Speed of the Fox: two brown arrows and a chip.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Speed of the Fox",
    text: "+2 brown arrows. Draw 1.",
    kind: Kind::Character(Who::Setsuki),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 2);
        t.draw(play, run.me, 1);
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-5.8, PS-5.2: two brown arrows and a chip, which they may play.
    #[test]
    fn gives_two_brown_arrows() {
        let m = duel().hand(A, "Speed of the Fox; Crash Gem").bag(A, "Axe Kick x2");
        let mut m = m.acts(A);
        m.does(A, "play Speed of the Fox").has_arrows(A, "brown brown");
        m.may(A, &["play Axe Kick", "end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Speed of the Fox");
        m.holds(B, "Wound").has_nothing(B);
    }
}
