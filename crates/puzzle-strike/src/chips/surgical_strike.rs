//! Surgical Strike: each opponent draws, shows his hand and loses the chip you point at.

use crate::chip::{Arrow, Chip, Colors, Icons, Kind, Note};
use crate::chips::Who;
use crate::choice::{Choice, Verb};
use crate::step::Question;

/// One opponent after the other.
const STRIKE: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Surgical Strike",
    text: "+1 red arrow. Each opponent draws 1, shows their hand and discards a chip that you choose.",
    kind: Kind::Character(Who::Vendetta),
    copies: 1,
    banner: Colors::RED,
    icons: Icons::FIST,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        for victim in t.open().victims(&run) {
            t.go_on(run.at_stage(STRIKE).noting(Note::Seat(victim)));
        }
    },
    step: |t, play, run| {
        let victim = run.noted_seat();
        t.draw(play, victim, 1);
        t.reveal_hand(play, victim);
        t.ask(run, run.me, Question::Own { may_pass: false });
    },
    asks_own: |open, run, _| open.player(run.noted_seat()).hand_size > 0,
    answers: |t, run, _, f| {
        let victim = run.noted_seat();
        for slot in t.hand(victim).slots() {
            f(Choice::ChipOf(Verb::Discard, t.open().chip(slot), victim));
        }
    },
    picked: |t, play, run, _, choice| {
        if let Choice::ChipOf(_, chip, _) = choice {
            t.discard(play, run.noted_seat(), chip);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-20.50, PS-2.8: draw, show, and lose what the attacker chooses.
    #[test]
    fn takes_the_chip_the_attacker_points_at() {
        let m = duel().hand(A, "Surgical Strike").hand(B, "2-gem; Axe Kick").bag(B, "1-gem; Wound");
        let mut m = m.acts(A);
        m.draws("Wound").does(A, "play Surgical Strike").has_arrows(A, "red");
        m.may(A, &["discard 2-gem of P2", "discard Axe Kick of P2", "discard Wound of P2"]);
        m.does(A, "discard Axe Kick of P2").holds(B, "2-gem; Wound").discarded(B, "Axe Kick");
        m.happened(1, |e| matches!(e, Event::HandRevealed { seat: B, .. }));
    }

    /// PS-6.18, PS-10.4: each opponent in turn order.
    #[test]
    fn strikes_each_opponent_in_turn_order() {
        let m = free_for_all(3).hand(B, "Surgical Strike").hand(A, "1-gem").hand(C, "2-gem");
        let mut m = m.acts(B);
        m.does(B, "play Surgical Strike").must(B, "discard 2-gem of P3");
        m.must(B, "discard 1-gem of P1").holds(A, "").holds(C, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(A, "Wound").improvises("Surgical Strike");
        m.does(B, "discard Wound of P1").has_nothing(B);
    }
}
