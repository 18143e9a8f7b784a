//! Knockdown: an opponent loses a chip and his purple shields.

use crate::chip::{Arrow, Chip, Colors, Declares, Icons};
use crate::sets::Set;
use crate::step::{Filter, Question};

pub const CHIP: Chip = Chip {
    name: "Knockdown",
    text: "+1 purple arrow. A chosen opponent discards a chip and cannot play purple-shield reactions this turn.",
    set: Set::Base,
    cost: Some(2),
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Opponent,
    affects: Chip::declared_opponent,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Purple, 1);
        if let Some(victim) = run.opponent().filter(|seat| !run.spared.has(*seat)) {
            t.ask(run, victim, Question::Discard { filter: Filter::ANY, may_pass: false });
            t.unshield(play, victim);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-R24, PS-21.1: his purple shields are not even asked for until the turn is over.
    #[test]
    fn takes_a_chip_and_the_purple_shields() {
        let m = duel().pile(A, "1 1").pile(B, "1").hand(A, "Knockdown; Crash Gem");
        let m = m.hand(B, "Crash Gem x2; Wound").bag(A, "Crash Gem x9");
        let mut m = m.acts(A);
        m.does(A, "play Knockdown").has_arrows(A, "purple");
        m.may(B, &["discard Crash Gem", "discard Wound"]).does(B, "discard Wound");
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").asks(A).piles(B, "1 1");
        m.does(A, "end actions").buys_a_wound(A).turn_of(B);
        m.does(B, "end actions").buys_a_wound(B).does(A, "play Crash Gem");
        m.does(A, "crash 1 at P2").asks(B);
    }

    /// PS-R24: a chip with both shields still answers a fist; the teammate may still answer sends.
    #[test]
    fn leaves_blue_shields_and_the_teammate() {
        let m = duel().pile(B, "1").hand(A, "Knockdown; Repeated Jabs").arrows(A, "black");
        let mut m = m.hand(B, "Rocket Punch; Wound").acts(A);
        m.does(A, "play Knockdown").does(B, "pass").does(B, "discard Wound");
        m.does(A, "play Repeated Jabs").offers(B, "react Rocket Punch");
        let m = team().pile(A, "1").pile(B, "2").hand(A, "Knockdown; Crash Gem");
        let mut m = m.hand(B, "Crash Gem; Wound").hand(C, "Crash Gem").acts(A);
        m.does(A, "play Knockdown").does(A, "choose P2").does(B, "discard Wound");
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").asks(C);
    }

    /// PS-9.6: whoever is immune keeps his chips and his shields.
    #[test]
    fn an_immune_opponent_keeps_everything() {
        let m = duel().pile(A, "1").pile(B, "1").hand(A, "Knockdown; Crash Gem");
        let mut m = m.hand(B, "Blues Are Good; Crash Gem").acts(A);
        m.does(A, "play Knockdown").does(B, "react Blues Are Good").holds(B, "Crash Gem");
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").offers(B, "react Crash Gem");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(A, "Wound").improvises("Knockdown");
        m.does(A, "discard Wound").has_nothing(B);
    }
}
