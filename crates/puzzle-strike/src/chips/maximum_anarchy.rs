//! Maximum Anarchy: everybody's hand is new, and everybody gets four arrows.

use crate::chip::{Chip, Colors, Kind, Leaves};
use crate::chips::Who;

pub const CHIP: Chip = Chip {
    name: "Maximum Anarchy",
    text: "All players discard their hands and draw as many chips as they discarded. You draw 1 more. Each player gets +1 brown, +1 purple, +1 red and +1 blue arrow on his turn: you now, the others on their next turn.",
    kind: Kind::Character(Who::Zane),
    copies: 1,
    banner: Colors::BROWN,
    leaves: Leaves::ArrowsDue,
    main: |t, play, run| {
        for seat in t.open().starting_with(run.me) {
            let n = t.discard_hand(play, seat);
            t.draw(play, seat, n);
        }
        t.draw(play, run.me, 1);
        // Whose turn it is gets them now, but a teammate of the player waits (PS-15.18, PS-20.55).
        let off_turn = !t.open().is_turn(run.me);
        for seat in t.open().order(run.me) {
            let now = seat == run.me || off_turn && t.open().is_turn(seat);
            t.give_all_colors(play, seat, now);
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

    /// PS-R62, PS-10.7: off-turn it still starts with its player.
    #[test]
    fn its_player_draws_first_off_turn() {
        let m =
            duel().hand(A, "Repeated Jabs; Wound").hand(B, "Improvisation; Maximum Anarchy; Wound");
        let mut m = m.bag(A, "1-gem; 4-gem").bag(B, "2-gem x2; 3-gem").acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
        m.draws("3-gem; 1-gem; 2-gem").does(B, "play Maximum Anarchy freely");
        m.holds(B, "2-gem; 3-gem").holds(A, "1-gem");
    }

    /// PS-20.55: off-turn the turn player gets his arrows at once, its player in his next turn.
    #[test]
    fn off_turn_the_turn_player_gets_his_arrows() {
        let m = duel().hand(A, "Repeated Jabs").hand(B, "Improvisation; Maximum Anarchy");
        let mut m = m.acts(A);
        m.does(A, "play Repeated Jabs").does(A, "pass").does(B, "react Improvisation");
        m.does(B, "play Maximum Anarchy freely").has_arrows(A, "brown purple red blue");
        m.has_arrows(B, "").does(A, "end actions").buys_a_wound(A);
        m.has_arrows(B, "black brown purple red blue");
    }
}
