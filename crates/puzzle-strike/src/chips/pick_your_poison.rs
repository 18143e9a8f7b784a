//! Pick Your Poison: a gem, or two chips.

use crate::chip::{Arrow, Chip, Colors, Icons};
use crate::choice::Choice;
use crate::step::{Filter, Question};

const ANTE: u8 = 0;
const DISCARD: u8 = 1;

pub const CHIP: Chip = Chip {
    name: "Pick Your Poison",
    text: "+1 red arrow, draw 1, +1 piggy bank. Each opponent chooses: ante a 1-gem, or discard two chips.",
    cost: Some(4),
    banner: Colors::RED,
    icons: Icons::FIST,
    options: &["ante a 1-gem", "discard two chips"],
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        t.draw(play, run.me, 1);
        t.give_pigs(play, run.me, 1);
        for victim in t.open().victims(&run) {
            t.ask(run, victim, Question::Own { may_pass: false });
        }
    },
    answers: |t, run, who, f| {
        f(Choice::Option(run.chip, ANTE));
        // Only what he can do in full (PS-10.8).
        if t.open().player(who).hand_size >= 2 {
            f(Choice::Option(run.chip, DISCARD));
        }
    },
    picked: |t, play, run, who, choice| match choice {
        Choice::Option(_, ANTE) => t.ante(play, who, 1),
        Choice::Option(..) => {
            for _ in 0..2 {
                t.ask(run, who, Question::Discard { filter: Filter::ANY, may_pass: false });
            }
        }
        _ => (),
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.17: the opponent chooses.
    #[test]
    fn the_opponent_chooses() {
        let board = || {
            let m = duel().hand(A, "Pick Your Poison").bag(A, "Wound x2");
            m.hand(B, "1-gem; 2-gem; 3-gem")
        };
        let mut m = board().acts(A);
        m.does(A, "play Pick Your Poison").has_arrows(A, "red").has_pigs(A, 1).holds(A, "Wound");
        m.does(B, "Pick Your Poison: ante a 1-gem").piles(B, "1").asks(A);
        let mut m = board().acts(A);
        m.does(A, "play Pick Your Poison").does(B, "Pick Your Poison: discard two chips");
        m.does(B, "discard 1-gem").does(B, "discard 2-gem").holds(B, "3-gem").asks(A);
    }

    /// PS-S111, PS-10.8: who has fewer than two chips must ante.
    #[test]
    fn who_cannot_discard_two_must_ante() {
        let mut m = duel().hand(A, "Pick Your Poison").hand(B, "Wound").acts(A);
        m.does(A, "play Pick Your Poison").must(B, "Pick Your Poison: ante a 1-gem");
        m.holds(B, "Wound");
    }

    /// PS-S103, PS-15.11: teammates choose separately, and both may ante.
    #[test]
    fn teammates_choose_separately() {
        let mut m = team().hand(A, "Pick Your Poison").acts(A);
        m.does(A, "play Pick Your Poison").must(B, "Pick Your Poison: ante a 1-gem");
        m.must(C, "Pick Your Poison: ante a 1-gem").piles(B, "1 1");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Pick Your Poison");
        m.does(A, "Pick Your Poison: ante a 1-gem").holds(B, "Wound").has_nothing(B);
    }
}
