//! Pleasure & Pain: Wounds for the others, chips for you.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind};
use crate::chips::{WOUND, Who};
use crate::choice::{Choice, Verb};
use crate::pouch::Slot;
use crate::step::Question;

/// An opponent chooses; then a discard pile is chosen.
const PAIN: u8 = 0;
const PLEASURE: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Pleasure & Pain",
    text: "+1 red arrow. Each opponent chooses: discard a Wound from hand, or put a Wound from the bank into their bag. Then choose any discard pile and draw 1 for each Wound in it.",
    kind: Kind::Character(Who::Persephone),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        for victim in t.open().victims(&run) {
            t.ask(run.at_stage(PAIN), victim, Question::Own { may_pass: false });
        }
        t.ask(run.at_stage(PLEASURE), run.me, Question::Own { may_pass: false });
    },
    asks_own: |open, run, who| {
        let held = open.player(who).may_hold(Slot::WOUND);
        run.stage == PLEASURE || held || open.is_in_bank(Slot::WOUND)
    },
    answers: |t, run, who, f| {
        if run.stage == PLEASURE {
            return t.open().active.iter().for_each(|seat| f(Choice::At(seat)));
        }
        if t.hand(who).has(Slot::WOUND) {
            f(Choice::discard(WOUND));
        }
        if t.open().is_in_bank(Slot::WOUND) {
            f(Choice::Chip(Verb::Take, WOUND, None));
        }
    },
    picked: |t, play, run, who, choice| match choice {
        Choice::At(seat) => {
            let wounds = t.open().player(seat).discard.of(Slot::WOUND);
            t.draw(play, run.me, wounds);
        }
        Choice::Chip(Verb::Discard, wound, _) => t.discard(play, who, wound),
        Choice::Chip(_, wound, _) => {
            t.bank_to_bag(play, who, wound);
        }
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S83, PS-20.40, PS-6.15: a Wound goes into the bag; then Wounds of any discard pile count.
    #[test]
    fn a_wound_goes_into_the_bag() {
        let m = duel().hand(A, "Pleasure & Pain").bag(A, "1-gem x5").discard(A, "Wound x3");
        let mut m = m.hand(B, "Axe Kick").bag(B, "2-gem").acts(A);
        m.does(A, "play Pleasure & Pain").must(B, "take Wound").bagged(B, "2-gem; Wound");
        m.may(A, &["choose P1", "choose P2"]).does(A, "choose P1").holds(A, "1-gem x3");
        m.has_arrows(A, "red").bank_has("Wound", 23);
    }

    /// PS-20.40: the opponent chooses; a discarded Wound counts already.
    #[test]
    fn the_opponent_may_discard_a_wound() {
        let m = duel().hand(A, "Pleasure & Pain").bag(A, "1-gem x5");
        let mut m = m.hand(B, "Wound x2").acts(A);
        m.does(A, "play Pleasure & Pain").may(B, &["discard Wound", "take Wound"]);
        m.does(B, "discard Wound").does(A, "choose P2").holds(A, "1-gem").holds(B, "Wound");
    }

    /// PS-10.8: with no Wound anywhere nothing happens to him.
    #[test]
    fn with_no_wounds_nothing_happens() {
        let mut m = duel().hand(A, "Pleasure & Pain").hand(B, "1-gem").left("Wound", 0).acts(A);
        m.does(A, "play Pleasure & Pain").does(A, "choose P2").holds(B, "1-gem").asks(A);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Pleasure & Pain");
        m.does(A, "take Wound").has_nothing(B);
    }
}
