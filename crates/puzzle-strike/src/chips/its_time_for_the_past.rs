//! It's Time for the Past: a chip comes back from the discard pile.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;
use crate::step::{Filter, Question};

pub const CHIP: Chip = Chip {
    name: "It's Time for the Past",
    text: "+1 black arrow. Put a chip that is not a \"!\" chip from your discard pile into your hand.",
    kind: Kind::Character(Who::Geiger),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.ask(run, run.me, Question::Return { filter: Filter::PLAIN, may_pass: false });
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-2.4, PS-10.2: any chip without a "!" comes back; one must if one can.
    #[test]
    fn returns_a_chip_of_the_discard_pile() {
        let m = duel().hand(A, "It's Time for the Past").stacks("The Hammer");
        let mut m = m.discard(A, "Axe Kick; Wound; The Hammer; Riposte").acts(A);
        m.does(A, "play It's Time for the Past").has_arrows(A, "black");
        m.may(A, &["return Wound", "return Axe Kick", "return Riposte"]);
        m.does(A, "return Axe Kick").holds(A, "Axe Kick").offers(A, "play Axe Kick");
        m.discarded(A, "Wound; The Hammer; Riposte");
    }

    /// PS-10.2: with nothing to return the arrow comes all the same.
    #[test]
    fn may_return_nothing() {
        let m = duel().hand(A, "It's Time for the Past").discard(A, "The Hammer");
        let mut m = m.acts(A);
        m.does(A, "play It's Time for the Past").has_arrows(A, "black").may(A, &["end actions"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().discard(B, "Axe Kick").improvises("It's Time for the Past");
        m.does(B, "return Axe Kick").has_nothing(B);
    }
}
