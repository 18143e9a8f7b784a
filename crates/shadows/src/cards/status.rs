//! The Leader card and the Bounties: what the rules themselves lay on the table.

/// The card of who leads the round.
pub const LEADER: Status = Status {
    name: "Leader",
    text: "First-player marker. 1 Shield Point for its holder, recovered whenever the card is passed. Its holder performs the TeamUp Phase.",
    copies: 1,
    shield: 1,
};

/// What a KnockDown puts on a head.
pub const BOUNTY: Status = Status {
    name: "Bounty / Bounty X2",
    text: "Gained for KnockingDown an opponent's Hero. A Hero with X Bounties gives X extra Gold to the player who KnocksDown it, and then loses them. Flip to the X2 side for the second Bounty.",
    copies: 5,
    shield: 0,
};

/// A card that no deck holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status {
    pub name: &'static str,
    pub text: &'static str,
    pub copies: u8,
    pub shield: u8,
}

#[cfg(test)]
mod tests {
    use crate::tests::*;

    use super::*;

    /// SH-1.3, SH-18.9: five Bounty cards, two Bounties to a card.
    #[test]
    fn a_sixth_bounty_card_does_not_exist() {
        assert_eq!((BOUNTY.copies, LEADER.copies, LEADER.shield), (5, 1, 1));
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(B, 6);
        let mut m = m.bounties(A, 10).acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").knocked_down(B, 1);
        assert_eq!(m.table().open().players[A].bounties, 10);
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(B, 6);
        let mut m = m.bounties(A, 9).acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass");
        assert_eq!(m.table().open().players[A].bounties, 10);
    }
}
