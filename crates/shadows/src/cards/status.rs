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
