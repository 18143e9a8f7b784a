//! Risk to Riskonade: a heavy gem, and chips for everyone.

use crate::chip::{At, Chip, Colors};
use crate::choice::Choice;
use crate::step::Question;

pub const CHIP: Chip = Chip {
    name: "Risk to Riskonade",
    text: "Ante a 3-gem into your own gem pile. Every player draws 2. You may trash this chip.",
    cost: Some(3),
    banner: Colors::BROWN,
    options: &["trash it"],
    main: |t, play, run| {
        t.ante(play, run.me, 3);
        for seat in t.open().order(run.me) {
            t.draw(play, seat, 2);
        }
        if run.at == At::Table {
            t.ask(run, run.me, Question::May(0));
        }
    },
    picked: |t, play, run, _, choice| {
        if choice != Choice::Pass {
            t.trash_itself(play, run);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-20.20: the ante comes from the bank, and you draw as well.
    #[test]
    fn everybody_draws_two() {
        let m = duel().hand(A, "Risk to Riskonade").bag(A, "1-gem x3").bag(B, "2-gem x3");
        let mut m = m.left("Risk to Riskonade", 4).acts(A);
        m.does(A, "play Risk to Riskonade").piles(A, "3").bank_has("3-gem", 15);
        m.holds(A, "1-gem x2").holds(B, "2-gem x2").does(A, "Risk to Riskonade: trash it");
        m.bank_has("Risk to Riskonade", 5).lie_on_table(A, "");
    }

    /// PS-R62, PS-10.4: in another player's turn that player draws first, then the others
    /// clockwise.
    #[test]
    fn the_turn_player_draws_first_off_turn() {
        for players in [2, 3, 4] {
            let m = if players == 2 { duel() } else { free_for_all(players) };
            let m = m.bag(A, "1-gem x2; Wound").bag(B, "2-gem x2; 3-gem");
            let m = if players > 2 { m.bag(C, "4-gem; Wound x2") } else { m };
            let m = if players > 3 { m.bag(D, "1-gem; 4-gem; Wound") } else { m };
            let mut m = m.before_improvised("Risk to Riskonade");
            let all = ["1-gem; Wound", "3-gem; 2-gem", "Wound; 4-gem", "4-gem; 1-gem"];
            m.draws(&all[..players].join("; ")).does(B, "play Risk to Riskonade freely");
            m.luck_is_used_up().holds(A, all[0]).holds(B, all[1]);
        }
    }

    /// PS-R62, PS-15.17: in Team Battle the turn of A and D comes first, whoever of B and C plays.
    #[test]
    fn the_team_whose_turn_it_is_draws_first() {
        let m = team().bag(A, "1-gem; Wound; 3-gem").bag(B, "2-gem; 3-gem; Wound");
        let m = m.bag(C, "1-gem; 4-gem; Wound").bag(D, "2-gem; 4-gem; Wound");
        let mut m = m.before_improvised("Risk to Riskonade");
        m.draws("1-gem; Wound; 4-gem; 2-gem; 3-gem; 2-gem; 4-gem; 1-gem");
        m.does(B, "play Risk to Riskonade freely").luck_is_used_up();
        m.holds(A, "1-gem; Wound").holds(D, "2-gem; 4-gem").holds(B, "2-gem; 3-gem");
        m.holds(C, "1-gem; 4-gem");
    }

    /// PS-S32, PS-8.12: a shield spent in this turn can be drawn again.
    #[test]
    fn a_spent_shield_can_be_drawn_again() {
        let m = duel().pile(A, "2").pile(B, "2").hand(A, "Crash Gem; Risk to Riskonade");
        let mut m = m.hand(B, "Crash Gem").arrows(A, "brown").acts(A);
        m.does(A, "play Crash Gem").does(A, "crash 2 at P2").does(B, "react Crash Gem");
        m.does(B, "break 2").does(A, "play Risk to Riskonade").holds(B, "Crash Gem");
    }

    /// PS-S42, PS-11.17: commanded, its player antes and the attacker decides on the trash.
    #[test]
    fn the_commander_decides_on_the_trash() {
        let m = duel().pile(B, "4 2").hand(A, "Mistress's Command").stacks("Risk to Riskonade");
        let mut m = m.hand(B, "Crash Gem").bag(B, "Wound x3").acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Risk to Riskonade");
        m.does(A, "play Risk to Riskonade of P2").piles(B, "2 3 4");
        m.may(A, &["Risk to Riskonade: trash it", "pass"]).does(A, "pass");
        m.offers(A, "play Crash Gem of P2").discarded(B, "Risk to Riskonade");
    }

    /// PS-S55, PS-11.3: played before Bang then Fizzle it spoils it.
    #[test]
    fn the_order_of_improvised_chips_matters() {
        let board = || {
            let m = duel().pile(A, "4").hand(A, "Improvisation");
            m.bag(A, "Bang then Fizzle; Risk to Riskonade; Wound x9")
        };
        let mut m = board().acts(A);
        m.draws("Bang then Fizzle; Risk to Riskonade").does(A, "play Improvisation");
        m.has_arrows(A, "black black").piles(A, "3 4");
        let mut m = board().choose_order().acts(A);
        m.draws("Bang then Fizzle; Risk to Riskonade").does(A, "play Improvisation");
        m.does(A, "play Risk to Riskonade freely").does(A, "pass").has_arrows(A, "");
    }
}
