//! Scout (FC-12.30).

use crate::special::{Points, Special, When};

pub const RULE: Special = Special {
    name: "Scout",
    clause: "FC-12.30",
    text: "Cannot make ranged attacks. Once in your movement phase it may reveal one face-down enemy card in range.",
    no_shooting: true,
    points: Some(Points {
        when: When::Movement,
        in_range: true,
        at_hidden: true,
        mark: None,
        moves: false,
    }),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S32 (FC-12.30, FC-6.11).
    #[test]
    fn scouts_move_and_look() {
        let board = field().south("B4", "Desert Scouts").north_down("C7", "Orcs");
        let mut m = board.north_down("E4", "Goblins").moves(S);
        m.does(S, "move B4 B5").refuses(S, "use Scout of B5 on E4", "FC-3.6");
        m.does(S, "use Scout of B5 on C7").stands(N, "C7", "Orcs").hides("E4", "Goblins");
        m.refuses(S, "use Scout of B5 on E4", "FC-6.11");
    }
}
