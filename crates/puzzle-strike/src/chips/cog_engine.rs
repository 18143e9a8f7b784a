//! Cog Engine: money and a pig each turn, until something dear is bought.

use crate::chip::{Chip, Colors, Does, Kind, Ongoing};
use crate::chips::Who;

const DEAR: u8 = 6;

const GIVE: Does = |t, play, run| {
    t.give_money(play, run.me, 1);
    t.give_pigs(play, run.me, 1);
};

pub const CHIP: Chip = Chip {
    name: "Cog Engine",
    text: "+1 money, +1 piggy bank (also on the turn you play it). Put this in your ongoing zone.",
    ongoing_text: "At the start of each of your action phases: +1 money and +1 piggy bank. Discard this chip when you buy a purple chip or a chip costing 6 or more.",
    kind: Kind::Character(Who::BalBasBeta),
    copies: 1,
    banner: Colors::BROWN,
    main: GIVE,
    ongoing: Some(Ongoing {
        each_turn: Some(GIVE),
        bought: Some(|t, play, run, chip| {
            if chip.chip().is_purple() || t.open().price(chip).is_some_and(|cost| cost >= DEAR) {
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

    /// PS-20.32: money and pig at once and in every turn.
    #[test]
    fn gives_money_and_a_pig_each_turn() {
        let mut m = duel().hand(A, "Cog Engine").acts(A);
        m.does(A, "play Cog Engine").has_money(A, 1).has_pigs(A, 1).stay(A, "Cog Engine");
        let mut m = duel().ongoing(A, "Cog Engine").acts(A);
        m.has_money(A, 1).has_pigs(A, 1);
    }

    /// PS-S76, PS-1.9, PS-4.23: a purple chip or one for 6 ends it; what it gave stays.
    #[test]
    fn goes_when_something_dear_is_bought() {
        let board = || {
            let m = duel().ongoing(A, "Cog Engine").stacks("One True Style; X-Copy");
            m.hand(A, "4-gem x3")
        };
        for (bought, stays) in [("One True Style", "Cog Engine"), ("Combine", ""), ("X-Copy", "")] {
            let mut m = board().acts(A);
            m.does(A, "end actions").does(A, "pay all").does(A, &format!("buy {bought}"));
            m.stay(A, stays).has_pigs(A, 1).does(A, "end buying");
        }
    }

    /// PS-S49, PS-4.10: its benefit is no deed: its owner idles all the same.
    #[test]
    fn its_benefit_is_no_deed() {
        let m = duel().ongoing(A, "Hundred-Fist Frenzy").ongoing(B, "Cog Engine");
        m.acts(B).does(B, "end actions").stay(A, "");
    }

    /// PS-5.10: played in another player's turn it gives nothing yet; it does in the next own turn.
    #[test]
    fn gives_nothing_off_turn_and_later_as_usual() {
        let mut m = duel().improvises("Cog Engine");
        m.stay(B, "Cog Engine").has_nothing(B).does(A, "end actions").buys_a_wound(A);
        m.has_money(B, 1).has_pigs(B, 1);
    }
}
