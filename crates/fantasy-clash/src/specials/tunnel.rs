//! Tunnel (FC-12.36).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Tunnel",
    clause: "FC-12.36",
    text: "Instead of a normal move it may go straight forward to the first free space of its column that is not on the enemy back row. An enemy card with Tunnel in the spaces passed may be revealed to stop it; then it does not move this turn.",
    tunnels: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S28 (FC-12.36).
    /// Also FC-12.36a, FC-12.36b, FC-12.36c.
    #[test]
    fn a_tunnel_leads_to_the_first_free_space_ahead() {
        let board = field().south("C4", "Bore Worms").north("A9", "Orcs");
        let mut m = board.clone().moves(S);
        m.does(S, "tunnel C4").stands(S, "C5", "Bore Worms");
        let board = board.south("C5", "Reapers").north("C6", "Goblins").north("C7", "Trolls");
        let mut m = board.clone().moves(S);
        m.does(S, "tunnel C4").stands(S, "C8", "Bore Worms").refuses(S, "tunnel C8", "FC-6.1");
        let mut m = board.north("C8", "Ogres").moves(S);
        m.lacks(S, "tunnel").refuses(S, "tunnel C4", "FC-12.36");
    }

    /// FC-S29 (FC-12.36d).
    #[test]
    fn a_hidden_tunneller_blocks_a_tunnel() {
        let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
        let board = board.north_down("C6", "Bore Worms").north("C7", "Reapers");
        let mut m = board.clone().moves(S);
        m.does(S, "tunnel C4").may(N, &["block with C6", "pass"]).does(N, "block with C6");
        m.stands(S, "C4", "Bore Worms").stands(N, "C6", "Bore Worms");
        m.refuses(S, "move C4 C3", "FC-6.1");
        let mut m = board.moves(S);
        m.does(S, "tunnel C4")
            .does(N, "pass")
            .stands(S, "C8", "Bore Worms")
            .hides("C6", "Bore Worms");
    }

    /// FC-12.36d: he is asked though his card cannot block, because it might.
    #[test]
    fn who_might_block_a_tunnel_is_asked() {
        let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
        let mut m = board.north_down("C6", "Soul Takers").moves(S);
        m.does(S, "tunnel C4").must(N, "pass").stands(S, "C7", "Bore Worms");
    }

    /// FC-12.36d: a blocker that a Changeling takes blocks nothing.
    #[test]
    fn a_replaced_blocker_does_not_block() {
        let board = field().south("C4", "Bore Worms").south("C5", "Reapers");
        let board = board.south_down("A1", "Changeling").north_down("C6", "Red Stripe");
        let mut m = board.moves(S);
        m.does(S, "tunnel C4").does(N, "block with C6").does(S, "replace with A1");
        m.stands(S, "C6", "Changeling").stands(S, "C7", "Bore Worms");
    }

    /// FC-12.36e: a hidden card does not tunnel.
    #[test]
    fn a_hidden_card_does_not_tunnel() {
        let mut m = field().south_down("C4", "Bore Worms").north("A9", "Orcs").moves(S);
        m.refuses(S, "tunnel C4", "FC-4.6").does(S, "reveal C4").offers(S, "tunnel C4");
    }
}
