//! Shield Brothers (FC-12.31).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Shield Brothers",
    clause: "FC-12.31",
    text: "While this card is revealed your reinforcements cost 2 conquered cards instead of 3.",
    cheapens: 1,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S95 (FC-10.3, FC-14.3, FC-12.31).
    #[test]
    fn what_a_reinforcement_costs() {
        let price = |m: &scenario::Scene<crate::Table>| m.table().open().field().price(S);
        let board = field().south("C4", "Priests").north("E9", "Orcs");
        assert_eq!(price(&board.clone().south_down("A2", "Eric Redcastle").magic(S)), 3);
        let mut m = board.south("A2", "Eric Redcastle").conquered(S, 3).magic(S);
        assert_eq!(price(&m), 2);
        m.dice("6 6").does(S, "cast Blessing of the Harvest from C4").does(S, "end phase");
        assert_eq!(price(&m), 1);
        m.does(S, "reinforce").does(S, "put A1");
        m.lasts("Blessing of the Harvest", "", 0);
        assert_eq!(price(&m), 2);
    }
}
