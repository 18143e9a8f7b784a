//! Bounty (FC-12.7).

use crate::lasting::{Ends, Lasts};
use crate::special::{Points, Special, When};

pub const RULE: Special = Special {
    name: "Bounty",
    clause: "FC-12.7",
    text: "Once per game for each copy: when the card is revealed, or later at a priority point in your own turn while it is revealed, put a bounty on any revealed enemy card. In its next combat that card rolls 1d6 fewer for each bounty on it, never below 0 dice; then the bounties are removed.",
    points: Some(Points {
        when: When::OnceRevealed,
        in_range: false,
        at_hidden: false,
        mark: Some(Lasts {
            ends: Ends::NextCombat,
            attack_dice: -1,
            defence_dice: -1,
            ..Lasts::NOTHING
        }),
        moves: false,
    }),
    ..Special::NONE
};
