//! Saving Grace: a chip for everyone, or two for you after a fist.

use crate::chip::{At, Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;
use crate::choice::Choice;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Saving Grace",
    text: "+1 piggy bank, +1 money. Every player draws 1. You may put this chip on top of your bag.",
    reaction_text: "After a fist has affected you: draw 2.",
    kind: Kind::Character(Who::Gloria),
    copies: 1,
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    options: &["on top of the bag"],
    main: |t, play, run| {
        t.give_pigs(play, run.me, 1);
        t.give_money(play, run.me, 1);
        for seat in t.open().order(run.me) {
            t.draw(play, seat, 1);
        }
        if run.at == At::Table && t.open().player(run.me).has_room_on_top() {
            t.ask(run, run.me, Question::May(0));
        }
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.put_itself_on_top(play, run);
        }
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_AFTER,
        when: Reaction::always,
        effect: |t, play, run, _| t.draw(play, run.me, 2),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.44: you draw too; the top of the bag is optional.
    #[test]
    fn everybody_draws_one() {
        let m = duel().hand(A, "Saving Grace").bag(A, "1-gem x2").bag(B, "2-gem");
        let mut m = m.acts(A);
        m.does(A, "play Saving Grace").holds(A, "1-gem").holds(B, "2-gem").has_money(A, 1);
        m.has_pigs(A, 1).may(A, &["Saving Grace: on top of the bag", "pass"]);
        m.does(A, "Saving Grace: on top of the bag").on_top(A, "Saving Grace");
    }

    /// PS-R62, PS-10.4: in another player's turn that player draws first, then the others
    /// clockwise.
    #[test]
    fn the_turn_player_draws_first_off_turn() {
        let m =
            free_for_all(3).bag(A, "1-gem; Wound").bag(B, "2-gem; 3-gem").bag(C, "4-gem; 2-gem");
        let mut m = m.before_improvised("Saving Grace");
        m.draws("1-gem; 3-gem; 4-gem").does(B, "play Saving Grace freely").luck_is_used_up();
        m.holds(A, "1-gem").holds(B, "3-gem").holds(C, "4-gem");
    }

    /// PS-9.8: after a fist it draws two.
    #[test]
    fn draws_two_after_a_fist() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Saving Grace").bag(B, "2-gem x3");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Saving Grace");
        m.holds(B, "2-gem x2").discarded(B, "Saving Grace").has_money(B, 0);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().bag(B, "Wound x3").improvises("Saving Grace");
        m.holds(B, "Wound").has_nothing(B);
    }
}
