//! War Machine (FC-12.39).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "War Machine",
    clause: "FC-12.39",
    text: "Once revealed it can never move, follow-up included. It may carry no magic item. Your other cards may move through it to the free space directly beyond as one space.",
    immobile: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S125 (FC-12.39, FC-6.8): past an own revealed war machine.
    /// Also FC-12.39a, FC-12.39c.
    #[test]
    fn cards_pass_an_own_revealed_war_machine() {
        let board = field().south_down("C2", "Swordsmen").north("A9", "Orcs");
        let mut m = board.clone().south("C3", "Hellmouth").moves(S);
        m.does(S, "move C2 C4").hides("C4", "Swordsmen").refuses(S, "move C3 C2", "FC-6.13");
        board.clone().south_down("C3", "Hellmouth").moves(S).lacks(S, "move C2 C4");
        board
            .clone()
            .south("C3", "Hellmouth")
            .south("C4", "Pikemen")
            .moves(S)
            .lacks(S, "move C2 C4");
        board.north("C3", "Orc Catapult").moves(S).lacks(S, "move C2 C4");
    }

    /// FC-12.39e: face down a war machine moves like any card.
    #[test]
    fn a_hidden_war_machine_moves() {
        let mut m = field().south_down("C3", "Hellmouth").north("A9", "Orcs").moves(S);
        m.does(S, "move C3 C4").hides("C4", "Hellmouth");
    }

    /// FC-12.39d: a war machine fights in close combat, and stays where it is.
    #[test]
    fn a_war_machine_fights_and_stays() {
        let mut m = duel("Hellmouth", "Goblins").combat(S);
        m.dice("6 6 1 1 1 1").does(S, "attack C6 with C5").gone("C6").stands(S, "C5", "Hellmouth");
        m.asks(S).lacks(S, "follow");
    }
}
