//! Hex of Murkwood: a Wound more, or two less.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind};
use crate::chips::{WOUND, Who};
use crate::choice::Choice;
use crate::pouch::Slot;
use crate::sets::Set;
use crate::step::Question;

const GAIN: u8 = 0;
const DISCARD: u8 = 1;
const WOUNDS: u8 = 2;

pub const CHIP: Chip = Chip {
    name: "Hex of Murkwood",
    text: "+1 blue arrow. Each opponent gains a Wound or discards two Wounds.",
    kind: Kind::Character(Who::Argagarg),
    set: Set::Base,
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    options: &["gain a Wound", "discard two Wounds"],
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Blue, 1);
        for victim in t.open().victims(&run) {
            t.ask(run, victim, Question::Own { may_pass: false });
        }
    },
    asks_own: |open, _, who| {
        open.is_in_bank(Slot::WOUND) || open.player(who).most_held(Slot::WOUND) >= WOUNDS
    },
    answers: |t, run, who, f| {
        // Only what he can do in full (PS-10.8).
        if t.open().is_in_bank(Slot::WOUND) {
            f(Choice::Option(run.chip, GAIN));
        }
        if t.held(who, Slot::WOUND) >= WOUNDS {
            f(Choice::Option(run.chip, DISCARD));
        }
    },
    picked: |t, play, _, who, choice| match choice {
        Choice::Option(_, GAIN) => t.gain_wound(play, who),
        Choice::Option(..) => (0..WOUNDS).for_each(|_| t.discard(play, who, WOUND)),
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    const GAIN: &str = "Hex of Murkwood: gain a Wound";
    const DISCARD: &str = "Hex of Murkwood: discard two Wounds";

    /// PS-10.8: the opponent chooses, from the hand two or from the bank one.
    #[test]
    fn the_opponent_chooses() {
        let board = || duel().hand(A, "Hex of Murkwood").hand(B, "Wound x3; 1-gem").acts(A);
        let mut m = board();
        m.does(A, "play Hex of Murkwood").has_arrows(A, "blue").may(B, &[GAIN, DISCARD]);
        m.does(B, DISCARD).holds(B, "Wound; 1-gem").discarded(B, "Wound x2");
        let mut m = board();
        m.does(A, "play Hex of Murkwood").does(B, GAIN).holds(B, "Wound x3; 1-gem");
        m.discarded(B, "Wound").bank_has("Wound", 23);
    }

    /// PS-10.8: who cannot discard two must gain one.
    #[test]
    fn one_wound_is_not_two() {
        let mut m = duel().hand(A, "Hex of Murkwood").hand(B, "Wound; 1-gem").acts(A);
        m.does(A, "play Hex of Murkwood")
            .must(B, GAIN)
            .discarded(B, "Wound")
            .holds(B, "Wound; 1-gem");
    }

    /// PS-R55, PS-10.8, PS-21.1: with none in the bank he gains none; who holds two discards them.
    #[test]
    fn an_empty_bank_gives_no_wound() {
        let m = duel().hand(A, "Hex of Murkwood").hand(B, "Wound; 1-gem").left("Wound", 0);
        let mut m = m.acts(A);
        m.does(A, "play Hex of Murkwood").asks(A).discarded(B, "").holds(B, "Wound; 1-gem");
        let m = duel().hand(A, "Hex of Murkwood").hand(B, "Wound x2").left("Wound", 0);
        m.acts(A).does(A, "play Hex of Murkwood").must(B, DISCARD).holds(B, "");
        let m = duel().hand(A, "Hex of Murkwood").hand(B, "1-gem x2").bag(B, "Wound x2");
        let mut m = m.left("Wound", 0).acts(A);
        m.does(A, "play Hex of Murkwood").must(B, "pass").holds(B, "1-gem x2");
    }

    /// PS-6.18, PS-9.6: each opponent chooses for himself, the immune do not.
    #[test]
    fn each_opponent_chooses() {
        let m = free_for_all(3).hand(A, "Hex of Murkwood").hand(B, "Bubble Shield");
        let mut m = m.acts(A);
        m.does(A, "play Hex of Murkwood").does(B, "react Bubble Shield").must(C, GAIN);
        m.discarded(B, "Bubble Shield").discarded(C, "Wound");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Hex of Murkwood");
        m.does(A, GAIN).discarded(A, "Wound").has_nothing(B);
    }
}
