//! No More Lies: up to two chips are gone for good.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::choice::Choice;
use crate::sets::Set;
use crate::step::{Filter, Question, Zones};

const FIRST: u8 = 0;
const SECOND: u8 = 1;

const TRASH: Question = Question::Trash { zones: Zones::HAND, filter: Filter::ANY, may_pass: true };

pub const CHIP: Chip = Chip {
    name: "No More Lies",
    text: "+1 red arrow. Trash up to two chips from your hand (not character chips).",
    kind: Kind::Character(Who::DeGrey),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        t.give_arrows(play, run.me, Arrow::Red, 1);
        t.ask(run.at_stage(FIRST), run.me, TRASH);
    },
    picked: |t, _, run, _, choice| {
        if run.stage == FIRST && choice != Choice::Pass {
            t.ask(run.at_stage(SECOND), run.me, TRASH);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.1: none, one or two chips, no character chip among them.
    #[test]
    fn trashes_up_to_two() {
        let board = || duel().hand(A, "No More Lies; Wound x3; Crash Gem; Riposte").acts(A);
        let mut m = board();
        m.does(A, "play No More Lies").has_arrows(A, "red");
        m.may(A, &["trash Crash Gem from hand", "trash Wound from hand", "pass"]);
        m.does(A, "trash Wound from hand").does(A, "trash Crash Gem from hand");
        m.holds(A, "Wound x2; Riposte").may(A, &["end actions"]).bank_has("Wound", 25);
        let mut m = board();
        m.does(A, "play No More Lies").does(A, "trash Wound from hand").does(A, "pass");
        m.holds(A, "Wound x2; Crash Gem; Riposte").offers(A, "end actions");
        let mut m = board();
        m.does(A, "play No More Lies").does(A, "pass").offers(A, "end actions");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().hand(B, "Wound").improvises("No More Lies");
        m.does(B, "trash Wound from hand").has_nothing(B);
    }
}
