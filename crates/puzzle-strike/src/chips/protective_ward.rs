//! Protective Ward: nobody combines for nothing, until the end of your next action phase.

use crate::chip::{Arrow, Chip, Colors, Kind, Locks, Ongoing};
use crate::chips::Who;
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Protective Ward",
    text: "+1 blue arrow. Put this in your ongoing zone.",
    ongoing_text: "Players, you included, cannot combine gems unless they first discard a Puzzle chip. Discard this at the end of your next action phase.",
    kind: Kind::Character(Who::Argagarg),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| t.give_arrows(play, run.me, Arrow::Blue, 1),
    ongoing: Some(Ongoing {
        // The phase in which it is played is not the next one.
        action_end: Some(|t, play, run| {
            if !t.open().has_played(run.me, run.chip) {
                t.discard_ongoing(play, run);
            }
        }),
        locks: Locks::Everybody,
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.49, PS-R57: combining costs an opponent a Puzzle chip, and its owner too.
    #[test]
    fn everybody_pays_for_combining() {
        let m = duel().pile(B, "1 1").ongoing(A, "Protective Ward").hand(B, "Combine; Axe Kick");
        let mut m = m.acts(B);
        m.does(B, "play Combine").may(B, &["discard Axe Kick", "pass"]).does(B, "pass");
        m.piles(B, "1 1").has_money(B, -1);
        let m = duel().pile(A, "1 1").hand(A, "Protective Ward; Combine; Axe Kick");
        let mut m = m.arrows(A, "black").acts(A);
        m.does(A, "play Protective Ward").has_arrows(A, "black blue").stay(A, "Protective Ward");
        m.does(A, "play Combine").does(A, "discard Axe Kick").does(A, "combine 1+1").piles(A, "2");
    }

    /// PS-R57, PS-6.20: a teammate is a player too.
    #[test]
    fn a_teammate_pays_too() {
        let m = team().pile(A, "1 1").ongoing(A, "Protective Ward").hand(D, "Combine; Axe Kick");
        m.acts(A).does(D, "play Combine").may(D, &["discard Axe Kick", "pass"]);
    }

    /// PS-R57: it outlasts the phase it is played in and goes at the end of the next one.
    #[test]
    fn leaves_at_the_end_of_the_next_action_phase() {
        let m = duel().pile(A, "1").hand(A, "Protective Ward").bag(A, "Combine x9");
        let mut m = m.hand(B, "Crash Gem").acts(A);
        m.does(A, "play Protective Ward").idles(A).stay(A, "Protective Ward").idles(B);
        m.stay(A, "Protective Ward").does(A, "play Combine").stay(A, "Protective Ward");
        m.piles(A, "1 1").does(A, "end actions").stay(A, "").discarded(A, "Protective Ward; Wound");
    }

    /// PS-R57, PS-11.17: played in another player's turn, the owner's own phase is the next.
    #[test]
    fn a_commanded_ward_lasts_until_the_owners_phase() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").hand(B, "Protective Ward");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Protective Ward of P2").idles(A).stay(B, "Protective Ward");
        m.does(B, "end actions").stay(B, "");
    }

    /// PS-R57, PS-20.49: with Stunlock each lock wants a chip of its own.
    #[test]
    fn locks_add_up() {
        let m = duel().pile(B, "1 1").ongoing(A, "Protective Ward; Stunlock");
        let mut m = m.hand(B, "Combine; Axe Kick x2").acts(B);
        m.does(B, "play Combine").does(B, "discard Axe Kick").does(B, "discard Axe Kick");
        m.does(B, "combine 1+1").piles(B, "2");
        let m = duel().pile(A, "1 1").ongoing(A, "Protective Ward; Stunlock");
        let mut m = m.hand(A, "Combine; Axe Kick x2").acts(A);
        m.does(A, "play Combine").does(A, "discard Axe Kick").does(A, "combine 1+1");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Protective Ward");
        m.stay(B, "Protective Ward").has_nothing(B);
    }
}
