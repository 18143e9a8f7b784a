//! Shadowswarm: two chips for you, and one less for everybody else if you like.

use crate::chip::{Arrow, Chip, Colors, Declares, Icons, Kind};
use crate::chips::Who;
use crate::step::{Filter, Question};
use kernel::SeatSet;

const DISCARD: u8 = 0;

pub const CHIP: Chip = Chip {
    name: "Shadowswarm",
    text: "+1 brown arrow. Draw 2. You may have each opponent discard a chip.",
    kind: Kind::Character(Who::Gwen),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Option(2),
    options: &["each opponent discards", "nobody discards"],
    affects: |open, run| {
        let swarms = run.option() == Some(DISCARD);
        if swarms { open.opponents(run.me) } else { SeatSet::EMPTY }
    },
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Brown, 1);
        t.draw(play, run.me, 2);
        if run.option() == Some(DISCARD) {
            for victim in t.open().victims(&run) {
                t.ask(run, victim, Question::Discard { filter: Filter::ANY, may_pass: false });
            }
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.48, PS-6.13: all opponents discard, each a chip of his choice.
    #[test]
    fn each_opponent_discards() {
        let m = free_for_all(3).hand(A, "Shadowswarm").bag(A, "1-gem x3");
        let mut m = m.hand(B, "1-gem; Wound").hand(C, "2-gem").acts(A);
        m.does(A, "play Shadowswarm").does(A, "Shadowswarm: each opponent discards");
        m.holds(A, "1-gem x2").has_arrows(A, "brown").may(B, &["discard 1-gem", "discard Wound"]);
        m.does(B, "discard Wound").must(C, "discard 2-gem").asks(A);
    }

    /// PS-S46, PS-9.2, PS-9.3, PS-20.48: if none is to discard nobody may react.
    #[test]
    fn if_nobody_discards_nobody_may_react() {
        let mut m = duel().hand(A, "Shadowswarm").hand(B, "Riposte; Blues Are Good").acts(A);
        m.does(A, "play Shadowswarm").does(A, "Shadowswarm: nobody discards").asks(A);
        m.holds(B, "Riposte; Blues Are Good");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Shadowswarm");
        m.does(B, "Shadowswarm: nobody discards").holds(B, "Wound x2").has_nothing(B);
    }
}
