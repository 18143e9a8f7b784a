//! Scholar (FC-12.29).

use crate::lasting::{Ends, Lasts};
use crate::special::{Points, Special, When};

pub const RULE: Special = Special {
    name: "Scholar",
    clause: "FC-12.29",
    text: "Cannot make ranged attacks. In your movement phase may mark one revealed enemy card in range: -2 on its next combat score. Further scholars on the same card add -1 each. A scholar has one mark; marking anew moves it.",
    no_shooting: true,
    points: Some(Points {
        when: When::Movement,
        in_range: true,
        at_hidden: false,
        mark: Some(Lasts { ends: Ends::NextCombat, score: -1, first: -1, ..Lasts::NOTHING }),
        moves: true,
    }),
    ..Special::NONE
};
