//! Bubble Shield: immune to a fist, or a gem that bursts in the air.

use crate::chip::{Chip, Colors, Icons, Kind, Ongoing, Reaction, Windows};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Bubble Shield",
    text: "Put this in your ongoing zone.",
    reaction_text: "Become immune to the fist chip.",
    ongoing_text: "Negate one gem sent to you, then discard this chip.",
    kind: Kind::Character(Who::Argagarg),
    set: Set::Base,
    copies: 1,
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, play, run, _| t.spare(play, run.me),
    }),
    ongoing: Some(Ongoing {
        lands: Some(|t, play, run, gems| {
            let left = t.hold_off(play, run.me, gems, 1);
            t.discard_ongoing(play, run);
            left
        }),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::tests::*;

    /// PS-9.6, PS-8.12: as a reaction it makes immune and goes to the discard pile.
    #[test]
    fn makes_immune() {
        let mut m = duel().hand(A, "Repeated Jabs").hand(B, "Bubble Shield").acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Bubble Shield").does(A, "pass");
        m.piles(B, "").discarded(B, "Bubble Shield").stay(B, "");
    }

    /// PS-6.17, PS-6.23: in play it negates one gem of those that land, and goes.
    #[test]
    fn negates_one_gem() {
        let mut m = duel().hand(A, "Bubble Shield").acts(A);
        m.does(A, "play Bubble Shield").stay(A, "Bubble Shield");
        let m = duel().pile(A, "3").hand(A, "Crash Gem").ongoing(B, "Bubble Shield");
        let mut m = m.left("1-gem", 9).acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(B, "1 1").stay(B, "");
        m.discarded(B, "Bubble Shield").bank_has("1-gem", 7);
        m.happened(1, |e| matches!(e, Event::Negated { by: B, n: 1 }));
    }

    /// PS-8.3: it comes after the chance to react, and only for gems that would land.
    #[test]
    fn comes_after_the_reactions() {
        let board = || {
            let m = duel().pile(A, "2").hand(A, "Crash Gem").ongoing(B, "Bubble Shield");
            m.pile(B, "1 2").hand(B, "Crash Gem")
        };
        let mut m = board().acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Crash Gem");
        m.does(B, "break 1").piles(B, "2").stay(B, "");
        let mut m = board().acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Crash Gem");
        m.does(B, "break 2").piles(B, "1").stay(B, "Bubble Shield");
    }

    /// PS-8.2: it works against a broken 4-gem too.
    #[test]
    fn works_against_a_4_gem() {
        let m = duel().pile(A, "4").hand(A, "Crash Gem").ongoing(B, "Bubble Shield");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 4 at P2").piles(B, "1 1 1").stay(B, "");
    }

    /// PS-8.16: an ante is no send.
    #[test]
    fn does_not_mind_antes() {
        let mut m = duel().hand(A, "Repeated Jabs").ongoing(B, "Bubble Shield").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").piles(B, "1").stay(B, "Bubble Shield");
    }

    /// PS-R56, PS-15.10: gems sent to the shared pile are sent to both teammates; each shield
    /// negates one as long as there are any. In a free-for-all only the target's acts.
    #[test]
    fn protects_the_shared_pile() {
        let m = team().pile(A, "3").hand(A, "Crash Gem").ongoing(C, "Bubble Shield");
        let mut m = m.ongoing(B, "Bubble Shield").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 3 at P2").piles(B, "1").stay(B, "").stay(C, "");
        let m = team().pile(A, "1").hand(A, "Crash Gem").ongoing(C, "Bubble Shield");
        let mut m = m.ongoing(B, "Bubble Shield").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").piles(B, "").stay(B, "");
        m.stay(C, "Bubble Shield");
        let m = free_for_all(3).pile(A, "1").hand(A, "Crash Gem").ongoing(C, "Bubble Shield");
        let mut m = m.acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").piles(B, "1");
        m.stay(C, "Bubble Shield");
    }

    /// PS-8.9, PS-8.14: what comes back is a send as well.
    #[test]
    fn works_against_what_comes_back() {
        let m = duel().pile(A, "1").hand(A, "Crash Gem").ongoing(A, "Bubble Shield");
        let mut m = m.pile(B, "2").hand(B, "Crash Gem").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 1 at P2").does(B, "react Crash Gem");
        m.does(B, "break 2").piles(A, "").stay(A, "");
    }
}
