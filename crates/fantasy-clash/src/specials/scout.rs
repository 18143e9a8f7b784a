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
