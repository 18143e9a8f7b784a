//! Hundred-Fist Frenzy: a crash after each own fist, until an opponent idles.

use crate::chip::{Chip, Colors, Ongoing};
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Hundred-Fist Frenzy",
    text: "Put this in your ongoing zone.",
    ongoing_text: "After each fist chip you play has resolved, you may crash one gem in your gem pile. Discard this chip when an opponent ends their action phase without having done anything in it.",
    cost: Some(4),
    banner: Colors::BROWN,
    ongoing: Some(Ongoing {
        after_own_fist: Some(|t, _, run| {
            let crash =
                Question::Crash { gems: 1, only: 0, exact: false, money: false, may_pass: true };
            t.ask(run, run.me, crash);
        }),
        opponent_idle: Some(|t, play, run| t.discard_ongoing(play, run)),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use crate::Event;

    /// PS-20.9, PS-6.17, PS-7.8: after each fist a crash without money; PS-9.11: whomever it hit.
    #[test]
    fn crashes_after_a_fist() {
        let m = duel().pile(A, "2 1").ongoing(A, "Hundred-Fist Frenzy");
        let mut m = m.hand(A, "Repeated Jabs").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass");
        m.may(A, &["crash 2 at P2", "crash 1 at P2", "pass"]).does(A, "crash 2 at P2");
        m.piles(B, "1 1 1").has_money(A, 0).asks(A);
    }

    /// PS-S47, PS-9.10: every copy has its crash, each can be countered, and only then the
    /// reactions "after you are attacked" come.
    #[test]
    fn every_copy_crashes_before_the_after_reactions() {
        let m = duel().pile(A, "3 1").pile(B, "2").ongoing(A, "Hundred-Fist Frenzy x2");
        let m = m.hand(A, "Repeated Jabs").hand(B, "Improvisation; Crash Gem");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").piles(B, "1 2");
        m.does(A, "crash 3 at P2").does(B, "react Crash Gem").does(B, "break 2").piles(B, "1 1");
        m.does(A, "crash 1 at P2").piles(B, "1 1 1");
        m.may(B, &["react Improvisation", "pass"]).does(B, "pass").asks(A);
    }

    /// PS-S48, PS-4.10: an opponent who does nothing ends all copies; one who plays does not.
    #[test]
    fn all_copies_go_when_an_opponent_idles() {
        let board = || duel().ongoing(A, "Hundred-Fist Frenzy x2").hand(B, "Axe Kick");
        let mut m = board().acts(B);
        m.does(B, "end actions").stay(A, "").discarded(A, "Hundred-Fist Frenzy x2");
        let mut m = board().acts(B);
        m.does(B, "play Axe Kick").does(B, "end actions").stay(A, "Hundred-Fist Frenzy x2");
    }

    /// PS-4.10: the owner may idle himself.
    #[test]
    fn stays_when_the_owner_idles() {
        let mut m = duel().ongoing(A, "Hundred-Fist Frenzy").acts(A);
        m.does(A, "end actions").stay(A, "Hundred-Fist Frenzy");
        m.happened(0, |e| matches!(e, Event::OngoingDiscarded { .. }));
    }

    /// PS-6.17, PS-4.25: it costs an action, goes to the ongoing zone and stays there in cleanup.
    #[test]
    fn is_played_into_the_ongoing_zone() {
        let mut m = duel().hand(A, "Hundred-Fist Frenzy").hand(B, "Axe Kick").acts(A);
        m.does(A, "play Hundred-Fist Frenzy").has_arrows(A, "").stay(A, "Hundred-Fist Frenzy");
        m.does(A, "end actions").buys_a_wound(A).stay(A, "Hundred-Fist Frenzy").turn_of(B);
    }
}
