//! Living on the Edge: the higher the pile, the luckier the draw.

use crate::chip::{Arrow, Chip, Colors, Kind};
use crate::chips::Who;
use crate::sets::Set;

const EDGE: u16 = 10;

pub const CHIP: Chip = Chip {
    name: "Living on the Edge",
    text: "If your gem pile totals 10 or more: draw 3 and +1 black arrow.",
    kind: Kind::Character(Who::Lum),
    set: Set::Base,
    copies: 1,
    banner: Colors::BROWN,
    main: |t, play, run| {
        if t.open().total(run.me) >= EDGE {
            t.draw(play, run.me, 3);
            t.give_arrows(play, run.me, Arrow::Black, 1);
        }
    },
    ..Chip::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-4.32, PS-5.6: at ten it pays, at nine it may be played for nothing.
    #[test]
    fn pays_at_ten() {
        let board = |pile: &str| {
            let m = duel().pile(A, pile).hand(A, "Living on the Edge");
            m.bag(A, "1-gem x4").acts(A)
        };
        let mut m = board("4 4 2");
        m.does(A, "play Living on the Edge").holds(A, "1-gem x3").has_arrows(A, "black");
        let mut m = board("4 4 1");
        m.does(A, "play Living on the Edge").holds(A, "").has_arrows(A, "");
    }

    /// PS-15.1: the pile of a team is the pile of each.
    #[test]
    fn looks_at_the_shared_pile() {
        let m = team().pile(A, "4 4 2").hand(D, "Living on the Edge").bag(D, "1-gem x4");
        m.acts(A).does(D, "play Living on the Edge").holds(D, "1-gem x3");
    }

    /// PS-5.10: in another player's turn the arrows, money and piggy banks it gives are lost.
    #[test]
    fn gives_nothing_off_turn() {
        let mut m = duel().pile(B, "4 4 2").bag(B, "Wound x4").improvises("Living on the Edge");
        m.holds(B, "Wound x3").has_nothing(B);
    }
}
