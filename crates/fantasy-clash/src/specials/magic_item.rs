//! Magic Item (FC-12.23).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Magic Item",
    clause: "FC-12.23",
    text: "While this card is revealed you may have one magic item more in play than normal, provided at least one of the two is on this card.",
    allows_item: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-9.13: only an own card with the rule allows a second item; who captures or faces one has
    /// nothing of it.
    #[test]
    fn an_enemy_card_allows_no_second_item() {
        let board = field().south("C5", "Trolls").south("B4", "Orcs").north("C7", "Grunt");
        let mut m = board.magic(S);
        m.does(S, "attach Shaman Totem to C7");
        m = settled(m);
        m.refuses(S, "attach War Drum to C7", "FC-9.13").refuses(
            S,
            "attach War Drum to C5",
            "FC-9.13",
        );
    }

    /// FC-S111 (FC-9.15, FC-9.17).
    #[test]
    fn no_item_is_lost_to_the_limit() {
        let board = field().south("C5", "Grunt").south("B4", "Trolls").north("C6", "Templars");
        let mut m = board.magic(S);
        m.does(S, "attach Shaman Totem to C5");
        m = settled(m);
        m.does(S, "attach War Drum to B4").ends_turn(S).to_phase(N, Phase::Combat);
        m.dice("6 6 1 1").does(N, "attack C5 with C6").does(N, "stay").ends_turn(N);
        m.lasts("War Drum", "B4", 1).to_phase(S, Phase::Magic);
        m.refuses(S, "attach Giant Belt to B4", "FC-9.13").has_conquered(N, "Grunt; Shaman Totem");
    }
}
