//! Always in Control: two piggy banks that cost no draw, or a shield.

use crate::chip::{Chip, Colors, Icons, Kind, Reaction, Windows};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Always in Control",
    text: "+2 piggy banks. At end of turn draw 1 for each of these two piggy banks that you used.",
    reaction_text: "Become immune to the fist chip.",
    kind: Kind::Character(Who::Persephone),
    copies: 1,
    banner: Colors::BLUE,
    icons: Icons::BLUE_SHIELD,
    main: |t, play, run| t.give_marked_pigs(play, run.me, 2),
    reaction: Some(Reaction {
        windows: Windows::FIST_BEFORE,
        when: Reaction::always,
        effect: |t, play, run, _| t.spare(play, run.me),
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S84, PS-4.30, PS-20.41: only its own two pigs give draws.
    #[test]
    fn its_own_pigs_give_draws() {
        let m = duel().hand(A, "Always in Control; Wound x3").pigs(A, 1).bag(A, "1-gem x9");
        let mut m = m.acts(A);
        m.does(A, "play Always in Control").has_pigs(A, 3).does(A, "end actions").buys_a_wound(A);
        m.does(A, "keep Wound").does(A, "keep Wound").does(A, "keep Wound");
        m.holds(A, "Wound x3; 1-gem x4");
    }

    /// PS-9.6, PS-9.7: as a reaction it makes immune.
    #[test]
    fn makes_immune_to_a_fist() {
        let mut m = duel().hand(A, "Repeated Jabs").hand(B, "Always in Control").acts(A);
        m.does(A, "play Repeated Jabs").does(B, "react Always in Control").piles(B, "");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().improvises("Always in Control");
        m.has_nothing(B);
    }
}
