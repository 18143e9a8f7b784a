//! Crash Gem: break a gem of the own pile at an opponent, or against what he sends (PS-7.3, PS-8).

use crate::chip::{Chip, Colors, Icons, Kind, Moment, Reaction, Windows};
use crate::step::Question;
use crate::table::Open;
use crate::why::{self, Why};
use kernel::Seat;

/// To counter-crash one needs a gem to break (PS-8.5).
pub fn has_gem(open: &Open, me: Seat, _: &Moment) -> Result<(), Why> {
    if open.pile(me).is_empty() { Err(why::NO_GEM_TO_BREAK) } else { Ok(()) }
}

pub const CHIP: Chip = Chip {
    name: "Crash Gem",
    text: "Crash one gem in your gem pile at an opponent of your choice. +1 money if you broke a gem.",
    reaction_text: "Counter-crash: break one gem in your own gem pile against the gems being sent (no action needed).",
    kind: Kind::Purple,
    cost: Some(5),
    copies: 16,
    banner: Colors::PURPLE,
    icons: Icons::SPHERE.and(Icons::PURPLE_SHIELD),
    main: |t, _, run| {
        let crash =
            Question::Crash { gems: 1, only: 0, exact: false, money: true, may_pass: false };
        t.ask(run, run.me, crash);
    },
    reaction: Some(Reaction {
        windows: Windows::SEND_REACT,
        when: has_gem,
        effect: |t, _, run, _| t.ask(run, run.me, Question::CounterCrash { gems: 1, money: true }),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-6.7: only gems of the own pile are broken.
    #[test]
    fn breaks_gems_of_the_own_pile_alone() {
        let mut m = duel().pile(A, "1").pile(B, "4").hand(A, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").may(A, &["crash 1 at P2"]);
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "2").improvises("Crash Gem");
        m.does(B, "crash 2 at P1").piles(A, "1 1").has_nothing(B);
        let m = duel().pile(A, "2").pile(B, "2").hand(A, "Crash Gem").hand(B, "Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Crash Gem");
        m.does(B, "break 2").has_nothing(B).has_money(A, 1);
    }
}
