//! Fly (FC-12.14).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Fly",
    clause: "FC-12.14",
    text: "May move up to 2 spaces and may pass over occupied spaces, but not over a revealed enemy card with Fly. Must end in a free space.",
    more_steps: 1,
    flies: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S26 (FC-12.14).
    /// Also FC-12.14b, FC-12.14d, FC-12.14e.
    #[test]
    fn flyers_pass_cards_but_not_revealed_enemy_flyers() {
        let fly = |n: fn(vocabulary::Board) -> vocabulary::Board| {
            n(field().south("C5", "Wyrvens")).moves(S)
        };
        fly(|b| b.north("C6", "Land Wyrm")).offers(S, "move C5 C7");
        fly(|b| b.north("C6", "Red Dragons")).lacks(S, "move C5 C7");
        fly(|b| b.north_down("C6", "Red Dragons")).offers(S, "move C5 C7").offers(S, "move C5 B5");
        fly(|b| b.south("C6", "Zeppelins").north("A9", "Drakes")).offers(S, "move C5 C7");
    }

    /// FC-S22 (FC-4.6, FC-12.14, FC-6.8).
    #[test]
    fn a_hidden_flyer_walks() {
        let board = field().south_down("C4", "Wyrvens").north("A9", "Pikemen");
        let mut m = board.clone().moves(S);
        m.refuses(S, "move C4 C6", "FC-6.1").does(S, "move C4 C5").hides("C5", "Wyrvens");
        let mut m = board.moves(S);
        m.does(S, "reveal C4").does(S, "move C4 C6").stands(S, "C6", "Wyrvens");
    }
}
