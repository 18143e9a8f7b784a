//! Just a Scratch: a Wound for every opponent, or one less for you.

use crate::chip::{Arrow, Chip, Colors, Declares, Icons};
use crate::step::{Filter, Question, Zones};
use kernel::SeatSet;

const SCRATCH: u8 = 0;

pub const CHIP: Chip = Chip {
    name: "Just a Scratch",
    text: "Choose one: each opponent gains a Wound; or trash a Wound from your hand or discard pile and get +1 red arrow.",
    cost: Some(1),
    banner: Colors::RED,
    icons: Icons::FIST,
    declares: Declares::Option(2),
    options: &["each opponent gains a Wound", "trash a Wound"],
    affects: |open, run| {
        let scratched = run.option() == Some(SCRATCH);
        if scratched { open.opponents(run.me) } else { SeatSet::EMPTY }
    },
    main: |t, play, run| {
        if run.option() == Some(SCRATCH) {
            for victim in t.open().victims(&run) {
                t.gain_wound(play, victim);
            }
            return;
        }
        let zones = Zones::HAND.and(Zones::DISCARD);
        t.ask(run, run.me, Question::Trash { zones, filter: Filter::WOUND, may_pass: false });
        t.go_on(run);
    },
    step: |t, play, run| t.give_arrows(play, run.me, Arrow::Red, 1),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.11, PS-6.3: a Wound from the bank into each discard pile; an immune one is spared.
    #[test]
    fn each_opponent_gains_a_wound() {
        let m = free_for_all(3).hand(A, "Just a Scratch").hand(C, "Blues Are Good");
        let mut m = m.acts(A);
        m.does(A, "play Just a Scratch").does(A, "Just a Scratch: each opponent gains a Wound");
        m.does(C, "react Blues Are Good").discarded(B, "Wound").discarded(C, "Blues Are Good");
        m.bank_has("Wound", 23);
    }

    /// PS-S45, PS-9.11: the second option affects nobody, but it is a fist all the same.
    #[test]
    fn the_second_option_is_a_fist_that_affects_nobody() {
        let m = duel().pile(A, "2").hand(A, "Just a Scratch").discard(A, "Wound");
        let mut m = m.ongoing(A, "Hundred-Fist Frenzy").hand(B, "Blues Are Good").acts(A);
        m.does(A, "play Just a Scratch").does(A, "Just a Scratch: trash a Wound");
        m.must(A, "trash Wound from discard").has_arrows(A, "red");
        m.may(A, &["crash 2 at P2", "pass"]);
    }

    /// PS-10.2: without a Wound the arrow comes all the same.
    #[test]
    fn the_arrow_needs_no_wound() {
        let mut m = duel().hand(A, "Just a Scratch").acts(A);
        m.does(A, "play Just a Scratch").does(A, "Just a Scratch: trash a Wound");
        m.has_arrows(A, "red");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().discard(B, "Wound").improvises("Just a Scratch");
        m.does(B, "Just a Scratch: trash a Wound")
            .does(B, "trash Wound from discard")
            .has_nothing(B);
    }
}
