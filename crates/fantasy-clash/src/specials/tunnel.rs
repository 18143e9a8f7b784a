//! Tunnel (FC-12.36).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Tunnel",
    clause: "FC-12.36",
    text: "Instead of a normal move it may go straight forward to the first free space of its column that is not on the enemy back row. An enemy card with Tunnel in the spaces passed may be revealed to stop it; then it does not move this turn.",
    tunnels: true,
    ..Special::NONE
};
