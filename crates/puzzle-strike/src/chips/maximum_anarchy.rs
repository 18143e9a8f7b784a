//! Maximum Anarchy: everybody's hand is new, and everybody gets four arrows.

use crate::chip::{Chip, Colors, Kind, Leaves};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Maximum Anarchy",
    text: "All players discard their hands and draw as many chips as they discarded. You draw 1 more. Each player gets +1 brown, +1 purple, +1 red and +1 blue arrow in a turn of their own: you now, the others in their next turn.",
    kind: Kind::Character(Who::Zane),
    copies: 1,
    banner: Colors::BROWN,
    leaves: Leaves::ArrowsDue,
    main: |t, play, run| {
        for seat in t.open().order(run.me) {
            let n = t.discard_hand(play, seat);
            t.draw(play, seat, n);
        }
        t.draw(play, run.me, 1);
        // Its player gets the arrows now, so off-turn they are lost; everybody else, the player
        // whose turn it is among them, gets them in the next turn of their own (PS-20.55).
        for seat in t.open().order(run.me) {
            if seat == run.me {
                t.give_each_color(play, seat);
            } else {
                t.owe_each_color(play, seat);
            }
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-S91, PS-20.54: hands are replaced; arrows now for the player, next turn for the others.
    #[test]
    fn replaces_all_hands_and_gives_arrows() {
        let m = duel().hand(A, "Maximum Anarchy; Wound x3").bag(A, "1-gem x5");
        let mut m = m.hand(B, "Wound x6").bag(B, "2-gem x9").acts(A);
        m.does(A, "play Maximum Anarchy").holds(A, "1-gem x4").discarded(A, "Wound x3");
        m.holds(B, "2-gem x6").has_arrows(A, "brown purple red blue").has_arrows(B, "");
        m.does(A, "end actions").buys_a_wound(A).has_arrows(B, "black brown purple red blue");
        m.idles(B).has_arrows(A, "black");
    }

    /// PS-15.18: the teammate waits for his next turn.
    #[test]
    fn a_teammate_waits() {
        let mut m = team().hand(A, "Maximum Anarchy").acts(A);
        m.does(A, "play Maximum Anarchy").has_arrows(A, "brown purple red blue");
        m.has_arrows(D, "black");
    }

    /// PS-R62, PS-10.4: off-turn the player whose turn it is comes first, then the others
    /// clockwise.
    #[test]
    fn the_turn_player_draws_first_off_turn() {
        let board = |players| {
            let m = free_for_all(players).hand(A, "Wound").bag(A, "1-gem; 4-gem");
            m.bag(B, "2-gem x2; 3-gem").hand(B, "Wound").hand(C, "Wound").bag(C, "1-gem; 2-gem")
        };
        let mut m = board(3).before_improvised("Maximum Anarchy");
        m.draws("4-gem; 3-gem; 2-gem; 2-gem").does(B, "play Maximum Anarchy freely");
        m.holds(A, "4-gem").holds(B, "2-gem; 3-gem").holds(C, "2-gem");
        let m = board(4).hand(C, "").bag(C, "").hand(D, "Wound").bag(D, "4-gem; 3-gem");
        let mut m = m.before_improvised("Maximum Anarchy");
        m.draws("4-gem; 3-gem; 4-gem; 2-gem").does(B, "play Maximum Anarchy freely");
        m.holds(A, "4-gem").holds(B, "2-gem; 3-gem").holds(C, "").holds(D, "4-gem");
    }

    /// PS-S118, PS-20.55, PS-5.10: off-turn its player's own arrows are lost. The player whose turn
    /// it is gets arrows like the others, in the next turn.
    #[test]
    fn off_turn_its_player_gets_no_arrows() {
        let mut m = duel().improvises("Maximum Anarchy");
        m.has_nothing(B).has_arrows(A, "").does(A, "end actions").buys_a_wound(A);
        m.has_arrows(B, "black").idles(B).has_arrows(A, "black brown purple red blue");
        m.idles(A).idles(B).has_arrows(A, "black");
    }

    /// PS-20.55: with three and four players too.
    #[test]
    fn off_turn_everybody_else_gets_them_in_the_next_turn() {
        let all = "black brown purple red blue";
        for players in [3, 4] {
            let mut m = free_for_all(players).improvises("Maximum Anarchy");
            m.has_nothing(B).has_arrows(A, "").does(A, "end actions").buys_a_wound(A);
            m.has_arrows(B, "black").idles(B).has_arrows(C, all).idles(C);
            if players == 4 {
                m.has_arrows(D, all).idles(D);
            }
            m.turn_of(A).has_arrows(A, all);
        }
    }

    /// PS-20.55, PS-15.18: in Team Battle the player's teammate and both opponents get them in
    /// their next turn.
    #[test]
    fn off_turn_in_a_team_only_its_player_goes_without() {
        let all = "black brown purple red blue";
        let mut m = team().improvises("Maximum Anarchy");
        m.has_nothing(B).has_arrows(A, "").has_arrows(D, "black");
        m.does(A, "end actions").does(D, "end actions").buys_a_wound(A).buys_a_wound(D);
        m.has_arrows(B, "black").has_arrows(C, all).does(B, "end actions").does(C, "end actions");
        m.buys_a_wound(B).buys_a_wound(C).has_arrows(A, all).has_arrows(D, all);
    }

    /// PS-20.55, PS-11.17: commanded in another player's turn it is an off-turn play as well.
    #[test]
    fn commanded_it_gives_its_player_nothing() {
        let m = duel().pile(B, "3 3").hand(A, "Mistress's Command").hand(B, "Maximum Anarchy");
        let mut m = m.acts(A);
        m.does(A, "play Mistress's Command").does(A, "give Wound");
        m.does(A, "play Maximum Anarchy of P2").has_nothing(B).has_arrows(A, "");
        m.does(A, "end actions").buys_a_wound(A).has_arrows(B, "black").idles(B);
        m.has_arrows(A, "black brown purple red blue");
    }
}
