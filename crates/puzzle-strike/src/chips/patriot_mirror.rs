//! Patriot Mirror: an arrow and a pig each turn, until the pile is odd.

use crate::chip::{Arrow, Chip, Colors, Does, Kind, Ongoing};
use crate::chips::Who;

const GIVE: Does = |t, play, run| {
    t.give_arrows(play, run.me, Arrow::Black, 1);
    t.give_pigs(play, run.me, 1);
};

pub const CHIP: Chip = Chip {
    name: "Patriot Mirror",
    text: "+1 black arrow, +1 piggy bank (also on the turn you play it). Put this in your ongoing zone.",
    ongoing_text: "At the start of each of your action phases: +1 black arrow and +1 piggy bank; then discard this chip if your gem pile total is odd.",
    kind: Kind::Character(Who::Quince),
    copies: 1,
    banner: Colors::BROWN,
    main: GIVE,
    ongoing: Some(Ongoing {
        each_turn: Some(GIVE),
        action_check: Some(|t, play, run| {
            if t.open().total(run.me) % 2 == 1 {
                t.discard_ongoing(play, run);
            }
        }),
        ..Ongoing::NOTHING
    }),
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S74, PS-20.26, PS-4.6: an odd total discards it after the benefit.
    #[test]
    fn an_odd_total_discards_it_after_the_benefit() {
        let mut m = duel().pile(A, "3").ongoing(A, "Patriot Mirror").acts(A);
        m.has_arrows(A, "black black").has_pigs(A, 1).stay(A, "").discarded(A, "Patriot Mirror");
        let mut m = duel().pile(A, "3 1").ongoing(A, "Patriot Mirror").acts(A);
        m.has_arrows(A, "black black").stay(A, "Patriot Mirror");
    }

    /// PS-S74: on the turn it is played it gives its benefit and stays.
    #[test]
    fn is_not_checked_on_the_turn_it_is_played() {
        let mut m = duel().pile(A, "3").hand(A, "Patriot Mirror").acts(A);
        m.does(A, "play Patriot Mirror").has_arrows(A, "black").has_pigs(A, 1);
        m.stay(A, "Patriot Mirror");
    }

    /// PS-5.10: played in another player's turn it gives nothing yet; it does in the next own turn.
    #[test]
    fn gives_nothing_off_turn_and_later_as_usual() {
        let mut m = duel().improvises("Patriot Mirror");
        m.stay(B, "Patriot Mirror").has_nothing(B).does(A, "end actions").buys_a_wound(A);
        m.has_arrows(B, "black black").has_pigs(B, 1);
    }
}
