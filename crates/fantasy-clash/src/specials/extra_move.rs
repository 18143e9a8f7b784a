//! Extra Move (FC-12.12).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Extra Move",
    clause: "FC-12.12",
    text: "May move one space more than it otherwise could.",
    more_steps: 1,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S27 (FC-12.14, FC-12.12).
    /// Also FC-12.14a, FC-12.14c.
    #[test]
    fn serpent_dragons_fly_three_spaces() {
        let board =
            field().south("C5", "Serpent Dragons").north("C6", "Orcs").north("C7", "Goblins");
        let mut m = board.moves(S);
        m.offers(S, "move C5 C8").offers(S, "move C5 D7").lacks(S, "move C5 C9");
        m.refuses(S, "move C5 C7", "FC-6.3").does(S, "move C5 C8").stands(
            S,
            "C8",
            "Serpent Dragons",
        );
    }
}
