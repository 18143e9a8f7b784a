//! Really Annoying: Wounds, for all opponents or for whoever attacks.

use crate::chip::{Chip, Colors, Icons, Reaction, Windows};
use crate::sets::Set;

pub const CHIP: Chip = Chip {
    name: "Really Annoying",
    text: "Each opponent gains a Wound.",
    reaction_text: "The player who attacked you with a fist gains a Wound.",
    set: Set::Base,
    cost: Some(1),
    banner: Colors::RED.and(Colors::BLUE),
    icons: Icons::FIST.and(Icons::BLUE_SHIELD),
    main: |t, play, run| {
        for victim in t.open().victims(&run) {
            t.gain_wound(play, victim);
        }
    },
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, play, _, moment| t.gain_wound(play, moment.by()),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// A Wound for each opponent; whoever attacks gets one in answer, and the fist goes on.
    #[test]
    fn gives_wounds_as_an_attack_and_as_an_answer() {
        let m = free_for_all(3).hand(A, "Really Annoying").hand(B, "Really Annoying");
        let mut m = m.acts(A);
        m.does(A, "play Really Annoying").does(B, "react Really Annoying").discarded(A, "Wound");
        m.discarded(B, "Really Annoying; Wound").discarded(C, "Wound").bank_has("Wound", 21);
    }

    /// PS-15.11: two opponents of a team are each wounded.
    #[test]
    fn each_opponent_of_a_team_is_wounded() {
        let mut m = team().hand(A, "Really Annoying").acts(A);
        m.does(A, "play Really Annoying").discarded(B, "Wound").discarded(C, "Wound");
        m.discarded(D, "");
    }

    /// PS-5.2: red and blue arrows both play it.
    #[test]
    fn counts_as_red_and_as_blue() {
        let mut m = duel().hand(A, "Really Annoying").arrows(A, "red blue").acts(A);
        m.offers(A, "play Really Annoying with blue").offers(A, "play Really Annoying");
        m.does(A, "play Really Annoying").has_arrows(A, "black blue");
    }

    /// PS-S51, PS-20.6: a chip of two colours counts as each of them for Color Panic.
    #[test]
    fn is_discarded_to_color_panic() {
        let m = duel().hand(A, "Color Panic").hand(B, "Really Annoying; 1-gem x2").bag(B, "Wound");
        let mut m = m.acts(A);
        m.does(A, "play Color Panic").does(A, "name blue").does(B, "pass");
        m.must(B, "discard Really Annoying").discarded(B, "Really Annoying");
        m.has_arrows(A, "red");
    }
}
