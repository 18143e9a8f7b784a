//! Riposte: an arrow and a pig, or a chip back after a fist.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;
use crate::step::{Filter, Question};

pub const CHIP: Chip = Chip {
    name: "Riposte",
    text: "+1 black arrow, +1 piggy bank.",
    reaction_text: "After a fist has affected you: return a chip of your choice from your discard pile to your hand.",
    kind: Kind::Character(Who::Onimaru),
    copies: 1,
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Black, 1);
        t.give_pigs(play, run.me, 1);
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_AFTER,
        when: Reaction::always,
        effect: |t, _, run, _| {
            t.ask(run, run.me, Question::Return { filter: Filter::ANY, may_pass: false });
        },
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S38, PS-9.8: it comes after the attack and may return what that took.
    #[test]
    fn returns_what_the_attack_took() {
        let m = duel().hand(A, "Pick Your Poison").hand(B, "Riposte; 1-gem; 2-gem");
        let mut m = m.acts(A);
        m.does(A, "play Pick Your Poison").does(B, "Pick Your Poison: discard two chips");
        m.does(B, "discard 1-gem").does(B, "discard 2-gem").does(B, "react Riposte");
        m.may(B, &["return 1-gem", "return 2-gem"]).does(B, "return 2-gem");
        m.holds(B, "2-gem").discarded(B, "1-gem; Riposte");
    }

    /// PS-S39, PS-20.28: it cannot return itself.
    #[test]
    fn cannot_return_itself() {
        let mut m = duel().hand(A, "Repeated Jabs").hand(B, "Riposte").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Riposte").asks(A);
        m.holds(B, "").discarded(B, "Riposte");
    }

    /// PS-20.28: as an action it gives an arrow and a pig.
    #[test]
    fn gives_an_arrow_and_a_pig() {
        let mut m = duel().hand(A, "Riposte").acts(A);
        m.does(A, "play Riposte").has_arrows(A, "black").has_pigs(A, 1);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Riposte");
        m.has_nothing(B);
    }
}
